import { useSyncExternalStore } from 'react';
import { ALL_DEMO_LIST_IDS } from '#rules/lists/seeds/demo-lists';
import { createListeners, type Listener } from '../../base/state/store.ts';

/** This browser's record of a purchase made in it, so that a guest can take it back. */
export interface StoredPurchase {
  purchaseId: string;
  /** Null for a purchase that was made signed in, on another device: being signed in is enough for it. */
  undoToken: string | null;
  itemId: string;
  title: string;
  quantity: number;
  date: string;
  /** Until when it is reserved; absent once it is bought. */
  heldUntil?: string;
  /** Whether the page heard that the list's owner took it back. */
  isPutBackByOwner?: boolean;
  /** Whether its item was off the list when the page last heard of it: a page that opens says so from the first. */
  isWithdrawn?: boolean;
}

/** As the list tells of an item. */
interface ListedItem {
  id: string;
  purchases: readonly { id: string }[];
}

const MAX_PURCHASES = 100;
const NONE: readonly StoredPurchase[] = [];
const changes = createListeners();
const known = new Map<string, readonly StoredPurchase[]>();

/** The purchases that this browser made on a list, newest first. */
export function useStoredPurchases(listId: string): readonly StoredPurchase[] {
  return useSyncExternalStore(subscribe, () => storedPurchases(listId));
}

export function storedPurchases(listId: string): readonly StoredPurchase[] {
  const stored = known.get(listId) ?? read(listId);
  known.set(listId, stored);
  return stored;
}

export function storePurchase(listId: string, purchase: StoredPurchase): void {
  const others = storedPurchases(listId).filter(({ purchaseId }) => purchaseId !== purchase.purchaseId);
  write(listId, [purchase, ...others].slice(0, MAX_PURCHASES));
}

/** After some of a purchase were taken back, or all of it. */
export function keepStoredPurchase(listId: string, purchaseId: string, quantity: number): void {
  const purchase = storedPurchases(listId).find((stored) => stored.purchaseId === purchaseId);
  if (quantity === 0) removeStoredPurchases(listId, [purchaseId]);
  else if (purchase) storePurchase(listId, { ...purchase, quantity });
}

/** After the owner took purchases of an item back: those that the item does not know any more. */
export function notePutBack(listId: string, item: ListedItem): void {
  note(listId, { isPutBackByOwner: true }, (purchase) => !purchase.isPutBackByOwner && isUndoneOn(item, purchase));
}

/** After items were taken off the list, or are on it again. */
export function noteWithdrawn(listId: string, itemIds: readonly string[], isWithdrawn: boolean): void {
  note(
    listId,
    { isWithdrawn },
    (purchase) => !purchase.isWithdrawn === isWithdrawn && itemIds.includes(purchase.itemId),
  );
}

function note(listId: string, news: Partial<StoredPurchase>, isNews: (purchase: StoredPurchase) => boolean): void {
  const stored = storedPurchases(listId);
  if (!stored.some(isNews)) return;
  const noted = stored.map((purchase) => (isNews(purchase) ? { ...purchase, ...news } : purchase));
  write(listId, noted);
}

/** Whether it was taken back by another way, such as the link in the mail: its item is here, and does not know it. */
export function isUndoneOn({ id, purchases }: ListedItem, stored: StoredPurchase): boolean {
  return stored.itemId === id && purchases.every((purchase) => purchase.id !== stored.purchaseId);
}

export function removeStoredPurchases(listId: string, purchaseIds: readonly string[]): void {
  const stored = storedPurchases(listId);
  const left = stored.filter(({ purchaseId }) => !purchaseIds.includes(purchaseId));
  if (left.length < stored.length) write(listId, left);
}

/** In front of the id of the list. */
export const STORED_PURCHASES = 'kindlist_purchases_';

function keyOf(listId: string): string {
  return STORED_PURCHASES + listId;
}

function read(listId: string): readonly StoredPurchase[] {
  if (ALL_DEMO_LIST_IDS.has(listId)) return NONE;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(listId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredPurchase) : NONE;
  } catch {
    return NONE; // no storage, or somebody else wrote there
  }
}

function write(listId: string, purchases: readonly StoredPurchase[]): void {
  known.set(listId, purchases);
  if (!ALL_DEMO_LIST_IDS.has(listId)) keep(listId, purchases);
  changes.notify();
}

function keep(listId: string, purchases: readonly StoredPurchase[]): void {
  try {
    if (purchases.length > 0) localStorage.setItem(keyOf(listId), JSON.stringify(purchases));
    else localStorage.removeItem(keyOf(listId));
  } catch {
    // Without storage they last as long as the page.
  }
}

function subscribe(listener: Listener): () => void {
  const onOtherTabChange = () => {
    for (const listId of known.keys()) if (!ALL_DEMO_LIST_IDS.has(listId)) known.delete(listId);
    listener();
  };
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', onOtherTabChange);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onOtherTabChange);
  };
}

export function isStoredPurchase(value: unknown): value is StoredPurchase {
  if (typeof value !== 'object' || value === null) return false;
  const { purchaseId, itemId, title, quantity, date } = value as Record<string, unknown>;
  return [purchaseId, itemId, title, date].every((text) => typeof text === 'string') && typeof quantity === 'number';
}
