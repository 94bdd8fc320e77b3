import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../database/prepared.ts';
import type { Image } from '../images/image.entity.ts';
import { ITEM_COLUMNS_JSON, type ItemColumns } from './item-columns.ts';
import type { PurchaseRow } from './purchase-entry.type.ts';

/** What members may know of the picture that was uploaded. */
export type ItemImageRow = Omit<Image, 'keptUntil' | 'uploader' | 'originalUrl' | 'thumbnailUrl'>;

/** An item with its picture and its purchases, as stored: before a policy has picked a viewer's part. */
export interface ItemRow extends ItemColumns {
  listId: string;
  affiliateUrl: string | null;
  affiliateLogoUrl: string | null;
  image: ItemImageRow | null;
  priceMinor: number | null;
  quantityPurchased: number;
  timesPutBack: number;
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
    'id', p.id, 'quantity', p.quantity, 'createdAt', p.created_at, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  )`;

const PURCHASES = `case when i.quantity_purchased > 0 then (
  select json_agg(${PURCHASE_JSON} order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end`;

export const WITH_PURCHASES = {
  quantityPurchased: 'i.quantity_purchased',
  timesPutBack: 'i.times_put_back',
  purchases: PURCHASES,
};

/** For whom purchases are kept from: reading them would tell by the clock. */
export const WITHOUT_PURCHASES: typeof WITH_PURCHASES = {
  quantityPurchased: '0',
  timesPutBack: '0',
  purchases: 'null',
};

export const itemWith = ({ quantityPurchased, timesPutBack, purchases }: typeof WITH_PURCHASES) => `json_build_object(
  ${ITEM_COLUMNS_JSON}, 'listId', i.list_id, 'image', ${IMAGE}, 'priceMinor', i.price_minor, 'isArchived', i.is_archived,
  'affiliateUrl', i.affiliate_url, 'affiliateLogoUrl', i.affiliate_logo_url,
  'quantityPurchased', ${quantityPurchased}, 'timesPutBack', ${timesPutBack}, 'purchases', ${purchases}
)`;

/** Which items of the lists are read, and how much of them. */
export interface ItemsWanted {
  areArchivedIncluded: boolean;
  arePurchasesHidden: boolean;
}

/** As PostgreSQL sends an item. */
export type RawItem = Omit<ItemRow, 'purchases'> & { purchases: PurchaseRow[] | null };

interface RawItems {
  listId: string;
  items: RawItem[];
}

const itemsStatement = (which: 'all' | 'current', view: 'whole' | 'blind') =>
  statement<RawItems, { listIds: readonly string[] }>(
    `items of lists, ${which}, ${view}`,
    `
    select i.list_id as "listId",
      json_agg(${itemWith(view === 'blind' ? WITHOUT_PURCHASES : WITH_PURCHASES)} order by i.order_index, i.id) as items
    from items i where i.list_id = any($listIds::uuid[]) ${which === 'all' ? '' : 'and not i.is_archived'} group by i.list_id`,
  );

const selectItems = {
  all: { whole: itemsStatement('all', 'whole'), blind: itemsStatement('all', 'blind') },
  current: { whole: itemsStatement('current', 'whole'), blind: itemsStatement('current', 'blind') },
};

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

export function readItem(raw: RawItem): ItemRow {
  const purchases = raw.purchases ?? [];
  return Object.assign(raw, {
    createdAt: new Date(raw.createdAt),
    updatedAt: new Date(raw.updatedAt),
    image: raw.image && { ...raw.image, uploadedAt: new Date(raw.image.uploadedAt) },
    purchases: purchases.map((purchase) => ({ ...purchase, createdAt: new Date(purchase.createdAt) })),
  });
}
