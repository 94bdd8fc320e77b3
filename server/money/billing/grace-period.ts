/** How long a plan is kept whose renewal could not be paid, or of whose renewal nothing was heard. */
export const GRACE_DAYS = 14;
