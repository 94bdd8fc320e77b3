import { ANY_NUMBER } from '../lists/any-number.rules.ts';
import { MOST_IN_FUND_MINOR } from './fund.rules.ts';

/** The pledges of friends together. */
export interface PoolRow {
  currency: string;
  amountMinor: number;
  /** How many friends they are from; 0 once their organiser has bought it. */
  count: number;
}

/** The pool of an item `i`; null for most, which friends give nothing together for. */
export const POOL_JSON = `case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end`;

interface Pledged {
  pledgeCount: number;
  pledgedMinor: number;
  pledgeCurrency?: string | null;
}

export function poolOf({ pledgeCount, pledgedMinor, pledgeCurrency }: Pledged): PoolRow | null {
  if (!pledgeCurrency) return null;
  return { currency: pledgeCurrency, amountMinor: pledgedMinor, count: pledgeCount };
}

const IS_IN_ITS_CURRENCY = '(i.pledge_currency is null or i.pledge_currency = i.currency)';

/** goalOf() for statements: of the item `i`. A test holds the two together. */
export const GOAL = `case when i.is_fund then case when ${IS_IN_ITS_CURRENCY} then nullif(i.price_minor, 0) end
  when i.quantity_desired <> ${ANY_NUMBER} and (i.pledge_currency is null or i.pledge_count > 0 and i.pledge_currency = i.currency)
  then nullif(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased), 0) end`;

/** The most that friends may pledge for the item `i`: of a fund without a goal, too. */
export const LIMIT = `case when i.is_fund and coalesce(i.price_minor, 0) = 0 and ${IS_IN_ITS_CURRENCY} then ${MOST_IN_FUND_MINOR}::bigint else ${GOAL} end`;

export interface Priced {
  isFund: boolean;
  priceMinor: number | null;
  currency: string;
  quantityDesired: number;
  quantityPurchased: number;
  pool: PoolRow | null;
}

/** The sum of a pool: the price of the pieces that nobody has taken; null where there is none, none in the currency of the pledges, and once it is bought. A fund has its price as its goal. */
export function goalOf({
  isFund,
  priceMinor,
  currency,
  quantityDesired,
  quantityPurchased,
  pool,
}: Priced): number | null {
  if (isFund) return pool && pool.currency !== currency ? null : priceMinor || null;
  if (quantityDesired === ANY_NUMBER || (pool && (pool.count === 0 || pool.currency !== currency))) return null;
  return (priceMinor ?? 0) * Math.max(0, quantityDesired - quantityPurchased) || null;
}

/** Whether the account of the pledge `g` is deleted: only the amount stays, and only while it is bought. */
const IS_NAMELESS = '(g.buyer_id is null and g.guest_key_id is null)';

/** The giver of a pledge: an account, or a key with those that are joined to it. A pledge whose account is deleted counts for itself. */
export const giverOfPledge = (pledge: string) =>
  `coalesce(${pledge}.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = ${pledge}.guest_key_id), ${pledge}.guest_key_id, ${pledge}.id)`;

/** The giver of the pledge `g`. */
export const GIVER = giverOfPledge('g');

/**
 * Counts the givers of the pledges for the item `items` again, and the sum, for an update that holds its lock. None count once it is bought, and nameless
 * ones do not come back; of a fund they stay. The currency stays as long as there is a pool, so an item with it and without a count is bought.
 */
export const RECOUNTED_POOL = `(pledged_minor, pledge_count, pledge_currency) = (
  select coalesce(sum(g.amount_minor) filter (where o.purchase_id is null), 0), count(distinct ${GIVER}) filter (where o.purchase_id is null),
    case when count(*) > 0 then items.pledge_currency end
  from pledges g join pools o on o.item_id = g.item_id
  where g.item_id = items.id and (o.purchase_id is not null or items.is_fund or not ${IS_NAMELESS})
)`;

/** The parts of a statement that open a pool again once the purchase for it is undone, without what has no giver any more. */
export const REOPENED = `reopened as (
    update pools o set settled_at = null, reopened_at = now(), organised_at = now()
    where o.item_id = $itemId::uuid and o.purchase_id is null and o.settled_at is not null
      and exists (select from pledges g where g.item_id = o.item_id and not ${IS_NAMELESS})
  ), nameless as (
    delete from pledges g using pools o
    where g.item_id = $itemId::uuid and o.item_id = g.item_id and o.purchase_id is null and ${IS_NAMELESS}
  ), emptied as (
    delete from pools o where o.item_id = $itemId::uuid and o.purchase_id is null
      and not exists (select from pledges g where g.item_id = o.item_id and not ${IS_NAMELESS})
  )`;
