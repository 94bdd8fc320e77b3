import { t } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';

import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';

const loadDialog = () => import('./ReportDialog.tsx');
const ReportDialog = lazy(async () => ({ default: (await keepLoading(loadDialog)).ReportDialog }));

interface ReportButtonProps {
  lists: readonly { shareToken: string; name: string }[];
}

/** For people who do not work on the list. The server draws it, too. */
export function ReportButton({ lists }: ReportButtonProps) {
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
        className="mx-auto flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-muted underline decoration-1 underline-offset-3 hover:text-ink print:hidden"
      >
        <Flag aria-hidden className="size-4" />
        {lists.length > 1 ? t`Report a list` : t`Report this list`}
      </button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <ReportDialog lists={lists} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
