import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type AwaitedItem, awaited } from '../../../base/page/awaited-items.ts';
import { createStore, whenStore } from '../../../base/state/store.ts';
import { categoryKey } from '../../../base/text/category-groups.ts';
import type { Highlights } from './item-context.ts';
import type { OpenList_itemFragment, OpenList_listFragment } from './open-list.generated.ts';

export {
  OpenList_itemFragmentDoc,
  type OpenList_listFragment,
  OpenList_listFragmentDoc,
  useOpenList_listFragment,
} from './open-list.generated.ts';

/** An item as the rows of a list and what changes them read it. */
export type ListedItem = OpenList_itemFragment;
type Item = ListedItem;
type Summary = OpenList_listFragment['itemSummary'];

/** A list with its items as far as they have come: the first of a long one are here before the rest. */
export interface OpenList extends Omit<OpenList_listFragment, 'items'> {
  items: readonly Item[];
  /** How many have not come yet. */
  missingCount: number;
}

export interface ListItemsProps {
  list: OpenList;
  highlights: Highlights;
  isViewOpen: boolean;
  canChange: boolean;
  /** Whether the list was made a moment ago, so that the first thing is added now. */
  isJustMade: boolean;
  /** Whether it’s one of the past lists. */
  isPast?: boolean;
  isSelecting: boolean;
  onSelected: () => void;
  /** Opens a box for a whole list as text. */
  onPasteSeveral: () => void;
  /** Says that there is more to come, with words where what is shown may be only a part of what there is to show. */
  drawRest: (isInTheWay: boolean) => ReactNode;
  /** Below things to buy: gifts for others that the reader holds. */
  ownGifts: ReactNode;
}

export function openListOf(list: OpenList_listFragment): OpenList {
  const { nodes, pageInfo } = list.items;
  return { ...list, items: nodes, missingCount: pageInfo.hasNextPage ? Math.max(0, list.itemCount - nodes.length) : 0 };
}

/**
 * Placeholders for items that have not come yet, by the server's counts: open ones under their categories, and
 * purchased ones.
 */
export function awaitedItems(
  { items, missingCount, itemSummary }: Pick<OpenList, 'items' | 'missingCount' | 'itemSummary'>,
  isDone: (item: Item) => boolean,
): { open: AwaitedItem[]; purchased: AwaitedItem[] } {
  if (missingCount === 0) return { open: [], purchased: [] };
  const here = Map.groupBy(items, ({ category }) => categoryKey(category));
  const doneCount = items.filter(isDone).length;
  const open = openCounts(itemSummary).flatMap(([key, { category, count }]) => {
    const come = here.get(key)?.filter((item) => !isDone(item)).length ?? 0;
    return awaited(count - come, category, `open ${key}`);
  });
  return { open, purchased: awaited(itemSummary.purchasedCount - doneCount, '', 'purchased') };
}

function openCounts({ categories }: Summary) {
  const counts = new Map<string, { category: string; count: number }>();
  for (const { category, openCount } of categories) {
    const key = categoryKey(category);
    const before = counts.get(key);
    counts.set(key, { category: before?.category ?? category, count: (before?.count ?? 0) + openCount });
  }
  return [...counts];
}

/** Gives a promise that is kept once all items have come. */
export function useWhenWhole(missingCount: number): () => Promise<void> {
  const [missing] = useState(() => createStore(missingCount));
  useEffect(() => missing.set(missingCount), [missing, missingCount]);
  return useCallback(() => whenStore(missing, (count) => count === 0), [missing]);
}
