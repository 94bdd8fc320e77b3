import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { SET_ITEM_ARCHIVED } from './item-changes.ts';
import { itemTitle } from './item-texts.ts';
import { type ToldBuyers_listFragment, ToldBuyers_listFragmentDoc } from './told-buyers.generated.ts';
import { newsForBuyers } from './told-buyers.ts';

interface Archivable {
  id: string;
  listId: string;
  title: string;
}

type Bought = Parameters<typeof newsForBuyers>[1][number];

/** Takes items off a list without deleting them, and puts them back: at once, and rolled back when the server refuses. */
export function useArchive() {
  const changes = useChanges();
  const { cache } = useApolloClient();

  const set = (item: Archivable, isArchived: boolean) =>
    changes.make(SET_ITEM_ARCHIVED, {
      listId: item.listId,
      itemId: item.id,
      title: itemTitle(item),
      variables: { id: item.id, isArchived },
    });

  const restore = async (item: Archivable) => {
    try {
      await set(item, false);
      const title = itemTitle(item);
      toast.success(t`${title} is back on the list.`);
    } catch (error) {
      toast.error(problemText(error, t`Failed to restore item. Please try again.`));
    }
  };

  const archive = async (item: Archivable & Bought) => {
    try {
      await set(item, true);
      const id = cache.identify({ __typename: 'List', id: item.listId });
      const list = cache.readFragment<ToldBuyers_listFragment>({ id, fragment: ToldBuyers_listFragmentDoc });
      const description = list ? newsForBuyers(list, [item]) : undefined;
      const action = { label: t`Undo`, onClick: () => void restore(item) };
      const title = itemTitle(item);
      toast.success(t`${title} is archived.`, { action, description });
    } catch (error) {
      toast.error(problemText(error, t`Failed to archive item. Please try again.`));
    }
  };

  return { archive, restore };
}
