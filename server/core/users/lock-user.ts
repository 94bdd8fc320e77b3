import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows that refer to it can still be added. */
export async function lockUser(em: EntityManager, id: string): Promise<void> {
  await em.execute('select 1 from users where id = ? for no key update', [id]);
}
