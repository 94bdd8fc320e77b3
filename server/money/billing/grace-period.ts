export const GRACE_DAYS = 14;
