import { useState } from 'react';
import { type AwaitedItem, isAwaited } from '../../base/page/awaited-items.ts';
import { groupForShopping, groupGifts, type ItemSearch, isEverything } from '../drawn/item-finder.ts';
import type { ItemsToCome, OpenSharedList } from './open-shared-list.ts';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';

type ListedItem = SharedListView_itemFragment;

interface ShownGroup {
  heading: string | null;
  things: readonly (ListedItem | AwaitedItem)[];
}

/**
 * Tells whether an item stands last. A gift does that nobody could take when it was first seen: what is taken or freed
 * later keeps its place until the next visit, so that nothing moves under a thumb.
 */
export function useStandsLast(
  { listType, purchasesHidden }: OpenSharedList,
  isOwn: (itemId: string) => boolean,
): (item: ListedItem) => boolean {
  const [seen] = useState(() => new Map<string, boolean>());
  return ({ id, quantityRemaining }) => {
    const isSettled = !purchasesHidden && quantityRemaining === 0;
    if (listType === 'SHOPPING') return isSettled;
    if (!seen.has(id)) seen.set(id, isSettled && !isOwn(id));
    return seen.get(id) === true;
  };
}

/** Gifts that can be given come first, also of those that have come. */
export function isAnyGiftOpen({ isPast, items }: Pick<OpenSharedList, 'isPast' | 'items'>): boolean {
  return !isPast && items.some(({ quantityRemaining }) => quantityRemaining > 0);
}

/** Arranges the found items: under headings in the list's own order, with room for items that are still to come. */
export function shownGroups(
  found: readonly ListedItem[],
  toCome: ItemsToCome,
  search: ItemSearch,
  { listType, categoryOrder, isPast }: OpenSharedList,
  standsLast: (item: ListedItem) => boolean,
): ShownGroup[] {
  const boughtToCome = new Set<ListedItem | AwaitedItem>(toCome.bought);
  const isSettled = (thing: ListedItem | AwaitedItem) =>
    isAwaited(thing) ? boughtToCome.has(thing) : standsLast(thing);
  if (search.sort !== 'priority') {
    return [{ heading: null, things: [...found.filter((item) => !isSettled(item)), ...found.filter(isSettled)] }];
  }
  const things = isEverything(search) ? [...found, ...toCome.wanted, ...toCome.bought] : found;
  return listType === 'SHOPPING'
    ? groupForShopping(things, { categoryOrder, isSettled })
    : groupGifts<ListedItem | AwaitedItem>(things, categoryOrder, isPast ? {} : { isSettled });
}
