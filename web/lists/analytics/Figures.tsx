import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { AnalyticsPeriod } from '#rules/lists/analytics/analytics';
import { Card } from '../../base/design/Card.tsx';
import { numberText, perLocale } from '../../base/design/locale.ts';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { DaysTable } from './DaysTable.tsx';
import { useAnalyticsFiguresQuery } from './Figures.generated.ts';
import { ViewsChart } from './ViewsChart.tsx';

const HIDDEN = msg`Hidden until the day`;

interface FiguresProps {
  listId: string;
  period: AnalyticsPeriod;
}

export function Figures({ listId, period }: FiguresProps) {
  const { data, previousData, error, refetch } = useAnalyticsFiguresQuery({
    variables: { listId, ...period },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const figures = (data ?? previousData)?.listAnalytics;
  if (error && !data) {
    return <ReadProblem error={error} onRetry={refetch} />;
  }
  if (!figures) return <Skeleton rows={2} />;

  const { views, visitors, purchases, purchasedShare, purchasesHidden, days } = figures;
  const nothing = purchasesHidden ? say(HIDDEN) : '–';
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label={t`Views`} value={numberText(views)} />
        <Figure label={t`Unique visitors`} value={numberText(visitors)} />
        <Figure label={t`Purchases`} value={purchases === null ? null : numberText(purchases)} otherwise={nothing} />
        <Figure
          label={t`Purchased share`}
          value={purchasedShare === null ? null : percent().format(purchasedShare)}
          otherwise={nothing}
        />
      </ul>
      {views === 0 && !purchases ? (
        <p className="rounded-card border border-dashed border-edge/60 px-5 py-6 text-center text-muted">{t`No visits on these days yet. Share the link, and you’ll see them here.`}</p>
      ) : (
        <>
          {purchases !== null && purchases > views && (
            <p className="text-sm text-muted">{t`A purchase counts on its day, also if its buyer opened your link before these days.`}</p>
          )}
          <ViewsChart days={days} />
          <DaysTable days={days} />
        </>
      )}
    </>
  );
}

const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

function Figure({ label, value, otherwise }: { label: string; value: string | null; otherwise?: string }) {
  return (
    <Card as="li">
      <p className="text-sm font-semibold text-muted">{label}</p>
      {value === null ? (
        <p className="mt-1 text-lg leading-9">{otherwise}</p>
      ) : (
        <p className="mt-1 font-fraunces text-3xl font-semibold tabular-nums">{value}</p>
      )}
    </Card>
  );
}
