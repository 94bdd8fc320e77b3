import { type ReactNode, useId } from 'react';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shown beside the label, such as "Save 16%". */
  note?: string;
}

interface SegmentedControlProps<Value extends string> {
  /** What is being chosen; read out, not shown. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons alone; the labels are still read out. */
  iconsOnly?: boolean;
}

/** A choice among a few that takes effect at once: a filter, a view, a period. Radios underneath, so arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex w-fit max-w-full overflow-x-auto rounded-control border border-line bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className={`flex min-h-10 shrink-0 items-center justify-center gap-2 rounded-[6px] font-semibold whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand [&_svg]:size-4.5 ${iconsOnly ? 'min-w-11' : 'px-3.5'}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : ''}>{option.label}</span>
          {option.note && (
            <span className="rounded-full bg-registry-wash px-2 py-0.5 text-xs text-registry-ink">{option.note}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
