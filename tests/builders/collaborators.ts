import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CollaboratorRole } from '../../server/core/access/list-access.rules.ts';
import type { User } from '../../server/core/users/user.entity.ts';
import { Invitation } from '../../server/lists/collaborators/invitation.entity.ts';
import { Collaborator } from '../../server/lists/lists/collaborator.entity.ts';
import type { List } from '../../server/lists/lists/list.entity.ts';
import { aUser } from './accounts.ts';
import { aList } from './lists.ts';

interface Membership {
  list?: List;
  user?: User;
  role?: CollaboratorRole;
  invitedAt?: Date;
}

/** A person who works on another person's list. */
export async function aCollaborator(em: EntityManager, { list, user, ...rest }: Membership = {}): Promise<User> {
  const member = user ?? (await aUser(em));
  em.create(Collaborator, { list: list ?? (await aList(em)), user: member, ...rest });
  await em.flush();
  return member;
}

/** For an address without an account, unless the test makes one. */
export async function anInvitation(em: EntityManager, overrides: Partial<RequiredEntityData<Invitation>> = {}) {
  const invitation = em.create(Invitation, {
    list: overrides.list ?? (await aList(em)),
    email: `${crypto.randomUUID()}@example.test`,
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    ...overrides,
  });
  await em.flush();
  return invitation;
}
