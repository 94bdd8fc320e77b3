import { addDays } from 'date-fns';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { lapseHolds } from '../../../../server/lists/purchases/lapse-holds.ts';
import { readSharedLists } from '../../../../server/lists/sharing/shared-list-rows.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { anIdea } from '../../../builders/ideas.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { PUBLIC_URL, test as server } from '../../server-test.ts';

const test = server.extend(
  'lapse',
  async ({ orm, infrastructure: { mailQueue, undoSecrets } }) =>
    () =>
      lapseHolds(orm.em.fork(), { mailQueue, undoSecrets, siteUrl: PUBLIC_URL }, addDays(new Date(), 30)),
);

type World = Parameters<typeof aList>[0];

const aListForGuests = (em: World, fields: object = {}) =>
  aList(em, { privacy: 'PUBLIC', isNameEnough: true, ...fields });
const newKey = () => newSecret() + newSecret();

async function becomePast(em: World, list: List): Promise<void> {
  list.pastSince = new Date();
  await em.flush();
}

test('no door of a past list lets anybody buy, reserve, pledge or tell of a gift', async ({
  em,
  orm,
  app,
  services,
  lapse,
}) => {
  const list = await aListForGuests(em);
  const [mug, sofa] = [
    await anItem(em, { list, quantityDesired: 9 }),
    await anItem(em, { list, priceMinor: 90_000, currency: 'EUR', isGroupGift: true }),
  ];
  const helper = await aCollaborator(em, { list, role: 'HELPER' });
  const idea = await anIdea(em, { list });
  const [token, guestKey] = [list.shareToken, newKey()];
  const input = `{ name: "Ann", guestKey: "${guestKey}" }`;
  const reserve = `reserveSharedItem(token: "${token}", itemId: "${mug.id}", input: ${input})`;
  const { data } = await send(app, `mutation { ${reserve} { undoToken purchase { id } } }`, null);
  const { undoToken, purchase } = data.reserveSharedItem;
  const hold = `(token: "${token}", purchaseId: "${purchase.id}", undoToken: "${undoToken}")`;
  await lapse();
  await becomePast(em, list);
  const amount = '{ currency: "EUR", amountMinor: 5000 }';
  const doors = [
    `${reserve} { undoToken }`,
    `purchaseSharedItem(token: "${token}", itemId: "${mug.id}", input: ${input}) { undoToken }`,
    `pledgeToSharedItem(token: "${token}", itemId: "${sofa.id}", input: { name: "Ann", guestKey: "${guestKey}", amount: ${amount} }) { pledge { id } }`,
    `renewReservation${hold} { purchase { id } }`,
    `purchaseReservedItem${hold} { purchase { id } }`,
    `addOffListGift(token: "${token}", input: { what: "A scarf", guestKey: "${guestKey}" }) { id }`,
    `addOffListGift(token: "${token}", input: { what: "A scarf", isIdea: true, guestKey: "${guestKey}" }) { id }`,
    `takeOffListGift(token: "${token}", offListGiftId: "${idea.id}", input: { guestKey: "${guestKey}" }) { id }`,
    `takeOffListGift(token: "${token}", offListGiftId: "${idea.id}", input: { isHeld: true, guestKey: "${guestKey}" }) { id }`,
  ];

  for (const door of doors) {
    const { errors } = await send(app, `mutation { ${door} }`, null);
    expect([door, errors?.[0]]).toMatchObject([
      door,
      { message: expect.stringContaining('nothing on it is needed'), extensions: { code: 'CONFLICT' } },
    ]);
  }
  for (const member of [list.owner.unwrap(), helper])
    for (const late of ['', ', orWhatRemains: true']) {
      const tick = `mutation { purchaseItem(itemId: "${mug.id}", quantity: 1${late}) { remaining } }`;
      expect((await send(app, tick, member)).errors?.[0].message).toContain('nothing on it is needed');
    }
  const [row] = await readSharedLists(orm.em.fork(), null, { id: list.id }, 'all');
  if (!row) throw new Error('The list is gone.');
  const personal = await services.personalPurchases;
  await expect(
    personal.take({ guestKeyId: crypto.randomUUID(), name: 'Grandma' }, row, mug.id, newKey()),
  ).rejects.toThrow('nothing on it is needed');

  expect(await em.fork().count(Purchase, { item: { list } })).toBe(0);
  expect(await em.fork().find(OffListGift, { list })).toMatchObject([{ id: idea.id, takenAt: null }]);
});

test('who holds an idea beside a list that became past buys it, and lets it go for good', async ({ em, app }) => {
  const list = await aListForGuests(em);
  const idea = await anIdea(em, { list });
  const guestKey = newKey();
  const take = async (isHeld: boolean) => {
    const input = `{ isHeld: ${isHeld}, guestKey: "${guestKey}" }`;
    const which = `token: "${list.shareToken}", offListGiftId: "${idea.id}", input: ${input}`;
    const { data, errors } = await send(app, `mutation { takeOffListGift(${which}) { heldUntil isMine } }`, null);
    return data?.takeOffListGift ?? errors?.[0].extensions.code;
  };
  await take(true);
  await becomePast(em, list);

  expect(await take(false)).toEqual({ heldUntil: null, isMine: true });
  expect(await take(false)).toEqual({ heldUntil: null, isMine: true });
  await send(app, `mutation { removeOffListGift(offListGiftId: "${idea.id}", guestKey: "${guestKey}") }`, null);
  expect(await take(false)).toBe('CONFLICT');
});

test('what was told beside a list, or ticked on it, is answered the same again once it is past', async ({
  em,
  app,
}) => {
  const owner = await aUser(em);
  const list = await aListForGuests(em, { owner });
  const mug = await anItem(em, { list });
  const tell = `mutation { addOffListGift(token: "${list.shareToken}", idempotencyKey: "told", input: { what: "A scarf", guestKey: "${newKey()}" }) { id } }`;
  const tick = `mutation { purchaseItem(itemId: "${mug.id}", quantity: 1, idempotencyKey: "ticked") { purchase { id } } }`;
  const first = [await send(app, tell, null), await send(app, tick, owner)];
  await becomePast(em, list);

  expect([await send(app, tell, null), await send(app, tick, owner)]).toEqual(first);
});
