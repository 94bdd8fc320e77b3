import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { POOL_JSON, type PoolRow } from '../group-gifts/pool.ts';
import { ITEM_COLUMNS_SQL, type ItemColumns } from './item-columns.ts';
import { type PurchaseRow, timeOrNull, withTimes } from './purchase-entry.type.ts';

/** The fields of an uploaded picture that members may know. */
export type ItemImageRow = Omit<Image, 'keptUntil' | 'uploader' | 'originalUrl' | 'thumbnailUrl'>;

/** An item with its picture and its purchases, as stored: before a policy has picked a viewer's part. */
export interface ItemRow extends ItemColumns {
  listId: string;
  affiliateUrl: string | null;
  affiliateLogoUrl: string | null;
  image: ItemImageRow | null;
  priceMinor: number | null;
  quantityPurchased: number;
  /** When the first hold of it lapses; null while nothing is held. */
  heldUntil: Date | null;
  timesPutBack: number;
  /** Whether somebody gives another of its choice. */
  isUnneeded: boolean;
  /** The pledges of friends for it; null while there are none. */
  pool: PoolRow | null;
  isArchived: boolean;
  purchases: PurchaseRow[];
}

const IMAGE = `case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end`;

/** A purchase `p`, whose buyer is the user `b` if there is one. */
export const PURCHASE_JSON = `json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  )`;

const PURCHASES = `case when i.quantity_purchased > 0 then (
  select json_agg(${PURCHASE_JSON} order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end`;

export const WITH_PURCHASES = {
  quantityPurchased: 'i.quantity_purchased',
  heldUntil: 'i.held_until',
  isUnneeded: 'i.is_unneeded',
  timesPutBack: 'i.times_put_back',
  pool: POOL_JSON,
  purchases: PURCHASES,
};

/** For whom purchases are kept from: reading them would tell by the clock. */
export const WITHOUT_PURCHASES: typeof WITH_PURCHASES = {
  quantityPurchased: '0',
  heldUntil: 'null::timestamptz',
  isUnneeded: 'false',
  timesPutBack: '0',
  pool: 'null::json',
  purchases: 'null::json',
};

type View = 'whole' | 'blind';

/** The columns of an item `i`: whole rows become JSON in half the time that json_build_object takes for them. */
export const itemWith = ({
  quantityPurchased,
  heldUntil,
  isUnneeded,
  timesPutBack,
  pool,
  purchases,
}: typeof WITH_PURCHASES) =>
  Object.entries({
    ...ITEM_COLUMNS_SQL,
    listId: 'i.list_id',
    image: IMAGE,
    priceMinor: 'i.price_minor',
    isArchived: 'i.is_archived',
    affiliateUrl: 'i.affiliate_url',
    affiliateLogoUrl: 'i.affiliate_logo_url',
    quantityPurchased,
    heldUntil,
    isUnneeded,
    timesPutBack,
    pool,
    purchases,
  } satisfies Record<keyof ItemRow, string>)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');

const COLUMNS_FOR: Record<View, typeof WITH_PURCHASES> = { whole: WITH_PURCHASES, blind: WITHOUT_PURCHASES };

/** Which items of the lists are read, and how much of them. */
export interface ItemsWanted {
  areArchivedIncluded: boolean;
  arePurchasesHidden: boolean;
}

/** As PostgreSQL sends an item. */
export type RawItem = Omit<ItemRow, 'purchases' | 'heldUntil'> & {
  purchases: PurchaseRow[] | null;
  heldUntil: string | null;
};

interface RawItems {
  listId: string;
  items: RawItem[];
}

const itemsStatement = (which: 'all' | 'current', view: View) =>
  statement<RawItems, { listIds: readonly string[] }>(
    `items of lists, ${which}, ${view}`,
    `
    select item."listId", json_agg(item order by item."orderIndex", item.id) as items from (
      select ${itemWith(COLUMNS_FOR[view])} from items i
      where i.list_id = any($listIds::uuid[]) ${which === 'all' ? '' : 'and not i.is_archived'}
    ) item group by item."listId"`,
  );

/** Item $itemId as JSON, if the list `l` has it; without its purchases where `isBlind` holds. */
export const itemOfList = (isBlind: string) => `(
  select row_to_json(item) from (
    select ${itemWith({
      quantityPurchased: `case when ${isBlind} then 0 else i.quantity_purchased end`,
      heldUntil: `case when not ${isBlind} then i.held_until end`,
      isUnneeded: `not ${isBlind} and i.is_unneeded`,
      timesPutBack: `case when ${isBlind} then 0 else i.times_put_back end`,
      pool: `case when not ${isBlind} then ${POOL_JSON} end`,
      purchases: `case when not ${isBlind} then ${PURCHASES} end`,
    })} from items i where i.id = $itemId::uuid and i.list_id = l.id
  ) item
)`;

interface NamedItems {
  itemIds: readonly string[];
  listIds: readonly string[];
}

const namedItemsStatement = (view: View) =>
  statement<{ item: RawItem }, NamedItems>(
    `named items of lists, ${view}`,
    `select row_to_json(item) as item from (
      select ${itemWith(COLUMNS_FOR[view])} from items i where i.id = any($itemIds::uuid[]) and i.list_id = any($listIds::uuid[])
    ) item order by item."orderIndex", item.id`,
  );

const selectItems = {
  all: { whole: itemsStatement('all', 'whole'), blind: itemsStatement('all', 'blind') },
  current: { whole: itemsStatement('current', 'whole'), blind: itemsStatement('current', 'blind') },
};

const selectNamedItems = { whole: namedItemsStatement('whole'), blind: namedItemsStatement('blind') };

/**
 * Reads what is on lists, by the id of the list and in its order, for those who work on them: in one query, and without
 * entities, whose making costs more than everything else that opening a long list does.
 */
export async function readItems(
  em: EntityManager,
  listIds: readonly string[],
  { areArchivedIncluded, arePurchasesHidden }: ItemsWanted,
): Promise<Map<string, ItemRow[]>> {
  const which = areArchivedIncluded ? 'all' : 'current';
  const rows = await selectItems[which][arePurchasesHidden ? 'blind' : 'whole'](em, { listIds });
  return new Map(rows.map(({ listId, items }) => [listId, items.map(readItem)]));
}

/** Reads some items of lists, in the archive or not; those that these lists do not have are left out. */
export async function readItemsOf(
  em: EntityManager,
  named: NamedItems,
  { arePurchasesHidden }: Pick<ItemsWanted, 'arePurchasesHidden'>,
): Promise<ItemRow[]> {
  const rows = await selectNamedItems[arePurchasesHidden ? 'blind' : 'whole'](em, named);
  return rows.map(({ item }) => readItem(item));
}

export function readItem(raw: RawItem): ItemRow {
  const purchases = raw.purchases ?? [];
  return Object.assign(raw, {
    createdAt: new Date(raw.createdAt),
    updatedAt: new Date(raw.updatedAt),
    image: raw.image && { ...raw.image, uploadedAt: new Date(raw.image.uploadedAt) },
    heldUntil: timeOrNull(raw.heldUntil),
    purchases: purchases.map(withTimes),
  });
}
