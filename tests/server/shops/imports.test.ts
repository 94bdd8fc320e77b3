import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import type { FoundTable } from '../../../server/shops/imports/found-file.rules.ts';
import { rowsOf, thingKey } from '../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { observe } from '../statements.ts';

const IMPORT = `mutation ($listId: ID!, $items: [ImportedItemInput!]!, $key: String) {
  answer: importItems(listId: $listId, input: $items, idempotencyKey: $key) {
    itemIds list { itemCount revision items { id title quantityPurchased purchases { mine } } }
  }
}`;

const bring = (app: FastifyInstance, viewer: User | null, list: List, items: object[], key?: string) =>
  send(app, IMPORT, viewer, { listId: list.id, items, key });

const ownerOf = (list: List) => list.owner.unwrap();
const titlesOn = async (em: EntityManager, list: List) =>
  (await em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc' } })).map(({ title }) => title);

describe('items of another list', () => {
  test('come in their order behind those that are there, with all of their fields', async ({ em, app }) => {
    const { list } = await anItem(em, { title: 'First' }).then((item) => ({ list: item.list.unwrap() }));
    const whole = {
      title: 'Mug',
      description: 'blue',
      notes: 'Size M',
      category: 'Kitchen',
      primaryUrl: 'https://shop.example/mug',
      secondaryUrl: 'https://other.example/mug',
      imageUrl: 'https://cdn.example/mug.jpg',
      quantityDesired: 3,
    };

    const { data } = await bring(app, ownerOf(list), list, [
      { ...whole, unitPrice: { currency: 'EUR', amountMinor: 1250 } },
      { title: 'Bowl' },
    ]);

    expect(data.answer.list.items.map(({ title }: Item) => title)).toEqual(['First', 'Mug', 'Bowl']);
    expect(data.answer.itemIds).toEqual(data.answer.list.items.slice(1).map(({ id }: Item) => id));
    const mug = await em.fork().findOneOrFail(Item, { list, title: 'Mug' });
    expect(mug).toMatchObject({ ...whole, priceMinor: 1250, currency: 'EUR', quantityPurchased: 0 });
  });

  test('are added once where the call comes again', async ({ em, app }) => {
    const list = await aList(em);
    const call = () => bring(app, ownerOf(list), list, [{ title: 'Mug' }, { title: 'Bowl' }], 'one key');

    const [first, second] = [await call(), await call()];
    const other = await bring(app, ownerOf(list), list, [{ title: 'Cup' }], 'one key');

    expect(second.data.answer.itemIds).toEqual(first.data.answer.itemIds);
    expect(await titlesOn(em, list)).toEqual(['Mug', 'Bowl']);
    expect(other.errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('are all refused where one is wrong, which is named by its place', async ({ em, app }) => {
    const list = await aList(em);

    const { errors } = await bring(app, ownerOf(list), list, [{ title: 'Mug' }, { title: '' }]);

    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'input.1.title': [expect.any(String)] },
    });
    expect(await titlesOn(em, list)).toEqual([]);
  });

  test('are 1 to 100', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const many = Array.from({ length: 101 }, (_, index) => ({ title: `Item ${index}` }));

    const [none, tooMany] = [await bring(app, ownerOf(list), list, []), await bring(app, ownerOf(list), list, many)];

    expect(none.errors[0].extensions.fields).toEqual({ input: ['Send at least one item'] });
    expect(tooMany.errors[0].extensions.fields).toEqual({ input: ['Send at most 100 items at once'] });
  });

  test('are all refused where the plan has no room for all, and none is lost that was there', async ({ em, app }) => {
    const list = await aList(em);
    for (let count = 0; count < 24; count += 1) await anItem(em, { list, orderIndex: count });
    const [two, one] = [
      await bring(app, ownerOf(list), list, [{ title: 'Mug' }, { title: 'Bowl' }]),
      await bring(app, ownerOf(list), list, [{ title: 'Mug' }]),
    ];

    expect(two.errors[0].extensions.code).toBe('PLAN_LIMIT');
    expect(one.data.answer.list.itemCount).toBe(25);
  });

  test('are refused to a stranger and to guests', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const stranger = ownerOf(await aList(em));

    const [strange, guest] = [
      await bring(app, stranger, list, [{ title: 'Mug' }]),
      await bring(app, null, list, [{ title: 'Mug' }]),
    ];

    expect([strange, guest].map(({ errors }) => errors[0].extensions.code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
  });

  test('take as many statements as two of them do, with links and purchases', async ({ em, app }) => {
    await anAffiliateSite(em);
    const list = await aList(em, { listType: 'SHOPPING' });
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        title: `Item ${index}`,
        primaryUrl: `https://shop${index}.example/${index}`,
        quantityBought: index % 2,
      }));
    const count = async (items: object[]) =>
      (await observe(() => bring(app, ownerOf(list), list, items))).statements.length;
    await count(some(2));

    expect(await count(some(8))).toBe(await count(some(2)));
  });

  test('are news of one line to others who work on the list', async ({ em, app }) => {
    const list = await aList(em);
    const friend = await aCollaborator(em, { list });

    await bring(app, ownerOf(list), list, [{ title: 'Mug' }, { title: 'Bowl' }]);

    const notices = await em.fork().find(Notification, { user: friend });
    expect(notices).toMatchObject([{ kind: 'ITEM_ADDED', count: 2 }]);
  });
});

