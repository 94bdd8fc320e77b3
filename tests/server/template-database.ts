import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { cloneDatabase, startScratchServer } from '../../server/base/postgres/scratch-server.ts';
import { migrate } from '../../server/commands/migrate.ts';
import config from '../../server/mikro-orm.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    scratchServer: string;
    templateDatabase: string;
  }
}

/** Vitest's globalSetup: migrates one database per run, which every file copies in milliseconds. */
export default async function setup(project: TestProject) {
  const server = await startScratchServer(process.env);
  const templateDatabase = await server.createDatabase();
  const orm = await MikroORM.init({ ...config, clientUrl: templateDatabase });
  await migrate(orm, templateDatabase);
  await orm.close();

  project.provide('scratchServer', server.url);
  project.provide('templateDatabase', templateDatabase);
  return () => server.stop();
}

/** A migrated database for the caller alone; the run clears it away. */
export function aDatabase(): Promise<string> {
  return cloneDatabase(inject('scratchServer'), inject('templateDatabase'));
}

/** One without a table, for the tests of migrations. */
export async function anEmptyDatabase(): Promise<string> {
  const server = inject('scratchServer');
  const name = `${new URL(inject('templateDatabase')).pathname.slice(1)}_empty_${crypto.randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
