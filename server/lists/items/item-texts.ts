import { ANY_NUMBER } from './any-number.rules.ts';
import { MOST_PIECES } from './quantity.rules.ts';

/** The description of a wanted quantity, in both APIs. */
export const WANTED_PIECES = `How many pieces are wanted: 1 to ${MOST_PIECES}, or ${ANY_NUMBER} where any number is welcome. Such an item is never bought in full, and counts in no total of what is still wanted.`;
