/** Asking takes two of these seconds. */
export const MOST_SECONDS_LATE = 20;

export const POLL_INTERVAL_MS = (MOST_SECONDS_LATE - 2) * 1000;
