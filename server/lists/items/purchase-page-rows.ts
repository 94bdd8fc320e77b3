import type { EntityManager } from '@mikro-orm/postgresql';
import { isBetweenTimes, microsecondsOf } from '../../base/database/microseconds.ts';
import { statement } from '../../base/database/prepared.ts';
import {
  type KeysetPage,
  type KeysetWindow,
  keysetPage,
  type TimeBounds,
  type TimeKeys,
  timeBounds,
} from '../../base/paging/keyset.ts';
import { PURCHASE_JSON } from './item-rows.ts';
import { type PurchaseRow, withTimes } from './purchase-entry.type.ts';

export interface PagedPurchase {
  purchase: PurchaseRow;
  /** When it was made. */
  keys: TimeKeys;
}

const purchasePageStatement = (end: 'start' | 'end') => {
  const direction = end === 'end' ? 'desc' : 'asc';
  return statement<{ itemId: string; purchases: PagedPurchase[] | null }, TimeBounds & { itemIds: readonly string[] }>(
    `page of purchases, from the ${end}`,
    `
    select i.id as "itemId", page.purchases from unnest($itemIds::uuid[]) as i (id) cross join lateral (
      select json_agg(json_build_object('purchase', purchase, 'keys', json_build_array(time, id)) order by created_at, id)
        as purchases
      from (
        select ${PURCHASE_JSON} as purchase, ${microsecondsOf('p.created_at')} as time, p.created_at, p.id
        from purchases p left join users b on b.id = p.buyer_id
        where p.item_id = i.id and ${isBetweenTimes('p.created_at', 'p.id', 'oldest first')}
        order by p.created_at ${direction}, p.id ${direction} limit $limit::int
      ) part
    ) page`,
  );
};

const selectPurchasePage = { start: purchasePageStatement('start'), end: purchasePageStatement('end') };

/** Reads the same window of the purchases of each of these items, the earliest first, in one query; by the ids of the items. */
export async function readPurchasePages(
  em: EntityManager,
  itemIds: readonly string[],
  window: KeysetWindow<TimeKeys>,
): Promise<Map<string, KeysetPage<PagedPurchase>>> {
  const bounds = timeBounds(window, 'oldest first');
  const rows = await selectPurchasePage[window.isFromEnd ? 'end' : 'start'](em, { itemIds, ...bounds });
  return new Map(
    rows.map(({ itemId, purchases }) => [itemId, keysetPage((purchases ?? []).map(readPurchase), window)]),
  );
}

function readPurchase({ purchase, keys }: PagedPurchase): PagedPurchase {
  return { keys, purchase: withTimes(purchase) };
}
