import { toMajorUnits } from '../../money.rules.ts';
import { PLAN_CURRENCY } from '../../plans/plan.rules.ts';
import type { AdminReport } from '../../reports/admin-report.type.ts';
import type { AdminStats } from '../../reports/admin-stats.type.ts';
import type { MoneyAmount } from '../../reports/money-amount.type.ts';

export function presentStats({ revenueStats, ...stats }: AdminStats) {
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
