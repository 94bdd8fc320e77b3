import { type StatementSource, statement } from '../../base/database/prepared.ts';
import { EMPTY_PAGE, type KeysetPage, type KeysetWindow, keysetPage } from '../../base/paging/keyset.ts';
import { FIRST_ITEMS } from '../../base/paging/page-sizes.rules.ts';
import type { Revisions } from '../../core/access/purchase.policy.ts';
import { type KeyedSort, readSortedKeys, type SortedKeys, withRows } from '../item-orders/sorted-keys.ts';
import { isCounted } from '../items/item-counts.ts';
import { IS_BETWEEN, type ItemKeys, itemBounds } from '../items/item-page-rows.ts';
import { type CategoryCount, MOST_CATEGORIES } from '../items/item-summary.type.ts';
import type { ListProgressRow } from '../list-cards/list-progress.type.ts';
import { orderedItems, type RawItems, readItems, type SharedItemRow } from './shared-item-rows.ts';
import type { SharedItem } from './shared-list.type.ts';
import { GIFT_CATEGORIES } from './shared-list-rows.ts';

/** A blind viewer gets every item, and no purchases. */
const VIEWING = 'cross join lateral (select $isBlind::boolean as is_blind offset 0) v';

/** The revisions of the list `l` at the time of reading. */
const REVISIONS = 'l.revision, l.purchase_revision as "purchaseRevision"';

interface ListQuery {
  listId: string;
  isBlind: boolean;
}

/** Totals that the first items of a long list do not tell. */
export interface SharedListCounts {
  progress: ListProgressRow;
  giftCategories: string[] | null;
}

const SHOWN = `and (v.is_blind or l.list_type = 'SHOPPING' or i.quantity_purchased < i.quantity_desired or i.held_until is not null)`;

const pageStatement = (end: 'start' | 'end') => {
  const direction = end === 'end' ? 'desc' : 'asc';
  const part = `and ${IS_BETWEEN} order by i.order_index ${direction}, i.id ${direction} limit $limit::int`;
  return statement<Revisions & { items: RawItems }, ListQuery & ReturnType<typeof itemBounds>>(
    `page of shared items, from the ${end}`,
    `select ${REVISIONS}, ${orderedItems(`${SHOWN} ${part}`)} from lists l ${VIEWING} where l.id = $listId`,
  );
};

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

const selectNamed = statement<Revisions & { items: RawItems }, ListQuery & { itemIds: readonly string[] }>(
  'named shared items',
  `select ${REVISIONS}, ${orderedItems(`${SHOWN} and i.id = any($itemIds::uuid[])`)} from lists l ${VIEWING} where l.id = $listId`,
);

const selectMostWanted = statement<Revisions & { items: RawItems }, ListQuery>(
  'most wanted shared items',
  `select ${REVISIONS}, ${orderedItems(`${SHOWN} and i.is_most_wanted order by i.order_index, i.id limit ${FIRST_ITEMS}`)}
   from lists l ${VIEWING} where l.id = $listId`,
);

const selectCounts = statement<Revisions & SharedListCounts, ListQuery>(
  'counts of a shared list',
  `
    select ${REVISIONS}, ${GIFT_CATEGORIES}, row_to_json(p) as progress from lists l cross join lateral (
      select (count(*) filter (where ${isCounted('i')} and ($isBlind::boolean or not i.is_unneeded)))::int as wanted,
        (count(*) filter (where not $isBlind::boolean and i.quantity_purchased >= i.quantity_desired))::int as given,
        (count(*) filter (where not $isBlind::boolean and i.quantity_purchased >= i.quantity_desired and i.held_until is not null))::int as held
      from items i where i.list_id = l.id and not i.is_archived
    ) p where l.id = $listId`,
);

const selectCategories = statement<CategoryCount, ListQuery>(
  'categories of a shared list',
  `
    select i.category, (count(*) filter (where not i.is_bought))::int as "openCount",
      (count(*) filter (where i.is_bought))::int as "purchasedCount"
    from lists l ${VIEWING} cross join lateral (
      select category, order_index, not v.is_blind and (quantity_purchased >= quantity_desired or is_unneeded) as is_bought,
        not v.is_blind and (held_until is not null or is_unneeded) as is_held
      from items where list_id = l.id and not is_archived
    ) i
    where l.id = $listId and (l.list_type = 'SHOPPING' or not i.is_bought or i.is_held)
    group by i.category order by min(i.order_index), i.category limit ${MOST_CATEGORIES}`,
);

