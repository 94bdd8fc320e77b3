import { lazy, Suspense } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import type { OpenSharedList } from './open-shared-list.ts';

const OffListGifts = lazy(async () => ({
  default: (await keepLoading(() => import('../off-list/OffListGifts.tsx'))).OffListGifts,
}));

/** Gifts that are not on the list, where there are any; read anew when there are more or fewer. */
export function Besides({
  offListGiftCount: count,
  shareToken,
}: Pick<OpenSharedList, 'offListGiftCount' | 'shareToken'>) {
  if (count === 0) return null;
  return (
    <Suspense fallback={<FailedLoadNote />}>
      <OffListGifts key={count} token={shareToken} />
    </Suspense>
  );
}
