import type { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import type { AdminReport, CurrencyGrowth, RetentionCohort } from './admin-report.type.ts';
import { selectTotals, selectVisits, type Totals } from './count-statements.ts';
import { countChurned } from './money-statements.ts';
import { dayAfter, daysIn, firstOfMonth, monthAfter, type ReportPeriod } from './report.rules.ts';
import { countCohorts, countReturning, countSignUps } from './retention-statements.ts';
import { amountIn, revenueOf } from './revenue.ts';

const MONTHS_OF_HISTORY = 6;
const MONTHS_OF_COHORTS = 12;

/** Reads counts and the ledger, and no rows of people, lists or items. */
export async function readReport(
  em: EntityManager,
  period: ReportPeriod,
  provider: string,
): Promise<Omit<AdminReport, 'isTestMoney'>> {
  const dayBefore = dayAfter(period.start, -1);
  const before = { start: dayAfter(period.start, -daysIn(period)), end: dayBefore };
  const months = monthsUpTo(period.end, MONTHS_OF_HISTORY);

  const totals = await totalsAt(em, [dayBefore, period.end, ...months.map(({ end }) => end)]);
  const [revenue = [], earlier = [], ...ofMonths] = await revenueOf(em, [period, before, ...months], provider);
  const [start, end] = [totals(dayBefore), totals(period.end)];
  const thisMonth = ofMonths.at(-1) ?? [];
  return {
    ...period,
    totals: { users: end.users, lists: end.lists, items: end.items, revenue },
    growth: {
      users: growthPercent(start.users, end.users),
      lists: growthPercent(start.lists, end.lists),
      items: growthPercent(start.items, end.items),
      revenue: revenueGrowth(earlier, revenue),
    },
    subscriptionCounts: { free: end.freeUsers, standard: end.standardUsers, premium: end.premiumUsers },
    history: months.map((month, index) => {
      const { users, lists, items } = totals(month.end);
      return { month: month.start.slice(0, 7), users, lists, items, revenue: ofMonths[index] ?? [] };
    }),
    retention: await retentionOf(em, before, period),
    averageSessionMinutes: await averageSessionOf(em, period),
    churn: await churnOf(em, period, provider),
    monthlyRecurringRevenue: thisMonth,
    averageRevenuePerUser: thisMonth.map(({ currency, amountMinor }) => ({
      currency,
      amountMinor: end.users === 0 ? 0 : Math.round(amountMinor / end.users),
    })),
    cohorts: await cohortsUpTo(em, period.end),
  };
}

function monthsUpTo(day: string, count: number): ReportPeriod[] {
  return Array.from({ length: count }, (_, index) => {
    const start = monthAfter(day, index + 1 - count);
    return { start, end: dayAfter(monthAfter(start, 1), -1) };
  });
}

export async function totalsAt(em: EntityManager, days: readonly string[]): Promise<(day: string) => Totals> {
  const rows = await selectTotals(em, { days: [...new Set(days)] });
  return (day) => {
    const found = rows.find((row) => row.day === day);
    if (!found) throw new Error(`There are no totals of ${day}`);
    return found;
  };
}

/** In percent; null where there was nothing to compare with. */
function growthPercent(before: number, now: number): number | null {
  return before > 0 ? (100 * (now - before)) / before : null;
}

function revenueGrowth(before: MoneyAmount[], now: MoneyAmount[]): CurrencyGrowth[] {
  const currencies = [...new Set([...now, ...before].map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    percent: growthPercent(amountIn(before, currency), amountIn(now, currency)),
  }));
}

async function retentionOf(em: EntityManager, before: ReportPeriod, now: ReportPeriod): Promise<number | null> {
  const [people] = await countReturning(em, { beforeStart: before.start, beforeEnd: before.end, ...now });
  return people && people.before > 0 ? (100 * people.returned) / people.before : null;
}

async function averageSessionOf(em: EntityManager, period: ReportPeriod): Promise<number | null> {
  const [counted] = await selectVisits(em, period);
  return counted && counted.visits > 0 ? counted.seconds / 60 / counted.visits : null;
}

async function churnOf(em: EntityManager, period: ReportPeriod, provider: string): Promise<number | null> {
  const [customers] = await countChurned(em, { ...period, provider });
  return customers && customers.paid > 0 ? (100 * customers.lost) / customers.paid : null;
}

async function cohortsUpTo(em: EntityManager, day: string): Promise<RetentionCohort[]> {
  const last = firstOfMonth(day);
  const first = monthAfter(last, 1 - MONTHS_OF_COHORTS);
  const signUps = await countSignUps(em, { first, last });
  const active = await countCohorts(em, { first, last });
  return Array.from({ length: MONTHS_OF_COHORTS }, (_, index) => {
    const joined = monthAfter(first, index);
    const months = Array.from({ length: MONTHS_OF_COHORTS - index }, (_, later) => monthAfter(joined, later));
    return {
      month: joined.slice(0, 7),
      signUps: signUps.find((row) => row.joined === joined)?.signUps ?? 0,
      active: months.map((month) => active.find((row) => row.joined === joined && row.month === month)?.active ?? 0),
    };
  });
}
