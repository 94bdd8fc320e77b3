import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { startEmbeddedPostgres } from '../base/postgres/embedded-postgres.ts';
import { type Config, readConfig } from '../config.ts';
import ormConfig from '../mikro-orm.config.ts';

interface ConfiguredDatabase {
  config: Config;
  url: string;
  orm: MikroORM;
}

/** Works on the database that the product would use, also while the product runs. */
export async function onConfiguredDatabase(work: (database: ConfiguredDatabase) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres(join(config.DATA_DIR, 'postgres'));
  const url = config.DATABASE_URL ?? (embedded?.url() as string);
  try {
    await withOrm(url, (orm) => work({ config, url, orm }));
  } finally {
    await embedded?.stop();
  }
}

export async function withOrm(url: string, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  const orm = await MikroORM.init({ ...ormConfig, clientUrl: url });
  try {
    await work(orm);
  } finally {
    await orm.close();
  }
}
