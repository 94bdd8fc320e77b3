import { beforeEach, describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { groupGiftOf } from '../../../../server/lists/group-gifts/group-gift.ts';
import { GOAL, goalOf, poolOf } from '../../../../server/lists/group-gifts/pool.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { Pledge } from '../../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../../server/lists/pledges/pool.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { exportOf } from '../../exports.ts';
import { listen, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { servicesOn, test } from '../../server-test.ts';
import {
  aSharedGift,
  buy,
  change,
  EUR,
  KEY,
  mine,
  newWorld,
  PLEDGE,
  POOLED,
  pay,
  pledge,
  pledged,
  SHARED,
  stateOf,
  undo,
  update,
} from './pledging.ts';

beforeEach(newWorld);

test('friends pledge exact amounts, and everybody sees how much by how many', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: 30_000, pledgedMinor: 0, pledgeCount: 0 });

  await pledged(app, item, 10_001, 'Ann');
  const { pledge: second, item: after } = await pledged(app, item, 1_999, 'Ben');

  expect(second).toMatchObject({
    amount: { amountMinor: 1_999 },
    isOrganiser: false,
    organiserName: 'Ann',
    pledges: [],
  });
  expect(after).toMatchObject({ quantityRemaining: 1, pledgedMinor: 12_000, pledgeCount: 2 });
  const rest = await call(app, `GET /lists/shared/${item.list.unwrap().shareToken}`);
  expect(rest.body.data.items[0]).toMatchObject({
    is_group_gift: true,
    pledge_goal_minor: 30_000,
    pledged_minor: 12_000,
    pledge_count: 2,
  });
});

test('pledges never exceed the sum, however many come at once', async ({ orm, app, infrastructure }) => {
  const item = await aSharedGift(orm.em.fork());
  const servicesAt = (at: number) => servicesOn(orm, infrastructure, `10.1.0.${at}`); // a network each
  const { shareToken } = item.list.unwrap();
  const tries = Array.from({ length: 40 }, (_, at) =>
    servicesAt(at).pledges.pledgeShared(null, shareToken, item.id, {
      amount: EUR(1_700),
      ...{ name: `Guest ${at}`, guestKey: KEY(`${at}`) },
    }),
  );
  const outcomes = await Promise.allSettled(tries);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(17);
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 28_900, pledgeCount: 17 });
  expect(await orm.em.fork().count(Pledge, { item: item.id })).toBe(17);
  const { errors } = await pledge(app, item, 1_101, 'Ann');
  expect(errors).toMatchObject([{ message: 'Only €11.00 is still missing.', extensions: { code: 'CONFLICT' } }]);
});

