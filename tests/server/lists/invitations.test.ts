import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Invitation } from '../../../server/lists/collaborators/invitation.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { account { id emailVerified invitationsWaiting } }
}`;
const INVITATION = `query ($token: String!) {
  invitation(token: $token) { email hasAccount inviterName listName expiresAt }
}`;
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id name viewerRole } }';
const WAITING = '{ me { invitationsWaiting } }';

const anAddress = () => `${crypto.randomUUID()}@example.test`;
const ownerOf = (list: List) => list.owner.unwrap();

const invite = ({ id }: List, email: string) => `mutation {
  inviteCollaborator(listId: "${id}", input: { email: "${email}" }) { message }
}`;

async function isMember(em: EntityManager, list: List, user: Pick<User, 'id'>): Promise<boolean> {
  return (await em.fork().count(Collaborator, { list, user: user.id })) === 1;
}

/** Invites an address, and gives what the link in the mail holds. */
async function invited(em: EntityManager, services: Services, list: List, email: string): Promise<string> {
  await services.collaborators.invite(ownerOf(list), list.id, { email });
  const mails = await em.fork().find(Mail, { to: email }, { orderBy: { id: 'desc' }, limit: 1 });
  return mails[0]?.text.match(/\/invitation\/(\S+)$/m)?.[1] ?? '';
}

async function signUp(app: FastifyInstance, email: string, invitationToken?: string) {
  const input = { name: 'Bob', email, password: 'correct horse', acceptTerms: true, invitationToken };
  const { data } = await send(app, SIGN_UP, null, { input });
  return data.signUp.account as { id: string; emailVerified: boolean; invitationsWaiting: number };
}

async function verify(em: EntityManager, services: Services, email: string) {
  const [mail] = await em.fork().find(Mail, { to: email, subject: /^Verify/ });
  await services.accounts.verifyEmail({ token: mail?.text.match(/verify-email\/([\w-]+)/)?.[1] ?? '' });
}

describe('signing up with an address that was invited', () => {
  test('opens no list before the address is proved, and every list that waits after', async ({ em, app, services }) => {
    const [email, lists] = [anAddress(), [await aList(em), await aList(em)]];
    for (const list of lists) await anInvitation(em, { list, email });

    const bob = await signUp(app, email.toUpperCase());

    expect(bob).toMatchObject({ emailVerified: false, invitationsWaiting: 2 });
    for (const list of lists) expect(await isMember(em, list, bob)).toBe(false);
    await verify(em, services, email);
    for (const list of lists) expect(await isMember(em, list, bob)).toBe(true);
    const viewer = await em.fork().findOneOrFail(User, bob.id);
    expect((await send(app, WAITING, viewer)).data.me.invitationsWaiting).toBe(0);
  });

  test("through the invitation's link proves it, so that every list is there at once", async ({
    em,
    app,
    services,
  }) => {
    const [email, list, other] = [anAddress(), await aList(em), await aList(em)];
    await anInvitation(em, { list: other, email });
    const token = await invited(em, services, list, email);

    const bob = await signUp(app, email.toUpperCase(), token);

    expect(bob).toMatchObject({ emailVerified: true, invitationsWaiting: 0 });
    for (const one of [list, other]) expect(await isMember(em, one, bob)).toBe(true);
    expect(await em.fork().count(Invitation, { email })).toBe(0);
    expect(await em.fork().count(Mail, { to: email, subject: /^Verify/ })).toBe(0); // there is nothing left to verify
  });

  test("works over REST, with or without the invitation's link", async ({ em, app, services }) => {
    const list = await aList(em);
    const [proved, unproved] = [anAddress(), anAddress()];
    const invitation_token = await invited(em, services, list, proved);
    await invited(em, services, list, unproved);
    const register = async (body: object) =>
      (await call(app, 'POST /auth/register', { body: { name: 'Bob', password: 'correct horse', ...body } })).body;

    const bob = await register({ email: proved, invitation_token });
    const cleo = await register({ email: unproved });

    expect([bob.email_verified, await isMember(em, list, bob)]).toEqual([true, true]);
    expect([cleo.email_verified, await isMember(em, list, cleo)]).toEqual([false, false]);
  });

  test.for([
    ["another invitation's link", async ({ em, services, list }) => invited(em, services, list, anAddress())],
    ['a link that nobody signed', async () => 'eyJ.eyJ'],
    [
      'the link of an invitation that was withdrawn',
      async ({ em, services, list, email }) => {
        const token = await invited(em, services, list, email);
        const { id } = await em.findOneOrFail(Invitation, { email });
        await services.collaborators.remove(ownerOf(list), list.id, id);
        return token;
      },
    ],
    [
      'the link of an invitation that has run out',
      async ({ em, services, list, email }) => {
        const token = await invited(em, services, list, email);
        await em.nativeUpdate(Invitation, { email }, { expiresAt: new Date(Date.now() - 1000) });
        return token;
      },
    ],
    [
      'the link to a list that is gone',
      async ({ em, services, list, email }) => {
        const token = await invited(em, services, list, email);
        await services.lists.deleteList(ownerOf(list), list.id);
        return token;
      },
    ],
  ] satisfies [
    string,
    (world: { em: EntityManager; services: Services; list: List; email: string }) => Promise<string>,
  ][])('with %s proves nothing', async ([, tokenFor], { em, app, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    const token = await tokenFor({ em, services, list, email });

    const bob = await signUp(app, email, token);

    expect(bob.emailVerified).toBe(false);
    expect(await isMember(em, list, bob)).toBe(false);
    expect((await send(app, INVITATION, null, { token })).data.invitation?.email).not.toBe(email);
  });

  test.for([
    [29, true],
    [31, false],
  ] as const)('and proving it %s days after being invited works: %s', async ([days, expected], { em, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    await services.collaborators.invite(ownerOf(list), list.id, { email });

    const bob = await em.fork().transactional(async (inside) => {
      const user = inside.create(User, { name: 'Bob', email });
      await services.invitations.verifyAddress(inside, user, addDays(new Date(), days));
      return user;
    });

    expect(await isMember(em, list, bob)).toBe(expected);
  });

  test('and proving it at the very moment of being invited misses nothing', async ({ em, app, services }) => {
    const [list, bob] = [await aList(em), await aUser(em)];
    let inviting: ReturnType<typeof send> | undefined;

    await em.fork().transactional(async (inside) => {
      await services.invitations.verifyAddress(inside, await inside.findOneOrFail(User, bob.id));
      inviting = send(app, invite(list, bob.email), ownerOf(list));
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

describe('inviting an account whose address is not proved', () => {
  test('waits for that, says what it says of no account, and shows them live that something waits', async ({
    em,
    app,
    services,
    onTestFinished,
  }) => {
    const [list, bob] = [await aList(em), await aUser(em)];
    const tab = await listen(app, 'subscription { accountChanged { invitationsWaiting } }', bob);
    onTestFinished(() => void tab.close());
    const waiting = async () => (await tab.next()).accountChanged.invitationsWaiting;
    expect(await waiting()).toBe(0);

    const { data } = await send(app, invite(list, bob.email), ownerOf(list));

    expect(data.inviteCollaborator.message).toBe('Invitation sent');
    expect(await waiting()).toBe(1);
    expect(await isMember(em, list, bob)).toBe(false);
    expect((await send(app, `{ list(id: "${list.id}") { name } }`, bob)).errors[0].extensions.code).toBe('FORBIDDEN');
    const [invitation] = await services.collaborators.getCollaborators(ownerOf(list), list.id);
    await services.collaborators.remove(ownerOf(list), list.id, invitation?.id ?? '');
    expect(await waiting()).toBe(0);
  });

  test('who works on the list already says so', async ({ em, services }) => {
    const list = await aList(em);
    const bob = await aCollaborator(em, { list });

    const { message } = await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(message).toBe('User is already a collaborator on this list');
  });
});

describe("the link in an invitation's mail", () => {
  test('says to a person who holds it who invites whom to what, and whether they have an account', async ({
    em,
    app,
    services,
  }) => {
    const [list, bob, stranger] = [await aList(em, { name: 'Picnic' }), await aUser(em), anAddress()];
    const [toBob, toStranger] = [
      await invited(em, services, list, bob.email),
      await invited(em, services, list, stranger),
    ];
    const told = async (token: string) => (await send(app, INVITATION, null, { token })).data.invitation;

    const shown = { inviterName: ownerOf(list).name, listName: 'Picnic', expiresAt: expect.any(String) };
    expect(await told(toBob)).toEqual({ ...shown, email: bob.email, hasAccount: true });
    expect(await told(toStranger)).toEqual({ ...shown, email: stranger, hasAccount: false });
    expect(await told(`${toBob}x`)).toBeNull();
    expect(await told('nonsense')).toBeNull();
  });

  test('verifies the account that it was sent to, and opens the list, as often as it is opened', async ({
    em,
    app,
    services,
  }) => {
    const [list, other, bob] = [await aList(em), await aList(em), await aUser(em)];
    const tokens = [await invited(em, services, list, bob.email), await invited(em, services, other, bob.email)];

    for (const token of [...tokens, ...tokens]) {
      const { data } = await send(app, ACCEPT, bob, { token });
      const opened = token === tokens[0] ? list : other;
      expect(data.acceptInvitation).toMatchObject({ id: opened.id, viewerRole: 'COLLABORATOR' });
    }

    expect((await em.fork().findOneOrFail(User, bob.id)).emailVerifiedAt).toBeInstanceOf(Date);
    expect(await em.fork().count(Invitation, { email: bob.email })).toBe(0);
    expect(await em.fork().count(Collaborator, { user: bob })).toBe(2);
  });

  test('is the same in each mail, so that sending it again ends none', async ({ em, services }) => {
    const [list, email] = [await aList(em), anAddress()];

    const tokens = [await invited(em, services, list, email), await invited(em, services, list, email)];

    expect(tokens[0]).not.toBe('');
    expect(tokens[1]).toBe(tokens[0]);
  });

  test('does nothing for somebody else, and stays good for whom it was sent to', async ({ em, app, services }) => {
    const [list, bob, carl] = [await aList(em), await aUser(em), await aUser(em)];
    const token = await invited(em, services, list, bob.email);

    const { errors } = await send(app, ACCEPT, carl, { token });

    expect(errors[0]).toMatchObject({
      message: 'This invitation is for another email address.',
      extensions: { code: 'INVITATION_FOR_ANOTHER' },
    });
    expect(await isMember(em, list, carl)).toBe(false);
    expect((await em.fork().findOneOrFail(User, carl.id)).emailVerifiedAt).toBeNull();
    expect((await send(app, ACCEPT, bob, { token })).data.acceptInvitation.id).toBe(list.id);
  });

  test('opens the list for its owner and for who works on it under another address', async ({ em, app, services }) => {
    const list = await aList(em);
    const friend = await aCollaborator(em, { list });
    const token = await invited(em, services, list, anAddress());

    for (const viewer of [ownerOf(list), friend]) {
      expect((await send(app, ACCEPT, viewer, { token })).data.acceptInvitation.id).toBe(list.id);
    }
  });

  test('opens nothing for a guest, nor once it is withdrawn or the membership is over', async ({
    em,
    app,
    services,
  }) => {
    const [list, bob] = [await aList(em), await aUser(em)];
    const token = await invited(em, services, list, bob.email);
    const code = async (viewer: User | null) =>
      (await send(app, ACCEPT, viewer, { token })).errors?.[0].extensions.code ?? 'OK';

    expect(await code(null)).toBe('UNAUTHENTICATED');
    expect(await code(bob)).toBe('OK');
    await services.collaborators.remove(bob, list.id, bob.id);
    expect(await code(bob)).toBe('NOT_FOUND');
    expect(await isMember(em, list, bob)).toBe(false);
  });

  test('opened by two tabs at once makes one collaborator', async ({ em, app, services }) => {
    const [list, bob] = [await aList(em), await aUser(em)];
    const token = await invited(em, services, list, bob.email);

    const answers = await Promise.all([send(app, ACCEPT, bob, { token }), send(app, ACCEPT, bob, { token })]);

    expect(answers.map(({ data }) => data.acceptInvitation.id)).toEqual([list.id, list.id]);
    expect(await isMember(em, list, bob)).toBe(true);
  });
});

describe('moving to an address that was invited', () => {
  async function moveTo(services: Services, user: User, email: string) {
    await services.profile.updateProfile(user, { email }, {});
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
