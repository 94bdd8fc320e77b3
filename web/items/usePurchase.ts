import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toast } from 'sonner';
import { useSession } from '../accounts/session.ts';
import { problemText } from '../form/problems.ts';
import { newKey } from '../network/new-key.ts';
import { itemTitle } from './item-texts.ts';
import {
  type Purchase_itemFragment,
  Purchase_itemFragmentDoc,
  usePurchaseItemMutation,
  useUndoPurchaseMutation,
} from './usePurchase.generated.ts';

interface Bought {
  id: string;
  title: string;
}

const FAILURE = 'An error occurred while processing your purchase. Please try again.';

/** Marks items as purchased, and takes that back: shown at once, and rolled back when the server refuses. */
export function usePurchase() {
  const { cache } = useApolloClient();
  const { account } = useSession();
  const [purchaseItem] = usePurchaseItemMutation();
  const [undoPurchase] = useUndoPurchaseMutation();

  const undo = async (purchaseId: string, { id }: Bought) => {
    const item = read(cache, id);
    const undone = item?.purchases.find((purchase) => purchase.id === purchaseId);
    const before = item &&
      undone && {
        ...item,
        quantityPurchased: item.quantityPurchased - undone.quantity,
        purchases: item.purchases.filter((purchase) => purchase !== undone),
      };
    try {
      await undoPurchase({
        variables: { purchaseId },
        ...(before && { optimisticResponse: { undoPurchase: before } }),
      });
    } catch (error) {
      toast.error(problemText(error, FAILURE));
    }
  };

  const purchase = async (bought: Bought, quantity: number) => {
    const item = read(cache, bought.id);
    const temporary = {
      __typename: 'Purchase' as const,
      id: newKey(),
      quantity,
      purchaseDate: new Date().toISOString(),
      guestName: null,
      guestEmail: null,
      mine: true,
      buyer: { __typename: 'User' as const, id: account?.id ?? '', name: account?.name ?? '' },
    };
    const after = item && {
      ...item,
      quantityPurchased: item.quantityPurchased + quantity,
      purchases: [...item.purchases, temporary],
    };
    const purchaseItemNow = after && {
      __typename: 'MemberPurchase' as const,
      purchase: { __typename: 'Purchase' as const, id: temporary.id },
      item: after,
    };
    try {
      const { data } = await purchaseItem({
        variables: { itemId: bought.id, quantity, idempotencyKey: newKey() },
        ...(purchaseItemNow && { optimisticResponse: { purchaseItem: purchaseItemNow } }),
      });
      const purchaseId = data?.purchaseItem.purchase.id;
      const action = purchaseId ? { label: 'Undo', onClick: () => void undo(purchaseId, bought) } : undefined;
      toast.success(`${itemTitle(bought)} is marked as purchased.`, { action });
    } catch (error) {
      toast.error(problemText(error, FAILURE));
    }
  };

  return { purchase, undo };
}

function read(cache: ApolloCache, itemId: string): Purchase_itemFragment | null {
  return cache.readFragment<Purchase_itemFragment>({
    id: cache.identify({ __typename: 'Item', id: itemId }),
    fragment: Purchase_itemFragmentDoc,
    optimistic: true,
  });
}
