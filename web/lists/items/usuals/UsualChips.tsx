import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
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
}

/** Things that are bought usually, each one tap away while somebody is at the field. */
export function UsualChips({ text, usuals, onTake }: UsualChipsProps) {
  const isEmpty = text.trim() === '';
  const offered = isEmpty ? usuals : offersFor(text, usuals);
  if (offered.length === 0) return null;
  return (
    <ul
      aria-label={t`Usuals`}
      onPointerDown={(event) => event.preventDefault()} // the field keeps the focus, and a phone its keyboard
      className="flex min-w-0 gap-2 overflow-x-auto max-sm:-order-1"
    >
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
}
