import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import type { List } from './list.entity.ts';

const putWhereBefore = statement<never, { listId: string; itemIds: readonly string[] }>(
  'put new items at the shops of earlier ones',
  `
    insert into shop_items (shop_id, item_id)
    select si.shop_id, n.id
    from items n
    cross join lateral (
      select i.id from items i
      where i.list_id = $listId::uuid and i.id <> all($itemIds::uuid[]) and lower(trim(i.title)) = lower(trim(n.title))
        and exists (select 1 from shop_items s where s.item_id = i.id)
      order by i.created_at desc, i.id desc limit 1
    ) before
    join shop_items si on si.item_id = before.id
    where n.id = any($itemIds::uuid[])
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
