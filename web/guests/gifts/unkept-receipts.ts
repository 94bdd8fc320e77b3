import { isStoredPurchase, STORED_PURCHASES } from '../purchases/stored-purchases.ts';

/** As many as may be sent at once. */
const MOST = 20;

/** Purchases of this browser that its key does not know: they were made before it had one, or without scripts. */
export function unkeptReceipts(known: readonly { id: string }[]): { purchaseId: string; undoToken: string }[] {
  const ids = new Set(known.map(({ id }) => id));
  return allStored()
    .flatMap(({ purchaseId, undoToken }) => (undoToken && !ids.has(purchaseId) ? [{ purchaseId, undoToken }] : []))
    .slice(0, MOST);
}

function allStored() {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(STORED_PURCHASES))
      .flatMap((name): unknown[] => JSON.parse(localStorage.getItem(name) ?? '[]'))
      .filter(isStoredPurchase);
  } catch {
    return []; // no storage, or somebody else wrote there
  }
}
