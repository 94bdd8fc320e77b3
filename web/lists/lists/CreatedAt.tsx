import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';

/** Sooner, what was just made is still being filled. */
const WORTH_TELLING_MS = 3_600_000;

interface CreatedAtProps {
  at: string | null | undefined;
  changedAt?: string;
}

/** "Created 3 days ago", or "recently" where it is not known; among others, also when it was last changed. */
export function CreatedAt({ at, changedAt }: CreatedAtProps) {
  if (!at || Number.isNaN(Date.parse(at))) return <span>{t`Created recently`}</span>;
  const isChanged = changedAt !== undefined && Date.parse(changedAt) - Date.parse(at) > WORTH_TELLING_MS;
  return (
    <>
      <span>
        <Trans comment="“Created 3 days ago”">
          Created <RelativeTime at={at} />
        </Trans>
      </span>
      {isChanged && (
        <span>
          {' · '}
          <Trans comment="“changed 3 days ago”, after “Created 2 weeks ago”">
            changed <RelativeTime at={changedAt} />
          </Trans>
        </span>
      )}
    </>
  );
}
