import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { enumeration } from '../../base/design/list-text.ts';
import { numberText } from '../../base/design/locale.ts';
import { useSite } from '../../base/page/site.ts';
import { FigureCard } from '../frame/FigureCard.tsx';
import { moneyText } from '../frame/money.ts';
import { growthText, minutesText, shareText } from '../frame/numbers.ts';
import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

export function KeyFigures({ report }: { report: ReportsScreenQuery['adminReport'] }) {
  const { everythingForEverybody } = useSite();
  const { totals, growth } = report;
  const revenueGrowth = growth.revenue.map(({ currency, percent }) =>
    growth.revenue.length > 1 ? `${currency} ${growthText(percent)}` : growthText(percent),
  );
  const isRevenueKnown = growth.revenue.length !== 1 || growth.revenue[0]?.percent !== null;
  return (
    <section aria-labelledby="key-figures" className="grid gap-3">
      <h2 id="key-figures" className="text-xl">{t`Key figures`}</h2>
      <ul className="grid auto-rows-fr grid-cols-1 gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-3">
        <FigureCard label={t`Total Users`} value={numberText(totals.users)} definition="users">
          <Growth text={growthText(growth.users)} isKnown={growth.users !== null} since="start" />
        </FigureCard>
        <FigureCard label={t`Total Lists`} value={numberText(totals.lists)} definition="lists">
          <Growth text={growthText(growth.lists)} isKnown={growth.lists !== null} since="start" />
        </FigureCard>
        <FigureCard label={t`Total Items`} value={numberText(totals.items)} definition="items">
          <Growth text={growthText(growth.items)} isKnown={growth.items !== null} since="start" />
        </FigureCard>
        {!everythingForEverybody && (
          <FigureCard label={t`Revenue`} value={moneyText(totals.revenue)} definition="revenue">
            <Growth text={enumeration(revenueGrowth)} isKnown={isRevenueKnown} since="period before" />
          </FigureCard>
        )}
        <FigureCard label={t`User Retention`} value={shareText(report.retention)} definition="retention" />
        <FigureCard
          label={t`Average Session`}
          value={minutesText(report.averageSessionMinutes)}
          definition="averageSession"
        />
        <FigureCard label={t`Churn Rate`} value={shareText(report.churn)} definition="churn" />
        {!everythingForEverybody && (
          <>
            <FigureCard
              label={t`Monthly Recurring Revenue`}
              value={moneyText(report.monthlyRecurringRevenue)}
              definition="monthlyRecurringRevenue"
            />
            <FigureCard
              label={t`Average Revenue per User`}
              value={moneyText(report.averageRevenuePerUser)}
              definition="averageRevenuePerUser"
            />
          </>
        )}
      </ul>
    </section>
  );
}

interface GrowthProps {
  text: string;
  isKnown: boolean;
  since: 'start' | 'period before';
}

function Growth({ text, isKnown, since }: GrowthProps) {
  return <p>{growthSince(<span className="font-semibold text-ink tabular-nums">{text}</span>, isKnown, since)}</p>;
}

function growthSince(growth: ReactNode, isKnown: boolean, since: GrowthProps['since']) {
  if (!isKnown)
    return (
      <Trans>
        {growth} <span>(nothing to compare with yet)</span>
      </Trans>
    );
  return since === 'start' ? (
    <Trans comment="As in “+12% since the start”">
      {growth} <span>since the start</span>
    </Trans>
  ) : (
    <Trans comment="As in “+12% vs. the period before”">
      {growth} <span>vs. the period before</span>
    </Trans>
  );
}
