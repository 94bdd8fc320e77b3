import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../../server/infrastructure.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { lapsePools } from '../../../../server/lists/pledges/lapse-pools.ts';
import { Pledge } from '../../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../../server/lists/pledges/pool.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aPerson } from '../../../builders/persons.ts';
import { send } from '../../graphql.ts';
import { servicesOn, test } from '../../server-test.ts';
import { aSharedGift, buy, mine, newWorld, POOLED, pay, pledge, pledged, stateOf, undo, update } from './pledging.ts';

beforeEach(newWorld);

interface World {
  orm: MikroORM;
  app: FastifyInstance;
  infrastructure: Infrastructure;
}

const purchase = (app: FastifyInstance, item: Item) =>
  send(
    app,
    `mutation { purchaseSharedItem(token: "${item.list.unwrap().shareToken}", itemId: "${item.id}",
      input: { name: "Zoe" }) { remaining } }`,
  );

const release = (app: FastifyInstance, item: Item, viewer: User) =>
  send(app, `mutation { releaseGroupGift(itemId: "${item.id}") { ${POOLED} } }`, viewer);

test('once it is bought, nobody can chip in for pieces that are wanted since: others buy them', async ({
  orm,
  app,
}) => {
  const item = await aSharedGift(orm.em.fork());
  const owner = item.list.unwrap().owner.unwrap();
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
  await buy(app, anns.id, 'Ann');
  const { data } = await send(
    app,
    `mutation { updateItem(id: "${item.id}", changes: { quantityDesired: 2 }) { ${POOLED} } }`,
    owner,
  );
  const closed = { pledgedMinor: null, pledgeCount: 0 };
  expect(data.updateItem).toEqual(closed);
  expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: null, ...closed });
  expect((await pledge(app, item, 1_000, 'Ben')).errors).toMatchObject([
    { message: 'Nobody can chip in for this gift right now.' },
  ]);
  expect((await purchase(app, item)).data.purchaseSharedItem.remaining).toBe(0);
});

test('a gift whose pledges were all taken back can be shared again, also in another currency', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann');
  await undo(app, anns.id, 'Ann');
  const dollars = 'unitPrice: { currency: "USD", amountMinor: 5000 }';
  const owner = item.list.unwrap().owner.unwrap();
  await send(app, `mutation { updateItem(id: "${item.id}", changes: { ${dollars} }) { id } }`, owner);
  expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: 5_000, pledgedMinor: 0, pledgeCount: 0 });
  expect((await pledged(app, item, 1_000, 'Ben', { currency: 'USD' })).item.pledgedMinor).toBe(1_000);
});

describe('an organiser who bought the gift and deleted their account', () => {
  const aGoneOrganiser = async ({ orm, app, infrastructure }: World, others: string[]) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em);
    const ann = await aUser(em, { passwordHash: null });
    const { pledge: anns } = await pledged(app, item, 20_000, 'Ann', { viewer: ann });
    for (const name of others) await pledged(app, item, 1_000, name);
    const services = servicesOn(orm, infrastructure);
    await services.ownPledges.buy(ann, { pledgeId: anns.id, guestKey: null });
    await services.profile.deleteAccount(ann, { confirm: 'DELETE' });
    const undoPurchase = async () => {
      const helper = await aCollaborator(orm.em.fork(), { list: item.list.unwrap(), role: 'HELPER' });
      const { id } = await orm.em.fork().findOneOrFail(Purchase, { item: item.id });
      const { errors } = await send(app, `mutation { undoPurchase(purchaseId: "${id}") { id } }`, helper);
      expect(errors).toBeUndefined();
    };
    return { item, undoPurchase };
  };

  test('leaves it to nobody while it is bought, and to anybody once that is undone', async ({
    orm,
    app,
    infrastructure,
  }) => {
    const { item, undoPurchase } = await aGoneOrganiser({ orm, app, infrastructure }, ['Ben']);
    const [bens] = (await mine(app, 'Ben')).nodes;
    expect(bens).toMatchObject({ isBought: true, hasOrganiser: false, pledged: { amountMinor: 21_000 } });
    expect((await update(app, bens.id, 'Ben', 'isOrganiser: true')).errors[0].extensions.code).toBe('CONFLICT');

    await undoPurchase();
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 1_000, pledgeCount: 1 });
    expect(await orm.em.fork().count(Pledge, { item: item.id })).toBe(1);
    expect((await update(app, bens.id, 'Ben', 'isOrganiser: true')).data.updatePledge.isOrganiser).toBe(true);
    expect((await buy(app, bens.id, 'Ben')).data.purchaseGroupGift.isBought).toBe(true);
  });

  test('leaves no pool where nobody else pledged', async ({ orm, app, infrastructure }) => {
    const { item, undoPurchase } = await aGoneOrganiser({ orm, app, infrastructure }, []);
    await undoPurchase();
    expect(await orm.em.fork().count(Pool, { item: item.id })).toBe(0);
    expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: 30_000, pledgedMinor: 0, pledgeCount: 0 });
    expect((await pledged(app, item, 1_000, 'Ben')).pledge).toMatchObject({ isOrganiser: true });
  });
});

