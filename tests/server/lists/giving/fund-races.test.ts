import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, expect } from 'vitest';
import { GonePledge } from '../../../../server/lists/buyer-mails/gone-pledge.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { lapsePromises } from '../../../../server/lists/pledges/lapse-promises.ts';
import { Pledge } from '../../../../server/lists/pledges/pledge.entity.ts';
import { servicesOn, test } from '../../server-test.ts';
import { whileHeld } from '../../while-held.ts';
import { aSharedGift, EUR, KEY, newWorld, pledged, stateOf } from './pledging.ts';

beforeEach(newWorld);

test('forty who give at once near the goal give no more than that, and the others hear how much is missing', async ({
  orm,
  app,
  infrastructure,
}) => {
  const fund = {
    title: 'Honeymoon',
    isGroupGift: false,
    isFund: true,
    quantityDesired: ANY_NUMBER,
    priceMinor: 10_050,
  };
  const item = await aSharedGift(orm.em.fork(), fund);
  const { shareToken } = item.list.unwrap();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, place) => {
      const giver = { name: 'Ann', guestKey: KEY(`Ann ${place}`), amount: EUR(1_000) };
      return servicesOn(orm, infrastructure, `2001:db8:${place}::`).pledges.pledgeShared(
        null,
        shareToken,
        item.id,
        giver,
      );
    }),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(30);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: 'CONFLICT', message: 'Only €0.50 is still missing.' });
  }
  expect(await orm.em.fork().count(Pledge, { item: item.id })).toBe(10);
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 10_000, pledgeCount: 10 });
});

test('what its owner ticks as come while its giver takes it back is gone for both, with nothing left half', async ({
  orm,
  app,
  infrastructure,
}) => {
  const fund = { isGroupGift: false, isFund: true, quantityDesired: ANY_NUMBER };
  const item = await aSharedGift(orm.em.fork(), fund);
  const list = item.list.unwrap();
  const owner = list.owner.unwrap();
  const ticks = (id: string) => () =>
    servicesOn(orm, infrastructure).thankNotes.setReceived(owner, list.id, [id], true);
  const takesBack = (id: string, name: string) => () =>
    servicesOn(orm, infrastructure).ownPledges.undo(null, { pledgeId: id, guestKey: KEY(name) });
  const hold = (em: EntityManager) => em.execute('select 1 from items where id = ? for update', [item.id]);
  const anns = (await pledged(app, item, 1_000, 'Ann')).pledge;
  const bens = (await pledged(app, item, 2_000, 'Ben')).pledge;

  expect(await whileHeld(orm, hold, [takesBack(anns.id, 'Ann'), ticks(anns.id)])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'NOT_FOUND' } },
  ]);
  expect(await whileHeld(orm, hold, [ticks(bens.id), takesBack(bens.id, 'Ben')])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'CONFLICT' } },
  ]);
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 2_000, pledgeCount: 1 });
});

test('forty promises of one guest at once are no more together than one guest may promise', async ({
  orm,
  app,
  infrastructure,
}) => {
  const fund = { isGroupGift: false, isFund: true, quantityDesired: ANY_NUMBER, priceMinor: 100_000 };
  const item = await aSharedGift(orm.em.fork(), fund);
  const { shareToken } = item.list.unwrap();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, place) => {
      const giver = { name: 'Ann', guestKey: KEY('Ann'), amount: EUR(7_000) };
      return servicesOn(orm, infrastructure, `2001:db8:${place}::`).pledges.pledgeShared(
        null,
        shareToken,
        item.id,
        giver,
      );
    }),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(33);
  for (const { reason } of refused) expect(reason.code).toBe('BAD_USER_INPUT');
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 49_000, pledgeCount: 1 });
});

test('forty who take back, pay, confirm and let lapse what was promised leave no sum without its promises', async ({
  orm,
  app,
  infrastructure,
}) => {
  const fund = { isGroupGift: false, isFund: true, quantityDesired: ANY_NUMBER, priceMinor: 100_000 };
  const item = await aSharedGift(orm.em.fork(), fund);
  const list = item.list.unwrap();
  const owner = list.owner.unwrap();
  const ids: string[] = [];
  for (let place = 0; place < 10; place++) ids.push((await pledged(app, item, 1_000, `Ann ${place}`)).pledge.id);
  await orm.em
    .fork()
    .execute(
      "update pledges set created_at = now() - interval '31 days', lapse_asked_at = now() - interval '2 days' where item_id = ?",
      [item.id],
    );
  const needs = { ...infrastructure, siteUrl: 'https://kindlist.test' };
  const outcomes = await Promise.allSettled(
    ids.flatMap((id, place) => {
      const { openPledges, ownPledges, thankNotes } = servicesOn(orm, infrastructure);
      return [
        openPledges.release(owner, item.id, id),
        ownPledges.update(null, { pledgeId: id, guestKey: KEY(`Ann ${place}`) }, { isPaid: true }),
        thankNotes.setReceived(owner, list.id, [id], true),
        lapsePromises(orm.em.fork(), needs),
      ];
    }),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason.code).toMatch(/NOT_FOUND|CONFLICT/);
  const left = await orm.em.fork().find(Pledge, { item: item.id });
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 1_000 * left.length, pledgeCount: left.length });
  const gone = await orm.em.fork().find(GonePledge, { id: ids });
  expect(gone).toHaveLength(10 - left.length);
  for (const [place, outcome] of outcomes.entries())
    if (place % 4 === 2 && outcome.status === 'fulfilled')
      expect(left.map(({ id }) => id)).toContain(ids[(place - 2) / 4]); // what has come stays
});
