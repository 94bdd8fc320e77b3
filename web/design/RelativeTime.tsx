import { lazyValue } from './lazy-value.ts';
import { perLocale } from './locale.ts';

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Eleven months. */
const MAX_NEAR_DAYS = 330;

const words = lazyValue(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const full = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }));
const fullDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));
const DAY_STYLES = {
  long: perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })),
  medium: perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })),
  near: perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })),
};

/** "3 days ago", "in 2 hours", "just now". */
export function relativeText(then: Date, now = new Date()): string {
  const seconds = (then.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return words().format(count, unit);
  }
  return 'just now';
}

/** How long ago, or how soon; the full date on hover. */
export function RelativeTime({ at }: { at: string }) {
  const then = new Date(at);
  return (
    <time dateTime={at} title={full().format(then)}>
      {relativeText(then)}
    </time>
  );
}

/** Midnight here of a calendar date, YYYY-MM-DD. */
function startOfDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The calendar date here, YYYY-MM-DD. */
export function dayHere(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** How many days there are from today until a calendar date; below 0 when it is over. */
export function daysUntil(date: string, now = new Date()): number {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((startOfDay(date).getTime() - today.getTime()) / (24 * 60 * 60 * 1000));
}

/** "today", "in 20 days", "in 3 months", "2 days ago". */
export function countdownText(date: string, now = new Date()): string {
  const days = daysUntil(date, now);
  if (Math.abs(days) <= 60) return words().format(days, 'day');
  if (Math.abs(days) <= 700) return words().format(Math.round(days / 30.4), 'month');
  return words().format(Math.round(days / 365.25), 'year');
}

interface DayProps {
  /** YYYY-MM-DD. */
  date: string;
  /** A day that is near needs no year; one that is not has it all the same. */
  style?: keyof typeof DAY_STYLES;
}

/** A calendar date, which is the same day everywhere. */
export function Day({ date, style = 'long' }: DayProps) {
  const local = startOfDay(date);
  const shown = style === 'near' && !isNear(date) ? 'long' : style;
  return (
    <time dateTime={date} title={fullDay().format(local)}>
      {DAY_STYLES[shown]().format(local)}
    </time>
  );
}

/** Whether a day and a month can mean no other year. */
function isNear(date: string): boolean {
  const days = daysUntil(date);
  return days >= 0 && days < MAX_NEAR_DAYS;
}
