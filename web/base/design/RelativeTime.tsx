import { plural, t } from '@lingui/core/macro';
import { speaker } from '#rules/base/languages/i18n';
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

/** Into the next year. */
const MAX_NEAR_DAYS = 92;

const full = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }));
const fullDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));
const DAY_STYLES = {
  long: perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' })),
  medium: perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })),
  near: perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })),
};

type Said = (count: number) => string;

const DISTANCES: Record<Unit, [ago: Said, ahead: Said]> = {
  year: [
    (count) => plural(count, { 1: 'last year', one: '# year ago', other: '# years ago' }),
    (count) => plural(count, { 1: 'next year', one: 'in # year', other: 'in # years' }),
  ],
  month: [
    (count) => plural(count, { 1: 'last month', one: '# month ago', other: '# months ago' }),
    (count) => plural(count, { 1: 'next month', one: 'in # month', other: 'in # months' }),
  ],
  week: [
    (count) => plural(count, { 1: 'last week', one: '# week ago', other: '# weeks ago' }),
    (count) => plural(count, { 1: 'next week', one: 'in # week', other: 'in # weeks' }),
  ],
  day: [
    (count) => plural(count, { 1: 'yesterday', one: '# day ago', other: '# days ago' }),
    (count) => plural(count, { 0: 'today', 1: 'tomorrow', one: 'in # day', other: 'in # days' }),
  ],
  hour: [
    (count) => plural(count, { one: '# hour ago', other: '# hours ago' }),
    (count) => plural(count, { one: 'in # hour', other: 'in # hours' }),
  ],
  minute: [
    (count) => plural(count, { one: '# minute ago', other: '# minutes ago' }),
    (count) => plural(count, { one: 'in # minute', other: 'in # minutes' }),
  ],
};

/** As `Intl.RelativeTimeFormat` says it, whose making holds a slow phone up for a tenth of a second. */
export function distanceText(count: number, unit: Unit): string {
  const [ago, ahead] = DISTANCES[unit];
  return count < 0 ? ago(-count) : ahead(count);
}

export function relativeText(then: Date, now = new Date()): string {
  const seconds = (then.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return distanceText(count, unit);
  }
  return t`just now`;
}

export interface AgoWords {
  /** Texts by the count, or by the plural that it takes. `#` stands for it. */
  units: [seconds: number, texts: Readonly<Record<string, string>>][];
  now: string;
}

/** Beyond the smallest unit's count, a larger one is said. */
const COUNTS = Array.from({ length: 60 }, (_, index) => index + 1);

export function agoWords(): AgoWords {
  const rules = new Intl.PluralRules(speaker().locale);
  const counts = new Map([...COUNTS].reverse().map((count) => [count === 1 ? '1' : rules.select(count), count]));
  const units = UNITS.map(([unit, seconds]): AgoWords['units'][number] => [
    seconds,
    Object.fromEntries([...counts].map(([key, count]) => [key, withoutCount(distanceText(-count, unit), count)])),
  ]);
  return { units, now: relativeText(new Date()) };
}

function withoutCount(text: string, count: number): string {
  return count === 1 ? text : text.replace(new Intl.NumberFormat(speaker().locale).format(count), '#');
}

export function RelativeTime({ at }: { at: string }) {
  const then = new Date(at);
  return (
    <time dateTime={at} title={full().format(then)} data-paper={DAY_STYLES.long().format(then)} className="paper-date">
      <span>{relativeText(then)}</span>
    </time>
  );
}

/** YYYY-MM-DD, at midnight here. */
function startOfDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** YYYY-MM-DD. */
export function dayHere(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

export function daysUntil(date: string, now = new Date()): number {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((startOfDay(date).getTime() - today.getTime()) / (24 * 60 * 60 * 1000));
}

export function countdownText(date: string, now = new Date()): string {
  const days = daysUntil(date, now);
  if (Math.abs(days) <= 60) return distanceText(days, 'day');
  if (Math.abs(days) <= 700) return distanceText(Math.round(days / 30.4), 'month');
  return distanceText(Math.round(days / 365.25), 'year');
}

interface DayProps {
  /** YYYY-MM-DD. */
  date: string;
  style?: keyof typeof DAY_STYLES;
}

export function Day({ date, style = 'long' }: DayProps) {
  return (
    <time dateTime={date} title={fullDayText(date)} data-paper={dayText(date, 'long')} className="paper-date">
      <span>{dayText(date, style)}</span>
    </time>
  );
}

/** With the day of the week. */
export function fullDayText(date: string): string {
  return fullDay().format(startOfDay(date));
}

/** `date` as YYYY-MM-DD. */
export function dayText(date: string, style: keyof typeof DAY_STYLES): string {
  const shown = style === 'near' && !isNear(date) ? 'long' : style;
  return DAY_STYLES[shown]().format(startOfDay(date));
}

/** Whether its year goes without saying. */
function isNear(date: string): boolean {
  const days = daysUntil(date);
  return (days >= 0 && days < MAX_NEAR_DAYS) || date.slice(0, 4) === dayHere().slice(0, 4);
}
