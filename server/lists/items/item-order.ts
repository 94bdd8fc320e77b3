import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';

interface Order {
  listId: string;
  itemIds: readonly string[];
}

/** In the order of their ids, as deleting a list locks them, so that nobody waits for each other. */
const lockItems = statement<{ found: number }, Order>(
  'lock items to put them in order',
  `
    select (count(*) filter (where id::text = any($itemIds)))::int as found
    from (select id from items where list_id = $listId order by id for update) locked`,
);

/** Apart from locking them, to see what others have written meanwhile. Items that keep their place are left alone. */
const moveItems = statement<never, Order>(
  'put items in order',
  `
    with places as (
      select id, (row_number() over (order by order_index, id) - 1)::int as place from items where list_id = $listId
    ), named as (
      select id::uuid, nth from unnest($itemIds::text[]) with ordinality as named(id, nth)
    ), held as (
      select place, row_number() over (order by place) as nth from places where id in (select id from named)
    ), wanted as (
      select id, place from named join held using (nth)
      union all select id, place from places where id not in (select id from named)
    )
    update items set order_index = wanted.place from wanted
    where items.id = wanted.id and items.order_index <> wanted.place`,
);

/**
 * Puts the named items of a list in this order, in the places that they held, counted from 0; the others stay where they
 * are. Says whether it could: all of the named must be on the list.
 */
export async function putInOrder(em: EntityManager, listId: string, itemIds: readonly string[]): Promise<boolean> {
  const [locked] = await lockItems(em, { listId, itemIds });
  if (locked?.found !== itemIds.length) return false;
  await moveItems(em, { listId, itemIds });
  return true;
}

const selectNextPlace = statement<{ place: number }, { listId: string }>(
  'next place on a list',
  'select coalesce(max(order_index) + 1, 0)::int as place from items where list_id = $listId::uuid',
);

/** The place behind all items of a list, archived ones too. */
export async function nextPlace(em: EntityManager, listId: string): Promise<number> {
  const [row] = await selectNextPlace(em, { listId });
  return row?.place ?? 0;
}
