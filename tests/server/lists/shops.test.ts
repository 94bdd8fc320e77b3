import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { Shop } from '../../../server/lists/shops/shop.entity.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';

const SHOPS = '{ shops { id name categoryOrder orderedAt itemIds } }';

async function aShoppingList(em: EntityManager) {
  const list = await aList(em, { listType: 'SHOPPING', privacy: 'PUBLIC' });
  return { list, owner: list.owner.unwrap() };
}

const CREATE = `mutation ($listId: ID!, $name: String!, $key: String) {
  createShop(listId: $listId, input: { name: $name }, idempotencyKey: $key) { shop { id } list ${SHOPS} }
}`;

async function addShop(app: FastifyInstance, viewer: User, listId: string, name: string): Promise<string> {
  const { data } = await send(app, CREATE, viewer, { listId, name });
  return data.createShop.shop.id;
}

async function shopsOf(app: FastifyInstance, viewer: User, listId: string) {
  const { data } = await send(app, `{ list(id: "${listId}") ${SHOPS} }`, viewer);
  return data.list.shops;
}

const learn = (app: FastifyInstance, viewer: User, shopId: string, visitKey: string, categories: string[]) =>
  send(
    app,
    `mutation ($shopId: ID!, $visitKey: String!, $categories: [String!]!) {
      learnShopOrder(shopId: $shopId, visitKey: $visitKey, categories: $categories) ${SHOPS}
    }`,
    viewer,
    { shopId, visitKey, categories },
  );

const put = (app: FastifyInstance, viewer: User, listId: string, itemIds: string[], shopIds: string[]) =>
  send(
    app,
    `mutation ($listId: ID!, $itemIds: [ID!]!, $shopIds: [ID!]!) {
      setItemShops(listId: $listId, itemIds: $itemIds, shopIds: $shopIds) ${SHOPS}
    }`,
    viewer,
    { listId, itemIds, shopIds },
  );

const ORDER_BY_HAND = `mutation ($shopId: ID!, $categoryOrder: [String!]!) {
  updateShop(shopId: $shopId, changes: { categoryOrder: $categoryOrder }) ${SHOPS}
}`;

test('shops are added, named anew and deleted by those who work on the list, and heard by those who have it open', async ({
  em,
  app,
}) => {
  const { list, owner } = await aShoppingList(em);
  const member = await aCollaborator(em, { list });
  const { next } = await listen(
    app,
    `subscription { listChanged(listId: "${list.id}") { news { action } change {
      __typename ... on ListOpened ${SHOPS} ... on ListEdited ${SHOPS} ... on ItemAdded ${SHOPS}
    } } }`,
    owner,
  );
  expect(await next()).toMatchObject({ listChanged: { change: { __typename: 'ListOpened', shops: [] } } });

  const aldi = await addShop(app, member, list.id, ' Aldi ');
  expect(await next()).toMatchObject({
    listChanged: { news: null, change: { __typename: 'ListEdited', shops: [{ name: 'Aldi' }] } },
  });
  await addShop(app, owner, list.id, 'Market');
  await send(app, `mutation { updateShop(shopId: "${aldi}", changes: { name: "Lidl" }) { id } }`, owner);
  expect((await shopsOf(app, member, list.id)).map(({ name }: Shop) => name)).toEqual(['Lidl', 'Market']);

  const { data } = await send(app, `mutation { deleteShop(shopId: "${aldi}") ${SHOPS} }`, member);
  expect(data.deleteShop.shops).toMatchObject([{ name: 'Market' }]);
  expect(await em.count(Notification, { user: owner })).toBe(0); // a shop is no news
});