test('on a list that becomes one for shopping, pledges can be taken back and do not keep others from ticking', async ({
  orm,
  app,
}) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const ann = await aUser(em);
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann', { viewer: ann });
  const kept = await aSharedGift(em, { list: item.list.unwrap() });
  const { pledge: onKept } = await pledged(app, kept, 1_000, 'Ann', { viewer: ann });
  await em.nativeUpdate(List, { id: item.list.id }, { listType: 'SHOPPING' });

  expect(await stateOf(app, kept)).toMatchObject({ pledgeGoalMinor: null, pledgedMinor: 0, pledgeCount: 0 });
  expect((await purchase(app, item)).data.purchaseSharedItem.remaining).toBe(0);
  const { data } = await send(app, '{ myPledges { totalCount nodes { id } } }', ann);
  expect(data.myPledges).toMatchObject({ totalCount: 2, nodes: [{ id: onKept.id }, { id: anns.id }] });
  for (const { id } of data.myPledges.nodes) {
    expect((await send(app, `mutation { undoPledge(pledgeId: "${id}") }`, ann)).errors).toBeUndefined();
  }
});

test('an editor of a list for somebody without an account ends a pool, and the pledge names that person', async ({
  orm,
  app,
}) => {
  const em = orm.em.fork();
  const owner = await aUser(em);
  const item = await aSharedGift(em, {}, { owner, person: await aPerson(em, { owner, name: 'Emma' }) });
  const editor = await aCollaborator(em, { list: item.list.unwrap() });
  const ann = await aUser(em);
  await pledged(app, item, 20_000, 'Ann', { viewer: ann });
  const { data } = await send(app, '{ myPledges { nodes { recipientName } } }', ann);
  expect(data.myPledges.nodes).toEqual([{ recipientName: 'Emma' }]);
  expect((await release(app, item, editor)).data.releaseGroupGift).toMatchObject({ pledgeCount: 0 });
});

test('a pledge says nothing of a list that is closed by now, neither its price nor its archive', async ({
  orm,
  app,
}) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const ann = await aUser(em);
  await pledged(app, item, 20_000, 'Ann', { viewer: ann });
  const ask = async () =>
    (await send(app, '{ myPledges { nodes { isWithdrawn goal { amountMinor } } } }', ann)).data.myPledges.nodes;
  await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PRIVATE' });
  item.isArchived = true;
  await em.flush();
  expect(await ask()).toEqual([{ isWithdrawn: false, goal: null }]);
  await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PUBLIC' });
  expect(await ask()).toEqual([{ isWithdrawn: true, goal: { amountMinor: 30_000 } }]);
});

describe('a pool lapses', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  test('30 days after its last pledge or payment, so that anybody may buy', async ({ orm, app }) => {
    const item = await aSharedGift(orm.em.fork());
    const { pledge: anns } = await pledged(app, item, 1, 'Ann');
    await lapsePools(orm.em.fork(), inDays(29));
    expect(await stateOf(app, item)).toMatchObject({ pledgeCount: 1 });
    await pay(app, anns.id, 'Ann', anns.id);
    await orm.em
      .fork()
      .execute("update pledges set created_at = created_at - interval '9 days' where item_id = ?", [item.id]);
    await lapsePools(orm.em.fork(), inDays(29));
    expect(await stateOf(app, item)).toMatchObject({ pledgeCount: 1 });

    await lapsePools(orm.em.fork(), inDays(31));
    expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: 30_000, pledgedMinor: 0, pledgeCount: 0 });
    expect((await mine(app, 'Ann')).nodes).toEqual([]);
    expect((await purchase(app, item)).data.purchaseSharedItem.remaining).toBe(0);
  });

  test('with the day of the event, unless somebody has paid or it is bought', async ({ orm, app }) => {
    const em = orm.em.fork();
    const ofList = { eventDate: '2030-06-01', eventStartsAt: inDays(5) };
    const [unpaid, paid, bought] = [
      await aSharedGift(em, {}, ofList),
      await aSharedGift(em, {}, ofList),
      await aSharedGift(em, {}, ofList),
    ];
    await pledged(app, unpaid, 20_000, 'Ann');
    const { pledge: onPaid } = await pledged(app, paid, 20_000, 'Ann');
    await pay(app, onPaid.id, 'Ann', onPaid.id);
    const { pledge: onBought } = await pledged(app, bought, 20_000, 'Ann');
    await buy(app, onBought.id, 'Ann');
    const pools = async () => (await orm.em.fork().find(Pool, { item: { $in: [unpaid, paid, bought] } })).length;
    await lapsePools(orm.em.fork(), inDays(5.5));
    expect(await pools()).toBe(3);
    await lapsePools(orm.em.fork(), inDays(7));
    expect((await mine(app, 'Ann')).nodes.map(({ id }: { id: string }) => id)).toEqual([onBought.id, onPaid.id]);
    await lapsePools(orm.em.fork(), inDays(100));
    expect(await pools()).toBe(1);
  });
});
