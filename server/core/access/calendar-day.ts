import { Temporal } from 'temporal-polyfill';

/** Midnight, unless the clocks skip or repeat it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);
}
