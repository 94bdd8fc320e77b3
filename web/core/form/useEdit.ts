import { type BaseSyntheticEvent, type RefObject, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { baseOf, type Conflict, changedFields, conflictsOf } from './conflicts.ts';

interface EditOptions<Input extends FieldValues, Values extends FieldValues> {
  form: Pick<UseFormReturn<Input, unknown, Values>, 'setValue'> & {
    handleSubmit: (send: (values: Values) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<void>;
    showProblems: (error: unknown) => boolean;
    read: RefObject<Values>;
  };
  shown: Values;
  save: (changes: Partial<Values>, base: Partial<Values>, values: Values) => Promise<{ isPending?: boolean }>;
  valuesOf?: (field: string, value: unknown) => Partial<Values>;
  onSaved: (isPending: boolean) => void;
}

/**
 * Together with their original values. Where somebody else changed the same field meanwhile, the person chooses;
 * their text stays.
 */
export function useEdit<Input extends FieldValues, Values extends FieldValues>({
  form,
  save,
  valuesOf = (field, value) => ({ [field]: value }) as Partial<Values>,
  onSaved,
  ...start
}: EditOptions<Input, Values>) {
  const { read } = form;
  const shown = useRef(start.shown);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const changes = changedFields<Values>(values, shown.current);
    setIsSaving(true);
    try {
      const isChanged = Object.keys(changes).length > 0;
      const saved = isChanged ? await save(changes, baseOf(changes, read.current), values) : {};
      onSaved(saved.isPending === true);
    } catch (error) {
      const found = conflictsOf(error);
      setConflicts(found);
      if (found.length === 0 && !form.showProblems(error)) setProblem(error);
    } finally {
      setIsSaving(false);
    }
  });

  const choose = (conflict: Conflict, isMine: boolean) => {
    const theirs = valuesOf(conflict.field, conflict.theirs);
    for (const [field, value] of Object.entries(isMine ? {} : theirs)) {
      const emptied = typeof shown.current[field] === 'number' ? null : '';
      form.setValue(field as Path<Input>, (value ?? emptied) as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
    read.current = { ...read.current, ...theirs };
    shown.current = { ...shown.current, ...theirs };
    const open = conflicts.filter((other) => other !== conflict);
    setConflicts(open);
    if (open.length === 0) void submit();
  };

  return {
    submit,
    conflicts,
    keepMine: (conflict: Conflict) => choose(conflict, true),
    takeTheirs: (conflict: Conflict) => choose(conflict, false),
    problem,
    isSaving,
  };
}
