import { type RefObject, useEffect, useRef } from 'react';
import { BUY_MARK } from './SharedItemFace.tsx';
import type { StoredPurchase } from './stored-purchases.ts';

/**
 * Once a purchase is taken back, the button for that is gone: the focus goes to where the gift can be bought again, and to
 * `otherwise` if that is not on the page.
 */
export function useFocusAfterUndoing(kept: readonly StoredPurchase[], otherwise: RefObject<HTMLElement | null>): void {
  const before = useRef(kept);
  useEffect(() => {
    const undone = before.current.find(({ purchaseId }) =>
      kept.every((purchase) => purchase.purchaseId !== purchaseId),
    );
    before.current = kept;
    if (!undone) return;
    const handle = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const buy = document.querySelector<HTMLElement>(`[${BUY_MARK}="${undone.itemId}"]`);
      (buy ?? otherwise.current)?.focus({ preventScroll: true });
    }); // a dialog gives the focus back in a timeout of its own, which comes first
    return () => clearTimeout(handle);
  }, [kept, otherwise]);
}
