import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, subHours, subMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { ReceivedGift } from '../../../../server/lists/thanks/received-gift.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { listen, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const GIFT = 'title variant quantity state heldUntil outgoingUrl recipientName listName shareToken';
const OWN = `showsOwnGifts ownGifts { ${GIFT} }`;
const EVERYTHING = `{ name revision itemCount itemSummary { purchasedCount } progress { wanted } items { title } ${OWN} }`;

/** Two people who shop together, and a gift for Cleo that one of them holds. */
async function aWorld(em: EntityManager, giftList: object = {}) {
  const [ida, tom] = [await aUser(em, { name: 'Ida' }), await aUser(em, { name: 'Tom' })];
  const groceries = await aList(em, { owner: tom, name: 'Groceries', listType: 'SHOPPING' });
  await aCollaborator(em, { list: groceries, user: ida });
  await anItem(em, { list: groceries, title: 'Milk' });
  const cleo = await aUser(em, { name: 'Cleo' });
  const list = await aList(em, { owner: cleo, name: 'Cleo turns 7', privacy: 'PUBLIC', ...giftList });
  const item = await anItem(em, { list, title: 'Kite', variant: 'Red', primaryUrl: 'https://www.ikea.com/kite' });
  return { ida, tom, groceries, item };
}

async function holds(em: EntityManager, buyer: User, item: Item, fields: object = {}): Promise<Purchase> {
  const heldUntil = addDays(new Date(), 3);
  const purchase = em.create(Purchase, { item, quantity: 1, guestEmail: '', buyer, heldUntil, ...fields });
  await em.flush();
  await em.execute('update items set quantity_purchased = 1 where id = ?', [item.id]);
  return purchase;
}

const show = (app: FastifyInstance, viewer: User, list: List, isShown = true) =>
  send(app, `mutation { setOwnGiftsShown(listId: "${list.id}", isShown: ${isShown}) { ${OWN} } }`, viewer);
const read = async (app: FastifyInstance, viewer: User, list: List) =>
  (await send(app, `{ list(id: "${list.id}") ${EVERYTHING} }`, viewer)).data.list;
const titles = async (app: FastifyInstance, viewer: User, list: List) =>
  (await read(app, viewer, list)).ownGifts.map(({ title }: { title: string }) => title);

async function step(app: FastifyInstance, viewer: User | null, how: string, { id, item }: Purchase) {
  const token = item.unwrap().list.unwrap().shareToken;
  const query = `mutation { after: ${how}(token: "${token}", purchaseId: "${id}") { purchase { state heldUntil } } }`;
  const { data, errors } = await send(app, query, viewer);
  return errors?.[0].extensions.code ?? data.after.purchase.state;
}
const buy = (app: FastifyInstance, viewer: User | null, gift: Purchase) =>
  step(app, viewer, 'purchaseReservedItem', gift);
const putBack = (app: FastifyInstance, viewer: User | null, gift: Purchase) =>
  step(app, viewer, 'reserveBoughtItem', gift);

