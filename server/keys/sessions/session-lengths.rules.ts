/** How long a session lasts after its last use: one that was asked to be remembered, and any other. */
export const REMEMBERED_DAYS = 30;
export const UNREMEMBERED_HOURS = 24;

/** For how long a refresh token may be sent again, since an answer can get lost. */
export const REFRESH_GRACE_SECONDS = 60;
