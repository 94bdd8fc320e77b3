/** The privacy page promises them. */
export const NOTIFICATIONS_KEPT_DAYS = 90;
export const MAILS_KEPT_DAYS = 30;
