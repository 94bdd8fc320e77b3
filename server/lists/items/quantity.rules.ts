import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { ANY_NUMBER, isAnyNumber } from '../lists/any-number.rules.ts';

export const MOST_PIECES = 99;

/** The description of a wanted quantity, in both APIs. */
export const WANTED_PIECES = `How many pieces are wanted: 1 to ${MOST_PIECES}, or ${ANY_NUMBER} where any number is welcome, except on shopping lists. Such an item is never bought in full, and counts in no total of what is still wanted.`;

export const quantityProblem = () => t`Quantity must be between 1 and ${MOST_PIECES}`;
const PROBLEM = { error: quantityProblem };

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
