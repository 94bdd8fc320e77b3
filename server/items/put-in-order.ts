import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../database/prepared.ts';

/** In the order of their ids, as deleting a list locks them, so that nobody waits for each other. */
const LOCK = {
  name: 'lock items to put them in order',
  text: `
    select (count(*) filter (where id::text = any($2)))::int as found
    from (select id from items where list_id = $1 order by id for update) locked`,
};

/** Apart from locking them, to see what others have written meanwhile. Items that keep their place are left alone. */
const MOVE = {
  name: 'put items in order',
  text: `
    with places as (
      select id, (row_number() over (order by order_index, id) - 1)::int as place from items where list_id = $1
    ), named as (
      select id::uuid, nth from unnest($2::text[]) with ordinality as named(id, nth)
    ), held as (
      select place, row_number() over (order by place) as nth from places where id in (select id from named)
    ), wanted as (
      select id, place from named join held using (nth)
      union all select id, place from places where id not in (select id from named)
    )
    update items set order_index = wanted.place from wanted
    where items.id = wanted.id and items.order_index <> wanted.place`,
};

/**
 * Puts the named items of a list in this order, in the places that they held, counted from 0; the others stay where they
 * are. Says whether it could: all of the named must be on the list.
 */
export async function putInOrder(em: EntityManager, listId: string, ids: readonly string[]): Promise<boolean> {
  const [locked] = await prepared<{ found: number }>(em, LOCK, [listId, ids]);
  if (locked?.found !== ids.length) return false;
  await prepared(em, MOVE, [listId, ids]);
  return true;
}
