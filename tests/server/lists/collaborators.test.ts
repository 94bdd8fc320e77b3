import type { EntityManager } from '@mikro-orm/postgresql';
import { subMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { MOST_COLLABORATORS } from '../../../server/lists/collaborators/collaborator.rules.ts';
import { Invitation } from '../../../server/lists/collaborators/invitation.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const VERIFIED = { emailVerifiedAt: new Date() };
const anAddress = () => `${crypto.randomUUID()}@example.test`;

const people = ({ id }: List) => `{ list(id: "${id}") { collaborators { id name email permission status joinedAt } } }`;
const invite = ({ id }: List, email: string) => `mutation {
  inviteCollaborator(listId: "${id}", input: { email: "${email}" }) {
    result
    message
    collaborator { id name email status }
    list { id collaborators { email } }
  }
}`;
const remove = (list: List, id: string) => `mutation {
  removeCollaborator(listId: "${list.id}", collaboratorId: "${id}") { id collaborators { email } }
}`;

function ownerOf(list: List): User {
  return list.owner.unwrap();
}

function mailsTo(em: EntityManager, to: string): Promise<Mail[]> {
  return em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });
}

async function isMember(em: EntityManager, list: List, user: User): Promise<boolean> {
  return (await em.fork().count(Collaborator, { list, user })) === 1;
}

test('who works on a list has a userId, who is invited an invitationId, and each is removed by theirs', async ({
  em,
  app,
}) => {
  const [list, bob] = [await aList(em), await aUser(em, VERIFIED)];
  for (const email of [bob.email, anAddress()]) await send(app, invite(list, email), ownerOf(list));
  const ask = async () => {
    const ids = `{ list(id: "${list.id}") { collaborators { id userId invitationId status } } }`;
    return (await send(app, ids, ownerOf(list))).data.list.collaborators;
  };
  const [member, invited] = await ask();

  expect(member).toEqual({ id: bob.id, userId: bob.id, invitationId: null, status: 'ACTIVE' });
  expect(invited).toEqual({ id: invited.id, userId: null, invitationId: invited.id, status: 'PENDING' });
  for (const id of [invited.invitationId, member.userId]) await send(app, remove(list, id), ownerOf(list));
  expect(await ask()).toEqual([]);
});

