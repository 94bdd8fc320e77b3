import { dayAfter, firstOfMonth, monthAfter, today } from '#rules/money/reports/report';
import type { Amount } from '../frame/money.ts';
import { type AdminTrendsQuery, useAdminTrendsQuery } from './useTrends.generated.ts';

const REFRESH_MS = 60_000;

export const TREND_DAYS = 30;

type Counted = Omit<AdminTrendsQuery['days']['points'][number], '__typename' | 'start'>;

export interface Trends {
  days: readonly Counted[];
  months: readonly Amount[][];
  lastMonth: readonly Amount[];
  lastYear: readonly Amount[];
}

export function useTrends(): Trends | null {
  const end = today();
  const lastYear = String(Number(end.slice(0, 4)) - 1);
  const lastMonth = monthAfter(firstOfMonth(end), -1);
  const { data } = useAdminTrendsQuery({
    variables: {
      days: { start: dayAfter(end, -TREND_DAYS), end },
      months: { start: `${lastYear}-01-01`, end },
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!data) return null;
  const { points: months } = data.months;
  return {
    days: data.days.points,
    months: months.slice(-12).map(({ revenue }) => revenue),
    lastMonth: months.find(({ start }) => start === lastMonth)?.revenue ?? [],
    lastYear: sumOf(months.filter(({ start }) => start.startsWith(lastYear)).map(({ revenue }) => revenue)),
  };
}

function sumOf(revenues: readonly (readonly Amount[])[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of revenues.flat()) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
}
