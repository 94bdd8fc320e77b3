import { describe, expect } from 'vitest';
import { announce } from '../../../server/core/events/announce.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { servicesOn, test } from '../server-test.ts';

const ann = { email: 'ann@example.test' };

const watchList = (list: List, since?: number) => `subscription {
  listChanged(listId: "${list.id}"${since === undefined ? '' : `, since: ${since}`}) {
    kind revision removedItemId actor { name } list { name } item { title quantityPurchased } items { title }
  }
}`;
const watchShared = (list: List) => `subscription {
  sharedListChanged(token: "${list.shareToken}") {
    kind revision removedItemId item { title quantityRemaining } items { title }
  }
}`;

describe('an open list', () => {
  test('begins with how it is, then hears each kind of change with who did it', async ({ em, app, services }) => {
    const list = await aList(em, { owner: await aUser(em, { name: 'Ida' }) });
    const owner = list.owner.unwrap();
    const bicycle = await anItem(em, { list });
    const { next, close } = await listen(app, watchList(list), owner);
    const nothing = {
      removedItemId: null,
      actor: { name: 'Ida' },
      list: { name: 'Birthday' },
      item: null,
      items: null,
    };
    const items = [{ title: 'Red bicycle' }];
    expect(await next()).toEqual({ listChanged: { ...nothing, kind: 'OPENED', revision: 0, actor: null, items } });

    const mug = await services.items.addItem(owner, list.id, { title: 'Mug' });
    const item = { title: 'Mug', quantityPurchased: 0 };
    expect(await next()).toEqual({ listChanged: { ...nothing, kind: 'ITEM_ADDED', revision: 1, item } });

    await services.items.updateItem(owner, mug.id, { title: 'Big mug' });
    const bigger = { ...item, title: 'Big mug' };
    expect(await next()).toEqual({ listChanged: { ...nothing, kind: 'ITEM_EDITED', revision: 2, item: bigger } });

    await services.items.reorderItems(owner, list.id, [mug.id, bicycle.id]);
    const reordered = [{ title: 'Big mug' }, { title: 'Red bicycle' }];
    expect(await next()).toEqual({
      listChanged: { ...nothing, kind: 'ITEMS_REORDERED', revision: 3, items: reordered },
    });

    await services.items.deleteItem(owner, mug.id);
    const removedItemId = mug.id;
    expect(await next()).toEqual({ listChanged: { ...nothing, kind: 'ITEM_REMOVED', revision: 4, removedItemId } });

    await services.lists.updateList(owner, list.id, { name: 'Ida turns 7' });
    const renamed = { ...nothing, list: { name: 'Ida turns 7' } };
    expect(await next()).toEqual({ listChanged: { ...renamed, kind: 'LIST_EDITED', revision: 5 } });

    await services.purchases.purchaseItem(owner, bicycle.id, 1);
    const bought = { title: 'Red bicycle', quantityPurchased: 1 };
    expect(await next()).toEqual({ listChanged: { ...renamed, kind: 'PURCHASED', revision: 6, item: bought } });
    await close();
  });

  test('leaves the items out for a person who comes back and has missed nothing', async ({ em, app, services }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    await services.items.addItem(owner, list.id, { title: 'Mug' });

    const current = await listen(app, watchList(list, 1), owner);
    expect(await current.next()).toMatchObject({ listChanged: { kind: 'OPENED', revision: 1, items: null } });
    const behind = await listen(app, watchList(list, 0), owner);
    expect(await behind.next()).toMatchObject({ listChanged: { revision: 1, items: [{ title: 'Mug' }] } });
    await current.close();
    await behind.close();
  });

  test('is closed to strangers and guests, and to a person who is removed while it is open', async ({
    em,
    app,
    services,
  }) => {
    const list = await aList(em);
    const friend = await aCollaborator(em, { list });
    for (const [viewer, code] of [
      [null, 'UNAUTHENTICATED'],
      [await aUser(em), 'FORBIDDEN'],
    ] as const) {
      const { next, close } = await listen(app, watchList(list), viewer);
      expect(await next()).toMatchObject([{ extensions: { code } }]);
      await close();
    }
    const { next, close } = await listen(app, watchList(list), friend);
    await next();

    await services.collaborators.remove(list.owner.unwrap(), list.id, friend.id);

    expect(await next()).toBe('complete');
    await close();
  });

  test('hears who bought only where the buyer is known', async ({ em, app, services }) => {
    const buyer = await aUser(em, { name: 'Tom' });
    const heard = async (overrides: Parameters<typeof aList>[1], isOwner: boolean) => {
      const list = await aList(em, { privacy: 'PUBLIC', ...overrides });
      const item = await anItem(em, { list });
      const viewer = isOwner ? list.owner.unwrap() : await aCollaborator(em, { list });
      const { next, close } = await listen(app, watchList(list), viewer);
      await next();
      const { purchase } = await services.purchases.purchaseShared(buyer, list.shareToken, item.id, {});
      const bought = (await next()).listChanged;
      await services.purchases.undoShared(buyer, list.shareToken, purchase.id);
      const undone = (await next()).listChanged;
      await close();
      expect([bought.kind, undone.kind]).toEqual(['PURCHASED', 'PURCHASE_UNDONE']);
      return [bought.actor, undone.actor];
    };

    expect(await heard({}, true)).toEqual([{ name: 'Tom' }, { name: 'Tom' }]);
    expect(await heard({}, false)).toEqual([null, null]);
    expect(await heard({ purchaseVisibility: 'OWNER_SEES_TAKEN' }, true)).toEqual([null, null]);
    expect(await heard({ listType: 'SHOPPING' }, false)).toEqual([null, null]); // no member, though signed in
  });

  test('tells each who works on it of the same change what they are to it, and what is theirs', async ({
    em,
    app,
    services,
  }) => {
    const list = await aList(em, { listType: 'SHOPPING', purchaseVisibility: 'OWNER_SEES_TAKEN' });
    const owner = list.owner.unwrap();
    const mug = await anItem(em, { list });
    const bread = await anItem(em, { list, orderIndex: 1 });
    const [tom, ida] = [await aCollaborator(em, { list }), await aCollaborator(em, { list })];
    await services.purchases.purchaseItem(tom, mug.id, 1);
    const role = `subscription { listChanged(listId: "${list.id}") { list { viewerRole } } }`;
    const theirs = `subscription { listChanged(listId: "${list.id}") { list { items { purchases { mine } } } } }`;
    const pages = await Promise.all([
      ...[owner, tom, ida].map((viewer) => listen(app, role, viewer)),
      ...[owner, tom, ida].map((viewer) => listen(app, theirs, viewer)),
    ]);
    await Promise.all(pages.map(({ next }) => next()));

    await services.items.updateItem(owner, bread.id, { title: 'Rye bread' });

    const heard = await Promise.all(pages.map(async ({ next }) => (await next()).listChanged.list));
    const isMine = (mine: boolean) => ({ items: [{ purchases: [{ mine }] }, { purchases: [] }] });
    expect(heard).toEqual([
      { viewerRole: 'OWNER' },
      { viewerRole: 'COLLABORATOR' },
      { viewerRole: 'COLLABORATOR' },
      isMine(false),
      isMine(true),
      isMine(false),
    ]);
    await Promise.all(pages.map(({ close }) => close()));
  });

  test('hears nothing of a change that was rolled back', async ({ em, app, services }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const { next, close } = await listen(app, watchList(list), owner);
    await next();

    const failing = em.transactional(async (inner) => {
      await announce(inner, 'ITEM_REMOVED', list);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    await services.items.addItem(owner, list.id, { title: 'Mug' });

    expect(await next()).toMatchObject({ listChanged: { kind: 'ITEM_ADDED', revision: 1 } });
    await close();
  });

  test('ends when the list is deleted', async ({ em, app, services }) => {
    const list = await aList(em);
    const { next, close } = await listen(app, watchList(list), list.owner.unwrap());
    await next();
    await services.lists.deleteList(list.owner.unwrap(), list.id);
    expect(await next()).toBe('complete');
    await close();
  });

  test('sees changes made at once in one order, without a gap', async ({ em, app, orm, infrastructure }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const { next, close } = await listen(app, watchList(list), owner);
    await next();

    const add = (title: string) => servicesOn(orm, infrastructure).items.addItem(owner, list.id, { title });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));

    const revisions = [];
    for (let count = 0; count < 5; count++) revisions.push((await next()).listChanged.revision);
    expect(revisions).toEqual([1, 2, 3, 4, 5]);
    await close();
  });
});

