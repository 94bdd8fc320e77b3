import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { GridGroup } from '../../../base/design/grid/grid-layouts.ts';
import type { AwaitedItem } from '../../../base/page/awaited-items.ts';
import { categoryKey, categoryLabel, groupInOrder } from '../../../base/text/category-groups.ts';
import { awaitedItems, type ListedItem, type OpenList } from '../cache/open-list.ts';
import { useShoppingTrips, withNewFirst } from '../cache/shopping-trips.ts';
import { chooseItems, partPurchased } from '../cache/sorting.ts';
import { useAtShop } from '../shopping/useAtShop.ts';
import type { ListView } from './list-view.ts';

/** An item, or the place of one that is still to come. */
type SheetItem = ListedItem | AwaitedItem;
export type SheetGroup = GridGroup<SheetItem>;
export type Sheet = ReturnType<typeof useShoppingSheet>;

const PURCHASED = 'purchased';

interface SheetOptions {
  view: ListView;
  onViewChange: (changes: Partial<ListView>) => void;
  search: string;
  isDone: (item: ListedItem) => boolean;
}

/** The groups of a shopping list as somebody looks at it, at this shop: open items first, what is in the basket last. */
export function useShoppingSheet(list: OpenList, { view, onViewChange, search, isDone }: SheetOptions) {
  const { sort, showPurchased, folded } = view;
  const isSearching = search.trim() !== '';
  const { shop, here, awayCount, categoryOrder } = useAtShop(list, isSearching);
  const { mine: trip } = useShoppingTrips(list.shoppingTrips);
  const chosen = useMemo(
    () => chooseItems(here, { search, sort, showPurchased, isDone }),
    [here, search, sort, showPurchased, isDone],
  );
  const sorted = partPurchased(chosen, isDone);
  const awaited = useMemo(() => awaitedItems(list, isDone), [list, isDone]);
  const isSorted = sort !== 'custom';
  const isInOrder = !isSorted && !isSearching; // what comes later comes behind, under each category
  const toCome = isInOrder ? awaited.open : [];
  const open: SheetItem[] = [...sorted.groups.flatMap((group) => group.items), ...toCome];
  const purchased: SheetItem[] = [...sorted.purchased, ...(isInOrder && showPurchased ? awaited.purchased : [])];

  const groupsOfOpen = (): SheetGroup[] => {
    if (isSorted)
      return sorted.groups.map(({ category, items }) => ({ key: `in ${category}`, heading: category, things: items }));
    if ([...list.items, ...toCome].every(({ category }) => categoryKey(category) === ''))
      return open.length > 0 ? [{ key: 'in null', heading: null, things: open }] : [];
    return groupInOrder(open, categoryOrder).map(({ category, items }) => ({
      key: `in ${categoryKey(category)}`,
      heading: categoryLabel(category),
      things: items,
    }));
  };
  const basket = {
    key: PURCHASED,
    heading: t({ message: `Ticked off`, context: 'heading of items' }),
    things: purchased,
  };
  const groups: SheetGroup[] = withNewFirst(
    [...groupsOfOpen(), ...(purchased.length > 0 ? [basket] : [])],
    trip?.newItemIds ?? [],
    PURCHASED,
  );

  const isFolded = ({ key = '', heading }: SheetGroup) => heading !== null && !isSearching && folded.includes(key);
  const fold = (key: string) =>
    onViewChange({ folded: folded.includes(key) ? folded.filter((one) => one !== key) : [...folded, key] });
  return {
    groups,
    /** The groups as they are drawn: a folded one without its items. */
    drawn: groups.map((group) => (isFolded(group) ? { ...group, things: [] } : group)),
    isFolded,
    /** Folds the group with this key, or unfolds it. */
    fold,
    /** Unfolds the group that has this item. */
    reveal: (id: string) => {
      const group = groups.find(({ things }) => things.some((row) => row.id === id));
      if (group?.key && folded.includes(group.key)) fold(group.key);
    },
    hasOpen: open.length > 0,
    isEmpty: awayCount === 0 && open.length + purchased.length === 0,
    isSorted,
    isInOrder,
    shop,
    /** How many open items another shop has. */
    awayCount,
  };
}
