import { plural, t } from '@lingui/core/macro';
import { z } from 'zod';
import { calendarDay, INVALID_DATE } from '../../base/text/dates.rules.ts';

export const MOST_DAYS = 400;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ReportPeriod {
  start: string;
  end: string;
}

const days = z.object({ start: calendarDay(INVALID_DATE).nullish(), end: calendarDay(INVALID_DATE).nullish() });

export const reportPeriod = days
  .transform((given) => withDefaults(given))
  .check(isPast, (context) => isAtMost(MOST_DAYS, context));

export const seriesPeriod = days.transform((given) => withDefaults(given)).check(isPast);

export const UNKNOWN_FORMAT = () => t`Please choose csv or pdf`;
export const reportFormat = z.object({ format: z.enum(['csv', 'pdf'], { error: UNKNOWN_FORMAT }) });

export function daysIn({ start, end }: ReportPeriod): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

export function dayAfter(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDay(new Date(Date.UTC(year, month - 1 + months, 1)));
}

export function today(): string {
  return isoDay(new Date());
}

function isoDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function withDefaults({ start, end }: z.output<typeof days>): ReportPeriod {
  const last = end ?? today();
  return { start: start ?? firstOfMonth(last), end: last };
}

type Checked = z.core.ParsePayload<ReportPeriod>;

function isPast({ value: { start, end }, issues }: Checked): void {
  const complain = (field: keyof ReportPeriod, message: string) =>
    issues.push({ code: 'custom', input: start, path: [field], message });
  if (start > end) complain('start', t`The start date must not be after the end date`);
  else if (end > today()) complain('end', t`The end date must not be in the future`);
}

function isAtMost(most: number, { value, issues }: Checked): void {
  if (issues.length > 0 || daysIn(value) <= most) return;
  const message = plural(most, { other: 'Please choose at most # days' });
  issues.push({ code: 'custom', input: value.start, path: ['start'], message });
}
