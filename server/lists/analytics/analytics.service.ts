import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertUnlocked } from '../../money/billing/plan-limits.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { type AnalyticsPeriod, analyticsPeriod } from './analytics.rules.ts';
import type { ListAnalytics } from './list-analytics.type.ts';
import { selectPiecesByDay, selectPurchasedShare, selectVisitors, selectVisitsByDay } from './list-statistics.ts';

export class AnalyticsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly settings: Pick<SiteSettings, 'everythingForEverybody' | 'stripeEnabled'>,
  ) {}

  /** For the owner of the list alone, and part of Premium. Under a surprise purchases are not even read. */
  async analyticsOf(
    viewer: User,
    listId: string,
    input: { start?: string | null; end?: string | null },
  ): Promise<ListAnalytics> {
    const list = await this.lists.getList(viewer, listId);
    if (!isOwner(viewer, list)) throw new NotAllowed();
    assertUnlocked(viewer, 'analytics', this.settings);
    const period = parse(analyticsPeriod, input);

    const isHidden = purchaseView(viewer, list) === 'nothing';
    const asked = { listId, ...period };
    const visits = await selectVisitsByDay(this.em, asked);
    const [{ visitors } = { visitors: 0 }] = await selectVisitors(this.em, asked);
    const bought = isHidden ? null : await this.piecesByDay(asked);
    const [{ share } = { share: null }] = isHidden ? [] : await selectPurchasedShare(this.em, asked);
    return {
      ...period,
      views: visits.reduce((sum, { views }) => sum + views, 0),
      visitors,
      purchases: bought && [...bought.values()].reduce((sum, pieces) => sum + pieces, 0),
      purchasedShare: share,
      purchasesHidden: isHidden,
      days: visits.map((visit) => ({ ...visit, purchases: bought && (bought.get(visit.day) ?? 0) })),
    };
  }

  private async piecesByDay(asked: AnalyticsPeriod & { listId: string }): Promise<Map<string, number>> {
    const days = await selectPiecesByDay(this.em, asked);
    return new Map(days.map(({ day, pieces }) => [day, pieces]));
  }
}
