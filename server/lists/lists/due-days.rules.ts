/** An event within so many days stands before all other lists. */
export const DUE_DAYS = 30;
