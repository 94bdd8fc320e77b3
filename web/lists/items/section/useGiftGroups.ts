import { useMemo } from 'react';
import { isHeldWhole } from '#rules/lists/list-cards/held-gift';
import { groupByCategory } from '../../../base/text/category-groups.ts';
import { awaitedItems, type ListedItem, type OpenList } from '../cache/open-list.ts';
import { chooseItems, partPurchased } from '../cache/sorting.ts';
import type { ShownGroup } from '../rows/ItemGroups.tsx';
import type { ListView } from './list-view.ts';

interface GroupsOptions {
  sort: ListView['sort'];
  search: string;
  isDone: (item: ListedItem) => boolean;
}

/** The gifts as somebody looks at the list: open ones in groups, and taken ones by themselves. */
export function useGiftGroups(list: OpenList, { sort, search, isDone }: GroupsOptions) {
  const { items, purchasesHidden } = list;
  const isSearching = search.trim() !== '';
  const chosen = useMemo(
    () => chooseItems(items, { search, sort, showPurchased: true, isDone }),
    [items, search, sort, isDone],
  );
  const { groups, purchased: taken } = purchasesHidden
    ? { groups: chosen, purchased: [] }
    : partPurchased(chosen, isDone);
  const isInOrder = sort === 'custom' && !isSearching; // what comes later comes behind then
  const awaited = useMemo(() => awaitedItems(list, isDone), [list, isDone]);
  const toCome = isInOrder ? awaited.open : [];
  const heldCount =
    list.missingCount > 0 && !isSearching ? list.itemSummary.heldCount : taken.filter(isHeldWhole).length;
  const foundCount = groups.reduce((sum, group) => sum + group.items.length, 0);
  return {
    /** The open gifts that have come. */
    groups,
    /** The open gifts as they are drawn. */
    shownGroups: sort === 'custom' ? asGuestsSee(groups, toCome, list) : groups,
    openCount: foundCount + toCome.length,
    taken,
    takenCount: taken.length + (isSearching ? 0 : awaited.purchased.length) - heldCount,
    heldCount,
    matchCount: foundCount + taken.length,
    isSearching,
    isInOrder,
  };
}

/** Under the headings that guests read, where there are two or more, with room for items that are still to come. */
function asGuestsSee(
  groups: readonly ShownGroup[],
  toCome: ShownGroup['items'],
  { items, categoryOrder }: Pick<OpenList, 'items' | 'categoryOrder'>,
): ShownGroup[] {
  const open = [...groups.flatMap((group) => group.items), ...toCome];
  return groupByCategory(open, categoryOrder, [...items, ...toCome]).map(({ heading, things }) => ({
    category: heading,
    items: things,
  }));
}
