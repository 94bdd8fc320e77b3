import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../server/base/postgres/free-port.ts';
import {
  type Cluster,
  openCluster,
  startCluster,
  stopCluster,
  USER,
} from '../../server/base/postgres/postgres-cluster.ts';

const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };

/** A PostgreSQL, and a standby that follows it by streaming replication. For tests and for the bench. */
export class PrimaryAndStandby {
  private readonly folder: string;
  private readonly primary: Server;
  private readonly standby: Server;

  private constructor(folder: string, primary: Server, standby: Server) {
    this.folder = folder;
    this.primary = primary;
    this.standby = standby;
  }

  static async start(): Promise<PrimaryAndStandby> {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-standby-'));
    chmodSync(folder, 0o755); // PostgreSQL's account must get there
    const cluster = await openCluster(join(folder, 'primary'));
    const primary = new Server(cluster, await freePort());
    const standby = new Server(copyOf(cluster, join(folder, 'standby'), primary.port), await freePort());
    const both = new PrimaryAndStandby(folder, primary, standby);
    try {
      await primary.start();
      await primary.control('create database kindlist');
      await standby.start();
      return both;
    } catch (problem) {
      await both.remove();
      throw problem;
    }
  }

  get urls() {
    return { DATABASE_URL: this.primary.url(), DATABASE_REPLICA_URL: this.standby.url() };
  }

  onPrimary(sql: string, values: unknown[] = []) {
    return this.primary.query(sql, values);
  }

  /** Until the standby has all that the primary has by now. */
  async catchUp(): Promise<void> {
    const [now] = await this.primary.control('select pg_current_wal_lsn()::text as lsn');
    await waitUntil(async () => {
      const [row] = await this.standby.control('select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"', [
        now?.lsn,
      ]);
      return row?.isThere === true;
    });
  }

  /** From now on the standby stays as it is. */
  async holdStandby(): Promise<void> {
    await this.catchUp();
    await this.standby.control('select pg_wal_replay_pause()');
    await waitUntil(async () => {
      const [row] = await this.standby.control('select pg_get_wal_replay_pause_state() as state');
      return row?.state === 'paused';
    });
  }

  async releaseStandby(): Promise<void> {
    await this.standby.control('select pg_wal_replay_resume()');
  }

  /** The standby keeps its connections and says nothing, until the function that it gives is called. */
  async freezeStandby(): Promise<() => void> {
    const rows = await this.standby.control(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const pids = rows.map(({ pid }) => Number(pid));
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    };
  }

  stopStandby(): Promise<void> {
    return this.standby.stop();
  }

  startStandby(): Promise<void> {
    return this.standby.start();
  }

  async remove(): Promise<void> {
    await this.standby.stop();
    await this.primary.stop();
    rmSync(this.folder, { recursive: true });
  }
}

class Server {
  readonly port: number;
  private readonly cluster: Cluster;
  private isRunning = false;

  constructor(cluster: Cluster, port: number) {
    this.cluster = cluster;
    this.port = port;
  }

  url(database = 'kindlist'): string {
    return `postgresql://${USER}:${this.cluster.password}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    await startCluster(this.cluster, { ...SETTINGS, port: `${this.port}` });
    this.isRunning = true;
  }

  async stop(): Promise<void> {
    if (this.isRunning) await stopCluster(this.cluster);
    this.isRunning = false;
  }

  /** Facts about the whole server. */
  control(sql: string, values: unknown[] = []) {
    return this.query(sql, values, 'postgres');
  }

  async query(sql: string, values: unknown[] = [], database?: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }
}

/** The files of a cluster that has not run yet, told to follow the server on this port. */
function copyOf(cluster: Cluster, folder: string, port: number): Cluster {
  mkdirSync(folder);
  execFileSync('cp', ['-a', `${dirname(cluster.data)}/.`, folder]);
  const data = join(folder, 'data');
  const source = `host=127.0.0.1 port=${port} user=${USER} password=${cluster.password}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  execFileSync('chown', ['--reference', dirname(cluster.data), folder]);
  return { ...cluster, data, log: join(folder, 'log') };
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
