import { nameKey } from '../../base/text/name-key.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { LARGEST_AMOUNT, type Line } from './line.rules.ts';

/** The limit of things with one name at different prices or links: more fit on no list. */
const MOST_ALIKE = 50;

/** Each thing once: what is to be bought as often as it was written, and of the same gift one. */
export function mergeLines(lines: readonly Line[], kind: ListType): Line[] {
  const merged: Line[] = [];
  const places = new Map<string, number[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const alike = places.get(key) ?? [];
    const place = alike.find((index) => isSame(merged[index] as Line, line, kind));
    if (place !== undefined) merged[place] = mergeTwo(merged[place] as Line, line, kind);
    else if (alike.length < MOST_ALIKE) places.set(key, [...alike, merged.length]);
    if (place === undefined) merged.push(line);
  }
  return merged;
}

/** A line without a name is the page behind its link. */
function keyOf({ name, size, link }: Line): string {
  return JSON.stringify([nameKey(name) || link, nameKey(size)]);
}

/** A price or a link that only one of them has tells nothing against it; what is done is not what is still to do. */
function isSame(one: Line, other: Line, kind: ListType): boolean {
  const isLink = !one.link || !other.link || one.link === other.link;
  const [price, otherPrice] = [one.price, other.price];
  const isPrice = !price || !otherPrice || (price.price === otherPrice.price && price.currency === otherPrice.currency);
  const isRoom = kind !== 'SHOPPING' || one.amount + other.amount <= LARGEST_AMOUNT;
  return isLink && isPrice && isRoom && one.isTicked === other.isTicked && !one.isTooMany && !other.isTooMany;
}

function mergeTwo({ others: _meant, ...one }: Line, other: Line, kind: ListType): Line {
  const link = one.link ?? other.link;
  const price = one.price ?? other.price;
  const known = { ...one, ...(link && { link }), ...(price && { price }) };
  return kind === 'SHOPPING' ? { ...known, amount: one.amount + other.amount } : { ...known, isRepeated: true };
}
