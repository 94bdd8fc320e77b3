import { describe, expect } from 'vitest';
import type { User } from '../../server/accounts/user.entity.ts';
import type { List } from '../../server/lists/list.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../builders/collaborators.ts';
import { aList } from '../builders/lists.ts';
import { listen, send } from './graphql.ts';
import { test } from './server-test.ts';

const anAddress = () => `${crypto.randomUUID()}@example.test`;

const people = ({ id }: List) => `{ list(id: "${id}") { collaborators { email } } }`;
const invite = ({ id }: List, email: string) => `mutation {
  inviteCollaborator(listId: "${id}", input: { email: "${email}" }) { message }
}`;
const remove = (list: List, id: string) => `mutation { removeCollaborator(listId: "${list.id}", id: "${id}") { id } }`;

function ownerOf(list: List): User {
  return list.owner.unwrap();
}

describe('who may', () => {
  type Role = 'owner' | 'collaborator' | 'stranger' | 'guest';
  const table: [action: string, role: Role, outcome: string][] = [
    ['see people', 'owner', 'OK'],
    ['see people', 'collaborator', 'OK'],
    ['see people', 'stranger', 'FORBIDDEN'],
    ['see people', 'guest', 'UNAUTHENTICATED'],
    ['invite', 'owner', 'OK'],
    ['invite', 'collaborator', 'FORBIDDEN'],
    ['invite', 'stranger', 'FORBIDDEN'],
    ['invite', 'guest', 'UNAUTHENTICATED'],
    ['remove another', 'owner', 'OK'],
    ['remove another', 'collaborator', 'FORBIDDEN'],
    ['remove another', 'stranger', 'FORBIDDEN'],
    ['remove another', 'guest', 'UNAUTHENTICATED'],
    ['withdraw an invitation', 'owner', 'OK'],
    ['withdraw an invitation', 'collaborator', 'FORBIDDEN'],
    ['withdraw an invitation', 'stranger', 'FORBIDDEN'],
    ['withdraw an invitation', 'guest', 'UNAUTHENTICATED'],
    ['leave', 'owner', 'NOT_FOUND'],
    ['leave', 'collaborator', 'OK'],
    ['leave', 'stranger', 'FORBIDDEN'],
  ];

  test.for(table)('%s: as the %s, %s', async ([action, role, outcome], { em, app }) => {
    const list = await aList(em);
    const [collaborator, other] = [await aCollaborator(em, { list }), await aCollaborator(em, { list })];
    const invitation = await anInvitation(em, { list });
    const viewer = { owner: ownerOf(list), collaborator, stranger: await aUser(em), guest: null }[role];
    const operation = {
      'see people': people(list),
      invite: invite(list, anAddress()),
      'remove another': remove(list, other.id),
      'withdraw an invitation': remove(list, invitation.id),
      leave: remove(list, viewer?.id ?? ''),
    }[action] as string;

    const { errors } = await send(app, operation, viewer);

    expect(errors?.[0].extensions.code ?? 'OK').toBe(outcome);
  });

  test('change who works on a demo list: nobody', async ({ em, app }) => {
    const list = await aList(em, { isDemo: true });

    for (const viewer of [ownerOf(list), await aUser(em)]) {
      for (const operation of [invite(list, anAddress()), remove(list, crypto.randomUUID())]) {
        const { errors } = await send(app, operation, viewer);
        expect(errors[0]).toMatchObject({
          message: 'You cannot modify items in demo lists. Please create your own list first.',
          extensions: { code: 'DEMO_LIST' },
        });
      }
    }
    const { errors } = await send(app, invite(list, anAddress()));
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('see who works on a demo list: only who does', async ({ em, app }) => {
    const list = await aList(em, { isDemo: true });
    await aCollaborator(em, { list });

    for (const viewer of [await aUser(em), null]) {
      const { data } = await send(app, people(list), viewer);
      expect(data.list.collaborators).toEqual([]);
    }
  });
});

describe('live', () => {
  const listChanged = ({ id }: List) =>
    `subscription { listChanged(listId: "${id}") { kind list { collaborators { email } } } }`;
  const myListsChanged = 'subscription { myListsChanged { kind listId list { name } } }';

  test('whoever has the list open sees who is added', async ({ em, app, services, onTestFinished }) => {
    const [list, bob] = [await aList(em), await aUser(em)];
    const screen = await listen(app, listChanged(list), ownerOf(list));
    onTestFinished(screen.close);
    await screen.next(); // OPENED

    await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(await screen.next()).toEqual({
      listChanged: { kind: 'COLLABORATORS_CHANGED', list: { collaborators: [{ email: bob.email }] } },
    });
  });

  test('whoever is added finds the list among theirs', async ({ em, app, services, onTestFinished }) => {
    const [list, bob] = [await aList(em, { name: 'Picnic' }), await aUser(em)];
    const screen = await listen(app, myListsChanged, bob);
    onTestFinished(screen.close);
    await screen.next(); // OPENED

    await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(await screen.next()).toEqual({
      myListsChanged: { kind: 'COLLABORATORS_CHANGED', listId: list.id, list: { name: 'Picnic' } },
    });
  });

  test('whoever is removed loses the list, and an open view of it ends', async ({
    em,
    app,
    services,
    onTestFinished,
  }) => {
    const list = await aList(em);
    const bob = await aCollaborator(em, { list });
    const [detail, overview] = [await listen(app, listChanged(list), bob), await listen(app, myListsChanged, bob)];
    onTestFinished(() => Promise.all([detail.close(), overview.close()]).then(() => {}));
    await Promise.all([detail.next(), overview.next()]); // OPENED

    await services.collaborators.remove(ownerOf(list), list.id, bob.id);

    expect(await detail.next()).toBe('complete');
    expect(await overview.next()).toEqual({
      myListsChanged: { kind: 'COLLABORATORS_CHANGED', listId: list.id, list: null },
    });
  });
});
