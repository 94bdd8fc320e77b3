import type { PurchaseRow } from '../items/purchase-entry.type.ts';
import type { ListToBuyFrom } from '../sharing/shared-list-rows.ts';
import type { Bought, NewPurchaseRow } from './record-purchase.ts';

/**
 * The list as it is after a purchase of the one item that was read with it, without reading it again; null if anything
 * else on it has changed since, which its revisions tell, or with it: other items of its choice, and how many are wanted.
 */
export function listAfterPurchase<List extends Pick<ListToBuyFrom, 'items' | 'revision' | 'purchaseRevision'>>(
  list: List,
  {
    id,
    quantity,
    heldUntil,
    guestEmail,
    guestName,
    buyerId,
  }: Omit<NewPurchaseRow, 'itemId' | 'undoTokenHash' | 'guestKeyId'>,
  buyerName: string | null,
  { boughtAt, revision, purchaseRevision }: Bought,
): List | null {
  const [item] = list.items;
  if (!item || item.choiceId || revision !== list.revision || purchaseRevision !== list.purchaseRevision + 1)
    return null;
  const createdAt = new Date(boughtAt);
  const purchase: PurchaseRow = { id, quantity, createdAt, heldUntil, guestEmail, guestName, buyerId, buyerName };
  const quantityPurchased = item.quantityPurchased + quantity;
  const firstEnd = [item.heldUntil, heldUntil].filter((end) => end !== null).toSorted((one, other) => +one - +other)[0];
  return {
    ...list,
    purchaseRevision,
    items: [{ ...item, quantityPurchased, heldUntil: firstEnd ?? null, purchases: [...item.purchases, purchase] }],
  };
}
