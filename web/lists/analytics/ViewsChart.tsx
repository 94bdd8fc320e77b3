import { t } from '@lingui/core/macro';
import { numberText } from '../../base/design/locale.ts';
import { type Bar, barsOf, type Day, daysInWords, longDay, shortDay } from './days.ts';

/** Views over time, as bars. People who cannot see them have the table. */
export function ViewsChart({ days }: { days: readonly Day[] }) {
  const bars = barsOf(days);
  const most = Math.max(1, ...bars.map(({ views }) => views));
  const isWeekly = bars.some(({ start, end }) => start !== end);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm font-semibold">{isWeekly ? t`Views per week` : t`Views per day`}</figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-sm text-muted">
        <div aria-hidden className="flex flex-col items-end justify-between leading-none tabular-nums">
          <span>{numberText(most)}</span>
          {most % 2 === 0 && <span>{numberText(most / 2)}</span>}
          <span>{numberText(0)}</span>
        </div>
        <div
          role="img"
          aria-label={
            isWeekly
              ? t`Views per week, at most ${most}. The table has every day.`
              : t`Views per day, at most ${most}. The table has every day.`
          }
          className="flex h-36 items-end gap-px border-t border-b border-t-line border-b-edge sm:gap-1"
        >
          {bars.map((bar) => (
            <div key={bar.start} title={titleOf(bar)} className="flex h-full min-w-0 grow items-end">
              <div className="w-full rounded-t-xs bg-brand" style={{ height: `${(100 * bar.views) / most}%` }} />
            </div>
          ))}
        </div>
        <div aria-hidden className="col-start-2 flex justify-between">
          <span>{shortDay(first.day)}</span>
          {last !== first && <span>{shortDay(last.day)}</span>}
        </div>
      </div>
    </figure>
  );
}

function titleOf({ start, end, views }: Bar): string {
  const when = start === end ? longDay(start) : daysInWords(start, end);
  return t({ message: `${when}: ${views}`, comment: 'A day or some days, and how often the list was viewed' });
}
