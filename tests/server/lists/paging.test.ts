import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { observe } from '../statements.ts';

interface PageOf {
  edges: { cursor: string; node: Record<string, unknown> }[];
  nodes: Record<string, unknown>[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount?: number;
}

type Args = Partial<Record<'first' | 'last', number> & Record<'after' | 'before', string>>;

/** A list of each kind with seven entries, and how a page of it is asked for. */
interface Paged {
  viewer: User | null;
  ask: (args: string, fields: string) => string;
  find: (data: never) => PageOf;
  /** The keys of the entries, in their order. */
  name: string;
  expected: unknown[];
}

const SEVEN = [1, 2, 3, 4, 5, 6, 7];
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

const argumentsOf = (args: Args) => {
  const given = Object.entries(args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
};

async function pageOf(app: FastifyInstance, { viewer, ask, find, name }: Paged, args: Args): Promise<PageOf> {
  const fields = `{ edges { cursor node { ${name} } } nodes { ${name} } ${PAGE} }`;
  const { data, errors } = await send(app, ask(argumentsOf(args), fields), viewer);
  expect(errors).toBeUndefined();
  return find(data as never);
}

const namesOf = ({ nodes }: PageOf, name: string) => nodes.map((node) => node[name]);

const sevenItems = async (em: EntityManager, list: List) => {
  for (const number of SEVEN) await anItem(em, { list, title: `Thing ${number}` });
};

const sharedItems = (list: List): Paged => ({
  viewer: null,
  ask: (args, fields) => `{ sharedList(token: "${list.shareToken}") { itemsConnection${args} ${fields} } }`,
  find: (data: { sharedList: { itemsConnection: PageOf } }) => data.sharedList.itemsConnection,
  name: 'title',
  expected: SEVEN.map((number) => `Thing ${number}`),
});

const KINDS: Record<string, (em: EntityManager) => Promise<Paged>> = {
  'the items of a list': async (em) => {
    const list = await aList(em);
    await sevenItems(em, list);
    return {
      viewer: list.owner.unwrap(),
      ask: (args, fields) => `{ list(id: "${list.id}") { itemsConnection${args} ${fields} } }`,
      find: (data: { list: { itemsConnection: PageOf } }) => data.list.itemsConnection,
      name: 'title',
      expected: SEVEN.map((number) => `Thing ${number}`),
    };
  },
  'the archived items of a list': async (em) => {
    const list = await aList(em);
    for (const number of SEVEN) {
      await anItem(em, { list, title: 'Current' });
      await anItem(em, { list, title: `Thing ${number}`, isArchived: true });
    }
    return {
      viewer: list.owner.unwrap(),
      ask: (args, fields) => `{ list(id: "${list.id}") { archivedItemsConnection${args} ${fields} } }`,
      find: (data: { list: { archivedItemsConnection: PageOf } }) => data.list.archivedItemsConnection,
      name: 'title',
      expected: SEVEN.map((number) => `Thing ${number}`),
    };
  },
  'what a guest sees of a list': async (em) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    for (const number of SEVEN) {
      await anItem(em, { list, title: `Thing ${number}` });
      await anItem(em, { list, title: 'Bought', quantityPurchased: 1 });
      await anItem(em, { list, title: 'Archived', isArchived: true });
    }
    return sharedItems(list);
  },
  'what a guest sees of a list of many items': async (em) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    for (const number of SEVEN) await anItem(em, { list, title: `Thing ${number}` });
    for (let count = 0; count < 60; count++) await anItem(em, { list, title: 'Bought', quantityPurchased: 1 });
    return sharedItems(list);
  },
  'the purchases of an item': async (em) => {
    const item = await anItem(em, { quantityDesired: 7, quantityPurchased: 7 });
    const at = new Date('2026-05-01T12:00:00.123Z');
    for (const quantity of SEVEN)
      em.create(Purchase, { item, quantity, guestEmail: 'ann@example.test', createdAt: at });
    await em.flush();
    await em.execute(
      `update purchases set created_at = created_at + quantity * interval '1 microsecond' where item_id = ?`,
      [item.id],
    );
    return {
      viewer: item.list.unwrap().owner.unwrap(),
      ask: (args, fields) => `{ item(id: "${item.id}") { purchasesConnection${args} ${fields} } }`,
      find: (data: { item: { purchasesConnection: PageOf } }) => data.item.purchasesConnection,
      name: 'quantity',
      expected: SEVEN,
    };
  },
  'my lists': async (em) => {
    const owner = await aUser(em);
    for (const number of SEVEN) {
      const list = await aList(em, { owner: number % 2 ? owner : await aUser(em), name: `List ${number}` });
      await em.execute(
        `update lists set created_at = '2026-05-01'::timestamptz - ? * interval '1 microsecond' where id = ?`,
        [number, list.id],
      );
      if (number % 2 === 0) await aCollaborator(em, { list, user: owner });
    }
    return {
      viewer: owner,
      ask: (args, fields) => `{ myLists${args} ${fields} }`,
      find: (data: { myLists: PageOf }) => data.myLists,
      name: 'name',
      expected: SEVEN.map((number) => `List ${number}`),
    };
  },
  'my notifications': async (em) => {
    const user = await aUser(em);
    for (const count of SEVEN) {
      em.create(Notification, {
        user,
        kind: 'LIST_REMOVED',
        listName: `List ${count}`,
        newsAt: new Date(Date.now() - count * 1000),
      });
    }
    await em.flush();
    return {
      viewer: user,
      ask: (args, fields) => `{ myNotifications${args} ${fields} }`,
      find: (data: { myNotifications: PageOf }) => data.myNotifications,
      name: 'text',
      expected: SEVEN.map((number) => `Someone deleted “List ${number}”.`),
    };
  },
  'the public lists of somebody': async (em) => {
    const owner = await aUser(em);
    for (const number of SEVEN) {
      const createdAt = new Date(Date.now() - number * 1000);
      await aList(em, { owner, name: `List ${number}`, privacy: 'PUBLIC', createdAt });
    }
    await aList(em, { owner, name: 'Private' });
    await aList(em, { owner, name: 'Closed', privacy: 'PUBLIC', shareLinkExpiresAt: new Date(0) });
    await aList(em, { owner, name: 'Hidden', privacy: 'PUBLIC', hiddenAt: new Date() });
    return {
      viewer: null,
      ask: (args, fields) => `{ publicProfile(id: "${owner.id}") { listsConnection${args} ${fields} } }`,
      find: (data: { publicProfile: { listsConnection: PageOf } }) => data.publicProfile.listsConnection,
      name: 'name',
      expected: SEVEN.map((number) => `List ${number}`),
    };
  },
};

