import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { ListAnalytics } from './list-analytics.type.ts';

@Resolver()
export class AnalyticsResolver {
  @Query(() => ListAnalytics, {
    description:
      'How a list was visited, for its owner, on the Premium plan. Fails with UNAUTHENTICATED, BAD_USER_INPUT (more than 400 days), NOT_FOUND, FORBIDDEN or PLAN_LIMIT.',
  })
  listAnalytics(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('start', () => String, { description: 'The first day in UTC, YYYY-MM-DD.' }) start: string,
    @Arg('end', () => String, { description: 'The last day in UTC, YYYY-MM-DD; at most 400 days in all.' }) end: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.analytics.analyticsOf(viewer, listId, { start, end });
  }
}
