import { useState } from 'react';
import { locale } from '../../base/design/locale.ts';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useAffiliateClicksQuery } from './AffiliateClicks.generated.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface DayOfClicks {
  day: string;
  clicks: number;
}

/** How often a site's links were followed, and on request on which days. */
export function AffiliateClicks({ siteId, siteName, clicks }: { siteId: string; siteName: string; clicks: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm text-muted underline underline-offset-3 tabular-nums hover:text-ink">
        {clicksText(clicks)} in {DAYS} days<span className="sr-only">: {siteName}, day by day</span>
      </summary>
      {isOpen && <ClicksByDay siteId={siteId} />}
    </details>
  );
}

export function clicksText(clicks: number): string {
  return `${clicks.toLocaleString(locale())} ${clicks === 1 ? 'click' : 'clicks'}`;
}

function ClicksByDay({ siteId }: { siteId: string }) {
  const { data, error, refetch } = useAffiliateClicksQuery({ variables: { siteId }, fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ReadProblem error={error} onRetry={refetch} /> : <Skeleton rows={1} />;
  return <ClicksChart days={everyDay(data.affiliateSite?.clicksByDay ?? [])} />;
}

/** Also the days on which there were none. */
function everyDay(counted: readonly DayOfClicks[]): DayOfClicks[] {
  const clicks = new Map(counted.map((day) => [day.day, day.clicks]));
  return Array.from({ length: DAYS }, (_, place) => {
    const day = new Date(Date.now() - (DAYS - 1 - place) * DAY_MS).toISOString().slice(0, 10);
    return { day, clicks: clicks.get(day) ?? 0 };
  });
}

const DATE = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dateOf = (day: string) => DATE.format(new Date(day));

function ClicksChart({ days }: { days: readonly DayOfClicks[] }) {
  const most = Math.max(...days.map(({ clicks }) => clicks));
  if (most === 0) return <p className="text-sm text-muted">Nobody followed a link to this shop on these days.</p>;
  return (
    <figure className="mt-1 grid gap-1">
      <figcaption className="flex justify-between gap-4 text-sm text-muted">
        <span>Clicks per day (UTC)</span>
        <span className="tabular-nums">at most {most.toLocaleString(locale())}</span>
      </figcaption>
      <div aria-hidden className="flex h-20 items-end gap-px border-b border-edge sm:gap-1">
        {days.map(({ day, clicks }) => (
          <div key={day} title={`${dateOf(day)}: ${clicks}`} className="flex h-full min-w-0 grow items-end">
            <div className="w-full rounded-t-xs bg-brand" style={{ height: `${(100 * clicks) / most}%` }} />
          </div>
        ))}
      </div>
      <div aria-hidden className="flex justify-between text-sm text-muted">
        <span>{dateOf(days[0]?.day ?? '')}</span>
        <span>{dateOf(days.at(-1)?.day ?? '')}</span>
      </div>
      <ul aria-label="Clicks per day" className="sr-only">
        {days
          .filter(({ clicks }) => clicks > 0)
          .map(({ day, clicks }) => (
            <li key={day}>{`${dateOf(day)}: ${clicks}`}</li>
          ))}
      </ul>
    </figure>
  );
}
