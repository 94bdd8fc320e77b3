export const REMEMBERED_DAYS = 30;
export const UNREMEMBERED_HOURS = 24;

/** A replaced token may be sent again, since an answer can get lost. */
export const REFRESH_GRACE_SECONDS = 60;
