import { lazyValue } from './lazy-value.ts';

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const words = lazyValue(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const full = lazyValue(() => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }));
const fullDay = lazyValue(() => new Intl.DateTimeFormat('en', { dateStyle: 'full' }));
const shortDay = lazyValue(() => new Intl.DateTimeFormat('en', { dateStyle: 'long' }));

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

/** A calendar date, YYYY-MM-DD, which is the same day everywhere. */
export function Day({ date }: { date: string }) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const local = new Date(year, month - 1, day);
  return (
    <time dateTime={date} title={fullDay().format(local)}>
      {shortDay().format(local)}
    </time>
  );
}
