import { useState } from 'react';
import type { OpenSharedList } from './open-shared-list.ts';
import { giftsOfPage, type OwnGift } from './purchase-of-page.ts';
import type { OwnPurchase } from './SharedItemFace.tsx';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';
import type { SharedListChange } from './shared-list-changes.ts';
import type { StoredPurchase } from './stored-purchases.ts';
import { useUndo } from './useUndo.ts';

type ListedItem = SharedListView_itemFragment;

/** What the reader bought since the page was opened. Such a gift stays in its place, with a way back, also when nobody needs it any more. */
export function useOwnGifts({ id, shareToken }: OpenSharedList, held: readonly StoredPurchase[]) {
  const [bought, setBought] = useState<readonly OwnGift[]>(() => giftsOfPage(id));
  const { undo, isUndoing } = useUndo({ listId: id, shareToken });
  const gifts = bought.filter(({ purchase }) => held.some(({ purchaseId }) => purchaseId === purchase.purchaseId));

  const ownPurchaseOf = (itemId: string): OwnPurchase | null => {
    const purchase = gifts.findLast(({ item }) => item.id === itemId)?.purchase;
    return purchase ? { quantity: purchase.quantity, isUndoing, onUndo: () => void undo(purchase) } : null;
  };
  return {
    /** Those whose item has left the list. */
    giftsBeside: (items: readonly ListedItem[]) =>
      [...new Map(gifts.map(({ item }) => [item.id, item])).values()] // bought one by one, it is one gift all the same
        .map((item) => ({ ...item, quantityPurchased: item.quantityDesired, quantityRemaining: 0 }))
        .filter(({ id }) => items.every((each) => each.id !== id)),
    ownPurchaseOf,
    addGift: (gift: OwnGift) => setBought((before) => [...before, gift]),
    /** What the change says of the gifts: they are shown as they are, also once they have left the list. */
    noteGifts: (change: SharedListChange) =>
      setBought((before) => before.map((gift) => ({ ...gift, item: itemAfter(gift.item, change) }))),
    shownPurchaseIds: gifts.map(({ purchase }) => purchase.purchaseId),
  };
}

function itemAfter(before: ListedItem, { item, items, removedItemId, wantedOfRemoved }: SharedListChange): ListedItem {
  const now = [item, ...(items ?? [])].find((each) => each?.id === before.id);
  if (now) return now;
  const isUnneeded = removedItemId === before.id && wantedOfRemoved !== null;
  return isUnneeded ? { ...before, quantityDesired: wantedOfRemoved } : before;
}
