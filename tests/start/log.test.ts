import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logSettings } from '../../server/base/process/log.ts';
import { expectGrowth } from '../server/growth.ts';

test('a logged problem names no person and no secret', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const { log } = fastify({ logger: { ...logSettings('info'), stream } });
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

  log.error(new Error(`ann@example.test sent ${token}\n - detail: Failing row contains (1, Ann Lee).`));

  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({ msg: '…@… sent …', err: { message: '…@… sent …' } });
  expect(line).not.toMatch(/ann@|eyJ|Ann Lee/);
  expect(line.trim().split('\n')).toHaveLength(1);
});

test('a long line is logged as quickly as it is read', () => {
  const lines: string[] = [];
  const { log } = fastify({
    logger: { ...logSettings('info'), stream: { write: (line: string) => lines.push(line) } },
  });
  const write = (piece: string) => (length: number) => log.error(piece.repeat(length / piece.length));
  for (const piece of ['a', 'eyJ', '@', 'eyJ.']) {
    expectGrowth(write(piece), { from: 20_000, to: 160_000, factor: 24, least: 0.5 }, piece);
  }
});
