import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { opensTo } from '../../core/access/shared-list.policy.ts';

/** The facts that decide who may thank for a purchase. */
interface BoughtRow {
  itemId: string;
  listId: string;
  buyerId: string | null;
}

/** No row where the purchase is kept from the viewer, or its list is, as where there is none: so the number of statements is the same. */
export const selectBought = statement<BoughtRow, { purchaseId: string; viewerId: string }>(
  'purchase to thank for',
  `
    select i.id as "itemId", l.id as "listId", p.buyer_id as "buyerId"
    from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
    where p.id = $purchaseId::uuid and ${opensTo('$viewerId::uuid')} and not ${isKeptFrom('$viewerId::uuid')}`,
);

/** Thanking again keeps the time of the first thanks. */
export const updateThanked = statement<never, { purchaseId: string; isThanked: boolean }>(
  'thank for a purchase',
  `
    update purchases set thanked_at = case when $isThanked::boolean then coalesce(thanked_at, now()) end
    where id = $purchaseId::uuid`,
);
