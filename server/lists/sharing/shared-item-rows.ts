import { type JsonColumns, jsonColumns } from '../../base/database/json-columns.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { POOL_JSON, type PoolRow } from '../group-gifts/pool.ts';
import { ITEM_COLUMNS_SQL, type ItemColumns } from '../items/item-columns.ts';
import { type PurchaseRow, timeOrNull, withTimes } from '../items/purchase-entry.type.ts';

/** An uploaded picture, without what is its uploader's concern. */
type SharedImageRow = Pick<Image, 'originalKey' | 'thumbnailKey' | 'contentType' | 'size' | 'width' | 'height'>;

/** Most items use none of these, and are read without them. */
interface GivingColumns
  extends Pick<ItemColumns, 'isGroupGift' | 'isFund' | 'isMostWanted' | 'choiceId' | 'questionCount'> {
  /** When the first hold of it lapses; null while nothing is held. */
  heldUntil: Date | null;
  /** Whether somebody gives another of its choice. */
  isUnneeded: boolean;
  /** The pledges of friends for it; null while there are none. */
  pool: PoolRow | null;
}

/** Columns that REST alone tells: pages over GraphQL are read without them. */
interface WholeColumns extends Pick<ItemColumns, 'recipes' | 'primaryUrl' | 'imageUrl'> {
  /** As PostgreSQL writes it: nothing computes with it. */
  createdAt: string;
  updatedAt: string;
}

/** An unarchived item with its purchases, as stored: before a policy has picked a viewer's part. */
export interface SharedItemRow extends Omit<ItemColumns, keyof WholeColumns>, GivingColumns, Partial<WholeColumns> {
  /** The link to its shop, with an affiliate code where the shop has one. */
  outgoingUrl: string | null;
  isAffiliateLink: boolean;
  /** The picture behind its link, else its shop's logo. */
  pictureUrl: string | null;
  priceMinor: number | null;
  image: SharedImageRow | null;
  quantityPurchased: number;
  purchases: PurchaseRow[];
}

export type WholeItemRow = SharedItemRow & WholeColumns;

/** Only lists that were read whole, and items that were read alone, have whole rows. */
export function whole(row: SharedItemRow): WholeItemRow {
  if (row.createdAt === undefined) throw new Error('This item was read for a page, without all of its columns');
  return row as WholeItemRow;
}

const PURCHASES = `(
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
)`;

export const imageOf = (column: string) => `case when ${column} is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = ${column}
) end`;

const { isGroupGift, isFund, isMostWanted, choiceId, questionCount, ...COLUMNS } = ITEM_COLUMNS_SQL;
const { recipes, primaryUrl, imageUrl, createdAt, updatedAt, ...SHOWN_COLUMNS } = COLUMNS;

const SHOWN = {
  ...SHOWN_COLUMNS,
  outgoingUrl: 'coalesce(i.affiliate_url, i.primary_url)',
  isAffiliateLink: 'i.affiliate_url is not null',
  pictureUrl: 'coalesce(i.image_url, i.affiliate_logo_url)',
  priceMinor: 'i.price_minor',
  image: imageOf('i.image_id'),
};

const WHOLE = { recipes, primaryUrl, imageUrl, createdAt, updatedAt } satisfies Record<keyof WholeColumns, string>;

/** In the order in which giving() has them. */
const GIVING = [isGroupGift, isFund, isMostWanted, choiceId, questionCount];

const IS_GIVING_USED = `i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null)`;

/** For the viewer $viewerId, from whom nothing is read that is kept from them. Eight columns about giving would cost each item of a list that uses none of it. */
const ITEM = {
  ...SHOWN,
  quantityPurchased: 'case when v.is_blind then 0 else i.quantity_purchased end',
  giving: `case when ${IS_GIVING_USED} then json_build_array(${GIVING.join(', ')},
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then ${POOL_JSON} end) end`,
  purchases: `case when not v.is_blind and i.quantity_purchased > 0 then ${PURCHASES} end`,
};

const named = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');

/** An item without the purchases of it, of which it still has the sum. */
export const BARE_ITEM = named({
  ...SHOWN,
  ...{ isGroupGift, isFund, isMostWanted, choiceId, questionCount },
  purchases: 'null::json',
  quantityPurchased: 'i.quantity_purchased',
  heldUntil: 'i.held_until',
  isUnneeded: 'i.is_unneeded',
  pool: POOL_JSON,
} satisfies Record<Exclude<keyof SharedItemRow, keyof WholeColumns>, string>);

