import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { BesideFields } from '../../base/design/fields/FieldFrame.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import type { Conflict } from './conflicts.ts';

interface ConflictChoiceProps {
  conflicts: Conflict[];
  labelOf: (field: string) => string;
  textOf?: (field: string, value: unknown) => string | undefined;
  onKeepMine: (conflict: Conflict) => void;
  onTakeTheirs: (conflict: Conflict) => void;
  takesFocus?: boolean;
}

export function ConflictChoice({ conflicts, labelOf, textOf, takesFocus = false, ...choices }: ConflictChoiceProps) {
  const { onKeepMine, onTakeTheirs } = choices;
  const inWords = (field: string, value: unknown) => textOf?.(field, value) ?? String(value ?? '');
  return conflicts.map((conflict, index) => {
    const { field, theirs, yours, by, isYours } = conflict;
    const name = by ? displayText(by) : null;
    return (
      <Notice
        key={field}
        tone="problem"
        takesFocus={takesFocus && index === 0}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onTakeTheirs(conflict)}>{isYours ? t`Take the other` : t`Take theirs`}</Button>
            <Button onClick={() => onKeepMine(conflict)}>{isYours ? t`Keep this` : t`Keep mine`}</Button>
          </div>
        }
      >
        <p>{changedText(labelOf(field), isYours, name)}</p>
        <dl className="mt-1 grid gap-0.5 font-normal text-ink wrap-anywhere">
          <div>
            <dt className="inline font-semibold">{isYours ? t`Elsewhere:` : theirsText(name)}</dt>
            <dd className="ms-2 inline">{inWords(field, theirs) || t`(empty)`}</dd>
          </div>
          <div>
            <dt className="inline font-semibold">{isYours ? t`Here:` : t`Yours:`}</dt>
            <dd className="ms-2 inline">{inWords(field, yours) || t`(empty)`}</dd>
          </div>
        </dl>
      </Notice>
    );
  });
}

function changedText(field: string, isYours: boolean | undefined, name: string | null): string {
  if (isYours) return t`${field}: you changed this elsewhere in the meantime.`;
  if (name) return t`${field}: ${name} changed this in the meantime.`;
  return t`${field}: someone else changed this in the meantime.`;
}

function theirsText(name: string | null): string {
  if (!name) return t`Theirs:`;
  return t({ message: `${name}:`, comment: 'The name of a person, before the value that they gave to a field' });
}

interface ConflictsAtFieldsProps extends Omit<ConflictChoiceProps, 'takesFocus'> {
  placeOf?: (field: string) => string;
  isOnForm?: (field: string) => boolean;
  children: ReactNode;
}

export function ConflictsAtFields({
  conflicts,
  placeOf = (field) => field,
  isOnForm = () => true,
  children,
  ...choice
}: ConflictsAtFieldsProps) {
  const [first] = conflicts;
  const choiceFor = (conflict: Conflict) => (
    <ConflictChoice key={conflict.field} conflicts={[conflict]} takesFocus={conflict === first} {...choice} />
  );
  const atFields = conflicts.filter(({ field }) => isOnForm(field));
  return (
    <BesideFields
      value={Object.fromEntries(atFields.map((conflict) => [placeOf(conflict.field), choiceFor(conflict)]))}
    >
      {children}
      {conflicts.filter((conflict) => !atFields.includes(conflict)).map(choiceFor)}
    </BesideFields>
  );
}
