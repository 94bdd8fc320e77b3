import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../database/prepared.ts';
import { IS_BETWEEN, type ItemKeys, itemBounds } from '../items/item-page-rows.ts';
import type { ListProgressRow } from '../items/list-progress.type.ts';
import { type KeysetPage, type KeysetWindow, keysetPage } from '../keyset.ts';
import { orderedItems, type RawItem, readItem, type SharedItemRow } from './shared-list-rows.ts';

/** Who is blind gets every item, and none of what was bought of it. */
const VIEWING = 'cross join lateral (select $isBlind::boolean as is_blind offset 0) v';

interface ListQuery {
  listId: string;
  isBlind: boolean;
}

const pageStatement = (end: 'start' | 'end') => {
  const direction = end === 'end' ? 'desc' : 'asc';
  const shown = `and (v.is_blind or l.list_type = 'SHOPPING' or i.quantity_purchased < i.quantity_desired)`;
  const part = `and ${IS_BETWEEN} order by i.order_index ${direction}, i.id ${direction} limit $limit::int`;
  return statement<{ items: RawItem[] | null }, ListQuery & ReturnType<typeof itemBounds>>(
    `page of shared items, from the ${end}`,
    `select ${orderedItems(`${shown} ${part}`)} from lists l ${VIEWING} where l.id = $listId`,
  );
};

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

const selectProgress = statement<ListProgressRow, ListQuery>(
  'progress of a shared list',
  `
    select count(*)::int as wanted,
      (count(*) filter (where not v.is_blind and i.quantity_purchased >= i.quantity_desired))::int as given
    from items i ${VIEWING} where i.list_id = $listId and not i.is_archived`,
);

/** What a shared list shows between two cursors. */
export async function readSharedItemPage(
  em: EntityManager,
  list: ListQuery,
  window: KeysetWindow<ItemKeys>,
): Promise<KeysetPage<SharedItemRow>> {
  const [row] = await selectPage[window.isFromEnd ? 'end' : 'start'](em, { ...list, ...itemBounds(window) });
  return keysetPage((row?.items ?? []).map(readItem), window);
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

/** How many items the list has, and how many of them are bought: none for who is blind. */
export async function readSharedProgress(em: EntityManager, list: ListQuery): Promise<ListProgressRow> {
  const [row] = await selectProgress(em, list);
  return row ?? { wanted: 0, given: 0 };
}

const isBehind = (item: { orderIndex: number; id: string }, [order, id]: ItemKeys) =>
  item.orderIndex > order || (item.orderIndex === order && item.id > id);

const isBefore = (item: { orderIndex: number; id: string }, [order, id]: ItemKeys) =>
  item.orderIndex < order || (item.orderIndex === order && item.id < id);
