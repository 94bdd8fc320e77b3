import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { type StoredPurchase, storedPurchases, storePurchase } from './stored-purchases.ts';
import { useExtendReservationMutation, usePurchaseReservedItemMutation } from './useHold.generated.ts';

interface List {
  listId: string;
  shareToken: string;
}

/** Says that a reserved gift is bought, or holds it for longer, and keeps the browser's record of it true. */
export function useHold({ listId, shareToken }: List) {
  const [buyHeld, buying] = usePurchaseReservedItemMutation();
  const [extendHold, extending] = useExtendReservationMutation();

  const buy = useCallback(
    async ({ purchaseId, undoToken }: StoredPurchase): Promise<void> => {
      try {
        await buyHeld({ variables: { token: shareToken, purchaseId, undoToken } });
        note(listId, purchaseId, undefined);
      } catch (problem) {
        toast.error(problemText(problem, failureText()));
      }
    },
    [buyHeld, listId, shareToken],
  );
  const extend = useCallback(
    async ({ purchaseId, undoToken }: StoredPurchase): Promise<void> => {
      try {
        const { data } = await extendHold({ variables: { token: shareToken, purchaseId, undoToken } });
        note(listId, purchaseId, data?.extendReservation.purchase?.heldUntil ?? undefined);
      } catch (problem) {
        toast.error(problemText(problem, failureText()));
      }
    },
    [extendHold, listId, shareToken],
  );
  return { buy, extend, isBusy: buying.loading || extending.loading };
}

function note(listId: string, purchaseId: string, heldUntil: string | undefined): void {
  const stored = storedPurchases(listId).find((purchase) => purchase.purchaseId === purchaseId);
  if (!stored) return;
  const { heldUntil: _, ...bought } = stored;
  storePurchase(listId, heldUntil ? { ...bought, heldUntil } : bought);
}

function failureText(): string {
  return t`That didn’t work. Please try again.`;
}
