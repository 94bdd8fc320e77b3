import { Temporal } from 'temporal-polyfill';

/**
 * When the nth period after `anchor` ends. Counted from the anchor, so that who began on the 31st pays on the last day of
 * a short month, and on the 31st again after it.
 */
export function periodEnd(anchor: string, isAnnual: boolean, nth: number): string {
  const length = isAnnual ? { years: nth } : { months: nth };
  return Temporal.Instant.from(anchor).toZonedDateTimeISO('UTC').add(length).toInstant().toString({
    smallestUnit: 'millisecond',
  });
}

/** Gives the part of a price for the rest of a period, rounded to whole minor units. */
export function shareOfPeriod(priceMinor: number, period: { start: string; end: string }, from: Date): number {
  const [start, end] = [Date.parse(period.start), Date.parse(period.end)];
  const left = Math.min(end - start, Math.max(0, end - from.getTime()));
  return Math.round((priceMinor * left) / (end - start));
}
