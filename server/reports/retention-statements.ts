import { statement } from '../database/prepared.ts';
import { firstOfMonth, monthAfter, type ReportPeriod } from './report.rules.ts';

interface MonthsWithDays {
  months: string[];
  /** A bit for each day of the month that is meant, as active_months has them. */
  before: number[];
  now: number[];
}

/** Who was active on some days, and who of them was on others, too. */
export const countReturning = statement<{ before: number; returned: number }, MonthsWithDays>(
  'count returning users',
  `select count(*) filter (where was_before)::int as before, count(*) filter (where was_before and is_now)::int as returned
   from (
     select bool_or(a.days & m.before <> 0) as was_before, bool_or(a.days & m.now <> 0) as is_now
     from unnest($months::date[], $before::int[], $now::int[]) as m(month, before, now)
     join active_months a on a.month = m.month
     group by a.account_id
   ) people`,
);

/** How many different people were active on some days of each month. */
export const countByMonth = statement<{ month: string; active: number }, { months: string[]; days: number[] }>(
  'count active users by month',
  `select m.month::text as month, count(*)::int as active
   from unnest($months::date[], $days::int[]) as m(month, days)
   join active_months a on a.month = m.month and a.days & m.days <> 0
   group by m.month`,
);

/** Of those who joined since a month, how many were active in each. */
export const countCohorts = statement<
  { joined: string; month: string; active: number },
  { first: string; last: string }
>(
  'count active users by month of sign-up',
  `select joined_month::text as joined, month::text as month, count(*)::int as active from active_months
   where month between $first::date and $last::date and joined_month between $first::date and month group by 1, 2`,
);

export const countSignUps = statement<{ joined: string; signUps: number }, { first: string; last: string }>(
  'count sign-ups by month',
  `select date_trunc('month', joined_on)::date::text as joined, count(*)::int as "signUps" from counted_accounts
   where joined_on >= $first::date and joined_on < ($last::date + interval '1 month')::date group by 1`,
);

/** What countReturning() is to be asked, for a period and the one before it. */
export function monthsOf(before: ReportPeriod, now: ReportPeriod): MonthsWithDays {
  const months: string[] = [];
  for (let month = firstOfMonth(before.start); month <= now.end; month = monthAfter(month, 1)) months.push(month);
  return {
    months,
    before: months.map((month) => bitsOf(month, before)),
    now: months.map((month) => bitsOf(month, now)),
  };
}

/** A bit for each day of a month that is in a period. */
export function bitsOf(month: string, { start, end }: ReportPeriod): number {
  const next = monthAfter(month, 1);
  if (end < month || start >= next) return 0;
  const dayNumber = (day: string) => Number(day.slice(8));
  const first = start > month ? dayNumber(start) : 1;
  const last = end < next ? dayNumber(end) : 31;
  return 2 ** last - 2 ** (first - 1);
}
