import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { say } from '#rules/base/languages/say';
import { dayAfter, today } from '#rules/money/reports/report';
import { Card } from '../../base/design/Card.tsx';
import { numberText } from '../../base/design/locale.ts';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { placesOn } from '../../base/page/places.ts';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { ADMIN_PLACES } from '../frame/admin-places.ts';
import { Definition } from '../frame/Definition.tsx';
import { FigureCard, type Trend } from '../frame/FigureCard.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { moneyText } from '../frame/money.ts';
import { differenceText, wholePercentText } from '../frame/numbers.ts';
import { useLiveStats } from './useLiveStats.ts';
import { TREND_DAYS, type Trends, useTrends } from './useTrends.ts';

const reportFrom = (start: string) => `/admin/reports?start=${start}&end=${today()}`;

type Stats = NonNullable<ReturnType<typeof useLiveStats>['stats']>;

export function AdminScreen() {
  const { stats, error, refetch } = useLiveStats();
  return (
    <Page>
      <PageHead title={t`Admin Dashboard`} unlisted />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">{t`Admin Dashboard`}</h1>
        <LinkButton to="/admin/users" look="primary">{t`Manage Users`}</LinkButton>
      </div>
      {stats && <Figures stats={stats} />}
      {!stats && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!stats && !error && <Skeleton rows={4} />}
      {(stats || error) && <QuickActions />}
    </Page>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const { everythingForEverybody } = useSite();
  const trends = useTrends();
  const { totalUsers, activeUsers, totalLists, totalItems, revenueStats } = stats;
  const activeBefore = numberText(trends?.days.at(-2)?.activeUsers ?? 0);
  return (
    <>
      <OpenCases stats={stats} />
      <div className="grid gap-6 lg:grid-cols-3">
        <Group title={t`Users`}>
          <FigureCard
            label={t`Total registered`}
            value={numberText(totalUsers)}
            definition="users"
            to="/admin/users"
            trend={growthOf(trends, 'users', totalUsers)}
          >
            {t`All users`}
          </FigureCard>
          <FigureCard
            label={t({ message: `Active`, context: 'people' })}
            value={numberText(activeUsers)}
            definition="activeUsers"
            to={reportFrom(dayAfter(today(), -29))}
            trend={
              trends && {
                text: t`in ${TREND_DAYS} days, ${activeBefore} of them yesterday`,
                values: trends.days.map((day) => day.activeUsers),
              }
            }
          >
            {t`By day`}
          </FigureCard>
        </Group>
        <Group title={t`Content`}>
          <FigureCard
            label={t`Total lists created`}
            value={numberText(totalLists)}
            definition="lists"
            to="/admin/reports"
            trend={growthOf(trends, 'lists', totalLists)}
          >
            {t`How they grew`}
          </FigureCard>
          <FigureCard
            label={t`Total items`}
            value={numberText(totalItems)}
            definition="items"
            to={reportFrom(`${today().slice(0, 4)}-01-01`)}
            trend={growthOf(trends, 'items', totalItems)}
          >
            {t`By month`}
          </FigureCard>
        </Group>
        {!everythingForEverybody && <Revenue revenue={revenueStats} trends={trends} />}
      </div>
      {!everythingForEverybody && <Distribution counts={stats.subscriptionCounts} total={totalUsers} trends={trends} />}
    </>
  );
}

type Grown = 'users' | 'lists' | 'items' | 'freeUsers' | 'standardUsers' | 'premiumUsers';

/** The line ends with the live figure itself. */
function growthOf(trends: Trends | null, name: Grown, now: number): Trend | null {
  if (!trends) return null;
  const values = [...trends.days.map((day) => day[name]).slice(0, -1), now];
  const difference = now - (values[0] ?? now);
  const change = differenceText(difference);
  const text =
    difference === 0
      ? t`No change in ${TREND_DAYS} days`
      : t({ message: `${change} in ${TREND_DAYS} days`, comment: 'As in “+12 in 30 days”' });
  return { text, values };
}

function Revenue({ revenue: { currentMonth, yearToDate }, trends }: RevenueProps) {
  const lines = trends?.months.map(([amount]) => amount?.amountMinor ?? 0) ?? [];
  const thisYear = lines.slice(-Number(today().slice(5, 7)));
  const [lastMonth, lastYear] = [moneyText(trends?.lastMonth ?? []), moneyText(trends?.lastYear ?? [])];
  return (
    <Group title={t`Revenue`}>
      <FigureCard
        label={t`Current month`}
        value={moneyText(currentMonth)}
        definition="currentMonth"
        to="/admin/reports"
        trend={trends && { text: t`${lastMonth} last month`, values: lines }}
      >
        {t`By day`}
      </FigureCard>
      <FigureCard
        label={t`Year to date`}
        value={moneyText(yearToDate)}
        definition="yearToDate"
        to={reportFrom(`${today().slice(0, 4)}-01-01`)}
        trend={trends && { text: t`${lastYear} last year`, values: addedUp(thisYear) }}
      >
        {t`By month`}
      </FigureCard>
    </Group>
  );
}

interface RevenueProps {
  revenue: Stats['revenueStats'];
  trends: Trends | null;
}

/** 1, 2, 3 becomes 0, 1, 3, 6. */
function addedUp(amounts: readonly number[]): number[] {
  let sum = 0;
  return [0, ...amounts.map((amount) => (sum += amount))];
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid auto-rows-fr grid-cols-1 gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-1">{children}</ul>
    </section>
  );
}

