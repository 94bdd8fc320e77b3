import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { CONTROL } from './control-look.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'id'> {
  labelHidden?: boolean;
  closedText?: string;
}

/** Thumbs know the platform's own. */
export function Select({ label, problem, hint, labelHidden = false, closedText, ...select }: SelectProps) {
  const id = useId();
  const control = (
    <div className="relative">
      <select
        {...select}
        id={id}
        aria-label={labelHidden ? label : undefined}
        {...describedBy(id, { problem, hint })}
        className={`min-h-11 appearance-none truncate pe-10 tabular-nums ${CONTROL} ${closedText ? 'text-transparent! [&>option]:text-ink' : ''}`}
      />
      {closedText && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-10 start-3 flex items-center truncate forced-colors:hidden"
        >
          {closedText}
        </span>
      )}
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
  if (labelHidden) return control;
  return (
    <FieldFrame id={id} name={select.name} label={label} hint={hint} problem={problem}>
      {control}
    </FieldFrame>
  );
}
