import { type StatementSource, statement } from '../../base/database/prepared.ts';
import type { ReadReplica } from '../../base/database/read-replica.ts';
import { FIRST_ITEMS } from '../../base/paging/page-sizes.rules.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { KEEPS_SURPRISE, keepsSurprise, type Revisions } from '../../core/access/purchase.policy.ts';
import { isOpenToAll } from '../../core/access/shared-list.policy.ts';
import { SHOWN_COLUMNS } from '../items/item-columns.ts';
import { isCounted } from '../items/item-counts.ts';
import { MOST_CATEGORIES } from '../items/item-summary.type.ts';
import { currentCopy, withItemsOf } from './list-copies.ts';
import { BARE_ITEM, type RawItem, readItem } from './shared-item-rows.ts';
import { type SharedItem, SharedList } from './shared-list.type.ts';
import {
  GIFT_CATEGORIES,
  LIST,
  progressUnless,
  type RawList,
  readList,
  readSharedLists,
  type SharedListRow,
} from './shared-list-rows.ts';
import type { SharedPerson } from './shared-person.type.ts';

/** The preview of a link before it is opened, and of the list before the browser app has come. */
export interface SharedListPreview extends Pick<SharedList, (typeof SHOWN)[number]> {
  /** Keys of the thumbnails of the first items with an uploaded picture, at most four. */
  pictureKeys: string[];
  /** All items, whatever was bought, or a page of them. */
  items: { id: string; title: string; quantity: number; isMostWanted: boolean; isFund: boolean }[];
  hasMoreItems: boolean;
  /** Which page of its things it has. */
  page: number;
  /** The gifts for guests; null while the list keeps a surprise, since a page cannot tell one reader from another. */
  gifts: Gifts | null;
}

interface Gifts {
  /** A page of them, in the order in which guests see them. */
  shown: ShownItem[];
  count: number;
  pageSize: number;
  /** How many of them somebody may still buy. */
  wanted: number;
  /** The number of gifts in each category that can be given, in the order of their first; null where all of them are shown. */
  categories: { category: string; count: number }[] | null;
}

const SHOWN = [
  'id',
  'name',
  'description',
  'listType',
  'eventType',
  'eventDate',
  'ownerName',
  'person',
  'isDemo',
  'isPast',
  'shareToken',
  'branding',
  'keepsSurprise',
  'ownerSeesBuyers',
  'helpersSeeBuyers',
  'hasOtherRecipients',
  'categoryOrder',
  'progress',
] as const satisfies (keyof SharedList)[];

const SHOWN_OF_ITEM = [
  ...SHOWN_COLUMNS,
  'price',
  'effectiveImageUrl',
  'imageSizes',
  'outgoingUrl',
  'isAffiliateLink',
  'quantityPurchased',
  'quantityRemaining',
  'isNoLongerNeeded',
  'pledgeGoalMinor',
  'pledgedMinor',
  'pledgeCount',
] as const satisfies (keyof SharedItem)[];

export interface ShownItem extends Pick<SharedItem, (typeof SHOWN_OF_ITEM)[number]> {
  /** When the first hold of it lapses, as a time in JSON. */
  heldUntil: string | null;
}

interface PreviewRow extends RawList {
  items: SharedListPreview['items'] | null;
  pictureKeys: string[] | null;
  gifts: RawItem[] | null;
  count: number;
  wanted: number;
  categories: Gifts['categories'];
}

const MOST_ITEMS = 100;

const MOST_PICTURES = 4;

/** Guests see a gift that is gone no more; one that is only held they do, behind all that can be given. */
const KNOWN_ITEMS = `(select *, quantity_purchased >= quantity_desired or is_unneeded as is_bought,
  quantity_purchased >= quantity_desired and held_until is null as is_gone, ${isCounted('items')} as is_counted from items)`;

/** Categories of the list `l`; only where its first page has not all of them. */
const WANTED_BY_CATEGORY = `(
  select json_agg(json_build_object('category', category, 'count', wanted) order by first_place, category) from (
    select category, count(*) as wanted, min(order_index) as first_place from ${KNOWN_ITEMS} i
    where list_id = l.id and not is_archived and not is_bought and (l.list_type = 'SHOPPING' or not is_most_wanted) group by category
  ) each
)`;

/**
 * The first part looks at no purchase, and leaves out nothing that was bought: a preview tells nobody from anybody, so
 * people who are to be surprised read it, too. The second is what guests see; of a list that keeps a surprise it is not
 * even read.
 */
