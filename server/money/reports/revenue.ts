import type { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { PLAN_CURRENCY } from '../../core/plans/plan.rules.ts';
import { selectRevenue } from './money-statements.ts';
import type { ReportPeriod } from './report.rules.ts';

export async function revenueOf(
  em: EntityManager,
  periods: readonly ReportPeriod[],
  provider: string,
): Promise<MoneyAmount[][]> {
  const firsts = periods.map(({ start }) => start);
  const lasts = periods.map(({ end }) => end);
  const rows = await selectRevenue(em, { firsts, lasts, provider });
  return periods.map((_, index) => {
    const found = rows.filter(({ period }) => period === index + 1);
    const others = found
      .filter(({ currency }) => currency !== PLAN_CURRENCY)
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
    const own = found.find(({ currency }) => currency === PLAN_CURRENCY)?.amountMinor ?? 0;
    return [
      { currency: PLAN_CURRENCY, amountMinor: own },
      ...others.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
    ];
  });
}

export function amountIn(amounts: readonly MoneyAmount[], currency: string): number {
  return amounts.find((amount) => amount.currency === currency)?.amountMinor ?? 0;
}
