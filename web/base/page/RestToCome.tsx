import { t } from '@lingui/core/macro';
import { Button } from '../design/Button.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { PartOnPaper } from './PartOnPaper.tsx';

interface RestToComeProps {
  itemCount: number;
  missingCount: number;
  /** The rest may be missed, as when searching. */
  isInTheWay: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Empty rows may stand in for the rest, and say it to the eyes. */
export function RestToCome({ itemCount, missingCount, isInTheWay, hasFailed, onRetry }: RestToComeProps) {
  if (missingCount === 0) return null;
  if (hasFailed) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{t`The rest of this list didn’t load.`}</span>
        <Button onClick={onRetry}>{t`Try again`}</Button>
      </p>
    );
  }
  const readCount = itemCount - missingCount;
  const text = t`Loading the rest of this list: ${readCount} of ${itemCount}`;
  return (
    <>
      {isInTheWay ? (
        <p role="status" className="text-muted tabular-nums print:hidden">
          {text}
        </p>
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
      <PartOnPaper shownCount={readCount} itemCount={itemCount} />
    </>
  );
}
