import 'reflect-metadata';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { makeAdministrator } from '../admin/administrators.ts';
import { readConfig } from '../config.ts';
import { Outbox } from '../email/outbox.ts';
import ormConfig from '../mikro-orm.config.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { startScratchServer } from '../postgres/scratch-server.ts';
import { problemText } from '../problem-text.ts';
import { migrate, seed } from './migrate.ts';

// `npm run migrate`, `npm run seed`, `npm run admin -- EMAIL` and `npm run outbox [-- EMAIL]` work on the configured database; `npm run
// migration` writes a migration for what the entities say and the migrations do not yet; `check` fails when there is something to write.
const commands = {
  migrate: () => onConfiguredDatabase(migrate),
  seed: () => onConfiguredDatabase(seed),
  admin: () => onConfiguredDatabase(appointAdministrator),
  outbox: () => onConfiguredDatabase(async (orm) => console.log(await new Outbox(orm).asText(process.argv[3]))),
  migration: () => onMigratedScratch(writeMigration),
  check: () => onMigratedScratch(failWhenStale),
};

try {
  await commands[process.argv[2] as keyof typeof commands]();
} catch (problem) {
  console.error(problemText(problem));
  process.exitCode = 1;
}

async function onConfiguredDatabase(work: (orm: MikroORM, url: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  const embedded = DATABASE_URL ? null : await startEmbeddedPostgres(join(DATA_DIR, 'postgres'));
  const url = DATABASE_URL ?? (embedded?.url() as string);
  try {
    await onDatabase(url, (orm) => work(orm, url));
  } finally {
    await embedded?.stop();
  }
}

/** Also before the first start, when there are no tables yet. */
async function appointAdministrator(orm: MikroORM, url: string): Promise<void> {
  await migrate(orm, url);
  const { name, email } = await makeAdministrator(orm.em.fork(), process.argv[3] ?? '');
  console.log(`${name} (${email}) is an administrator now.`);
}

async function onMigratedScratch(work: (orm: MikroORM) => Promise<void>): Promise<void> {
  const server = await startScratchServer(process.env);
  try {
    await onDatabase(await server.createDatabase(), async (orm) => {
      await orm.migrator.up();
      await work(orm);
    });
  } finally {
    await server.stop();
  }
}

async function onDatabase(url: string, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  const orm = await MikroORM.init({ ...ormConfig, clientUrl: url });
  try {
    await work(orm);
  } finally {
    await orm.close();
  }
}

async function writeMigration(orm: MikroORM): Promise<void> {
  const { fileName } = await orm.migrator.create();
  console.log(fileName ? `Written: ${fileName}. Read it before you commit it.` : 'The migrations are up to date.');
}

/** Asks the tables that the migrations made, and the snapshot that the next migration will start from. */
async function failWhenStale(orm: MikroORM): Promise<void> {
  const missing = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  if (!missing.trim() && !(await orm.migrator.checkSchema())) return;
  console.error(`The migrations do not make what the entities say: run npm run migration.\n${missing}`);
  process.exitCode = 1;
}
