import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import type { Conflict } from './conflicts.ts';

interface ConflictChoiceProps {
  conflicts: Conflict[];
  /** How a field is called on this form. */
  labelOf: (field: string) => string;
  /** How a value of it reads. */
  textOf?: (field: string, value: unknown) => string;
  onKeepMine: (conflict: Conflict) => void;
  onTakeTheirs: (conflict: Conflict) => void;
  /** On a form that was just sent. */
  takesFocus?: boolean;
}

/** Two people changed the same field: shows both values, and lets the person choose. */
export function ConflictChoice({ conflicts, labelOf, textOf, takesFocus = false, ...choices }: ConflictChoiceProps) {
  const { onKeepMine, onTakeTheirs } = choices;
  const inWords = (field: string, value: unknown) => textOf?.(field, value) ?? String(value ?? '');
  return conflicts.map((conflict, index) => {
    const { field, theirs, yours } = conflict;
    const label = labelOf(field);
    return (
      <Notice
        key={field}
        tone="problem"
        takesFocus={takesFocus && index === 0}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onTakeTheirs(conflict)}>Take theirs</Button>
            <Button onClick={() => onKeepMine(conflict)}>Keep mine</Button>
          </div>
        }
      >
        <p>{label}: somebody else has changed this in the meantime.</p>
        <dl className="mt-1 grid gap-0.5 font-normal text-ink wrap-anywhere">
          <div className="flex gap-2">
            <dt className="font-semibold">Theirs:</dt>
            <dd>{inWords(field, theirs) || '(empty)'}</dd>
          </div>
          <div className="flex gap-2">
            <dt className="font-semibold">Yours:</dt>
            <dd>{inWords(field, yours) || '(empty)'}</dd>
          </div>
        </dl>
      </Notice>
    );
  });
}
