import { statement } from '../../base/database/prepared.ts';
import { ANY_NUMBER } from '../lists/any-number.rules.ts';
import type { List } from '../lists/list.entity.ts';

/** How many items a list shows, and how many are archived. */
export interface ItemCounts {
  current: number;
  archived: number;
}

/** Counts of lists that were read together with them. */
const known = new WeakMap<object, ItemCounts>();

export function keepCounts(list: List, counts: ItemCounts): void {
  known.set(list, counts);
}

export function knownCounts(list: List): ItemCounts | undefined {
  return known.get(list);
}

/** As JSON, of the list `l`. */
export const COUNTS_OF_LIST = `(
  select json_build_object('current', count(*) filter (where not i.is_archived), 'archived', count(*) filter (where i.is_archived))
  from items i where i.list_id = l.id
)`;

/** Whether an item `i` counts where it is said how many are wanted: not where any number is welcome. */
export const isCounted = (item: 'i' | 'items') => `${item}.quantity_desired < ${ANY_NUMBER}`;

/** As isCounted(), for those who may know of purchases: another of its choice may be taken. */
export const isCountedAndNeeded = (item: 'i' | 'items') => `${isCounted(item)} and not ${item}.is_unneeded`;

/** A list without items has no row. */
export const selectItemCounts = statement<ItemCounts & { listId: string }, { listIds: readonly string[] }>(
  'item counts of lists',
  `
    select list_id as "listId", count(*) filter (where not is_archived)::int as current,
      count(*) filter (where is_archived)::int as archived
    from items where list_id = any($listIds::uuid[]) group by list_id`,
);
