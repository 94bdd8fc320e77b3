import type { ReactNode } from 'react';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  note?: string;
}

interface SegmentedControlProps<Value extends string> {
  /** Read out, not shown. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  iconsOnly?: boolean;
}

export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly = false,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className="noscript:hidden print:hidden relative flex w-fit max-w-full min-w-0 flex-wrap rounded-control border border-line bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={iconsOnly ? option.label : undefined}
          onClick={() => onChange(option.value)}
          className={`flex min-h-11 min-w-11 grow items-center justify-center gap-2 rounded-[6px] font-semibold whitespace-nowrap max-[16rem]:flex-wrap max-[16rem]:whitespace-normal text-muted transition-colors duration-150 -outline-offset-2 hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card [&_svg]:size-4.5 ${iconsOnly ? '' : 'px-3.5 max-sm:px-2.5'}`}
        >
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : ''}>{option.label}</span>
          {option.note && (
            <span className="rounded-full bg-registry-wash px-2 py-0.5 text-xs text-registry-ink">{option.note}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
