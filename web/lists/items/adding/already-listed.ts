import { nameKey } from '#rules/base/text/name-key';
import type { Line } from '#rules/shops/lines/line';
import { sizeParts, sumOf } from '#rules/shops/lines/measures';
import { readingWays } from '../fields/reading-ways.ts';

/** The parts of an item that tell whether a line names it. */
export interface ListedItem {
  id: string;
  title: string;
  description: string;
  amount: string;
  quantityDesired: number;
  quantityPurchased: number;
  primaryUrl: string | null;
  category: string;
  purchases: readonly { purchaseDate: string }[];
}

/** A line that names what stands on the list. */
export interface ListedLine {
  line: Line;
  item: ListedItem;
  /** How much the two are together, where their amounts add up. */
  sum?: string;
}

/**
 * Parts lines into those that are new, and those that stand on the list already, of the same size. What is bought is shopped for
 * again some day; a gift that is taken stays one.
 */
export function partListed(lines: readonly Line[], items: readonly ListedItem[], isShopping: boolean) {
  const listed = isShopping ? items.filter((item) => item.quantityPurchased < item.quantityDesired) : items;
  const byName = new Map(listed.map((item) => [nameKey(item.title), item]));
  const byLink = new Map(listed.flatMap((item) => (item.primaryUrl ? [[item.primaryUrl, item]] : [])));
  const fresh: Line[] = [];
  const known: ListedLine[] = [];
  for (const line of lines) {
    const item = line.link ? byLink.get(line.link) : byName.get(nameKey(line.name));
    const { amount } = sizeParts(line.size, readingWays('SHOPPING'));
    const isOne = line.amount === 1 && item?.quantityDesired === 1;
    const sum = isShopping && isOne ? sumOf(item.amount, amount) : null;
    const isSameSize = item && isOfSize(line, item);
    if (item && (isSameSize || sum)) known.push({ line, item, ...(sum && { sum }) });
    else fresh.push(line);
  }
  return { fresh, listed: known };
}

/** Of the same name, and of the same size where the line tells one. */
export function isSameThing(line: Line, thing: Pick<ListedItem, 'title'> & Partial<Sized>): boolean {
  return nameKey(line.name) === nameKey(thing.title) && isOfSize(line, thing);
}

type Sized = Pick<ListedItem, 'amount' | 'description'>;

function isOfSize({ size }: Line, { amount = '', description = '' }: Partial<Sized>): boolean {
  const said = sizeParts(size, readingWays('SHOPPING')).amount || nameKey(size);
  return size === '' || [amount, nameKey(description)].includes(said);
}
