import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed } from '../../base/errors/errors.ts';
import { lockAdministrators } from '../../core/users/lock-administrators.ts';
import type { User } from '../../core/users/user.entity.ts';

export async function holdAdministrators(em: EntityManager, viewer: User, userId: string): Promise<string[]> {
  const administrators = await lockAdministrators(em, userId);
  if (!administrators.includes(viewer.id)) throw new NotAllowed(); // somebody took the role away meanwhile
  return administrators;
}

export async function assertStillAdministrator(em: EntityManager, { id }: User): Promise<void> {
  const [row]: unknown[] = await em.execute(
    `select 1 from users where id = ? and role = 'ADMIN' and suspended_at is null for share`,
    [id],
  );
  if (!row) throw new NotAllowed();
}
