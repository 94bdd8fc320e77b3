import { join } from 'node:path';
import { Client } from 'pg';
import { DISPOSABLE, startEmbeddedPostgres } from './embedded-postgres.ts';

const PREFIX = 'kindlist_scratch';
/** Each waits for a checkpoint, which they share. */
const DROPPED_AT_ONCE = 8;

interface ScratchServer {
  url: string;
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The server of DATABASE_URL, where databases are made beside the given one; else an embedded one of its own. */
export async function startScratchServer({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Promise<ScratchServer> {
  if (DATABASE_URL) return scratchServer(DATABASE_URL);
  const embedded = await startEmbeddedPostgres(join(DATA_DIR || '.data', 'scratch-postgres'), DISPOSABLE);
  await dropAbandoned(embedded.url());
  const server = scratchServer(embedded.url());
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await embedded.stop();
    },
  };
}

/** Nobody may be connected to the original. The copy is gone when the server stops. */
export async function cloneDatabase(server: string, original: string): Promise<string> {
  const template = new URL(original).pathname.slice(1);
  const name = `${template}_${crypto.randomUUID().slice(0, 8)}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return withDatabase(server, name);
}

function scratchServer(url: string): ScratchServer {
  const run = `${PREFIX}_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  let made = 0;
  return {
    url,
    createDatabase: async () => {
      made += 1;
      const name = `${run}_${made}`;
      await withClient(url, (client) => client.query(`create database ${name}`));
      return withDatabase(url, name);
    },
    stop: () => dropDatabases(url, (name) => name.startsWith(run)),
  };
}

function dropAbandoned(url: string): Promise<void> {
  return dropDatabases(url, (name) => !isAlive(Number(name.split('_')[2])));
}

async function dropDatabases(url: string, isMeant: (name: string) => boolean): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query('select datname from pg_database where starts_with(datname, $1)', [PREFIX]),
  );
  const names = rows.map(({ datname }) => datname as string).filter(isMeant);
  const dropInTurn = async (client: Client) => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      await client.query(`drop database if exists ${name} with (force)`);
  };
  await Promise.all(Array.from({ length: DROPPED_AT_ONCE }, () => withClient(url, dropInTurn)));
}

async function withClient<Result>(connectionString: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = name;
  return changed.href;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
