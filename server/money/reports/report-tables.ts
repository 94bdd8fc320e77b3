import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { PLAN_CURRENCY } from '../../core/plans/plan.rules.ts';
import type { AdminReport } from './admin-report.type.ts';

/** An unknown value is null. */
export type Cell = string | number | null;

export interface ReportTable {
  title: string;
  head: string[];
  rows: Cell[][];
}

/** A report as tables, the same for every kind of file. Money is in major units; each currency has a column or a row. */
export function tablesOf(report: AdminReport): ReportTable[] {
  return [keyFigures(report), history(report), cohorts(report)];
}

function keyFigures({ totals, growth, ...report }: AdminReport): ReportTable {
  const money = (name: string, amounts: MoneyAmount[], percentOf: (currency: string) => number | null = () => null) =>
    amounts.map((amount): Cell[] => [
      `${name} (${amount.currency})`,
      inMajorUnits(amount),
      rounded(percentOf(amount.currency)),
    ]);
  const { free, standard, premium } = report.subscriptionCounts;
  const revenueGrowth = (currency: string) =>
    growth.revenue.find((each) => each.currency === currency)?.percent ?? null;
  return {
    title: 'Key figures',
    head: ['Figure', 'Value', 'Growth in percent'],
    rows: [
      ['Total users', totals.users, rounded(growth.users)],
      ['Total lists', totals.lists, rounded(growth.lists)],
      ['Total items', totals.items, rounded(growth.items)],
      ...money('Revenue', totals.revenue, revenueGrowth),
      ['Free users', free, null],
      ['Standard users', standard, null],
      ['Premium users', premium, null],
      ['User retention in percent', rounded(report.retention), null],
      ['Average session in minutes', rounded(report.averageSessionMinutes), null],
      ['Churn rate in percent', rounded(report.churn), null],
      ...money('Monthly recurring revenue', report.monthlyRecurringRevenue),
      ...money('Average revenue per user', report.averageRevenuePerUser),
    ],
  };
}

function history({ history: months }: AdminReport): ReportTable {
  const currencies = [
    ...new Set([PLAN_CURRENCY, ...months.flatMap(({ revenue }) => revenue.map(({ currency }) => currency))]),
  ];
  return {
    title: 'Month by month',
    head: ['Month', 'Users', 'Lists', 'Items', ...currencies.map((currency) => `Revenue (${currency})`)],
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
    title: 'Retention by month of sign-up',
    head: ['Signed up in', 'People', ...months.map((_, later) => (later === 0 ? 'Same month' : `Month ${later}`))],
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