test('one call that comes twice adds one shop; a name has one shop, and a list has twelve, no matter who else adds at the time', async ({
  em,
  app,
}) => {
  const { list, owner } = await aShoppingList(em);
  const twice = { listId: list.id, name: 'Aldi', key: 'one' };
  const [one, other] = await Promise.all([send(app, CREATE, owner, twice), send(app, CREATE, owner, twice)]);
  expect(one.data.createShop.shop.id).toBe(other.data.createShop.shop.id);

  for (const name of ['ALDI', 'Al\u200Bdi', 'Ａｌｄｉ']) {
    const again = await send(app, CREATE, owner, { listId: list.id, name });
    expect(again.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
  }
  const names = Array.from({ length: 14 }, (_, place) => `Shop ${place}`);
  const answers = await Promise.all(names.map((name) => send(app, CREATE, owner, { listId: list.id, name })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(11);
  expect(answers.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
    message: 'A list can have up to 12 shops.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await shopsOf(app, owner, list.id)).toHaveLength(12);
});

test.for([
  ['no name', '', 'Please enter a name'],
  ['a name that is too long', 'x'.repeat(41), 'Name must be at most 40 characters'],
] as const)('a shop with %s is refused at its field', async ([, name, message], { em, app }) => {
  const { list, owner } = await aShoppingList(em);
  const { errors } = await send(app, CREATE, owner, { listId: list.id, name });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: { name: [message] } } });
});

test('an item is at several shops, and its shops go with it and with the shop', async ({ em, app }) => {
  const { list, owner } = await aShoppingList(em);
  const [milk, bread] = [await anItem(em, { list }), await anItem(em, { list })];
  const foreign = await anItem(em, {});
  const [aldi, market] = [await addShop(app, owner, list.id, 'Aldi'), await addShop(app, owner, list.id, 'Market')];

  await put(app, owner, list.id, [milk.id, bread.id, foreign.id, 'none'], [aldi, market, 'none']);
  expect(await shopsOf(app, owner, list.id)).toMatchObject([
    { itemIds: [milk.id, bread.id].sort() },
    { itemIds: [milk.id, bread.id].sort() },
  ]);
  await put(app, owner, list.id, [bread.id], [market]);
  await send(app, `mutation { deleteItem(itemId: "${milk.id}") { id } }`, owner);
  expect(await shopsOf(app, owner, list.id)).toMatchObject([{ itemIds: [] }, { itemIds: [bread.id] }]);

  await Promise.all([
    ...[[aldi], [market], [aldi, market]].map((shopIds) => put(app, owner, list.id, [bread.id], shopIds)),
    send(app, `mutation { deleteShop(shopId: "${market}") { id } }`, owner),
  ]);
  expect(await shopsOf(app, owner, list.id)).toHaveLength(1);
});

test('a shop learns its order from visits; one odd trip changes nothing, and a hand holds against a few', async ({
  em,
  app,
}) => {
  const { list, owner } = await aShoppingList(em);
  const member = await aCollaborator(em, { list });
  const shop = await addShop(app, owner, list.id, 'Aldi');
  const order = async () => (await shopsOf(app, owner, list.id))[0].categoryOrder;
  const usual = ['Fruit', 'Bakery', 'Dairy'];

  await learn(app, owner, shop, 'first', ['Fruit', 'Bakery']);
  await learn(app, owner, shop, 'first', usual);
  expect(await order()).toEqual(usual);
  await learn(app, member, shop, 'odd', usual.toReversed());
  expect(await order()).toEqual(usual);
  await learn(app, member, shop, 'third', ['Bakery', 'Frozen', 'dairy']);
  expect(await order()).toEqual(['Fruit', 'Bakery', 'Frozen', 'dairy']);

  const byHand = ['Frozen', 'Dairy', 'Bakery', 'Fruit'];
  const { data } = await send(app, ORDER_BY_HAND, owner, { shopId: shop, categoryOrder: byHand });
  expect(data.updateShop.shops[0]).toMatchObject({ categoryOrder: byHand, orderedAt: expect.any(String) });
  for (const visit of ['1', '2', '3']) await learn(app, owner, shop, visit, usual);
  expect(await order()).toEqual(byHand);
  await learn(app, owner, shop, '4', usual);
  expect(await order()).toEqual(['Frozen', 'Fruit', 'Bakery', 'Dairy']); // the shop was built anew
});

test('of an order that stays as it is nobody hears', async ({ em, app }) => {
  const { list, owner } = await aShoppingList(em);
  const shop = await addShop(app, owner, list.id, 'Aldi');
  await learn(app, owner, shop, 'first', ['Fruit', 'Dairy']);
  const { revision } = await em.findOneOrFail(List, list.id, { refresh: true });

  await learn(app, owner, shop, 'second', ['Fruit', 'Dairy']);

  expect((await em.findOneOrFail(List, list.id, { refresh: true })).revision).toBe(revision);
});

test('a shop remembers few visits, however many there are, and all that are sent at once', async ({ em, app }) => {
  const { list, owner } = await aShoppingList(em);
  const shop = await addShop(app, owner, list.id, 'Aldi');
  const visits = Array.from({ length: 10 }, (_, place) => `visit ${place}`);
  const answers = await Promise.all(visits.map((visit) => learn(app, owner, shop, visit, ['Fruit', visit])));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { walks } = await em.findOneOrFail(Shop, shop, { refresh: true });
  expect(walks).toHaveLength(6);
});

test('a gift list has no shops, and what one had as a shopping list is not told', async ({ em, app }) => {
  const { list, owner } = await aShoppingList(em);
  const shop = await addShop(app, owner, list.id, 'Aldi');
  await em.nativeUpdate(List, { id: list.id }, { listType: 'WISHLIST' });

  expect(await shopsOf(app, owner, list.id)).toEqual([]);
  const { errors } = await learn(app, owner, shop, 'first', ['Fruit', 'Dairy']);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  const added = await send(app, CREATE, owner, { listId: list.id, name: 'Market' });
  expect(added.errors?.[0]).toMatchObject({
    extensions: { fields: { listId: ['Only a shopping list has shops.'] } },
  });
});

test('a thing that comes back to the list is to be had where it was, also from a file', async ({ em, app }) => {
  const { list, owner } = await aShoppingList(em);
  const aldi = await addShop(app, owner, list.id, 'Aldi');
  const market = await addShop(app, owner, list.id, 'Market');
  const bought = await anItem(em, { list, title: 'Oat milk', quantityPurchased: 1 });
  await put(app, owner, list.id, [bought.id], [aldi, market]);

  const added = await send(
    app,
    `mutation { createItem(listId: "${list.id}", input: { title: "oat Milk" }) { id }
      importItems(listId: "${list.id}", input: [{ title: "Oat milk" }, { title: "Tea" }]) { itemIds } }`,
    owner,
  );

  const [first] = added.data.importItems.itemIds;
  const itemIds = [bought.id, added.data.createItem.id, first].sort();
  expect(await shopsOf(app, owner, list.id)).toMatchObject([{ itemIds }, { itemIds }]);
});
