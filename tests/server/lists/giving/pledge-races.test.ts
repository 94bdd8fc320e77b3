import type { MikroORM } from '@mikro-orm/postgresql';
import { beforeEach, expect } from 'vitest';
import type { Infrastructure } from '../../../../server/infrastructure.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { Pledge } from '../../../../server/lists/pledges/pledge.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { servicesOn, test } from '../../server-test.ts';
import { untilWaiting, whileHeld } from '../../while-held.ts';
import { aSharedGift, EUR, KEY, mine, newWorld, pay, stateOf, undo } from './pledging.ts';

beforeEach(newWorld);

const whileLocked = (orm: MikroORM, itemId: string, works: (() => Promise<unknown>)[]) =>
  whileHeld(orm, (em) => em.execute('select 1 from items where id = ? for update', [itemId]), works);

async function aPool(orm: MikroORM, infrastructure: Infrastructure, amounts: Record<string, number>) {
  const item = await aSharedGift(orm.em.fork());
  const { shareToken } = item.list.unwrap();
  const pledgeOf = new Map<string, { pledgeId: string; guestKey: string }>();
  for (const [name, amountMinor] of Object.entries(amounts)) {
    const guestKey = KEY(name);
    const input = { amount: EUR(amountMinor), name, guestKey };
    const { pledge } = await servicesOn(orm, infrastructure).pledges.pledgeShared(null, shareToken, item.id, input);
    pledgeOf.set(name, { pledgeId: pledge.id, guestKey });
  }
  const own = (name: string) => pledgeOf.get(name) ?? { pledgeId: '', guestKey: null };
  const ofRequest = () => servicesOn(orm, infrastructure).ownPledges;
  return {
    item,
    own,
    buys: (name: string) => () => ofRequest().buy(null, own(name)),
    undoes: (name: string) => () => ofRequest().undo(null, own(name)),
    pays: (name: string, to: string) => () =>
      ofRequest().update(null, own(name), { isPaid: true, organiserPledgeId: own(to).pledgeId }),
    organises: (name: string, payBack?: string) => () =>
      ofRequest().update(null, own(name), { isOrganiser: true, payBack }),
  };
}

const refused = (code: string) => ({ status: 'rejected', reason: expect.objectContaining({ code }) });
const DONE = { status: 'fulfilled' };

test('a pledge stays when it is taken back just after the gift is bought', async ({ orm, infrastructure }) => {
  const { item, buys, undoes } = await aPool(orm, infrastructure, { Ann: 20_000, Ben: 5_000 });
  const outcomes = await whileLocked(orm, item.id, [buys('Ann'), undoes('Ben')]);
  expect(outcomes).toMatchObject([DONE, refused('CONFLICT')]);
  expect(await orm.em.fork().count(Pledge, { item: item.id })).toBe(2);
});

test('a pool that was bought just now is ended by nobody', async ({ orm, infrastructure }) => {
  const { item, buys } = await aPool(orm, infrastructure, { Ann: 20_000, Ben: 5_000 });
  const helper = await aUser(orm.em.fork());
  await aCollaborator(orm.em.fork(), { list: item.list.unwrap(), user: helper, role: 'HELPER' });
  const releases = () => servicesOn(orm, infrastructure).pledges.release(helper, item.id);
  expect(await whileLocked(orm, item.id, [buys('Ann'), releases])).toMatchObject([DONE, refused('CONFLICT')]);
  expect(await orm.em.fork().count(Pledge, { item: item.id })).toBe(2);
});

test('of two who take over at once the first organises, and their words stay', async ({ orm, app, infrastructure }) => {
  const { item, own, organises } = await aPool(orm, infrastructure, { Ann: 100, Ben: 200, Cleo: 300 });
  await undo(app, own('Ann').pledgeId, 'Ann');
  const outcomes = await whileLocked(orm, item.id, [organises('Ben', 'Cash'), organises('Cleo')]);
  expect(outcomes).toMatchObject([DONE, refused('CONFLICT')]);
  expect((await mine(app, 'Cleo')).nodes).toMatchObject([{ organiserName: 'Ben', payBack: 'Cash' }]);
});