describe('inviting somebody with an account, and an address that is known to be theirs', () => {
  test('adds them at once, under the name they have', async ({ em, app }) => {
    const [list, bob] = [await aList(em), await aUser(em, { name: 'Bob', ...VERIFIED })];

    const { data } = await send(app, invite(list, bob.email), ownerOf(list));

    expect(data.inviteCollaborator).toEqual({
      result: 'ADDED',
      message: 'User added as collaborator',
      collaborator: { id: bob.id, name: 'Bob', email: bob.email, status: 'ACTIVE' },
      list: { id: list.id, collaborators: [{ email: bob.email }] },
    });
    expect(await isMember(em, list, bob)).toBe(true);
  });

  test('tells them by mail, with the way to the list', async ({ em, services }) => {
    const [list, bob] = [await aList(em, { name: 'Picnic' }), await aUser(em, VERIFIED)];

    await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    const [mail, ...others] = await mailsTo(em, bob.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${ownerOf(list).name} shared the list “Picnic” with you`);
    expect(mail?.text).toMatch(new RegExp(`^http.*/lists/${list.id}$`, 'm'));
  });

  test('minds neither capitals nor spaces in the address', async ({ em, services }) => {
    const [list, bob] = [await aList(em), await aUser(em, VERIFIED)];

    const outcome = await services.collaborators.invite(ownerOf(list), list.id, {
      email: ` ${bob.email.toUpperCase()} `,
    });

    expect(outcome.collaborator.id).toBe(bob.id);
  });

  test('who is a collaborator already changes nothing, and mails nothing', async ({ em, services }) => {
    const list = await aList(em);
    const bob = await aCollaborator(em, { list });

    const outcome = await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(outcome.result).toBe('ALREADY_COLLABORATOR');
    expect(outcome.message).toBe('User is already a collaborator on this list');
    expect(outcome.list.revision).toBe(list.revision);
    expect(await mailsTo(em, bob.email)).toEqual([]);
  });

  test('repeated under one key is answered as the first time, and mailed once', async ({ em, services }) => {
    const [list, bob] = [await aList(em), await aUser(em, VERIFIED)];
    const asOwner = () => services.collaborators.invite(ownerOf(list), list.id, { email: bob.email }, 'key 1');

    const [first, again] = [await asOwner(), await asOwner()];

    expect(again).toMatchObject({ message: first.message, collaborator: { id: bob.id } });
    expect(await mailsTo(em, bob.email)).toHaveLength(1);
  });

  test('replaces what was pending for their address', async ({ em, services }) => {
    const [list, bob] = [await aList(em), await aUser(em, VERIFIED)];
    await anInvitation(em, { list, email: bob.email });

    await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(await services.collaborators.getCollaborators(ownerOf(list), list.id)).toMatchObject([{ id: bob.id }]);
  });

  test('twice at the same moment adds them once', async ({ em, app }) => {
    const [list, bob] = [await aList(em), await aUser(em, VERIFIED)];
    const asOwner = () => send(app, invite(list, bob.email), ownerOf(list));

    const answers = await Promise.all([asOwner(), asOwner()]);

    const messages = answers.map(({ data }) => data.inviteCollaborator.message).sort();
    expect(messages).toEqual(['User added as collaborator', 'User is already a collaborator on this list']);
    expect(await mailsTo(em, bob.email)).toHaveLength(1);
  });
});

describe('inviting an address without an account', () => {
  test('keeps the invitation for 30 days, and says no more than that', async ({ em, app }) => {
    const [list, email] = [await aList(em), anAddress()];

    const { data } = await send(app, invite(list, email), ownerOf(list));

    const invitation = await em.findOneOrFail(Invitation, { list, email });
    expect(data.inviteCollaborator).toMatchObject({
      result: 'INVITED',
      message: 'Invitation sent',
      collaborator: { id: invitation.id, name: null, email, status: 'PENDING' },
    });
    const days = (invitation.expiresAt.getTime() - invitation.invitedAt.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 0);
  });

  test('mails a link to it, and again only after an hour', async ({ em, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    const asOwner = () => services.collaborators.invite(ownerOf(list), list.id, { email });
    const first = await asOwner();

    const [again, oneMore] = [await asOwner(), await asOwner()];

    expect([again.result, oneMore.result]).toEqual(['ALREADY_INVITED', 'ALREADY_INVITED']);
    expect(again.message).toBe('Already invited');
    expect(again.collaborator).toMatchObject({ id: first.collaborator.id, mailedAt: first.collaborator.mailedAt });
    expect(await mailsTo(em, email)).toHaveLength(1);

    await em.fork().nativeUpdate(Invitation, { email }, { mailedAt: subMinutes(new Date(), 61) });
    const later = await asOwner();

    expect(later).toMatchObject({ result: 'INVITED', message: 'Invitation sent' });
    expect(later.list.revision).toBe(1); // of the first: people who have the list open see no difference
    const mails = await mailsTo(em, email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toMatch(/^http.*\/invitation\/\S+$/m);
  });

  test('mails no second link when the invitation was withdrawn meanwhile: the first opens it again', async ({
    em,
    app,
    services,
  }) => {
    const [list, email] = [await aList(em), anAddress()];
    const asOwner = () => services.collaborators.invite(ownerOf(list), list.id, { email });
    const { collaborator } = await asOwner();
    const [mail] = await mailsTo(em, email);
    const token = /\/invitation\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const shown = async () => (await services.invitations.showInvitation(token))?.email;

    const { data } = await send(app, remove(list, collaborator.id), ownerOf(list));
    expect(data.removeCollaborator.collaborators).toEqual([]);
    expect(await shown()).toBeUndefined();
    const { errors } = await send(app, remove(list, collaborator.id), ownerOf(list));
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
    const again = await asOwner();

    expect(again).toMatchObject({ result: 'ALREADY_INVITED', collaborator: { email, status: 'PENDING' } });
    expect(await shown()).toBe(email);
    expect(await mailsTo(em, email)).toHaveLength(1);
  });

  test('counts the hour by list', async ({ em, services }) => {
    const [list, email] = [await aList(em), anAddress()];
    const another = await aList(em, { owner: ownerOf(list) });

    for (const { id } of [list, another]) await services.collaborators.invite(ownerOf(list), id, { email });

    expect(await mailsTo(em, email)).toHaveLength(2);
  });

  test('renews an invitation that has run out', async ({ em, services }) => {
    const list = await aList(em);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
    const { id, email } = await anInvitation(em, { list, invitedAt: day(31), expiresAt: day(1) });

    const outcome = await services.collaborators.invite(ownerOf(list), list.id, { email });

    expect(outcome.collaborator.id).toBe(id);
    expect(outcome.collaborator.invitedAt.getTime()).toBeGreaterThan(day(1).getTime());
    expect(outcome.list.revision).toBe(1);
    expect((await em.fork().findOneOrFail(Invitation, id)).expiresAt.getTime()).toBeGreaterThan(Date.now());
  });

  test('is also what happens to the account behind the demo lists, which is nobody', async ({ em, services }) => {
    const [list, system] = [await aList(em), await aUser(em, { isSystem: true })];

    const outcome = await services.collaborators.invite(ownerOf(list), list.id, { email: system.email });

    expect(outcome).toMatchObject({ message: 'Invitation sent', collaborator: { name: null, status: 'PENDING' } });
  });
});

describe('an invitation that cannot be', () => {
  test.for([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
  ])('names what is wrong with "%s"', async ([email, message], { em, app }) => {
    const list = await aList(em);

    const { errors } = await send(app, invite(list, email as string), ownerOf(list));

    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', fields: { email: [message] } } });
  });

  test('is one to yourself', async ({ em, app }) => {
    const list = await aList(em);

    const { errors } = await send(app, invite(list, ownerOf(list).email), ownerOf(list));

    expect(errors[0].extensions.fields).toEqual({ email: ['You cannot invite yourself'] });
  });

  test('is one too many, those still to sign up counted', async ({ em, services }) => {
    const list = await aList(em);
    await aCollaborator(em, { list });
    for (let invited = 1; invited < MOST_COLLABORATORS; invited++) await anInvitation(em, { list });
    const [account, address] = [(await aUser(em)).email, anAddress()];

    for (const email of [account, address]) {
      const inviting = services.collaborators.invite(ownerOf(list), list.id, { email });
      await expect(inviting).rejects.toThrow(`A list can have up to ${MOST_COLLABORATORS} collaborators.`);
    }
    expect(await mailsTo(em, address)).toEqual([]);
  });
});

test('invitations are limited for each who invites, since each is a mail to somebody', async ({
  em,
  app,
  infrastructure,
}) => {
  const list = await aList(em);
  for (let sent = 0; sent < 60; sent++) await infrastructure.rateLimits.consume('invite', [ownerOf(list).id]);

  const { errors } = await send(app, invite(list, anAddress()), ownerOf(list));

  expect(errors[0].extensions.code).toBe('RATE_LIMITED');
});

describe('removing', () => {
  test('a collaborator ends what they may do', async ({ em, app }) => {
    const list = await aList(em);
    const bob = await aCollaborator(em, { list });

    const { data } = await send(app, remove(list, bob.id), ownerOf(list));

    expect(data.removeCollaborator).toEqual({ id: list.id, collaborators: [] });
    const { errors } = await send(app, people(list), bob);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('a pending invitation keeps a person who signs up later out', async ({ em, app, services }) => {
    const list = await aList(em);
    const invitation = await anInvitation(em, { list });

    const { data } = await send(app, remove(list, invitation.id), ownerOf(list));

    expect(data.removeCollaborator.collaborators).toEqual([]);
    const bob = await aUser(em, { email: invitation.email, emailVerifiedAt: null });
    expect(await services.invitations.countWaiting(bob)).toBe(0);
    await em.transactional((inside) => services.invitations.verifyAddress(inside, bob));
    expect(await isMember(em, list, bob)).toBe(false);
  });

  test('oneself is leaving: the list is gone for a person who left', async ({ em, app }) => {
    const list = await aList(em);
    const bob = await aCollaborator(em, { list });

    const { data } = await send(app, remove(list, bob.id), bob);

    expect(data).toEqual({ removeCollaborator: null });
    expect(await isMember(em, list, bob)).toBe(false);
  });

  test('spares everybody else, and what is pending for other lists', async ({ em, services }) => {
    const list = await aList(em);
    const [ann, bob] = [await aCollaborator(em, { list }), await aCollaborator(em, { list })];
    const foreign = await anInvitation(em);

    await services.collaborators.remove(ownerOf(list), list.id, bob.id);

    expect(await isMember(em, list, ann)).toBe(true);
    const removing = services.collaborators.remove(ownerOf(list), list.id, foreign.id);
    await expect(removing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('nobody is an answer of its own: unknown people, unknown lists, no ids at all', async ({ em, services }) => {
    const list = await aList(em);
    const removing = (listId: string, id: string) => services.collaborators.remove(ownerOf(list), listId, id);

    await expect(removing(list.id, crypto.randomUUID())).rejects.toThrow('Resource not found.');
    await expect(removing(list.id, 'nobody')).rejects.toThrow('Resource not found.');
    await expect(removing(list.id, ownerOf(list).id)).rejects.toThrow('Resource not found.');
    await expect(removing(crypto.randomUUID(), 'nobody')).rejects.toThrow('List not found');
    await expect(removing('nothing', 'nobody')).rejects.toThrow('List not found');
  });
});

describe('the people of a list', () => {
  test('are shown in the order they were invited in, whether they joined or not', async ({ em, app }) => {
    const list = await aList(em);
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    await anInvitation(em, { list, email: `second-${list.id}@example.test`, invitedAt: day(2) });
    await aCollaborator(em, { list, user: await aUser(em, { name: 'Cleo' }), invitedAt: day(3) });
    await aCollaborator(em, { list, user: await aUser(em, { name: 'Ann' }), invitedAt: day(1) });

    const { data } = await send(app, people(list), ownerOf(list));

    expect(data.list.collaborators).toMatchObject([
      { name: 'Ann', permission: 'EDIT', status: 'ACTIVE', joinedAt: expect.any(String) },
      { name: null, email: `second-${list.id}@example.test`, status: 'PENDING', joinedAt: null },
      { name: 'Cleo', status: 'ACTIVE' },
    ]);
  });

  test('do not include a person who let the invitation run out', async ({ em, app }) => {
    const list = await aList(em);
    await anInvitation(em, { list, expiresAt: new Date(Date.now() - 1000) });

    const { data } = await send(app, people(list), ownerOf(list));

    expect(data.list.collaborators).toEqual([]);
  });
});
