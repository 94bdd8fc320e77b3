import { t } from '@lingui/core/macro';
import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { PLAN_CURRENCY } from '../../core/plans/plan.rules.ts';
import type { AdminReport } from './admin-report.type.ts';

export type Cell = string | number | null;

export interface ReportTable {
  isPlotted?: boolean;
  title: string;
  head: string[];
  rows: Cell[][];
}

/** Money is in major units; each currency has a column or a row. */
export function tablesOf(report: AdminReport): ReportTable[] {
  return [keyFigures(report), history(report), cohorts(report)];
}

function keyFigures({ totals, growth, ...report }: AdminReport): ReportTable {
  const money = (
    nameIn: (currency: string) => string,
    amounts: MoneyAmount[],
    percentOf: (currency: string) => number | null = () => null,
  ) =>
    amounts.map((amount): Cell[] => [
      nameIn(amount.currency),
      inMajorUnits(amount),
      rounded(percentOf(amount.currency)),
    ]);
  const { free, standard, premium } = report.subscriptionCounts;
  const revenueGrowth = (currency: string) =>
    growth.revenue.find((each) => each.currency === currency)?.percent ?? null;
  return {
    title: t`Key figures`,
    head: [t`Figure`, t`Value`, t`Growth in percent`],
    rows: [
      [t`Total users`, totals.users, rounded(growth.users)],
      [t`Total lists`, totals.lists, rounded(growth.lists)],
      [t`Total items`, totals.items, rounded(growth.items)],
      ...money((currency) => t`Revenue (${currency})`, totals.revenue, revenueGrowth),
      [t`Free users`, free, null],
      [t`Standard users`, standard, null],
      [t`Premium users`, premium, null],
      [t`User retention in percent`, rounded(report.retention), null],
      [t`Average session in minutes`, rounded(report.averageSessionMinutes), null],
      [t`Churn rate in percent`, rounded(report.churn), null],
      ...money((currency) => t`Monthly recurring revenue (${currency})`, report.monthlyRecurringRevenue),
      ...money((currency) => t`Average revenue per user (${currency})`, report.averageRevenuePerUser),
    ],
  };
}

function history({ history: months }: AdminReport): ReportTable {
  const currencies = [
    ...new Set([PLAN_CURRENCY, ...months.flatMap(({ revenue }) => revenue.map(({ currency }) => currency))]),
  ];
  return {
    title: t`Month by month`,
    isPlotted: true,
    head: [t`Month`, t`Users`, t`Lists`, t`Items`, ...currencies.map((currency) => t`Revenue (${currency})`)],
    rows: months.map(({ month, users, lists, items, revenue }) => [
      month,
      users,
      lists,
      items,
      ...currencies.map((currency) =>
        inMajorUnits(revenue.find((amount) => amount.currency === currency) ?? { currency, amountMinor: 0 }),
      ),
    ]),
  };
}

function cohorts({ cohorts: months }: AdminReport): ReportTable {
  return {
    title: t`Retention by month of sign-up`,
    head: [t`Signed up in`, t`People`, ...months.map((_, later) => (later === 0 ? t`Same month` : t`Month ${later}`))],
    rows: months.map(({ month, signUps, active }) => [
      month,
      signUps,
      ...months.map((_, later) => (later < active.length && signUps > 0 ? (active[later] ?? 0) : null)),
    ]),
  };
}

function inMajorUnits({ amountMinor, currency }: MoneyAmount): number {
  return toMajorUnits(amountMinor, currency);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}
