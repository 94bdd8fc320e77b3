import { t } from '@lingui/core/macro';
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
      <figcaption className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{isWeekly ? t`Views per week` : t`Views per day`}</span>
        <span className="tabular-nums">{t`at most ${most}`}</span>
      </figcaption>
      <div
        role="img"
        aria-label={
          isWeekly
            ? t`Views per week, at most ${most}. The table has every day.`
            : t`Views per day, at most ${most}. The table has every day.`
        }
        className="flex h-36 items-end gap-px border-b border-edge sm:gap-1"
      >
        {bars.map((bar) => (
          <div key={bar.start} title={titleOf(bar)} className="flex h-full min-w-0 grow items-end">
            <div className="w-full rounded-t-xs bg-brand" style={{ height: `${(100 * bar.views) / most}%` }} />
          </div>
        ))}
      </div>
      <div aria-hidden className="flex justify-between text-sm text-muted">
        <span>{shortDay(first.day)}</span>
        {last !== first && <span>{shortDay(last.day)}</span>}
      </div>
    </figure>
  );
}

function titleOf({ start, end, views }: Bar): string {
  const when = start === end ? longDay(start) : daysInWords(start, end);
  return t({ message: `${when}: ${views}`, comment: 'A day or some days, and how often the list was viewed' });
}
