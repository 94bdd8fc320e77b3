import { statement } from '../../base/database/prepared.ts';
import { isCountedAndNeeded } from '../items/item-counts.ts';
import type { AnalyticsPeriod } from './analytics.rules.ts';

interface Period extends AnalyticsPeriod {
  listId: string;
}

/** Every day of the period, also those on which nobody came. */
export const selectVisitsByDay = statement<{ day: string; views: number; visitors: number }, Period>(
  'visits of a list by day',
  `
    select d::date::text as day, coalesce(sum(v.views), 0)::int as views, count(v.visitor)::int as visitors
    from generate_series($start::timestamp, $end::timestamp, interval '1 day') as d
    left join list_visits v on v.list_id = $listId::uuid and v.day = d::date group by d order by d`,
);

/** A visitor who came on several days counts once. */
export const selectVisitors = statement<{ visitors: number }, Period>(
  'visitors of a list',
  `
    select count(distinct visitor)::int as visitors from list_visits
    where list_id = $listId::uuid and day between $start::date and $end::date`,
);

/** Selects purchases `p` by days of UTC. */
const BOUGHT_AT = 'coalesce(p.bought_at, p.created_at)';

/** Bought in the period: what is reserved may still go free. */
const IN_PERIOD = `p.held_until is null and ${BOUGHT_AT} >= $start::timestamp at time zone 'UTC'
  and ${BOUGHT_AT} < ($end::timestamp + interval '1 day') at time zone 'UTC'`;

/** Days without purchases have no row. Never read under a surprise. */
export const selectPiecesByDay = statement<{ day: string; pieces: number }, Period>(
  'pieces bought from a list by day',
  `
    select (${BOUGHT_AT} at time zone 'UTC')::date::text as day, sum(p.quantity)::int as pieces
    from purchases p join items i on i.id = p.item_id
    where i.list_id = $listId::uuid and ${IN_PERIOD} group by 1`,
);

/**
 * A share of 1; null where nothing is wanted. More than was wanted of one item does not make up for another. Never read
 * under a surprise.
 */
export const selectPurchasedShare = statement<{ share: number | null }, Period>(
  'share of a list that was bought',
  `
    select sum(least(bought, wanted))::float / nullif(sum(wanted), 0) as share from (
      select i.quantity_desired as wanted, coalesce(sum(p.quantity), 0) as bought
      from items i left join purchases p on p.item_id = i.id and ${IN_PERIOD}
      where i.list_id = $listId::uuid and not i.is_archived and ${isCountedAndNeeded('i')} group by i.id
    ) as items`,
);