describe.each(Object.entries(KINDS))('%s', (_kind, make) => {
  test('come page by page from either end, each entry once', async ({ em, app }) => {
    const paged = await make(em);
    const { name, expected } = paged;
    const [forwards, backwards]: [unknown[], unknown[]] = [[], []];

    for (let after: string | undefined; ; ) {
      const page = await pageOf(app, paged, { first: 3, ...(after && { after }) });
      forwards.push(...namesOf(page, name));
      expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== undefined);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor as string;
    }
    for (let before: string | undefined; ; ) {
      const page = await pageOf(app, paged, { last: 3, ...(before && { before }) });
      backwards.unshift(...namesOf(page, name));
      expect(page.pageInfo.hasNextPage).toBe(before !== undefined);
      if (!page.pageInfo.hasPreviousPage) break;
      before = page.pageInfo.startCursor as string;
    }

    expect(forwards).toEqual(expected);
    expect(backwards).toEqual(expected);
  });

  test('are what lies between two cursors', async ({ em, app }) => {
    const paged = await make(em);
    const { edges } = await pageOf(app, paged, {});
    const [after, before] = [edges[1]?.cursor ?? '', edges[5]?.cursor ?? ''];

    expect(namesOf(await pageOf(app, paged, { after, before }), paged.name)).toEqual(paged.expected.slice(2, 5));
    expect(namesOf(await pageOf(app, paged, { last: 2, after, before }), paged.name)).toEqual(
      paged.expected.slice(3, 5),
    );
  });

  test('are refused for a cursor that is none, and for pages that are too large', async ({ em, app }) => {
    const { viewer, ask, find } = await make(em);
    const problemOf = async (args: Args) => {
      const { errors } = await send(app, ask(argumentsOf(args), '{ pageInfo { endCursor } }'), viewer);
      return errors?.[0].extensions;
    };
    const cursor = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url');
    const refused = { code: 'BAD_USER_INPUT', fields: { after: ['This is not a cursor of this list.'] } };

    for (const broken of [
      '',
      '?',
      'null',
      cursor(null),
      cursor([]),
      cursor(['x', 'y']),
      cursor([2 ** 40, 'x']),
      'A'.repeat(5000),
    ]) {
      expect(await problemOf({ after: broken })).toEqual(refused);
    }
    expect(await problemOf({ before: '?' })).toMatchObject({ fields: { before: [expect.any(String)] } });
    expect(await problemOf({ first: 201 })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { first: ['Ask for 0 to 200 at once.'] },
    });
    expect(await problemOf({ last: -1 })).toMatchObject({ fields: { last: [expect.any(String)] } });
    expect(await problemOf({ first: 1, last: 1 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { data } = await send(
      app,
      ask('(first: 0)', '{ nodes { __typename } pageInfo { hasNextPage endCursor } }'),
      viewer,
    );
    expect(find(data as never)).toEqual({ nodes: [], pageInfo: { hasNextPage: true, endCursor: null } });
  });
});

test('a page goes on behind its cursor while items are added, moved and deleted', async ({ em, app, services }) => {
  const list = await aList(em);
  await sevenItems(em, list);
  const owner = list.owner.unwrap();
  const read = async (args: Args) => {
    const query = `{ list(id: "${list.id}") { itemsConnection${argumentsOf(args)} {
      nodes { id title } totalCount listRevision ${PAGE} } } }`;
    return (await send(app, query, owner)).data.list.itemsConnection;
  };
  const first = await read({ first: 3 });
  expect(first).toMatchObject({ totalCount: 7, listRevision: 0 });
  const [one, , three] = first.nodes;

  await services.items.deleteItem(owner, three.id); // where the cursor stands
  await services.items.deleteItem(owner, one.id);
  await services.items.addItem(owner, list.id, { title: 'Thing 8' });
  const rest = await read({ first: 9, after: first.pageInfo.endCursor });

  expect(rest.nodes.map(({ title }: { title: string }) => title)).toEqual([
    'Thing 4',
    'Thing 5',
    'Thing 6',
    'Thing 7',
    'Thing 8',
  ]);
  expect(rest).toMatchObject({ totalCount: 6, listRevision: 3 });
});

test.for([
  ['my lists', (_id: string, args: string) => `{ page: myLists${args} { nodes { name } ${PAGE} } }`],
  [
    'the lists of a profile',
    (id: string, args: string) =>
      `{ publicProfile(id: "${id}") { page: listsConnection${args} { nodes { name } ${PAGE} } } }`,
  ],
] as const)(
  'a page of %s goes on behind its cursor while lists are made and deleted',
  async ([, ask], { em, app, services }) => {
    const owner = await aUser(em);
    const lists = new Map<string, List>();
    for (const number of SEVEN) {
      const createdAt = new Date(Date.now() - number * 1000);
      const name = `List ${number}`;
      lists.set(name, await aList(em, { owner, name, privacy: 'PUBLIC', createdAt }));
    }
    const read = async (args: Args) => {
      const { data } = await send(app, ask(owner.id, argumentsOf(args)), owner);
      return (data.publicProfile ?? data).page as PageOf;
    };
    const first = await read({ first: 3 });
    expect(namesOf(first, 'name')).toEqual(['List 1', 'List 2', 'List 3']);

    for (const name of ['List 3', 'List 1']) await services.lists.deleteList(owner, lists.get(name)?.id ?? '');
    await aList(em, { owner, name: 'List 0', privacy: 'PUBLIC' });
    const rest = await read({ first: 9, after: first.pageInfo.endCursor ?? '' });

    expect(namesOf(rest, 'name')).toEqual(['List 4', 'List 5', 'List 6', 'List 7']);
  },
);

test('a guest loses and doubles nothing on the pages of a long list while others buy and edit', async ({
  em,
  app,
  services,
}) => {
  const list = await aList(em, { owner: await aUser(em, { subscriptionTier: 'PREMIUM' }), privacy: 'PUBLIC' });
  const items: { id: string }[] = [];
  for (let number = 1; number <= 70; number++) items.push(await anItem(em, { list, title: `Thing ${number}` }));
  const owner = list.owner.unwrap();
  const idOf = (number: number) => items[number - 1]?.id ?? '';
  const read = async (args: Args) => {
    const query = `{ sharedList(token: "${list.shareToken}") { revision progress { wanted given }
      itemsConnection${argumentsOf(args)} { nodes { title } totalCount listRevision ${PAGE} } } }`;
    const { data, errors } = await send(app, query);
    expect(errors).toBeUndefined();
    return data.sharedList;
  };
  const first = await read({ first: 30 });
  expect(first).toMatchObject({ progress: { wanted: 70, given: 0 }, itemsConnection: { totalCount: 70 } });
  expect(first.itemsConnection.listRevision).toBe(first.revision);

  const buy = (number: number) =>
    services.purchases.purchaseShared(null, list.shareToken, idOf(number), { email: 'ann@example.test' });
  await buy(1);
  await buy(30); // where the cursor stands
  await buy(31);
  await services.items.deleteItem(owner, idOf(2));
  await services.items.setItemArchived(owner, idOf(40), true);
  await services.items.updateItem(owner, idOf(50), { title: 'Thing fifty' });
  await services.items.addItem(owner, list.id, { title: 'Thing 71' });
  const rest = await read({ first: 60, after: first.itemsConnection.pageInfo.endCursor });

  expect(namesOf(rest.itemsConnection, 'title')).toEqual(
    Array.from({ length: 41 }, (_, place) => place + 31)
      .filter((number) => ![31, 40].includes(number))
      .map((number) => (number === 50 ? 'Thing fifty' : `Thing ${number}`)),
  );
  expect(rest).toMatchObject({
    progress: { wanted: 69, given: 3 },
    itemsConnection: { totalCount: 66, listRevision: rest.revision, pageInfo: { hasNextPage: false } },
  });
  const { data } = await send(app, `{ sharedList(token: "${list.shareToken}") { items { title } } }`);
  expect(data.sharedList.items).toHaveLength(66);
});

test.for([3, 70])(
  'a shared list of %s items counts what it shows of each category, and tells nothing to whom it is to surprise',
  async (length, { em, app }) => {
    const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2099-05-01', eventType: 'x' } as const;
    for (const [listType, kept, guests] of [
      ['WISHLIST', surprise, { Garden: [1, 0], Home: [length - 2, 0] }],
      ['SHOPPING', {}, { Home: [length - 2, 1], Garden: [1, 0] }],
    ] as const) {
      const list = await aList(em, { privacy: 'PUBLIC', listType, ...kept });
      await anItem(em, { list, category: 'Home', quantityPurchased: 1 });
      await anItem(em, { list, category: 'Garden' });
      for (let number = 3; number <= length; number++) await anItem(em, { list, category: 'Home' });
      const read = async (viewer?: User) => {
        const query = `{ sharedList(token: "${list.shareToken}") { categories { category openCount purchasedCount } } }`;
        const { data } = await send(app, query, viewer);
        type Count = { category: string; openCount: number; purchasedCount: number };
        const counts = data.sharedList.categories as Count[];
        return counts.map(({ category, openCount, purchasedCount }) => [category, [openCount, purchasedCount]]);
      };

      expect(await read()).toEqual(Object.entries(guests));
      if (listType === 'WISHLIST') {
        expect(await read(list.owner.unwrap())).toEqual([
          ['Home', [length - 1, 0]],
          ['Garden', [1, 0]],
        ]);
      }
    }
  },
);

test('what of a long list is bought keeps its place on the pages of a shopping list', async ({ em, app }) => {
  const list = await aList(em, { privacy: 'PUBLIC', listType: 'SHOPPING' });
  for (let number = 1; number <= 62; number++) {
    await anItem(em, { list, title: `Thing ${number}`, quantityPurchased: number % 2 });
  }
  const query = `{ sharedList(token: "${list.shareToken}") { progress { wanted given } itemsConnection(first: 2) { totalCount nodes { title } } } }`;

  expect((await send(app, query)).data.sharedList).toEqual({
    progress: { wanted: 62, given: 31 },
    itemsConnection: { totalCount: 62, nodes: [{ title: 'Thing 1' }, { title: 'Thing 2' }] },
  });
});

test('the pages of a shared list, long or short, tell nothing of a surprise to its owner, and guests what is left', async ({
  em,
  app,
  services,
}) => {
  for (const length of [3, 62]) {
    const list = await aList(em, {
      privacy: 'PUBLIC',
      purchaseVisibility: 'SURPRISE',
      eventDate: '2099-05-01',
      eventType: 'x',
    });
    const [first] = [await anItem(em, { list, title: 'Bike' })];
    for (let number = 2; number <= length; number++) await anItem(em, { list, title: `Thing ${number}` });
    const query = `{ sharedList(token: "${list.shareToken}") {
      revision progress { given }
      start: itemsConnection(first: 2) { totalCount listRevision edges { cursor node { title quantityPurchased quantityRemaining purchases { id } } } ${PAGE} }
      end: itemsConnection(last: 2) { totalCount edges { cursor } ${PAGE} }
    } }`;
    const ask = (viewer?: User) =>
      observe(async () => {
        const { data, errors } = await send(app, query, viewer);
        expect(errors).toBeUndefined();
        return data.sharedList;
      });
    const owner = list.owner.unwrap();
    const before = await ask(owner);

    await services.purchases.purchaseShared(null, list.shareToken, first.id, { email: 'ann@example.test' });

    expect(before.result).toMatchObject({ progress: null, start: { totalCount: length } });
    expect(await ask(owner)).toEqual(before);
    expect((await ask()).result).toMatchObject({
      progress: { given: 1 },
      start: { totalCount: length - 1, edges: [{ node: { title: 'Thing 2' } }, { node: { title: 'Thing 3' } }] },
    });
  }
});

test('archived items come only where they are asked for, and are counted only there', async ({ em, app }) => {
  const list = await aList(em);
  await anItem(em, { list, title: 'Mug' });
  await anItem(em, { list, title: 'Book', isArchived: true });
  const query = `{ list(id: "${list.id}") {
    current: itemsConnection { totalCount nodes { title } }
    all: itemsConnection(includeArchived: true) { totalCount nodes { title } }
    archived: archivedItemsConnection { totalCount nodes { title } }
  } }`;

  const { data, errors } = await send(app, query, list.owner.unwrap());
  expect(errors).toBeUndefined();

  expect(data.list).toEqual({
    current: { totalCount: 1, nodes: [{ title: 'Mug' }] },
    all: { totalCount: 2, nodes: [{ title: 'Mug' }, { title: 'Book' }] },
    archived: { totalCount: 1, nodes: [{ title: 'Book' }] },
  });
});

test('whom a surprise is kept from sees no purchase in pages, counts and sums', async ({ em, app, services }) => {
  const list = await aList(em, {
    privacy: 'PUBLIC',
    purchaseVisibility: 'SURPRISE',
    eventDate: '2099-05-01',
    eventType: 'x',
  });
  const items = [
    await anItem(em, { list, title: 'Mug', priceMinor: 500, category: 'Kitchen' }),
    await anItem(em, { list, title: 'Book', priceMinor: 900 }),
  ];
  const query = `{
    list(id: "${list.id}") {
      first: itemsConnection(first: 1) { edges { cursor } ${PAGE} }
      archivedItemsConnection { totalCount edges { cursor } }
      itemsConnection { totalCount listRevision nodes { title quantityPurchased purchasesConnection(first: 1) { edges { cursor } ${PAGE} } } }
      itemSummary { purchasedCount heldCount partlyPurchasedCount stillWanted { currency amountMinor } unpricedCount categories { category openCount purchasedCount } latestPurchase { id } }
    }
    item(id: "${items[0]?.id}") { purchasesConnection(last: 1) { edges { cursor } ${PAGE} } }
    myLists(order: DUE_OR_CHANGED) { totalCount nodes { lastChangedAt } edges { cursor } ${PAGE} }
    byEvent: myLists(order: NEXT_EVENT) { totalCount edges { cursor } ${PAGE} }
    publicProfile(id: "${list.owner.id}") { listsConnection(order: NEXT_EVENT) { totalCount edges { cursor node { itemCount } } ${PAGE} } }
  }`;
  await em.getConnection().execute("update lists set changed_at = '2026-01-02' where id = ?", [list.id]);
  const before = await send(app, query, list.owner.unwrap());

  expect(before.errors).toBeUndefined();

  await services.purchases.purchaseShared(null, list.shareToken, items[0]?.id ?? '', { email: 'ann@example.test' });

  expect(before.data.list.itemSummary).toEqual({
    purchasedCount: 0,
    heldCount: 0,
    partlyPurchasedCount: 0,
    stillWanted: [{ currency: 'USD', amountMinor: 1400 }],
    unpricedCount: 0,
    categories: [
      { category: 'Kitchen', openCount: 1, purchasedCount: 0 },
      { category: '', openCount: 1, purchasedCount: 0 },
    ],
    latestPurchase: null,
  });
  expect(await send(app, query, list.owner.unwrap())).toEqual(before);
});

test('the summary tells what is bought, what is still wanted and who bought last, as far as the viewer may know', async ({
  em,
  app,
  services,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_TAKEN' });
  const mug = await anItem(em, { list, priceMinor: 500, category: 'Kitchen' });
  const cups = await anItem(em, { list, priceMinor: 300, quantityDesired: 4, category: 'Kitchen' });
  await anItem(em, { list, priceMinor: 2000, currency: 'EUR' });
  await anItem(em, { list, priceMinor: 7000, isArchived: true });
  await anItem(em, { list, priceMinor: null, quantityDesired: 2 });
  const card = await anItem(em, { list, priceMinor: null });
  const ann = { email: 'ann@example.test', name: 'Ann' };
  await services.purchases.purchaseShared(null, list.shareToken, mug.id, ann);
  await services.purchases.purchaseShared(null, list.shareToken, card.id, ann);
  await services.purchases.purchaseShared(null, list.shareToken, cups.id, { ...ann, quantity: 3 });
  const query = `{ list(id: "${list.id}") { itemSummary {
    purchasedCount heldCount partlyPurchasedCount stillWanted { currency amountMinor } unpricedCount
    categories { category openCount purchasedCount } latestCurrency
    latestPurchase { quantity guestName guestEmail }
  } } }`;

  const { data, errors } = await send(app, query, list.owner.unwrap());
  expect(errors).toBeUndefined();

  expect(data.list.itemSummary).toEqual({
    purchasedCount: 2,
    heldCount: 0,
    partlyPurchasedCount: 1,
    stillWanted: [
      { currency: 'USD', amountMinor: 300 },
      { currency: 'EUR', amountMinor: 2000 },
    ],
    unpricedCount: 1,
    categories: [
      { category: 'Kitchen', openCount: 1, purchasedCount: 1 },
      { category: '', openCount: 2, purchasedCount: 1 },
    ],
    latestCurrency: 'EUR',
    latestPurchase: { quantity: 3, guestName: null, guestEmail: null },
  });
});

test.for([
  ['my lists', (_id: string, args: string, fields: string) => `{ page: myLists(${args}) ${fields} }`],
  [
    'the lists of a profile',
    (id: string, args: string, fields: string) =>
      `{ publicProfile(id: "${id}") { page: listsConnection(${args}) ${fields} } }`,
  ],
] as const)(
  '%s come with the next event first, then what has no day, then what is over',
  async ([, ask], { em, app }) => {
    const owner = await aUser(em);
    const days = {
      Undated: null,
      Over: '2026-05-01',
      Next: '2026-05-11',
      Today: '2026-05-10',
      'Long over': '2026-04-01',
    };
    for (const [name, eventDate] of Object.entries(days))
      await aList(em, { owner, name, eventDate, privacy: 'PUBLIC' });
    const page = async (args: string) => {
      const fields = '{ nodes { name } totalCount pageInfo { endCursor } }';
      const { data } = await send(app, ask(owner.id, `order: NEXT_EVENT, today: "2026-05-10", ${args}`, fields), owner);
      return (data.publicProfile ?? data).page;
    };
    const namesIn = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);

    const first = await page('first: 2');
    const rest = await page(`first: 9, after: "${first.pageInfo.endCursor}"`);

    expect([...namesIn(first), ...namesIn(rest)]).toEqual(['Today', 'Next', 'Undated', 'Over', 'Long over']);
    expect(namesIn(await page('last: 2'))).toEqual(['Over', 'Long over']);
    expect(first.totalCount).toBe(5);
  },
);

test('lists whose day is near come first, then what was changed last, which a purchase of a gift is not', async ({
  em,
  app,
  services,
}) => {
  const owner = await aUser(em);
  const [today, near, far] = ['2026-05-10', '2026-06-09', '2026-06-10'];
  const lists = new Map<string, List>();
  for (const [name, changes] of Object.entries({
    Near: { eventDate: near },
    Far: { eventDate: far },
    Gifts: { privacy: 'PUBLIC' },
    Shopping: { listType: 'SHOPPING' },
    Over: { eventDate: '2026-05-01' },
  } as const)) {
    lists.set(name, await aList(em, { owner, name, ...changes }));
  }
  const of = (name: string) => lists.get(name) as List;
  const bread = await anItem(em, { list: of('Shopping') });
  const mug = await anItem(em, { list: of('Gifts') });
  const namesOf = async (args = '') => {
    const asked = `{ myLists(order: DUE_OR_CHANGED, today: "${today}", ${args}) { nodes { name } pageInfo { endCursor } } }`;
    const { nodes, pageInfo } = (await send(app, asked, owner)).data.myLists;
    return { names: nodes.map(({ name }: { name: string }) => name), end: pageInfo.endCursor };
  };
  expect((await namesOf()).names).toEqual(['Near', 'Shopping', 'Gifts', 'Far', 'Over']);

  await services.purchases.purchaseShared(null, of('Gifts').shareToken, mug.id, { email: 'ann@example.test' });
  expect((await namesOf()).names).toEqual(['Near', 'Shopping', 'Gifts', 'Far', 'Over']);

  await send(app, `mutation { createItem(listId: "${of('Far').id}", input: { title: "Tent" }) { id } }`, owner);
  expect((await namesOf()).names).toEqual(['Near', 'Far', 'Shopping', 'Gifts', 'Over']);

  await send(app, `mutation { purchaseItem(itemId: "${bread.id}") { __typename } }`, owner);
  const first = await namesOf('first: 2');
  expect([...first.names, ...(await namesOf(`first: 9, after: "${first.end}"`)).names]).toEqual(
    ['Near', 'Shopping', 'Far', 'Gifts', 'Over'], // a tick tells those who shop that a list is in use
  );
});

test('a public profile tells nobody when a list was changed', async ({ em, app }) => {
  const owner = await aUser(em);
  const older = await aList(em, { owner, name: 'Older', privacy: 'PUBLIC' });
  await aList(em, { owner, name: 'Newer', privacy: 'PUBLIC' });
  const query = `{ publicProfile(id: "${owner.id}") { listsConnection(order: DUE_OR_CHANGED) { edges { cursor node { name } } } } }`;
  const before = await send(app, query);

  await send(app, `mutation { createItem(listId: "${older.id}", input: { title: "Tent" }) { id } }`, owner);

  const names = before.data.publicProfile.listsConnection.edges.map(
    ({ node }: { node: { name: string } }) => node.name,
  );
  expect(names).toEqual(['Newer', 'Older']);
  const after = await send(app, query);
  expect(after.data.publicProfile.listsConnection.edges[0]).toEqual(before.data.publicProfile.listsConnection.edges[0]);
  expect(after.data.publicProfile.listsConnection.edges[1].cursor).toBe(
    before.data.publicProfile.listsConnection.edges[1].cursor,
  );
});

test('lists are found page by page by words, source and type, and counted as they are found', async ({ em, app }) => {
  const me = await aUser(em);
  await aList(em, { owner: me, name: 'Birthday 100%' });
  await aList(em, { owner: me, name: 'Groceries', listType: 'SHOPPING' });
  const theirs = await aList(em, { name: 'Wedding', description: 'After the birthday' });
  await aCollaborator(em, { list: theirs, user: me });
  await aList(em, { name: 'Birthday of a stranger' });
  const find = async (args: string) => {
    const { data } = await send(app, `{ myLists(${args}) { totalCount nodes { name } } }`, me);
    return [data.myLists.totalCount, data.myLists.nodes.map(({ name }: { name: string }) => name)];
  };

  expect(await find('search: " birthday "')).toEqual([2, ['Wedding', 'Birthday 100%']]);
  expect(await find('search: "0%"')).toEqual([1, ['Birthday 100%']]);
  expect(await find(`search: "${'x'.repeat(5000)}"`)).toEqual([0, []]);
  expect(await find('type: SHOPPING')).toEqual([1, ['Groceries']]);
  expect(await find('source: COLLABORATED')).toEqual([1, ['Wedding']]);
  expect(await find('source: OWNED, first: 1')).toEqual([2, ['Groceries']]);
});
