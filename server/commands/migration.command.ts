import type { MikroORM } from '@mikro-orm/postgresql';
import { startScratchServer } from '../postgres/scratch-server.ts';
import { withOrm } from './configured-database.ts';

/** Writes a migration for what the entities say and the migrations do not make yet; with `--check` it fails if there is one to write. */
export async function migration(args: string[]): Promise<void> {
  const server = await startScratchServer(process.env);
  try {
    await withOrm(await server.createDatabase(), async (orm) => {
      await orm.migrator.up();
      await (args.includes('--check') ? failWhenStale(orm) : writeMigration(orm));
    });
  } finally {
    await server.stop();
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
  throw new Error(`The migrations do not make what the entities say: run npm run migration.\n${missing}`);
}
