import { counted, countOf, type Line, type Ways } from '../line.rules.ts';
import { saysGiven } from '../words/gift-counts.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import {
  BEHIND_PRICE,
  BYLINE,
  COMMENT,
  DETAIL,
  endsIn,
  HAS,
  isNoise,
  isOtherPrice,
  isRating,
  MUCH_WANTED,
  pairIn,
  QUANTITY,
} from './amazon-words.rules.ts';

/** A wish as it stands on the page. */
interface AmazonWish {
  name: string;
  amount?: string;
  bought?: string;
  /** As a price with its currency. */
  price?: string;
  description?: string;
  notes?: string;
  mostWanted?: string;
}

/** In characters: nothing further down is the name of a list. */
const LONGEST_NAME = 300;

/** Whether a text was copied from a wish list's page. */
export function isAmazonText(text: string): boolean {
  const lines = linesOf(text);
  const ends = lines.filter(isOneOf(endsIn(lines))).length;
  return (
    ends > 1 ||
    (ends === 1 &&
      /(?:amazon|prime|add to cart|einkaufswagen|panier|carrito|carrello|winkelwagen|carrinho|koszyk|kundvagn|カート|عربة)/i.test(
        text,
      ))
  );
}

const isOneOf = (lines: ReadonlySet<string>) => (line: string) => lines.has(line);

/**
 * The wishes in a text that was copied from a wish list's page: each ends with the line that says when it was added.
 * Lines that are neither a part of a wish nor the page's own go to those left out.
 */
export function amazonWishes(text: string, ways: Ways, leftOut: string[] = []): AmazonWish[] {
  const entries: AmazonWish[] = [];
  let lines: string[] = [];
  const every = linesOf(text);
  const counts = countedWords(every);
  const isOnce = (line: string) => counts.get(line) === 1;
  const ends = endsIn(every);
  for (const line of every) {
    if (!ends.has(line)) {
      const last = entries.at(-1);
      if (last && lines.length === 0 && takesLater(last, line)) continue;
      lines.push(line);
      continue;
    }
    const { own, before, isNamed } = partedAtName(lines, ways);
    takeSaid(entries.at(-1), before, { isOnce, leftOut });
    const entry = entryOf(own, { ways, isNamed, isOnce, leftOut });
    if (entry && saysGiven(line)) entry.bought ??= entry.amount ?? '1';
    if (entry) entries.push(entry);
    lines = [];
  }
  takeSaid(entries.at(-1), lines.slice(0, MOST_SAID), { isOnce: () => false, leftOut });
  for (const line of lines.slice(MOST_SAID)) if (!isNoise(line)) leftOut.push(line);
  return entries;
}

/** Below the buttons of the last wish: further down the page says things of its own. */
const MOST_SAID = 8;

/** More of them are no comment. */
const MOST_COMMENTS = 2;

/** May stand between the name of a wish and its end, beside all that is known of pages. */
const MOST_UNKNOWN = 2;

/**
 * The lines of a wish, from its name on where that is sure, and those above it, which the page has before its first wish or below the
 * buttons of the wish before. A name stands twice, since its picture has it, too; else right above the maker, the stars or the price.
 */
function partedAtName(
  lines: readonly string[],
  ways: Ways,
): { own: readonly string[]; before: readonly string[]; isNamed: boolean } {
  const isOther = lines.map((line) => !isNoise(line) && !isAboutWish(line, ways));
  const twice = lines.findLastIndex((line, index) => isOther[index] && line === lines[index - 1]);
  if (twice > 0) return { own: lines.slice(twice), before: lines.slice(0, twice - 1), isNamed: true };
  const isBelow = (line: string, above = '') =>
    (isBelowName(line, ways) && !QUANTITY.test(line) && pairIn(line) === null) || isMakerOf(line, above);
  const from = fewUnknownFrom(isOther);
  const at = lines.findIndex((line, index) => index >= from && isOther[index - 1] && isBelow(line, lines[index - 1]));
  if (at > 0) return { own: lines.slice(at - 1), before: lines.slice(0, at - 1), isNamed: true };
  const said = lines.findLastIndex((line) => QUANTITY.test(line) || HAS.test(line) || pairIn(line) !== null) + 1;
  const isIdea = isOther.slice(said).some(Boolean); // without a price, below what the wish before says of itself
  return { own: isIdea ? lines.slice(said) : lines, before: isIdea ? lines.slice(0, said) : [], isNamed: false };
}