describe('a list of 2,000 items', () => {
  test('comes in 20 calls, in its order, and goes again in as many', async ({ em, app }) => {
    const list = await aList(em, { owner: await aUser(em, { subscriptionTier: 'PREMIUM' }) });
    const titles = Array.from({ length: 2_000 }, (_, index) => `Item ${index}`);
    const ids: string[] = [];
    const call = `mutation ($listId: ID!, $input: [ImportedItemInput!]!) { importItems(listId: $listId, input: $input) { itemIds } }`;
    for (let from = 0; from < titles.length; from += 100) {
      const input = titles.slice(from, from + 100).map((title) => ({ title }));
      const { data } = await send(app, call, ownerOf(list), { listId: list.id, input });
      ids.push(...data.importItems.itemIds);
    }
    expect(await titlesOn(em, list)).toEqual(titles);

    const remove = `mutation ($listId: ID!, $itemIds: [ID!]!) { deleteItems(listId: $listId, itemIds: $itemIds) { itemIds } }`;
    for (let from = 0; from < ids.length; from += 100) {
      await send(app, remove, ownerOf(list), { listId: list.id, itemIds: ids.slice(from, from + 100) });
    }
    expect(await titlesOn(em, list)).toEqual([]);
  });

  test('leaves as a file, and what is in the file comes back equal', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    await anItem(em, {
      list,
      title: '=Milk, fresh',
      quantityDesired: 2,
      notes: 'a\nb',
      priceMinor: 1250,
      currency: 'EUR',
    });
    await anItem(em, { list, title: '2 "breads"', primaryUrl: 'http://10.0.0.1/x', category: 'Bakery' });
    const purchaseItem = 'mutation ($id: ID!) { purchaseItem(itemId: $id, quantity: 2) { remaining } }';
    const milk = await em.fork().findOneOrFail(Item, { list, title: '=Milk, fresh' });
    await send(app, purchaseItem, ownerOf(list), { id: milk.id });
    const fileOf = async (listId: string) => {
      const query = `{ exportList(listId: "${listId}", format: CSV) { content } }`;
      return (await send(app, query, ownerOf(list))).data.exportList.content as string;
    };
    const first = await fileOf(list.id);

    const ways = { kind: 'SHOPPING', currency: 'USD' } as const;
    const { lists } = await readFile({ name: 'a.csv', bytes: new TextEncoder().encode(first) }, ways);
    const items = lists.flatMap(({ table }) => rowsOf(table, ways).rows.map(({ item }) => item));
    const other = await aList(em, { listType: 'SHOPPING', owner: ownerOf(list) });
    const { errors } = await bring(app, ownerOf(list), other, items);

    expect(errors).toBeUndefined();
    expect(await fileOf(other.id)).toBe(first);
  });
});

