import { type ComponentProps, type ReactNode, useId } from 'react';
import { CONTROL } from './control-look.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  end?: ReactNode;
  /** Whether the message at another field is about this one, too. */
  isMarked?: boolean;
}

export function Field({ label, problem, hint, end, isMarked, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} name={input.name} label={label} hint={hint} problem={problem}>
      <div className="relative">
        <input
          {...input}
          id={id}
          {...describedBy(id, { problem, hint })}
          {...(isMarked && { 'aria-invalid': true })}
          className={`min-h-11 ${CONTROL} ${end ? 'pe-12' : ''}`}
        />
        {end && <div className="absolute inset-y-0 end-0 grid place-items-center">{end}</div>}
      </div>
    </FieldFrame>
  );
}