/** The first place behind which no more is unknown than may stand within a wish. */
function fewUnknownFrom(isOther: readonly boolean[]): number {
  let [from, unknown] = [isOther.length, 0];
  while (from > 0 && unknown + Number(isOther[from - 1]) <= MOST_UNKNOWN) {
    from -= 1;
    unknown += Number(isOther[from]);
  }
  return from;
}

/** Gives a wish what stands below its buttons: how many, how much it is wanted, and words that the page has but once. */
function takeSaid(
  entry: AmazonWish | undefined,
  lines: readonly string[],
  { isOnce, leftOut }: { isOnce: (line: string) => boolean; leftOut: string[] },
): void {
  const words = lines.filter((line) => !(entry && takesLater(entry, line)) && !isNoise(line));
  const comments = entry && words.length <= MOST_COMMENTS ? words.filter(isOnce) : [];
  if (entry && comments.length > 0) entry.notes = [entry.notes, ...comments].filter(Boolean).join('\n');
  for (const line of words) if (!comments.includes(line)) leftOut.push(line);
}

/** The same as lines of a list. */
export function amazonLines(text: string, ways: Ways, leftOut: string[]): Line[] {
  return amazonWishes(text, ways, leftOut).map(({ name, amount, price, description = '', notes }) => {
    const written = price ? priceAlone(price, ways) : null;
    const size = [description, notes].filter(Boolean).join(', ');
    return counted({ name, size, amount: 1, ...(written && { price: written }) }, countOf(amount) ?? 1);
  });
}

/** The name of the list, which the page begins with: "Amazon.com: Emma's Birthday List". */
export function amazonListName(text: string): string | undefined {
  const [first = ''] = linesOf(text.slice(0, LONGEST_NAME));
  const { name = '' } = /^amazon(?:\.[a-z]{2,3}){1,2}\s?[:：](?<name>.+)/iu.exec(first)?.groups ?? {};
  return /[\p{L}\p{N}]/u.test(name) ? name.trim() : undefined;
}

