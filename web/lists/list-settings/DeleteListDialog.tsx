import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { listName } from '../../base/text/list-name.ts';
import { sentences } from '../../base/text/sentences.ts';
import { leaveOutList } from '../../core/list-access/my-lists.ts';
import { tellsBuyers } from '../items/cache/told-buyers.ts';
import {
  type DeleteList_listFragment,
  DeleteList_listFragmentDoc,
  type DeleteListDialogQuery,
  useDeleteListDialogQuery,
  useDeleteListMutation,
} from './DeleteListDialog.generated.ts';

interface DeleteListDialogProps {
  listId: string;
  question: string;
  /** The person has said yes; from here on the list may vanish at any moment. */
  onBegin?: () => void;
  onFailed?: () => void;
  onDeleted?: () => void;
  onClose: () => void;
}

export function DeleteListDialog({ listId, question, onBegin, onFailed, onDeleted, onClose }: DeleteListDialogProps) {
  const { cache } = useApolloClient();
  const { data } = useDeleteListDialogQuery({ variables: { id: listId } });
  const bought = data && textOfBought(data.list);
  const [deleteList, { loading }] = useDeleteListMutation({
    update: (shown) => leaveOutList(shown, listId),
  });

  const [name] = useState(() => {
    const id = cache.identify({ __typename: 'List', id: listId });
    const list = cache.readFragment<DeleteList_listFragment>({ id, fragment: DeleteList_listFragmentDoc });
    return list && listName(list);
  });

  const confirm = async () => {
    onBegin?.();
    try {
      await deleteList({ variables: { id: listId } });
    } catch (error) {
      const isGone = hasCode(error, 'NOT_FOUND'); // somebody was faster: just as well
      if (!isGone) {
        toast.error(problemText(error, t`Failed to delete list. Please try again.`));
        onFailed?.();
        onClose();
        return;
      }
    }
    toast.success(name ? t`Deleted “${name}”` : t`The list is deleted.`);
    onClose();
    onDeleted?.();
  };

  return (
    <ConfirmDialog
      title={name ? t`Delete “${name}”?` : t`Delete list`}
      question={question}
      action={t`Delete`}
      working={loading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t`Everything on it goes, too, and its link stops working for everyone.`}</p>
      {bought && <p>{bought}</p>}
    </ConfirmDialog>
  );
}

/** Null where nothing was, or where it is not to be known. */
function textOfBought(list: DeleteListDialogQuery['list']): string | null {
  const { purchasedCount: count, latestPurchase } = list.itemSummary;
  if (list.listType === 'SHOPPING' || !latestPurchase) return null;
  const bought =
    count === 0
      ? t`Something on it has been bought already.`
      : plural(count, {
          one: 'One gift on it has been bought already.',
          other: '# gifts on it have been bought already.',
        });
  return sentences(bought, tellsBuyers(list) ? toldText(latestPurchase.mine) : null);
}

/** `isMine` where the latest purchase is the viewer’s own. */
function toldText(isMine: boolean): string {
  return isMine
    ? t`Anyone else who bought from this list hears about it by email, unless they’ve turned these emails off.`
    : t`Everyone who bought from this list hears about it by email, unless they’ve turned these emails off.`;
}
