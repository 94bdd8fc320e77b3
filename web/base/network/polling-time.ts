/** Changes of others are shown after so many seconds at the latest, of which asking takes two. */
export const MOST_SECONDS_LATE = 20;

export const POLL_INTERVAL_MS = (MOST_SECONDS_LATE - 2) * 1000;
