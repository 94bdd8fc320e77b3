import { BOUGHT, DRAWN } from '#rules/doors/public-pages/drawn-page';
import { isStoredPurchase, type StoredPurchase, storePurchase } from '../purchases/stored-purchases.ts';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';

export interface OwnGift {
  item: SharedListView_itemFragment;
  purchase: StoredPurchase;
  /** The address to which the receipt went, as far as this page knows. */
  receiptTo?: string | null;
  hasDeliveryAddress?: boolean;
}

const gifts = new Map<string, OwnGift>();

/** Keeps a purchase that was made without the app: its page, which is on the screen still, brings it along. */
export function keepPurchaseOfPage(listId: string): void {
  const place = document.querySelector<HTMLElement>(`.${DRAWN} [data-${BOUGHT}]`);
  if (!place) return;
  const { item, ...purchase } = JSON.parse(place.dataset[BOUGHT] ?? '{}');
  if (!isStoredPurchase(purchase)) return;
  storePurchase(listId, purchase);
  if (item) gifts.set(listId, { item: { __typename: 'SharedItem', purchases: [], ...item }, purchase });
}

/** That, with its item, which may have left the list. */
export function giftsOfPage(listId: string): readonly OwnGift[] {
  const gift = gifts.get(listId);
  return gift ? [gift] : [];
}
