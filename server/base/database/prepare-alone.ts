import { Client } from 'pg';

const PREPARATION_LOCK_ID = 7_274_101;

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
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK_ID]);
    return await work(client);
  } finally {
    await client.end();
  }
}
