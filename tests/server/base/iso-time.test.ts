import { expect, test } from 'vitest';
import { isoTime } from '../../../server/base/database/iso-time.ts';

test.for<[stored: string, answered: string]>([
  ['2026-11-24T09:00:00.123+00:00', '2026-11-24T09:00:00.123Z'],
  ['2026-11-24T09:00:00.123987+00:00', '2026-11-24T09:00:00.123Z'],
  ['2026-11-24T09:00:00.12+00:00', '2026-11-24T09:00:00.120Z'],
  ['2026-11-24T09:00:00.1234+01:00', '2026-11-24T08:00:00.123Z'],
  ['2026-11-24T09:00:00.12345+05:30', '2026-11-24T03:30:00.123Z'],
  ['2026-11-24T09:00:00+00:00', '2026-11-24T09:00:00.000Z'],
])('what PostgreSQL writes as %s is answered as %s', ([stored, answered]) => {
  expect(isoTime(stored)).toBe(answered);
  expect(isoTime(new Date(stored))).toBe(answered);
});
