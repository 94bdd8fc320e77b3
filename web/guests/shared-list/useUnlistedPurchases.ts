import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteWithdrawn, type StoredPurchase } from '../purchases/stored-purchases.ts';
import type { SharedListChange } from './shared-list-changes.ts';
import { ReceiptsHoldDocument, type ReceiptsHoldQuery } from './useUnlistedPurchases.generated.ts';

/** The newest of them: nobody gives more on one list that is not shown any more. */
const MOST_ASKED = 20;

/**
 * Finds purchases of items off the page that were undone elsewhere, since somebody else may have bought the gift then.
 * Notes the items that were taken off the list. Asks when an item goes, when the list is opened, and when a change may
 * be about them.
 */
export function useUnlistedPurchases(listId: string, unlisted: readonly StoredPurchase[], token: string) {
  const client = useApolloClient();
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [changes, setChanges] = useState(0);
  const latest = useRef(0);
  const asked = unlisted.filter(({ undoToken }) => undoToken !== null).slice(0, MOST_ASKED);
  const question = asked.length > 0 ? [changes, ...asked.map(({ purchaseId }) => purchaseId)].join(' ') : null;

  const ask = useEffectEvent(async () => {
    latest.current += 1;
    const attempt = latest.current;
    const receipts = asked.map(({ purchaseId, undoToken }) => ({ purchaseId, undoToken: undoToken ?? '' }));
    const { data } = await client
      .query<ReceiptsHoldQuery>({
        query: ReceiptsHoldDocument,
        variables: { receipts, token },
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false }, // an answer on its way may be from before the change
      })
      .catch(() => ({ data: undefined }));
    if (!data || attempt !== latest.current) return; // they are taken to hold, or asked again since a change came meanwhile
    const answers = asked.map((purchase, index) => ({ ...purchase, receipt: data.purchasesOfReceipts[index] }));
    const over = answers.filter(({ receipt }) => !receipt).map(({ purchaseId }) => purchaseId);
    if (over.length > 0) setEnded((before) => new Set([...before, ...over]));
    for (const { itemId, receipt } of answers) {
      if (typeof receipt?.isWithdrawn === 'boolean') noteWithdrawn(listId, [itemId], receipt.isWithdrawn);
    }
  });
  useEffect(() => {
    if (question !== null) void ask();
  }, [question]);

  return {
    ended,
    /** Notes a change. A change of several items does not name them: then the server is asked. */
    noteUnlisted({ kind, items, removedItemId, wantedOfRemoved }: SharedListChange): void {
      // an item that left the list because nobody needs it any more is on it all the same
      const isWithdrawn = kind === 'SharedItemRemoved' && wantedOfRemoved === null;
      if (removedItemId !== null) noteWithdrawn(listId, [removedItemId], isWithdrawn);
      if (items === null && asked.every(({ itemId }) => itemId !== removedItemId)) return;
      latest.current += 1;
      setChanges((before) => before + 1);
    },
  };
}
