import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { keepStoredPurchase, storedPurchases } from './stored-purchases.ts';
import { useUndoSharedPurchaseMutation } from './useUndo.generated.ts';

export function undoneAlreadyText(): string {
  return t`This purchase was already undone.`;
}

interface UndoOptions {
  /** Undefined while the list cannot be shown: the secret of a receipt works all the same. */
  listId: string | undefined;
  shareToken: string;
}

interface UndoablePurchase {
  purchaseId: string;
  undoToken: string | null;
  title?: string;
  /** How many stay bought, if any. */
  keeping?: number;
}

/** Takes a purchase back, and says how it went where the page does not show it. Resolves to whether there is nothing left to undo. */
export function useUndo({ listId, shareToken }: UndoOptions) {
  const [undoPurchase, { loading }] = useUndoSharedPurchaseMutation();

  const undo = useCallback(
    async ({ purchaseId, undoToken, title, keeping = 0 }: UndoablePurchase): Promise<boolean> => {
      try {
        const { data } = await undoPurchase({ variables: { token: shareToken, purchaseId, undoToken, keeping } });
        const name = title ?? data?.undoSharedPurchase.item?.title;
        if (!isShown(listId, purchaseId, keeping)) {
          toast.success(t`Purchase undone`, { description: name && t`“${name}” can be bought again.` });
        }
      } catch (error) {
        if (!hasCode(error, 'NOT_FOUND')) {
          toast.error(problemText(error, t`The purchase could not be undone. Please try again.`));
          return false;
        }
        toast(undoneAlreadyText());
      }
      if (listId) keepStoredPurchase(listId, purchaseId, keeping);
      return true;
    },
    [undoPurchase, shareToken, listId],
  );
  return { undo, isUndoing: loading };
}

/** Its gift stands on the open list again, where a note would only cover the next one. */
function isShown(listId: string | undefined, purchaseId: string, keeping: number): boolean {
  return (
    listId !== undefined && keeping === 0 && storedPurchases(listId).some((kept) => kept.purchaseId === purchaseId)
  );
}
