import type { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { appliedMigrations, MIGRATIONS_TABLE } from './initial-migration.ts';
import type { LockPatience } from './lock-patience.ts';

export interface NamedMigration {
  name: string;
  migration: Migration;
}

const CONCURRENT = /^create (?:unique )?index concurrently if not exists ("\w+")/;

/** Every migration that this Kindlist has, the oldest first. */
export function knownMigrations(orm: MikroORM): NamedMigration[] {
  return (orm.config.get('migrations').migrationsList ?? []).flatMap((each) =>
    'class' in each
      ? [{ name: each.name, migration: new each.class(orm.em.getDriver(), orm.config) as Migration }]
      : [],
  );
}

export async function statementsOf({ name, migration }: NamedMigration): Promise<string[]> {
  migration.reset();
  await migration.up();
  return migration.getQueries().map((query) => {
    if (typeof query !== 'string') throw new Error(`${name} does not say in SQL what it does.`);
    return query;
  });
}

/** Gives the names of those that were not applied before. Each is by itself, and is begun anew where it did not get its locks. */
export async function applyMigrations(client: Client, orm: MikroORM, patience: LockPatience): Promise<string[]> {
  await orm.migrator.getExecuted(); // makes the table that they are noted in
  const applied = await appliedMigrations(client);
  const pending = knownMigrations(orm).filter(({ name }) => !applied.includes(name));
  for (const each of pending) {
    const statements = await statementsOf(each);
    await patience.retried(each.name, () =>
      each.migration.isTransactional()
        ? applyAsWhole(client, each.name, statements, patience)
        : applyOneByOne(client, each.name, statements, patience),
    );
  }
  return pending.map(({ name }) => name);
}

async function applyAsWhole(client: Client, name: string, statements: string[], patience: LockPatience): Promise<void> {
  await patience.keepNobodyWaiting();
  await client.query('begin');
  try {
    for (const sql of statements) await client.query(sql);
    await note(client, name);
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback').catch(() => {}); // a connection that is gone has rolled back
    throw problem;
  }
}

/** Statements that cannot be in a transaction: all of them again, if one failed. */
async function applyOneByOne(
  client: Client,
  name: string,
  statements: string[],
  patience: LockPatience,
): Promise<void> {
  for (const sql of statements) {
    const [, index] = CONCURRENT.exec(sql.trim()) ?? [];
    await (index ? patience.waitBesideOthers() : patience.keepNobodyWaiting());
    if (index) await dropUnfinished(client, index);
    await client.query(sql);
  }
  await note(client, name);
}

/** An index whose making was interrupted stays, is written and never read, and `if not exists` would take it for the index. */
async function dropUnfinished(client: Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rowCount) await client.query(`drop index concurrently ${index}`);
}

async function note(client: Client, name: string): Promise<void> {
  await client.query(`insert into ${MIGRATIONS_TABLE} (name) values ($1)`, [name]);
}
