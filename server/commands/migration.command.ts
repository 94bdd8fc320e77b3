import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { startScratchServer } from '../base/postgres/scratch-server.ts';
import { withOrm } from './configured-database.ts';
import { migrate } from './migrate.ts';
import { waitsOfNewMigrations } from './migration-waits.ts';

const CHECK = '--check';
const FOLDER = 'server/migrations';

/**
 * Writes a migration for what the entities say and the migrations do not make yet: `npm run migration -- add-gift-wrap` has its name in the
 * file's. With `--check` it fails if there is one to write, or one that
 * keeps people waiting who write.
 */
export async function migration(args: string[]): Promise<void> {
  const [name, ...others] = args.filter((argument) => argument !== CHECK);
  if (others.length > 0 || (name && !/^[a-z][a-z0-9-]*$/.test(name)))
    throw new Error('Its name is of small letters, digits and hyphens: npm run migration -- add-gift-wrap');
  const server = await startScratchServer(process.env);
  try {
    const url = await server.createDatabase();
    await withOrm(url, async (orm) => {
      await migrate(orm, url);
      await (args.includes(CHECK) ? failWhenStale(orm) : writeMigration(orm, name));
    });
  } finally {
    await server.stop();
  }
}

async function writeMigration(orm: MikroORM, name?: string): Promise<void> {
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  if (fileName) {
    const file = join(FOLDER, fileName);
    writeFileSync(file, withLateConstraints(readFileSync(file, 'utf8')));
  }
  console.log(fileName ? `Written: ${fileName}. Read it before you commit it.` : 'The migrations are up to date.');
}

/** Rows that are there are looked at after the migration, while others write. A table that it makes has none. */
function withLateConstraints(code: string): string {
  const downAt = code.indexOf('override down(');
  const added = new Set([...code.matchAll(/addSql\(`create table "(\w+)"/g)].map(([, table]) => table));
  return code.replaceAll(
    /(addSql\(`alter table "(\w+)" add constraint "\w+" (?:check|foreign key) [^`]*?);`\)/g,
    (whole, sql, table, at: number) => (at > downAt || added.has(table) ? whole : `${sql} not valid;\`)`),
  );
}

/** Asks the tables that the migrations made, and the snapshot that the next migration will start from. */
async function failWhenStale(orm: MikroORM): Promise<void> {
  const waits = waitsOfNewMigrations();
  if (waits.length > 0) throw new Error(`Migrations run while people write:\n${waits.join('\n')}`);
  const missing = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  if (!missing.trim() && !(await orm.migrator.checkSchema())) return;
  throw new Error(`The migrations do not make what the entities say: run npm run migration.\n${missing}`);
}
