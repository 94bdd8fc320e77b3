import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import { describe, expect } from 'vitest';
import { Invitation } from '../../server/collaborators/invitation.entity.ts';
import { Mail } from '../../server/email/mail.entity.ts';
import { Collaborator } from '../../server/lists/collaborator.entity.ts';
import type { List } from '../../server/lists/list.entity.ts';
import type { Services } from '../../server/services.ts';
import { User } from '../../server/users/user.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../builders/collaborators.ts';
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

  test.for([
    [29, true],
    [31, false],
  ] as const)('%s days after being invited works: %s', async ([days, expected], { em, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    await services.collaborators.invite(list.owner.unwrap(), list.id, { email });

    const bob = await em.fork().transactional(async (inside) => {
      const user = inside.create(User, { name: 'Bob', email });
      await services.collaborators.acceptInvitations(inside, user, addDays(new Date(), days));
      return user;
    });

    expect(await isMember(em, list, bob)).toBe(expected);
  });

  test('works just the same when the list is gone by then', async ({ em, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    await services.collaborators.invite(list.owner.unwrap(), list.id, { email });
    await services.lists.deleteList(list.owner.unwrap(), list.id);

    const bob = await signUp(em, services, email);

    expect(await em.fork().count(Collaborator, { user: bob })).toBe(0);
    expect(await em.fork().count(Invitation, { email })).toBe(0);
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

describe('moving to an address that was invited', () => {
  async function moveTo(services: Services, user: User, email: string) {
    await services.profile.updateProfile(user, { email });
  }

  async function verify(em: EntityManager, services: Services, email: string) {
    const [mail] = await em.fork().find(Mail, { to: email, subject: /^Verify/ });
    await services.accounts.verifyEmail({ token: mail?.text.match(/verify-email\/([\w-]+)/)?.[1] ?? '' });
  }

  test('makes a collaborator once the address is proved, and not before', async ({ em, services }) => {
    const [{ list, email }, bob] = [await anInvitation(em), await aUser(em)];

    await moveTo(services, bob, email);
    expect(await isMember(em, list.unwrap(), bob)).toBe(false);
    await verify(em, services, email);

    expect(await isMember(em, list.unwrap(), bob)).toBe(true);
    expect(await em.fork().count(Invitation, { email })).toBe(0);
  });

  test.for(['owner', 'collaborator'] as const)(
    'of a list that one is the %s of changes nothing',
    async (role, { em, services }) => {
      const { list: ref, email } = await anInvitation(em);
      const list = ref.unwrap();
      const friend = await aCollaborator(em, { list });
      const mover = role === 'owner' ? list.owner.unwrap() : friend;

      await moveTo(services, mover, email);
      await verify(em, services, email);

      const people = await services.collaborators.getCollaborators(list.owner.unwrap(), list.id);
      expect(people).toMatchObject([{ id: friend.id, status: 'ACTIVE' }]);
    },
  );
});
