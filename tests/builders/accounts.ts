import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../server/core/users/user.entity.ts';

/** Builders persist a valid row nobody else uses; overrides say what the test is about. */
export async function aUser(em: EntityManager, overrides: Partial<RequiredEntityData<User>> = {}) {
  const user = em.create(User, { name: 'Ann Lee', email: `${crypto.randomUUID()}@example.test`, ...overrides });
  await em.flush();
  return user;
}
