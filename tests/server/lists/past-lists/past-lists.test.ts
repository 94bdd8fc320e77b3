import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, format, subDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { listen, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const day = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');
const GUEST = { email: 'ann@example.test', guestKey: `ann-of-${crypto.randomUUID()}-0123` };

async function setPast(app: FastifyInstance, viewer: User | null, list: List, isPast = true) {
  const answer = await send(
    app,
    'mutation ($id: ID!, $isPast: Boolean!) { setListPast(listId: $id, isPast: $isPast) { id pastSince revision } }',
    viewer,
    { id: list.id, isPast },
  );
  return answer.data?.setListPast ?? answer.errors?.[0].extensions.code;
}

async function myLists(app: FastifyInstance, viewer: User, args: string): Promise<string[]> {
  const { data } = await send(app, `{ myLists(${args}) { totalCount nodes { name } } }`, viewer);
  expect(data.myLists.totalCount).toBe(data.myLists.nodes.length);
  return data.myLists.nodes.map(({ name }: List) => name);
}

async function take(app: FastifyInstance, how: string, item: Item, input: object = GUEST, key?: string) {
  const answer = await send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: ${how === 'pledgeToSharedItem' ? 'NewPledgeInput' : 'NewPurchaseInput'}!, $key: String) {
      ${how}(token: $token, itemId: $itemId, input: $input, idempotencyKey: $key) { ${how === 'pledgeToSharedItem' ? 'pledge { id }' : 'undoToken purchase { id }'} }
    }`,
    null,
    { token: item.list.unwrap().shareToken, itemId: item.id, input, key },
  );
  return answer.data?.[how] ?? answer.errors?.[0];
}

const aPastList = async (em: EntityManager, overrides: object = {}) =>
  aList(em, { privacy: 'PUBLIC', listType: 'REGISTRY', eventType: 'Wedding', eventDate: day(-20), ...overrides });

describe('Past lists', () => {
  test('take a list out of the way of everybody who works on it, and give it back', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aPastList(em, { owner, name: 'Wedding' });
    await aList(em, { owner, name: 'Birthday' });
    const editor = await aCollaborator(em, { list });

    const first = await setPast(app, owner, list);

    expect(new Date(first.pastSince).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await setPast(app, owner, list)).toEqual(first);
    expect(await myLists(app, owner, 'isPast: true')).toEqual(['Wedding']);
    expect(await myLists(app, owner, 'isPast: false')).toEqual(['Birthday']);
    expect(await myLists(app, owner, 'order: NEXT_EVENT')).toEqual(['Birthday', 'Wedding']);
    expect(await myLists(app, editor, 'isPast: true')).toEqual(['Wedding']);
    expect((await call(app, `GET /lists/${list.id}`, { viewer: owner })).body.data.past_since).toBe(first.pastSince);

    expect(await setPast(app, owner, list, false)).toMatchObject({ pastSince: null });
    expect(await myLists(app, owner, 'isPast: true')).toEqual([]);
  });

  test('are said to open pages of members and guests', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aPastList(em, { owner });
    await anItem(em, { list });
    const mine = await listen(app, 'subscription { myListsChanged { list { pastSince } } }', owner);
    const guests = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { list { isPast } } }`,
    );
    await Promise.all([mine.next(), guests.next()]);

    await setPast(app, owner, list);

    expect((await mine.next()).myListsChanged.list.pastSince).toEqual(expect.any(String));
    expect((await guests.next()).sharedListChanged.list).toEqual({ isPast: true });
    await Promise.all([mine.close(), guests.close()]);
  });

  test('are for the owner to say, not of a shopping list, and not before the day', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aPastList(em, { owner });
    expect(await setPast(app, await aCollaborator(em, { list }), list)).toBe('FORBIDDEN');
    expect(await setPast(app, await aUser(em), list)).toBe('FORBIDDEN');
    expect(await setPast(app, null, list)).toBe('UNAUTHENTICATED');
    expect(await setPast(app, owner, await aList(em, { owner, listType: 'SHOPPING' }))).toBe('FORBIDDEN');
    expect(await setPast(app, owner, await aPastList(em, { owner, eventDate: day(3) }))).toBe('CONFLICT');
    expect(await setPast(app, owner, await aList(em, { owner }))).toMatchObject({ pastSince: expect.any(String) });
  });

  test('lose a list that gets a day to come, or is for shopping from then on', async ({ em, app }) => {
    const owner = await aUser(em);
    for (const changes of [{ eventDate: day(300) }, { listType: 'SHOPPING' }]) {
      const list = await aPastList(em, { owner });
      await setPast(app, owner, list);
      const { data } = await send(
        app,
        'mutation ($id: ID!, $changes: ListChangesInput!) { updateList(listId: $id, changes: $changes) { pastSince } }',
        owner,
        { id: list.id, changes },
      );
      expect(data.updateList.pastSince).toBeNull();
    }
  });
});

