import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { migrate } from '../../../server/commands/migrate.ts';
import { backUp } from '../../../server/core/backup/back-up.ts';
import { restore } from '../../../server/core/backup/restore.ts';
import config from '../../../server/mikro-orm.config.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { aDatabase, anEmptyDatabase } from '../template-database.ts';

const SHARED_LIST = `query ($token: String!) { sharedList(token: $token) { name items { title } } }`;

/** Everything that PostgreSQL knows about the tables: `pg_dump --schema-only` says no more. */
const SCHEMA = `
  select format('%s %s.%s %s %s %s', a.attnum, t.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid)) as line
  from pg_class t join pg_attribute a on a.attrelid = t.oid left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'S') and a.attnum > 0
  union all select format('%s %s %s', relname, relkind, relpersistence) from pg_class where relnamespace = 'public'::regnamespace
  union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by line`;

/** As a release has left it, with rows in every table. */
async function aDatabaseOf(version: '0.1.0' | '0.2.0', changes = ''): Promise<string> {
  const url = await anEmptyDatabase();
  await asked(url, readFileSync(new URL(`version-${version}.sql`, import.meta.url), 'utf8') + changes);
  return url;
}

const aDatabaseOfVersion01 = (changes = '') => aDatabaseOf('0.1.0', changes);

