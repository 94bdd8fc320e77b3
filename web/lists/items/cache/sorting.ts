import { displayText } from '#rules/base/text/display-text';
import { itemTitle } from './item-texts.ts';
import type { OpenList_itemFragment } from './open-list.generated.ts';

type Item = OpenList_itemFragment;

/** As their owner has put them. */
export const byPlace = (a: Item, b: Item) => a.orderIndex - b.orderIndex || (a.id < b.id ? -1 : 1);

const ORDERS = {
  custom: byPlace,
  nameAsc: (a: Item, b: Item) => inWords(itemTitle(a), itemTitle(b)),
  nameDesc: (a: Item, b: Item) => inWords(itemTitle(b), itemTitle(a)),
  priceAsc: (a: Item, b: Item) => pricedFirst(a, b) || (a.price ?? 0) - (b.price ?? 0),
  priceDesc: (a: Item, b: Item) => pricedFirst(a, b) || (b.price ?? 0) - (a.price ?? 0),
  categoryAsc: (a: Item, b: Item) => categorizedFirst(a, b) || inWords(categoryOf(a), categoryOf(b)),
  categoryDesc: (a: Item, b: Item) => categorizedFirst(a, b) || inWords(categoryOf(b), categoryOf(a)),
  dateAsc: (a: Item, b: Item) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  dateDesc: (a: Item, b: Item) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
};

export type Sort = keyof typeof ORDERS;

export const SORTS: { value: Sort; label: string }[] = [
  { value: 'custom', label: 'Sort by: Priority' },
  { value: 'nameAsc', label: 'Sort by: Name (A to Z)' },
  { value: 'nameDesc', label: 'Sort by: Name (Z to A)' },
  { value: 'priceAsc', label: 'Sort by: Price (low to high)' },
  { value: 'priceDesc', label: 'Sort by: Price (high to low)' },
  { value: 'categoryAsc', label: 'Sort by: Category (A to Z)' },
  { value: 'categoryDesc', label: 'Sort by: Category (Z to A)' },
  { value: 'dateAsc', label: 'Sort by: Date (oldest first)' },
  { value: 'dateDesc', label: 'Sort by: Date (newest first)' },
];

const UNCATEGORIZED = 'Uncategorized';

export interface Group {
  /** Null where the items are not grouped. */
  category: string | null;
  items: Item[];
}

interface Choice {
  search: string;
  sort: Sort;
  showPurchased: boolean;
  /** Whether an item counts as purchased, which one that has just been ticked does not yet. */
  isDone?: (item: Item) => boolean;
}

/** Filters, orders and groups the items of a list. */
export function chooseItems(
  items: readonly Item[],
  { search, sort, showPurchased, isDone = isPurchased }: Choice,
): Group[] {
  const shown = items
    .filter((item) => (showPurchased || !isDone(item)) && isMatch(item, search))
    .toSorted((a, b) => ORDERS[sort](a, b) || ORDERS.custom(a, b));
  if (!isGrouped(sort)) return [{ category: null, items: shown }];

  const groups = Map.groupBy(shown, (item) => categoryOf(item).toLowerCase());
  return [...groups.values()].map((grouped) => ({
    category: (grouped[0] && categoryOf(grouped[0])) || UNCATEGORIZED,
    items: grouped,
  }));
}

/** On a shopping list what is purchased settles below everything else, whatever it is grouped by. */
export function partPurchased(
  groups: readonly Group[],
  isDone: (item: Item) => boolean,
): { groups: Group[]; purchased: Item[] } {
  const open = groups.map(({ category, items }) => ({ category, items: items.filter((item) => !isDone(item)) }));
  return {
    groups: open.filter(({ items }) => items.length > 0),
    purchased: groups.flatMap(({ items }) => items.filter(isDone)),
  };
}

export function isGrouped(sort: Sort): boolean {
  return sort === 'categoryAsc' || sort === 'categoryDesc';
}

export function isPurchased({
  quantityPurchased,
  quantityDesired,
}: Pick<Item, 'quantityPurchased' | 'quantityDesired'>) {
  return quantityPurchased >= quantityDesired;
}

function isMatch(item: Item, search: string): boolean {
  const words = search.trim().toLowerCase();
  if (words === '') return true;
  const texts = [item.title, item.description, item.notes, item.category];
  return texts.some((text) => displayText(text).toLowerCase().includes(words));
}

function categoryOf(item: Item): string {
  return displayText(item.category).trim();
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const inWords = collator.compare;

/** An item without a price is neither cheap nor dear. */
function pricedFirst(a: Item, b: Item): number {
  return Number(a.price === null) - Number(b.price === null);
}

function categorizedFirst(a: Item, b: Item): number {
  return Number(categoryOf(a) === '') - Number(categoryOf(b) === '');
}
