import { statement } from '../../base/database/prepared.ts';
import { ALL_COUNTS } from '../../core/statistics/all-counts.ts';

const wasActive = (start: string, end: string) =>
  `bit_count(substring(a.active_days from ${start} - a.joined_on + 1 for ${end} - ${start} + 1)) > 0`;

interface TwoPeriods {
  beforeStart: string;
  beforeEnd: string;
  start: string;
  end: string;
}

export const countReturning = statement<{ before: number; returned: number }, TwoPeriods>(
  'count returning users',
  `select count(*)::int as before, (count(*) filter (where is_now))::int as returned
   from (
     select ${wasActive('$beforeStart::date', '$beforeEnd::date')} as was_before, ${wasActive('$start::date', '$end::date')} as is_now
     from counted_accounts a where a.joined_on <= $beforeEnd
   ) people where was_before`,
);

export const countByMonth = statement<{ month: string; active: number }, { months: string[] }>(
  'count active users by month',
  `select month::text as month, sum(active_users)::int as active from monthly_activity
   where month = any($months::date[]) group by month`,
);

/** Reads every account, so it is for the few periods that are no whole months. */
export const countInPeriods = statement<{ start: string; active: number }, { starts: string[]; ends: string[] }>(
  'count active users of periods',
  `select p.first::text as start, count(*)::int as active
   from unnest($starts::date[], $ends::date[]) as p(first, last)
   join counted_accounts a on a.joined_on <= p.last and ${wasActive('p.first', 'p.last')}
   group by p.first`,
);

export const countCohorts = statement<
  { joined: string; month: string; active: number },
  { first: string; last: string }
>(
  'count active users by month of sign-up',
  `select joined_month::text as joined, month::text as month, active_users as active from monthly_activity
   where month between $first::date and $last::date and joined_month between $first::date and month`,
);

export const countSignUps = statement<{ joined: string; signUps: number }, { first: string; last: string }>(
  'count sign-ups by month',
  `select date_trunc('month', day)::date::text as joined, sum(sign_ups)::int as "signUps" from ${ALL_COUNTS} counts
   where day >= $first::date and day < ($last::date + interval '1 month')::date group by 1`,
);
