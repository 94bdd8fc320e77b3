import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { displayText } from '#rules/base/text/display-text';
import { REPORT_REASON_LABELS } from '#rules/site/safety/list-report';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { ModerationActions } from './ModerationActions.tsx';
import { type ModeratedListCard_listFragment, useModeratedListCard_listFragment } from './SafetyScreen.generated.ts';

interface ModeratedListCardProps {
  list: FragmentType<ModeratedListCard_listFragment>;
  onDone: () => Promise<unknown>;
}

export function ModeratedListCard({ list: ref, onDone }: ModeratedListCardProps) {
  const { data: list, complete } = useModeratedListCard_listFragment(ref);
  if (!complete) return null;
  const { id, name, shareToken, isPublic, hiddenAt, hiddenReason, openReports } = list;
  const title = name === null ? t`A private list` : displayText(name);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          {shareToken ? <TextLink to={`/shared/${shareToken}`}>{title}</TextLink> : title}
        </h2>
        {hiddenAt && <Badge tone="problem">{t`Hidden`}</Badge>}
        {openReports > 0 && <Badge tone="warm">{reportsText(openReports)}</Badge>}
        {!isPublic && name !== null && <Badge>{t`Private`}</Badge>}
        {list.isOwnerSuspended && <Badge tone="problem">{t`Owner suspended`}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        <ByWhom list={list} />
      </p>
      {hiddenAt && (
        <p className="mt-3 max-w-prose wrap-anywhere">
          <Trans>
            Hidden <RelativeTime at={hiddenAt} />: “{hiddenReason}”
          </Trans>
        </p>
      )}
      <Reports list={list} />
      <ModerationActions list={{ ...list, id, title }} onDone={onDone} />
    </Card>
  );
}

function ByWhom({ list }: { list: ModeratedListCard_listFragment }) {
  const { ownerId, ownerName, reportedAt, allReports } = list;
  const owner = <TextLink to={`/admin/users/${ownerId}`}>{displayText(ownerName)}</TextLink>;
  if (!reportedAt) return <Trans>By {owner}</Trans>;
  if (allReports < 2)
    return (
      <Trans>
        By {owner}, reported <RelativeTime at={reportedAt} />
      </Trans>
    );
  return (
    <Trans>
      By {owner}, reported <Plural value={allReports} one="# time" other="# times" />, last{' '}
      <RelativeTime at={reportedAt} />
    </Trans>
  );
}

function Reports({ list: { reports, allReports } }: { list: ModeratedListCard_listFragment }) {
  const shown = reports.length;
  if (shown === 0) return null;
  return (
    <>
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
      {allReports > shown && (
        <p className="mt-2 ps-4.5 text-sm text-muted">
          <Trans>
            The newest {shown} of {allReports}.
          </Trans>
        </p>
      )}
    </>
  );
}

function reportsText(count: number): string {
  return plural(count, { one: '# open report', other: '# open reports' });
}
