import { perLocale } from '../../base/design/locale.ts';
export interface Day {
  day: string;
  views: number;
  visitors: number;
  purchases: number | null;
}

const short = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const long = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));

export const shortDay = (day: string): string => short().format(new Date(day));
export const longDay = (day: string): string => long().format(new Date(day));
export const daysInWords = (first: string, last: string): string => long().formatRange(new Date(first), new Date(last));

/** More bars than these would be hairs on a phone: then each is of a week. */
const MAX_BARS = 62;

export interface Bar {
  start: string;
  end: string;
  views: number;
}

export function barsOf(days: readonly Day[]): Bar[] {
  const size = days.length > MAX_BARS ? 7 : 1;
  const bars: Bar[] = [];
  for (let from = 0; from < days.length; from += size) {
    const part = days.slice(from, from + size);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) continue;
    bars.push({ start: first.day, end: last.day, views: part.reduce((sum, { views }) => sum + views, 0) });
  }
  return bars;
}
