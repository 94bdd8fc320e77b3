import { ANY_NUMBER } from '../lists/any-number.rules.ts';

/** The pledges of friends together, for an item that nobody has bought yet. */
export interface PoolRow {
  currency: string;
  amountMinor: number;
  count: number;
}

/** The pool of an item `i`; null for most, which friends give nothing together for. */
export const POOL_JSON = `case when i.pledge_count > 0 then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end`;

interface Pledged {
  pledgeCount: number;
  pledgedMinor: number;
  pledgeCurrency?: string | null;
}

export function poolOf({ pledgeCount, pledgedMinor, pledgeCurrency }: Pledged): PoolRow | null {
  if (pledgeCount === 0 || !pledgeCurrency) return null;
  return { currency: pledgeCurrency, amountMinor: pledgedMinor, count: pledgeCount };
}

/** goalOf() for statements: of the item `i`. A test holds the two together. */
export const GOAL = `case when i.quantity_desired <> ${ANY_NUMBER} and (i.pledge_count = 0 or i.pledge_currency = i.currency)
  then nullif(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased), 0) end`;

export interface Priced {
  priceMinor: number | null;
  currency: string;
  quantityDesired: number;
  quantityPurchased: number;
  pool: PoolRow | null;
}

/** The sum of a pool: the price of the pieces that nobody has taken; null where there is none, or none in the currency of the pledges. */
export function goalOf({ priceMinor, currency, quantityDesired, quantityPurchased, pool }: Priced): number | null {
  if (quantityDesired === ANY_NUMBER || (pool && pool.currency !== currency)) return null;
  return (priceMinor ?? 0) * Math.max(0, quantityDesired - quantityPurchased) || null;
}

/** Counts the pledges for the item `items` again, of which none count once it is bought: for an update that holds its lock. */
export const RECOUNTED_POOL = `(pledged_minor, pledge_count) = (
  select coalesce(sum(g.amount_minor), 0), count(*) from pledges g
  where g.item_id = items.id and not exists (select from pools o where o.item_id = items.id and o.purchase_id is not null)
)`;
