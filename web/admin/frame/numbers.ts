import { lazyValue } from '../../base/design/lazy-value.ts';
import { locale } from '../../base/design/locale.ts';

const whole = lazyValue(() => new Intl.NumberFormat(locale()));
const wholePercent = lazyValue(() => new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }));
const oneDecimal = lazyValue(() => new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }));

/** Said in place of a figure that nothing is there to compute from. */
export const NOT_COMPUTABLE = 'n/a';

export function countText(count: number): string {
  return whole().format(count);
}

/** A share of 100; "n/a" where there is nothing to compute it from. */
export function percentText(percent: number | null): string {
  return percent === null ? NOT_COMPUTABLE : `${oneDecimal().format(percent)}%`;
}

/** As "13%", of 0.125. */
export function wholePercentText(share: number): string {
  return wholePercent().format(share);
}

/** As "+12%". */
export function growthText(percent: number | null): string {
  return percent !== null && percent > 0 ? `+${percentText(percent)}` : percentText(percent);
}

export function minutesText(minutes: number | null): string {
  return minutes === null ? NOT_COMPUTABLE : `${oneDecimal().format(minutes)} min`;
}

/** "March 2026", of "2026-03". */
export function monthText(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "Mar 26", of "2026-03" and longer. */
export function shortMonthText(month: string): string {
  return new Date(`${month.slice(0, 7)}-01`).toLocaleDateString(locale(), {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
}

/** "3 Mar", of "2026-03-03". */
export function shortDayText(day: string): string {
  return new Date(day).toLocaleDateString(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
