import { nameKey } from '../../base/text/name-key.rules.ts';
import { LARGEST_AMOUNT, type Line, type Ways } from './line.rules.ts';
import { addSizes } from './measures.rules.ts';

/** The limit of things with one name at different sizes, prices or links: more fit on no list. */
const MOST_ALIKE = 50;

/** Each thing once: what is to be bought as often and as much as it was written, and of the same gift one. */
export function mergeLines(lines: readonly Line[], ways: Ways): Line[] {
  const merged: Line[] = [];
  const places = new Map<string, number[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const alike = places.get(key) ?? [];
    const [place, sum] = sumAt(merged, alike, line, ways) ?? [];
    if (place !== undefined && sum) merged[place] = sum;
    else if (alike.length < MOST_ALIKE) places.set(key, [...alike, merged.length]);
    if (place === undefined) merged.push(line);
  }
  return merged;
}

/** The first of the lines with this name that takes another one in: one of its own size before one that adds up with it. */
function sumAt(merged: readonly Line[], alike: readonly number[], line: Line, ways: Ways): [number, Line] | null {
  const possible = alike.filter((place) => isSame(merged[place] as Line, line, ways));
  const isOfSize = (place: number) => nameKey(merged[place]?.size ?? '') === nameKey(line.size);
  for (const place of possible.toSorted((one, other) => Number(isOfSize(other)) - Number(isOfSize(one)))) {
    const sum = mergeTwo(merged[place] as Line, line, isOfSize(place), ways);
    if (sum) return [place, sum];
  }
  return null;
}

/** A line without a name is the page behind its link. */
function keyOf({ name, link }: Line): string {
  return nameKey(name) || (link ?? '');
}

/** A price or a link that only one of them has tells nothing against it; what is done is not what is still to do, and two people may
 * wish for the same. */
function isSame(one: Line, other: Line, { kind }: Ways): boolean {
  const isLink = !one.link || !other.link || one.link === other.link;
  const [price, otherPrice] = [one.price, other.price];
  const isPrice = !price || !otherPrice || (price.price === otherPrice.price && price.currency === otherPrice.currency);
  const isRoom = kind !== 'SHOPPING' || one.amount + other.amount <= LARGEST_AMOUNT;
  const isOfOne = kind === 'SHOPPING' || !one.category || !other.category || one.category === other.category;
  return (
    isLink && isPrice && isRoom && isOfOne && one.isTicked === other.isTicked && !one.isTooMany && !other.isTooMany
  );
}

/** Both as one line; null where sizes differ that do not add up. Twice the same pack is two packs of it. */
function mergeTwo({ others: _meant, ...one }: Line, other: Line, isOfSize: boolean, ways: Ways): Line | null {
  const link = one.link ?? other.link;
  const price = one.price ?? other.price;
  const known = { ...one, ...(link && { link }), ...(price && { price }) };
  if (ways.kind !== 'SHOPPING') return isOfSize ? { ...known, isRepeated: true } : null;
  const isOne = one.amount === 1 && other.amount === 1;
  const size = isOne ? addSizes(one.size, other.size, ways) : null;
  if (size !== null) return { ...known, size };
  return isOfSize ? { ...known, amount: one.amount + other.amount } : null;
}
