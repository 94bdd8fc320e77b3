import { Check } from 'lucide-react';

interface TickProps {
  /** What ticking does, or that it is done. */
  label: string;
  isTicked: boolean;
  onTick: () => void;
}

/** A box to tick by thumb. What was ticked is taken back elsewhere. */
export function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={isTicked}
      onClick={() => isTicked || onTick()}
      className="group grid size-11 shrink-0 place-items-center rounded-control aria-disabled:cursor-default"
    >
      <span
        className={`grid size-7 place-items-center rounded-full border-2 transition-colors duration-150 ${
          isTicked
            ? 'border-brand bg-brand text-on-brand'
            : 'border-edge bg-card text-transparent group-hover:border-brand group-hover:text-brand'
        }`}
      >
        <Check aria-hidden className="size-4.5" strokeWidth={3} />
      </span>
    </button>
  );
}
