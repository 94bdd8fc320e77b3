import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';

export interface FieldTexts {
  label: string;
  problem?: string;
  hint?: ReactNode;
}

/** By the names of fields, such as the values of other people. */
export const BesideFields = createContext<Readonly<Record<string, ReactNode>>>({});

interface FieldFrameProps extends FieldTexts {
  id: string;
  name?: string;
  children: ReactNode;
}

export function describedBy(id: string, { problem, hint }: Pick<FieldTexts, 'problem' | 'hint'>) {
  const note = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined;
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': note };
}

export function FieldFrame({ id, name, label, hint, problem, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children}
      <FieldNotes id={id} name={name} hint={hint} problem={problem?.replace(GENERAL_NAME, label)} />
    </div>
  );
}

/** The rule for all texts calls them so: the label above the field says it better. */
const GENERAL_NAME = /^(?:\w+ error: )?Text(?= must | contains )/;

/** A hint gives way to the message, which mostly says the same again. */
export function FieldNotes({ id, name = '', hint, problem }: Omit<FieldFrameProps, 'label' | 'children'>) {
  const beside: ReactNode = useContext(BesideFields)[name];
  return (
    <>
      {hint && !problem && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="flex animate-drop gap-1.5 text-sm font-medium text-problem">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {beside}
    </>
  );
}
