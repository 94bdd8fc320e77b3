import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { ItemSortEnum } from '../../../../server/lists/item-orders/item-sort.enums.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

type Item = Parameters<typeof anItem>[1];
type Viewer = Parameters<typeof send>[2];

const SORTS = Object.values(ItemSortEnum);

/** In the order of the list. */
const THINGS: Item[] = [
  { title: 'tea 9', priceMinor: 500, category: 'Kitchen', createdAt: new Date('2026-03-05T10:00:00.000Z') },
  { title: 'Éclair', priceMinor: null, category: '', createdAt: new Date('2026-03-01T10:00:00.000Z') },
  { title: 'Tea 10', priceMinor: 500, category: 'kitchen', createdAt: new Date('2026-03-05T10:00:00.000Z') },
  { title: 'Zebra', priceMinor: 0, category: 'Animals', createdAt: new Date('2026-03-04T10:00:00.000Z') },
  { title: 'Drum', priceMinor: 12_000, category: '', createdAt: new Date('2026-03-03T10:00:00.000Z') },
  { title: 'apple', priceMinor: null, category: 'Ärzte', createdAt: new Date('2026-03-02T10:00:00.000Z') },
];

const EXPECTED: Record<(typeof SORTS)[number], string[]> = {
  CUSTOM: ['tea 9', 'Éclair', 'Tea 10', 'Zebra', 'Drum', 'apple'],
  NAME_ASC: ['apple', 'Drum', 'Éclair', 'Tea 10', 'tea 9', 'Zebra'],
  NAME_DESC: ['Zebra', 'tea 9', 'Tea 10', 'Éclair', 'Drum', 'apple'],
  PRICE_ASC: ['Zebra', 'tea 9', 'Tea 10', 'Drum', 'Éclair', 'apple'],
  PRICE_DESC: ['Drum', 'tea 9', 'Tea 10', 'Zebra', 'Éclair', 'apple'],
  CATEGORY_ASC: ['Zebra', 'apple', 'tea 9', 'Tea 10', 'Éclair', 'Drum'],
  CATEGORY_DESC: ['tea 9', 'Tea 10', 'apple', 'Zebra', 'Éclair', 'Drum'],
  DATE_ASC: ['Éclair', 'apple', 'Drum', 'Zebra', 'tea 9', 'Tea 10'],
  DATE_DESC: ['tea 9', 'Tea 10', 'Zebra', 'Drum', 'apple', 'Éclair'],
};

async function aListOfThings(em: EntityManager, changes: Parameters<typeof aList>[1] = {}) {
  const owner = await aUser(em);
  const list = await aList(em, { owner, ...changes });
  const items = [];
  for (const [orderIndex, thing] of THINGS.entries()) items.push(await anItem(em, { list, orderIndex, ...thing }));
  return { owner, list, items };
}

async function pageOf(app: FastifyInstance, viewer: Viewer, listId: string, args: string) {
  const fields = 'totalCount nodes { title } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  const { data, errors } = await send(
    app,
    `{ list(id: "${listId}") { itemsConnection(${args}) { ${fields} } } }`,
    viewer,
  );
  return { errors, page: data?.list?.itemsConnection, titles: data?.list?.itemsConnection.nodes.map(titleOf) };
}

async function buy(app: FastifyInstance, token: string, itemId: string): Promise<void> {
  const input = '{ email: "ann@example.test" }';
  const bought = `mutation { purchaseSharedItem(token: "${token}", itemId: "${itemId}", input: ${input}) { remaining } }`;
  expect((await send(app, bought, null)).errors).toBeUndefined();
}

const titleOf = ({ title }: { title: string }) => title;

