import { msg, t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { say } from '#rules/base/languages/say';
import { numberText } from '../../base/design/locale.ts';
import { PartToCome } from '../../base/page/PartToCome.tsx';
import { useSite } from '../../base/page/site.ts';
import { moneyText } from '../frame/money.ts';
import { monthText, shortDayText } from '../frame/numbers.ts';
import { FigureTable, TableBehind } from './FigureTable.tsx';
import type { StatisticsSeries } from './statistics-series.ts';

/** Most of what this screen weighs: the tables are there before it. */
const Plots = lazy(async () => ({ default: (await import('./Plots.tsx')).Plots }));

const PEOPLE = [msg`Users`, msg`New users`, msg({ message: `Active`, context: 'people' })];
const PLANS = [msg`Free`, msg`Standard`, msg`Premium`];
const CONTENT = [msg`Lists`, msg`Items`, msg`Purchases`, msg`Visits`];

export function Series({ series }: { series: StatisticsSeries }) {
  const { everythingForEverybody } = useSite();
  const ofPlans = <Cell,>(cells: readonly Cell[]) => (everythingForEverybody ? [] : cells);
  const isByMonth = series.interval === 'MONTH';
  const nameOf = (day: string) => (isByMonth ? monthText(day.slice(0, 7)) : shortDayText(day));
  return (
    <section aria-labelledby="series" className="grid gap-3">
      <h2 id="series" className="text-xl">{t`Over time`}</h2>
      <Suspense fallback={<PartToCome rows={4} />}>
        <Plots series={series} />
      </Suspense>
      <TableBehind summary={isByMonth ? t`Show the months as a table` : t`Show the days as a table`}>
        <FigureTable
          label={t`Over time`}
          head={[
            isByMonth ? t`Month` : t`Day`,
            ...[...PEOPLE, ...ofPlans(PLANS), ...CONTENT].map(say),
            t`Shared list views`,
            ...ofPlans([t`Revenue`]),
          ]}
          rows={series.points.map((point) => [
            nameOf(point.start),
            ...[point.users, point.signUps, point.activeUsers].map(numberText),
            ...ofPlans([point.freeUsers, point.standardUsers, point.premiumUsers]).map(numberText),
            ...[point.lists, point.items, point.purchases, point.visits, point.sharedListViews].map(numberText),
            ...ofPlans([moneyText(point.revenue)]),
          ])}
        />
      </TableBehind>
    </section>
  );
}
