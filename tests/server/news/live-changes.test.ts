import { expect } from 'vitest';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen } from '../graphql.ts';
import { test } from '../server-test.ts';

const ann = { email: 'ann@example.test' };

const MEMBER = `change {
  __typename
  ... on ListOpened { listId items { title } }
  ... on ListEdited { actor { name } }
  ... on CollaboratorsChanged { actor { name } }
  ... on ItemsReordered { items { title } }
  ... on ItemAdded { itemId item { title } }
  ... on ItemEdited { itemId item { title } }
  ... on ItemRemoved { itemId isArchived }
  ... on ItemPurchased { itemId quantity remaining item { title } actor { name } }
  ... on PurchaseUndone { itemId quantity remaining item { title } }
}`;
const GUEST = `change {
  __typename
  ... on SharedListOpened { listId items { title } }
  ... on SharedListEdited { listId }
  ... on SharedItemsReordered { items { title } }
  ... on SharedItemAdded { itemId item { title } }
  ... on SharedItemEdited { itemId item { title } }
  ... on SharedItemRemoved { itemId quantityDesired }
  ... on SharedItemPurchased { itemId quantity remaining item { title } }
  ... on SharedPurchaseUndone { itemId byOwner quantity remaining item { title } }
}`;
const MINE = `change {
  __typename
  ... on MyListAdded { listId }
  ... on MyListEdited { listId }
  ... on MyListRemoved { listId }
  ... on MyListItemChanged { itemId }
  ... on MyListItemPurchased { itemId quantity remaining }
  ... on MyListPurchaseUndone { itemId quantity remaining }
}`;

const watchList = ({ id }: List) => `subscription { listChanged(listId: "${id}") { ${MEMBER} } }`;
const watchShared = ({ shareToken }: List) => `subscription { sharedListChanged(token: "${shareToken}") { ${GUEST} } }`;
const watchMine = () => `subscription { myListsChanged { ${MINE} } }`;

test('each kind of change to an open list has a type of its own, with the id of its item', async ({
  em,
  app,
  services,
}) => {
  const list = await aList(em);
  const owner = list.owner.unwrap();
  const { next, close } = await listen(app, watchList(list), owner);
  const change = async () => (await next()).listChanged.change;
  expect(await change()).toEqual({ __typename: 'ListOpened', listId: list.id, items: [] });

  const { id: itemId } = await services.items.addItem(owner, list.id, { title: 'Mug', quantityDesired: 3 });
  expect(await change()).toEqual({ __typename: 'ItemAdded', itemId, item: { title: 'Mug' } });
  await services.items.updateItem(owner, itemId, { title: 'Cup' });
  expect(await change()).toEqual({ __typename: 'ItemEdited', itemId, item: { title: 'Cup' } });
  await services.items.reorderItems(owner, list.id, [itemId]);
  expect(await change()).toEqual({ __typename: 'ItemsReordered', items: [{ title: 'Cup' }] });
  await services.lists.updateList(owner, list.id, { name: 'Party' });
  expect(await change()).toEqual({ __typename: 'ListEdited', actor: { name: owner.name } });
  await services.items.setItemArchived(owner, itemId, true);
  expect(await change()).toEqual({ __typename: 'ItemRemoved', itemId, isArchived: true });
  await services.items.setItemArchived(owner, itemId, false);
  expect(await change()).toEqual({ __typename: 'ItemEdited', itemId, item: { title: 'Cup' } });
  await services.items.deleteItem(owner, itemId);
  expect(await change()).toEqual({ __typename: 'ItemRemoved', itemId, isArchived: false });
  await services.collaborators.invite(owner, list.id, { email: 'bob@example.test' });
  expect(await change()).toEqual({ __typename: 'CollaboratorsChanged', actor: { name: owner.name } });
  await close();
});

