/** For how long a link that proves an address works. */
export const VERIFY_EMAIL_HOURS = 24;

/** For how long a former address can be put back. */
export const RESTORE_EMAIL_DAYS = 7;
