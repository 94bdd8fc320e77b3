import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { freePort } from '../server/base/postgres/free-port.ts';
import { CHANNEL } from '../server/core/events/live-event.ts';
import type { FollowerJob, FollowerReport } from './event-follower.ts';
import { machineTime } from './machine-time.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';
import { cpuTimeOf } from './server-process.ts';

const SERVERS = [10, 100];
/** A hundred processes would leave two cores no time to measure. */
const SERVERS_OF_A_PROCESS = 10;
const EVENTS = 200;
/** The server's own loader: its classes name fields in their constructors. */
const READS_TYPESCRIPT = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];

interface Followed {
  listeners: number;
  /** In milliseconds, the median from an event's commit to the last server. */
  last: number;
  /** In milliseconds of all of PostgreSQL's connections, for one event. */
  databaseCpu: number;
}

/** With Redis, where one of the servers listens for all, beside each listening by itself. */
export async function eventsToServers(databaseUrl: string): Promise<Figure[]> {
  const redis = await startRedis();
  const rows: Record<string, Record<string, string | number>> = {};
  const figures: Figure[] = [];
  try {
    for (const count of SERVERS) {
      const through = await follow(count, { databaseUrl, redisUrl: redis.url });
      const direct = await follow(count, { databaseUrl });
      rows[`${count} servers, Redis`] = cells(through);
      rows[`${count} servers, each by itself`] = cells(direct);
      const name = `event at the last of ${count} servers`;
      figures.push(
        { name, product: through.last, floor: direct.last, unit: 'ms', measure: 'product', atMost: 25 },
        {
          name: `listeners for ${count} servers`,
          product: through.listeners,
          unit: '',
          measure: 'product',
          atMost: 1,
        },
      );
    }
  } finally {
    redis.child.kill();
  }
  console.table(rows);
  return figures;
}

function cells({ listeners, last, databaseCpu }: Followed) {
  return { listeners, 'last, ms': last.toFixed(2), 'CPU of PostgreSQL per event, ms': databaseCpu.toFixed(2) };
}

async function follow(count: number, source: Omit<FollowerJob, 'servers'>): Promise<Followed> {
  const client = new Client({ connectionString: source.databaseUrl });
  await client.connect();
  const followers: ChildProcess[] = [];
  try {
    const job = { servers: SERVERS_OF_A_PROCESS, ...source };
    for (let servers = 0; servers < count; servers += job.servers) followers.push(await startFollower(job));
    const pids = await connectionsOf(client);
    const listeners = await countListeners(client);
    const cpuBefore = total(pids.map(cpuTimeOf));
    const times: number[] = [];
    for (let event = 0; event < EVENTS; event += 1) {
      const reports = followers.map((follower) => once(follower, 'message') as Promise<[FollowerReport]>);
      await client.query('select pg_notify($1, $2)', [CHANNEL, '{"kind":"ACCOUNT_CHANGED","userId":"nobody"}']);
      const committedAt = machineTime();
      const received = (await Promise.all(reports)).map(([report]) => ('receivedAt' in report ? report.receivedAt : 0));
      times.push(Math.max(...received) - committedAt);
    }
    const databaseCpu = (total(pids.map(cpuTimeOf)) - cpuBefore) / EVENTS;
    return { listeners, last: median(times), databaseCpu };
  } finally {
    for (const follower of followers) follower.kill();
    await client.end();
  }
}

async function startFollower(job: FollowerJob): Promise<ChildProcess> {
  const follower = fork(new URL('./event-follower.ts', import.meta.url), { execArgv: READS_TYPESCRIPT });
  const ready = Promise.race([
    once(follower, 'message'),
    once(follower, 'exit').then(([code]) => Promise.reject(new Error(`A process ended with ${code}`))),
  ]);
  follower.send(job);
  await ready;
  return follower;
}

async function connectionsOf(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => pid);
}

async function countListeners(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and query ~* $1`,
    [`^listen ${CHANNEL}`],
  );
  return rows[0]?.count ?? 0;
}

async function startRedis(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  await once(child, 'spawn');
  const url = `redis://127.0.0.1:${port}`;
  for (;;) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    client.destroy();
    if (isThere) return { url, child };
    await pause(20);
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
