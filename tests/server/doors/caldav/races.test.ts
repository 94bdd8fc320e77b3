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
