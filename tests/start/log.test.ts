import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logSettings } from '../../server/base/process/log.ts';

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
  /** The time of the processor, in milliseconds: other work on the machine does not count. */
  const time = (piece: string, length: number) => {
    const tries = Array.from({ length: 9 }, () => {
      const start = process.threadCpuUsage();
      log.error(piece.repeat(length / piece.length));
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000;
    });
    return Math.min(...tries);
  };

  for (const piece of ['a', 'eyJ', '@', 'eyJ.']) {
    time(piece, 20_000);
    expect(time(piece, 160_000), piece).toBeLessThan(24 * Math.max(time(piece, 20_000), 0.5));
  }
});