describe('gifts that somebody holds', () => {
  test('stand on the shopping list of their choice with their shop and list, until they are switched off there', async ({
    em,
    app,
  }) => {
    const { ida, groceries, item } = await aWorld(em);
    const { heldUntil } = await holds(em, ida, item);

    expect(await titles(app, ida, groceries)).toEqual([]);
    const gift = {
      title: 'Kite',
      variant: 'Red',
      quantity: 1,
      state: 'RESERVED',
      heldUntil: heldUntil?.toISOString(),
      outgoingUrl: 'https://www.ikea.com/kite',
      recipientName: 'Cleo',
      listName: 'Cleo turns 7',
      shareToken: item.list.unwrap().shareToken,
    };
    expect((await show(app, ida, groceries)).data.setOwnGiftsShown).toEqual({ showsOwnGifts: true, ownGifts: [gift] });
    expect((await read(app, ida, groceries)).ownGifts).toEqual([gift]);
    const { data } = await send(app, '{ myGifts { shownOnListId } }', ida);
    expect(data.myGifts.shownOnListId).toBe(groceries.id);

    const off = { showsOwnGifts: false, ownGifts: [] };
    expect((await show(app, ida, groceries, false)).data.setOwnGiftsShown).toEqual(off);
    expect(await titles(app, ida, groceries)).toEqual([]);
  });

  test('stand on one list at a time', async ({ em, app }) => {
    const { ida, groceries, item } = await aWorld(em);
    await holds(em, ida, item);
    const other = await aList(em, { owner: ida, listType: 'SHOPPING' });
    await show(app, ida, groceries);
    await show(app, ida, other);
    expect(await titles(app, ida, groceries)).toEqual([]);
    expect(await titles(app, ida, other)).toEqual(['Kite']);

    await show(app, ida, groceries, false); // which shows them no more
    expect(await titles(app, ida, other)).toEqual(['Kite']);
  });

  test('are bought by a tick, as on the page of gifts, and held again without it', async ({ em, app }) => {
    const { ida, groceries, item } = await aWorld(em);
    const gift = await holds(em, ida, item);
    await show(app, ida, groceries);

    expect(await buy(app, ida, gift)).toBe('BOUGHT');
    expect((await read(app, ida, groceries)).ownGifts).toMatchObject([{ state: 'BOUGHT', heldUntil: null }]);
    const mine = async () => (await send(app, '{ myGifts { nodes { title state } } }', ida)).data.myGifts.nodes;
    expect(await mine()).toEqual([{ title: 'Kite', state: 'BOUGHT' }]);

    expect(await putBack(app, ida, gift)).toBe('RESERVED');
    expect(await putBack(app, ida, gift)).toBe('RESERVED'); // asked twice
    expect(await mine()).toEqual([{ title: 'Kite', state: 'RESERVED' }]);
    const [left] = await em.execute('select quantity_purchased, held_until from items where id = ?', [item.id]);
    expect(left).toMatchObject({ quantity_purchased: 1, held_until: expect.any(String) });
    const [counted] = await em.execute('select coalesce(sum(purchases), 0)::int as count from count_changes');
    expect(counted?.count).toBe(0);
  });

  test('are nobody else’s: another editor is answered, told and shown the same, statement for statement', async ({
    em,
    app,
  }) => {
    const worlds = [];
    for (const isUsed of [false, true]) {
      const { ida, tom, groceries, item } = await aWorld(em);
      const gift = await holds(em, ida, item);
      const watch = `subscription { listChanged(listId: "${groceries.id}") { news { action } list ${EVERYTHING} } }`;
      const { next } = await listen(app, watch, tom);
      const heard = [await next()];
      if (isUsed) {
        await show(app, ida, groceries);
        await buy(app, ida, gift);
        await putBack(app, ida, gift);
      }
      const [before] = await em.execute('select revision, purchase_revision from lists where id = ?', [groceries.id]);
      const seen = await observe(() => read(app, tom, groceries));
      const rest = await observe(() => call(app, `GET /lists/${groceries.id}`, { viewer: tom }));
      const items = await call(app, `GET /lists/${groceries.id}/items`, { viewer: tom });
      await send(app, `mutation { updateList(listId: "${groceries.id}", changes: { name: "Food" }) { id } }`, ida);
      heard.push(await next()); // nothing came before
      const said = JSON.stringify([before, seen.result, rest.result.body, items.body, heard]);
      worlds.push({
        said: said
          .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|"(?:share_token|shareToken)":"[^"]*"/g, '…')
          .replaceAll(/[\w.-]+@example\.test/g, '@'),
        statements: [seen.statements, rest.statements],
      });
    }
    expect(worlds[1]).toEqual(worlds[0]);
    expect(worlds[1]?.said).not.toContain('Kite');
  });

  test('cost who does not show them nothing', async ({ em, app }) => {
    const { ida, groceries, item } = await aWorld(em);
    await holds(em, ida, item);
    const list = `{ list(id: "${groceries.id}") { id } }`;
    const without = await observe(() => send(app, list, ida));
    const off = await observe(() => send(app, list.replace('{ id }', `{ id ${OWN} }`), ida));
    expect(off.statements).toEqual(without.statements);
    await show(app, ida, groceries);
    const on = await observe(() => send(app, list.replace('{ id }', `{ id ${OWN} }`), ida));
    expect(on.statements).toHaveLength(without.statements.length + 1);
  });

  test('are gone once the hold has ended, the list is closed, or the list is kept a surprise from them', async ({
    em,
    app,
  }) => {
    const { ida, groceries, item } = await aWorld(em);
    const gift = await holds(em, ida, item);
    await show(app, ida, groceries);
    expect(await titles(app, ida, groceries)).toEqual(['Kite']);

    await em.nativeUpdate(Purchase, { id: gift.id }, { heldUntil: subMinutes(new Date(), 1) });
    expect(await titles(app, ida, groceries)).toEqual([]);

    await em.nativeUpdate(Purchase, { id: gift.id }, { heldUntil: addDays(new Date(), 1) });
    await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PRIVATE' });
    expect(await titles(app, ida, groceries)).toEqual([]);

    await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE' });
    await aCollaborator(em, { list: item.list.unwrap(), user: ida });
    expect(await titles(app, ida, groceries)).toEqual([]);
  });

  test('are those of the account alone: not what was bought at once, nor bought long ago', async ({ em, app }) => {
    const { ida, tom, groceries, item } = await aWorld(em);
    await holds(em, tom, item);
    const another = await anItem(em, { list: item.list.unwrap(), title: 'Mug' });
    await holds(em, ida, another, { heldUntil: null });
    const old = await anItem(em, { list: item.list.unwrap(), title: 'Ball' });
    await holds(em, ida, old, { heldUntil: null, boughtAt: subHours(new Date(), 13) });
    await show(app, ida, groceries);
    expect(await titles(app, ida, groceries)).toEqual([]);
  });

  test('stand on shopping lists that their giver works on, and on no other', async ({ em, app }) => {
    const { ida, groceries, item } = await aWorld(em);
    const viewer = await aCollaborator(em, { list: groceries, role: 'VIEWER' });
    const codeOf = async (answer: ReturnType<typeof show>) => (await answer).errors?.[0].extensions.code;
    expect(await codeOf(show(app, viewer, groceries))).toBe('FORBIDDEN');
    expect(await codeOf(show(app, await aUser(em), groceries))).toBe('FORBIDDEN');
    const own = await aList(em, { owner: ida });
    expect(await codeOf(show(app, ida, own))).toBe('BAD_USER_INPUT');

    await holds(em, ida, item);
    await show(app, ida, groceries);
    await em.nativeUpdate(List, { id: groceries.id }, { listType: 'WISHLIST' });
    expect(await titles(app, ida, groceries)).toEqual([]);
  });
});

