import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toast } from '../../../base/page/toast.ts';
import type { UploadProblem } from '../../../core/images/send-picture.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { useNewItem } from '../cache/useNewItem.ts';
import type { ItemValues } from '../fields/item-values.ts';
import { useItemDraft } from './useItemDraft.ts';

/** Sends a new item with its picture, to the list or as a draft, and tells the person what came of it. */
export function useItemSending(listId: string, draft: { id: string; values: ItemValues } | undefined) {
  const [isDraft, setIsDraft] = useState(draft !== undefined);
  const [file, setFile] = useState<File | null>(null);
  const item = useNewItem(listId);
  const drafts = useItemDraft(listId, draft);

  /** False when sending the picture was cancelled. */
  const saveDraft = async (input: ItemValues): Promise<boolean> => {
    const saved = await drafts.save(input, file);
    if (saved) tellOfDraft(itemTitle(input), saved.isPending);
    return saved !== false;
  };
  /** Resolves to the item's id. */
  const addItem = async (input: ItemValues): Promise<string> => {
    const { id, isPending, pictureProblem } = await item.add(input, file);
    if (pictureProblem && file) tellOfPicture(pictureProblem, isPending ? null : () => item.sendPicture(id, file));
    else tellOfItem(itemTitle(input), isPending);
    setFile((chosen) => (chosen === file ? null : chosen));
    return id;
  };
  return {
    isDraft,
    setIsDraft,
    file,
    setFile,
    saveDraft,
    addItem,
    isSending: item.isAdding || drafts.isSaving,
    /** Of the picture. */
    progress: item.progress ?? drafts.progress,
    cancelPicture: isDraft ? drafts.cancelPicture : item.cancelPicture,
  };
}

function tellOfItem(title: string, isPending: boolean): void {
  toast.success(t`${title} is on the list.`, isPending ? { description: t`Waiting for connection` } : undefined);
}

function tellOfDraft(title: string, isPending: boolean): void {
  toast.success(t`${title} is saved as a draft.`, isPending ? { description: t`Waiting for connection` } : undefined);
}

/** The item is there without its picture, which needs not be looked for again. `send` resolves to what went wrong. */
function tellOfPicture(problem: UploadProblem, send: (() => Promise<UploadProblem | null>) | null): void {
  const again = problem.isRefused ? null : send;
  const tryAgain = async () => {
    const next = await again?.();
    if (next) tellOfPicture(next, again);
    else toast.success(t`The picture is saved.`);
  };
  const action = again ? { label: t`Try Again`, onClick: () => void tryAgain() } : undefined;
  const description = problem.isRefused ? t`Choose another picture by editing the item.` : undefined;
  const options = { action, description, ...(send && { duration: 20_000 }) };
  const reason = problem.message;
  toast.error(t`Item was created but image upload failed: ${reason}`, options);
}
