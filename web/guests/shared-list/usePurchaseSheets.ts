import { useCallback, useState } from 'react';
import { loadPurchaseDialog } from './purchase-dialog.ts';

interface Thing {
  id: string;
}

/** The sheet that is open, and those that were closed while their purchase is on its way: they go on where nobody sees them. */
export function usePurchaseSheets<Item extends Thing>() {
  const [buying, setBuying] = useState<Item | null>(null);
  const [isHolding, setHolding] = useState(false);
  const [closed, setClosed] = useState<readonly Item[]>([]);
  const buy = useCallback(async (item: Item, isToHold = false) => {
    await loadPurchaseDialog().catch(() => {}); // what stands in its place says so, and goes on trying
    setHolding(isToHold);
    setBuying(item);
  }, []);
  const close = (item: Item, isOnItsWay = false) => {
    setBuying((open) => (open === item ? null : open));
    setClosed((before) => before.filter(({ id }) => id !== item.id).concat(isOnItsWay ? item : []));
  };
  const sheets = buying ? [...closed.filter(({ id }) => id !== buying.id), buying] : closed;
  return { buying, isHolding, buy, close, sheets };
}
