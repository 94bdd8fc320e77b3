import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { askedPeriod } from '../../base/paging/asked-period.ts';
import { PeriodInput, USE_PERIOD } from '../../base/paging/period.input.ts';
import type { RequestContext } from '../../request-context.ts';
import { VISITS_KEPT_DAYS } from './analytics.rules.ts';
import { ListAnalytics } from './list-analytics.type.ts';

@Resolver()
export class AnalyticsResolver {
  @Query(() => ListAnalytics, {
    description: `How a list was visited, for its owner, on the Premium plan. Fails with UNAUTHENTICATED, BAD_USER_INPUT (more than ${VISITS_KEPT_DAYS} days), NOT_FOUND, FORBIDDEN or PLAN_LIMIT.`,
  })
  listAnalytics(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('period', () => PeriodInput, {
      nullable: true,
      description: `Which days, at most ${VISITS_KEPT_DAYS}. Both are needed.`,
    })
    period: PeriodInput | null,
    @Arg('start', () => String, {
      nullable: true,
      description: 'The first day in UTC, YYYY-MM-DD.',
      deprecationReason: USE_PERIOD,
    })
    start: string | null,
    @Arg('end', () => String, {
      nullable: true,
      description: `The last day in UTC, YYYY-MM-DD; at most ${VISITS_KEPT_DAYS} days in all.`,
      deprecationReason: USE_PERIOD,
    })
    end: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.analytics.analyticsOf(viewer, listId, askedPeriod(period, { start, end }));
  }
}
