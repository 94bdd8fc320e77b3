import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../server/core/users/user.entity.ts';
import { Identity } from '../../server/people/accounts/identity.entity.ts';
import { GOOGLE } from '../../server/people/issuers/issuer-settings.ts';

/** Links the account to a person at another site, Google unless a test says otherwise. */
export async function linked(em: EntityManager, user: User, subject: string, issuer = GOOGLE): Promise<void> {
  await em.insert(Identity, { issuer, subject, user: user.id, issuerId: 'google' });
}

/** Builders persist a valid row nobody else uses; overrides say what the test is about. */
export async function aUser(em: EntityManager, overrides: Partial<RequiredEntityData<User>> = {}) {
  const user = em.create(User, { name: 'Ann Lee', email: `${crypto.randomUUID()}@example.test`, ...overrides });
  await em.flush();
  return user;
}
