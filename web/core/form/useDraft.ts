import { type RefObject, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { baseOf, changedFields } from './conflicts.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface DraftOptions<Input> {
  part?: string;
  /** No browser is to keep these, such as passwords. */
  secrets?: readonly Path<Input>[];
}

/**
 * See `useKeptDraft`. `read` becomes what the draft was typed over, so that a change by somebody else meanwhile
 * is noticed when it is saved.
 */
export function useDraft<Input extends FieldValues, Output extends FieldValues>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'setValue' | 'reset' | 'formState'>,
  read?: RefObject<Output>,
  { part, secrets = [] }: DraftOptions<Input> = {},
): () => void {
  const readBefore = useRef(read?.current);
  return useKeptDraft({
    part,
    keep() {
      const { getValues, formState } = form;
      const typed = changedFields<FieldValues>(getValues(), { ...formState.defaultValues });
      for (const secret of secrets) delete typed[secret];
      return { typed, base: read ? baseOf<FieldValues>(typed, read.current) : {} };
    },
    restore(draft) {
      // a save that was answered only after its form was left has stored some of it
      const unsaved = changedFields<FieldValues>(draft.typed, form.getValues());
      const typed = Object.entries(unsaved);
      if (read) {
        readBefore.current = read.current;
        read.current = { ...read.current, ...baseOf<FieldValues>(unsaved, draft.base as Output) };
      }
      for (const [field, value] of typed)
        form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
      return typed.length > 0;
    },
    discard() {
      if (read && readBefore.current) read.current = readBefore.current;
      form.reset(form.formState.defaultValues as DefaultValues<Input>);
    },
  });
}