test('a purchase says of which item, how many pieces and what remains, also when it completes a gift', async ({
  em,
  app,
  services,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const owner = list.owner.unwrap();
  const { id: itemId } = await anItem(em, { list, title: 'Cup', quantityDesired: 5 });
  const sockets = {
    listChanged: await listen(app, watchList(list), owner),
    sharedListChanged: await listen(app, watchShared(list)),
    myListsChanged: await listen(app, watchMine(), owner),
  };
  for (const { next } of Object.values(sockets)) await next();
  const heard = async () =>
    Promise.all(Object.entries(sockets).map(async ([field, { next }]) => (await next())[field].change));
  const item = { title: 'Cup' };

  const buy = (quantity: number) =>
    services.purchases.purchaseShared(null, list.shareToken, itemId, { ...ann, quantity });
  await buy(2);
  const some = { itemId, quantity: 2, remaining: 3 };
  expect(await heard()).toEqual([
    { __typename: 'ItemPurchased', ...some, item, actor: null },
    { __typename: 'SharedItemPurchased', ...some, item },
    { __typename: 'MyListItemPurchased', ...some },
  ]);

  const { purchase, undoToken } = await buy(3);
  const all = { itemId, quantity: 3, remaining: 0 };
  expect(await heard()).toEqual([
    { __typename: 'ItemPurchased', ...all, item, actor: null },
    { __typename: 'SharedItemPurchased', ...all, item: null }, // nobody needs it any more
    { __typename: 'MyListItemPurchased', ...all },
  ]);

  await services.purchases.undoShared(null, list.shareToken, purchase.id, undoToken, { keeping: 1 });
  const back = { itemId, quantity: 2, remaining: 2 };
  expect(await heard()).toEqual([
    { __typename: 'PurchaseUndone', ...back, item },
    { __typename: 'SharedPurchaseUndone', ...back, item, byOwner: false },
    { __typename: 'MyListPurchaseUndone', ...back },
  ]);

  await services.purchases.undoPurchase(list.owner.unwrap(), purchase.id);
  const [, forGuests] = await heard();
  expect(forGuests).toMatchObject({ __typename: 'SharedPurchaseUndone', quantity: 1, byOwner: true });
  for (const { close } of Object.values(sockets)) await close();
});

test('guests hear of an item in the archive that it is gone, and nothing of who works on the list', async ({
  em,
  app,
  services,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const owner = list.owner.unwrap();
  const { id: itemId } = await anItem(em, { list, title: 'Cup', quantityDesired: 5 });
  const { purchase, undoToken } = await services.purchases.purchaseShared(null, list.shareToken, itemId, ann);
  const { next, close } = await listen(app, watchShared(list));
  const change = async () => (await next()).sharedListChanged.change;
  expect(await change()).toMatchObject({ __typename: 'SharedListOpened' });

  await services.items.setItemArchived(owner, itemId, true);
  const gone = { __typename: 'SharedItemRemoved', itemId, quantityDesired: null };
  expect(await change()).toEqual(gone);
  await services.purchases.undoShared(null, list.shareToken, purchase.id, undoToken);
  expect(await change()).toEqual(gone);
  await services.collaborators.invite(owner, list.id, { email: 'bob@example.test' });
  expect(await change()).toEqual({ __typename: 'SharedListEdited', listId: list.id });
  await close();
});

test('guests hear of a gift of which fewer are wanted that nobody needs it any more, until more are wanted again', async ({
  em,
  app,
  services,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const owner = list.owner.unwrap();
  const { id: itemId } = await anItem(em, { list, title: 'Cup', quantityDesired: 6 });
  await services.purchases.purchaseShared(null, list.shareToken, itemId, { ...ann, quantity: 3 });
  const { next, close } = await listen(app, watchShared(list));
  const change = async () => (await next()).sharedListChanged.change;
  await change();

  await services.items.updateItem(owner, itemId, { quantityDesired: 2 });
  expect(await change()).toEqual({ __typename: 'SharedItemRemoved', itemId, quantityDesired: 2 });
  await services.items.updateItem(owner, itemId, { quantityDesired: 4 });
  expect(await change()).toEqual({ __typename: 'SharedItemEdited', itemId, item: { title: 'Cup' } });
  await close();
});

test('lists that come and go are told apart from lists that change', async ({ em, app, services }) => {
  const user = await aUser(em, { emailVerifiedAt: new Date() });
  const theirs = await aList(em);
  const owner = theirs.owner.unwrap();
  const { next, close } = await listen(app, watchMine(), user);
  const change = async () => (await next()).myListsChanged.change;
  expect(await change()).toBeNull();

  const { id: listId } = await services.lists.createList(user, { name: 'Mine' });
  expect(await change()).toEqual({ __typename: 'MyListAdded', listId });
  await services.collaborators.invite(owner, theirs.id, { email: user.email });
  expect(await change()).toEqual({ __typename: 'MyListAdded', listId: theirs.id });
  await services.lists.updateList(owner, theirs.id, { name: 'Theirs' });
  expect(await change()).toEqual({ __typename: 'MyListEdited', listId: theirs.id });
  const item = await services.items.addItem(owner, theirs.id, { title: 'Mug' });
  expect(await change()).toEqual({ __typename: 'MyListItemChanged', itemId: item.id });
  await services.collaborators.remove(owner, theirs.id, user.id);
  expect(await change()).toEqual({ __typename: 'MyListRemoved', listId: theirs.id });
  await close();
});

test.for(['owner', 'collaborator'] as const)(
  'the %s of a surprise hears nothing of a purchase, under no name',
  async (who, { em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
    const owner = list.owner.unwrap();
    const viewer = who === 'owner' ? owner : await aCollaborator(em, { list });
    const { id: itemId } = await anItem(em, { list, title: 'Cup' });
    const sockets = [
      await listen(app, watchList(list), viewer),
      await listen(app, watchShared(list), viewer),
      await listen(app, watchMine(), viewer),
    ];
    for (const { next } of sockets) await next();

    await services.purchases.purchaseShared(null, list.shareToken, itemId, ann);
    await services.lists.updateList(owner, list.id, { name: 'Party' });

    const [first, second, third] = await Promise.all(sockets.map(({ next }) => next()));
    expect(first.listChanged.change.__typename).toBe('ListEdited');
    expect(second.sharedListChanged.change.__typename).toBe('SharedListEdited');
    expect(third.myListsChanged.change.__typename).toBe('MyListEdited');
    for (const { close } of sockets) await close();
  },
);
