import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';

const lockAddress = statement<never, { name: string }>(
  'lock an address',
  'select pg_advisory_xact_lock(hashtextextended($name, 0))',
);

/**
 * Lets one transaction at a time invite an address or prove to have it; otherwise each could miss what the other is doing.
 * Always taken before any list is locked.
 */
export async function holdAddress(em: EntityManager, email: string): Promise<void> {
  await lockAddress(em, { name: `invitation ${email}` });
}
