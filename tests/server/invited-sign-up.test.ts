import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { User } from '../../server/accounts/user.entity.ts';
import { Collaborator } from '../../server/collaborators/collaborator.entity.ts';
import { Invitation } from '../../server/collaborators/invitation.entity.ts';
import type { List } from '../../server/lists/list.entity.ts';
import type { Services } from '../../server/services.ts';
import { anInvitation } from '../builders/collaborators.ts';
import { aList } from '../builders/lists.ts';
import { send } from './graphql.ts';
import { test } from './server-test.ts';

const anAddress = () => `${crypto.randomUUID()}@example.test`;

const invite = ({ id }: List, email: string) => `mutation {
  inviteCollaborator(listId: "${id}", input: { email: "${email}" }) { message }
}`;

async function isMember(em: EntityManager, list: List, user: User): Promise<boolean> {
  return (await em.fork().count(Collaborator, { list, user })) === 1;
}

describe('signing up with an address that was invited', () => {
  /** What signing up does about invitations, in the transaction that makes the account. */
  function signUp(em: EntityManager, services: Services, email: string, then = async () => {}): Promise<User> {
    return em.fork().transactional(async (inside) => {
      const user = inside.create(User, { name: 'Bob', email });
      await services.collaborators.acceptInvitations(inside, user);
      await then();
      return user;
    });
  }

  test('makes a collaborator of every list that asked', async ({ em, services }) => {
    const email = anAddress();
    const [one, other] = [await anInvitation(em, { email }), await anInvitation(em, { email })];

    const bob = await signUp(em, services, email);

    for (const { list } of [one, other]) expect(await isMember(em, list.unwrap(), bob)).toBe(true);
    expect(await em.fork().count(Invitation, { email })).toBe(0);
  });

  test('leaves aside what has run out, and what is for others', async ({ em, services }) => {
    const email = anAddress();
    const late = await anInvitation(em, { email, expiresAt: new Date(Date.now() - 1000) });
    const foreign = await anInvitation(em);

    const bob = await signUp(em, services, email);

    for (const { list } of [late, foreign]) expect(await isMember(em, list.unwrap(), bob)).toBe(false);
    expect(await em.fork().count(Invitation, foreign.id)).toBe(1);
  });

  test('at the very moment of being invited misses nothing', async ({ em, app, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    let inviting: ReturnType<typeof send> | undefined;

    const bob = await signUp(em, services, email, async () => {
      inviting = send(app, invite(list, email), list.owner.unwrap());
      await expect.poll(() => waitersForALock(em)).toBeGreaterThan(0);
    });

    expect((await inviting)?.data.inviteCollaborator.message).toBe('User added as collaborator');
    expect(await isMember(em, list, bob)).toBe(true);
  });

  async function waitersForALock(em: EntityManager): Promise<number> {
    const waiting = `select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    const [row] = await em.fork().execute<{ count: number }[]>(waiting);
    return row?.count ?? 0;
  }
});