test('pledges, undoing and purchases at once leave sums that are right', async ({ orm, infrastructure }) => {
  const item = await aSharedGift(orm.em.fork(), { priceMinor: 5_000 });
  const { shareToken } = item.list.unwrap();
  const one = async (at: number) => {
    const key = KEY(`${at}`);
    const services = servicesOn(orm, infrastructure, `10.2.0.${at}`); // a network each
    const made = await services.pledges.pledgeShared(null, shareToken, item.id, {
      amount: EUR(100 * (1 + (at % 7))),
      ...{ name: `Guest ${at}`, guestKey: key },
    });
    if (at % 3 === 0) await services.ownPledges.undo(null, { pledgeId: made.pledge.id, guestKey: key });
    if (at % 11 === 0)
      await services.purchases.purchaseShared(null, shareToken, item.id, { name: 'Zoe', guestKey: key });
  };
  await Promise.allSettled(Array.from({ length: 40 }, (_, at) => one(at)));

  const em = orm.em.fork();
  const pledges = await em.find(Pledge, { item: item.id });
  const after = await em.findOneOrFail(Item, item.id);
  expect(after.pledgedMinor).toBe(pledges.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  expect(after.pledgeCount).toBe(pledges.length);
  expect(after.pledgedMinor).toBeLessThanOrEqual(5_000);
  if (after.pledgeCount > 0) expect(after.quantityPurchased).toBe(0);
});

test('the same key pledges once and gets the first answer; for another amount it is refused', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  const first = await pledged(app, item, 1_000, 'Ann', { key: 'same' });
  const again = await pledged(app, item, 1_000, 'Ann', { key: 'same' });
  expect(again.pledge.id).toBe(first.pledge.id);
  expect(again.item.pledgeCount).toBe(1);
  const { errors } = await pledge(app, item, 2_000, 'Ann', { key: 'same' });
  expect(errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test.for([
  ['is not for sharing', { isGroupGift: false }],
  ['has no price', { priceMinor: null }],
  ['is free', { priceMinor: 0 }],
  ['may be given any number of times', { quantityDesired: ANY_NUMBER }],
  ['is in another currency', { currency: 'USD' }],
] as [string, object][])('nobody chips in for a gift that %s', async ([, overrides], { orm, app }) => {
  const item = await aSharedGift(orm.em.fork(), overrides);
  const { errors } = await pledge(app, item, 1_000, 'Ann');
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  expect(await orm.em.fork().count(Pool, { item: item.id })).toBe(0);
});

test('nobody chips in on a shopping list, for nothing, or without saying who they are', async ({ orm, app }) => {
  const em = orm.em.fork();
  const onShopping = await aSharedGift(em, {}, { listType: 'SHOPPING' });
  expect((await pledge(app, onShopping, 1_000, 'Ann')).errors[0].extensions.code).toBe('FORBIDDEN');
  const item = await aSharedGift(em);
  for (const amount of [0, -5, 1.5]) {
    expect((await pledge(app, item, amount, 'Ann')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
  expect((await pledge(app, item, 1_000, '')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const asksForAddress = await aSharedGift(em, {}, { isNameEnough: false });
  expect((await pledge(app, asksForAddress, 1_000, 'Ann')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('a gift that friends share is bought by nobody else; once all took back, it is', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  const { shareToken } = item.list.unwrap();
  const { pledge: own } = await pledged(app, item, 1_000, 'Ann');
  const purchase = (operation: string) =>
    send(
      app,
      `mutation { ${operation}(token: "${shareToken}", itemId: "${item.id}", input: { name: "Zoe" }) { remaining } }`,
    );
  for (const operation of ['purchaseSharedItem', 'reserveSharedItem']) {
    const { errors } = await purchase(operation);
    expect(errors).toMatchObject([
      { message: 'Friends are sharing the cost of this gift. You can chip in, too.', extensions: { code: 'CONFLICT' } },
    ]);
  }

  expect((await undo(app, own.id, 'Ann')).data).toEqual({ undoPledge: own.id });
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 0, pledgeCount: 0 });
  expect((await undo(app, own.id, 'Ann')).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await purchase('purchaseSharedItem')).data.purchaseSharedItem.remaining).toBe(0);
});

test('the first to pledge organises: they buy it for all, and it is an ordinary purchase', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
  const { pledge: bens } = await pledged(app, item, 10_000, 'Ben');
  expect((await buy(app, bens.id, 'Ben')).errors[0].extensions.code).toBe('FORBIDDEN');

  const { data } = await buy(app, anns.id, 'Ann');
  expect(data.purchaseGroupGift).toMatchObject({ isBought: true, pledged: { amountMinor: 30_000 }, pledgeCount: 2 });
  await buy(app, anns.id, 'Ann'); // again
  const purchases = await orm.em.fork().find(Purchase, { item: item.id });
  expect(purchases).toMatchObject([{ quantity: 1, guestName: 'Ann' }]);
  expect(await stateOf(app, item)).toBeUndefined();
  expect((await undo(app, bens.id, 'Ben')).errors[0].extensions.code).toBe('CONFLICT');
  const late = await pledge(app, item, 1, 'Cleo');
  expect(late.errors[0].extensions.code).toBe('CONFLICT');

  const { shareToken } = item.list.unwrap();
  await send(
    app,
    `mutation { undoSharedPurchase(token: "${shareToken}", purchaseId: "${purchases[0]?.id}", undoToken: "${KEY('Ann')}") { item { id } } }`,
  );
  expect(await stateOf(app, item)).toMatchObject({
    pledgeGoalMinor: 30_000,
    pledgedMinor: 30_000,
    pledgeCount: 2,
  });
});

test('all pieces that are still wanted are shared, and bought together', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork(), { quantityDesired: 3, priceMinor: 1_000 });
  const { shareToken } = item.list.unwrap();
  await send(
    app,
    `mutation { purchaseSharedItem(token: "${shareToken}", itemId: "${item.id}", input: { name: "Zoe" }) { remaining } }`,
  );
  expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: 2_000 });
  const { pledge: own } = await pledged(app, item, 1_500, 'Ann');
  await buy(app, own.id, 'Ann'); // before the sum is reached, since she pays the rest
  expect((await orm.em.fork().findOneOrFail(Item, item.id)).quantityPurchased).toBe(3);
});

describe('how to pay the organiser back', () => {
  test('is for the people who pledged, and nobody else, and is stored encrypted', async ({ orm, app }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
    const { pledge: bens } = await pledged(app, item, 5_000, 'Ben');
    const IBAN = 'IBAN DE02 1203 0000 0000 2020 51';
    expect((await update(app, bens.id, 'Ben', `payBack: "${IBAN}"`)).errors[0].extensions.code).toBe('FORBIDDEN');
    const { data } = await update(app, anns.id, 'Ann', `payBack: "${IBAN}"`);
    expect(data.updatePledge).toMatchObject({ payBack: IBAN, isOrganiser: true });

    expect((await mine(app, 'Ben')).nodes).toMatchObject([{ payBack: IBAN, organiserName: 'Ann', pledges: [] }]);
    expect((await mine(app, 'Cleo')).nodes).toEqual([]);
    expect((await pay(app, bens.id, 'Cleo', anns.id)).errors[0].extensions.code).toBe('NOT_FOUND');
    const { payBack } = await em.findOneOrFail(Pool, { item: item.id });
    expect(payBack).not.toContain('DE02');
    const owner = item.list.unwrap().owner.unwrap();
    const everything = [
      await call(app, `GET /lists/${item.list.id}`, { viewer: owner }),
      (await exportOf(app, owner)).said,
      await call(app, `GET /lists/shared/${item.list.unwrap().shareToken}`),
    ];
    expect(JSON.stringify(everything)).not.toMatch(/2020 51|Ben/);
  });

  test('goes with the organiser, whose part somebody else takes over', async ({ orm, app }) => {
    const item = await aSharedGift(orm.em.fork());
    const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
    const { pledge: bens } = await pledged(app, item, 5_000, 'Ben');
    await pledged(app, item, 100, 'Cleo');
    await update(app, anns.id, 'Ann', 'payBack: "Cash"');
    expect((await update(app, bens.id, 'Ben', 'isOrganiser: true')).errors[0].extensions.code).toBe('CONFLICT');

    await undo(app, anns.id, 'Ann');
    expect((await mine(app, 'Ben')).nodes).toMatchObject([{ hasOrganiser: false, payBack: null, organiserName: null }]);
    expect((await update(app, bens.id, 'Ben', 'isOrganiser: true')).data.updatePledge).toMatchObject({
      ...{ isOrganiser: true, payBack: null },
      pledges: [{ name: 'Ben' }, { name: 'Cleo' }],
    });
    await update(app, bens.id, 'Ben', 'payBack: "By card"');
    await update(app, bens.id, 'Ben', 'isOrganiser: false');
    expect((await mine(app, 'Cleo')).nodes).toMatchObject([{ hasOrganiser: false, payBack: null }]);
  });
});

test('each says that they paid, and the organiser that it came', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  const other = await aSharedGift(orm.em.fork());
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
  const { pledge: bens } = await pledged(app, item, 10_000, 'Ben');
  const { pledge: elsewhere } = await pledged(app, other, 10_000, 'Dan');
  await buy(app, anns.id, 'Ann');
  await pay(app, bens.id, 'Ben', anns.id);
  const confirm = (of: string, name: string, own: string) =>
    change(app, `confirmPledge($own, ofPledgeId: "${of}", isConfirmed: true) { ${PLEDGE} }`, own, name);
  expect((await confirm(bens.id, 'Ben', bens.id)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await confirm(elsewhere.id, 'Ann', anns.id)).errors[0].extensions.code).toBe('NOT_FOUND');
  const { data } = await confirm(bens.id, 'Ann', anns.id);
  expect(data.confirmPledge.pledges).toMatchObject([{ name: 'Ann' }, { name: 'Ben', isPaid: true, isConfirmed: true }]);
  expect((await mine(app, 'Ben')).nodes).toMatchObject([{ isPaid: true, isConfirmed: true }]);
});

describe('when things change', () => {
  test('a lower price takes no more pledges and keeps those that are there; a higher one takes more', async ({
    orm,
    app,
  }) => {
    const item = await aSharedGift(orm.em.fork());
    const { pledge: own } = await pledged(app, item, 20_000, 'Ann');
    const owner = item.list.unwrap().owner.unwrap();
    const reprice = (currency: string, amountMinor: number) =>
      send(
        app,
        `mutation { updateItem(id: "${item.id}", changes: { unitPrice: { currency: "${currency}", amountMinor: ${amountMinor} } }) { ${POOLED} } }`,
        owner,
      );
    const lower = await reprice('EUR', 15_000);
    expect(lower.data.updateItem).toEqual({ pledgedMinor: 20_000, pledgeCount: 1 });
    expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: 15_000, pledgedMinor: 20_000 });
    expect((await pledge(app, item, 1, 'Ben')).errors).toMatchObject([
      { message: 'Nothing more is needed: friends have it all together.' },
    ]);
    await reprice('EUR', 40_000);
    await pledged(app, item, 20_000, 'Ben');

    const foreign = await reprice('USD', 50_000);
    expect(foreign.data.updateItem).toEqual({ pledgedMinor: null, pledgeCount: 2 });
    expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: null, pledgedMinor: null });
    for (const currency of ['USD', 'EUR']) {
      expect((await pledge(app, item, 1, 'Cleo', { currency })).errors[0].extensions.code).toBe('CONFLICT');
    }
    expect((await buy(app, own.id, 'Ann')).data.purchaseGroupGift.isBought).toBe(true);
  });

  test('what has begun goes on, also where the owner switches it off', async ({ orm, app }) => {
    const item = await aSharedGift(orm.em.fork());
    await pledged(app, item, 20_000, 'Ann');
    await send(
      app,
      `mutation { updateItem(id: "${item.id}", changes: { isGroupGift: false }) { id } }`,
      item.list.unwrap().owner.unwrap(),
    );
    expect((await pledged(app, item, 10_000, 'Ben')).item.pledgeCount).toBe(2);
  });

  test('a closed list names nothing to them, and still lets them take back, pay and buy', async ({ orm, app }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
    const { pledge: bens } = await pledged(app, item, 5_000, 'Ben');
    await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PRIVATE' });
    expect((await mine(app, 'Ben')).nodes).toMatchObject([
      { title: null, amount: { amountMinor: 5_000 }, organiserName: 'Ann' },
    ]);
    expect((await undo(app, bens.id, 'Ben')).errors).toBeUndefined();
    expect((await buy(app, anns.id, 'Ann')).data.purchaseGroupGift.isBought).toBe(true);
  });

  test('what is archived can be taken back and not bought; what is deleted is gone', async ({ orm, app }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const owner = item.list.unwrap().owner.unwrap();
    const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
    const { pledge: bens } = await pledged(app, item, 5_000, 'Ben');
    await send(app, `mutation { setItemArchived(id: "${item.id}", isArchived: true) { id } }`, owner);
    expect((await pledge(app, item, 1, 'Cleo')).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await buy(app, anns.id, 'Ann')).errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await em.count(Pledge, { item: item.id })).toBe(2);
    expect((await undo(app, bens.id, 'Ben')).errors).toBeUndefined();
    await send(app, `mutation { deleteItem(id: "${item.id}") { id } }`, owner);
    expect((await mine(app, 'Ann')).nodes).toEqual([]);
    expect((await undo(app, anns.id, 'Ann')).data.undoPledge).toBe(anns.id); // the record of it
    expect((await undo(app, anns.id, 'Ann')).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test('with an account goes what it pledged, until it is bought; then only the name', async ({
    orm,
    app,
    infrastructure,
  }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const bought = await aSharedGift(em);
    const ann = await aUser(em, { passwordHash: null });
    await pledged(app, item, 20_000, 'Ann', { viewer: ann });
    await pledged(app, item, 1_000, 'Ben');
    const { pledge: anns } = await pledged(app, bought, 20_000, 'Ann', { viewer: ann });
    await pledged(app, bought, 1_000, 'Ben');
    const services = servicesOn(orm, infrastructure);
    await services.ownPledges.update(ann, { pledgeId: anns.id, guestKey: null }, { payBack: 'To my account' });
    await services.ownPledges.buy(ann, { pledgeId: anns.id, guestKey: null });
    const file = JSON.stringify((await exportOf(app, ann)).said);
    expect(file).toContain('To my account');
    await services.profile.deleteAccount(ann, { confirm: 'DELETE' });

    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 1_000, pledgeCount: 1 });
    const { nodes } = await mine(app, 'Ben');
    expect(nodes).toMatchObject([
      { isBought: true, pledged: { amountMinor: 21_000 }, hasOrganiser: false, organiserName: null, payBack: null },
      { isBought: false, hasOrganiser: false, pledged: { amountMinor: 1_000 } },
    ]);
    expect(await em.fork().count(Pledge, { buyer: null, guestEmail: '', item: bought.id })).toBe(2);
  });

  test('gifts of a key that go to an account take their pledges along', async ({ orm, app }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    await pledged(app, item, 20_000, 'Ann');
    const ann = await aUser(em);
    await send(app, `mutation { takeGiftsAlong(guestKey: "${KEY('Ann')}") { totalCount } }`, ann);
    const { data } = await send(app, '{ myPledges { nodes { isAccounts isOrganiser } } }', ann);
    expect(data.myPledges.nodes).toEqual([{ isAccounts: true, isOrganiser: true }]);
  });
});

