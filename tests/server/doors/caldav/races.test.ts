import { expect } from 'vitest';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { anItem } from '../../../builders/lists.ts';
import { bearer, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';
import { aGroceryList, aPhone, aTask, ticked, withLine } from './phone.ts';

const TICK = 'mutation ($id: ID!) { purchaseItem(itemId: $id, quantity: 1, orWhatRemains: true) { purchase { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteItem(itemId: $id) { id } }';
const RENAME = `mutation ($id: ID!, $title: String!, $base: ItemChangesInput) {
  updateItem(itemId: $id, changes: { title: $title }, base: $base) { id } }`;

test('ticks from the app, a phone and REST at once are one tick each; nothing comes back, and nothing is lost', async ({
  em,
  app,
}) => {
  const owner = await aUser(em, { emailVerifiedAt: new Date(), subscriptionTier: 'PREMIUM' });
  const list = await aGroceryList(em, owner);
  const phones = [
    await aPhone(app, em, owner),
    await aPhone(app, em, await aCollaborator(em, { list, user: await aUser(em, { emailVerifiedAt: new Date() }) })),
  ];
  const names = Array.from({ length: 12 }, (_, index) => `Thing ${String.fromCharCode(65 + index)}`);
  for (const title of names) await anItem(em, { list, title });
  const read = (await phones[0]?.read(list)) ?? [];
  const items = read.map(({ uid }) => uid ?? '');
  const deleted = new Set(items.slice(0, 2));
  const renamed = items.slice(2, 4);

  const asOwner = await bearer(app, owner);
  const statuses = await Promise.all([
    ...[...deleted].map((id) => send(app, DELETE, owner, { id }).then(() => 0)),
    ...renamed.map((id, at) =>
      send(app, RENAME, owner, { id, title: `Renamed ${at}`, base: { title: names[at + 2] } }).then(() => 0),
    ),
    ...items.map((id) => send(app, TICK, owner, { id }).then(() => 0)),
    ...items.map((id) =>
      call(app, `POST /items/${id}/purchase`, { headers: asOwner, body: { quantity: 1 } }).then(() => 0),
    ),
    ...phones.flatMap((phone) =>
      read.map(({ uid, data, etag }) =>
        phone.put(list, `${uid}.ics`, ticked(data), { 'if-match': etag }).then(({ status }) => status),
      ),
    ),
    ...Array.from({ length: 4 }, () =>
      phones[0]
        ?.put(list, 'new.ics', aTask({ SUMMARY: 'Salt' }, 'one-uid'), { 'if-none-match': '*' })
        .then(({ status }) => status),
    ),
  ]);

  expect(statuses.filter((status) => ![0, 201, 204, 404, 412].includes(status ?? -1))).toEqual([]);
  const after = await em.fork().find(Item, { list: list.id }, { orderBy: { orderIndex: 'asc' } });
  expect(after.map(({ title }) => title)).toEqual(['Renamed 0', 'Renamed 1', ...names.slice(4), 'Salt']);
  expect(after.map(({ quantityPurchased }) => quantityPurchased)).toEqual([...Array(10).fill(1), 0]);
});

test('two phones that rename the same at once: one is told, and its name is not lost', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aGroceryList(em, owner);
  const item = await anItem(em, { list, title: 'Milk' });
  const phone = await aPhone(app, em, owner);
  const [read] = await phone.read(list);
  const put = (summary: string) =>
    phone.put(list, `${item.id}.ics`, withLine(read?.data ?? '', 'SUMMARY', summary), { 'if-match': read?.etag ?? '' });

  const statuses = (await Promise.all([put('Oat milk'), put('Soy milk')])).map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([204, 412]);
  expect(['Oat milk', 'Soy milk'][statuses.indexOf(204)]).toBe((await phone.read(list))[0]?.summary);
});

test('a phone that syncs after a reminder was deleted and made again under its name has the new one, once, and does not bring the old one back', async ({
  em,
  app,
}) => {
  const owner = await aUser(em, { emailVerifiedAt: new Date() });
  const list = await aGroceryList(em, owner);
  const [phone, other] = [await aPhone(app, em, owner), await aPhone(app, em, owner)];
  const milk = aTask({ SUMMARY: 'Milk' });
  const bread = aTask({ SUMMARY: 'Bread' });
  await phone.put(list, 'milk.ics', milk, { 'if-none-match': '*' });
  await phone.put(list, 'bread.ics', bread, { 'if-none-match': '*' });
  const before = await phone.sync(list);
  const old = (await phone.read(list)).find(({ summary }) => summary === 'Milk');

  expect((await other.send('DELETE', other.hrefOf(list, 'milk.ics'))).status).toBe(204);
  expect((await other.send('DELETE', other.hrefOf(list, 'bread.ics'))).status).toBe(204);
  expect(
    (await other.put(list, 'milk.ics', withLine(milk, 'SUMMARY', 'Oat milk'), { 'if-none-match': '*' })).status,
  ).toBe(201);

  const late = await phone.sync(list, before.token);
  expect([late.status, late.answer.includes('<D:valid-sync-token')]).toEqual([403, true]); // it is told to read anew
  const anew = await phone.sync(list);
  expect(anew.told.map(({ href }) => href)).toEqual([phone.hrefOf(list, 'milk.ics')]); // what is missing was deleted
  expect(anew.told[0]?.etag).not.toBe(old?.etag);
  const lateTick = await phone.put(list, 'milk.ics', ticked(old?.data ?? ''), { 'if-match': old?.etag ?? '' });
  expect(lateTick.status).toBe(412); // of the milk that was deleted
  expect((await phone.put(list, 'bread.ics', ticked(bread), { 'if-match': '"x"' })).status).toBe(412);
  expect((await phone.read(list)).map(({ summary, status }) => [summary, status])).toEqual([
    ['Oat milk', 'NEEDS-ACTION'],
  ]);
  expect(await phone.sync(list, anew.token)).toMatchObject({ status: 207, told: [], token: anew.token });
});
