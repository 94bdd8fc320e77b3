import { toast } from 'sonner';
import { problemText } from '../form/problems.ts';
import type { ItemsSection_itemFragment } from './ItemsSection.generated.ts';
import { useReorderItemsMutation } from './useReorderItems.generated.ts';

type Item = Pick<ItemsSection_itemFragment, 'id' | 'orderIndex'>;

/**
 * Moves an item among those that are shown. Only what changes places is named to the server, so that two people who
 * move different things do not undo each other.
 */
export function useReorderItems(listId: string, whole: readonly Item[]) {
  const [reorder] = useReorderItemsMutation();

  return async (shown: readonly Item[], from: number, to: number): Promise<void> => {
    const moved = shown[from];
    if (!moved || from === to) return;
    const after = shown.toSpliced(from, 1).toSpliced(to, 0, moved);
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const named = after.slice(first, last + 1);
    try {
      await reorder({
        variables: { listId, itemIds: named.map(({ id }) => id) },
        optimisticResponse: { reorderItems: { __typename: 'List', id: listId, items: inNewPlaces(whole, named) } },
      });
    } catch (error) {
      toast.error(problemText(error, 'Failed to reorder items. Please try again.'));
    }
  };
}

/** As the server does it: the named ones change places among themselves, the others stay. */
export function inNewPlaces(whole: readonly Item[], named: readonly Item[]) {
  const before = whole.toSorted((a, b) => a.orderIndex - b.orderIndex || (a.id < b.id ? -1 : 1));
  const moving = new Set(named.map(({ id }) => id));
  const queue = named.values();
  return before.map((item, orderIndex) => {
    const { id } = moving.has(item.id) ? (queue.next().value as Item) : item;
    return { __typename: 'Item' as const, id, orderIndex };
  });
}
