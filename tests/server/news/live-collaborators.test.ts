import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { listen } from '../graphql.ts';
import { test } from '../server-test.ts';

function ownerOf(list: List): User {
  return list.owner.unwrap();
}

describe('live', () => {
  const listChanged = ({ id }: List) =>
    `subscription { listChanged(listId: "${id}") { kind list { collaborators { email } } } }`;
  const myListsChanged = 'subscription { myListsChanged { kind listId list { name } } }';

  test('a person who has the list open sees who is added', async ({ em, app, services, onTestFinished }) => {
    const [list, bob] = [await aList(em), await aUser(em, { emailVerifiedAt: new Date() })];
    const screen = await listen(app, listChanged(list), ownerOf(list));
    onTestFinished(screen.close);
    await screen.next();

    await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(await screen.next()).toEqual({
      listChanged: { kind: 'COLLABORATORS_CHANGED', list: { collaborators: [{ email: bob.email }] } },
    });
  });

  test('a person who is added finds the list among theirs', async ({ em, app, services, onTestFinished }) => {
    const [list, bob] = [await aList(em, { name: 'Picnic' }), await aUser(em, { emailVerifiedAt: new Date() })];
    const screen = await listen(app, myListsChanged, bob);
    onTestFinished(screen.close);
    await screen.next();

    await services.collaborators.invite(ownerOf(list), list.id, { email: bob.email });

    expect(await screen.next()).toEqual({
      myListsChanged: { kind: 'COLLABORATORS_CHANGED', listId: list.id, list: { name: 'Picnic' } },
    });
  });

  test('a person who is removed loses the list, and every view of it that they have open ends', async ({
    em,
    app,
    services,
    onTestFinished,
  }) => {
    const list = await aList(em);
    const bob = await aCollaborator(em, { list });
    const byLink = `subscription { sharedListChanged(token: "${list.shareToken}") { kind } }`;
    const views = [
      await listen(app, listChanged(list), bob),
      await listen(app, listChanged(list), bob),
      await listen(app, byLink, bob),
    ];
    const overview = await listen(app, myListsChanged, bob);
    onTestFinished(() => Promise.all([...views, overview].map(({ close }) => close())).then(() => {}));
    for (const { next } of [...views, overview]) await next();

    await services.collaborators.remove(ownerOf(list), list.id, bob.id);

    for (const { next } of views) expect(await next()).toBe('complete');
    expect(await overview.next()).toEqual({
      myListsChanged: { kind: 'COLLABORATORS_CHANGED', listId: list.id, list: null },
    });
  });
});
