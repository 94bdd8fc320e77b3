import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';

/** Items of one category, or those without one. */
export interface CategoryGroup<Item> {
  /** As the first of its items spells it; "" is for items without one. */
  category: string;
  items: Item[];
}

/** Categories are the same however they are capitalized. */
export function categoryKey(category: string): string {
  return displayText(category).trim().toLowerCase();
}

export function categoryLabel(category: string): string {
  return displayText(category).trim() || t`Uncategorized`;
}

/** Items by category, in the order of the list; what has no place in it comes after, and what has no category last. */
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

/** Above gifts without a category, where others have one. */
function othersHeading(): string {
  return t`Other gifts`;
}

/**
 * Gifts under their categories, what has none last; one group without a heading where there are fewer than two, also among
 * all of which the items are a part.
 */
export function groupByCategory<Item extends { category: string }>(
  items: readonly Item[],
  categoryOrder: readonly string[],
  all: readonly { category: string }[] = items,
): { heading: string | null; things: readonly Item[] }[] {
  if (new Set(all.map(({ category }) => categoryKey(category))).size < 2) return [{ heading: null, things: items }];
  return groupInOrder(items, categoryOrder).map(({ category, items: things }) => ({
    heading: category || othersHeading(),
    things,
  }));
}
