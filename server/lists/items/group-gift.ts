import type { ListAccess } from '../../core/access/list.policy.ts';
import type { PurchaseView } from '../../core/access/purchase.policy.ts';
import type { GroupGift } from './group-gift.type.ts';
import type { ItemRow } from './item-rows.ts';
import { goalOf } from './pool.ts';

type Shared = Pick<
  ItemRow,
  'isGroupGift' | 'priceMinor' | 'currency' | 'quantityDesired' | 'quantityPurchased' | 'pool'
>;

/** The state of a shared cost for somebody with this view; a pool that has begun goes on, also when the owner’s switch is off. */
export function groupGiftOf(
  item: Shared,
  { listType }: Pick<ListAccess, 'listType'>,
  view: PurchaseView,
): GroupGift | null {
  const isBlind = view === 'nothing';
  const pool = isBlind ? null : item.pool;
  if (!pool && (!item.isGroupGift || listType === 'SHOPPING')) return null;
  const goalMinor = goalOf({ ...item, pool, quantityPurchased: isBlind ? 0 : item.quantityPurchased });
  if (!pool && goalMinor === null) return null;
  const { currency = item.currency, amountMinor: pledgedMinor = 0, count: pledgeCount = 0 } = pool ?? {};
  return { currency, goalMinor, pledgedMinor, pledgeCount };
}
