import { useEffect, useRef } from 'react';
import { asLink, looksLikeLink } from '#rules/shops/lines/links';
import { restoreDraft, storeDraft } from '../../../core/form/drafts.ts';
import { useSession } from '../../../core/session/session.ts';
import type { ItemForm } from './item-form.ts';

/** A text that waits in the list's quick field comes along, where the form holds none of its own. */
export function useQuickText(listId: string, form: ItemForm | null): void {
  const { account } = useSession();
  const owner = account?.id ?? 'guest';
  const latest = useRef(form);
  useEffect(() => {
    if (!latest.current) return;
    const { getValues, setValue } = latest.current;
    const address = `/lists/${listId} quick-add`;
    const kept = restoreDraft(owner, address);
    const { text, pasted } = kept.typed;
    const isFilled = Boolean(getValues('title') || getValues('primaryUrl'));
    if (typeof text !== 'string' || pasted || isFilled) return storeDraft(owner, address, kept);
    const options = { shouldDirty: true };
    if (looksLikeLink(text)) setValue('primaryUrl', asLink(text.trim()), options);
    else setValue('title', text.trim(), options);
  }, [listId, owner]);
}
