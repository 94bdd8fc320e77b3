import { t } from '@lingui/core/macro';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';

/** How much of a list is given, as in "5 of 19 given". The server draws it, too. */
export function GivenSoFar({ given, wanted }: { given: number; wanted: number }) {
  if (wanted === 0 || given === 0) return null;
  const text = t({ message: `${given} of ${wanted} given`, comment: 'Gifts, or pieces of one gift' });
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <span className="shrink-0 tabular-nums">{text}</span>
      <span aria-hidden className="block w-24 sm:w-40">
        <ProgressBar label={text} value={given} max={wanted} />
      </span>
    </div>
  );
}
