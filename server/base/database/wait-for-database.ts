import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { isDatabaseAway } from './availability.ts';

const TIMEOUT_MS = 30_000;
const SAID_EVERY_MS = 3_000;

/** Statements of ours need it, `merge` and `nulls not distinct` among them. */
const OLDEST_VERSION = 15;

/**
 * Waits for a database that is started along with us, and says so at once and every few seconds. Throws for one that does not come, and for
 * one that is too old. Messages name the database without its password.
 */
export async function waitForDatabase(connectionString: string, say: (waiting: string) => void): Promise<void> {
  const { host, pathname } = new URL(connectionString);
  const database = `The database at ${host}${pathname}`;
  const deadline = Date.now() + TIMEOUT_MS;
  let sayAt = 0;
  for (;;) {
    try {
      const version = await versionOf(connectionString);
      if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
      throw new Error(`it is PostgreSQL ${version}, and Kindlist needs ${OLDEST_VERSION} or newer`);
    } catch (cause) {
      if (!isDatabaseAway(cause) || Date.now() > deadline) {
        throw new Error(`${database} cannot be used: ${(cause as Error).message}`, { cause });
      }
      if (Date.now() >= sayAt) {
        const seconds = Math.ceil((deadline - Date.now()) / 1000);
        say(`${database} does not answer yet; trying again for ${seconds} s: ${(cause as Error).message}`);
        sayAt = Date.now() + SAID_EVERY_MS;
      }
      await pause(200);
    }
  }
}

async function versionOf(connectionString: string): Promise<string> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}
