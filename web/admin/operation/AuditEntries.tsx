import { AUDIT_ACTION_LABELS } from '#rules/core/audit/audit';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import type { AuditLogScreenQuery } from './AuditLogScreen.generated.ts';
import { changesInWords } from './audit-changes.ts';
import { jobNameOf } from './job-names.ts';

type Entry = AuditLogScreenQuery['auditLog']['data'][number];

const SUBJECTS: Record<Entry['subjectKind'], string> = {
  USER: 'Account',
  LIST: 'List',
  SETTINGS: 'Settings',
  MESSAGE: 'Message',
  AFFILIATE_SITE: 'Affiliate site',
  JOBS: 'Jobs',
};

export function AuditEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card padding="none">
      <ul aria-label="Entries" className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="grid grid-cols-1 gap-2 px-5 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{AUDIT_ACTION_LABELS[entry.action]}</span>
                <Subject entry={entry} />
              </p>
              <p className="text-sm text-muted tabular-nums">
                <RelativeTime at={entry.happenedAt} />
              </p>
            </div>
            <Changes changes={entry.changes} />
            {entry.reason && <p className="text-sm wrap-anywhere">“{entry.reason}”</p>}
            <p className="text-sm text-muted wrap-anywhere" title={entry.userAgent ?? undefined}>
              {`By ${entry.actorName}${entry.actorEmail ? ` (${entry.actorEmail})` : ''}${entry.address ? `, from ${entry.address}` : ''}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An account leads to its page for administrators; a person who is gone has no name any more. */
function Subject({ entry: { subjectKind, subjectId, subjectName } }: { entry: Entry }) {
  if (subjectKind === 'USER')
    return subjectName ? (
      <>
        {': '}
        <TextLink to={`/admin/users/${subjectId}`}>{subjectName}</TextLink>
      </>
    ) : (
      <>: a deleted account</>
    );
  if (subjectKind === 'SETTINGS') return null;
  if (subjectKind === 'JOBS') return <>: {jobNameOf(subjectName)}</>;
  if (subjectKind === 'LIST') return <>{subjectName ? ` of ${subjectName}` : ', deleted since'}</>;
  return <>: {subjectName || SUBJECTS[subjectKind].toLowerCase()}</>;
}

function Changes({ changes }: { changes: Entry['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <ul aria-label="Changes" className="flex flex-wrap gap-2">
      {changesInWords(changes).map((change) => (
        <li key={change} className="min-w-0 max-w-full rounded-lg bg-sunk px-2.5 py-0.5 text-sm wrap-anywhere">
          {change}
        </li>
      ))}
    </ul>
  );
}
