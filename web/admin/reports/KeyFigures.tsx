import { FigureCard } from '../frame/FigureCard.tsx';
import { moneyText } from '../frame/money.ts';
import { countText, growthText, minutesText, NOT_COMPUTABLE, percentText } from '../frame/numbers.ts';
import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

/** The figures of a report, each with its definition. */
export function KeyFigures({ report }: { report: ReportsScreenQuery['adminReport'] }) {
  const { totals, growth } = report;
  const revenueGrowth = growth.revenue
    .map(({ currency, percent }) =>
      growth.revenue.length > 1 ? `${currency} ${growthText(percent)}` : growthText(percent),
    )
    .join(', ');
  return (
    <section aria-labelledby="key-figures" className="grid gap-3">
      <h2 id="key-figures" className="text-xl">
        Key figures
      </h2>
      <ul className="grid auto-rows-fr grid-cols-1 gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-4">
        <FigureCard label="Total Users" value={countText(totals.users)} definition="users">
          <Growth text={growthText(growth.users)} since="since the start" />
        </FigureCard>
        <FigureCard label="Total Lists" value={countText(totals.lists)} definition="lists">
          <Growth text={growthText(growth.lists)} since="since the start" />
        </FigureCard>
        <FigureCard label="Total Items" value={countText(totals.items)} definition="items">
          <Growth text={growthText(growth.items)} since="since the start" />
        </FigureCard>
        <FigureCard label="Revenue" value={moneyText(totals.revenue)} definition="revenue">
          <Growth text={revenueGrowth} since="vs. the period before" />
        </FigureCard>
        <FigureCard label="User Retention" value={percentText(report.retention)} definition="retention" />
        <FigureCard
          label="Average Session"
          value={minutesText(report.averageSessionMinutes)}
          definition="averageSession"
        />
        <FigureCard label="Churn Rate" value={percentText(report.churn)} definition="churn" />
        <FigureCard
          label="Monthly Recurring Revenue"
          value={moneyText(report.monthlyRecurringRevenue)}
          definition="monthlyRecurringRevenue"
        />
        <FigureCard
          label="Average Revenue per User"
          value={moneyText(report.averageRevenuePerUser)}
          definition="averageRevenuePerUser"
        />
      </ul>
    </section>
  );
}

function Growth({ text, since }: { text: string; since: string }) {
  return (
    <p>
      <span className="font-semibold text-ink tabular-nums">{text}</span>{' '}
      <span>{text === NOT_COMPUTABLE ? '(nothing to compare with yet)' : since}</span>
    </p>
  );
}
