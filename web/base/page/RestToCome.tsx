import { t } from '@lingui/core/macro';
import { Button } from '../design/Button.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';

interface RestToComeProps {
  itemCount: number;
  /** How many have not come yet. */
  missingCount: number;
  /** Whether what is shown may be only a part of what there is to show, as when searching. */
  isInTheWay: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Says of a long list that it is still coming. Where empty rows stand in for the rest, they say it to the eyes. */
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
  return isInTheWay ? (
    <p role="status" className="text-muted tabular-nums">
      {text}
    </p>
  ) : (
    <VisuallyHidden>{text}</VisuallyHidden>
  );
}