describe('pieces that were bought already', () => {
  test('are bought by the one who brings them', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });

    const { data } = await bring(app, ownerOf(list), list, [
      { title: 'Milk', quantityDesired: 2, quantityBought: 2 },
      { title: 'Bread' },
    ]);

    expect(data.answer.list.items).toMatchObject([
      { title: 'Milk', quantityPurchased: 2, purchases: [{ mine: true }] },
      { title: 'Bread', quantityPurchased: 0, purchases: [] },
    ]);
  });

  test('are bought by the one whose name stands beside them, as by a guest', async ({ em, app }) => {
    const list = await aList(em);

    const { data } = await bring(app, ownerOf(list), list, [
      { title: 'Bottles', quantityDesired: 3, quantityBought: 1, boughtBy: 'Grandma Jo' },
      { title: 'Crib', boughtBy: 'Lisa' },
    ]);

    expect(data.answer.list.items).toMatchObject([
      { title: 'Bottles', quantityPurchased: 1, purchases: [{ mine: false }] },
      { title: 'Crib', quantityPurchased: 0, purchases: [] },
    ]);
    const purchases = await em.fork().find(Purchase, { item: { list } });
    expect(purchases).toMatchObject([{ quantity: 1, guestName: 'Grandma Jo', guestEmail: '', buyer: null }]);
  });

  test('are bought by nobody who is named where somebody else than the owner says by whom', async ({ em, app }) => {
    const list = await aList(em);
    const friend = await aCollaborator(em, { list });

    const { data } = await bring(app, friend, list, [{ title: 'Bottles', quantityBought: 1, boughtBy: 'Grandma Jo' }]);

    expect(data.answer.list.items).toMatchObject([{ title: 'Bottles', quantityPurchased: 1 }]);
    const purchases = await em.fork().find(Purchase, { item: { list } });
    expect(purchases).toMatchObject([{ quantity: 1, guestName: null, guestEmail: '', buyer: null }]);
  });

  test('are no more than are wanted', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });

    const { errors } = await bring(app, ownerOf(list), list, [{ title: 'Milk', quantityBought: 2 }]);

    expect(errors[0].extensions.fields).toEqual({
      'input.0.quantityBought': ['You can’t buy more than are wanted'],
    });
  });

  test('are refused alike for every item while purchases are a surprise, to owner and collaborator', async ({
    em,
    app,
  }) => {
    const list = await aList(em, { purchaseVisibility: 'SURPRISE' });
    const friend = await aCollaborator(em, { list });

    for (const viewer of [ownerOf(list), friend]) {
      const { errors } = await bring(app, viewer, list, [{ title: 'Mug' }, { title: 'Bowl', quantityBought: 1 }]);
      expect(errors[0]).toMatchObject({
        message: 'What’s given from this list is a surprise for you, so you can’t do this.',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    const { data } = await bring(app, ownerOf(list), list, [{ title: 'Mug' }]);
    expect(data.answer.list.itemCount).toBe(1);
    expect(await em.fork().count(Purchase, { item: { list } })).toBe(0);
  });
});

test('a size or model is cut with a remark where it is too long, and tells rows of one name apart', () => {
  const rows = [
    ['Boots', 'x'.repeat(201)],
    ['Socks', 'M'],
    ['Socks', 'L'],
    ['Socks', 'm'],
  ];
  const table: FoundTable = { columns: ['name', 'variant'], headings: ['', ''], rows };
  const found = rowsOf(table, { kind: 'WISHLIST', currency: 'EUR' }).rows;
  expect(found[0]?.item.variant).toBe(`${'x'.repeat(199)}…`);
  expect(found.map(({ remarks }) => remarks)).toEqual([['SHORTENED'], [], [], []]);
  const keys = found.map(({ item }) => thingKey(item));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 2, 1]);
});

test('a part of a row in a column of ticks is bought', () => {
  const rows = [
    ['Chairs', '6', '4/6'],
    ['Lamps', '2', '1 of 2'],
    ['Rugs', '2', '2 of 2'],
    ['Mugs', '4', '5/4'],
  ];
  const table: FoundTable = { columns: ['name', 'amount', 'ticked'], headings: ['', '', ''], rows };
  const found = rowsOf(table, { kind: 'WISHLIST', currency: 'EUR' }).rows;
  expect(found.map(({ item, isTicked }) => [item.quantityBought, isTicked])).toEqual([
    [4, false],
    [1, false],
    [2, true],
    [0, false],
  ]);
});
