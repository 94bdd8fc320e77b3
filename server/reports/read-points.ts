import type { EntityManager } from '@mikro-orm/postgresql';
import { selectPoints } from './count-statements.ts';
import { firstOfMonth, type ReportPeriod } from './report.rules.ts';
import { bitsOf, countByMonth } from './retention-statements.ts';
import { revenueOf } from './revenue.ts';
import type { StatisticsInterval, StatisticsPoint } from './statistics.type.ts';

/** The figures of days or months that follow each other. */
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
    activeUsers: activeIn?.get(firstOfMonth(point.start)) ?? (activeIn ? 0 : point.activeUsers),
    revenue: revenue[index] ?? [],
  }));
}

/** Whoever was active on several days of a month is one. */
async function activeByMonth(em: EntityManager, periods: readonly ReportPeriod[]): Promise<Map<string, number>> {
  const months = periods.map(({ start }) => firstOfMonth(start));
  const days = periods.map((period, index) => bitsOf(months[index] ?? '', period));
  const rows = await countByMonth(em, { months, days });
  return new Map(rows.map(({ month, active }) => [month, active]));
}
