import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';

const loadDialog = () => import('../suggestions/SuggestDialog.tsx');
const SuggestDialog = lazy(async () => ({ default: (await keepLoading(loadDialog)).SuggestDialog }));

/** For people who do not work on the list. The server draws it, too. */
export function SuggestButton({ shareToken }: { shareToken: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    await keepLoading(loadDialog);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void open()}
        className="mx-auto flex min-h-11 items-center px-3 text-sm text-muted underline decoration-1 underline-offset-3 hover:text-ink print:hidden"
      >
        {t`Suggest a gift`}
      </button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <SuggestDialog shareToken={shareToken} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
