import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { ListAnalytics } from './list-analytics.type.ts';

@Resolver()
export class AnalyticsResolver {
  @Query(() => ListAnalytics, {
    description: 'For the owner, on the Premium plan. Days are YYYY-MM-DD, both included.',
  })
  listAnalytics(
    @Arg('listId', () => ID) listId: string,
    @Arg('start', () => String) start: string,
    @Arg('end', () => String) end: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.analytics.analyticsOf(viewer, listId, { start, end });
  }
}