test('who pays just after somebody else took over is told so', async ({ orm, app, infrastructure }) => {
  const { item, own, organises, pays } = await aPool(orm, infrastructure, { Ann: 100, Ben: 200, Cleo: 300 });
  await orm.em
    .fork()
    .execute(`update pools set organised_at = now() - interval '14 days' where item_id = ?`, [item.id]);
  const outcomes = await whileLocked(orm, item.id, [organises('Cleo'), pays('Ben', 'Ann')]);
  expect(outcomes).toMatchObject([DONE, refused('CONFLICT')]);
  expect((await mine(app, 'Ben')).nodes).toMatchObject([{ id: own('Ben').pledgeId, isPaid: false }]);
});

test('pressing buy twice at once buys once, and both times well', async ({ orm, infrastructure }) => {
  const { item, buys } = await aPool(orm, infrastructure, { Ann: 20_000 });
  expect(await whileLocked(orm, item.id, [buys('Ann'), buys('Ann')])).toMatchObject([DONE, DONE]);
  expect(await orm.em.fork().count(Purchase, { item: item.id })).toBe(1);
});

test('nobody organises with a pledge that they took back just now', async ({ orm, app, infrastructure }) => {
  const { item, own, undoes, organises } = await aPool(orm, infrastructure, { Ann: 100, Ben: 200 });
  await pay(app, own('Ben').pledgeId, 'Ben', own('Ann').pledgeId);
  await undo(app, own('Ann').pledgeId, 'Ann');
  const outcomes = await whileLocked(orm, item.id, [undoes('Ben'), organises('Ben')]);
  expect(outcomes).toMatchObject([DONE, refused('NOT_FOUND')]);
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 0, pledgeCount: 0 });
});

test('where any number is wanted by now, one piece is bought', async ({ orm, app, infrastructure }) => {
  const { item, buys } = await aPool(orm, infrastructure, { Ann: 20_000 });
  const owner = item.list.unwrap().owner.unwrap();
  const services = servicesOn(orm, infrastructure);
  await services.items.updateItem(owner, item.id, { quantityDesired: 1_000_000_000 });
  await buys('Ann')();
  expect((await orm.em.fork().findOneOrFail(Item, item.id)).quantityPurchased).toBe(1);
  expect(await stateOf(app, item)).toMatchObject({ pledgeGoalMinor: null, pledgeCount: 0 });
});

test('an account that goes locks all lists of its pledges before it changes one', async ({ orm, infrastructure }) => {
  const em = orm.em.fork();
  const ann = await aUser(em, { passwordHash: null });
  const first = (await aSharedGift(em)).list.unwrap();
  const onSecond = await aSharedGift(em);
  const onFirst = await aSharedGift(em, { list: first });
  expect([first.id < onSecond.list.id, onSecond.id < onFirst.id]).toEqual([true, true]);
  for (const item of [onFirst, onSecond]) {
    const input = { amount: EUR(100), name: 'Ann' };
    const { shareToken } = item.list.unwrap();
    await servicesOn(orm, infrastructure).pledges.pledgeShared(ann, shareToken, item.id, input);
  }
  const goes = () => servicesOn(orm, infrastructure).profile.deleteAccount(ann, { confirm: 'DELETE' });
  const isSecondFree = () =>
    orm.em
      .fork()
      .transactional((other) =>
        other.execute('select 1 from lists where id = ? for update nowait', [onSecond.list.id]),
      );
  const begun: Promise<unknown>[] = [];
  await orm.em.fork().transactional(async (inTheWay) => {
    await inTheWay.execute('select 1 from lists where id = ? for update', [first.id]);
    begun.push(goes());
    await untilWaiting(em, 1);
    expect(await isSecondFree()).toHaveLength(1);
  });
  expect(await Promise.allSettled(begun)).toMatchObject([DONE]);
  expect(await orm.em.fork().count(Pledge, { item: { $in: [onFirst.id, onSecond.id] } })).toBe(0);
});
