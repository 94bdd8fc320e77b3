import { Check } from 'lucide-react';

interface TickProps {
  /** Read out with the state. */
  label: string;
  /** Shown to a pointer that rests, said behind the state. */
  hint: string;
  isTicked: boolean;
  /** A tap takes the rest. */
  isPartly?: boolean;
  /** Shows the state, and takes no tap. */
  disabled?: boolean;
  isOnSheet?: boolean;
  onTick: () => void;
}

/** A tap anywhere on the nearest positioned ancestor counts. Other buttons there lie above it (`z-1`). */
export function Tick({
  label,
  hint,
  isTicked,
  isPartly = false,
  disabled = false,
  isOnSheet = false,
  onTick,
}: TickProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no half, and nothing that takes a tap anywhere on the row
    <button
      type="button"
      role="checkbox"
      aria-checked={isPartly ? 'mixed' : isTicked}
      title={hint}
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-tick=""
      onClick={() => disabled || onTick()}
      className={`group grid w-11 shrink-0 touch-manipulation place-items-center after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand aria-disabled:cursor-default ${isOnSheet ? 'h-full focus-visible:after:-outline-offset-2' : 'h-11 after:rounded-card focus-visible:after:outline-offset-2'}`}
    >
      <span
        className={`grid ${isOnSheet ? 'size-6' : 'size-7'} place-items-center rounded-full border-2 transition-colors duration-150 ${
          isTicked
            ? 'border-brand bg-brand text-on-brand'
            : 'border-edge bg-card text-transparent group-hover:border-brand group-hover:text-brand'
        }`}
      >
        <Check aria-hidden className={`size-4.5 ${isTicked ? '' : 'forced-colors:invisible'}`} strokeWidth={3} />
      </span>
    </button>
  );
}
