import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer } from '../graphql.ts';
import { test } from '../server-test.ts';

const anAddress = () => `${crypto.randomUUID()}@example.test`;

async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  by: User | null,
  body?: object,
) {
  const headers = await bearer(app, by);
  const response = await app.inject({ method, url: `/api/v1${path}`, headers, payload: body });
  return { status: response.statusCode, body: response.json() };
}

function ownerOf(list: List): User {
  return list.owner.unwrap();
}

test('shows who works on a list in the words of the contract', async ({ em, app }) => {
  const list = await aList(em);
  const bob = await aCollaborator(em, { list, user: await aUser(em, { name: 'Bob' }) });
  const { id, email } = await anInvitation(em, { list });

  const { status, body } = await call(app, 'GET', `/lists/${list.id}/collaborators`, bob);

  expect(status).toBe(200);
  const common = {
    avatar_url: null,
    permissions: 'edit',
    role: 'editor',
    invitation_link: null,
    invited_at: expect.stringMatching(/Z$/),
  };
  expect(body.data).toEqual([
    { ...common, id: bob.id, name: 'Bob', email: bob.email, status: 'active', joined_at: expect.stringMatching(/Z$/) },
    { ...common, id, name: null, email, status: 'pending', joined_at: null },
  ]);
});

describe('inviting', () => {
  test.for(['added', 'sent', 'present'] as const)('answers in both places: %s', async (outcome, { em, app }) => {
    const list = await aList(em);
    const member = await aCollaborator(em, { list });
    const [email, message] = {
      added: [(await aUser(em, { emailVerifiedAt: new Date() })).email, 'User added as collaborator'],
      sent: [anAddress(), 'Invitation sent'],
      present: [member.email, 'User is already a collaborator on this list'],
    }[outcome];

    const body = { email, permissions: 'edit' };
    const answer = await call(app, 'POST', `/lists/${list.id}/collaborators/invite`, ownerOf(list), body);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, message, data: { message, collaborator: { email } } });
  });

  test('answers an address that was invited just now as it did then, and mails it once', async ({ em, app }) => {
    const [list, email] = [await aList(em), anAddress()];
    const post = () => call(app, 'POST', `/lists/${list.id}/collaborators/invite`, ownerOf(list), { email });

    const [first, again] = [await post(), await post()];

    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(first.body.message).toBe('Invitation sent');
    expect(await em.fork().count(Mail, { to: email })).toBe(1);
  });

  test.for([
    [{}, 'Email is required'],
    [{ email: ' ' }, 'Email is required'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
  ] as const)('names what is wrong with %o', async ([sent, message], { em, app }) => {
    const list = await aList(em);

    const { status, body } = await call(app, 'POST', `/lists/${list.id}/collaborators/invite`, ownerOf(list), sent);

    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      message,
      code: 'BAD_USER_INPUT',
      errors: [{ field: 'email', message }],
    });
  });

  test('gives nothing but permission to edit', async ({ em, app }) => {
    const list = await aList(em);
    const sent = { email: anAddress(), permissions: 'admin' };

    const { status, body } = await call(app, 'POST', `/lists/${list.id}/collaborators/invite`, ownerOf(list), sent);

    expect([status, body.errors[0].field]).toEqual([400, 'permissions']);
  });
});

describe('removing', () => {
  test('answers with the list as it is now', async ({ em, app }) => {
    const list = await aList(em);
    await anItem(em, { list, title: 'Mug' });
    const bob = await aCollaborator(em, { list });

    const answer = await call(app, 'DELETE', `/lists/${list.id}/collaborators/${bob.id}`, ownerOf(list));

    expect(answer).toMatchObject({ status: 200, body: { message: 'Collaborator removed' } });
    expect(answer.body.data).toMatchObject({ id: list.id, collaborator_ids: [], items: [{ title: 'Mug' }] });
  });

  test('shows a person who leaves nothing more of what is on the list', async ({ em, app }) => {
    const list = await aList(em);
    await anItem(em, { list, title: 'Mug' });
    const bob = await aCollaborator(em, { list });

    const { body } = await call(app, 'DELETE', `/lists/${list.id}/collaborators/${bob.id}`, bob);

    expect(body.data).toMatchObject({ id: list.id, items: [], item_count: 0, viewer_role: 'viewer' });
    expect((await call(app, 'GET', `/lists/${list.id}`, bob)).status).toBe(403);
  });
});

test('of an unknown list there is nobody to see', async ({ em, app }) => {
  const { status, body } = await call(app, 'GET', '/lists/nothing/collaborators', await aUser(em));

  expect([status, body.message]).toEqual([404, 'List not found']);
});