const selectPreview = statement<PreviewRow, { shareToken: string; page: number }>(
  'preview of a shared list',
  `
    select ${LIST}, ${progressUnless(KEEPS_SURPRISE)}, ${GIFT_CATEGORIES}, p.items, p."pictureKeys", g.gifts, g.count, g.wanted,
      case when g.count > ${FIRST_ITEMS} then ${WANTED_BY_CATEGORY} end as categories
    from lists l join users o on o.id = l.owner_id cross join lateral (
      select json_agg(json_build_object('id', id, 'title', title, 'quantity', quantity_desired, 'isMostWanted', is_most_wanted and l.list_type <> 'SHOPPING', 'isFund', is_fund) order by order_index, id) as items,
        (array_agg(thumbnail_key order by order_index, id) filter (where thumbnail_key is not null))[1:${MOST_PICTURES}] as "pictureKeys"
      from (
        select items.id, title, quantity_desired, is_most_wanted, is_fund, thumbnail_key, order_index
        from items left join images on images.id = image_id
        where list_id = l.id and not is_archived order by order_index, items.id
        offset ($page::int - 1) * ${MOST_ITEMS} limit ${MOST_ITEMS + 1}
      ) first
    ) p cross join lateral (
      select json_agg(gift order by gift.place) filter (where (gift.place - 1) / ${FIRST_ITEMS} = $page::int - 1) as gifts,
        count(*)::int as count, (count(*) filter (where not gift.is_bought and gift.is_counted))::int as wanted
      from (
        select ${BARE_ITEM}, i.is_bought, i.is_counted, row_number() over (order by i.is_bought, l.list_type = 'SHOPPING' or not i.is_most_wanted, i.order_index, i.id) as place
        from ${KNOWN_ITEMS} i
        where not ${KEEPS_SURPRISE} and list_id = l.id and not is_archived and (l.list_type = 'SHOPPING' or not is_gone)
      ) gift
    ) g
    where l.share_token = $shareToken`,
);

interface FoundPreview
  extends Revisions,
    Pick<PreviewRow, 'items' | 'pictureKeys' | 'count' | 'wanted' | 'categories'> {
  /** With the first of its gifts. */
  row: SharedListRow;
}

async function findPreview(source: StatementSource, shareToken: string, page: number): Promise<FoundPreview | null> {
  const [found] = await selectPreview(source, { shareToken, page });
  if (!found) return null;
  const { items, pictureKeys, gifts, count, wanted, categories, ...raw } = found;
  const row = readList(raw, (gifts ?? []).map(readItem));
  const { revision, purchaseRevision } = row;
  return { row, revision, purchaseRevision, items, pictureKeys, count, wanted, categories };
}

/** As on the replica, where it is up to date. Null where only the database itself can say. */
async function copiedPreview(
  source: StatementSource,
  replica: ReadReplica,
  shareToken: string,
  page: number,
): Promise<FoundPreview | null> {
  const [list] = await readSharedLists(source, null, { shareToken }, 'none');
  if (!list || !isOpenToAll(list)) return null;
  const copy = await currentCopy(replica, list, (from) => findPreview(from, shareToken, page));
  return copy && { ...copy, row: withItemsOf(list, copy.row) };
}

/** With a page of its things, the first unless it says otherwise. Null unless the link opens the list for everybody. */
export async function readPreview(
  source: StatementSource,
  shareToken: string,
  { replica = null, page = 1 }: { replica?: ReadReplica | null; page?: number } = {},
): Promise<SharedListPreview | null> {
  const copy = replica?.isAsked ? await copiedPreview(source, replica, shareToken, page) : null;
  const found = copy ?? (await findPreview(source, shareToken, page));
  if (!found || !isOpenToAll(found.row)) return null;
  const { row, items, pictureKeys, count, wanted, categories } = found;
  const list = new SharedList(row, null);
  return {
    ...decoded(pick(list, SHOWN)),
    person: list.person && decodedPerson(list.person),
    pictureKeys: pictureKeys ?? [],
    page,
    items: (items ?? []).slice(0, MOST_ITEMS).map(decoded),
    hasMoreItems: (items ?? []).length > MOST_ITEMS,
    gifts: keepsSurprise(row)
      ? null
      : {
          shown: list.items.map(shownItem),
          count,
          wanted: row.isPast ? 0 : wanted,
          categories: categories?.slice(0, MOST_CATEGORIES).map(decoded) ?? null,
          pageSize: FIRST_ITEMS,
        },
  };
}

export function shownItem(item: SharedItem): ShownItem {
  return { ...decoded(pick(item, SHOWN_OF_ITEM)), heldUntil: item.heldUntil?.toISOString() ?? null };
}

/** With its texts as people read them. */
function decoded<Shown extends object>(shown: Shown): Shown {
  const fields = Object.entries(shown).map(([name, value]) => [
    name,
    typeof value === 'string' ? displayText(value) : value,
  ]);
  return Object.fromEntries(fields) as Shown;
}

function decodedPerson({ name, askedBy }: SharedPerson): SharedPerson {
  return { name: displayText(name), askedBy: askedBy.map(displayText) };
}

function pick<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