/** Reads the items of a shared list between two cursors; null when the list is gone. */
export async function readSharedItemPage(
  source: StatementSource,
  list: ListQuery,
  window: KeysetWindow<ItemKeys>,
): Promise<(Revisions & KeysetPage<SharedItemRow>) | null> {
  const [row] = await selectPage[window.isFromEnd ? 'end' : 'start'](source, { ...list, ...itemBounds(window) });
  if (!row) return null;
  const { items, revision, purchaseRevision } = row;
  return { ...keysetPage(readItems(items), window), revision, purchaseRevision };
}

/** As readSharedItemPage(), in an order of its own, in which purchases have no part. */
export async function readSortedSharedItems(
  source: StatementSource,
  { areTakenShown, ...list }: ListQuery & { areTakenShown: boolean },
  sort: KeyedSort,
  window: KeysetWindow<SortedKeys>,
): Promise<(Revisions & KeysetPage<{ row: SharedItemRow; keys: SortedKeys }>) | null> {
  const { listId, isBlind } = list;
  const wanted = { sort, which: 'current', areTakenIncluded: isBlind || areTakenShown } as const;
  const page = (await readSortedKeys(source, [listId], wanted, window)).get(listId) ?? EMPTY_PAGE;
  const [found] = await selectNamed(source, { ...list, itemIds: page.entries.map(({ id }) => id) });
  if (!found) return null;
  const { items, revision, purchaseRevision } = found;
  const rows = new Map(readItems(items).map((row) => [row.id, row]));
  return { ...withRows(sort, page, rows), revision, purchaseRevision };
}

/** The first of the items that are marked as most wanted; null when the list is gone. */
export async function readMostWanted(
  source: StatementSource,
  list: ListQuery,
): Promise<(Revisions & { rows: SharedItemRow[] }) | null> {
  const [found] = await selectMostWanted(source, list);
  if (!found) return null;
  const { items, revision, purchaseRevision } = found;
  return { rows: readItems(items), revision, purchaseRevision };
}

/** As readSharedItemPage(), of items that are here already, in their order. */
export function pageOfItems<Item extends { orderIndex: number; id: string }>(
  items: readonly Item[],
  window: KeysetWindow<ItemKeys>,
): KeysetPage<Item> {
  const { after, before, isFromEnd, limit } = window;
  const between = items.filter((item) => (!after || isBehind(item, after)) && !(before && !isBefore(item, before)));
  return keysetPage(isFromEnd ? between.slice(-limit - 1) : between.slice(0, limit + 1), window);
}

/** How many items the list has, how many of them are bought (none for who is blind), and its categories. Null when the list is gone. */
export async function readSharedCounts(
  source: StatementSource,
  list: ListQuery,
): Promise<(Revisions & SharedListCounts) | null> {
  const [row] = await selectCounts(source, list);
  return row ?? null;
}

/** How many items of each category the list shows, in the order of their first. */
export function readSharedCategories(source: StatementSource, list: ListQuery): Promise<CategoryCount[]> {
  return selectCategories(source, list);
}

/** As readSharedCategories(), of items that are here already, in their order. */
export function categoriesOfItems(
  items: readonly Pick<SharedItem, 'category' | 'quantityRemaining'>[],
): CategoryCount[] {
  const counts = new Map<string, CategoryCount>();
  for (const { category, quantityRemaining } of items) {
    const count = counts.get(category) ?? { category, openCount: 0, purchasedCount: 0 };
    count[quantityRemaining > 0 ? 'openCount' : 'purchasedCount'] += 1;
    counts.set(category, count);
  }
  return [...counts.values()].slice(0, MOST_CATEGORIES);
}

const isBehind = (item: { orderIndex: number; id: string }, [order, id]: ItemKeys) =>
  item.orderIndex > order || (item.orderIndex === order && item.id > id);

const isBefore = (item: { orderIndex: number; id: string }, [order, id]: ItemKeys) =>
  item.orderIndex < order || (item.orderIndex === order && item.id < id);
