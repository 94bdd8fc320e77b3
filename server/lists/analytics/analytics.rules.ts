import { plural, t } from '@lingui/core/macro';
import { z } from 'zod';
import { calendarDay, INVALID_DATE } from '../../base/text/dates.rules.ts';

/** For so long it is known who opened a list, in days; also the longest period that can be asked for. */
export const VISITS_KEPT_DAYS = 400;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Calendar days in UTC, both included. */
export const analyticsPeriod = z
  .object({ start: calendarDay(INVALID_DATE), end: calendarDay(INVALID_DATE) })
  .check(({ value: { start, end }, issues }) => {
    const complain = (message: string) => issues.push({ code: 'custom', input: start, path: ['start'], message });
    if (issues.length > 0) return;
    if (start > end) complain(t`The start date must not be after the end date`);
    else if (daysIn(start, end) > VISITS_KEPT_DAYS)
      complain(plural(VISITS_KEPT_DAYS, { other: 'Please choose at most # days' }));
  });

export type AnalyticsPeriod = z.output<typeof analyticsPeriod>;

function daysIn(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
}
