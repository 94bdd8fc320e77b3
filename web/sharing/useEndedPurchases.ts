import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredPurchase } from './stored-purchases.ts';
import { ReceiptHoldsDocument, type ReceiptHoldsQuery } from './useEndedPurchases.generated.ts';

/** The newest of them: nobody gives more on one list that is not shown any more. */
const MOST_ASKED = 20;

/**
 * Of purchases whose items the page does not show, those that were undone elsewhere: somebody else may have bought the gift
 * since, and it went off the list for that. Asked when an item goes, and when the list is opened.
 */
export function useEndedPurchases(unlisted: readonly StoredPurchase[]): ReadonlySet<string> {
  const client = useApolloClient();
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const asked = unlisted.filter(({ undoToken }) => undoToken !== null).slice(0, MOST_ASKED);
  const key = asked.map(({ purchaseId }) => purchaseId).join(' ');

  const ask = useEffectEvent(async () => {
    const answers = await Promise.allSettled(
      asked.map(async ({ purchaseId, undoToken }) => {
        const variables = { purchaseId, undoToken: undoToken ?? '' };
        const { data } = await client.query<ReceiptHoldsQuery>({
          query: ReceiptHoldsDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        return data?.purchaseOfReceipt === null ? purchaseId : null; // what cannot be asked is taken to hold
      }),
    );
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []));
    if (found.length > 0) setEnded((before) => new Set([...before, ...found]));
  });
  useEffect(() => {
    if (key !== '') void ask();
  }, [key]);
  return ended;
}