describe('an open shared page', () => {
  test('sees a gift go and come back', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const { next, close } = await listen(app, watchShared(list));
    expect(await next()).toMatchObject({ sharedListChanged: { kind: 'OPENED', items: [{ title: 'Red bicycle' }] } });

    const bought = await send(
      app,
      `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { email: "ann@example.test" }) { undoToken purchase { id } } }`,
    );
    const gone = { kind: 'PURCHASED', revision: 1, removedItemId: item.id, item: null, items: null };
    expect(await next()).toEqual({ sharedListChanged: gone });

    const { undoToken, purchase } = bought.data.purchaseSharedItem;
    await send(
      app,
      `mutation { undoSharedPurchase(token: "${list.shareToken}", purchaseId: "${purchase.id}", undoToken: "${undoToken}") { item { id } } }`,
    );
    expect(await next()).toMatchObject({
      sharedListChanged: { kind: 'PURCHASE_UNDONE', revision: 2, item: { title: 'Red bicycle', quantityRemaining: 1 } },
    });
    await close();
  });

  test('is told the same in one execution, however many are watching', async ({ em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 5 });
    const pages = await Promise.all(Array.from({ length: 20 }, () => listen(app, watchShared(list))));
    await Promise.all(pages.map(({ next }) => next()));

    await services.purchases.purchaseShared(null, list.shareToken, item.id, ann);

    const heard = await Promise.all(pages.map(({ next }) => next()));
    expect(new Set(heard.map((event) => JSON.stringify(event))).size).toBe(1);
    expect(heard[0]).toMatchObject({ sharedListChanged: { kind: 'PURCHASED', item: { quantityRemaining: 4 } } });
    await Promise.all(pages.map(({ close }) => close()));
  });

  test('ends when the list turns private, and finds nothing when it is gone', async ({ em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const owner = list.owner.unwrap();
    const { next, close } = await listen(app, watchShared(list));
    await next();
    await services.lists.updateList(owner, list.id, { privacy: 'PRIVATE' });
    expect(await next()).toBe('complete');
    await close();

    const late = await listen(app, watchShared(list));
    expect(await late.next()).toMatchObject([{ extensions: { code: 'LIST_PRIVATE' } }]);
    await late.close();
  });

  test('is not told who works on the list', async ({ em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const friend = await aUser(em, { emailVerifiedAt: new Date() });
    const { next, close } = await listen(app, watchShared(list));
    await next();
    await services.collaborators.invite(list.owner.unwrap(), list.id, { email: friend.email });
    expect(await next()).toMatchObject({ sharedListChanged: { kind: 'LIST_EDITED', revision: 1 } });
    await close();
  });
});

