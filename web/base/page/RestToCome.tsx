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
        The rest of this list didn’t load.
        <Button onClick={onRetry}>Try again</Button>
      </p>
    );
  }
  const text = `Loading the rest of this list: ${itemCount - missingCount} of ${itemCount}`;
  return isInTheWay ? (
    <p role="status" className="text-muted tabular-nums">
      {text}
    </p>
  ) : (
    <VisuallyHidden>{text}</VisuallyHidden>
  );
}
