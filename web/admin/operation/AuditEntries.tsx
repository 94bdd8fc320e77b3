import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { AUDIT_ACTION_LABELS } from '#rules/core/audit/audit';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import type { AuditLogScreenQuery } from './AuditLogScreen.generated.ts';
import { changesInWords } from './audit-changes.ts';
import { jobNameOf } from './job-names.ts';

type Entry = AuditLogScreenQuery['auditLog']['data'][number];

const NAMELESS: Partial<Record<Entry['subjectKind'], MessageDescriptor>> = {
  MESSAGE: msg`message`,
  AFFILIATE_SITE: msg`affiliate site`,
};

export function AuditEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card padding="none">
      <ul aria-label={t`Entries`} className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="grid grid-cols-1 gap-2 px-5 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="min-w-0 wrap-anywhere">
                <Act entry={entry} />
              </p>
              <p className="text-sm text-muted tabular-nums">
                <RelativeTime at={entry.happenedAt} />
              </p>
            </div>
            <Changes changes={entry.changes} />
            {entry.reason && <p className="text-sm wrap-anywhere">{quoted(entry.reason)}</p>}
            <p className="text-sm text-muted wrap-anywhere" title={entry.userAgent ?? undefined}>
              {actorText(entry)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function quoted(reason: string): string {
  return t`“${reason}”`;
}

function actorText({ actorName: name, actorEmail: email, address }: Entry): string {
  const actor = email ? t({ message: `${name} (${email})`, comment: 'A name and an email address' }) : name;
  return address ? t`By ${actor}, from ${address}` : t`By ${actor}`;
}

/** A person who is gone has no name any more. */
function Act({ entry: { action, subjectKind, subjectId, subjectName } }: { entry: Entry }) {
  const act = <span className="font-semibold">{say(AUDIT_ACTION_LABELS[action])}</span>;
  if (subjectKind === 'SETTINGS') return act;
  if (subjectKind === 'USER' && !subjectName) return <Trans>{act}: a deleted account</Trans>;
  if (subjectKind === 'LIST') return <span className="font-semibold">{actOnList(action, subjectName)}</span>;
  return (
    <Trans comment="As in “Suspended an account: Ann”">
      {act}: <Subject kind={subjectKind} id={subjectId} name={subjectName} />
    </Trans>
  );
}

/** The log keeps the name of a list’s owner, not that of the list. */
function actOnList(action: Entry['action'], owner: string): string {
  switch (action) {
    case 'LIST_HIDDEN':
      return owner ? t`Hid a list of ${owner}` : t`Hid a list, deleted since`;
    case 'LIST_RESTORED':
      return owner ? t`Showed a list of ${owner} again` : t`Showed a list again, deleted since`;
    case 'REPORTS_RESOLVED':
      return owner ? t`Closed reports of a list of ${owner}` : t`Closed reports of a list, deleted since`;
    case 'TEXT_REMOVED':
      return owner ? t`Removed a guest’s text from a list of ${owner}` : say(AUDIT_ACTION_LABELS[action]);
    case 'TEXT_REPORTS_RESOLVED':
      return owner ? t`Closed reports of a guest’s text on a list of ${owner}` : say(AUDIT_ACTION_LABELS[action]);
    default:
      return say(AUDIT_ACTION_LABELS[action]);
  }
}

function Subject({ kind, id, name }: { kind: Entry['subjectKind']; id: string | null; name: string }) {
  if (kind === 'USER') return <TextLink to={`/admin/users/${id}`}>{name}</TextLink>;
  if (kind === 'JOBS') return jobNameOf(name);
  const nameless = NAMELESS[kind];
  return name || (nameless && say(nameless));
}

function Changes({ changes }: { changes: Entry['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t`Changes`} className="flex flex-wrap gap-2">
      {changesInWords(changes).map((change) => (
        <li key={change} className="min-w-0 max-w-full rounded-lg bg-sunk px-2.5 py-0.5 text-sm wrap-anywhere">
          {change}
        </li>
      ))}
    </ul>
  );
}
