import { addSeconds } from 'date-fns';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait after each failure, one after the other: together more than a day. */
const PAUSES = [5, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR] as const;

/** When it is tried again after so many failures; null: no more. */
export function retryAt(failures: number, now: Date): Date | null {
  const pause = PAUSES[failures - 1];
  return pause === undefined ? null : addSeconds(now, pause);
}
