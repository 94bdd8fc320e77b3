import { useState } from 'react';
import { offlineProblemText } from '../../../base/network/connection-problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { UploadProblem } from '../../../core/images/send-picture.ts';
import { useItemPicture } from '../../../core/images/useItemPicture.ts';
import { rememberCurrency } from '../../../core/products/currency.ts';
import type { ItemValues } from '../fields/item-values.ts';
import { itemTitle } from './item-texts.ts';
import { showLanding } from './landing.ts';
import { addNewItem } from './new-item-changes.ts';

interface Added {
  id: string;
  /** It waits on this device for a connection. */
  isPending: boolean;
  /** The item is there all the same. */
  pictureProblem: UploadProblem | null;
}

/** Adds one item after the other, each with its picture; pressing again after a failure adds it once. */
export function useNewItem(listId: string) {
  const [key, setKey] = useState(() => newUuid());
  const [isCreating, setIsCreating] = useState(false);
  const { progress, sendItemPicture, cancel } = useItemPicture();
  const changes = useChanges();

  const sendPicture = async (itemId: string, file: File): Promise<UploadProblem | null> => {
    try {
      await sendItemPicture(itemId, file);
      return null;
    } catch (failure) {
      return failure instanceof UploadProblem ? failure : new UploadProblem((failure as Error).message);
    }
  };

  const add = async (input: ItemValues, file: File | null): Promise<Added> => {
    setIsCreating(true);
    try {
      const temporaryId = newUuid();
      const about = { key, listId, itemId: temporaryId, title: itemTitle(input), temporaryId };
      const { id, isPending } = await addNewItem(changes, about, input, { isPictureReplaced: file !== null });
      const pictureProblem = file && (id ? await sendPicture(id, file) : new UploadProblem(offlineProblemText()));
      showLanding(listId, id ?? temporaryId);
      if (input.price !== null) rememberCurrency(input.currency);
      setKey(newUuid());
      return { id: id ?? temporaryId, isPending, pictureProblem };
    } finally {
      setIsCreating(false);
    }
  };
  return { add, sendPicture, isAdding: isCreating || progress !== null, progress, cancelPicture: cancel };
}
