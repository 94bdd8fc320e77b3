import { z } from 'zod';
import { toMajorUnits } from '../../../../base/amounts/money.rules.ts';
import type { MoneyAmount } from '../../../../base/amounts/money-amount.type.ts';
import { PLAN_CURRENCY } from '../../../../core/plans/plan.rules.ts';
import type { AdminReport } from '../../../../money/reports/admin-report.type.ts';
import type { AdminStats } from '../../../../money/reports/admin-stats.type.ts';

const counts = { users: z.int(), lists: z.int(), items: z.int() };
const percent = z.number().nullable();
const dollars = z.number().meta({ description: 'In the currency of the prices.' });
const subscriptionCounts = z.object({ free: z.int(), standard: z.int(), premium: z.int() });

export const statsObject = z
  .object({
    totalUsers: z.int(),
    activeUsers: z.int(),
    totalLists: z.int(),
    totalItems: z.int(),
    revenueStats: z.looseObject({ currentMonth: dollars, yearToDate: dollars }),
    subscriptionCounts,
  })
  .loose()
  .meta({ id: 'Stats' });

export const reportObject = z
  .object({
    start: z.iso.date(),
    end: z.iso.date(),
    totals: z.object({ ...counts, revenue: dollars }),
    growth: z.object({ users: percent, lists: percent, items: percent, revenue: percent }),
    subscriptionCounts,
    history: z.array(z.looseObject({ month: z.string(), ...counts, revenue: dollars })),
    retention: percent,
    averageSessionMinutes: z.number().nullable(),
    churn: percent,
    monthlyRecurringRevenue: dollars,
    averageRevenuePerUser: dollars,
  })
  .loose()
  .meta({ id: 'Report' });

/** Cases that wait for an administrator are no part of the contract. */
export function presentStats({
  revenueStats,
  reportedLists: _,
  reportedTexts: __,
  openMessages: ___,
  ...stats
}: AdminStats) {
  const { currentMonth, yearToDate } = revenueStats;
  return { ...stats, revenueStats: { currentMonth: price(currentMonth), yearToDate: price(yearToDate) } };
}

export function presentReport(report: AdminReport) {
  const { totals, growth, history, monthlyRecurringRevenue, averageRevenuePerUser } = report;
  const revenueGrowth = growth.revenue.find(({ currency }) => currency === PLAN_CURRENCY)?.percent ?? null;
  return {
    ...report,
    totals: { ...totals, revenue: price(totals.revenue) },
    growth: { ...growth, revenue: revenueGrowth },
    history: history.map((month) => ({ ...month, revenue: price(month.revenue) })),
    monthlyRecurringRevenue: price(monthlyRecurringRevenue),
    averageRevenuePerUser: price(averageRevenuePerUser),
  };
}

/** The contract knows one currency, in which prices are. */
function price(amounts: readonly MoneyAmount[]): number {
  const found = amounts.find(({ currency }) => currency === PLAN_CURRENCY);
  return toMajorUnits(found?.amountMinor ?? 0, PLAN_CURRENCY);
}
