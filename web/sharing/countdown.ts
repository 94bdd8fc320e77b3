import { lazyValue } from '../design/lazy-value.ts';

const DAY_MS = 86_400_000;
const words = lazyValue(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

/** How soon a calendar date (YYYY-MM-DD) is: "today", "tomorrow", "in 12 days"; null once it is over. */
export function countdown(date: string, now = new Date()): string | null {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(date) - today) / DAY_MS);
  if (Number.isNaN(days) || days < 0) return null;
  if (days < 60) return words().format(days, 'day');
  if (days < 700) return words().format(Math.round(days / 30.44), 'month');
  return words().format(Math.round(days / 365.25), 'year');
}
