import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { statement } from '../../base/database/prepared.ts';
import {
  GREATEST,
  idKey,
  integerKey,
  type KeysetPage,
  type KeysetWindow,
  keysetCursor,
  keysetPage,
  LEAST,
  rowsToRead,
} from '../../base/paging/keyset.ts';
import {
  type ItemSelection,
  type KeyedSort,
  readSortedKeys,
  type SortedKeys,
  withRows,
} from '../item-orders/sorted-keys.ts';
import {
  type ItemRow,
  itemWith,
  type RawItem,
  readItem,
  readItemsOf,
  WITH_PURCHASES,
  WITHOUT_PURCHASES,
} from './item-rows.ts';

/** Items are ordered by their place on the list, then by id. */
export type ItemKeys = [orderIndex: number, id: string];

export const ITEM_CURSOR = keysetCursor<ItemKeys>(z.tuple([integerKey, idKey]));

/** Whether the item `i` stands between the two cursors that itemBounds() gives. */
export const IS_BETWEEN = `(i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)`;

/** The values that IS_BETWEEN and the limit of a page take. */
export function itemBounds(window: KeysetWindow<ItemKeys>) {
  const [afterOrder, afterId] = window.after ?? [LEAST.integer, LEAST.id];
  const [beforeOrder, beforeId] = window.before ?? [GREATEST.integer, GREATEST.id];
  return { afterOrder, afterId, beforeOrder, beforeId, limit: rowsToRead(window) };
}

type Bounds = ReturnType<typeof itemBounds>;

const CONDITIONS = { all: '', current: 'and not i.is_archived', archived: 'and i.is_archived' };

const itemPageStatement = (which: ItemSelection, view: 'whole' | 'blind', end: 'start' | 'end') => {
  const item = itemWith(view === 'blind' ? WITHOUT_PURCHASES : WITH_PURCHASES);
  const direction = end === 'end' ? 'desc' : 'asc';
  return statement<{ listId: string; items: RawItem[] | null }, Bounds & { listIds: readonly string[] }>(
    `page of items, ${which}, ${view}, from the ${end}`,
    `
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select ${item} from items i
        where i.list_id = l.id ${CONDITIONS[which]} and ${IS_BETWEEN}
        order by i.order_index ${direction}, i.id ${direction} limit $limit::int
      ) item
    ) page`,
  );
};

const bothEnds = (which: ItemSelection, view: 'whole' | 'blind') => ({
  start: itemPageStatement(which, view, 'start'),
  end: itemPageStatement(which, view, 'end'),
});

const bothViews = (which: ItemSelection) => ({ whole: bothEnds(which, 'whole'), blind: bothEnds(which, 'blind') });

const selectItemPage = { all: bothViews('all'), current: bothViews('current'), archived: bothViews('archived') };

/** Reads the same window of each of these lists, in one query; by the ids of the lists. */
export async function readItemPages(
  em: EntityManager,
  listIds: readonly string[],
  { which, arePurchasesHidden }: { which: ItemSelection; arePurchasesHidden: boolean },
  window: KeysetWindow<ItemKeys>,
): Promise<Map<string, KeysetPage<ItemRow>>> {
  const select = selectItemPage[which][arePurchasesHidden ? 'blind' : 'whole'][window.isFromEnd ? 'end' : 'start'];
  const rows = await select(em, { listIds, ...itemBounds(window) });
  return new Map(rows.map(({ listId, items }) => [listId, keysetPage((items ?? []).map(readItem), window)]));
}

export interface SortedItem {
  row: ItemRow;
  keys: SortedKeys;
}

/** Reads the same window of each of these lists in an order of its own: in two queries, by the ids of the lists. */
export async function readSortedItemPages(
  em: EntityManager,
  listIds: readonly string[],
  wanted: { sort: KeyedSort; which: ItemSelection; arePurchasesHidden: boolean },
  window: KeysetWindow<SortedKeys>,
): Promise<Map<string, KeysetPage<SortedItem>>> {
  const pages = await readSortedKeys(em, listIds, { ...wanted, areTakenIncluded: true }, window);
  const itemIds = [...pages.values()].flatMap(({ entries }) => entries.map(({ id }) => id));
  const rows = new Map((await readItemsOf(em, { listIds, itemIds }, wanted)).map((row) => [row.id, row]));
  return new Map([...pages].map(([listId, page]) => [listId, withRows(wanted.sort, page, rows)]));
}
