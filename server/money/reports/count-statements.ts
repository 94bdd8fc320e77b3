import { statement } from '../../base/database/prepared.ts';
import { mayKnowText, REPORTED_TEXTS, TEXT_ID } from '../../core/access/reported-text.policy.ts';
import { ALL_COUNTS } from '../../core/statistics/all-counts.ts';

export interface Totals {
  day: string;
  users: number;
  freeUsers: number;
  standardUsers: number;
  premiumUsers: number;
  lists: number;
  items: number;
}

export const selectTotals = statement<Totals, { days: string[] }>(
  'totals at the end of days',
  `select d.day::text as day,
     coalesce(sum(c.free_users + c.standard_users + c.premium_users), 0)::int as users,
     coalesce(sum(c.free_users), 0)::int as "freeUsers", coalesce(sum(c.standard_users), 0)::int as "standardUsers",
     coalesce(sum(c.premium_users), 0)::int as "premiumUsers",
     coalesce(sum(c.lists), 0)::int as lists, coalesce(sum(c.items), 0)::int as items
   from unnest($days::date[]) as d(day)
   left join (select day, sum(free_users) as free_users, sum(standard_users) as standard_users,
       sum(premium_users) as premium_users, sum(lists) as lists, sum(items) as items
     from ${ALL_COUNTS} counts group by day) c on c.day <= d.day
   group by d.day`,
);

export const selectVisits = statement<{ visits: number; seconds: number }, { start: string; end: string }>(
  'visits of a period',
  `select coalesce(sum(visits), 0)::int as visits, coalesce(sum(visit_seconds), 0)::float8 as seconds
   from ${ALL_COUNTS} counts where day between $start::date and $end::date`,
);

interface CountedPoint extends Totals {
  start: string;
  end: string;
  signUps: number;
  accountsDeleted: number;
  activeUsers: number;
  newLists: number;
  newItems: number;
  purchases: number;
  visits: number;
  sharedListViews: number;
}

const sums = (of: string) =>
  ['free_users', 'standard_users', 'premium_users', 'lists', 'items', 'sign_ups', 'accounts_deleted', 'active_users']
    .concat('new_lists', 'new_items', 'purchases', 'visits', 'shared_list_views')
    .map((name) => `sum(${of}.${name}) as ${name}`)
    .join(', ');

const upTo = (name: string) =>
  `(coalesce(before.${name}, 0) + sum(coalesce(during.${name}, 0)) over (order by points.first))::int`;
const during = (name: string) => `coalesce(during.${name}, 0)::int`;

export const selectPoints = statement<CountedPoint, { firsts: string[]; lasts: string[] }>(
  'points of a series',
  `with points as (
     select first, last from unnest($firsts::date[], $lasts::date[]) as p(first, last)
   ), counts as (
     select c.day, ${sums('c')} from ${ALL_COUNTS} c where day <= (select max(last) from points) group by c.day
   ), before as (
     select ${sums('c')} from counts c where day < (select min(first) from points)
   ), during as (
     select p.first, ${sums('c')} from points p join counts c on c.day between p.first and p.last group by p.first
   )
   select points.first::text as start, points.last::text as "end", points.last::text as day,
     ${upTo('free_users')} + ${upTo('standard_users')} + ${upTo('premium_users')} as users,
     ${upTo('free_users')} as "freeUsers", ${upTo('standard_users')} as "standardUsers", ${upTo('premium_users')} as "premiumUsers",
     ${upTo('lists')} as lists, ${upTo('items')} as items,
     ${during('sign_ups')} as "signUps", ${during('accounts_deleted')} as "accountsDeleted",
     ${during('active_users')} as "activeUsers", ${during('new_lists')} as "newLists", ${during('new_items')} as "newItems",
     ${during('purchases')} as purchases, ${during('visits')} as visits, ${during('shared_list_views')} as "sharedListViews"
   from points left join during using (first) cross join before order by points.first`,
);

export const countOpenCases = statement<{ reportedLists: number; openMessages: number }, Record<never, never>>(
  'count open cases',
  `select (select count(*)::int from reported_lists where open_reports > 0) as "reportedLists",
     (select count(*)::int from support_messages where status = 'OPEN') as "openMessages"`,
);

/** Texts that wait for each administrator who is at work: one of a gift that is kept from them counts for the others. */
export const countReportedTexts = statement<{ viewerId: string; count: number }, { viewerId: string | null }>(
  'count reported texts',
  `select u.id as "viewerId", (select count(distinct ${TEXT_ID})::int from ${REPORTED_TEXTS} where r.resolved_at is null and ${mayKnowText('u.id')}) as count
   from users u where u.role = 'ADMIN' and u.suspended_at is null and ($viewerId::uuid is null or u.id = $viewerId::uuid)`,
);

export const countActive = statement<{ active: number }, { since: string }>(
  'count active users',
  'select count(*)::int as active from counted_accounts where user_id is not null and seen_at >= $since::timestamptz',
);
