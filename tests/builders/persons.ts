import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Person } from '../../server/lists/lists/person.entity.ts';
import { aUser } from './accounts.ts';

/** Somebody without an account. */
export async function aPerson(em: EntityManager, overrides: Partial<RequiredEntityData<Person>> = {}) {
  const person = em.create(Person, { name: 'Emma', owner: overrides.owner ?? (await aUser(em)), ...overrides });
  await em.flush();
  return person;
}
