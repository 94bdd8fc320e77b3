import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BUY_OF } from '#rules/doors/public-pages/drawn-page';
import type { StoredPurchase } from '../purchases/stored-purchases.ts';

/**
 * The undo button is gone once a purchase is taken back: the focus goes to the button that buys the gift again, and to
 * `otherwise` if that is not on the page. Returns a text to read out; everybody else sees it. Nobody took back
 * purchases that are `ended`: their gifts cannot be bought again.
 */
export function useAfterUndoing(
  kept: readonly StoredPurchase[],
  ended: readonly StoredPurchase[],
  otherwise: RefObject<HTMLElement | null>,
): string | null {
  const before = useRef(kept);
  const [news, setNews] = useState<string | null>(null);
  const isEnded = useEffectEvent((id: string) => ended.some(({ purchaseId }) => purchaseId === id));
  useEffect(() => {
    if (before.current === kept) return;
    const undone = before.current.find(
      ({ purchaseId }) => !isEnded(purchaseId) && kept.every((purchase) => purchase.purchaseId !== purchaseId),
    );
    before.current = kept;
    setNews(undone ? undoneText(undone) : null);
    if (!undone) return;
    const handle = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const buy = document.querySelector<HTMLElement>(`[data-${BUY_OF}="${undone.itemId}"]`);
      if (buy) buy.focus();
      else otherwise.current?.focus({ preventScroll: true });
    }); // a dialog gives the focus back in a timeout of its own, which comes first
    return () => clearTimeout(handle);
  }, [kept, otherwise]);
  return news;
}

function undoneText({ title }: StoredPurchase): string {
  return t`Purchase undone: “${title}” can be bought again.`;
}
