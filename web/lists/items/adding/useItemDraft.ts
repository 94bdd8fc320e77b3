import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newUuid } from '../../../base/network/uuid.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { conflictsOf } from '../../../core/form/conflicts.ts';
import { useUpload } from '../../../core/images/useUpload.ts';
import { SAVE_ITEM_DRAFT, UpdateItemDraftDocument } from '../cache/draft-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { newItemToSend } from '../fields/item-price.ts';
import type { ItemValues } from '../fields/item-values.ts';

/** Keeps an item without putting it on the list; pressing again after a failure keeps it once. */
export function useItemDraft(listId: string, draft: { id: string; values: ItemValues } | undefined) {
  const base = useRef(draft?.values);
  const draftId = draft?.id;
  const [key, setKey] = useState(() => newUuid());
  const [isSaving, setIsSaving] = useState(false);
  const { progress, uploadTo, cancel } = useUpload();
  const [update] = useMutation(UpdateItemDraftDocument);
  const changes = useChanges();

  /** False when sending the picture was cancelled. Throws UploadProblem, too: nothing is saved then. */
  const save = async (values: ItemValues, file: File | null): Promise<{ isPending: boolean } | false> => {
    setIsSaving(true);
    try {
      const picture = file && (await uploadTo('items', file));
      if (file && !picture) return false;
      const input = newItemToSend(picture ? { ...values, imageUrl: picture } : values);
      if (draftId) {
        try {
          await update({ variables: { draftId, input, base: base.current && newItemToSend(base.current) } });
        } catch (error) {
          // their value stands under its field by now: pressed again, the person has chosen
          const theirs = conflictsOf(error).map(({ field, theirs: value }) => [field, value ?? '']);
          if (base.current) base.current = { ...base.current, ...Object.fromEntries(theirs) };
          throw error;
        }
        return { isPending: false };
      }
      const variables = { listId, input, idempotencyKey: key };
      const { isPending } = await changes.make(SAVE_ITEM_DRAFT, { key, listId, title: itemTitle(values), variables });
      setKey(newUuid());
      return { isPending };
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving: isSaving || progress !== null, progress, cancelPicture: cancel };
}
