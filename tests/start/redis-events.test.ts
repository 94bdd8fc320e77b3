import { Client } from 'pg';
import { expect, vi } from 'vitest';
import type { Bus } from '../../server/core/events/bus.ts';
import type { LiveEvent } from '../../server/core/events/live-event.ts';
import { redisBus } from '../../server/core/events/redis-bus.ts';
import { test as base } from './product.ts';
import { Program } from './programs.ts';

/** `join` is a process that follows the events through Redis; `announce` says one in the database. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('redis', async ({}, { onCleanup }) => {
    const redis = await Program.redis();
    onCleanup(() => redis.remove());
    return redis;
  })
  .extend('join', async ({ redis, database }, { onCleanup }) => {
    const buses: Bus[] = [];
    onCleanup(async () => {
      await Promise.all(buses.map((bus) => bus.close().catch(() => {})));
    });
    return async () => {
      const bus = await redisBus({ redisUrl: `redis://127.0.0.1:${redis.port}`, databaseUrl: database });
      const received: LiveEvent[] = [];
      const gap = vi.fn();
      bus.onEvent((event) => received.push(event));
      bus.onGap(gap);
      buses.push(bus);
      return { received, gap, close: () => bus.close() };
    };
  })
  .extend('ask', async ({ database }, { onCleanup }) => {
    const client = new Client({ connectionString: database });
    await client.connect();
    onCleanup(() => client.end());
    return async (query: string): Promise<Record<string, unknown>[]> => (await client.query(query)).rows;
  })
  .extend('announce', ({ ask }) => {
    return (memberId: string) =>
      ask(`select pg_notify('kindlist_events', '{"kind":"ACCOUNT_CHANGED","userId":"${memberId}"}')`);
  })
  .extend('listeners', ({ ask }) => {
    return async () =>
      (await ask(`select pid from pg_stat_activity where datname = current_database() and query ~* '^listen'`)).length;
  });

const accounts = (events: LiveEvent[]) => events.map((event) => ('userId' in event ? event.userId : event.kind));

test('all processes get every event in its order, while one of them listens to the database', async ({
  join,
  announce,
  listeners,
}) => {
  const processes = [await join(), await join(), await join()];

  for (const name of ['1', '2', '3']) await announce(name);

  for (const { received } of processes) {
    await vi.waitUntil(() => received.length === 3);
    expect(accounts(received)).toEqual(['1', '2', '3']);
  }
  expect(await listeners()).toBe(1);
});

test('when the one that listens leaves, another takes its place, and says that events may have been missed', async ({
  join,
  announce,
  listeners,
}) => {
  const first = await join();
  const second = await join();
  const gapsBefore = second.gap.mock.calls.length;

  await first.close();

  await vi.waitUntil(() => second.gap.mock.calls.length > gapsBefore);
  await announce('1');
  await vi.waitUntil(() => second.received.length > 0);
  expect(accounts(second.received)).toEqual(['1']);
  expect(await listeners()).toBe(1);
});

test('what comes of a process whose place is taken is passed over', async ({ redis, join, announce }) => {
  const { createClient } = await import('@redis/client');
  const stranger = createClient({ url: `redis://127.0.0.1:${redis.port}` });
  await stranger.connect();
  const { received } = await join();
  await announce('1');
  await vi.waitUntil(() => received.length === 1);

  await stranger.publish('kindlist_events', '1 {"kind":"ACCOUNT_CHANGED","userId":"old"}');
  await announce('2');

  await vi.waitUntil(() => received.length === 2);
  expect(accounts(received)).toEqual(['1', '2']);
  await stranger.close();
});

test('after Redis was away, events come again, and everybody knows that some may have been missed', async ({
  redis,
  join,
  announce,
}) => {
  const processes = [await join(), await join()];
  const gapsBefore = processes.map(({ gap }) => gap.mock.calls.length);

  await redis.kill();
  await announce('missed');
  await redis.start();

  for (const [index, { gap }] of processes.entries()) {
    await vi.waitUntil(() => gap.mock.calls.length > (gapsBefore[index] ?? 0));
  }
  await vi.waitUntil(async () => {
    await announce('again');
    return processes.every(({ received }) => accounts(received).includes('again'));
  });
});

test('a Redis that is not there is said at the start, without the password', async ({ database }) => {
  const start = redisBus({ redisUrl: 'redis://:secret@127.0.0.1:1', databaseUrl: database });

  await expect(start).rejects.toThrow('Redis is not to be reached at 127.0.0.1:1');
});
