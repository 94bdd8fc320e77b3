/** The wanted quantity of an item of which any number is welcome: more than anybody buys, so it is never bought in full. */
export const ANY_NUMBER = 1_000_000_000;

export function isAnyNumber(quantityDesired: number): boolean {
  return quantityDesired === ANY_NUMBER;
}

/** How any number is written in tables for spreadsheets. */
export const ANY_NUMBER_CELL = 'any';
