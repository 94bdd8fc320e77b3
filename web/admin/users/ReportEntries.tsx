import { plural, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { REPORT_REASON_LABELS, type ReportReason } from '#rules/site/safety/list-report';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';

interface ReportEntriesProps {
  reports: readonly { id: string; reason: ReportReason; details: string; reportedAt: string }[];
}

/** The words of people who reported a list, or a text there. */
export function ReportEntries({ reports }: ReportEntriesProps) {
  return (
    <ul aria-label={t`Reports`} className="mt-4 grid gap-3 border-s-2 border-line ps-4">
      {reports.map(({ id, reason, details, reportedAt }) => (
        <li key={id}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{say(REPORT_REASON_LABELS[reason])}</span>
            <span className="text-sm text-muted">
              <RelativeTime at={reportedAt} />
            </span>
          </p>
          {details && (
            <p dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
              {t`“${details}”`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function openReportsText(count: number): string {
  return plural(count, { one: '# open report', other: '# open reports' });
}
