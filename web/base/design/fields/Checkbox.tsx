import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './FieldFrame.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  /** May hold links, as in "I accept the terms". */
  label: ReactNode;
  problem?: string;
  hint?: ReactNode;
  /** For some of several things, and not for others. */
  isMixed?: boolean;
}

export function Checkbox({ label, problem, hint, isMixed, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 min-w-11 gap-3 py-2.5 text-ink">
        <input
          {...input}
          {...(isMixed !== undefined && { ref: showMixed(isMixed) })}
          id={id}
          type="checkbox"
          {...describedBy(id, { problem, hint })}
          className="my-[calc(0.5lh-0.625rem)] size-5 shrink-0 rounded"
        />
        <span>{label}</span>
      </label>
      <div className="-mt-3 ps-8 empty:hidden">
        <FieldNotes id={id} name={input.name} hint={hint} problem={problem} />
      </div>
    </div>
  );
}

/** Only a script can say so. */
const showMixed = (isMixed: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isMixed;
};
