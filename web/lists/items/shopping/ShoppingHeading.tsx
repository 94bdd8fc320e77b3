import { ChevronDown } from 'lucide-react';
import { numberText } from '../../../base/design/locale.ts';

interface ShoppingHeadingProps {
  label: string;
  count: number;
  isFolded: boolean;
  onFold: () => void;
  /** On paper there is only what is still to buy. */
  isUnprinted: boolean;
}

/**
 * The name of a category on the sheet: a tap folds what is under it away. It is low, so that eleven rows have room on a
 * phone; a thumb finds the arrow at its end, where the rows beside it have nothing to press but themselves.
 */
export function ShoppingHeading({ label, count, isFolded, onFold, isUnprinted }: ShoppingHeadingProps) {
  return (
    <div
      className={`relative z-1 flex h-6 items-stretch sm:h-9 bg-sunk/70 print:break-after-avoid ${isUnprinted ? 'print:hidden' : ''} ${isFolded ? 'border-b border-line' : ''}`}
    >
      <h3 className="min-w-0 grow">
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={onFold}
          className="relative flex h-full w-full items-center gap-2 px-4 text-start font-sans text-sm font-semibold tracking-normal text-muted before:absolute before:end-0 before:-inset-y-2.5 before:w-14 after:absolute after:inset-x-0 after:-inset-y-1 -outline-offset-2"
        >
          <span dir="auto" className="truncate text-ink">
            {label}
          </span>
          <span className="font-normal tabular-nums">{numberText(count)}</span>
          <ChevronDown
            aria-hidden
            className={`ms-auto size-4.5 shrink-0 print:hidden transition-transform duration-150 ${isFolded ? '-rotate-90 rtl:rotate-90' : ''}`}
          />
        </button>
      </h3>
    </div>
  );
}
