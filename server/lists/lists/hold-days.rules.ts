/** For how many days a gift of a list is reserved. */
export const HOLD_DAYS = { least: 1, most: 30, usual: 7 } as const;
