import { t } from '@lingui/core/macro';
import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { retryFailedLoads, useFailedLoads } from '../network/failed-loads.ts';

/** A blocker may keep its code away. */
export function PartToCome({ rows }: { rows: number }) {
  const failed = useFailedLoads();
  if (!failed) return <Skeleton rows={rows} />;
  // what a browser missed once it may fetch again with a new page only
  const tryAgain = () => (failed.isOutdated ? window.location.reload() : retryFailedLoads());
  return (
    <Notice tone="problem" action={<Button onClick={tryAgain}>{t`Try Again`}</Button>}>
      {t`This part could not be loaded.`}
    </Notice>
  );
}