async function asked(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** In any order of the columns, and without those that were dropped, which PostgreSQL goes on numbering. */
async function schemaOf(url: string): Promise<string[]> {
  const lines = (await asked(url, SCHEMA)).map(({ line }) => `${line}`);
  return lines
    .filter((line) => !line.includes('pg.dropped'))
    .map((line) => line.replace(/^\d+ /, ''))
    .sort();
}

async function upgrade(url: string): Promise<void> {
  const orm = await MikroORM.init({ ...config, clientUrl: url });
  try {
    await migrate(orm, url);
  } finally {
    await orm.close();
  }
}

/** Kinds of notices that came after version 0.2.0. */
const NEW_NOTICES = [
  ...[
    'SHOPPING_STARTED',
    'GIFTS_TO_DO',
    'POOL_BOUGHT',
    'POOL_ENDED',
    'POOL_FULL',
    'POOL_LEADERLESS',
    'POOL_TAKEN_OVER',
  ],
  ...[
    'POOL_WITHDRAWN',
    'STILL_WANTED',
    'WISHES_ADDED',
    'PRICE_FELL',
    'SOLD_OUT',
    'ITEM_SUGGESTED',
    'QUESTION_ASKED',
    'LIST_HANDED_OVER',
    'AFTER_THE_DAY',
  ],
];

/** The rows of each table, by its name. Columns that later migrations add may be beside those that were there. */
async function rowsOf(url: string): Promise<Record<string, object[]>> {
  const tables = await asked(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> 'mikro_orm_migrations' order by 1`,
  );
  const rows: Record<string, object[]> = {};
  for (const { name } of tables) {
    const found = await asked(url, `select to_jsonb(t) as row from ${name} t order by t::text`);
    rows[`${name}`] = found.map(({ row }) => row as object);
  }
  return rows;
}

test.for(['0.1.0', '0.2.0'] as const)(
  'a database of version %s has the tables of a new one after the upgrade, and every row',
  async (version) => {
    const url = await aDatabaseOf(version);
    const before = await rowsOf(url);
    for (const [name, rows] of Object.entries(before)) expect(rows, name).not.toEqual([]);

    await upgrade(url);

    expect(await asked(url, SCHEMA)).toEqual(await asked(await aDatabase(), SCHEMA));
    expect(await rowsOf(url)).toMatchObject(before);
  },
);

test('people who signed in with Google before go on doing so after the upgrade', async () => {
  const link = `update users set google_subject = '1084' where id = (select id from users where not is_system limit 1);`;
  const url = await aDatabaseOfVersion01(link);

  await upgrade(url);

  const [user] = await asked(url, `select id from users where google_subject = '1084'`);
  expect(await asked(url, 'select issuer, subject, user_id, issuer_id from identities')).toEqual([
    { issuer: 'https://accounts.google.com', subject: '1084', user_id: user?.id, issuer_id: 'google' },
  ]);
});

test.for(['0.1.0', '0.2.0'] as const)('an upgraded database of version %s is upgraded once', async (version) => {
  const url = await aDatabaseOf(version);
  await upgrade(url);
  const applied = await asked(url, 'select * from mikro_orm_migrations');

  await upgrade(url);

  expect(await asked(url, 'select * from mikro_orm_migrations')).toEqual(applied);
});

test('every migration since version 0.2.0 can be taken back, one by one, also with notices of new kinds, and applied once more', async () => {
  const url = await aDatabaseOf('0.2.0');
  const before = await schemaOf(url);
  const rows = await rowsOf(url);
  await upgrade(url);
  const orm = await MikroORM.init({ ...config, clientUrl: url });
  onTestFinished(() => orm.close());
  const known = (await asked(await aDatabaseOf('0.2.0'), 'select name from mikro_orm_migrations')).map(
    ({ name }) => name,
  );
  const added = (await orm.migrator.getExecuted()).map(({ name }) => name).filter((name) => !known.includes(name));
  expect(added.length).toBeGreaterThan(30);
  for (const kind of NEW_NOTICES)
    await asked(
      url,
      `insert into notifications select (jsonb_populate_record(null::notifications, to_jsonb(n) || jsonb_build_object('id', gen_random_uuid(), 'kind', '${kind}'))).*
       from (select * from notifications limit 1) n`,
    );

  for (const name of added.toReversed()) await orm.migrator.down({ migrations: [name] });

  expect(await schemaOf(url)).toEqual(before);
  expect(await rowsOf(url)).toMatchObject(rows);
  await migrate(orm, url);
  expect(await schemaOf(url)).toEqual(await schemaOf(await aDatabase()));
  expect(await rowsOf(url)).toMatchObject(rows);
});

test('a database that an early build of version 0.1 left is refused, and stays as it was', async () => {
  const url = await aDatabaseOfVersion01(`delete from mikro_orm_migrations where name = 'Migration20261125150500';`);
  const before = await asked(url, SCHEMA);

  await expect(upgrade(url)).rejects.toThrow('Start the last build of Kindlist 0.1.0 on it once, then this version');

  expect(await asked(url, SCHEMA)).toEqual(before);
  expect(await asked(url, 'select * from mikro_orm_migrations')).toHaveLength(46);
});

test.for(['0.1.0', '0.2.0'] as const)(
  'a backup of version %s is restored into the tables of this one',
  async (version, { infrastructure: { imageStore } }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-upgrade-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'backup.tar.gz');
    const [old, url] = [await aDatabaseOf(version), await anEmptyDatabase()];
    await backUp(createWriteStream(file), { databaseUrl: old, imageStore, signingSecret: null });
    const orm = await MikroORM.init({ ...config, clientUrl: url });
    onTestFinished(() => orm.close());

    await restore(file, { databaseUrl: url, orm, imageStore, keepSecret: () => {}, isReplacing: false });
    await migrate(orm, url); // as the command does: what came after the backup

    const { presences: _, ...rows } = await rowsOf(old); // not written down: PostgreSQL itself forgets them in a crash
    expect(await rowsOf(url)).toMatchObject(rows);
    expect(await asked(url, SCHEMA)).toEqual(await asked(await aDatabase(), SCHEMA));
  },
);

// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
const onUpgraded = test.extend('databaseUrl', { scope: 'file' }, async ({}) => {
  const url = await aDatabaseOfVersion01();
  await upgrade(url);
  return url;
});

onUpgraded('lists of version 0.1 are there for their guests', async ({ app }) => {
  const { data } = await send(app, SHARED_LIST, null, { token: 'the-birthday-of-ida-0123456789' });

  expect(data).toMatchObject({ sharedList: { name: 'Birthday', items: [{ title: 'Mug' }] } });
});
