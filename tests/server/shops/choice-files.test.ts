import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import type { FoundTable } from '../../../server/shops/imports/found-file.rules.ts';
import { rowsOf } from '../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const exported = async (app: FastifyInstance, viewer: User, list: List, format: 'CSV' | 'JSON') =>
  (
    await send(
      app,
      `query ($listId: ID!, $format: ExportFormat!) { exportList(listId: $listId, format: $format) { content } }`,
      viewer,
      { listId: list.id, format },
    )
  ).data.exportList.content as string;

const bring = (app: FastifyInstance, viewer: User, list: List, input: object[]) =>
  send(
    app,
    'mutation ($listId: ID!, $input: [ImportedItemInput!]!) { importItems(listId: $listId, input: $input) { itemIds } }',
    viewer,
    { listId: list.id, input },
  );

const choicesOn = async (em: Parameters<typeof aList>[0], list: List) => {
  const items = await em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc' } });
  const ids = [...new Set(items.flatMap(({ choiceId }) => choiceId ?? []))];
  return items.map(({ title, choiceId, isUnneeded }) => ({ title, choice: ids.indexOf(choiceId ?? ''), isUnneeded }));
};

describe('choices in the file of a list', () => {
  test.for(['CSV', 'JSON'] as const)('come back as %s', async (format, { em, app }) => {
    const list = await aList(em, { purchaseVisibility: 'OWNER_SEES_BUYERS' });
    const owner = list.owner.unwrap();
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const all = [
      { title: 'Bicycle', choiceId: one },
      { title: 'Pan', choiceId: other },
      { title: 'Book' },
      { title: 'Scooter', choiceId: one },
      { title: 'Pot', choiceId: other },
    ];
    for (const [orderIndex, values] of all.entries()) await anItem(em, { list, orderIndex, ...values });

    const bytes = new TextEncoder().encode(await exported(app, owner, list, format));
    const { lists } = await readFile(
      { name: `list.${format.toLowerCase()}`, bytes },
      { kind: 'WISHLIST', currency: 'EUR' },
    );
    const { rows } = rowsOf(lists[0]?.table as FoundTable, { kind: 'WISHLIST', currency: 'EUR' });
    const sent = rows.map(({ item: { title, choice } }, at) => ({ title, choice, quantityBought: at === 0 ? 1 : 0 }));
    const copy = await aList(em, { owner, purchaseVisibility: 'OWNER_SEES_BUYERS' });
    expect((await bring(app, owner, copy, sent)).errors).toBeUndefined();

    expect(await choicesOn(em, copy)).toEqual([
      { title: 'Bicycle', choice: 0, isUnneeded: false },
      { title: 'Pan', choice: 1, isUnneeded: false },
      { title: 'Book', choice: -1, isUnneeded: false },
      { title: 'Scooter', choice: 0, isUnneeded: true },
      { title: 'Pot', choice: 1, isUnneeded: false },
    ]);
    expect(await em.fork().count(Item, { list, isUnneeded: true })).toBe(0);
  });

  test('are not in the files of lists without any', async ({ em, app }) => {
    const { list } = await anItem(em, { title: 'Mug' });
    const owner = list.unwrap().owner.unwrap();
    expect(await exported(app, owner, list.unwrap(), 'CSV')).not.toContain('One of several');
    expect(await exported(app, owner, list.unwrap(), 'JSON')).not.toContain('choice');
  });

  test('are refused where they are too large, or of any number; and mean nothing alone, and for shopping', async ({
    em,
    app,
  }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const eleven = Array.from({ length: 11 }, (_, at) => ({ title: `Gift ${at}`, choice: 'a' }));
    expect((await bring(app, owner, list, eleven)).errors[0].extensions.fields).toEqual({
      'input.10.choice': ['Choose at most 10 items'],
    });
    const any = [
      { title: 'Mug', choice: 'a' },
      { title: 'Coupon', choice: 'a', quantityDesired: 1_000_000 },
    ];
    expect(Object.keys((await bring(app, owner, list, any)).errors[0].extensions.fields)).toEqual([
      'input.1.quantityDesired',
    ]);
    await bring(app, owner, list, [{ title: 'Alone', choice: 'a' }]);
    const groceries = await aList(em, { owner, listType: 'SHOPPING' });
    await bring(app, owner, groceries, [
      { title: 'Milk', choice: 'a' },
      { title: 'Soy milk', choice: 'a' },
    ]);
    expect([...(await choicesOn(em, list)), ...(await choicesOn(em, groceries))].map(({ choice }) => choice)).toEqual([
      -1, -1, -1,
    ]);
  });
});