function OpenCases({ stats: { reportedLists, reportedTexts, openMessages } }: { stats: Stats }) {
  const isClear = reportedLists + reportedTexts + openMessages === 0;
  return (
    <section aria-label={t`To look into`} className="grid gap-3">
      {isClear ? (
        <p className="flex items-center gap-2.5 rounded-card border border-line bg-card px-5 py-3.5 shadow-card">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-brand" />
          <span>
            <Trans>
              All clear: no <TextLink to="/admin/safety">reported lists or texts</TextLink>, no{' '}
              <TextLink to="/admin/messages">open messages</TextLink>.
            </Trans>
          </span>
        </p>
      ) : (
        <>
          <h2 className="text-xl">{t`To look into`}</h2>
          <ul className="grid auto-rows-fr grid-cols-1 gap-3 min-[24rem]:grid-cols-2">
            <FigureCard
              label={t`Reported lists`}
              value={numberText(reportedLists)}
              definition="reportedLists"
              to="/admin/safety"
            >
              {t`Go to Safety`}
            </FigureCard>
            {reportedTexts > 0 && (
              <FigureCard
                label={t`Reported texts`}
                value={numberText(reportedTexts)}
                definition="reportedTexts"
                to="/admin/safety"
              >
                {t`Go to Safety`}
              </FigureCard>
            )}
            <FigureCard
              label={t`Open messages`}
              value={numberText(openMessages)}
              definition="openMessages"
              to="/admin/messages"
            >
              {t`Go to Messages`}
            </FigureCard>
          </ul>
        </>
      )}
    </section>
  );
}

const PLANS = [
  { key: 'free', name: msg`Free`, bar: 'bg-edge' },
  { key: 'standard', name: msg`Standard`, bar: 'bg-shopping' },
  { key: 'premium', name: msg`Premium`, bar: 'bg-brand' },
] as const;

interface DistributionProps {
  counts: Stats['subscriptionCounts'];
  total: number;
  trends: Trends | null;
}

function Distribution({ counts, total, trends }: DistributionProps) {
  return (
    <section aria-labelledby="plans" className="grid gap-3">
      <div className="flex items-center gap-1">
        <h2 id="plans" className="text-xl">{t`Subscriptions`}</h2>
        <Definition of="tiers" name={t`Subscriptions`} />
      </div>
      <Card>
        <ul className="grid gap-4">
          {PLANS.map(({ key, name, bar }) => {
            const percent = total === 0 ? 0 : Math.round((100 * counts[key]) / total);
            return (
              <li key={key} className="grid gap-1.5">
                <p className="flex flex-wrap items-center gap-x-4 tabular-nums">
                  <TextLink isTall to={`/admin/subscriptions?tier=${key.toUpperCase()}`}>
                    {say(name)}
                  </TextLink>
                  <span className="ms-auto text-sm text-muted">
                    {growthOf(trends, `${key}Users`, counts[key])?.text}
                  </span>
                  <span>{countAndShareText(counts[key], wholePercentText(percent / 100))}</span>
                </p>
                <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunk">
                  <div className={`h-full rounded-full ${bar}`} style={{ width: `${percent}%` }} />
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}

function countAndShareText(count: number, share: string): string {
  return t({ message: `${count} (${share})`, comment: 'How many accounts have a plan, and their share in percent' });
}

const QUICK = ['users', 'subscriptions', 'affiliate-sites', 'reports', 'settings', 'messages'].map(
  (place) => `/admin/${place}`,
);

function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="grid gap-3">
      <h2 id="quick-actions" className="text-xl">{t`Quick Actions`}</h2>
      <ul className="flex flex-wrap gap-2">
        {placesOn(useSite(), ADMIN_PLACES)
          .filter(({ to }) => QUICK.includes(to))
          .map(({ to, icon: Icon, title }) => (
            <li key={to}>
              <LinkButton to={to}>
                <Icon aria-hidden className="size-4.5 text-brand" />
                {say(title)}
              </LinkButton>
            </li>
          ))}
      </ul>
    </section>
  );
}
