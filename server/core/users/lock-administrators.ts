import type { EntityManager } from '@mikro-orm/postgresql';

export async function lockAdministrators(em: EntityManager, userId: string): Promise<string[]> {
  const locked: { id: string; isAtWork: boolean }[] = await em.execute(
    `select id, role = 'ADMIN' and suspended_at is null as "isAtWork" from users
     where id = ? or role = 'ADMIN' order by id for no key update`,
    [userId],
  );
  return locked.flatMap(({ id, isAtWork }) => (isAtWork ? [id] : []));
}