describe('a tick that was a mistake', () => {
  test('is taken back by its giver, within half a day, and while nobody noted that it came', async ({ em, app }) => {
    const { ida, tom, item } = await aWorld(em);
    const gift = await holds(em, ida, item);
    await buy(app, ida, gift);

    expect(await putBack(app, tom, gift)).toBe('NOT_FOUND');
    expect(await putBack(app, null, gift)).toBe('NOT_FOUND');

    await em.nativeUpdate(Purchase, { id: gift.id }, { boughtAt: subHours(new Date(), 13) });
    expect(await putBack(app, ida, gift)).toBe('NOT_FOUND');

    await em.nativeUpdate(Purchase, { id: gift.id }, { boughtAt: new Date() });
    em.create(ReceivedGift, { purchase: gift, receivedAt: new Date() });
    await em.flush();
    expect(await putBack(app, ida, gift)).toBe('NOT_FOUND');

    await em.nativeUpdate(ReceivedGift, { purchase: gift }, { receivedAt: null });
    await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PRIVATE' });
    expect(await putBack(app, ida, gift)).toBe('LIST_PRIVATE');
  });

  test('is no mistake where it was bought at once', async ({ em, app }) => {
    const { ida, item } = await aWorld(em);
    const gift = await holds(em, ida, item, { heldUntil: null });
    expect(await putBack(app, ida, gift)).toBe('NOT_FOUND');
  });
});
