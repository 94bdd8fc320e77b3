import { toast } from 'sonner';
import { problemText } from '../form/problems.ts';
import { itemTitle } from './item-texts.ts';
import { placeItem, removeItem } from './list-items.ts';
import { useSetItemArchivedMutation } from './useArchive.generated.ts';

interface Archivable {
  id: string;
  listId: string;
  title: string;
}

/** Takes items off a list without deleting them, and puts them back: at once, and rolled back when the server refuses. */
export function useArchive() {
  const [setItemArchived] = useSetItemArchivedMutation();

  const set = ({ id, listId }: Archivable, isArchived: boolean) =>
    setItemArchived({
      variables: { id, isArchived },
      optimisticResponse: { setItemArchived: { __typename: 'Item', id, isArchived } },
      update: (cache) => (isArchived ? removeItem(cache, listId, id) : placeItem(cache, listId, id)),
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
