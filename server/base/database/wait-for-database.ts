import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { isDatabaseAway } from './availability.ts';

const TIMEOUT_MS = 30_000;

/** A database that is started along with us may need a moment; one that is not there at all is named, without password. */
export async function waitForDatabase(connectionString: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (cause) {
      if (!isDatabaseAway(cause) || Date.now() > deadline) {
        const { host, pathname } = new URL(connectionString);
        const message = `The database at ${host}${pathname} cannot be used: ${(cause as Error).message}`;
        throw new Error(message, { cause });
      }
      await pause(200);
    }
  }
}
