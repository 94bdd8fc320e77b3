import type { EntityManager } from '@mikro-orm/postgresql';
import { selectPoints } from './count-statements.ts';
import { dayAfter, firstOfMonth, monthAfter, type ReportPeriod, today } from './report.rules.ts';
import { countByMonth, countInPeriods } from './retention-statements.ts';
import { revenueOf } from './revenue.ts';
import type { StatisticsInterval, StatisticsPoint } from './statistics.type.ts';

export async function readPoints(
  em: EntityManager,
  periods: readonly ReportPeriod[],
  interval: StatisticsInterval,
  provider: string,
): Promise<StatisticsPoint[]> {
  const firsts = periods.map(({ start }) => start);
  const lasts = periods.map(({ end }) => end);
  const points = await selectPoints(em, { firsts, lasts });
  const revenue = await revenueOf(em, periods, provider);
  const activeIn = interval === 'MONTH' ? await activeByMonth(em, periods) : null; // of a day it was counted
  return points.map((point, index) => ({
    ...point,
    activeUsers: activeIn ? (activeIn.get(point.start) ?? 0) : point.activeUsers,
    revenue: revenue[index] ?? [],
  }));
}

/** By the first day of each period. Somebody who was active on several days of a month counts once. */
async function activeByMonth(em: EntityManager, periods: readonly ReportPeriod[]): Promise<Map<string, number>> {
  const months = periods.filter(isWholeMonth).map(({ start }) => start);
  const parts = periods.filter((period) => !isWholeMonth(period)); // the first and the last, at most
  const ofMonths = await countByMonth(em, { months });
  const [starts, ends] = [parts.map(({ start }) => start), parts.map(({ end }) => end)];
  const ofParts = parts.length > 0 ? await countInPeriods(em, { starts, ends }) : [];
  return new Map([
    ...ofMonths.map(({ month, active }) => [month, active] as const),
    ...ofParts.map(({ start, active }) => [start, active] as const),
  ]);
}

function isWholeMonth({ start, end }: ReportPeriod): boolean {
  return start === firstOfMonth(start) && (dayAfter(end, 1) === monthAfter(start, 1) || end === today());
}
