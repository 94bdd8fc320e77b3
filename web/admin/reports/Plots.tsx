import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { toMajorUnits } from '#rules/base/amounts/money';
import { numberText } from '../../base/design/locale.ts';
import { moneyText } from '../../base/design/Money.tsx';
import { useSite } from '../../base/page/site.ts';
import { shortDayText, shortMonthText } from '../frame/numbers.ts';
import type { StatisticsSeries } from './statistics-series.ts';

const TEXT = { fill: 'var(--color-muted)', fontSize: 12 };
const POPOVER = {
  background: 'var(--color-card)',
  border: '1px solid var(--color-line)',
  borderRadius: 8,
  color: 'var(--color-ink)',
};
const HEIGHT = 220;

/** The tables hold the same for people who cannot see them. */
export function Plots({ series }: { series: StatisticsSeries }) {
  const { everythingForEverybody } = useSite();
  const nameOf = series.interval === 'MONTH' ? shortMonthText : shortDayText;
  const points = series.points.map((point) => ({ ...point, name: nameOf(point.start) }));
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Plot title={t`Growth`}>
        <LineChart data={points} accessibilityLayer={false}>
          {axes(points.flatMap(({ users, lists, items }) => [users, lists, items]))}
          <Line {...LINE} dataKey="users" name={t`Users`} stroke="var(--color-brand)" />
          <Line {...LINE} dataKey="lists" name={t`Lists`} stroke="var(--color-wishlist)" />
          <Line {...LINE} dataKey="items" name={t`Items`} stroke="var(--color-shopping)" />
        </LineChart>
      </Plot>
      {!everythingForEverybody && (
        <>
          <Plot title={t`Revenue`}>
            <Revenue series={series} nameOf={nameOf} />
          </Plot>
          <Plot title={t`Users by plan`}>
            <AreaChart data={points} accessibilityLayer={false}>
              {axes(points.map(({ users }) => users))}
              <Area {...AREA} dataKey="freeUsers" name={t`Free`} stroke="var(--color-edge)" fill="var(--color-edge)" />
              <Area
                {...AREA}
                dataKey="standardUsers"
                name={t`Standard`}
                stroke="var(--color-shopping)"
                fill="var(--color-shopping)"
              />
              <Area
                {...AREA}
                dataKey="premiumUsers"
                name={t`Premium`}
                stroke="var(--color-brand)"
                fill="var(--color-brand)"
              />
            </AreaChart>
          </Plot>
        </>
      )}
      <Plot title={t`People`}>
        <BarChart data={points} accessibilityLayer={false}>
          {axes(points.flatMap(({ activeUsers, signUps }) => [activeUsers, signUps]))}
          <Bar
            {...BAR}
            dataKey="activeUsers"
            name={t({ message: `Active`, context: 'people' })}
            fill="var(--color-brand)"
          />
          <Bar {...BAR} dataKey="signUps" name={t`New`} fill="var(--color-shopping)" />
        </BarChart>
      </Plot>
    </div>
  );
}

const LINE = { type: 'monotone', dot: false, strokeWidth: 2, isAnimationActive: false } as const;
const AREA = { type: 'monotone', stackId: 'plans', fillOpacity: 0.35, isAnimationActive: false } as const;
const BAR = { isAnimationActive: false, radius: [2, 2, 0, 0] as [number, number, number, number] } as const;

/** The labels of the axis get the room that the longest of `amounts` needs. */
function axes(amounts: number[], value: (amount: number) => string = numberText) {
  return (
    <>
      <CartesianGrid stroke="var(--color-line)" vertical={false} />
      <XAxis dataKey="name" tick={TEXT} tickLine={false} stroke="var(--color-edge)" minTickGap={24} />
      <YAxis
        tick={TEXT}
        tickLine={false}
        axisLine={false}
        width={widthOf(amounts, value)}
        allowDecimals={false}
        tickFormatter={value}
      />
      <Tooltip
        contentStyle={POPOVER}
        formatter={(amount) => value(Number(amount))}
        cursor={{ fill: 'var(--color-sunk)', stroke: 'var(--color-edge)' }}
      />
      <Legend wrapperStyle={{ fontSize: 13 }} itemSorter={null} />
    </>
  );
}

const WIDEST_CHARACTER_PX = 7;

/** An axis ends at a round number above what it shows. A width that recharts measures is there too late to be drawn. */
function widthOf(amounts: number[], value: (amount: number) => string): number {
  const labels = [Math.max(0, ...amounts), Math.min(0, ...amounts)].map((amount) => value(amount * 1.5));
  return 12 + WIDEST_CHARACTER_PX * Math.max(...labels.map((label) => label.length));
}

const CURRENCY_COLOURS = ['var(--color-brand)', 'var(--color-shopping)', 'var(--color-wishlist)', 'var(--color-edge)'];

/** A bar for each currency: amounts of two cannot be added. */
function Revenue({ series, nameOf, ...size }: { series: StatisticsSeries; nameOf: (day: string) => string }) {
  const currencies = [...new Set(series.points.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))];
  const points = series.points.map(({ start, revenue }) => ({
    name: nameOf(start),
    ...Object.fromEntries(revenue.map(({ currency, amountMinor }) => [currency, toMajorUnits(amountMinor, currency)])),
  }));
  const [first = 'USD'] = currencies;
  const amounts = series.points.flatMap(({ revenue }) =>
    revenue.map(({ currency, amountMinor }) => toMajorUnits(amountMinor, currency)),
  );
  const amountText = (amount: number) => (currencies.length > 1 ? numberText(amount) : moneyText(amount, first));
  return (
    <BarChart {...size} data={points} accessibilityLayer={false}>
      {axes(amounts, amountText)}
      {currencies.map((currency, index) => (
        <Bar {...BAR} key={currency} dataKey={currency} fill={CURRENCY_COLOURS[index % CURRENCY_COLOURS.length]} />
      ))}
    </BarChart>
  );
}

function Plot({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-3 rounded-card border border-line bg-card p-4 shadow-card">
      <figcaption className="font-semibold">{title}</figcaption>
      <div role="img" aria-label={t`${title}, as a chart. The table below has every figure.`}>
        <ResponsiveContainer width="100%" height={HEIGHT}>
          {children}
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
