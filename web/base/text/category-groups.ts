import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';

interface CategoryGroup<Item> {
  category: string;
  items: Item[];
}

export function categoryKey(category: string): string {
  return displayText(category).trim().toLowerCase();
}

export function categoryLabel(category: string): string {
  return displayText(category).trim() || t`Uncategorized`;
}

/** Categories without a place in it come after, and items without a category last. */
export function groupInOrder<Item extends { category: string }>(
  items: readonly Item[],
  categoryOrder: readonly string[],
): CategoryGroup<Item>[] {
  const places = new Map(categoryOrder.map((category, place) => [categoryKey(category), place]));
  const placeOf = (key: string) => places.get(key) ?? categoryOrder.length + (key === '' ? 1 : 0);
  const groups = Map.groupBy(items, ({ category }) => categoryKey(category));
  return [...groups]
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, grouped]) => ({ category: displayText(grouped[0]?.category ?? '').trim(), items: grouped }));
}

function othersHeading(): string {
  return t`Other gifts`;
}

/**
 * Items without one last; one group without a heading where there are fewer than two. Both is decided by all of which the
 * items are a part, so that a category keeps its place when its first item is bought.
 */
export function groupByCategory<Item extends { category: string }>(
  items: readonly Item[],
  categoryOrder: readonly string[],
  all: readonly { category: string }[] = items,
): { heading: string | null; things: readonly Item[] }[] {
  const categories = new Set(all.map(({ category }) => categoryKey(category)));
  if (categories.size < 2) return [{ heading: null, things: items }];
  const ordered = new Set([...categoryOrder.map(categoryKey), ...[...categories].filter((key) => key !== '')]);
  return groupInOrder(items, [...ordered]).map(({ category, items: things }) => ({
    heading: category || othersHeading(),
    things,
  }));
}