function countedWords(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** The number and the comment of a wish stand above the line that ends it, or right below. */
function takesLater(entry: AmazonWish, line: string): boolean {
  const pair = pairIn(line);
  const { count = pair?.wanted } = QUANTITY.exec(line)?.groups ?? {};
  const { count: has = pair?.given } = HAS.exec(line)?.groups ?? {};
  const { text } = COMMENT.exec(line)?.groups ?? {};
  if (count) entry.amount ??= count;
  if (has && has !== '0') entry.bought ??= has;
  if (text) entry.notes = [entry.notes, text].filter(Boolean).join('\n');
  if (MUCH_WANTED.test(line)) entry.mostWanted = 'x';
  return Boolean(count || has || text);
}

/** The name is the first line where that is known, else it stands right above the maker, the stars or the price. */
function entryOf(
  lines: readonly string[],
  {
    ways,
    isNamed,
    isOnce,
    leftOut,
  }: { ways: Ways; isNamed: boolean; isOnce: (line: string) => boolean; leftOut: string[] },
): AmazonWish | null {
  const kept = lines.filter((line) => !isNoise(line));
  const below = isNamed
    ? 1
    : kept.findIndex((line, index) => index > 0 && (isBelowName(line, ways) || isMakerOf(line, kept[index - 1])));
  const names = below > 0 ? kept.slice(0, below) : kept;
  const name = below > 0 ? names.at(-1) : names.toSorted((one, other) => other.length - one.length)[0];
  if (!name) return null;
  const rest = below > 0 ? kept.slice(below) : [];
  const entry: AmazonWish = { name };
  const details = rest.filter((line) => DETAIL.test(line));
  const byline = rest.find((line, index) => BYLINE.test(line) || (index === 0 && isMakerOf(line, name)));
  if (byline ?? details.length > 0) entry.description = [byline, ...details].filter(Boolean).join(', ');
  if (lines.some((line) => MUCH_WANTED.test(line))) entry.mostWanted = 'x';
  const price = rest.map((line) => priceOf(line, ways)).find(Boolean);
  if (price) entry.price = price;
  const known = new Set([name, byline, ...details]);
  const remarks: string[] = [];
  for (const [index, line] of kept.entries()) {
    const isTaken = below > 0 && index >= below && takesLater(entry, line);
    const isSaid = known.has(line) || isRating(line) || isOtherPrice(line) || priceOf(line, ways) !== null;
    if (isTaken || isSaid) continue;
    if (below > 0 && index >= below && isOnce(line) && isRemark(line)) remarks.push(line);
    else leftOut.push(line);
  }
  if (remarks.length <= MOST_COMMENTS) entry.notes = [entry.notes, ...remarks].filter(Boolean).join('\n');
  else leftOut.push(...remarks);
  if (entry.notes === '') delete entry.notes;
  return entry;
}

/** In characters: one short word is a mark of the page. */
const SHORTEST_REMARK = 8;

/** Words without a sum and a number that something says: what its owner wrote of it. */
const isRemark = (line: string) =>
  /\p{L}/u.test(line) &&
  (/\p{L}\s\S/u.test(line) || line.length >= SHORTEST_REMARK) &&
  !/\p{Sc}|\d[.,]\d\d|[:：]\s?\d{1,3}$/u.test(line);

/** In characters. */
const LONGEST_MAKER = 40;

/** Begins the name above it as well: "コクヨ(KOKUYO)" below "コクヨ ノート". */
function isMakerOf(line: string, above = ''): boolean {
  const maker = line
    .replace(/[(（][^()（）]{1,40}[)）]$/u, '')
    .trim()
    .toLowerCase();
  const rest = above.slice(maker.length);
  const isBegun = above.toLowerCase().startsWith(maker) && /^[\s　・:：,-]/u.test(rest);
  return maker !== '' && line.length <= LONGEST_MAKER && isBegun;
}

function isBelowName(line: string, ways: Ways): boolean {
  return (
    BYLINE.test(line) ||
    isRating(line) ||
    DETAIL.test(line) ||
    QUANTITY.test(line) ||
    pairIn(line) !== null ||
    priceOf(line, ways) !== null
  );
}

/** Says something of the wish above it. */
function isAboutWish(line: string, ways: Ways): boolean {
  return isBelowName(line, ways) || HAS.test(line) || COMMENT.test(line) || isOtherPrice(line);
}

function priceOf(line: string, ways: Ways): string | null {
  if (isOtherPrice(line)) return null;
  const price = priceAlone(singlePrice(line.replace(BEHIND_PRICE, '')), ways);
  return price && `${price.price} ${price.currency}`;
}

function linesOf(text: string): string[] {
  return text
    .slice(0, 1_000_000)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim())
    .filter((line) => line !== '')
    .flatMap(numbersApart);
}

/** Narrow pages have both numbers on one line: "Needs: 3 Has: 1". */
function numbersApart(line: string): string[] {
  const [number] = QUANTITY.exec(line) ?? HAS.exec(line) ?? [];
  const rest = number ? line.slice(number.length).replace(/^[\s,;|·•]+/, '') : '';
  return number && rest !== '' && (HAS.test(rest) || QUANTITY.test(rest)) ? [number, rest] : [line];
}

/** A price that shops write twice, once to be heard: "$19.99$1999" and "19,99 € 1999 €". */
const DOUBLED = [
  /^(?<first>[A-Z]{0,3}\p{Sc}\s?\d[\d.,\s]{0,12}?)\s?[A-Z]{0,3}\p{Sc}\s?\d[\d.,\s]{0,12}$/u,
  /^(?<first>\d[\d.,\s]{0,12}?\s?(?:\p{Sc}|\p{L}[\p{L}.]{0,3}))\s?\d[\d.,\s]{0,12}(?:\p{Sc}|\p{L}[\p{L}.]{0,3})$/u,
];

/** The price that a text says once or twice. */
export function singlePrice(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = flat.length > 60 ? [] : DOUBLED.map((pattern) => pattern.exec(flat)?.groups?.first);
  return matches.find(Boolean)?.trim() ?? flat;
}
