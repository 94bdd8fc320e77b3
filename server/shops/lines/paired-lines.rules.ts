import { nameKey } from '../../base/text/name-key.rules.ts';
import { LARGEST_AMOUNT, type Line, type Ways, type WrittenLine } from './line.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { addSizes } from './measures.rules.ts';
import { isSumOf } from './words/adding-up.rules.ts';

export interface ReadLine {
  lines: readonly Line[];
  /** Lines with nothing empty between them are of one block. */
  block: number;
  /** Its layout says that it is of the line above: that has a mark and it has none, or it stands further in. */
  isUnder?: true;
  /** A price that stands on a line of its own. */
  price?: Line['price'];
  /** The same where it is a guess or a limit, as it is written. */
  guess?: { text: string; price: NonNullable<Line['price']> };
}

type Part = 'name' | 'link' | 'price' | 'other';

/** Lines that say together what a thing is, as a name with its link below it, made one. */
export function pairLines(written: readonly ReadLine[]): Line[] {
  const read = withAmounts(written);
  const parts = read.map(partOf);
  const isLinkFirst = isInTurn(parts, 'link', 'name');
  const isPriceLast = parts.length > 2 && isInTurn(parts, 'name', 'price');
  const isLate = parts.filter((part) => part === 'link').length === 1 && parts[0] === 'name' && parts[1] === 'name';
  const blocks = new Set(read.map(({ block }) => block)).size;
  const isSeldom = isLinkSeldom(parts);
  const paired: Line[] = [];
  for (const [index, { lines, block, price, guess, isUnder = false }] of read.entries()) {
    const before = paired.at(-1);
    const [first] = lines;
    const isUnderOne = first?.category === before?.category; // no heading stands between them
    const isTogether = index > 0 && read[index - 1]?.block === block && isUnderOne;
    const isBelow = isTogether && (!isLate || blocks > 1 || isUnder);
    const part = parts[index];
    const wantsLink = before && before.name !== '' && !before.link;
    const isOwn =
      !isUnder && isSeldom && first?.link !== undefined && before !== undefined && isOfAnother(first.link, before.name);
    if (part === 'link' && first && isBelow && wantsLink && !isLinkFirst && !isOwn && isAfterName(parts, index)) {
      const size = sizesOf(before, first);
      paired[paired.length - 1] = { ...before, size, link: first.link, ...(first.isTicked && { isTicked: true }) };
    } else if (part === 'price' && price && isTogether && before && !before.price && (hasLinks(parts) || isPriceLast)) {
      paired[paired.length - 1] = { ...before, price };
    } else if (guess && isTogether && before && !before.price && (hasLinks(parts) || isPriceLast)) {
      const size = [before.size, guess.text].filter(Boolean).join(', ');
      paired[paired.length - 1] = { ...before, size, others: [{ ...before, others: undefined, price: guess.price }] };
    } else if (part === 'name' && first && isLinkFirst && isUnderOne && before?.link && before.name === '') {
      paired[paired.length - 1] = { ...first, size: sizesOf(before, first), link: before.link };
    } else paired.push(...lines);
  }
  return paired;
}

/** A line that says how many of the thing above it, as in "Quantity: 2". */
const HOW_MANY =
  /^(?:qty|quantity|quantity wanted|menge|anzahl|quantité|cantidad|quantità|aantal|quantidade|ilość|antal|数量|個数|الكمية)(?:\s?[:：]\s?(?<count>\d{1,2}))?$/iu;

function withAmounts(read: readonly ReadLine[]): ReadLine[] {
  const kept: ReadLine[] = [];
  for (const row of read) {
    const [line, ...others] = row.lines;
    const said = line && others.length === 0 && !line.link ? HOW_MANY.exec(line.name) : null;
    const amount = said && (said.groups?.count ? Number(said.groups.count) : line?.amount);
    const place = kept.findLastIndex(({ block, price }) => block === row.block && !price);
    const above = kept[place];
    const [thing, ...more] = above?.lines ?? [];
    if (!amount || !above || !thing || more.length > 0 || thing.amount > 1) kept.push(row);
    else kept[place] = { ...above, lines: [{ ...thing, size: sizesOf(thing, line), amount }] };
  }
  return kept;
}

/** A link and a number may have notes of their own. */
function sizesOf(one: Line, other?: Line): string {
  return [one.size, other?.size].filter(Boolean).join(', ');
}

function partOf({ lines, price, guess }: ReadLine): Part {
  const [line, ...others] = lines;
  if (price ?? guess) return 'price';
  if (!line || others.length > 0) return 'other';
  if (line.link) return line.name === '' ? 'link' : 'other';
  return /[:：]$/.test(line.name) ? 'other' : 'name'; // "Look at this:"
}

function hasLinks(parts: readonly Part[]): boolean {
  return parts.includes('link');
}

/** Whether the line before, or the one before its price, is a name. */
function isAfterName(parts: readonly Part[], index: number): boolean {
  const before = parts[index - 1] === 'price' ? parts[index - 2] : parts[index - 1];
  return before === 'name' && parts[index + 1] !== 'link'; // several links below a name are things of their own
}

/** Whether most names stand alone: then a link below one of them may be a thing of its own. */
function isLinkSeldom(parts: readonly Part[]): boolean {
  const names = parts.filter((part) => part === 'name').length;
  return names > 2 && parts.filter((part) => part === 'link').length * 2 < names;
}

