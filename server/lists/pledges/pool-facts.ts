import { GOAL } from '../group-gifts/pool.ts';

/** An organiser who gives no sign for so long may be replaced. Mails and screens say “two weeks”. */
export const IDLE_DAYS = 14;

/** The facts about a pool that its givers are told of. */
export type PoolFact = 'BOUGHT' | 'WITHDRAWN' | 'FULL' | 'LEADERLESS' | 'IDLE';

/** Whether the organiser of the pool `o` has given no sign for too long. */
export const IS_IDLE = (now: string) =>
  `(o.organiser_id is not null and o.purchase_id is null and o.organised_at <= ${now} - interval '${IDLE_DAYS} days')`;

/** A fund needs nobody to buy it, so its givers are told of nothing but that it is taken off the list. */
const IS_OPEN = 'o.purchase_id is null and not i.is_archived and not i.is_fund';

/** A friend who pledged the rest just now may take it back at once. Other facts wait for no pledge, with which anybody could keep them back. */
const IS_QUIET =
  'not exists (select from pledges g where g.item_id = o.item_id and g.created_at > $quietSince::timestamptz)';

/** The facts about the pool `o` of the item `i`, always in the same order. */
export const POOL_FACTS = `array_remove(array[
    case when o.purchase_id is not null then 'BOUGHT' end,
    case when o.purchase_id is null and i.is_archived then 'WITHDRAWN' end,
    case when ${IS_OPEN} and coalesce(i.pledged_minor >= (${GOAL}), false) and (${IS_QUIET} or 'FULL' = any (o.told)) then 'FULL' end,
    case when ${IS_OPEN} and o.organiser_id is null then 'LEADERLESS' end,
    case when ${IS_OPEN} and ${IS_IDLE('$now::timestamptz')} then 'IDLE' end
  ]::text[], null)`;
