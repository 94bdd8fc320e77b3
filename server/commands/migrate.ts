import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { ensureAdministrator } from '../admin/administrators.ts';
import { seedDemoLists } from '../seeds/demo-lists.seed.ts';
import { seedDevelopment } from '../seeds/development.seed.ts';

const PREPARING = 7_274_101;

/** Brings the tables up to date. Of processes that start at once one does it, and the others wait. */
export async function migrate(orm: MikroORM, connectionString: string): Promise<void> {
  await alone(connectionString, () => orm.migrator.up());
}

/** Puts the demo lists there, or back as they were. */
export async function seed(orm: MikroORM, connectionString: string): Promise<void> {
  await alone(connectionString, () => seedDemoLists(orm.em.fork()));
}

/** People to sign in as while developing, with lists to buy from. */
export async function seedDevelopmentPeople(orm: MikroORM, connectionString: string): Promise<void> {
  await alone(connectionString, () => seedDevelopment(orm.em.fork()));
}

/** Makes the configured administrator; says what kept it from doing so, if anything did. */
export async function seedAdministrator(
  orm: MikroORM,
  connectionString: string,
  credentials: { email: string; password: string },
): Promise<string | null> {
  return alone(connectionString, () => ensureAdministrator(orm.em.fork(), credentials));
}

/** Under an advisory lock on a connection of its own, which gives the lock back even should we be killed. */
async function alone<Result>(connectionString: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARING]);
    return await work();
  } finally {
    await client.end();
  }
}