/** In letters: shorter ones say nothing of a thing. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 20;

/** Whether the words of a link name something else than the line above it does, as "…/muumi-pussilakanasetti" below "KitchenAid Artisan". */
function isOfAnother(link: string, name: string): boolean {
  const said = wordsIn(name);
  const words = wordsIn(lastPart(link));
  const isAlike = (word: string) =>
    said.some((other) => other.includes(word.slice(0, SHORTEST_WORD)) || word.includes(other.slice(0, SHORTEST_WORD)));
  return words.length > 1 && said.length > 0 && !words.some(isAlike);
}

/** The end of a path, which says most of a thing. */
function lastPart(link: string): string {
  const [, path = ''] = /^https?:\/\/[^/?#]{1,255}\/([^?#]{1,2000})/i.exec(link) ?? [];
  return (path.split('/').findLast((part) => part !== '') ?? '').replace(/\.[a-z]{2,5}$/i, '');
}

/** Words of Latin letters, without their accents. */
function wordsIn(text: string): string[] {
  const plain = text.slice(0, LONGEST_WRAPPED).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z]{4,40}/g) ?? []).slice(0, MOST_WORDS);
}

function isInTurn(parts: readonly Part[], first: Part, second: Part): boolean {
  return (
    parts.length > 1 &&
    parts.length % 2 === 0 &&
    parts.every((part, index) => part === (index % 2 === 0 ? first : second))
  );
}

/** Fewer prices add up by chance. */
const FEWEST_ADDED = 3;

/** Lines without the last one where it says what the others cost, whatever it is called: the figures tell it. */
export function withoutSumOfOthers(lines: Line[], leftOut: string[]): Line[] {
  const last = lines.at(-1);
  const others = lines.slice(0, -1);
  const priced = others.filter(({ price }) => price);
  if (!last?.price || last.amount > 1 || last.link || last.size || priced.length < FEWEST_ADDED) return lines;
  const cents = (line: Line) => Math.round((line.price?.price ?? 0) * 100);
  const pieces = priced.map((line) => ({ cents: cents(line), count: line.amount }));
  if (!isSumOf(pieces, cents(last)) || last.isTicked) return lines;
  leftOut.push(`${last.name} ${last.price.text}`);
  return others;
}

/** Many spaces before the price of a column, as copies of printed pages have them. */
const PRICE_COLUMN = /\s{3,200}(?=(?:\p{Sc}\s?\d|\d[\d.,]{0,12}\s?\p{Sc})[^()]{0,30}$)/u;

/** Words behind which more has to come. */
const UNFINISHED =
  /\p{L}.{0,200}\s(?:with|without|and|or|for|of|the|mit|ohne|und|oder|für|aus|von|avec|sans|et|ou|pour|con|sin|y|para|senza|e|ed|per|met|zonder|en|voor|com|sem|z|ze|i|lub|dla|med|utan|och|för|&|\+)$/iu;

/** In characters: whatever is shorter did not reach the end of a printed line. */
const SHORTEST_WRAPPED = 24;

/** A longer one has been joined often enough. */
const LONGEST_WRAPPED = 400;

/** Lines with the one below them that belongs to them: it closes their bracket, or they end with a word that cannot end a name. */
export function withWrapsJoined(lines: readonly WrittenLine[]): WrittenLine[] {
  const joined: WrittenLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const whole = before?.block === line.block ? wholeOf(before.text, line.text) : null;
    if (before && whole !== null)
      joined[joined.length - 1] = { ...before, text: whole, notes: [...before.notes, ...line.notes] };
    else joined.push(line);
  }
  return joined;
}

function wholeOf(above: string, below: string): string | null {
  if (above.length > LONGEST_WRAPPED) return null;
  const isMarked = withoutMark(below) !== below.trim(); // "1) Kitten :(" opens nothing that "2) Lego" closes
  const isOpen = !isMarked && /(?<![:;]-?)\([^()]*$/.test(above) && /^[^()]*(?<![:;]-?)\)/.test(below);
  const gap = isOpen ? PRICE_COLUMN.exec(above) : null;
  if (gap) {
    const price = above.slice(gap.index + gap[0].length).trim();
    return `${above.slice(0, gap.index).trimEnd()} ${below.trim()}   ${price}`;
  }
  const text = above.trim();
  const isCut =
    UNFINISHED.test(text.slice(-240)) &&
    text.length >= SHORTEST_WRAPPED &&
    linksIn(text).length === 0 &&
    withoutMark(below) === below.trim() &&
    /^\s{0,20}[\p{L}\p{N}(]/u.test(below);
  return isOpen || isCut ? `${above.trimEnd()} ${below.trim()}` : null;
}

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
    if (place === undefined) merged.push({ ...line, name: line.name.replace(/\s{2,}|\u00a0/g, ' ') });
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
function mergeTwo(
  { others: _meant, whole: _line, ...one }: Line,
  other: Line,
  isOfSize: boolean,
  ways: Ways,
): Line | null {
  const link = one.link ?? other.link;
  const price = one.price ?? other.price;
  const known = { ...one, ...(link && { link }), ...(price && { price }) };
  if (ways.kind !== 'SHOPPING') return isOfSize ? { ...known, isRepeated: true } : null;
  const isOne = one.amount === 1 && other.amount === 1;
  const size = isOne ? addSizes(one.size, other.size, ways) : null;
  if (size !== null) return { ...known, size };
  return isOfSize ? { ...known, amount: one.amount + other.amount } : null;
}

/** "Mug:" above a link, and "Bowl:" above the next one. */
export function areNamesInTurn(lines: readonly { text: string }[]): boolean {
  const isLink = ({ text }: { text: string }) => linksIn(text).length === 1 && !/\s/.test(text.trim());
  return (
    lines.length > 3 &&
    lines.length % 2 === 0 &&
    lines.every((line, index) => (index % 2 === 0 ? /[:：]$/.test(line.text) : isLink(line)))
  );
}