describe('items sorted by the server', () => {
  test.for(SORTS)('come by %s, also page by page from either end', async (sort, { app, em }) => {
    const { owner, list } = await aListOfThings(em);
    expect((await pageOf(app, owner, list.id, `sort: ${sort}`)).titles).toEqual(EXPECTED[sort]);

    const forwards: string[] = [];
    for (let after = ''; ; ) {
      const { page, titles } = await pageOf(app, owner, list.id, `sort: ${sort}, first: 1${after}`);
      forwards.push(...titles);
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    const backwards: string[] = [];
    for (let before = ''; ; ) {
      const { page, titles } = await pageOf(app, owner, list.id, `sort: ${sort}, last: 2${before}`);
      backwards.unshift(...titles);
      if (!page.pageInfo.hasPreviousPage) break;
      before = `, before: "${page.pageInfo.startCursor}"`;
    }
    expect({ forwards, backwards }).toEqual({ forwards: EXPECTED[sort], backwards: EXPECTED[sort] });
  });

  test.for(SORTS)('come by %s to guests, too, without what nobody needs any more', async (sort, { app, em }) => {
    const { list, items } = await aListOfThings(em, { privacy: 'PUBLIC' });
    await buy(app, list.shareToken, items[3]?.id ?? '');
    const left = EXPECTED[sort].filter((title) => title !== 'Zebra');
    const found: string[] = [];
    for (let after = ''; ; ) {
      const fields = 'nodes { title } pageInfo { hasNextPage endCursor }';
      const asked = `{ sharedList(token: "${list.shareToken}") { itemsConnection(sort: ${sort}, first: 2${after}) { ${fields} } } }`;
      const { nodes, pageInfo } = (await send(app, asked, null)).data.sharedList.itemsConnection;
      found.push(...nodes.map(titleOf));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(found).toEqual(left);
  });

  test('a page goes on behind its cursor, whatever was added or deleted meanwhile', async ({ app, em }) => {
    const { owner, list, items } = await aListOfThings(em);
    const { page, titles } = await pageOf(app, owner, list.id, 'sort: NAME_ASC, first: 3');
    await anItem(em, { list, title: 'Ant' });
    await anItem(em, { list, title: 'Fig' });
    await send(app, `mutation { deleteItem(itemId: "${items[1]?.id}") }`, owner); // Éclair, at which the page ended

    const next = await pageOf(app, owner, list.id, `sort: NAME_ASC, after: "${page.pageInfo.endCursor}"`);

    expect([...titles, ...next.titles]).toEqual(['apple', 'Drum', 'Éclair', 'Fig', 'Tea 10', 'tea 9', 'Zebra']);
  });

  test('a cursor of another order, or of none, is refused', async ({ app, em }) => {
    const { owner, list } = await aListOfThings(em);
    const byName = (await pageOf(app, owner, list.id, 'sort: NAME_ASC, first: 1')).page.pageInfo.endCursor;
    const made = (keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
    const { id } = list;
    const wrong: [sort: string, cursor: string][] = [
      ['NAME_DESC', byName],
      ['CUSTOM', byName],
      ['NAME_ASC', made(['NAME_ASC', 'a\0b', 0, id])],
      ['NAME_ASC', made(['NAME_ASC', null, 0, id])],
      ['NAME_ASC', made(['NAME_ASC', 'x'.repeat(201), 0, id])],
      ['PRICE_ASC', made(['PRICE_ASC', '1; drop', 0, id])],
      ['PRICE_ASC', made(['PRICE_ASC', '9'.repeat(19), 0, id])],
      ['DATE_ASC', made(['DATE_ASC', null, 0, id])],
    ];
    for (const [sort, cursor] of wrong) {
      const { errors } = await pageOf(app, owner, id, `sort: ${sort}, after: "${cursor}"`);
      expect([sort, errors?.[0]?.extensions?.code]).toEqual([sort, 'BAD_USER_INPUT']);
    }
  });

  test('archived items come along where they are asked for', async ({ app, em }) => {
    const { owner, list } = await aListOfThings(em);
    await anItem(em, { list, title: 'Bell', isArchived: true });

    expect((await pageOf(app, owner, list.id, 'sort: NAME_ASC, first: 2')).titles).toEqual(['apple', 'Drum']);
    expect((await pageOf(app, owner, list.id, 'sort: NAME_ASC, first: 2, includeArchived: true')).titles).toEqual([
      'apple',
      'Bell',
    ]);
  });

  test('titles as long and odd as they can be are sorted, and lead on', async ({ app, em }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    const odd = ['\u{10FFFD}'.repeat(100), '\u{FDFA}'.repeat(200), `${'a'.repeat(199)}b`, `${'a'.repeat(199)}a`];
    for (const title of odd) await anItem(em, { list, title });
    const found: string[] = [];
    for (let after = ''; ; ) {
      const { page, titles } = await pageOf(app, owner, list.id, `sort: NAME_DESC, first: 1${after}`);
      found.push(...titles);
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(found.toSorted()).toEqual(odd.toSorted());
  });

  test('under a surprise the order, the answer and the work tell nothing of purchases', async ({ app, em }) => {
    const worlds: { isBought: boolean; sort: string; titles: string[]; nodes: object[]; statements: number[] }[] = [];
    for (const isBought of [false, true]) {
      const { owner, list, items } = await aListOfThings(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE' });
      if (isBought) for (const { id } of items.slice(0, 3)) await buy(app, list.shareToken, id);
      for (const sort of SORTS) {
        const work = () => pageOf(app, owner, list.id, `sort: ${sort}, first: 4`);
        await work();
        const { titles } = await work();
        const behindLink = `{ sharedList(token: "${list.shareToken}") { itemsConnection(sort: ${sort}, first: 4) { nodes { title quantityPurchased } } } }`;
        const shared = () => send(app, behindLink, owner);
        const { nodes } = (await shared()).data.sharedList.itemsConnection;
        const statements = [(await observe(work)).statements.length, (await observe(shared)).statements.length];
        worlds.push({ isBought, sort, titles, nodes, statements });
      }
    }
    const of = (wanted: boolean) =>
      worlds.filter(({ isBought }) => isBought === wanted).map(({ isBought: _, ...rest }) => rest);
    expect(of(true)).toEqual(of(false));
  });

  test('many lists are sorted by as many statements as one', async ({ app, em }) => {
    const { owner } = await aListOfThings(em);
    const sorted = '{ myLists { nodes { itemsConnection(sort: PRICE_DESC, first: 3) { nodes { title } } } } }';
    const count = async () => (await observe(() => send(app, sorted, owner))).statements.length;
    await count();
    const one = await count();
    for (const _ of [1, 2, 3]) await anItem(em, { list: await aList(em, { owner }) });

    expect(await count()).toBe(one);
  });
});
