import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import type { ShownShop } from './shop.type.ts';

type ShopRow = Omit<ShownShop, 'orderedAt'> & { listId: string; orderedAt: string | Date | null };

const selectShops = statement<ShopRow, { listIds: readonly string[] }>(
  'shops of lists',
  `
    select s.list_id as "listId", s.id, s.name, s.category_order as "categoryOrder", s.ordered_at as "orderedAt",
      coalesce((select json_agg(si.item_id order by si.item_id) from shop_items si where si.shop_id = s.id), '[]') as "itemIds"
    from shops s where s.list_id = any($listIds::uuid[]) order by s.created_at, s.id`,
);

/** The shops of each list, in the order in which they were added. */
export async function readShops(em: EntityManager, listIds: readonly string[]): Promise<Map<string, ShownShop[]>> {
  const rows = await selectShops(em, { listIds });
  const shown = rows.map(({ orderedAt, ...shop }) => ({ ...shop, orderedAt: orderedAt ? new Date(orderedAt) : null }));
  return Map.groupBy(shown, ({ listId }) => listId);
}

/** Says where items are to be had: at these shops of the list and at no other. Where none of them is there any more, nothing changes. The items and the list are locked. */
export const putAtShops = statement<
  { itemId: string },
  { listId: string; itemIds: readonly string[]; shopIds: readonly string[] }
>(
  'put items at shops',
  `
    with theirs as (select id from shops where list_id = $listId::uuid and id = any($shopIds::uuid[])),
      removed as (
        delete from shop_items where item_id = any($itemIds::uuid[]) and shop_id not in (select id from theirs)
          and (cardinality($shopIds::uuid[]) = 0 or exists (select from theirs))
        returning item_id
      ),
      added as (
        insert into shop_items (shop_id, item_id)
        select s.id, i.id from theirs s cross join unnest($itemIds::uuid[]) i (id)
        on conflict do nothing
        returning item_id
      )
    select item_id as "itemId" from removed union select item_id from added`,
);
