import { t } from '@lingui/core/macro';
import { locale, perLocale } from '../../base/design/locale.ts';
import { percentText } from '../../base/design/percent.ts';

const wholePercent = perLocale((here) => new Intl.NumberFormat(here, { style: 'percent', maximumFractionDigits: 0 }));
const oneDecimal = perLocale((here) => new Intl.NumberFormat(here, { maximumFractionDigits: 1 }));
const signed = perLocale((here) => new Intl.NumberFormat(here, { signDisplay: 'exceptZero' }));
const change = perLocale(
  (here) => new Intl.NumberFormat(here, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

export function notComputable(): string {
  return t({ message: 'n/a', comment: 'Not available: nothing is there to compute the figure from' });
}

export function differenceText(difference: number): string {
  return signed().format(difference);
}

export function shareText(percent: number | null): string {
  return percent === null ? notComputable() : percentText(percent);
}

export function wholePercentText(share: number): string {
  return wholePercent().format(share);
}

export function growthText(percent: number | null): string {
  return percent === null ? notComputable() : change().format(percent / 100);
}

export function minutesText(minutes: number | null): string {
  if (minutes === null) return notComputable();
  const amount = minutes < 10 ? oneDecimal().format(minutes) : oneDecimal().format(Math.round(minutes));
  return t({ message: `${amount} min`, comment: 'Minutes' });
}

export function monthText(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

export function shortMonthText(month: string): string {
  return new Date(`${month.slice(0, 7)}-01`).toLocaleDateString(locale(), {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
}

export function shortDayText(day: string): string {
  return new Date(day).toLocaleDateString(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
}
