/** For how many days things are kept, as the privacy page promises it. */
export const NOTIFICATIONS_KEPT_DAYS = 90;
export const MAILS_KEPT_DAYS = 30;
