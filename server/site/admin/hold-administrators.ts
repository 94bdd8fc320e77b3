import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed } from '../../base/errors/errors.ts';
import type { User } from '../../core/users/user.entity.ts';

/** Locks all administrators, and one more account, in the order of ids; gives those who are at work. */
export async function holdAdministrators(em: EntityManager, viewer: User, userId: string): Promise<string[]> {
  const locked: { id: string; isAtWork: boolean }[] = await em.execute(
    `select id, role = 'ADMIN' and suspended_at is null as "isAtWork" from users
     where id = ? or role = 'ADMIN' order by id for no key update`,
    [userId],
  );
  const administrators = locked.flatMap(({ id, isAtWork }) => (isAtWork ? [id] : []));
  if (!administrators.includes(viewer.id)) throw new NotAllowed(); // somebody took the role away meanwhile
  return administrators;
}

/** Holds the role of `viewer` until the transaction ends. */
export async function assertStillAdministrator(em: EntityManager, { id }: User): Promise<void> {
  const [row]: unknown[] = await em.execute(
    `select 1 from users where id = ? and role = 'ADMIN' and suspended_at is null for share`,
    [id],
  );
  if (!row) throw new NotAllowed();
}
