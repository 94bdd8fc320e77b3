interface Gift {
  quantityDesired: number;
  quantityPurchased: number;
  /** When the first hold of it lapses. */
  heldUntil?: unknown;
}

/** A gift of which nothing is left, and some is only reserved. Of one that is held in part, somebody can still give the rest. */
export function isHeldWhole({ quantityDesired, quantityPurchased, heldUntil }: Gift): boolean {
  return Boolean(heldUntil) && quantityPurchased >= quantityDesired;
}
