import { isStoredPurchase, storePurchase } from './stored-purchases.ts';

/** What was bought a moment ago without the app: its page, which is on the screen still, brings it along. */
export function keepPurchaseOfPage(listId: string): void {
  const place = document.querySelector<HTMLElement>('.drawn [data-bought]');
  if (!place) return;
  const purchase: unknown = JSON.parse(place.dataset.bought ?? 'null');
  if (isStoredPurchase(purchase)) storePurchase(listId, purchase);
}
