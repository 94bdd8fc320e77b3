import { type AwaitedItem, isAwaited } from '../../base/page/awaited-items.ts';
import { groupForShopping, groupGifts, type ItemSearch, isEverything } from '../drawn/item-finder.ts';
import type { ItemsToCome, OpenSharedList } from './open-shared-list.ts';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';

type ListedItem = SharedListView_itemFragment;

interface ShownGroup {
  heading: string | null;
  things: readonly (ListedItem | AwaitedItem)[];
}

/** Arranges the found items: under headings in the list's own order, with room for items that are still to come. */
export function shownGroups(
  found: readonly ListedItem[],
  toCome: ItemsToCome,
  search: ItemSearch,
  { listType, purchasesHidden, categoryOrder }: OpenSharedList,
): ShownGroup[] {
  const boughtToCome = new Set<ListedItem | AwaitedItem>(toCome.bought);
  const isSettled = (thing: ListedItem | AwaitedItem) =>
    isAwaited(thing)
      ? boughtToCome.has(thing)
      : listType === 'SHOPPING' && !purchasesHidden && thing.quantityRemaining === 0;
  if (search.sort !== 'priority') {
    return [{ heading: null, things: [...found.filter((item) => !isSettled(item)), ...found.filter(isSettled)] }];
  }
  const things = isEverything(search) ? [...found, ...toCome.wanted, ...toCome.bought] : found;
  return listType === 'SHOPPING'
    ? groupForShopping(things, { categoryOrder, isSettled })
    : groupGifts<ListedItem | AwaitedItem>(things, categoryOrder);
}
