import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { listText } from '../../../base/design/list-text.ts';
import { hasCode, problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { sentences } from '../../../base/text/sentences.ts';
import { type Buyers_itemFragment, Buyers_itemFragmentDoc, buyersOf } from '../cache/buyers.ts';
import { removeItem } from '../cache/list-items.ts';
import {
  everyoneHears,
  type ToldBuyers_listFragment,
  ToldBuyers_listFragmentDoc,
  tellsBuyers,
} from '../cache/told-buyers.ts';
import {
  type DeleteItem_itemFragment,
  DeleteItem_itemFragmentDoc,
  type DeleteItem_listFragment,
  DeleteItem_listFragmentDoc,
  useDeleteItemMutation,
} from './DeleteItemDialog.generated.ts';

interface DeleteItemDialogProps {
  listId: string;
  itemId: string;
  name: string;
  question: string;
  /** Given by a screen that is left when the item is gone; elsewhere it goes at once, and comes back if that fails. */
  onDeleted?: () => void;
  onClose: () => void;
}

export function DeleteItemDialog({ listId, itemId, name, question, onDeleted, onClose }: DeleteItemDialogProps) {
  const { cache } = useApolloClient();
  const [deleteItem, { loading }] = useDeleteItemMutation({ update: (shown) => removeItem(shown, listId, itemId) });

  const [bought] = useState(() => {
    const id = cache.identify({ __typename: 'Item', id: itemId });
    const item = cache.readFragment<DeleteItem_itemFragment>({ id, fragment: DeleteItem_itemFragmentDoc });
    const known = cache.readFragment<Buyers_itemFragment>({ id, fragment: Buyers_itemFragmentDoc });
    const inList = { id: cache.identify({ __typename: 'List', id: listId }), fragment: ToldBuyers_listFragmentDoc };
    const list = cache.readFragment<ToldBuyers_listFragment>(inList);
    const isMailed = list !== null && tellsBuyers(list) && !item?.isArchived;
    const purchases = known?.purchases ?? [];
    const others = purchases.filter(({ mine }) => !mine);
    if (purchases.length > 0 && others.length === 0) return t`You’ve bought it already.`;
    return textOfBought(item?.quantityPurchased ?? 0, buyersOf(others), isMailed);
  });

  const withoutItem = () => {
    const id = cache.identify({ __typename: 'List', id: listId });
    const list = cache.readFragment<DeleteItem_listFragment>({ id, fragment: DeleteItem_listFragmentDoc });
    if (!list) return undefined;
    return { deleteItem: { ...list, itemCount: list.itemCount - 1 } };
  };

  const confirm = async () => {
    if (!onDeleted) onClose();
    try {
      const optimisticResponse = onDeleted ? undefined : withoutItem();
      await deleteItem({ variables: { id: itemId }, ...(optimisticResponse && { optimisticResponse }) });
      onDeleted?.();
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) {
        removeItem(cache, listId, itemId); // somebody was faster: just as well
        onDeleted?.();
        return;
      }
      toast.error(problemText(error, t`Failed to delete item. Please try again.`));
      onClose();
    }
  };

  return (
    <ConfirmDialog
      title={t`Delete “${name}”?`}
      question={question}
      action={t`Delete`}
      working={loading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {bought && <p>{bought}</p>}
    </ConfirmDialog>
  );
}

/** Buyers are named to people who may know them; the text is empty for people who may not know of a purchase. */
function textOfBought(count: number, buyers: readonly string[], isMailed: boolean): string | null {
  if (count === 0) return null;
  const names = new Set(buyers);
  if (names.size === 0) {
    const bought = plural(count, { one: 'One has been bought already.', other: '# have been bought already.' });
    return sentences(bought, isMailed ? everyoneHears(1) : null);
  }
  const who = listText(names);
  const bought = plural(
    { count: names.size },
    {
      one: `${who} has bought it already.`,
      other: `${who} have bought it already.`,
    },
  );
  return sentences(
    bought,
    isMailed ? t`They’ll hear about it by email, unless they’ve turned these emails off.` : null,
  );
}
