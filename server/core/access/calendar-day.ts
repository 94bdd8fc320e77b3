import { Temporal } from 'temporal-polyfill';

/** The first moment of a day (YYYY-MM-DD) in a time zone: midnight, unless the clocks skip or repeat it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);
}
