import { t } from '@lingui/core/macro';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import type { OwnGift } from './own-gift.ts';
import { type GiftChangesInput, useSetGiftBudgetMutation, useUpdateGiftMutation } from './useGiftNotes.generated.ts';

type Budget = Pick<NonNullable<OwnGift['budget']>, 'currency' | 'amountMinor'>;

/** Keeps the reader’s own notes of a gift, and their budget. Each call says whether it is kept. */
export function useGiftNotes(purchaseId: string, guestKey: string | null) {
  const [update, updating] = useUpdateGiftMutation();
  const [setGiftBudget, setting] = useSetGiftBudgetMutation();
  const kept = async (work: Promise<unknown>) => {
    try {
      await work;
      return true;
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
      return false;
    }
  };
  return {
    change: (changes: GiftChangesInput) => kept(update({ variables: { purchaseId, guestKey, changes } })),
    setBudget: (budget: Budget | null) =>
      kept(
        setGiftBudget({
          variables: {
            purchaseId,
            guestKey,
            budget: budget && { currency: budget.currency, amountMinor: budget.amountMinor },
          },
          refetchQueries: ['GiftsScreen'],
        }),
      ),
    isKeeping: updating.loading || setting.loading,
  };
}
