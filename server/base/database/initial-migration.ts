import type { Client } from 'pg';

export const MIGRATIONS_TABLE = 'mikro_orm_migrations';

/** Makes every table of 0.1.0, in place of the migrations that 0.1.0 had. */
const INITIAL = 'Migration20261125160000_initial';
const LAST_OF_VERSION_0_1 = 'Migration20261125150500';

export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`);
  return rows.map(({ name }) => name);
}

/** The migrations to apply for the tables that `applied` made: with the initial one in place of those of 0.1.0. */
export function withInitial(applied: string[]): string[] {
  const later = applied.filter((name) => name >= INITIAL);
  if (later.length === applied.length) return applied;
  if (!applied.includes(LAST_OF_VERSION_0_1)) {
    throw new Error(
      'The database is that of an early build of Kindlist 0.1.0. Start the last build of Kindlist 0.1.0 on it once, then this version: docs/operating.md, “Upgrading”.',
    );
  }
  return [INITIAL, ...later.filter((name) => name !== INITIAL)];
}

/** Notes the initial migration as applied where those of 0.1.0 were. Their names stay, so that servers of 0.1.0 can still start. */
export async function recogniseInitial(client: Client): Promise<void> {
  const { rowCount: isThere } = await client.query('select where to_regclass($1) is not null', [MIGRATIONS_TABLE]);
  if (!isThere) return;
  const applied = await appliedMigrations(client);
  if (applied.includes(INITIAL) || !withInitial(applied).includes(INITIAL)) return;
  await client.query('begin');
  await client.query('drop function if exists trigrams_of(text)'); // which 0.1.0 used no more
  await client.query(`insert into ${MIGRATIONS_TABLE} (name) values ($1)`, [INITIAL]);
  await client.query('commit');
}
