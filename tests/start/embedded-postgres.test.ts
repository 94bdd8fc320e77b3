import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { test as base, expect, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../server/base/postgres/embedded-postgres.ts';

/** `hold` starts another process that uses the cluster in `folder`. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('folder', async ({}, { onCleanup }) => {
    const parent = mkdtempSync(join(tmpdir(), 'kindlist-'));
    chmodSync(parent, 0o755); // else root's PostgreSQL, which is not root, could not enter
    onCleanup(() => rmSync(parent, { recursive: true }));
    return join(parent, 'postgres');
  })
  .extend('hold', async ({ folder }, { onCleanup }) => {
    const holders: ChildProcess[] = [];
    onCleanup(async () => {
      await Promise.all(holders.map((holder) => end(holder, 'SIGTERM')));
      const left = await startEmbeddedPostgres(folder);
      await left.stop();
    });
    return async () => {
      const holder = fork(join(import.meta.dirname, 'hold-postgres.ts'), [folder], { execArgv: [] });
      holders.push(holder);
      const [url] = (await once(holder, 'message')) as [string];
      return { url, process: holder };
    };
  });

async function end(holder: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const exit = once(holder, 'exit');
  holder.kill(signal);
  await exit;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('it outlives the kill of its process, and the next one takes it over and stops it', async ({ folder, hold }) => {
  const killed = await hold();
  await query(killed.url, 'create table gifts as select 1 as id');
  await end(killed.process, 'SIGKILL');

  const next = await startEmbeddedPostgres(folder);
  const rows = await query(next.url(), 'select id from gifts');
  await next.stop();

  expect(rows).toEqual([{ id: 1 }]);
  await expect(query(killed.url, 'select')).rejects.toThrow('ECONNREFUSED');
});

test('two that start at once share it, and it stays until the last one leaves', async ({ hold }) => {
  const [first, second] = await Promise.all([hold(), hold()]);

  await end(first.process, 'SIGTERM');

  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select 1 as id')).toEqual([{ id: 1 }]);
});

test('it comes back at the same address when it is killed itself', async ({ folder, hold }) => {
  const { url } = await hold();

  process.kill(postmasterOf(folder), 'SIGKILL');

  await vi.waitUntil(() => query(url, 'select').catch(() => null));
});

test('it starts although its old process id is somebody else’s by now', async ({ folder, hold }) => {
  const { process: holder } = await hold();
  const file = join(folder, 'data', 'postmaster.pid');
  const left = readFileSync(file, 'utf8');
  await end(holder, 'SIGTERM');
  writeFileSync(file, left.replace(/^\d+/, String(process.pid)));

  const next = await startEmbeddedPostgres(folder);
  await next.stop();
});

test('files of another version are refused, and left alone', async ({ folder, hold }) => {
  const { process: holder } = await hold();
  await end(holder, 'SIGTERM');
  const version = join(folder, 'data', 'PG_VERSION');
  writeFileSync(version, '17\n');

  await expect(startEmbeddedPostgres(folder)).rejects.toThrow('was made by PostgreSQL 17');
  writeFileSync(version, '18\n');
});
