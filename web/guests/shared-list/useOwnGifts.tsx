import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import type { OwnPurchase } from '../drawn/shared-item.ts';
import type { StoredPurchase } from '../purchases/stored-purchases.ts';
import { useUndo } from '../purchases/useUndo.ts';
import type { OpenSharedList } from './open-shared-list.ts';
import { giftsOfPage, type OwnGift } from './purchase-of-page.ts';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';
import type { SharedListChange } from './shared-list-changes.ts';

type ListedItem = SharedListView_itemFragment;

const AfterBuying = lazy(async () => ({
  default: (await keepLoading(() => import('../purchases/AfterBuying.tsx'))).AfterBuying,
}));

interface OwnPurchases {
  held: readonly StoredPurchase[];
  /** Tells whether the item was taken off the list. */
  withdrawnText: (itemId: string) => string | null;
}

/**
 * Purchases since the page was opened. Such a gift stays in its place, with a way back, also when nobody needs it any
 * more.
 */
export function useOwnGifts({ id, shareToken, isDemo }: OpenSharedList, { held, withdrawnText }: OwnPurchases) {
  const [bought, setBought] = useState<readonly OwnGift[]>(() => giftsOfPage(id));
  const { undo, isUndoing } = useUndo({ listId: id, shareToken });
  const client = useApolloClient();
  const buy = async (purchase: StoredPurchase) => {
    const { buyHeld } = await keepLoading(() => import('../purchases/hold-steps.ts'));
    await buyHeld(client, { id, shareToken }, purchase);
  };
  const isHeld = ({ purchaseId }: StoredPurchase) => held.some((purchase) => purchase.purchaseId === purchaseId);
  const gifts = bought.filter(({ item, purchase }) => withdrawnText(item.id) || isHeld(purchase));
  const giftOf = (itemId: string) => gifts.findLast(({ item }) => item.id === itemId);

  const ownPurchaseOf = (itemId: string): OwnPurchase | null => {
    const gift = giftOf(itemId);
    if (!gift || withdrawnText(itemId)) return null;
    const purchase = held.find(({ purchaseId }) => purchaseId === gift.purchase.purchaseId) ?? gift.purchase;
    const { quantity, heldUntil } = purchase;
    const made = { quantity, isUndoing, onUndo: () => void undo(purchase) };
    const own: OwnPurchase = {
      ...made,
      after: (questions) => (
        <Suspense fallback={<FailedLoadNote />}>
          <AfterBuying {...gift} {...{ purchase, shareToken, isDemo, questions }} />
        </Suspense>
      ),
    };
    return heldUntil ? { ...own, heldUntil, onBought: () => void buy(purchase) } : own;
  };
  return {
    /** Gifts whose item has left the list. */
    giftsBeside: (items: readonly ListedItem[]) =>
      [...new Map(gifts.map(({ item }) => [item.id, item])).values()] // bought one by one, it is one gift all the same
        .map((item) => {
          const wanted = withdrawnText(item.id) ? 0 : item.quantityDesired;
          return { ...item, quantityDesired: wanted, quantityPurchased: wanted, quantityRemaining: 0, heldUntil: null };
        })
        .filter(({ id }) => items.every((each) => each.id !== id)),
    ownPurchaseOf,
    addGift: (gift: OwnGift) => setBought((before) => [...before, gift]),
    /** Notes a change of the gifts: they are shown as they are, also once they have left the list. */
    noteGifts: (change: SharedListChange) => setBought((before) => before.map((gift) => giftAfter(gift, change))),
    shownPurchaseIds: gifts.map(({ purchase }) => purchase.purchaseId),
  };
}

function giftAfter(gift: OwnGift, { item, items, removedItemId, wantedOfRemoved }: SharedListChange): OwnGift {
  const now = [item, ...(items ?? [])].find((each) => each?.id === gift.item.id);
  if (now) return { ...gift, item: now };
  if (removedItemId !== gift.item.id || wantedOfRemoved === null) return gift;
  return { ...gift, item: { ...gift.item, quantityDesired: wantedOfRemoved } };
}
