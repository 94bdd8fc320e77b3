import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { REORDER_ITEMS } from './item-changes.ts';
import type { OpenList_itemFragment } from './open-list.generated.ts';

/**
 * Moves an item among those that are shown. Only what changes places is named to the server, so that two people who
 * move different things do not undo each other.
 */
export function useReorderItems(listId: string) {
  const changes = useChanges();

  return async (shown: readonly Pick<OpenList_itemFragment, 'id'>[], from: number, to: number): Promise<void> => {
    const moved = shown[from];
    if (!moved || from === to) return;
    const after = shown.toSpliced(from, 1).toSpliced(to, 0, moved);
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const itemIds = after.slice(first, last + 1).map(({ id }) => id);
    try {
      await changes.make(REORDER_ITEMS, { listId, title: 'The order of the items', variables: { listId, itemIds } });
    } catch (error) {
      toast.error(problemText(error, 'Failed to reorder items. Please try again.'));
    }
  };
}
