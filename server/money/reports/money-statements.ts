import { statement } from '../../base/database/prepared.ts';
import { ALL_REVENUE } from '../../core/statistics/all-counts.ts';

interface Periods {
  firsts: string[];
  lasts: string[];
  /** Money of the built-in provider was only a test. */
  provider: string;
}

export const selectRevenue = statement<{ period: number; currency: string; amountMinor: number }, Periods>(
  'revenue of periods',
  `select p.period::int as period, r.currency, sum(r.amount_minor)::float8 as "amountMinor"
   from unnest($firsts::date[], $lasts::date[]) with ordinality as p(first, last, period)
   join ${ALL_REVENUE} r on r.day between p.first and p.last and r.provider = $provider::text
   group by p.period, r.currency`,
);

const paysAt = (moment: string) => `p.began_at < ${moment} and (p.ended_at is null or p.ended_at >= ${moment})`;
const START = `$start::date::timestamp at time zone 'UTC'`;
const END = `($end::date + 1)::timestamp at time zone 'UTC'`;

export const countChurned = statement<{ paid: number; lost: number }, { start: string; end: string; provider: string }>(
  'count churned customers',
  `select count(*)::int as paid, (count(*) filter (where not exists (
     select from paid_periods p where p.account_id = paying.account_id and ${paysAt(END)}
   )))::int as lost
   from (
     select distinct p.account_id from paid_periods p join billing_accounts b on b.id = p.account_id
     where b.provider = $provider::text and ${paysAt(START)}
   ) paying`,
);
