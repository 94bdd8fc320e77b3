import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useStableValue } from '../../base/state/useStableValue.ts';
import { heldForYouText } from '../../base/text/held-text.ts';
import { withdrawnText } from '../../base/text/withdrawn-text.ts';
import {
  isUndoneOn,
  noteWithdrawn,
  removeStoredPurchases,
  type StoredPurchase,
  useStoredPurchases,
} from '../purchases/stored-purchases.ts';
import type { OpenSharedList } from './open-shared-list.ts';
import { useUnlistedPurchases } from './useUnlistedPurchases.ts';

type ListedItem = OpenSharedList['items'][number];

/** Gives the remembered purchases that hold, and a note on each of the others. */
export function useHeldPurchases(list: OpenSharedList) {
  const { id, shareToken, ownerName, listType, items, purchasesHidden, isDemo } = list;
  const stored = useStoredPurchases(id);
  const undone = purchasesHidden ? [] : stored.filter((purchase) => items.some((item) => isUndoneOn(item, purchase)));
  const isAsked = !purchasesHidden && !isDemo; // of a demo nothing is kept that could be asked for
  const unlisted = stored.filter(({ itemId }) => items.every((item) => item.id !== itemId));
  const truth = useUnlistedPurchases(id, isAsked ? unlisted : [], shareToken);
  const ended = isAsked ? unlisted.filter(({ purchaseId }) => truth.ended.has(purchaseId)) : [];
  const held = useStableValue(stored.filter((purchase) => !undone.includes(purchase) && !ended.includes(purchase)));
  useEffect(() => {
    const listedIds = items.map((item) => item.id);
    noteWithdrawn(id, listedIds, false);
  }, [id, items]);
  const givenBy = ({ id: itemId, purchases }: ListedItem) => [
    ...held.filter((purchase) => purchase.itemId === itemId),
    ...purchases.filter(({ mine }) => mine), // in another browser, too
  ];
  const undoneOf = (itemId: string) => undone.filter((purchase) => purchase.itemId === itemId);

  return {
    held,
    /** Whether the reader gives some of it, or holds it. */
    isGiver: (item: ListedItem) => givenBy(item).length > 0,
    /** How many gifts the reader holds of which others can still give some. */
    heldInPart: items.filter((item) => item.quantityRemaining > 0 && givenBy(item).some(({ heldUntil }) => heldUntil))
      .length,
    /** Purchases that were undone elsewhere, of gifts that are not on the list any more. */
    ended,
    /** For a gift that nobody is to buy any more, until it is on the list again. */
    withdrawnText: (itemId: string) =>
      unlisted.some((purchase) => purchase.isWithdrawn && purchase.itemId === itemId) ? withdrawnText(ownerName) : null,
    noteUnlisted: truth.noteUnlisted,
    forgetEnded: (purchaseId: string) => removeStoredPurchases(id, [purchaseId]),
    /** For the card of a gift that the reader gives since an earlier visit, or thought to give. */
    earlierText(itemId: string): string | null {
      const before = undoneOf(itemId);
      const standing = held.filter((purchase) => purchase.itemId === itemId);
      if (standing.length > 0) return listType === 'SHOPPING' ? null : givingText(standing);
      if (before.length === 0) return null;
      const wasHeld = before.every(({ heldUntil }) => heldUntil && Date.parse(heldUntil) <= Date.now());
      if (wasHeld) return t`This is no longer held for you: it’s free again.`;
      const isByOwner = before.some(({ isPutBackByOwner }) => isPutBackByOwner);
      return isByOwner
        ? t`${ownerName} put this back on the list.`
        : t`Your purchase was undone: this is back on the list.`;
    },
    /** Once the reader has bought it again. */
    forgetPutBack(bought: StoredPurchase): void {
      const before = undoneOf(bought.itemId).map(({ purchaseId }) => purchaseId);
      removeStoredPurchases(
        id,
        before.filter((purchaseId) => purchaseId !== bought.purchaseId),
      );
    },
  };
}

function givingText(purchases: readonly StoredPurchase[]): string {
  const given = purchases.filter(({ heldUntil }) => !heldUntil).reduce((sum, { quantity }) => sum + quantity, 0);
  const until = purchases[0]?.heldUntil;
  if (given === 0 && until) return heldForYouText(until);
  return given > 1 ? t`You’re giving ${{ quantity: given }}` : t`You’re giving this`;
}
