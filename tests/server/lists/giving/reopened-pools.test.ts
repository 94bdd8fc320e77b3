import { addDays, addMinutes } from 'date-fns';
import { beforeEach, expect } from 'vitest';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { lapsePools } from '../../../../server/lists/pledges/lapse-pools.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { send } from '../../graphql.ts';
import { test as base } from '../../server-test.ts';
import { aSharedGift, buy, change, mine, newWorld, pledged, stateOf, update } from './pledging.ts';

beforeEach(newWorld);

type Item = Awaited<ReturnType<typeof aSharedGift>>;

const test = base
  /** As if everything about the pool had happened as many days earlier. */
  .extend('pass', async ({ orm }) => async (item: Item, days: number) => {
    const em = orm.em.fork();
    const earlier = (column: string) => `${column} = ${column} - interval '${days} days'`;
    await em.execute(`update pledges set ${earlier('created_at')} where item_id = ?`, [item.id]);
    const columns = ['began_at', 'organised_at', 'settled_at', 'reopened_at'].map(earlier);
    await em.execute(`update pools set ${columns.join(', ')} where item_id = ?`, [item.id]);
  })
  .extend('giveBack', async ({ orm, app }) => async (item: Item) => {
    const em = orm.em.fork();
    const helper = await aCollaborator(em, { list: await em.findOneOrFail(List, item.list.id), role: 'HELPER' });
    const { id } = await em.findOneOrFail(Purchase, { item: item.id });
    const { errors } = await send(app, `mutation { undoPurchase(purchaseId: "${id}") { id } }`, helper);
    expect(errors).toBeUndefined();
  });

test('an organiser whose purchase is undone keeps the gift, and may be replaced two weeks later', async ({
  orm,
  app,
  pass,
  giveBack,
}) => {
  const item = await aSharedGift(orm.em.fork());
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
  const { pledge: bens } = await pledged(app, item, 5_000, 'Ben');
  await pass(item, 20);
  await buy(app, anns.id, 'Ann');
  await pass(item, 20);
  await giveBack(item);
  const idle = async () =>
    (await change(app, 'updatePledge($own, changes: {}) { isOrganiserIdle }', bens.id, 'Ben')).data.updatePledge;
  expect(await idle()).toEqual({ isOrganiserIdle: false });
  expect((await update(app, bens.id, 'Ben', 'isOrganiser: true')).errors[0].extensions.code).toBe('CONFLICT');
  await pass(item, 14);
  expect(await idle()).toEqual({ isOrganiserIdle: true });
  expect((await update(app, bens.id, 'Ben', 'isOrganiser: true')).errors).toBeUndefined();
});

test('a pool whose purchase is undone lapses 30 days later, and not with the next job', async ({
  orm,
  app,
  pass,
  giveBack,
}) => {
  const item = await aSharedGift(orm.em.fork());
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
  await buy(app, anns.id, 'Ann');
  await pass(item, 31);
  await giveBack(item);
  await lapsePools(orm.em.fork(), addMinutes(new Date(), 60));
  expect((await mine(app, 'Ann')).nodes).toMatchObject([{ id: anns.id, isBought: false, isOrganiser: true }]);
  await lapsePools(orm.em.fork(), addDays(new Date(), 29));
  expect(await stateOf(app, item)).toMatchObject({ pledgeCount: 1 });
  await lapsePools(orm.em.fork(), addDays(new Date(), 31));
  expect(await stateOf(app, item)).toMatchObject({ pledgeCount: 0 });
});

test('after the day of its event friends have as long as without one', async ({ orm, app, giveBack }) => {
  const em = orm.em.fork();
  const day = { eventDate: '2030-06-01', eventStartsAt: addDays(new Date(), 1) };
  const [given, returned] = [await aSharedGift(em, {}, day), await aSharedGift(em, {}, day)];
  const { pledge: anns } = await pledged(app, returned, 20_000, 'Ann');
  await pledged(app, given, 20_000, 'Ann');
  await buy(app, anns.id, 'Ann');
  await em.nativeUpdate(
    List,
    { id: { $in: [given.list.id, returned.list.id] } },
    { eventStartsAt: addDays(new Date(), -2) },
  );
  await em.execute(`update pools set began_at = now() - interval '9 days'`);
  await giveBack(returned);
  await lapsePools(orm.em.fork());
  expect((await mine(app, 'Ann')).nodes.map(({ id }: { id: string }) => id)).toEqual([anns.id]);
});

test('nothing else that is given back lets a pool last longer', async ({ orm, app, giveBack, pass }) => {
  const item = await aSharedGift(orm.em.fork(), { quantityDesired: 2 });
  const input = 'input: { email: "bo@example.test", name: "Bo", quantity: 1 }';
  const { shareToken } = item.list.unwrap();
  const call = `mutation { purchaseSharedItem(token: "${shareToken}", itemId: "${item.id}", ${input}) { remaining } }`;
  expect((await send(app, call)).errors).toBeUndefined();
  await pledged(app, item, 20_000, 'Ann');
  await pass(item, 31);
  await giveBack(item);
  await lapsePools(orm.em.fork());
  expect(await stateOf(app, item)).toMatchObject({ pledgeCount: 0 });
});
