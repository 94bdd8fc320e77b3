import { Temporal } from 'temporal-polyfill';

/**
 * Counted from the anchor, so that a plan from the 31st is paid on the last day of a short month, and on the 31st
 * again after it.
 */
export function periodEnd(anchor: string, isAnnual: boolean, nth: number): string {
  const length = isAnnual ? { years: nth } : { months: nth };
  return Temporal.Instant.from(anchor).toZonedDateTimeISO('UTC').add(length).toInstant().toString({
    smallestUnit: 'millisecond',
  });
}

export function shareOfPeriod(priceMinor: number, period: { start: string; end: string }, from: Date): number {
  const [start, end] = [Date.parse(period.start), Date.parse(period.end)];
  const left = Math.min(end - start, Math.max(0, end - from.getTime()));
  return Math.round((priceMinor * left) / (end - start));
}
