import { perLocale } from './locale.ts';

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

const UNITS: [Unit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Eleven months. */
const MAX_NEAR_DAYS = 330;

const full = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }));
const fullDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));
const DAY_STYLES = {
  long: perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })),
  medium: perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })),
  near: perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })),
};

/** As `Intl.RelativeTimeFormat` says it, whose making holds a slow phone up for a tenth of a second. */
export function distanceText(count: number, unit: Unit): string {
  if (unit === 'day' && Math.abs(count) <= 1) return ['yesterday', 'today', 'tomorrow'][count + 1] as string;
  const isClock = unit === 'hour' || unit === 'minute';
  if (!isClock && Math.abs(count) === 1) return `${count < 0 ? 'last' : 'next'} ${unit}`;
  const amount = `${Math.abs(count).toLocaleString('en')} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 ? `${amount} ago` : `in ${amount}`;
}

/** "3 days ago", "in 2 hours", "just now". */
export function relativeText(then: Date, now = new Date()): string {
  const seconds = (then.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return distanceText(count, unit);
  }
  return 'just now';
}

export interface AgoWords {
  /** From how many seconds on, what one is called, and several. */
  units: [seconds: number, one: string, several: string][];
  now: string;
}

/** The same of what is over, for a script without this file. */
export function agoWords(): AgoWords {
  const units = UNITS.map(([unit, seconds]): AgoWords['units'][number] => [
    seconds,
    distanceText(-1, unit),
    distanceText(-2, unit).replace('2 ', ''),
  ]);
  return { units, now: relativeText(new Date()) };
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
  if (Math.abs(days) <= 60) return distanceText(days, 'day');
  if (Math.abs(days) <= 700) return distanceText(Math.round(days / 30.4), 'month');
  return distanceText(Math.round(days / 365.25), 'year');
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
