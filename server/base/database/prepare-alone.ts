import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const PREPARATION_LOCK_ID = 7_274_101;
const ASKED_EACH_MS = 200;

/**
 * One process prepares the database while the others wait. An advisory lock on a connection of its own is given back
 * even if we are killed.
 */
export async function prepareAlone<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    // An index that is made concurrently waits for every statement that began before it: also for one that waits for this lock.
    while (!(await hasLock(client))) await wait(ASKED_EACH_MS);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hasLock(client: Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [PREPARATION_LOCK_ID]);
  return rows[0].isOurs;
}
