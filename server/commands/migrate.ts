import type { MikroORM } from '@mikro-orm/postgresql';
import { applyMigrations } from '../base/database/apply-migrations.ts';
import { recogniseInitial } from '../base/database/initial-migration.ts';
import { LockPatience } from '../base/database/lock-patience.ts';
import { prepareAlone } from '../base/database/prepare-alone.ts';
import { validateConstraints } from '../base/database/validate-constraints.ts';
import { seedDemoLists } from '../lists/seeds/demo-lists.seed.ts';
import { seedDevelopment } from '../lists/seeds/development.seed.ts';
import { ensureAdministrator } from '../site/admin/administrators.ts';

interface MigrateOptions {
  /** Hears what is waited for, and of rows that a new rule forbids. */
  say?: (message: string) => void;
  givesUpAfterMs?: number;
}

/**
 * Brings the tables up to date, and gives the names of the applied migrations. Of several processes that start at once
 * one does the work, and the others wait.
 */
export async function migrate(
  orm: MikroORM,
  connectionString: string,
  { say = console.log, ...options }: MigrateOptions = {},
): Promise<string[]> {
  return prepareAlone(connectionString, async (client) => {
    await recogniseInitial(client);
    const patience = new LockPatience(client, connectionString, { say, ...options });
    const taken = await applyMigrations(client, orm, patience);
    for (const constraint of await validateConstraints(client, patience))
      say(`Warning: rows that were there before violate ${constraint}, and cannot be changed until they are mended`);
    return taken;
  });
}

/** Puts the demo lists there, or back as they were. */
export async function seed(orm: MikroORM, connectionString: string): Promise<void> {
  await prepareAlone(connectionString, () => seedDemoLists(orm.em.fork()));
}

/** People to sign in as while developing, with lists to buy from. */
export async function seedDevelopmentPeople(orm: MikroORM, connectionString: string): Promise<void> {
  await prepareAlone(connectionString, () => seedDevelopment(orm.em.fork()));
}

/** Makes the configured administrator; says what kept it from doing so, if anything did. */
export async function seedAdministrator(
  orm: MikroORM,
  connectionString: string,
  credentials: { email: string; password: string },
): Promise<string | null> {
  return prepareAlone(connectionString, () => ensureAdministrator(orm.em.fork(), credentials));
}
