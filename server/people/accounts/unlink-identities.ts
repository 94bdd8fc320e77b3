import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { Identity } from './identity.entity.ts';

/** From then on nobody comes into the account through another site, until it is linked again. */
export async function unlinkIdentities(em: EntityManager, user: User): Promise<void> {
  await em.nativeDelete(Identity, { user: user.id });
  user.googleSubject = null; // which servers of 0.2.0 read, if some still run beside this one
}
