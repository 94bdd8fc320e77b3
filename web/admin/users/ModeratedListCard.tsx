import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { displayText } from '#rules/base/text/display-text';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { ModerationActions } from './ModerationActions.tsx';
import { openReportsText, ReportEntries } from './ReportEntries.tsx';
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
          <bdi>
            {shareToken ? (
              <TextLink isTall to={`/shared/${shareToken}`}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </bdi>
        </h2>
        {hiddenAt && <Badge tone="problem">{t`Hidden`}</Badge>}
        {openReports > 0 && <Badge tone="warm">{openReportsText(openReports)}</Badge>}
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
      <ReportEntries reports={reports} />
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
