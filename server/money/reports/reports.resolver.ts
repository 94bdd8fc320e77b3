import { Arg, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { askedPeriod } from '../../base/paging/asked-period.ts';
import { PeriodInput, USE_PERIOD } from '../../base/paging/period.input.ts';
import type { RequestContext } from '../../request-context.ts';
import { AdminReport } from './admin-report.type.ts';
import { AdminStats } from './admin-stats.type.ts';
import { MOST_DAYS } from './report.rules.ts';
import { Statistics, StatisticsInterval } from './statistics.type.ts';

const PERIOD = 'Without it, this month up to today.';
const START = 'YYYY-MM-DD, in UTC; without it, the first day of the month of `end`.';
const END = 'YYYY-MM-DD, in UTC and included; without it, today.';

const FIRST_DAY = { nullable: true, description: START, deprecationReason: USE_PERIOD };
const LAST_DAY = { nullable: true, description: END, deprecationReason: USE_PERIOD };

@Resolver()
export class ReportsResolver {
  @Query(() => AdminStats, {
    description: 'How the site is doing now. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  adminStats(@Ctx() { services, viewer }: RequestContext) {
    return services.reports.stats(viewer);
  }

  @Query(() => AdminReport, {
    description: `How the site did over a period of at most ${MOST_DAYS} days. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT.`,
  })
  adminReport(
    @Arg('period', () => PeriodInput, { nullable: true, description: PERIOD }) period: PeriodInput | null,
    @Arg('start', () => String, FIRST_DAY) start: string | null,
    @Arg('end', () => String, LAST_DAY) end: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.reports.report(viewer, askedPeriod(period, { start, end }));
  }

  @Query(() => Statistics, {
    description: `The figures of a period as a series of at most ${MOST_DAYS} points. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT.`,
  })
  statistics(
    @Arg('period', () => PeriodInput, { nullable: true, description: PERIOD }) period: PeriodInput | null,
    @Arg('start', () => String, FIRST_DAY) start: string | null,
    @Arg('end', () => String, LAST_DAY) end: string | null,
    @Arg('interval', () => StatisticsInterval, {
      defaultValue: StatisticsInterval.DAY,
      description: 'The time that one point covers.',
    })
    interval: StatisticsInterval,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.reports.statistics(viewer, askedPeriod(period, { start, end }), interval);
  }

  @Subscription(() => AdminStats, {
    description:
      'The figures as they are, then again whenever they have changed. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.reports.watchStats(viewer);
    },
  })
  adminStatsChanged(@Root() stats: AdminStats) {
    return stats;
  }
}
