import { useApolloClient } from '@apollo/client/react';
import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { problemText } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { PURCHASE_ITEM, readItem, UNDO_PURCHASE } from './item-changes.ts';
import { itemTitle } from './item-texts.ts';

interface Bought {
  id: string;
  title: string;
}

type Outcome = { isRecorded: false } | Recorded;

interface Recorded {
  isRecorded: true;
  isPending: boolean;
  /** "Milk is marked as purchased." */
  sentence: string;
  undo: () => Promise<boolean>;
}

const FAILURE = msg`An error occurred while processing your purchase. Please try again.`;

/** Marks items as purchased, and takes that back: shown at once, kept until it is sent, and rolled back when it is refused. */
export function usePurchase() {
  const { cache } = useApolloClient();
  const changes = useChanges();

  /** Says when it fails; true where it went through, or waits to be sent. */
  const undo = async (purchaseId: string, bought: Bought): Promise<boolean> => {
    try {
      if (await changes.withdraw(purchaseId)) return true;
      const { id: itemId } = bought;
      const listId = readItem(cache, itemId)?.listId ?? '';
      await changes.make(UNDO_PURCHASE, { listId, itemId, title: itemTitle(bought), variables: { purchaseId } });
      return true;
    } catch (error) {
      toast.error(problemText(error, say(FAILURE)));
      return false;
    }
  };

  /** Says when it fails, and leaves it to the caller to say that it did not. */
  const record = async (bought: Bought, quantity: number): Promise<Outcome> => {
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
      return {
        isRecorded: true,
        isPending,
        sentence: purchasedText(title, recorded && recorded.quantity < quantity ? recorded.quantity : null),
        undo: () => undo(recorded?.id ?? temporaryId, bought),
      };
    } catch (error) {
      toast.error(problemText(error, say(FAILURE)));
      return { isRecorded: false };
    }
  };

  const purchase = async (bought: Bought, quantity: number) => {
    const outcome = await record(bought, quantity);
    if (!outcome.isRecorded) return;
    toast.success(outcome.sentence, {
      action: { label: t`Undo`, onClick: () => void outcome.undo() },
      ...(outcome.isPending && { description: t`Waiting for connection` }),
    });
  };

  return { purchase, record, undo };
}

/** `less` is how many were still needed, where that is fewer than somebody wanted to mark. */
export function purchasedText(title: string, less: number | null = null): string {
  return less === null
    ? t`${title} is marked as purchased.`
    : t`Only ${less} of ${title} was still needed, and is marked as purchased.`;
}
