import { statement } from '../database/prepared.ts';

/** How many items a list shows, and how many are archived. */
export interface ItemCounts {
  current: number;
  archived: number;
}

/** A list without items has no row. */
export const selectItemCounts = statement<ItemCounts & { listId: string }, { listIds: readonly string[] }>(
  'item counts of lists',
  `
    select list_id as "listId", count(*) filter (where not is_archived)::int as current,
      count(*) filter (where is_archived)::int as archived
    from items where list_id = any($listIds::uuid[]) group by list_id`,
);
