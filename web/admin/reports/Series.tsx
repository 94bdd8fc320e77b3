import { lazy, Suspense } from 'react';
import { PartToCome } from '../../base/page/PartToCome.tsx';
import { moneyText } from '../frame/money.ts';
import { countText, monthText, shortDayText } from '../frame/numbers.ts';
import { FigureTable, TableBehind } from './FigureTable.tsx';
import type { StatisticsSeries } from './statistics-series.ts';

/** Most of what this screen weighs: the tables are there before it. */
const Plots = lazy(async () => ({ default: (await import('./Plots.tsx')).Plots }));

const HEAD = ['Users', 'New users', 'Active', 'Free', 'Standard', 'Premium', 'Lists', 'Items', 'Purchases', 'Visits'];

/** The figures over time: drawn, and in a table. */
export function Series({ series }: { series: StatisticsSeries }) {
  const isByMonth = series.interval === 'MONTH';
  const nameOf = (day: string) => (isByMonth ? monthText(day.slice(0, 7)) : shortDayText(day));
  return (
    <section aria-labelledby="series" className="grid gap-3">
      <h2 id="series" className="text-xl">
        Over time
      </h2>
      <Suspense fallback={<PartToCome rows={4} />}>
        <Plots series={series} />
      </Suspense>
      <TableBehind summary={isByMonth ? 'Show the months as a table' : 'Show the days as a table'}>
        <FigureTable
          label="Over time"
          head={[isByMonth ? 'Month' : 'Day', ...HEAD, 'Shared list views', 'Revenue']}
          rows={series.points.map((point) => [
            nameOf(point.start),
            ...[point.users, point.signUps, point.activeUsers].map(countText),
            ...[point.freeUsers, point.standardUsers, point.premiumUsers].map(countText),
            ...[point.lists, point.items, point.purchases, point.visits, point.sharedListViews].map(countText),
            moneyText(point.revenue),
          ])}
        />
      </TableBehind>
    </section>
  );
}
