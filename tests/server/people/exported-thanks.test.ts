import { expect } from 'vitest';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { MOST_GONE } from '../../../server/lists/pledges/gone-pledge.type.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { exportOf } from '../exports.ts';
import { test } from '../server-test.ts';

test('an export has notes of thanks and ticks, of the writer and of the giver, and nothing under a surprise', async ({
  em,
  app,
  services,
}) => {
  const [ida, ann] = [await aUser(em, { name: 'Ida' }), await aUser(em, { name: 'Ann' })];
  const list = await aList(em, { owner: ida, name: 'Ida turns 7', privacy: 'PUBLIC' });
  const ids = [];
  for (const title of ['Mug', 'Kite']) {
    const item = await anItem(em, { list, title });
    ids.push((await services.purchases.purchaseShared(ann, list.shareToken, item.id, { quantity: 1 })).purchase.id);
  }
  const [mug = '', kite = ''] = ids;
  await services.thankNotes.thank(ida, list.id, { purchaseIds: [mug], text: 'Thank you!' });
  await services.thankNotes.setReceived(ida, list.id, [mug, kite], true);
  const at = expect.any(String);
  const thanksOf = async (user: typeof ida) => (await exportOf(app, user)).said['thanks.json'];

  const came = ['Mug', 'Kite'].map((gift) => ({ list: list.name, gift, receivedAt: at }));
  const written = { list: list.name, gifts: ['Mug'], text: 'Thank you!', writtenAt: at };
  expect(await thanksOf(ida)).toEqual({ written: [written], came, given: [] });
  const unwritten = { thanks: null, from: null, writtenAt: null };
  expect(await thanksOf(ann)).toEqual({
    written: [],
    came: [],
    given: [
      { ...came[0], thanks: 'Thank you!', from: 'Ida', writtenAt: at },
      { ...came[1], ...unwritten },
    ],
  });

  await em.nativeUpdate(List, list.id, { purchaseVisibility: 'SURPRISE' });
  expect(await thanksOf(ida)).toEqual({ written: [{ ...written, gifts: null }], came: [], given: [] });
});

test('an export has all pledges that are gone, also where the screen ends', async ({ em, app, services }) => {
  const ann = await aUser(em, { name: 'Ann', passwordHash: null, emailVerifiedAt: new Date() });
  const list = await aList(em, { privacy: 'PUBLIC' });
  const item = await anItem(em, { list, priceMinor: 30_000, currency: 'EUR', isGroupGift: true });
  const amount = { currency: 'EUR', amountMinor: 100 };
  for (let count = 0; count <= MOST_GONE; count++)
    await services.pledges.pledgeShared(ann, list.shareToken, item.id, { amount });
  await services.lists.deleteList(list.owner.unwrap(), list.id);
  expect((await exportOf(app, ann)).said['pledges.json']).toHaveLength(MOST_GONE + 1);
});
