import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../base/errors/errors.ts';
import { User } from '../../core/users/user.entity.ts';
import { Identity } from './identity.entity.ts';

export async function unlinkIdentities(em: EntityManager, user: User): Promise<number> {
  user.googleSubject = null; // which servers of 0.2.0 read, if some still run beside this one
  return em.nativeDelete(Identity, { user: user.id });
}

export async function unlinkAccount(em: EntityManager, email: string): Promise<number> {
  const user = await em.findOne(User, { email: email.trim().toLowerCase(), isSystem: false });
  if (!user) throw new InvalidInput({ email: [`Nobody has signed up as ${email}.`] });
  const links = await unlinkIdentities(em, user);
  await em.flush();
  return links;
}
