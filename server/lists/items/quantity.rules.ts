import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { isAnyNumber } from './any-number.rules.ts';

export const MOST_PIECES = 99;

const PROBLEM = { error: () => t`Quantity must be between 1 and ${MOST_PIECES}` };

/**
 * Pieces of one item, wanted or bought. A file of its own lets a guest's page do without the rest of an item's rules.
 */
export const quantity = z.int(PROBLEM).min(1, PROBLEM).max(MOST_PIECES, PROBLEM);

/** As many as are wanted, or any number. */
export const wantedQuantity = z
  .int(PROBLEM)
  .refine((value) => isAnyNumber(value) || (value >= 1 && value <= MOST_PIECES), PROBLEM);

interface Wanted {
  quantityDesired: number;
  quantityPurchased: number;
}

/** How many may still be bought, at most in one go. */
export function piecesLeft({ quantityDesired, quantityPurchased }: Wanted): number {
  return Math.min(MOST_PIECES, Math.max(0, quantityDesired - quantityPurchased));
}
