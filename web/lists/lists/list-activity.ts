import type { ListChange } from './live-list-changes.ts';
import { movedItems } from './moved-items.ts';

/** The limit of moved items; more are no longer highlighted one by one. */
const MAX_MOVED = 3;

/** The item that a change is about, whether or not it is still there. */
export function itemIdOf({ item, removedItemId }: ListChange): string | undefined {
  return item?.id ?? removedItemId ?? undefined;
}

/** Gives the items to highlight. An item that is gone is only told in the sentence. */
export function highlightedIds(
  { kind, item, items, removedItemId, list }: ListChange,
  idsBefore: readonly string[],
): string[] {
  if (item) return [item.id];
  if (kind === 'ItemsReordered' && items) {
    const idsAfter = items.map(({ id }) => id);
    const moved = movedItems(idsBefore, idsAfter);
    return moved.length <= MAX_MOVED ? moved : [];
  }
  return removedItemId || kind === 'ListOpened' ? [] : [list.id]; // of several changed at once, only the sentence tells
}
