import { onConfiguredDatabase } from './configured-database.ts';
import { migrate, seed } from './migrate.ts';

/** Applies the migrations that are not applied yet. */
export function migrateTables(): Promise<void> {
  return onConfiguredDatabase(async ({ orm, url }) => {
    await migrate(orm, url);
    console.log('The tables are up to date.');
  });
}

/** Puts the demo lists there, or back as they were. */
export function seedTables(): Promise<void> {
  return onConfiguredDatabase(async ({ orm, url }) => {
    await migrate(orm, url);
    await seed(orm, url);
    console.log('The demo lists are there.');
  });
}
