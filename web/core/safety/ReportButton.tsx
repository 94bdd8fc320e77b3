import { t } from '@lingui/core/macro';
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
      <button type="button" onClick={() => void open()} className="foot-link">
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