describe('The link of a past list', () => {
  test('says that nothing more is needed, and lets nobody buy, reserve or pledge', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aPastList(em, { owner, isNameEnough: true });
    const mug = await anItem(em, { list, title: 'Mug', quantityDesired: 2 });
    const sofa = await anItem(em, { list, title: 'Sofa', priceMinor: 90_000, currency: 'EUR', isGroupGift: true });
    await take(app, 'purchaseSharedItem', mug);
    await setPast(app, owner, list);

    const { data } = await send(
      app,
      `{ sharedList(token: "${list.shareToken}") { isPast progress { wanted given } items { title quantityRemaining isNoLongerNeeded } } }`,
    );

    expect(data.sharedList).toEqual({
      isPast: true,
      progress: { wanted: 0, given: 0 },
      items: ['Mug', 'Sofa'].map((title) => ({ title, quantityRemaining: 0, isNoLongerNeeded: true })),
    });
    const refusal = { message: expect.stringContaining('nothing on it is needed'), extensions: { code: 'CONFLICT' } };
    for (const how of ['purchaseSharedItem', 'reserveSharedItem'])
      expect(await take(app, how, mug)).toMatchObject(refusal);
    const pledge = { ...GUEST, name: 'Ann', amount: { currency: 'EUR', amountMinor: 5_000 } };
    expect(await take(app, 'pledgeToSharedItem', sofa, pledge)).toMatchObject(refusal);
  });

  test('stays open for those who gave: they undo, buy what they reserved, and get their first answer again', async ({
    em,
    app,
  }) => {
    const owner = await aUser(em);
    const list = await aPastList(em, { owner, eventDate: null });
    const mug = await anItem(em, { list, quantityDesired: 3 });
    const key = crypto.randomUUID();
    const bought = await take(app, 'purchaseSharedItem', mug, GUEST, key);
    const held = await take(app, 'reserveSharedItem', mug);
    await setPast(app, owner, list);
    const named = ({ undoToken, purchase }: typeof bought) =>
      `token: "${list.shareToken}", purchaseId: "${purchase.id}", undoToken: "${undoToken}"`;

    expect(await take(app, 'purchaseSharedItem', mug, GUEST, key)).toEqual(bought);
    const kept = await send(app, `mutation { purchaseReservedItem(${named(held)}) { purchase { state } } }`);
    expect(kept.data.purchaseReservedItem.purchase.state).toBe('BOUGHT');
    const undone = await send(app, `mutation { undoSharedPurchase(${named(bought)}) { item { quantityPurchased } } }`);
    expect(undone.data.undoSharedPurchase.item.quantityPurchased).toBe(1);
  });

  test('tells an owner who is to be surprised nothing: with and without gifts it is the same, answers and work', async ({
    em,
    app,
  }) => {
    const worlds = [];
    for (const isGiven of [false, true]) {
      const owner = await aUser(em);
      const surprise = { purchaseVisibility: 'SURPRISE', eventDate: null, name: 'Ida' };
      const list = await aPastList(em, { owner, ...surprise });
      const mug = await anItem(em, { list, title: 'Mug', quantityDesired: 2 });
      if (isGiven) await take(app, 'purchaseSharedItem', mug);
      const FIELDS = 'asksAfterTheDay revision progress { wanted } items { title quantityPurchased isNoLongerNeeded }';
      const { result, statements } = await observe(async () => [
        typeof (await setPast(app, owner, list)).pastSince,
        await send(app, `{ list(id: "${list.id}") { ${FIELDS} } }`, owner),
        await send(
          app,
          `{ sharedList(token: "${list.shareToken}") { isPast revision progress { given } items { title quantityRemaining isNoLongerNeeded } } }`,
          owner,
        ),
      ]);
      worlds.push({ result, statements });
    }
    expect(worlds[1]).toEqual(worlds[0]);
  });
});

describe('Two weeks after the day', () => {
  const asks = async (app: FastifyInstance, viewer: User, list: List) =>
    (await send(app, `{ list(id: "${list.id}") { asksAfterTheDay } }`, viewer)).data.list.asksAfterTheDay;

  test('the list asks its owner alone, until they answer on any device or put it away', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aPastList(em, { owner });
    const editor = await aCollaborator(em, { list });
    const stop = (viewer: User) =>
      send(app, `mutation { endAskingAfterTheDay(listId: "${list.id}") { asksAfterTheDay } }`, viewer);

    expect(await asks(app, owner, list)).toBe(true);
    expect(await asks(app, editor, list)).toBe(false);
    expect((await stop(editor)).errors?.[0].extensions.code).toBe('FORBIDDEN');
    const { updatedAt } = await em.refreshOrFail(list);
    expect((await stop(owner)).data.endAskingAfterTheDay.asksAfterTheDay).toBe(false);
    expect((await stop(owner)).data.endAskingAfterTheDay.asksAfterTheDay).toBe(false);
    expect((await em.refreshOrFail(list)).updatedAt).toEqual(updatedAt); // editors see no change
    list.eventDate = day(-16);
    await em.flush();
    expect(await asks(app, owner, list)).toBe(true);
    await setPast(app, owner, list);
    expect(await asks(app, owner, list)).toBe(false);
  });

  test.for([
    ['too early', { eventDate: format(subDays(new Date(), 12), 'yyyy-MM-dd') }],
    ['without a day', { eventDate: null }],
    ['long after', { eventDate: day(-200) }],
    ['a shopping list', { listType: 'SHOPPING' }],
  ] as const)('nothing is asked %s', async ([, overrides], { em, app }) => {
    const owner = await aUser(em);
    expect(await asks(app, owner, await aPastList(em, { owner, ...overrides }))).toBe(false);
  });
});
