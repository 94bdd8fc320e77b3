import type { MikroORM } from '@mikro-orm/postgresql';
import { beforeEach, expect } from 'vitest';
import type { Infrastructure } from '../../../../server/infrastructure.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aList } from '../../../builders/lists.ts';
import { HANGS_AFTER_MS } from '../../../run-limits.ts';
import { servicesOn, test } from '../../server-test.ts';
import { aSharedGift, EUR, KEY, newWorld } from './pledging.ts';

beforeEach(newWorld);

/** `PLEDGE_RACES=10000 npm test -- tests/server/lists/giving/pledge-many-races.test.ts` runs as many. */
const RACES = Number(process.env.PLEDGE_RACES ?? 300);
const AT_ONCE = 10;
const GOAL = 1_000;

/** The same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** Two to six friends chip in at once, some twice, some take it back, one buys. */
async function race(orm: MikroORM, infrastructure: Infrastructure, list: List, number: number): Promise<string> {
  const random = numbersFrom(number + 1);
  const item = await aSharedGift(orm.em.fork(), { list, priceMinor: GOAL });
  const friend = async (at: number) => {
    const services = () => servicesOn(orm, infrastructure, `10.${at}.${number >> 8}.${number & 255}`); // a network each
    const guestKey = KEY(`${number}-${at % 4}`); // the fifth and sixth are friends on another device
    const input = { amount: EUR(1 + random(700)), name: `Friend ${at}`, guestKey };
    const fate = random(6);
    const { pledge } = await services().pledges.pledgeShared(null, list.shareToken, item.id, input);
    const own = { pledgeId: pledge.id, guestKey };
    if (fate === 0) await services().ownPledges.undo(null, own);
    if (fate === 1 && pledge.isOrganiser) await services().ownPledges.buy(null, own);
    if (fate === 2)
      await services().ownPledges.update(null, own, {
        isPaid: true,
        organiserPledgeId: pledge.organiserPledgeId ?? '',
      });
  };
  await Promise.allSettled(Array.from({ length: 2 + random(5) }, (_, at) => friend(at)));
  return item.id;
}

/** Each sum is that of its pledges and within its goal, each count that of its givers, and each gift is bought at most once. */
const WRONG = `select i.id from items i
  left join lateral (select count(*) as pledges, coalesce(sum(amount_minor), 0) as sum, count(distinct guest_key_id) as givers from pledges where item_id = i.id) p on true
  left join lateral (select count(*) as purchases, coalesce(sum(quantity), 0) as bought from purchases where item_id = i.id) b on true
  left join pools o on o.item_id = i.id
  where i.list_id = ? and (p.sum > ? or b.purchases > 1 or b.bought <> i.quantity_purchased or (o.item_id is null) <> (p.pledges = 0)
    or case when o.purchase_id is null then i.pledged_minor <> p.sum or i.pledge_count <> p.givers else i.pledged_minor <> 0 or i.pledge_count <> 0 end)`;

test(`of ${RACES} races for the sum of a gift none leaves a sum or a count that is wrong`, {
  timeout: HANGS_AFTER_MS + RACES * 200,
}, async ({ orm, infrastructure }) => {
  const list = await aList(orm.em.fork(), { privacy: 'PUBLIC', isNameEnough: true });
  const began = performance.now();
  for (let first = 0; first < RACES; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, RACES - first) }, (_, at) => first + at);
    await Promise.all(numbers.map((number) => race(orm, infrastructure, list, number)));
  }
  const em = orm.em.fork();
  expect(await em.execute(WRONG, [list.id, GOAL])).toEqual([]);
  const [stand]: { pools: number; pledges: number }[] = await em.execute(
    `select count(distinct g.item_id)::int as pools, count(*)::int as pledges from pledges g join items i on i.id = g.item_id where i.list_id = ?`,
    [list.id],
  );
  expect(stand?.pools).toBeGreaterThan(RACES / 2);
  console.info(
    `${RACES} races, ${stand?.pledges} pledges in ${stand?.pools} pools stand, ${Math.round(performance.now() - began)} ms`,
  );
});
