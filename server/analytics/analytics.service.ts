import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isOwner } from '../access/list.policy.ts';
import { purchaseView } from '../access/purchase.policy.ts';
import { assertUnlocked } from '../billing/plan-limits.ts';
import { NotAllowed } from '../errors.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { parse } from '../parse.ts';
import type { User } from '../users/user.entity.ts';
import { type AnalyticsPeriod, analyticsPeriod } from './analytics.rules.ts';
import type { ListAnalytics } from './list-analytics.type.ts';

interface Visits {
  day: string;
  views: number;
  visitors: number;
}

export class AnalyticsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  /** For the owner of the list alone, and part of Premium. Under a surprise purchases are not even read. */
  async analyticsOf(viewer: User, listId: string, input: z.input<typeof analyticsPeriod>): Promise<ListAnalytics> {
    const list = await this.lists.getList(viewer, listId);
    if (!isOwner(viewer, list)) throw new NotAllowed();
    assertUnlocked(viewer, 'analytics');
    const period = parse(analyticsPeriod, input);

    const isHidden = purchaseView(viewer, list) === 'nothing';
    const [visits, visitors] = await this.visitsOf(listId, period);
    const bought = isHidden ? null : await this.purchasesOf(listId, period);
    return {
      ...period,
      views: visits.reduce((sum, { views }) => sum + views, 0),
      visitors,
      purchases: bought && [...bought.values()].reduce((sum, pieces) => sum + pieces, 0),
      purchasedShare: isHidden ? null : await this.purchasedShareOf(listId, period),
      purchasesHidden: isHidden,
      days: visits.map((visit) => ({ ...visit, purchases: bought && (bought.get(visit.day) ?? 0) })),
    };
  }

  /** Of every day; and how many people came on all of them together. */
  private async visitsOf(listId: string, { start, end }: AnalyticsPeriod): Promise<[Visits[], number]> {
    const days: Visits[] = await this.em.execute(
      `select d::date::text as day, coalesce(sum(v.views), 0)::int as views, count(v.visitor)::int as visitors
       from generate_series(?::timestamp, ?::timestamp, interval '1 day') as d
       left join list_visits v on v.list_id = ? and v.day = d::date group by d order by d`,
      [start, end, listId],
    );
    const [all]: [{ visitors: number }] = await this.em.execute(
      'select count(distinct visitor)::int as visitors from list_visits where list_id = ? and day between ? and ?',
      [listId, start, end],
    );
    return [days, all.visitors];
  }

  /** Pieces by day. */
  private async purchasesOf(listId: string, { start, end }: AnalyticsPeriod): Promise<Map<string, number>> {
    const days: { day: string; pieces: number }[] = await this.em.execute(
      `select (p.created_at at time zone 'UTC')::date::text as day, sum(p.quantity)::int as pieces
       from purchases p join items i on i.id = p.item_id
       where i.list_id = ? and ${ON_THESE_DAYS} group by 1`,
      [listId, start, end],
    );
    return new Map(days.map(({ day, pieces }) => [day, pieces]));
  }

  /** More than was wanted of one thing does not make up for another. */
  private async purchasedShareOf(listId: string, { start, end }: AnalyticsPeriod): Promise<number | null> {
    const [row]: [{ share: number | null }] = await this.em.execute(
      `select sum(least(bought, wanted))::float / nullif(sum(wanted), 0) as share from (
         select i.quantity_desired as wanted, coalesce(sum(p.quantity), 0) as bought
         from items i left join purchases p on p.item_id = i.id and ${ON_THESE_DAYS}
         where i.list_id = ? and not i.is_archived group by i.id
       ) as items`,
      [start, end, listId],
    );
    return row.share;
  }
}

const ON_THESE_DAYS = `p.created_at >= ?::timestamp at time zone 'UTC'
  and p.created_at < (?::timestamp + interval '1 day') at time zone 'UTC'`;
