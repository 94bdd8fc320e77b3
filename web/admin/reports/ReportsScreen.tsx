import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { daysIn, firstOfMonth, type ReportPeriod, reportPeriod, today } from '#rules/money/reports/report';
import { Field } from '../../base/design/fields/Field.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { Cohorts } from './Cohorts.tsx';
import { History } from './History.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { ReportExport } from './ReportExport.tsx';
import { useReportsScreenQuery } from './ReportsScreen.generated.ts';
import { Series } from './Series.tsx';

/** Longer periods are drawn by month. */
const MOST_DAYS_BY_DAY = 92;

/** The days are in the address, so that a report can be sent as a link. */
export function ReportsScreen() {
  const [search, setSearch] = useSearchParams();
  const start = search.get('start') ?? firstOfMonth(today());
  const end = search.get('end') ?? today();
  const checked = reportPeriod.safeParse({ start, end });
  const problems = checked.error?.flatten().fieldErrors;
  const choose = (change: Partial<ReportPeriod>) => setSearch({ start, end, ...change }, { replace: true });
  return (
    <Page>
      <PageHead title={t`Reports`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Reports`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            Figures are recorded as things happen, so deleting an account or a list doesn’t change the past. Days are in
            UTC.
          </Trans>
        </p>
      </header>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-3">
          <Field
            label={t`Start date`}
            type="date"
            value={start}
            max={today()}
            problem={problems?.start?.[0]}
            onChange={(event) => choose({ start: event.target.value })}
          />
          <Field
            label={t`End date`}
            type="date"
            value={end}
            max={today()}
            problem={problems?.end?.[0]}
            onChange={(event) => choose({ end: event.target.value })}
          />
        </div>
        {checked.success && <ReportExport period={checked.data} />}
      </div>
      {checked.success && <Report period={checked.data} />}
    </Page>
  );
}

function Report({ period }: { period: ReportPeriod }) {
  const { everythingForEverybody } = useSite();
  const interval = daysIn(period) <= MOST_DAYS_BY_DAY ? 'DAY' : 'MONTH';
  const { data, previousData, error, loading, refetch } = useReportsScreenQuery({
    variables: { ...period, interval },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error) return <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;
  const shown = data ?? previousData;
  if (!shown) return <Skeleton rows={6} />;
  const { adminReport: report, statistics } = shown;
  return (
    <div aria-busy={loading && !data} className={`grid gap-8 transition-opacity ${data ? '' : 'opacity-60'}`}>
      {report.isTestMoney && !everythingForEverybody && (
        <Notice>{t`Payments are tests at the moment: the revenue below is test money.`}</Notice>
      )}
      <KeyFigures report={report} />
      <Series series={statistics} />
      <History months={report.history} />
      <Cohorts cohorts={report.cohorts} />
    </div>
  );
}
