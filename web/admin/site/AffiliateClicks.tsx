import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { perLocale } from '../../base/design/locale.ts';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useAffiliateClicksQuery } from './AffiliateClicks.generated.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface DayOfClicks {
  day: string;
  clicks: number;
}

export function AffiliateClicks({ siteId, siteName, clicks }: { siteId: string; siteName: string; clicks: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm text-muted underline underline-offset-3 tabular-nums hover:text-ink">
        <Trans>
          <Plural value={clicks} one="# click" other="# clicks" /> in <Plural value={DAYS} one="# day" other="# days" />
          <span className="sr-only">: {siteName}, day by day</span>
        </Trans>
      </summary>
      {isOpen && <ClicksByDay siteId={siteId} />}
    </details>
  );
}

function ClicksByDay({ siteId }: { siteId: string }) {
  const { data, error, refetch } = useAffiliateClicksQuery({ variables: { siteId }, fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ReadProblem error={error} onRetry={refetch} /> : <Skeleton rows={1} />;
  return <ClicksChart days={everyDay(data.affiliateSite?.clicksByDay ?? [])} />;
}

function everyDay(counted: readonly DayOfClicks[]): DayOfClicks[] {
  const clicks = new Map(counted.map((day) => [day.day, day.clicks]));
  return Array.from({ length: DAYS }, (_, place) => {
    const day = new Date(Date.now() - (DAYS - 1 - place) * DAY_MS).toISOString().slice(0, 10);
    return { day, clicks: clicks.get(day) ?? 0 };
  });
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const dateOf = (day: string) => dayFormat().format(new Date(day));

function dayText({ day, clicks }: DayOfClicks): string {
  const date = dateOf(day);
  return t({ message: `${date}: ${clicks}`, comment: 'How many clicks there were on a day' });
}

function ClicksChart({ days }: { days: readonly DayOfClicks[] }) {
  const most = Math.max(...days.map(({ clicks }) => clicks));
  if (most === 0) return <p className="text-sm text-muted">{t`Nobody followed a link to this shop on these days.`}</p>;
  return (
    <figure className="mt-1 grid gap-1">
      <figcaption className="flex justify-between gap-4 text-sm text-muted">
        <span>{t`Clicks per day (UTC)`}</span>
        <span className="tabular-nums">{t`at most ${most}`}</span>
      </figcaption>
      <div aria-hidden className="flex h-20 items-end gap-px border-b border-edge sm:gap-1">
        {days.map(({ day, clicks }) => (
          <div key={day} title={dayText({ day, clicks })} className="flex h-full min-w-0 grow items-end">
            <div className="w-full rounded-t-xs bg-brand" style={{ height: `${(100 * clicks) / most}%` }} />
          </div>
        ))}
      </div>
      <div aria-hidden className="flex justify-between text-sm text-muted">
        <span>{dateOf(days[0]?.day ?? '')}</span>
        <span>{dateOf(days.at(-1)?.day ?? '')}</span>
      </div>
      <ul aria-label={t`Clicks per day`} className="sr-only">
        {days
          .filter(({ clicks }) => clicks > 0)
          .map(({ day, clicks }) => (
            <li key={day}>{dayText({ day, clicks })}</li>
          ))}
      </ul>
    </figure>
  );
}
