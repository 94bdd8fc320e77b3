/** The most items that one account watches: a look a day at each is a look every seven minutes. */
export const MOST_WATCHED_ITEMS = 200;

/** A price that fell by at least this part is news. */
export const NEWSWORTHY_FALL = 0.1;

/** People are told of an item at most this often. */
export const QUIET_DAYS = 7;

/** Steps of a price that are kept. */
export const MOST_PRICE_LOOKS = 60;

/** A shop is looked at by us at most this often. */
export const SHOP_PACE_MINUTES = 3;

export const LONGEST_HOST = 260;
export const LONGEST_LANGUAGES = 100;

/** Why nothing is seen: the shop asks programs to stay away, its page says no price, or cannot be had. */
export const WATCH_PROBLEMS = ['REFUSED_BY_SHOP', 'NO_PRICE', 'UNREADABLE'] as const;
export type WatchProblem = (typeof WATCH_PROBLEMS)[number];

const HOUR_MS = 3_600_000;

/** After this many looks in a row that found nothing, the pauses grow no longer: about a month. */
const MOST_DOUBLINGS = 5;

/**
 * The time of the next look: a day after one that found something, and twice as long after each that did not. `luck`, from 0 to 1,
 * spreads the looks over some hours.
 */
export function nextLookAt(now: Date, failures: number, luck: number): Date {
  const days = 2 ** Math.min(failures, MOST_DOUBLINGS);
  return new Date(now.getTime() + (days * 24 - 2 + 4 * luck) * HOUR_MS);
}
