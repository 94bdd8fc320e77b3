import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isCounted } from './item-counts.ts';
import { PURCHASE_JSON } from './item-rows.ts';
import { type PurchaseRow, withTimes } from './purchase-entry.type.ts';

/** The items of a list with the same category and the same currency. */
interface GroupRow {
  category: string;
  currency: string;
  openCount: number;
  purchasedCount: number;
  /** Some of those purchased. */
  heldCount: number;
  partlyPurchasedCount: number;
  /** Items of which a number is wanted. */
  wantedCount: number;
  /** In minor units. */
  stillWanted: number;
  /** Without a price, and still wanted. */
  unpricedCount: number;
  /** When the newest item with a price was made, in seconds. */
  lastPricedAt: number | null;
}

export interface ItemSummaryRow {
  listId: string;
  groups: GroupRow[];
  latestPurchase: PurchaseRow | null;
}

type RawSummary = Omit<ItemSummaryRow, 'groups'> & { groups: GroupRow[] | null };

const BOUGHT = { whole: 'i.quantity_purchased', blind: '0' };
const IS_UNNEEDED = { whole: 'i.is_unneeded', blind: 'false' };

const HELD_COUNT = {
  whole: '(count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))::int',
  blind: '0',
};
const PARTLY_COUNT = {
  whole: `(count(*) filter (where i.quantity_purchased > 0 and i.quantity_purchased < i.quantity_desired
            and i.held_until is null and ${isCounted('i')} and not i.is_unneeded))::int`,
  blind: '0',
};

const LATEST_PURCHASE = `(
  select ${PURCHASE_JSON} from items i join purchases p on p.item_id = i.id left join users b on b.id = p.buyer_id
  where i.list_id = l.id and not i.is_archived and i.quantity_purchased > 0 and p.held_until is null
  order by p.created_at desc, p.id limit 1
)`;

/** For whom purchases are kept from, none is read: that would tell by the clock. */
const summaryStatement = (view: 'whole' | 'blind') =>
  statement<RawSummary, { listIds: readonly string[] }>(
    `summary of items, ${view}`,
    `
    select l.id as "listId", ${view === 'blind' ? 'null::json' : LATEST_PURCHASE} as "latestPurchase", (
      select json_agg(g) from (
        select i.category, i.currency,
          (count(*) filter (where ${BOUGHT[view]} < i.quantity_desired and not ${IS_UNNEEDED[view]}))::int as "openCount",
          (count(*) filter (where ${BOUGHT[view]} >= i.quantity_desired))::int as "purchasedCount",
          ${HELD_COUNT[view]} as "heldCount", ${PARTLY_COUNT[view]} as "partlyPurchasedCount",
          (count(*) filter (where ${isCounted('i')} and not ${IS_UNNEEDED[view]}))::int as "wantedCount",
          coalesce(sum(i.price_minor * greatest(0, i.quantity_desired - ${BOUGHT[view]})) filter (where ${isCounted('i')} and not ${IS_UNNEEDED[view]}), 0)::float8 as "stillWanted",
          (count(*) filter (where i.price_minor is null and ${BOUGHT[view]} < i.quantity_desired and ${isCounted('i')} and not ${IS_UNNEEDED[view]}))::int as "unpricedCount",
          extract(epoch from max(i.created_at) filter (where i.price_minor is not null))::float8 as "lastPricedAt"
        from items i where i.list_id = l.id and not i.is_archived
        group by i.category, i.currency order by min(i.order_index)
      ) g
    ) as groups
    from unnest($listIds::uuid[]) as l (id)`,
  );

const selectSummaries = { whole: summaryStatement('whole'), blind: summaryStatement('blind') };

/** Reads the totals of these lists in one query, by the ids of the lists. */
export async function readItemSummaries(
  em: EntityManager,
  listIds: readonly string[],
  arePurchasesHidden: boolean,
): Promise<Map<string, ItemSummaryRow>> {
  const rows = await selectSummaries[arePurchasesHidden ? 'blind' : 'whole'](em, { listIds });
  return new Map(
    rows.map(({ listId, groups, latestPurchase }) => [
      listId,
      {
        listId,
        groups: groups ?? [],
        latestPurchase: latestPurchase && withTimes(latestPurchase),
      },
    ]),
  );
}
