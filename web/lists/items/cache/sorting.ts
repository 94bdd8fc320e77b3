import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { byWords, searchWords } from '../../../base/text/search-words.ts';
import { itemTitle } from './item-texts.ts';
import type { OpenList_itemFragment } from './open-list.generated.ts';

type Item = OpenList_itemFragment;

/** As their owner has put them. */
export const byPlace = (a: Item, b: Item) => a.orderIndex - b.orderIndex || (a.id < b.id ? -1 : 1);

const ORDERS = {
  custom: byPlace,
  nameAsc: (a: Item, b: Item) => byWords(itemTitle(a), itemTitle(b)),
  nameDesc: (a: Item, b: Item) => byWords(itemTitle(b), itemTitle(a)),
  priceAsc: (a: Item, b: Item) => pricedFirst(a, b) || (a.price ?? 0) - (b.price ?? 0),
  priceDesc: (a: Item, b: Item) => pricedFirst(a, b) || (b.price ?? 0) - (a.price ?? 0),
  categoryAsc: (a: Item, b: Item) => categorizedFirst(a, b) || byWords(categoryOf(a), categoryOf(b)),
  categoryDesc: (a: Item, b: Item) => categorizedFirst(a, b) || byWords(categoryOf(b), categoryOf(a)),
  dateAsc: (a: Item, b: Item) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  dateDesc: (a: Item, b: Item) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
};

export type Sort = keyof typeof ORDERS;

/** Each order with its name, as in “Name (A to Z)”. */
export const SORTS: { value: Sort; order: MessageDescriptor }[] = [
  { value: 'custom', order: msg({ message: `Priority`, context: 'order of items' }) },
  { value: 'nameAsc', order: msg({ message: `Name (A to Z)`, context: 'order of items' }) },
  { value: 'nameDesc', order: msg({ message: `Name (Z to A)`, context: 'order of items' }) },
  { value: 'priceAsc', order: msg({ message: `Price (low to high)`, context: 'order of items' }) },
  { value: 'priceDesc', order: msg({ message: `Price (high to low)`, context: 'order of items' }) },
  { value: 'categoryAsc', order: msg({ message: `Category (A to Z)`, context: 'order of items' }) },
  { value: 'categoryDesc', order: msg({ message: `Category (Z to A)`, context: 'order of items' }) },
  { value: 'dateAsc', order: msg({ message: `Date (oldest first)`, context: 'order of items' }) },
  { value: 'dateDesc', order: msg({ message: `Date (newest first)`, context: 'order of items' }) },
];

interface Group {
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
    category: (grouped[0] && categoryOf(grouped[0])) || t`Uncategorized`,
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

function isGrouped(sort: Sort): boolean {
  return sort === 'categoryAsc' || sort === 'categoryDesc';
}

export function isPurchased({
  quantityPurchased,
  quantityDesired,
}: Pick<Item, 'quantityPurchased' | 'quantityDesired'>) {
  return quantityPurchased >= quantityDesired;
}

function isMatch(item: Item, search: string): boolean {
  const words = searchWords(search.trim());
  if (words === '') return true;
  const texts = [item.title, item.description, item.variant, item.notes, item.category];
  return texts.some((text) => searchWords(displayText(text)).includes(words));
}

function categoryOf(item: Item): string {
  return displayText(item.category).trim();
}

/** An item without a price is neither cheap nor dear. */
function pricedFirst(a: Item, b: Item): number {
  return Number(a.price === null) - Number(b.price === null);
}

function categorizedFirst(a: Item, b: Item): number {
  return Number(categoryOf(a) === '') - Number(categoryOf(b) === '');
}
