/** Also where nothing was heard of the renewal. */
export const GRACE_DAYS = 14;
