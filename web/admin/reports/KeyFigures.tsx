import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Defined } from '#rules/money/reports/definitions';
import { Card } from '../../base/design/Card.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { numberText } from '../../base/design/locale.ts';
import { useSite } from '../../base/page/site.ts';
import { Definition } from '../frame/Definition.tsx';
import { FigureCard } from '../frame/FigureCard.tsx';
import { moneyText } from '../frame/money.ts';
import { growthText, minutesText, notComputable, shareText } from '../frame/numbers.ts';
import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

type Report = ReportsScreenQuery['adminReport'];

/** A young site has little to compare with: that is said once, and the cards show what there is. */
export function KeyFigures({ report }: { report: Report }) {
  const { everythingForEverybody } = useSite();
  const { totals, growth } = report;
  const revenueGrowth = growth.revenue.map(({ currency, percent }) =>
    growth.revenue.length > 1 ? `${currency} ${growthText(percent)}` : growthText(percent),
  );
  const isRevenueKnown = growth.revenue.some(({ percent }) => percent !== null);
  const grown = [growth.users, growth.lists, growth.items];
  const isGrowthKnown = grown.some((percent) => percent !== null) || (isRevenueKnown && !everythingForEverybody);
  const shares = sharesOf(report);
  const known = shares.filter(({ value }) => value !== notComputable());
  const count = known.length + (everythingForEverybody ? 3 : 6);
  return (
    <section aria-labelledby="key-figures" className="grid gap-3">
      <h2 id="key-figures" className="text-xl">{t`Key figures`}</h2>
      <ul
        className={`grid auto-rows-fr grid-cols-1 gap-3 min-[24rem]:grid-cols-2 max-xl:[&>:last-child:nth-child(odd)]:col-span-full ${count % 3 === 1 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`} // none alone in its row
      >
        <FigureCard label={t`Total Users`} value={numberText(totals.users)} definition="users">
          {isGrowthKnown && <Growth text={growthText(growth.users)} since={growth.users !== null && 'start'} />}
        </FigureCard>
        <FigureCard label={t`Total Lists`} value={numberText(totals.lists)} definition="lists">
          {isGrowthKnown && <Growth text={growthText(growth.lists)} since={growth.lists !== null && 'start'} />}
        </FigureCard>
        <FigureCard label={t`Total Items`} value={numberText(totals.items)} definition="items">
          {isGrowthKnown && <Growth text={growthText(growth.items)} since={growth.items !== null && 'start'} />}
        </FigureCard>
        {!everythingForEverybody && (
          <FigureCard label={t`Revenue`} value={moneyText(totals.revenue)} definition="revenue">
            {isGrowthKnown && <Growth text={enumeration(revenueGrowth)} since={isRevenueKnown && 'period before'} />}
          </FigureCard>
        )}
        {known.map(({ name, value, definition }) => (
          <FigureCard key={definition} label={name} value={value} definition={definition} />
        ))}
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
      <NotYet
        figures={[
          ...(isGrowthKnown ? [] : [{ name: t`Growth`, definition: 'growth' as const }]),
          ...shares.filter(({ value }) => value === notComputable()),
        ]}
      />
    </section>
  );
}

interface Figure {
  name: string;
  definition: Defined;
}

function sharesOf({ retention, averageSessionMinutes, churn }: Report) {
  return [
    { name: t`User Retention`, value: shareText(retention), definition: 'retention' },
    { name: t`Average Session`, value: minutesText(averageSessionMinutes), definition: 'averageSession' },
    { name: t`Churn Rate`, value: shareText(churn), definition: 'churn' },
  ] as const;
}

/** Each stays where it is looked for, with how it is counted. */
function NotYet({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <Card>
      <p className="text-muted">{t`There’s nothing to compute these from in this period:`}</p>
      <dl className="-mb-2 mt-1 flex flex-wrap gap-x-8">
        {figures.map(({ name, definition }) => (
          <div key={definition} className="flex items-center gap-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{notComputable()}</dd>
            <dd>
              <Definition of={definition} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Since = 'start' | 'period before';

function Growth({ text, since }: { text: string; since: Since | false }) {
  if (!since) return <p>{text}</p>;
  return <p>{growthSince(<span className="font-semibold text-ink tabular-nums">{text}</span>, since)}</p>;
}

function growthSince(growth: ReactNode, since: Since) {
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
