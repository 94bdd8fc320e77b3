import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { toast } from '../../base/page/toast.ts';
import { useSession } from '../session/session.ts';
import { baseOf, changedFields } from './conflicts.ts';
import { restoreDraft, storeDraft } from './drafts.ts';
import { useInterruption } from './useInterruption.ts';

/**
 * Brings back what was typed into a form that nobody meant to give up: that a reload, the browser's way back or the end
 * of the session took away. Once, in the same tab, for the same person. Not for forms with passwords.
 * `read` is what an edit began from: of what is brought back it is what that was typed over, so that a change by somebody
 * else meanwhile is noticed when it is saved.
 */
export function useDraft<Input extends FieldValues, Output extends FieldValues>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'getValues' | 'setValue' | 'formState'>,
  read?: RefObject<Output>,
): void {
  const { pathname } = useLocation();
  const { account } = useSession();
  const [{ owner, address }] = useState({ owner: account?.id ?? 'guest', address: pathname });
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  useEffect(() => {
    const draft = restoreDraft(owner, address);
    // a save that was answered only after its form was left has stored some of it
    const unsaved = changedFields<FieldValues>(draft.typed, latest.current.getValues());
    const typed = Object.entries(unsaved);
    if (read) read.current = { ...read.current, ...baseOf<FieldValues>(unsaved, draft.base as Output) };
    for (const [field, value] of typed)
      latest.current.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    if (typed.length > 0) toast(t`We’ve kept what you typed.`);
  }, [owner, address, read]);

  useInterruption({
    owner,
    keep() {
      const { getValues, formState } = form;
      const typed = changedFields<FieldValues>(getValues(), { ...formState.defaultValues });
      storeDraft(owner, address, { typed, base: read ? baseOf<FieldValues>(typed, read.current) : {} });
    },
    forget: () => void restoreDraft(owner, address),
  });
}
