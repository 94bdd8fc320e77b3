import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import type { List } from './list.entity.ts';

const putWhereBefore = statement<never, { listId: string; itemIds: readonly string[] }>(
  'put new items at the shops of earlier ones',
  `
    with new as materialized (
      select n.id, lower(trim(n.title)) as title from items n where n.id = any($itemIds::uuid[])
    ), of_shops as (
      select i.id, lower(trim(i.title)) as title, i.created_at from items i
      where i.list_id = $listId::uuid and i.id <> all($itemIds::uuid[])
        and i.id in (select si.item_id from shop_items si join shops s on s.id = si.shop_id where s.list_id = $listId::uuid)
    ), before as (
      select distinct on (n.id) n.id, o.id as before_id from new n join of_shops o on o.title = n.title
      order by n.id, o.created_at desc, o.id desc
    )
    insert into shop_items (shop_id, item_id)
    select si.shop_id, b.id from before b join shop_items si on si.item_id = b.before_id
    on conflict do nothing`,
);

/**
 * A thing that comes back to a shopping list is to be had where it was before, through whichever door it comes. The list is
 * locked; one without shops costs nothing.
 */
export async function putAtShopsOfBefore(em: EntityManager, list: List, itemIds: readonly string[]): Promise<void> {
  if (list.shopCount === 0) return;
  await em.flush();
  await putWhereBefore(em, { listId: list.id, itemIds });
}
