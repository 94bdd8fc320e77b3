import { msg, t } from '@lingui/core/macro';
import { categoryLabel, groupByCategory, groupInOrder } from '../../base/text/category-groups.ts';
import { mostWantedText } from '../../base/text/most-wanted-text.ts';
import { byWords, searchWords } from '../../base/text/search-words.ts';

export const SORTS = [
  { value: 'priority', label: msg`Owner’s order` },
  { value: 'name-asc', label: msg`Name A-Z` },
  { value: 'name-desc', label: msg`Name Z-A` },
  { value: 'price-asc', label: msg`Price, lowest first` },
  { value: 'price-desc', label: msg`Price, highest first` },
] as const;

export interface ItemSearch {
  words: string;
  sort: (typeof SORTS)[number]['value'];
  /** In units of the currency; null for any price. */
  priceLimit: number | null;
}

export const EVERYTHING: ItemSearch = { words: '', sort: 'priority', priceLimit: null };

interface Findable {
  id: string;
  title: string;
  description: string;
  notes: string;
  variant: string;
  category: string;
  price: number | null;
  currency: string;
  orderIndex: number;
}

export function purchasedHeading(): string {
  return t({ message: 'Ticked off', context: 'heading of items' });
}

type Priced = Pick<Findable, 'price' | 'currency'>;

/** Steps for each power of ten, the roundest first. */
const ROUND_PRICES = [1, 5, 2.5, 2, 7.5, 3, 4, 1.5];
const MAX_PRICE_LIMITS = 6;

/** The items that hold every searched word in title, description, notes or variant and cost less than the limit, in the order asked for. */
export function findItems<Item extends Findable>(items: readonly Item[], search: ItemSearch): Item[] {
  const wanted = searchWords(search.words).split(/\s+/).filter(Boolean);
  const found = items.filter(({ title, description, notes, variant, price }) => {
    if (search.priceLimit !== null && (price === null || price >= search.priceLimit)) return false;
    const text = searchWords(`${title}\n${description}\n${notes}\n${variant}`);
    return wanted.every((word) => text.includes(word));
  });
  return found.sort((one, other) => {
    if (search.sort === 'priority') return byPriority(one, other);
    if (search.sort === 'price-asc' || search.sort === 'price-desc') {
      return byPrice(one, other, search.sort === 'price-asc' ? 1 : -1) || byPriority(one, other);
    }
    const order = byWords(one.title, other.title) || byPriority(one, other);
    return search.sort === 'name-asc' ? order : -order;
  });
}

/** Currencies apart, since amounts of two say nothing of each other; what has no price comes last. */
function byPrice(one: Priced, other: Priced, direction: 1 | -1): number {
  if (one.price === null || other.price === null) return Number(one.price === null) - Number(other.price === null);
  return byWords(one.currency, other.currency) || direction * (one.price - other.price);
}

/** Whether all items are asked for, in whichever order. */
export function isEverything({ words: text, priceLimit }: ItemSearch): boolean {
  return text.trim() === '' && priceLimit === null;
}

/**
 * Round prices that divide these items: each has items below it and items that are not, and no two divide them in the same
 * way. Of many, some that are spread over all of them. None where currencies differ.
 */
export function priceLimitsFor(items: readonly Priced[]): number[] {
  const priced = items.flatMap(({ price, currency }) => (price === null ? [] : [{ price, currency }]));
  if (new Set(priced.map(({ currency }) => currency)).size !== 1) return [];
  const below = (limit: number) => priced.filter(({ price }) => price < limit).length;
  const limits = new Map<number, number>();
  for (const limit of roundPrices(Math.max(...priced.map(({ price }) => price)))) {
    const count = below(limit);
    if (count > 0 && count < priced.length && !limits.has(count)) limits.set(count, limit);
  }
  const sorted = [...limits.values()].sort((one, other) => one - other);
  const step = Math.max(1, (sorted.length - 1) / (MAX_PRICE_LIMITS - 1));
  return sorted.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

/** Up to the highest price; the roundest first. */
function roundPrices(highest: number): number[] {
  const powers = [10, 100, 1_000, 10_000, 100_000].filter((power) => power <= highest);
  return [5, ...ROUND_PRICES.flatMap((price) => powers.map((power) => price * power))];
}

export function currencyOf(items: readonly Priced[]): string {
  return items.find(({ price }) => price !== null)?.currency ?? 'USD';
}

interface Wanted {
  category: string;
  isMostWanted?: boolean;
}

interface GiftGroup<Gift> {
  heading: string | null;
  things: readonly Gift[];
  hasNoChip?: boolean;
}

/**
 * Gifts under their categories, as groupByCategory(), behind those that are wanted most: under a heading where there are any.
 * What nobody can give stands last.
 */
export function groupGifts<Gift extends Wanted>(
  gifts: readonly Gift[],
  categoryOrder: readonly string[],
  { isSettled = () => false, all }: { isSettled?: (gift: Gift) => boolean; all?: readonly { category: string }[] } = {},
): GiftGroup<Gift>[] {
  const settled = gifts.filter(isSettled);
  const areAllSettled = settled.length === gifts.length && !all?.length;
  const groups = groupOpenGifts(areAllSettled ? gifts : gifts.filter((gift) => !isSettled(gift)), categoryOrder, all);
  if (areAllSettled || settled.length === 0) return groups;
  if (groups[0]?.heading === null) return [{ heading: null, things: [...groups[0].things, ...settled] }];
  return [...groups, { heading: settledHeading(), things: settled, hasNoChip: true }];
}

function settledHeading(): string {
  return t({ message: 'Given or held', comment: 'Heading of gifts that nobody can take any more, or for now' });
}

function groupOpenGifts<Gift extends Wanted>(
  gifts: readonly Gift[],
  categoryOrder: readonly string[],
  all: readonly { category: string }[] = gifts,
): GiftGroup<Gift>[] {
  const [first, others] = [gifts.filter((gift) => gift.isMostWanted), gifts.filter((gift) => !gift.isMostWanted)];
  const groups = groupByCategory(others, categoryOrder, all);
  if (first.length === 0) return groups;
  if (groups.length === 1 && groups[0]?.heading === null) return [{ heading: null, things: [...first, ...others] }];
  return [{ heading: mostWantedText(), things: first }, ...groups];
}

export function mostWantedFirst<Gift extends { isMostWanted: boolean }>(gifts: readonly Gift[]): Gift[] {
  return gifts.toSorted((one, other) => Number(other.isMostWanted) - Number(one.isMostWanted));
}

/** Groups open items under their categories, in the order of the shop, and bought ones below. */
export function groupForShopping<Item extends Pick<Findable, 'category'>>(
  items: readonly Item[],
  { categoryOrder, isSettled }: { categoryOrder: readonly string[]; isSettled: (item: Item) => boolean },
): { heading: string | null; things: readonly Item[] }[] {
  const open = items.filter((item) => !isSettled(item));
  const bought = items.filter(isSettled);
  const categories = groupInOrder(open, categoryOrder);
  const hasCategories = categories.some(({ category }) => category !== '');
  const groups = hasCategories
    ? categories.map(({ category, items: things }) => ({ heading: categoryLabel(category), things }))
    : open.length > 0
      ? [{ heading: null, things: open }]
      : [];
  return bought.length > 0 ? [...groups, { heading: purchasedHeading(), things: bought }] : groups;
}

/** The server's own order. */
export function byPriority(one: Pick<Findable, 'id' | 'orderIndex'>, other: Pick<Findable, 'id' | 'orderIndex'>) {
  return one.orderIndex - other.orderIndex || (one.id < other.id ? -1 : 1);
}
