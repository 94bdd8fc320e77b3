import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test as base } from '../server-test.ts';

const test = base.extend('mailEnabled', { scope: 'file' }, false);

const INVITE = `mutation ($listId: ID!, $email: String!) {
  inviteCollaborator(listId: $listId, input: { email: $email }) { message collaborator { invitationLink } }
}`;
const LINKS = 'query ($listId: ID!) { collaborators(listId: $listId) { email invitationLink } }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { account { id emailVerified } } }';
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }';

const ownerOf = (list: List) => list.owner.unwrap();
const anAddress = () => `${crypto.randomUUID()}@example.test`;
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function invite(app: FastifyInstance, list: List, email: string) {
  const { data } = await send(app, INVITE, ownerOf(list), { listId: list.id, email });
  return data.inviteCollaborator as { message: string; collaborator: { invitationLink: string } };
}

test('the public configuration says that no mails are sent', async ({ app }) => {
  expect((await call(app, 'GET /config')).body.data.mailEnabled).toBe(false);
  expect((await send(app, '{ publicConfig { mailEnabled } }')).data.publicConfig.mailEnabled).toBe(false);
});

test('an owner who invites gets the link to pass on, again and over REST; nobody else does', async ({ app, em }) => {
  const [list, email] = [await aList(em), anAddress()];
  const colleague = await aCollaborator(em, { list });

  const { message, collaborator } = await invite(app, list, email);

  expect(message).toBe('Invited: pass on the link');
  expect(collaborator.invitationLink).toMatch(/^https?:\/\/.+\/invitation\/.+/);
  expect((await invite(app, list, email)).collaborator).toEqual(collaborator);
  const { body } = await call(app, `GET /lists/${list.id}/collaborators`, { viewer: ownerOf(list) });
  expect(body.data).toContainEqual(expect.objectContaining({ email, invitation_link: collaborator.invitationLink }));
  const seen = await send(app, LINKS, colleague, { listId: list.id });
  expect(seen.data.collaborators).toContainEqual({ email, invitationLink: null });
});

test('its link opens that list alone, and proves no address: the owner could have used it', async ({ app, em }) => {
  const [list, other, email] = [await aList(em), await aList(em), anAddress()];
  await anInvitation(em, { list: other, email });
  const token = tokenOf((await invite(app, list, email)).collaborator.invitationLink);

  const input = { name: 'Bob', email, password: 'correct horse', acceptTerms: true, invitationToken: token };
  const { account } = (await send(app, SIGN_UP, null, { input })).data.signUp;
  const bob = await em.fork().findOneOrFail(User, account.id);
  const { data } = await send(app, ACCEPT, bob, { token });

  expect(account.emailVerified).toBe(false);
  expect(data.acceptInvitation.id).toBe(list.id);
  const joined = await em.fork().find(Collaborator, { user: bob.id });
  expect(joined.map((each) => each.list.id)).toEqual([list.id]);
  expect((await em.fork().findOneOrFail(User, bob.id)).emailVerifiedAt).toBeNull();
  expect((await send(app, ACCEPT, await aUser(em), { token })).errors).toHaveLength(1);
});
