import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './FieldFrame.tsx';

interface RadioCard {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
}

interface RadioCardsProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value' | 'defaultValue'> {
  label: string;
  options: readonly RadioCard[];
  value?: string;
  problem?: string;
  /** On a phone: rows of one line, of which the chosen one alone says its hint. */
  isFolded?: boolean;
}

export function RadioCards({ label, options, value: chosen, problem, isFolded = false, ...input }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div
        className={`grid sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] ${isFolded ? 'gap-1.5 sm:gap-3' : 'gap-3'}`}
      >
        {options.map(({ value, title, hint, icon }) => (
          <label
            key={value}
            className={`relative grid min-h-11 grid-cols-[auto_1fr] content-start items-start gap-x-3 gap-y-0.5 rounded-card border border-edge/60 bg-card ${isFolded ? 'px-3 py-2.5 max-sm:not-has-checked:[&>:last-child:nth-child(3)]:sr-only sm:p-4' : 'p-4'} transition-colors duration-150 hover:border-edge has-checked:border-brand has-checked:bg-registry-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
          >
            <input
              name={id}
              {...input}
              type="radio"
              value={value}
              {...(chosen !== undefined && { checked: value === chosen })}
              {...describedBy(id, { problem })}
              className="mt-0.5 size-5 outline-none"
            />
            <span className="font-semibold [&_svg]:me-2 [&_svg]:-mt-0.5 [&_svg]:inline [&_svg]:size-5">
              {icon}
              {title}
            </span>
            {hint && <span className="col-start-2 text-sm text-muted">{hint}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} name={input.name} problem={problem} />
    </fieldset>
  );
}
