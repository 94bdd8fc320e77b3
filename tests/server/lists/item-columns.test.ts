import type { EntityManager } from '@mikro-orm/postgresql';
import { isInputObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { snakeCase } from '../../../server/base/text/snake-case.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { itemFields } from '../../../server/lists/items/item.rules.ts';
import { ITEM_COLUMNS, SHOWN_COLUMNS } from '../../../server/lists/items/item-columns.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { schema } from '../every-field.ts';
import { exportOf } from '../exports.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

/** An item on a public list. None of its columns is empty. */
async function anItemWithEveryColumn(em: EntityManager) {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const values: Record<string, unknown> = { list, title: 'Tea', currency: 'EUR', quantityDesired: 3 };
  for (const { name, type } of em.getMetadata(Item).props) {
    if (isShown(name) && type === 'string' && name !== 'id') values[name] ??= `https://shop.example/${name}`;
  }
  const { id } = await anItem(em, values);
  const item = await em.fork().findOneOrFail(Item, id);
  return { list, item, stored: JSON.parse(JSON.stringify(pick(item, ITEM_COLUMNS))) };
}

function isShown(name: string): boolean {
  return ITEM_COLUMNS.some((column) => column === name);
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (values as Record<string, unknown>)[name]]));
}

describe('every column of an item', () => {
  test('is shown alike to everybody, or is decided about by a policy', ({ em }) => {
    const columns = em.getMetadata(Item).props.flatMap(({ name, kind }) => (kind === 'scalar' ? [name] : []));

    const others = columns.filter((column) => !isShown(column));

    // Columns that follow from the link are written by its own match, and shown as the outgoing link.
    const ofOutgoingLink = ['affiliateLogoUrl', 'affiliateSiteId', 'affiliateUrl'];
    expect(others.sort()).toEqual([
      'addedById', // nobody is told; see ShoppingTrip.newItemIds
      ...ofOutgoingLink,
      'heldUntil',
      'isArchived',
      'isUnneeded',
      'pledgeCount',
      'pledgeCurrency',
      'pledgedMinor',
      'priceMinor',
      'quantityPurchased',
      'timesPutBack',
    ]);
  });

  test('is answered to those who work on the list, of one item as of all', async ({ em, app }) => {
    const { list, item, stored } = await anItemWithEveryColumn(em);
    const fields = ITEM_COLUMNS.join(' ');

    const { data } = await send(
      app,
      `{ item(id: "${item.id}") { ${fields} } list(id: "${list.id}") { items { ${fields} } } }`,
      list.owner.unwrap(),
    );

    expect(data.item).toEqual(stored);
    expect(data.list.items).toEqual([stored]);
  });

  test('is answered to guests, but for those that they get in another shape', async ({ em, app }) => {
    const { list, stored } = await anItemWithEveryColumn(em);

    const { data } = await send(
      app,
      `{ sharedList(token: "${list.shareToken}") { items { ${SHOWN_COLUMNS.join(' ')} } } }`,
    );

    expect(data.sharedList.items).toEqual([pick(stored, SHOWN_COLUMNS)]);
  });

  test('is answered over REST in its own spelling, on a list and on a shared one', async ({ em, app }) => {
    const { list, item, stored } = await anItemWithEveryColumn(em);
    const viewer = list.owner.unwrap();
    const sent = Object.fromEntries(ITEM_COLUMNS.map((column) => [snakeCase(column), stored[column]]));

    expect((await call(app, `GET /items/${item.id}`, { viewer })).body.data).toMatchObject(sent);
    expect((await call(app, `GET /lists/shared/${list.shareToken}`)).body.data.items).toMatchObject([sent]);
  });

  test('is in an export', async ({ em, app }) => {
    const { list, stored } = await anItemWithEveryColumn(em);

    const { said } = await exportOf(app, list.owner.unwrap());

    expect(said['lists/0001 Birthday.json'].items).toMatchObject([stored]);
  });
});

test('what a rule lets people say of an item, both APIs take', async ({ em, app }) => {
  const list = await aList(em);
  const viewer = list.owner.unwrap();
  const { title, amount, quantityDesired, price, currency, isGroupGift, isMostWanted, ...texts } = itemFields.shape;
  const said = Object.fromEntries(Object.keys(texts).map((field) => [field, `https://shop.example/${field}`]));
  const body = Object.fromEntries(Object.entries(said).map(([field, value]) => [snakeCase(field), value]));

  const { body: added } = await call(app, `POST /lists/${list.id}/items`, { viewer, body: { name: 'Tea', ...body } });

  expect(added.data).toMatchObject(body);
  expect(amount.parse('1.50 kg')).toBe('1.5 kg');
  for (const name of ['NewItemInput', 'ItemChangesInput']) {
    const input = schema.getType(name);
    if (!isInputObjectType(input)) throw new Error(`There is no input ${name}`);
    const fields = Object.keys(input.getFields()).filter((field) => field !== 'unitPrice'); // price and currency in one
    const ofNew = name === 'NewItemInput' ? ['isFund', 'howToPay'] : []; // a fund is one from the beginning
    expect(fields.sort()).toEqual([...Object.keys(itemFields.shape), ...ofNew].sort());
  }
});
