import { t } from '@lingui/core/macro';

interface PartOnPaperProps {
  shownCount: number;
  itemCount: number;
}

/** For a page that is printed before all of a list has come: a browser waits for nothing. */
export function PartOnPaper({ shownCount, itemCount }: PartOnPaperProps) {
  return (
    <p className="hidden print:block">
      {t`Only the first ${shownCount} of ${itemCount} are on this paper. To have them all, print again in a moment.`}
    </p>
  );
}