describe('people who may take purchases back', () => {
  test('end a pool: the owner who may know, and helpers; nobody else', async ({ orm, app }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const list = item.list.unwrap();
    const editor = await aUser(em);
    const helper = await aUser(em);
    await aCollaborator(em, { list, user: editor });
    await aCollaborator(em, { list, user: helper, role: 'HELPER' });
    await pledged(app, item, 20_000, 'Ann');
    const release = (viewer: User) =>
      send(app, `mutation { releaseGroupGift(itemId: "${item.id}") { ${POOLED} } }`, viewer);
    expect((await release(editor)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await release(await aUser(em))).errors).toBeDefined();
    expect((await release(helper)).data.releaseGroupGift).toMatchObject({ pledgeCount: 0 });
    await pledged(app, item, 20_000, 'Ann');
    expect((await release(list.owner.unwrap())).data.releaseGroupGift).toMatchObject({ pledgeCount: 0 });
    list.purchaseVisibility = 'SURPRISE';
    await em.flush();
    expect((await release(list.owner.unwrap())).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('see the pool as guests do; during a surprise its owner sees the switch alone', async ({ orm, app }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const list = item.list.unwrap();
    const owner = list.owner.unwrap();
    await pledged(app, item, 20_000, 'Ann');
    const read = async (viewer: User) =>
      (await send(app, `{ item(id: "${item.id}") { isGroupGift ${POOLED} } }`, viewer)).data.item;
    expect(await read(owner)).toMatchObject({ isGroupGift: true, pledgedMinor: 20_000, pledgeCount: 1 });
    list.purchaseVisibility = 'SURPRISE';
    await em.flush();
    const blind = {
      isGroupGift: true,
      pledgedMinor: 0,
      pledgeCount: 0,
    };
    expect(await read(owner)).toEqual(blind);
  });
});

test('pledges arrive live on open pages', async ({ orm, app }) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const list = item.list.unwrap();
  const page = await listen(
    app,
    `subscription { sharedListChanged(token: "${list.shareToken}") { item { ${SHARED} } } }`,
    null,
  );
  const screen = await listen(
    app,
    `subscription { listChanged(listId: "${list.id}") { news { action who } item { ${POOLED} } } }`,
    list.owner.unwrap(),
  );
  await Promise.all([page.next(), screen.next()]);
  const { pledge: own } = await pledged(app, item, 20_000, 'Ann');
  const at = { pledgedMinor: 20_000, pledgeCount: 1 };
  expect(await page.next()).toEqual({ sharedListChanged: { item: { pledgeGoalMinor: 30_000, ...at } } });
  expect(await screen.next()).toMatchObject({ listChanged: { news: { action: 'PLEDGED', who: null }, item: at } });
  await undo(app, own.id, 'Ann');
  expect(await page.next()).toMatchObject({ sharedListChanged: { item: { pledgeCount: 0 } } });
  await Promise.all([page.close(), screen.close()]);
});

test('statements and code agree on the sum that is needed', async ({ orm }) => {
  const em = orm.em.fork();
  const list = await aList(em);
  for (const priceMinor of [null, 0, 999]) {
    for (const quantityDesired of [1, 3, ANY_NUMBER]) {
      for (const pledgeCurrency of [null, 'EUR', 'USD']) {
        const pledges = pledgeCurrency ? { pledgeCurrency, pledgeCount: 1, pledgedMinor: 5 } : {};
        await anItem(em, { list, priceMinor, currency: 'EUR', quantityDesired, quantityPurchased: 1, ...pledges });
        const bought = pledgeCurrency ? { pledgeCurrency } : {};
        await anItem(em, { list, priceMinor, currency: 'EUR', quantityDesired, quantityPurchased: 1, ...bought });
      }
    }
  }
  const rows: { id: string; goal: string | null }[] = await em.execute(
    `select i.id, ${GOAL} as goal from items i where list_id = ?`,
    [list.id],
  );
  const items = new Map((await em.find(Item, { list })).map((item) => [item.id, item]));
  for (const { id, goal } of rows) {
    const item = items.get(id) as Item;
    const row = { ...item, priceMinor: item.priceMinor ?? null, pool: poolOf(item) };
    expect(goalOf(row)).toBe(goal === null ? null : Number(goal));
    expect(groupGiftOf({ ...row, isGroupGift: true }, { listType: 'SHOPPING' }, 'nothing').pledgeGoalMinor).toBeNull();
  }
});
