import { t } from '@lingui/core/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { SUGGESTIONS } from '../../base/storage/suggestions-key.ts';

const loadDialog = () => import('../suggestions/SuggestDialog.tsx');
const SuggestDialog = lazy(async () => ({ default: (await keepLoading(loadDialog)).SuggestDialog }));
const loadWaiting = () => import('../suggestions/WaitingSuggestions.tsx');
const WaitingSuggestions = lazy(async () => ({ default: (await keepLoading(loadWaiting)).WaitingSuggestions }));

interface SuggestButtonProps {
  shareToken: string;
  /** The list, for people who work on it. */
  memberOf: string | null;
}

/** For everybody but the owner. The server draws it, too. */
export function SuggestButton({ shareToken, memberOf }: SuggestButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isOpen) setWaiting(SUGGESTIONS in localStorage); // a browser without storage keeps none
  }, [isOpen]);
  const open = async () => {
    await Promise.all([keepLoading(loadDialog), keepLoading(loadWaiting)]); // a connection that is lost meanwhile loads nothing
    setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={() => void open()} className="foot-link">
        {t`Suggest a gift`}
      </button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <SuggestDialog shareToken={shareToken} memberOf={memberOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {!isOpen && isWaiting && (
        <Suspense fallback={<FailedLoadNote />}>
          <WaitingSuggestions />
        </Suspense>
      )}
    </>
  );
}
