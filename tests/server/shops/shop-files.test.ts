import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { MOST_SHOPS } from '../../../server/lists/lists/shop.rules.ts';
import type { FileWays, FoundList } from '../../../server/shops/imports/found-file.rules.ts';
import { rowsOf } from '../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aShop } from '../../builders/shops.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const WAYS: FileWays = { kind: 'SHOPPING', currency: 'EUR' };

async function fileOf(app: FastifyInstance, viewer: User, list: List, format: 'CSV' | 'JSON'): Promise<string> {
  const { data } = await send(
    app,
    'query ($id: ID!, $format: ExportFormat!) { exportList(listId: $id, format: $format) { content } }',
    viewer,
    { id: list.id, format },
  );
  return data.exportList.content;
}

async function readBack(name: string, content: string): Promise<FoundList> {
  const { lists } = await readFile({ name, bytes: new TextEncoder().encode(content) }, WAYS);
  return lists[0] as FoundList;
}

const bring = (app: FastifyInstance, viewer: User, list: List, input: object[]) =>
  send(
    app,
    'mutation ($id: ID!, $input: [ImportedItemInput!]!) { importItems(listId: $id, input: $input) { itemIds } }',
    viewer,
    { id: list.id, input },
  );

async function shopsOf(app: FastifyInstance, viewer: User, list: List) {
  const query = `{ list(id: "${list.id}") {
    shops { name categoryOrder itemIds } itemsConnection(first: 50) { nodes { id title } } } }`;
  const { data } = await send(app, query, viewer);
  const titles = new Map<string, string>(
    data.list.itemsConnection.nodes.map(({ id, title }: { id: string; title: string }) => [id, title]),
  );
  return data.list.shops.map((shop: { name: string; categoryOrder: string[]; itemIds: string[] }) => ({
    name: shop.name,
    categoryOrder: shop.categoryOrder,
    items: shop.itemIds.map((id) => titles.get(id)).toSorted(),
  }));
}

describe('the shops of a list', () => {
  test.for(['CSV', 'JSON'] as const)('come back with its file as %s', async (format, { em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const owner = list.owner.unwrap();
    const [milk, soap] = [await anItem(em, { list, title: 'Milk' }), await anItem(em, { list, title: 'Soap' })];
    await anItem(em, { list, title: 'Bread' });
    const aldi = await aShop(em, { list, name: 'Aldi', categoryOrder: ['Fruit', 'Dairy'] });
    const market = await aShop(em, { list, name: 'Market, South' });
    await aShop(em, { list, name: 'Nowhere in particular' });
    const put = (itemIds: string[], shopIds: string[]) =>
      send(
        app,
        'mutation ($id: ID!, $itemIds: [ID!]!, $shopIds: [ID!]!) { setItemShops(listId: $id, itemIds: $itemIds, shopIds: $shopIds) { id } }',
        owner,
        { id: list.id, itemIds, shopIds },
      );
    await put([milk.id], [aldi.id, market.id]);
    await put([soap.id], [market.id]);

    const found = await readBack(`list.${format.toLowerCase()}`, await fileOf(app, owner, list, format));
    const sent = rowsOf(found.table, WAYS).rows.map(({ item: { title, shops } }) => ({ title, shops }));
    const copy = await aList(em, { owner, listType: 'SHOPPING' });
    expect((await bring(app, owner, copy, sent)).errors).toBeUndefined();

    expect(await shopsOf(app, owner, copy)).toEqual([
      { name: 'Aldi', categoryOrder: [], items: ['Milk'] },
      { name: 'Market, South', categoryOrder: [], items: ['Milk', 'Soap'] },
    ]);
    const all = [
      { name: 'Aldi', categoryOrder: ['Fruit', 'Dairy'] },
      { name: 'Market, South', categoryOrder: [] },
      { name: 'Nowhere in particular', categoryOrder: [] },
    ];
    expect(found.shops).toEqual(format === 'JSON' ? all : undefined); // a table has no place for them
  });

  test('are not in the files of lists without any', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    await anItem(em, { list, title: 'Milk' });
    const owner = list.owner.unwrap();
    expect(await fileOf(app, owner, list, 'CSV')).not.toContain('Where to buy');
    expect(await fileOf(app, owner, list, 'JSON')).not.toContain('shops');
  });

  test('join those that the list has, whose order stays, and come as far as there is room', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const owner = list.owner.unwrap();
    await aShop(em, { list, name: 'Aldi', categoryOrder: ['Dairy'] });
    const others = Array.from({ length: MOST_SHOPS }, (_, at) => `Shop ${at}`);
    const input = [
      { title: 'Milk', shops: ['ALDI', 'aldi'] },
      ...others.map((name) => ({ title: `Of ${name}`, shops: [name] })),
    ];

    const { errors } = await bring(app, owner, list, input);

    expect(errors).toBeUndefined();
    const shops = await shopsOf(app, owner, list);
    expect(shops).toHaveLength(MOST_SHOPS);
    expect(shops[0]).toEqual({ name: 'Aldi', categoryOrder: ['Dairy'], items: ['Milk'] });
    const again = await bring(app, owner, list, [{ title: 'Tea', shops: ['One more'] }]);
    expect(again.errors).toBeUndefined();
    expect((await shopsOf(app, owner, list)).flatMap(({ items }: { items: string[] }) => items)).not.toContain('Tea');
  });

  test('say nothing on a wishlist, and a wrong one is named', async ({ em, app }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    expect((await bring(app, owner, list, [{ title: 'Mug', shops: ['Aldi'] }])).errors).toBeUndefined();
    expect(await shopsOf(app, owner, list)).toEqual([]);
    const wrong = await bring(app, owner, list, [{ title: 'Mug', shops: [''] }]);
    expect(Object.keys(wrong.errors[0].extensions.fields)).toEqual(['input.0.shops.0']);
  });
});
