import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { type Cluster, openCluster, startCluster, stopCluster, USER } from './postgres-cluster.ts';
import { runningPort } from './postmaster-file.ts';

const DATABASE = 'kindlist';
const TIMEOUT_MS = 30_000;

/** Processes that share a cluster know of each other by them. */
const PRESENT = 'kindlist present';
const LEAVING = 'kindlist leaving';
/** Nobody joins a server that is being stopped. */
const CONNECTION_LOCK_ID = 7_274_100;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_error_verbosity: 'terse', // its details quote rows, and rows hold people's addresses
  log_min_error_statement: 'panic',
};

/** For a cluster that may be lost at any time, as that of the tests. */
export const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

interface EmbeddedPostgres {
  url(database?: string): string;
  stop(): Promise<void>;
}

/**
 * Made when first needed, joined if it runs already (for another process, or left behind by one that was killed),
 * and brought back on the same port if it dies while in use.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder);
  let isLeaving = false;
  let presence = join();
  const { port } = await presence;

  async function join(wantedPort?: number): Promise<Client> {
    const client = await joinCluster(cluster, { ...SETTINGS, ...settings }, wantedPort);
    client.once('end', () => {
      if (!isLeaving) presence = join(client.port);
    });
    return client;
  }

  const url = (database = DATABASE) => connectionUrl(cluster, port, database);
  await ensureDatabase(url('postgres'));
  return {
    url,
    stop: async () => {
      isLeaving = true;
      const client = await presence.catch(() => null); // it may be coming back just now, or have failed to
      await client?.end();
      await leaveCluster(cluster, url('postgres'));
    },
  };
}

/** A server may be starting, recovering or stopping just now. */
async function joinCluster(cluster: Cluster, settings: Record<string, string>, wantedPort?: number): Promise<Client> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const port = runningPort(cluster.data) ?? (await startOnPort(cluster, settings, wantedPort));
      return await enter(connectionUrl(cluster, port, 'postgres'));
    } catch (error) {
      if (isWrongPassword(error))
        throw new Error(`The password kept beside ${cluster.data} is not that of the cluster.`);
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function startOnPort(cluster: Cluster, settings: Record<string, string>, wantedPort?: number): Promise<number> {
  const port = wantedPort ?? (await freePort());
  await startCluster(cluster, { ...settings, port: String(port) });
  return port;
}

async function enter(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: PRESENT });
  client.on('error', () => {}); // 'end' follows
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [CONNECTION_LOCK_ID]);
  await client.query('select pg_advisory_unlock($1)', [CONNECTION_LOCK_ID]);
  return client;
}

async function leaveCluster(cluster: Cluster, connectionString: string): Promise<void> {
  const client = new Client({ connectionString, application_name: LEAVING });
  client.on('error', () => {}); // a process that left at the same time stopped it
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [CONNECTION_LOCK_ID]);
    const others = await client.query('select from pg_stat_activity where application_name = $1', [PRESENT]);
    if (others.rowCount === 0) await stopCluster(cluster);
  } catch (error) {
    if (runningPort(cluster.data)) throw error;
  } finally {
    await client.end();
  }
}

async function ensureDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (!isDuplicate(error)) throw error; // else another process made it meanwhile
  } finally {
    await client.end();
  }
}

function connectionUrl({ password }: Cluster, port: number, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

function isWrongPassword(error: unknown): boolean {
  return (error as { code?: string }).code === '28P01';
}

function isDuplicate(error: unknown): boolean {
  return ['42P04', '23505'].includes((error as { code?: string }).code ?? '');
}
