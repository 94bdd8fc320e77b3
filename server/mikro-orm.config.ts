import { DataloaderType, type EntityClass, MetadataStorage } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';

type MigrationClass = new (...args: never[]) => unknown;

/** Vite turns `glob` into a static map of modules, so that the bundle reads no files at run time. */
const entityFiles = import.meta.glob<Record<string, unknown>>('./*/*/*.entity.ts', { eager: true });
const migrationFiles = import.meta.glob<Record<string, MigrationClass>>('./migrations/Migration*.ts', { eager: true });

/** Every class that a feature's `*.entity.ts` maps to a table. */
const entities = Object.values(entityFiles).flatMap((file) => Object.values(file).filter(isEntity));

const migrationsList = Object.entries(migrationFiles)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([path, module]) => ({ name: path.replace(/^.*\/|\.ts$/g, ''), class: Object.values(module)[0] as never }));

export default defineConfig({
  entities,
  extensions: [Migrator],
  dataloader: DataloaderType.ALL,
  forceUtcTimezone: true,
  logger: () => {}, // problems are thrown; what the migrator would tell is nobody's concern
  pool: { min: 1, max: 10 },
  schemaGenerator: { ignoreRoutines: true }, // functions are made by migrations alone
  migrations: {
    migrationsList,
    path: 'server/migrations',
    snapshotName: '.snapshot',
    snapshotOnMigrate: false, // a server that starts writes no file of ours: the snapshot is for people who write a migration
    emit: 'ts',
    allOrNothing: false, // each by itself: its locks end with it, and an index can be made while others write
  },
});

/** The decorators leave the path of their file on a class. */
function isEntity(exported: unknown): exported is EntityClass<unknown> {
  return typeof exported === 'function' && Object.hasOwn(exported, MetadataStorage.PATH_SYMBOL);
}
