import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';

type World = Parameters<typeof anItem>[0];

const newEmail = () => `${crypto.randomUUID()}@example.test`;

async function aGift(em: World, list: object = {}) {
  const made = await aList(em, { privacy: 'PUBLIC', ...list });
  return anItem(em, {
    list: made,
    title: 'Book voucher',
    quantityDesired: ANY_NUMBER,
    priceMinor: 1000,
    currency: 'EUR',
  });
}

function give(app: FastifyInstance, item: Item, input: object = {}, how = 'purchaseSharedItem') {
  return send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
      given: ${how}(token: $token, itemId: $itemId, input: $input) { completed remaining undoToken purchase { id } }
    }`,
    null,
    { token: item.list.unwrap().shareToken, itemId: item.id, input: { email: newEmail(), ...input } },
  );
}

async function shared(app: FastifyInstance, item: Item, viewer: User | null = null) {
  const fields =
    'progress { wanted given } items { id isAnyNumber quantityDesired quantityPurchased quantityRemaining }';
  const query = `query ($token: String!) { sharedList(token: $token) { ${fields} } }`;
  return (await send(app, query, viewer, { token: item.list.unwrap().shareToken })).data.sharedList;
}

test('a gift of which any number is welcome is never bought in full, by 40 at once neither, and nothing is lost', async ({
  em,
  app,
}) => {
  const item = await aGift(em);

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => give(app, item, { quantity: 3 }, at % 2 ? 'reserveSharedItem' : undefined)),
  );

  for (const { data } of answers) expect(data.given).toMatchObject({ completed: false, remaining: 99 });
  expect((await em.fork().findOneOrFail(Item, item.id)).quantityPurchased).toBe(120);
  expect((await shared(app, item)).items).toMatchObject([
    { isAnyNumber: true, quantityPurchased: 120, quantityRemaining: 99 },
  ]);
});

test('at most 99 are bought in one go', async ({ em, app }) => {
  const item = await aGift(em);
  expect((await give(app, item, { quantity: 100 })).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect((await give(app, item, { quantity: 99 })).errors).toBeUndefined();
});

test('what is taken back of it counts no more, and is held as anything else', async ({ em, app }) => {
  const item = await aGift(em);
  const { given } = (await give(app, item, { quantity: 2, guestKey: newSecret() + newSecret() })).data;
  await give(app, item, { quantity: 5 });

  const undo =
    'mutation ($id: ID!, $secret: String) { undoSharedPurchase(token: "any", purchaseId: $id, undoToken: $secret) { item { quantityPurchased } } }';
  await send(app, undo, null, { id: given.purchase.id, secret: given.undoToken });

  expect((await em.fork().findOneOrFail(Item, item.id)).quantityPurchased).toBe(5);
});

test('it counts in no “still wanted”: for guests, on cards, in the summary and in the statistics', async ({
  em,
  app,
}) => {
  const owner = await aUser(em);
  const item = await aGift(em, { owner, purchaseVisibility: 'OWNER_SEES_BUYERS' });
  const list = item.list.unwrap();
  await anItem(em, { list, title: 'Mug', priceMinor: 500, currency: 'EUR' });
  await give(app, item, { quantity: 4 });

  expect((await shared(app, item)).progress).toEqual({ wanted: 1, given: 0 });
  const query = `{ list(id: "${list.id}") {
    progress { wanted given } itemSummary { purchasedCount wantedCount unpricedCount stillWanted { amountMinor } }
    items { isAnyNumber } } }`;
  const { data } = await send(app, query, owner);
  expect(data.list).toMatchObject({
    progress: { wanted: 1, given: 0 },
    itemSummary: { purchasedCount: 0, wantedCount: 1, unpricedCount: 0, stillWanted: [{ amountMinor: 500 }] },
  });
});

test('an owner says so, takes it back, and no other number beyond 99 is taken', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const add = (quantityDesired: number) =>
    send(
      app,
      'mutation ($listId: ID!, $input: NewItemInput!) { createItem(listId: $listId, input: $input) { id isAnyNumber quantityDesired } }',
      owner,
      { listId: list.id, input: { title: 'Voucher', quantityDesired } },
    );

  for (const wrong of [0, -1, 100, ANY_NUMBER - 1, ANY_NUMBER + 1])
    expect((await add(wrong)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const { createItem } = (await add(ANY_NUMBER)).data;
  expect(createItem).toMatchObject({ isAnyNumber: true, quantityDesired: ANY_NUMBER });
  const change = `mutation { updateItem(itemId: "${createItem.id}", changes: { quantityDesired: 2 }) { isAnyNumber quantityDesired } }`;
  expect((await send(app, change, owner)).data.updateItem).toEqual({ isAnyNumber: false, quantityDesired: 2 });
});

test('REST says and takes it too', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const body = { title: 'Voucher', quantity_desired: ANY_NUMBER };
  const answer = await call(app, `POST /lists/${list.id}/items`, { viewer: owner, body });
  expect(answer.body.data).toMatchObject({ is_any_number: true, quantity_desired: ANY_NUMBER, quantity_purchased: 0 });
});

test('an owner from whom it is kept sees the same with 5 given as with none', async ({ em, app }) => {
  const owner = await aUser(em);
  const [bought, other] = [
    await aGift(em, { owner, purchaseVisibility: 'SURPRISE' }),
    await aGift(em, { owner, purchaseVisibility: 'SURPRISE' }),
  ];
  await give(app, bought, { quantity: 5 });

  const [one, two] = [await shared(app, bought, owner), await shared(app, other, owner)];
  expect(one.progress).toBeNull();
  expect({ ...one.items[0], id: '' }).toEqual({ ...two.items[0], id: '' });
});

test('a receipt says that any number is welcome, and not that it is taken', async ({ em, app }) => {
  const [item, email] = [await aGift(em), newEmail()];
  await give(app, item, { email });
  const [mail] = await em.fork().find(Mail, { to: email });
  expect(mail?.text).toContain('Any number is welcome.');
  expect(mail?.text).not.toContain('still wanted');
});

test('is exported, and comes back as it was', async ({ em, app }) => {
  const owner = await aUser(em);
  const item = await aGift(em, { owner, purchaseVisibility: 'OWNER_SEES_BUYERS' });
  await give(app, item, { quantity: 99 });
  await give(app, item, { quantity: 99 });
  const query = `{ exportList(listId: "${item.list.id}", format: JSON) { content } }`;
  const [exported] = JSON.parse((await send(app, query, owner)).data.exportList.content).items;
  const other = await aList(em, { owner });

  const answer = await send(
    app,
    'mutation ($listId: ID!, $input: [ImportedItemInput!]!) { importItems(listId: $listId, input: $input) { itemIds } }',
    owner,
    { listId: other.id, input: [exported] },
  );
  expect(answer.errors).toBeUndefined();
  expect(await em.fork().find(Item, { list: other })).toMatchObject([
    { quantityDesired: ANY_NUMBER, quantityPurchased: 99 },
  ]);
});

test('a shopping list needs a number, and the refusal names the field', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, listType: 'SHOPPING' });
  const item = await anItem(em, { list });
  const sent = { title: 'Milk', quantityDesired: ANY_NUMBER };
  const calls = [
    ['mutation ($id: ID!, $sent: NewItemInput!) { createItem(listId: $id, input: $sent) { id } }', list.id, sent],
    [
      'mutation ($id: ID!, $sent: ItemChangesInput!) { updateItem(itemId: $id, changes: $sent) { id } }',
      item.id,
      { quantityDesired: ANY_NUMBER },
    ],
    [
      'mutation ($id: ID!, $sent: ImportedItemInput!) { importItems(listId: $id, input: [$sent]) { itemIds } }',
      list.id,
      sent,
    ],
  ] as const;

  for (const [query, id, values] of calls) {
    const [problem] = (await send(app, query, owner, { id, sent: values })).errors;
    expect(problem.extensions.code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(problem.extensions)).toMatch(
      /"(?:input\.0\.)?quantityDesired":\["Quantity must be between 1 and 99"\]/,
    );
  }
  const body = { title: 'Milk', quantity_desired: ANY_NUMBER };
  const answer = await call(app, `POST /lists/${list.id}/items`, { viewer: owner, body });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('quantity_desired')]);
  expect(await em.fork().count(Item, { list, quantityDesired: ANY_NUMBER })).toBe(0);
});

test('a list that becomes a shopping list wants one of it, or as many as are bought', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, privacy: 'PUBLIC' });
  const quantityDesired = ANY_NUMBER;
  const [given, free] = [await anItem(em, { list, quantityDesired }), await anItem(em, { list, quantityDesired })];
  const counted = await anItem(em, { list, quantityDesired: 3 });
  await give(app, given, { quantity: 4 });

  const change = `mutation { updateList(id: "${list.id}", changes: { listType: SHOPPING }) { id
    items: itemsConnection { nodes { id isAnyNumber quantityDesired } } } }`;
  const { data } = await send(app, change, owner);

  const wanted = new Map(data.updateList.items.nodes.map((item: { id: string }) => [item.id, item]));
  for (const [item, quantity] of [
    [given, 4],
    [free, 1],
    [counted, 3],
  ] as const)
    expect(wanted.get(item.id)).toMatchObject({ isAnyNumber: false, quantityDesired: quantity });
});

test('while a list becomes a shopping list nobody brings any number back', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const item = await anItem(em, { list, quantityDesired: 2 });
  const toShopping = `mutation { updateList(id: "${list.id}", changes: { listType: SHOPPING }) { id } }`;
  const toAny = `mutation { updateItem(itemId: "${item.id}", changes: { quantityDesired: ${ANY_NUMBER} }) { id } }`;

  for (let round = 0; round < 10; round += 1) {
    await em.fork().nativeUpdate(List, list.id, { listType: 'WISHLIST' });
    await em.fork().nativeUpdate(Item, item.id, { quantityDesired: 2 });
    await Promise.all([send(app, toShopping, owner), send(app, toAny, owner)]);
    expect((await em.fork().findOneOrFail(Item, item.id)).quantityDesired).not.toBe(ANY_NUMBER);
  }
});