describe('my lists', () => {
  const WATCH = 'subscription { myListsChanged { kind listId list { name viewerRole progress { given } } } }';

  test('hear of what is made, gained, changed, bought, lost and removed', async ({ em, app, services }) => {
    const me = await aUser(em, { emailVerifiedAt: new Date() });
    const { next, close } = await listen(app, WATCH, me);
    expect(await next()).toEqual({ myListsChanged: { kind: 'OPENED', listId: null, list: null } });

    const own = await services.lists.createList(me, { name: 'Mine', privacy: 'PUBLIC' });
    expect(await next()).toMatchObject({ myListsChanged: { kind: 'LIST_CREATED', list: { name: 'Mine' } } });

    const theirs = await aList(em, { name: 'Theirs' });
    const owner = theirs.owner.unwrap();
    await services.collaborators.invite(owner, theirs.id, { email: me.email });
    expect(await next()).toMatchObject({ myListsChanged: { list: { name: 'Theirs', viewerRole: 'COLLABORATOR' } } });

    const item = await services.items.addItem(me, own.id, { title: 'Mug' });
    expect(await next()).toMatchObject({ myListsChanged: { kind: 'ITEM_ADDED', listId: own.id } });
    await services.purchases.purchaseShared(null, own.shareToken, item.id, ann);
    expect(await next()).toMatchObject({ myListsChanged: { kind: 'PURCHASED', list: { progress: { given: 1 } } } });
    await services.collaborators.remove(owner, theirs.id, me.id);
    expect(await next()).toEqual({ myListsChanged: { kind: 'COLLABORATORS_CHANGED', listId: theirs.id, list: null } });

    await services.lists.deleteList(me, own.id);
    expect(await next()).toEqual({ myListsChanged: { kind: 'LIST_REMOVED', listId: own.id, list: null } });
    await close();
  });

  test('hear nothing of what is bought for a surprise', async ({ em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
    const item = await anItem(em, { list });
    const owner = list.owner.unwrap();
    const { next, close } = await listen(app, WATCH, owner);
    await next();

    await services.purchases.purchaseShared(null, list.shareToken, item.id, ann);
    await services.items.addItem(owner, list.id, { title: 'Book' });

    expect(await next()).toMatchObject({ myListsChanged: { kind: 'ITEM_ADDED', list: { progress: null } } });
    await close();
  });
});

describe('a socket', () => {
  test('is closed with 4401 when its session ends', async ({ em, app }) => {
    const list = await aList(em);
    const { next, closed, accessToken, close } = await listen(app, watchList(list), list.owner.unwrap());
    await next();
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { query: 'mutation { signOut }' },
    });
    expect(await closed).toBe(4401);
    await close();
  });

  test('that closed leaves no watcher behind', async ({ em, app, infrastructure }) => {
    const list = await aList(em);
    const { next, close } = await listen(app, watchList(list), list.owner.unwrap());
    await next();
    expect(infrastructure.liveLists.isWatched(list.id)).toBe(true);

    await close();

    await expect.poll(() => infrastructure.liveLists.isWatched(list.id)).toBe(false);
  });
});
