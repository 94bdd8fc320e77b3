import type { ListAccess } from '../../core/access/list.policy.ts';
import type { PurchaseView } from '../../core/access/purchase.policy.ts';
import { goalOf, type Priced } from './pool.ts';

/** The descriptions of its fields, in both APIs. */
export const PLEDGE_GOAL =
  'What the pieces that are still wanted cost together, where friends may share that, in minor units of `currency`. Null where nobody can chip in: also where the price is gone, or in another currency than the pledges. The goal of a fund is its price, null without one: there any sum is welcome.';
export const PLEDGED =
  'What friends pledged, in minor units of `currency`. 0 while purchases are kept from you as a surprise; null where nobody can chip in any more: once it is bought, and where it is in another currency than the item by now.';
export const PLEDGE_COUNT =
  'How many friends pledged. While there are some, the organiser alone buys the item. 0 once it is bought, and while purchases are kept from you as a surprise.';

/** How far friends have come who share the cost of an item. */
export interface GroupGift {
  pledgeGoalMinor: number | null;
  pledgedMinor: number | null;
  pledgeCount: number;
}

export interface Shared extends Priced {
  isGroupGift: boolean;
}

/** As much of it as somebody with this view may know; a pool that has begun goes on, also when the owner’s switch is off. */
export function groupGiftOf(item: Shared, { listType }: Pick<ListAccess, 'listType'>, view: PurchaseView): GroupGift {
  const isBlind = view === 'nothing';
  const isShopping = listType === 'SHOPPING'; // nobody gives there together: a pool waits for the list to be another
  const pool = isBlind || isShopping ? null : item.pool;
  const isShared = pool !== null || ((item.isGroupGift || item.isFund) && !isShopping);
  const quantityPurchased = isBlind ? 0 : item.quantityPurchased;
  return {
    pledgeGoalMinor: isShared ? goalOf({ ...item, pool, quantityPurchased }) : null,
    pledgedMinor: pool && (pool.count === 0 || pool.currency !== item.currency) ? null : (pool?.amountMinor ?? 0),
    pledgeCount: pool?.count ?? 0,
  };
}
