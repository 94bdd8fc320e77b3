export const VERIFY_EMAIL_HOURS = 24;

export const RESTORE_EMAIL_DAYS = 7;
