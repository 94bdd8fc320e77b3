import { lazy, Suspense } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';

const OffListGifts = lazy(async () => ({
  default: (await keepLoading(() => import('./OffListGifts.tsx'))).OffListGifts,
}));

/**
 * Gifts that are not on the list, where there are any; read anew when there are more or fewer. What stands below them would
 * move when they come, and is seen with them.
 */
export function Besides({ offListGiftCount: count, shareToken }: { offListGiftCount: number; shareToken: string }) {
  if (count === 0) return null;
  return (
    <Suspense
      fallback={
        <>
          <FailedLoadNote />
          <div hidden className="[&~*]:animate-unseen" />
        </>
      }
    >
      <OffListGifts key={count} token={shareToken} />
    </Suspense>
  );
}
