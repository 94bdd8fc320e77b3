import { t } from '@lingui/core/macro';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import type { OpenList_itemFragment } from './open-list.generated.ts';
import { MOVE_ITEM } from './order-changes.ts';

/**
 * Moves an item among those that are shown. The server is told beside which items it goes, so that a list may be as long as it likes, and two
 * people who move different things do not undo each other.
 */
export function useReorderItems(listId: string) {
  const changes = useChanges();

  return async (shown: readonly Pick<OpenList_itemFragment, 'id'>[], from: number, to: number): Promise<void> => {
    const moved = shown[from];
    if (!moved || from === to) return;
    const others = shown.toSpliced(from, 1);
    const [afterItemId, beforeItemId] = [others[to - 1]?.id ?? null, others[to]?.id ?? null];
    const variables = { itemId: moved.id, afterItemId, beforeItemId };
    try {
      await changes.make(MOVE_ITEM, { listId, title: t`The order of the items`, variables });
    } catch (error) {
      toast.error(problemText(error, t`Failed to reorder items. Please try again.`));
    }
  };
}
