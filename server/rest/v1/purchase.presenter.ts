import type { PurchaseEntry } from '../../items/purchase-entry.type.ts';

/** The contract's Purchase object. */
export function presentPurchase({ id, guestEmail, guestName, quantity, purchaseDate, mine }: PurchaseEntry) {
  return { id, guestEmail, guestName, quantity, purchaseDate: purchaseDate.toISOString(), mine };
}