const itemsWith = (columns: Record<string, string>) => (condition: string) =>
  `(
  select ${jsonColumns('item', Object.keys(columns))} from (
    select * from (
      select ${named(columns)} from items i where i.list_id = l.id and not i.is_archived ${condition}
    ) item order by "orderIndex", id
  ) item
) as items`;

/** Selects the items of the list `l`, in their order. */
export const orderedItems = itemsWith(ITEM);

/** As orderedItems(), with what REST alone tells of them. */
export const wholeItems = itemsWith({ ...ITEM, ...WHOLE });

/** Selects item $itemId of the list `l`, whole. A row by itself costs PostgreSQL a quarter less than it does in columns. */
export const WHOLE_ITEM = `(
  select row_to_json(item) from (
    select ${named({ ...ITEM, ...WHOLE })} from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items`;

export type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date | null ? string | Extract<Row[Key], null> : Row[Key];
};
type RawPurchases = Json<PurchaseRow>[] | null;

/** An item as its own JSON object. */
export type RawItem = Omit<Json<SharedItemRow>, 'purchases'> & { purchases: RawPurchases };

type RawGiving = [boolean, boolean, boolean, string | null, number, string | null, boolean, PoolRow | null];

interface RawRow extends Omit<SharedItemRow, keyof GivingColumns | 'purchases'> {
  giving: RawGiving | null;
  purchases: RawPurchases;
}

/** As WHOLE_ITEM gives it. */
export type RawWholeItem = RawRow & WholeColumns;

export type RawItems = JsonColumns<RawRow>;

type Columns = { [Name in keyof RawRow]: readonly NonNullable<RawItems[Name]>[number][] };

const NO_GIVING: RawGiving = [false, false, false, null, 0, null, false, null];

export function readItems(columns: RawItems): SharedItemRow[] {
  return columns.id ? columns.id.map((_, index) => readItemAt(columns as Columns, index)) : [];
}

/** One by one: by a loop over their names, columns take longer to become rows than all else that is done with these. */
function readItemAt(columns: Columns, index: number): SharedItemRow {
  const giving = at(columns.giving, index) ?? NO_GIVING;
  const purchases = at(columns.purchases, index);
  return {
    id: at(columns.id, index),
    title: at(columns.title, index),
    description: at(columns.description, index),
    notes: at(columns.notes, index),
    category: at(columns.category, index),
    amount: at(columns.amount, index),
    variant: at(columns.variant, index),
    secondaryUrl: at(columns.secondaryUrl, index),
    currency: at(columns.currency, index),
    quantityDesired: at(columns.quantityDesired, index),
    orderIndex: at(columns.orderIndex, index),
    outgoingUrl: at(columns.outgoingUrl, index),
    isAffiliateLink: at(columns.isAffiliateLink, index),
    pictureUrl: at(columns.pictureUrl, index),
    priceMinor: at(columns.priceMinor, index),
    image: at(columns.image, index),
    quantityPurchased: at(columns.quantityPurchased, index),
    isGroupGift: giving[0],
    isFund: giving[1],
    isMostWanted: giving[2],
    choiceId: giving[3],
    questionCount: giving[4],
    heldUntil: timeOrNull(giving[5]),
    isUnneeded: giving[6],
    pool: giving[7],
    purchases: purchases ? purchases.map(withTimes) : [],
    recipes: columns.recipes?.[index],
    primaryUrl: columns.primaryUrl?.[index],
    imageUrl: columns.imageUrl?.[index],
    createdAt: columns.createdAt?.[index],
    updatedAt: columns.updatedAt?.[index],
  };
}

export function readWholeItem({ giving, purchases, ...columns }: RawWholeItem): WholeItemRow {
  return { ...columns, ...givingOf(giving), purchases: purchases ? purchases.map(withTimes) : [] };
}

function givingOf(giving: RawGiving | null): GivingColumns {
  const [isGroupGift, isFund, isMostWanted, choiceId, questionCount, heldUntil, isUnneeded, pool] = giving ?? NO_GIVING;
  return {
    isGroupGift,
    isFund,
    isMostWanted,
    choiceId,
    questionCount,
    heldUntil: timeOrNull(heldUntil),
    isUnneeded,
    pool,
  };
}

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index] as Value;
}

export function readItem(raw: RawItem): SharedItemRow {
  const purchases = raw.purchases ?? [];
  return Object.assign(raw, {
    heldUntil: timeOrNull(raw.heldUntil),
    purchases: purchases.map(withTimes),
  });
}
