import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';

/** "Created 3 days ago", or "recently" where it is not known. */
export function CreatedAt({ at }: { at: string | null | undefined }) {
  if (!at || Number.isNaN(Date.parse(at))) return <span>{t`Created recently`}</span>;
  return (
    <span>
      <Trans comment="“Created 3 days ago”">
        Created <RelativeTime at={at} />
      </Trans>
    </span>
  );
}
