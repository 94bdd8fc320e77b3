import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import type { ReportedText } from './ReportDialog.tsx';

const ReportDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./ReportDialog.tsx'))).ReportDialog,
}));

interface ReportTextProps {
  shareToken: string;
  /** The text, as a person who hears the page knows it. */
  name: string;
  text: ReportedText;
}

/** The quiet way to report one text of a guest. */
export function ReportText({ shareToken, name, text }: ReportTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t`Report: ${name}`}
        onClick={() => setOpen(true)}
        className="min-h-11 min-w-11 text-sm text-muted underline decoration-1 underline-offset-3 hover:text-ink print:hidden"
      >
        {t({ message: 'Report', context: 'a button: tells those who run the site of an abusive text' })}
      </button>
      {isOpen && (
        <Suspense fallback={<FailedLoadNote />}>
          <ReportDialog lists={[{ shareToken, name }]} text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
