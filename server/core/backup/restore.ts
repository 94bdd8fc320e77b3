import { createReadStream } from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { knownMigrations, type NamedMigration, statementsOf } from '../../base/database/apply-migrations.ts';
import { MIGRATIONS_TABLE, withInitial } from '../../base/database/initial-migration.ts';
import { prepareAlone } from '../../base/database/prepare-alone.ts';
import { contentTypeOf } from '../images/image-address.ts';
import type { ImageStore } from '../images/image-store.ts';
import {
  type BackupDescription,
  type BackupPart,
  type BackupTotals,
  checkBackup,
  readBackup,
} from './backup-archive.ts';
import { fillTable, moveSequences, quoted, type Table, withoutReferences } from './tables.ts';

/** pg-boss makes it again when a server starts. */
const JOBS_SCHEMA = 'jobs';

interface RestoreTarget {
  databaseUrl: string;
  orm: MikroORM;
  imageStore: ImageStore;
  keepSecret: (secret: string) => void;
  isReplacing: boolean;
}

interface RestoreReport extends BackupTotals {
  madeAt: string;
}

/**
 * The whole file is checked first, and what happens in the database happens in one transaction, so that it is
 * restored or stays as it was. Nobody else may be connected; a server that starts meanwhile waits.
 */
export async function restore(file: string, target: RestoreTarget): Promise<RestoreReport> {
  const { description, totals } = await checkBackup(createReadStream(file), file);
  const migrations = migrationsOf(target.orm, description);
  return prepareAlone(target.databaseUrl, async (client) => {
    await refuseCompany(client);
    if (!target.isReplacing) await refuseLoss(client);
    await target.orm.migrator.getExecuted(); // makes the table that the migrations are noted in

    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0'); // pictures take their time
    await dropTables(client, [...tablesOf(target.orm), ...description.tables.map(({ name }) => name)]);
    await applyInOneTransaction(client, migrations);
    let secret: string | null = null;
    const filling = new Filling(client, description.tables);
    await withoutReferences(client, async () => {
      await client.query(`truncate ${description.tables.map(({ name }) => quoted(name)).join(', ')}`);
      for await (const part of readBackup(createReadStream(file))) {
        if (part.kind === 'secret') secret = await text(part.content);
        else if (part.kind === 'rows') await filling.add(part);
        else if (part.kind === 'picture') await keepPicture(target.imageStore, part);
      }
      await filling.finish();
    });
    for (const table of description.tables) {
      if (filling.rows[table.name] !== totals.rows[table.name])
        throw new Error(`Not all rows of ${table.name} came back.`);
      await moveSequences(client, table);
    }
    await client.query('commit');
    if (secret) target.keepSecret(secret);
    return { ...totals, madeAt: description.madeAt };
  });
}

class Filling {
  readonly rows: Record<string, number> = {};
  private readonly waiting: Map<string, Table>;
  private current: { table: string; copy: ReturnType<typeof fillTable> } | null = null;

  constructor(
    private readonly client: Client,
    tables: Table[],
  ) {
    this.waiting = new Map(tables.map((table) => [table.name, table]));
    for (const { name } of tables) this.rows[name] = 0;
  }

  async add({ table, content }: BackupPart & { kind: 'rows' }): Promise<void> {
    if (this.current?.table !== table) {
      await this.finish();
      const described = this.waiting.get(table);
      if (!described) throw new Error(`The backup does not describe its table ${table}.`);
      this.current = { table, copy: fillTable(this.client, described) };
    }
    await this.current?.copy.write(content);
  }

  async finish(): Promise<void> {
    if (!this.current) return;
    const { table, copy } = this.current;
    this.current = null;
    this.rows[table] = await copy.finish();
  }
}

/** Later ones are applied to the restored rows. */
function migrationsOf(orm: MikroORM, { migrations }: BackupDescription): NamedMigration[] {
  const known = knownMigrations(orm);
  return withInitial(migrations).map((name) => {
    const found = known.find((each) => each.name === name);
    if (!found) throw new Error('The backup is of a later Kindlist than this one: restore it with that one.');
    return found;
  });
}

async function applyInOneTransaction(client: Client, migrations: NamedMigration[]): Promise<void> {
  await client.query(`delete from ${MIGRATIONS_TABLE}`);
  for (const each of migrations) {
    for (const query of await statementsOf(each)) {
      await client.query(query.replace(' index concurrently ', ' index ')); // nobody else is here, and this is a transaction
    }
    await client.query(`insert into ${MIGRATIONS_TABLE} (name) values ($1)`, [each.name]);
  }
}

function tablesOf(orm: MikroORM): string[] {
  return [...orm.getMetadata().getAll().values()].flatMap(({ tableName }) => tableName ?? []);
}

async function dropTables(client: Client, names: string[]): Promise<void> {
  await client.query(`drop table if exists ${names.map(quoted).join(', ')} cascade`);
  await client.query(`drop schema if exists ${JOBS_SCHEMA} cascade`);
}

async function refuseCompany(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and usename = current_user
     and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rowCount) throw new Error('Somebody else is connected to the database: stop the servers first.');
}

async function refuseLoss(client: Client): Promise<void> {
  const { rows: tables } = await client.query(`select from pg_class where oid = to_regclass('users')`);
  if (tables.length === 0) return;
  const { rows } = await client.query<{ people: number; lists: number }>(
    `select (select count(*) from users where not is_system)::int as people,
            (select count(*) from lists where not is_demo)::int as lists`,
  );
  const { people = 0, lists = 0 } = rows[0] ?? {};
  if (people === 0 && lists === 0) return;
  throw new Error(
    `The database is not empty: ${people} people and ${lists} lists would be lost. To replace them: npm run restore -- FILE --replace`,
  );
}

async function keepPicture(store: ImageStore, { key, content }: BackupPart & { kind: 'picture' }): Promise<void> {
  const contentType = contentTypeOf(key);
  if (!contentType) throw new Error(`The backup has a picture under ${key}, where none of ours is.`);
  await store.put(key, await buffer(content), contentType);
}
