import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../../server/commands/migrate.ts';
import config from '../../../server/mikro-orm.config.ts';
import { aDatabase } from '../template-database.ts';

const COLUMNS = 'Migration20261127163222_add_past_lists';
const INDEXES = 'Migration20261127155500_add_indexes_concurrently';
const PATIENCE = { timeout: 60_000, interval: 20 };

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A database in which the migration has yet to be applied. */
async function databaseBefore(name: string) {
  const url = await aDatabase();
  const orm = await MikroORM.init({ ...config, clientUrl: url });
  onTestFinished(() => orm.close());
  await orm.migrator.down({ migrations: [name] });
  return { url, orm, client: await connected(url) };
}

/** As a backup does, which reads all rows of a table. */
async function holdLists(url: string): Promise<Client> {
  const holder = await connected(url);
  await holder.query(`set application_name = 'the backup'`);
  await holder.query('begin');
  await holder.query('lock table lists in access share mode');
  return holder;
}

async function isAskedFor(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_locks join pg_database d on d.oid = database and d.datname = current_database()
     where relation = 'lists'::regclass and mode = 'AccessExclusiveLock' and not granted`,
  );
  return Boolean(rowCount);
}

async function hasColumn(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns where table_name = 'lists' and column_name = 'past_since'`,
  );
  return Boolean(rowCount);
}

async function isValid(client: Client, index: string): Promise<boolean | undefined> {
  const { rows } = await client.query('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [
    index,
  ]);
  return rows[0]?.valid;
}

test('while a backup reads, a migration waits, and those who read meanwhile are answered', async () => {
  const { url, orm, client } = await databaseBefore(COLUMNS);
  const reader = await connected(url);
  const holder = await holdLists(url);
  const said: string[] = [];

  const migrating = migrate(orm, url, { say: (message) => said.push(message) });
  await vi.waitFor(async () => expect(await isAskedFor(client)).toBe(true), PATIENCE);
  await reader.query('select from lists'); // while the backup goes on

  expect(await hasColumn(client)).toBe(false);
  await vi.waitFor(() => expect(said.join()).toContain('the backup'), PATIENCE);
  await holder.query('commit');
  expect(await migrating).toEqual([COLUMNS]);
  expect(await hasColumn(client)).toBe(true);
  expect(said).toHaveLength(1);
});

test('a migration that gives up says who held the lock, and is applied by the next start', async () => {
  const { url, orm, client } = await databaseBefore(COLUMNS);
  const holder = await holdLists(url);

  await expect(migrate(orm, url, { say: () => {}, givesUpAfterMs: 4_000 })).rejects.toThrow(
    /add_past_lists did not get its locks.* held by process \d+ \(the backup, .*lock table lists/,
  );

  expect(await hasColumn(client)).toBe(false);
  await holder.query('commit');
  expect(await migrate(orm, url)).toEqual([COLUMNS]);
});

test('an index whose making was interrupted is made anew by the next start', async () => {
  const { url, orm, client } = await databaseBefore(INDEXES);
  const [plain, unique] = ['pledges_note_id_index', 'draw_participants_draw_id_user_id_unique'];
  await client.query(`create index ${plain} on pledges (note_id)`);
  await client.query(`create unique index ${unique} on draw_participants (draw_id, user_id)`);
  await client.query(
    `update pg_index set indisvalid = false where indexrelid in ('${plain}'::regclass, '${unique}'::regclass)`,
  );

  expect(await migrate(orm, url)).toEqual([INDEXES]);

  expect(await isValid(client, plain)).toBe(true);
  expect(await isValid(client, unique)).toBe(true);
  const { rowCount } = await client.query('select from pg_constraint where conname = $1', [unique]);
  expect(rowCount).toBe(1);
});

test('an index is made while a backup reads, and keeps nobody from writing', async () => {
  const { url, orm, client } = await databaseBefore(INDEXES);
  const holder = await connected(url);
  await holder.query('begin isolation level repeatable read, read only');
  await holder.query('select from pledges, draws, draw_participants, off_list_gifts');

  const migrating = migrate(orm, url, { say: () => {} });
  await vi.waitFor(async () => {
    const { rowCount } = await client.query(
      `select from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and locktype = 'virtualxid' and not granted`,
    );
    expect(rowCount).toBeGreaterThan(0);
  }, PATIENCE);
  await client.query('update off_list_gifts set id = id');
  await holder.query('commit');

  expect(await migrating).toEqual([INDEXES]);
});

test('rows that violate a new rule are told by its name', async () => {
  const { url, orm, client } = await databaseBefore(COLUMNS);
  await migrate(orm, url);
  await client.query(`alter table mikro_orm_migrations add constraint is_nameless check (name = '') not valid`);
  const said: string[] = [];

  await migrate(orm, url, { say: (message) => said.push(message) });

  expect(said).toEqual([expect.stringContaining('is_nameless of mikro_orm_migrations')]);
});
