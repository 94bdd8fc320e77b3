import { useChanges } from '../changes/useChanges.ts';
import { problemText } from '../network/problems.ts';
import { toast } from '../page/toast.ts';
import { SET_ITEM_ARCHIVED } from './item-changes.ts';
import { itemTitle } from './item-texts.ts';

interface Archivable {
  id: string;
  listId: string;
  title: string;
}

/** Takes items off a list without deleting them, and puts them back: at once, and rolled back when the server refuses. */
export function useArchive() {
  const changes = useChanges();

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
      toast.success(`${itemTitle(item)} is back on the list.`);
    } catch (error) {
      toast.error(problemText(error, 'Failed to restore item. Please try again.'));
    }
  };

  const archive = async (item: Archivable) => {
    try {
      await set(item, true);
      const action = { label: 'Undo', onClick: () => void restore(item) };
      toast.success(`${itemTitle(item)} is archived.`, { action });
    } catch (error) {
      toast.error(problemText(error, 'Failed to archive item. Please try again.'));
    }
  };

  return { archive, restore };
}
