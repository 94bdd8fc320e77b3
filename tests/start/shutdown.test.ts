import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Shutdown } from '../../server/base/process/shutdown.ts';
import { LONGEST_WAIT_MS } from '../run-limits.ts';

test('what was opened is closed in the opposite order, whatever goes wrong with one of them', async () => {
  const closed: string[] = [];
  const problems: string[] = [];
  const shutdown = new Shutdown(50);
  shutdown.defer('database', () => closed.push('database'));
  shutdown.defer('jobs', () => new Promise(() => {}));
  shutdown.defer('sockets', () => Promise.reject(new Error('no')));
  shutdown.defer('requests', async () => closed.push('requests'));

  await shutdown.run((problem) => problems.push(problem));

  expect(closed).toEqual(['requests', 'database']);
  expect(problems).toEqual(['sockets: no', 'jobs: took too long to close']);
});

test('a product with its own PostgreSQL ends, and ends that too, though clients say nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  chmodSync(folder, 0o755); // else root's PostgreSQL, which is not root, could not enter
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn('node', [join(import.meta.dirname, '../../dist/server/main.js')], {
    env: { ...environment, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = await addressIn(child.stdout);
  const { port } = new URL(address);
  const [silent, halfway] = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')];
  const live = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  for (const client of [silent, halfway, live]) client.on('error', () => {});
  await Promise.all([once(silent, 'connect'), once(halfway, 'connect'), once(live, 'open')]);
  halfway.write(
    'POST /graphql HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  );
  live.pause(); // it does not even read that it is to go
  const postgres = join(folder, 'postgres/data/postmaster.pid');
  expect(existsSync(postgres)).toBe(true);

  const exit = once(child, 'exit');
  const asked = performance.now();
  child.kill('SIGTERM');
  const [code, signal] = await exit;

  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(LONGEST_WAIT_MS);
  expect(existsSync(postgres)).toBe(false); // as PostgreSQL leaves things when it has ended in order
});

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Kindlist is at (\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The product ended before it was ready');
}
