import type { ListChange } from './live-list-changes.ts';
import { movedItems } from './moved-items.ts';

/** What somebody else did to the list. */
export interface Activity {
  action: ListChange['kind'] | 'ARCHIVED' | 'RESTORED';
  actor: string;
  title: string;
  /** How often in a row, as when many items are added at once. */
  count: number;
}

/** Of items that have changed places; more are no longer highlighted one by one. */
const MAX_MOVED = 3;

/** Archiving and restoring are edits, after which an item is not or is again on the list. */
export function actionOf({ kind, item, removedItemId }: ListChange, idsBefore: readonly string[]): Activity['action'] {
  if (kind !== 'ITEM_EDITED') return kind;
  if (item) return idsBefore.includes(item.id) ? kind : 'RESTORED';
  return removedItemId && idsBefore.includes(removedItemId) ? 'ARCHIVED' : kind;
}

/** The item that a change is about, whether or not it is still there. */
export function itemIdOf({ item, removedItemId }: ListChange): string | undefined {
  return item?.id ?? removedItemId ?? undefined;
}

/** Where a change is highlighted. What is no longer there cannot be: of that, only the sentence tells. */
export function highlightedIds(
  { kind, item, items, removedItemId, list }: ListChange,
  idsBefore: readonly string[],
): string[] {
  if (item) return [item.id];
  if (kind === 'ITEMS_REORDERED' && items) {
    const idsAfter = items.map(({ id }) => id);
    const moved = movedItems(idsBefore, idsAfter);
    return moved.length <= MAX_MOVED ? moved : [];
  }
  return removedItemId ? [] : [list.id];
}

export function activityText({ action, actor, title, count }: Activity): string {
  const items = count > 1 ? `${count} items` : title;
  switch (action) {
    case 'ITEM_ADDED':
      return `${actor} added ${items}`;
    case 'ITEM_REMOVED':
      return `${actor} removed ${items}`;
    case 'ARCHIVED':
      return `${actor} archived ${items}`;
    case 'RESTORED':
      return `${actor} put ${items} back on the list`;
    case 'ITEMS_REORDERED':
      return `${actor} changed the order`;
    case 'PURCHASED':
      return `${actor} marked ${items} as purchased`;
    case 'PURCHASE_UNDONE':
      return `${actor} undid ${count > 1 ? `${count} purchases` : `the purchase of ${title}`}`;
    case 'ITEM_EDITED':
      return `${actor} changed ${title}`;
    case 'COLLABORATORS_CHANGED':
      return `${actor} changed the collaborators`;
    default:
      return `${actor} changed the list`;
  }
}
