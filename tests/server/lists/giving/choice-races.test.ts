import type { MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { anItem } from '../../../builders/lists.ts';
import { HANGS_AFTER_MS } from '../../../run-limits.ts';
import { servicesOn, test } from '../../server-test.ts';
import { aChoice, newEmail, unneeded } from './choosing.ts';

/** Whether an item of a choice is needed follows from the others, and each sum from its purchases. */
const WRONG = `select i.title from items i
  left join lateral (select coalesce(sum(quantity), 0) as bought from purchases where item_id = i.id) p on true
  left join lateral (
    select count(*) as others, coalesce(bool_or(o.quantity_purchased > 0 or o.pledge_currency is not null), false) as is_taken from items o where o.choice_id = i.choice_id and o.id <> i.id
  ) c on true
  where i.list_id = ? and (p.bought <> i.quantity_purchased or i.quantity_purchased > 3 or i.is_unneeded and i.pledge_count > 0 or (i.choice_id is not null and c.others = 0)
    or i.is_unneeded <> (i.choice_id is not null and c.is_taken and i.quantity_purchased = 0 and i.pledge_currency is null))`;

/** The same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const RUNS = Number(process.env.CHOICE_RACES ?? 25);

/** Answers that somebody who comes late may get. */
const EXPECTED = ['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND'];

type Infrastructure = Parameters<typeof servicesOn>[1];

function together(work: ((at: number) => Promise<unknown>)[]) {
  return Promise.allSettled(work.map((step, at) => step(at)));
}

function unexpectedOf(outcomes: readonly PromiseSettledResult<unknown>[]) {
  const problems = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  return problems.filter((problem) => !EXPECTED.includes(problem.code));
}

/** Friends chip in for the bicycle, which is one of a choice by now. */
async function aPoolOfChoice(
  em: Parameters<typeof aChoice>[0],
  orm: MikroORM,
  infrastructure: Infrastructure,
  seed = 0,
) {
  const { list, owner, bicycle, scooter, book } = await aChoice(em, { isNameEnough: true }, { quantityDesired: 2 });
  const kettle = await anItem(em, { list, title: 'Kettle', priceMinor: 100, currency: 'EUR', isGroupGift: true });
  const guestKey = `key-${crypto.randomUUID()}`;
  const { pledges, items } = servicesOn(orm, infrastructure, `11.9.${seed >> 8}.${seed & 255}`);
  const given = { amount: { currency: 'EUR', amountMinor: 60 }, name: 'Ann', guestKey };
  const { pledge } = await pledges.pledgeShared(null, list.shareToken, kettle.id, given);
  await items.updateItem(owner, kettle.id, { isGroupGift: false });
  return { list, owner, all: [bicycle, scooter, book, kettle], kettle, guestKey, pledgeId: pledge.id };
}

async function race(orm: MikroORM, infrastructure: Infrastructure, seed: number) {
  const em = orm.em.fork();
  const random = numbersFrom(seed + 1);
  const { list, owner, all, kettle, guestKey, pledgeId } = await aPoolOfChoice(em, orm, infrastructure, seed);
  const any = () => all[random(all.length)] as Item;
  const step = async (at: number) => {
    const { purchases, items, severalItems, choices, pledges, ownPledges } = servicesOn(
      orm,
      infrastructure,
      `10.${seed >> 8}.${seed & 255}.${at}`,
    );
    const item = any();
    const what = random(11);
    const fate = random(2);
    if (what <= 3) {
      const input = { email: newEmail(), name: 'Bo', quantity: 1 + random(2) };
      const how = what % 2 ? 'reserveShared' : 'purchaseShared';
      const { purchase, undoToken } = await purchases[how](null, list.shareToken, item.id, input);
      if (fate) await purchases.undoShared(null, list.shareToken, purchase.id, undoToken);
    }
    if (what === 4) await items.updateItem(owner, item.id, { quantityDesired: 1 + random(3) });
    if (what === 5) await items.setItemArchived(owner, item.id, fate === 1);
    if (what === 6) await choices.makeChoice(owner, list.id, [item.id, any().id, any().id]);
    if (what === 7) await choices.dissolveChoices(owner, list.id, [item.id]);
    if (what === 8) await ownPledges.buy(null, { pledgeId, guestKey });
    if (what === 9 && fate) await ownPledges.undo(null, { pledgeId, guestKey });
    if (what === 9 && !fate)
      await pledges.pledgeShared(null, list.shareToken, kettle.id, {
        amount: { currency: 'EUR', amountMinor: 10 },
        name: 'Cleo',
        guestKey,
      });
    if (what === 10) await severalItems.setItemsArchived(owner, list.id, [item.id, any().id], fate === 1);
  };
  const outcomes = await together(Array.from({ length: 14 }, () => step));
  return { unexpected: unexpectedOf(outcomes), wrong: await em.fork().execute(WRONG, [list.id]) };
}

/** How often PostgreSQL had to break a deadlock. */
async function deadlocks(orm: MikroORM): Promise<number> {
  const rows = await orm.em.fork().execute('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(rows[0]?.deadlocks);
}

test(`of ${RUNS} races to buy, hold, undo, chip in, edit, archive, choose and end choices none leaves an item closed or open that is not, nor waits for itself`, {
  timeout: HANGS_AFTER_MS + RUNS * 3_000,
}, async ({ orm, infrastructure }) => {
  for (let seed = 0; seed < RUNS; seed += 1) {
    expect([seed, await race(orm, infrastructure, seed)]).toEqual([seed, { unexpected: [], wrong: [] }]);
  }
  expect(await deadlocks(orm)).toBe(0);
});

test('forty at once who choose, buy, buy together and take back leave one gift of a choice, and none waits for itself', async ({
  em,
  orm,
  infrastructure,
}) => {
  const { list, owner, all, kettle, guestKey, pledgeId } = await aPoolOfChoice(em, orm, infrastructure);
  const { choices } = servicesOn(orm, infrastructure, '10.8.0.1');
  const ids = all.map(({ id }) => id);
  await choices.makeChoice(owner, list.id, ids);
  const outcomes = await together(
    Array.from({ length: 40 }, () => async (at: number) => {
      const { purchases, ownPledges, items } = servicesOn(orm, infrastructure, `10.8.1.${at}`);
      if (at === 20) return ownPledges.buy(null, { pledgeId, guestKey });
      if (at % 10 === 5) return items.updateItem(owner, kettle.id, { quantityDesired: 1 + (at % 3) });
      if (at % 10 === 7) return choices.makeChoice(owner, list.id, ids);
      return purchases.purchaseShared(null, list.shareToken, ids[at % 4] as string, { email: newEmail(), name: 'Bo' });
    }),
  );
  expect(unexpectedOf(outcomes)).toEqual([]);
  expect((await em.fork().find(Item, { list, quantityPurchased: { $gt: 0 } })).map(({ title }) => title)).toEqual([
    'Kettle',
  ]);
  expect(await unneeded(em, list)).toHaveLength(3);
  expect(await deadlocks(orm)).toBe(0);
});
