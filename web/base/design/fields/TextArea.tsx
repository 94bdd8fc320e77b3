import { type ComponentProps, useId } from 'react';
import { CONTROL } from './control-look.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  /** As low as a field of one line, until there are more. */
  isLow?: boolean;
}

/** Grows as far as it leaves room for the rest of the form, where the browser can. */
export function TextArea({ label, problem, hint, isLow, rows = isLow ? 1 : 3, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} name={textarea.name} label={label} hint={hint} problem={problem}>
      <textarea
        {...textarea}
        id={id}
        rows={rows}
        {...describedBy(id, { problem, hint })}
        className={`field-sizing-content max-h-[60dvh] leading-relaxed ${isLow ? 'min-h-11 py-2' : 'min-h-24 py-2.5'} ${CONTROL}`}
      />
    </FieldFrame>
  );
}
