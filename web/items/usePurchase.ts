import { useApolloClient } from '@apollo/client/react';
import { toast } from 'sonner';
import { useChanges } from '../changes/useChanges.ts';
import { problemText } from '../network/problems.ts';
import { newUuid } from '../network/uuid.ts';
import { PURCHASE_ITEM, readItem, UNDO_PURCHASE } from './item-changes.ts';
import { itemTitle } from './item-texts.ts';

interface Bought {
  id: string;
  title: string;
}

const FAILURE_TEXT = 'An error occurred while processing your purchase. Please try again.';

/** Marks items as purchased, and takes that back: shown at once, kept until it is sent, and rolled back when it is refused. */
export function usePurchase() {
  const { cache } = useApolloClient();
  const changes = useChanges();

  const undo = async (purchaseId: string, bought: Bought) => {
    try {
      if (await changes.withdraw(purchaseId)) return;
      const { id: itemId } = bought;
      const listId = readItem(cache, itemId)?.listId ?? '';
      await changes.make(UNDO_PURCHASE, { listId, itemId, title: itemTitle(bought), variables: { purchaseId } });
    } catch (error) {
      toast.error(problemText(error, FAILURE_TEXT));
    }
  };

  const purchase = async (bought: Bought, quantity: number) => {
    const item = readItem(cache, bought.id);
    const [key, temporaryId] = [newUuid(), newUuid()];
    const title = itemTitle(bought);
    try {
      const { data, isPending } = await changes.make(PURCHASE_ITEM, {
        key,
        listId: item?.listId ?? '',
        itemId: bought.id,
        title,
        temporaryId,
        variables: {
          itemId: bought.id,
          quantity,
          idempotencyKey: key,
          timesPutBack: item?.timesPutBack,
          orWhatRemains: true,
        },
      });
      const recorded = data?.purchaseItem.purchase;
      const action = { label: 'Undo', onClick: () => void undo(recorded?.id ?? temporaryId, bought) };
      const isLess = recorded && recorded.quantity < quantity;
      toast.success(
        isLess
          ? `Only ${recorded.quantity} of ${title} was still needed, and is marked as purchased.`
          : `${title} is marked as purchased.`,
        { action, ...(isPending && { description: 'Waiting for connection' }) },
      );
    } catch (error) {
      toast.error(problemText(error, FAILURE_TEXT));
    }
  };

  return { purchase, undo };
}
