import { t } from '@lingui/core/macro';
import { Plus, ScanBarcode } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { amountText } from '../../../base/text/amount-text.ts';
import { offersFor, type Usual } from './usuals.ts';

/** A week's list in ten taps. */
const MOST_CHIPS = 10;

interface UsualChipsProps {
  /** The text of the field: things that fit it are offered, and while it is empty those that are bought most. */
  text: string;
  usuals: readonly Usual[];
  onTake: (usual: Usual) => void;
  onScan: (() => void) | undefined;
}

/** Things that are bought usually, each one tap away while somebody is at the field. */
export function UsualChips({ text, usuals, onTake, onScan }: UsualChipsProps) {
  const isEmpty = text.trim() === '';
  const offered = isEmpty ? usuals : offersFor(text, usuals);
  const chips = offered.length > 0 && (
    <ul aria-label={t`Usuals`} className="flex min-w-0 gap-2 overflow-x-auto">
      {offered.slice(0, MOST_CHIPS).map((usual) => (
        <li key={usual.title} className="shrink-0">
          <button
            type="button"
            onClick={() => onTake(usual)}
            className="flex h-11 max-w-60 items-center gap-1.5 rounded-control border border-line bg-card ps-2.5 pe-3.5 hover:border-brand"
          >
            <Plus aria-hidden className="size-4 shrink-0 text-brand" />
            <span dir="auto" className="truncate">
              {displayText(usual.title)}
            </span>
            {usual.amount && <bdi className="shrink-0 text-sm text-muted">{amountText(usual.amount)}</bdi>}
          </button>
        </li>
      ))}
    </ul>
  );
  const canScan = isEmpty && onScan;
  if (!chips && !canScan) return null;
  return (
    <div
      onPointerDown={(event) => event.preventDefault()} // the field keeps the focus, and a phone its keyboard
      className={`flex gap-2 max-sm:-order-1 ${chips ? '' : '[@media(hover:hover)]:hidden'}`}
    >
      {canScan && (
        <button
          type="button"
          aria-label={t`Scan a barcode`}
          onClick={onScan}
          className="grid size-11 shrink-0 place-items-center rounded-control border border-line bg-card hover:border-brand [@media(hover:hover)]:hidden"
        >
          <ScanBarcode aria-hidden className="size-5 text-brand" />
        </button>
      )}
      {chips}
    </div>
  );
}
