import { expect, test } from 'vitest';
import { visualOrder } from '../../../server/base/look/visual-order.ts';

const seen = (line: string, direction: 'ltr' | 'rtl') =>
  visualOrder(line, direction)
    .map(({ text, isRightToLeft }) => (isRightToLeft ? [...text].reverse().join('') : text))
    .join('');

test.for([
  ['plain English', 'ltr', 'plain English'],
  ['abc אבג 12', 'ltr', 'abc 12 גבא'],
  ['רשימת (2026)', 'rtl', '(2026) תמישר'],
  ['Invoice \u2068אב (ג)\u2069.', 'ltr', 'Invoice (ג) בא.'],
  ['אב \u2068Lego (2024)\u2069 ג', 'rtl', 'ג Lego (2024) בא'],
  ['', 'ltr', ''],
] as const)('%j in a line that runs %s is seen as %j', ([line, direction, drawn]) => {
  expect(seen(line, direction)).toBe(drawn);
});
