import type { Ways, WrittenPrice } from '../line.rules.ts';
import { isTitleText } from '../line-headings.rules.ts';
import { linksIn } from '../links.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isSumLabel } from '../words/sums.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import type { Counts } from './gift-counts.rules.ts';
import { type GiftPage, type GiftThing, usualWords } from './gift-page.rules.ts';
import { countsOnPage } from './labelled-counts.rules.ts';

/** In lines: fewer show no form, and no page has more that anybody copies. */
const FEWEST_LINES = 8;
const MOST_LINES = 5_000;

/** In characters: labels and buttons are short, and names shorter than remarks to all. */
const LONGEST_LABEL = 48;
const LONGEST_NAME = 160;

/** A button stands at this share of the things, at least. */
const USUAL = 0.5;
const FEWEST = 3;

/** A line that comes again at this share of the prices is a label, and one that comes less often is a brand, or a name. */
const OFTEN = 0.3;

/** In things: a page of fewer shows no form of its own. */
const FEWEST_THINGS = 5;

/** In lines, below a thing's price: more are the foot of the page. */
const MOST_NOTES = 2;

/** A label that says what its value is, as in "Size: 92". */
const VALUED = /^\p{L}[^\d:：]{1,20}[:：]\s?\S/u;

type Kind = 'price' | 'label' | 'link' | 'aside' | 'free';

interface Row {
  text: string;
  look: string;
  kind: Kind;
  price?: WrittenPrice;
}

interface Part {
  /** Lines above its price or its labels. */
  words: string[];
  below: string[];
  labels: Row[];
  price?: WrittenPrice;
  /** A price stands in a sentence of its own, as what was given to a fund. */
  hasSum?: true;
  link?: string;
}

/**
 * The things of a page that was copied, told by what it repeats at each of them and by nothing else: a button or a count that
 * comes again parts the page, so that no language has to be known. Null for a page that repeats nothing.
 */
export function labelledPage(texts: readonly string[], ways: Ways): GiftPage | null {
  if (ways.kind === 'SHOPPING' || texts.length > MOST_LINES) return null;
  const rows = rowsOf(texts, ways);
  if (rows.length < FEWEST_LINES) return null;
  const apart = partsOf(rows);
  const usual = usualLabels(apart);
  if (usual.size === 0) return null;
  const parts = withoutBadges(apart, usual);
  withoutSlots(parts, usual);
  const first = parts.findIndex((part) => isThing(part, usual));
  const last = parts.findLastIndex((part) => isThing(part, usual));
  const chosen = parts.slice(first, last + 1);
  const [next] = parts.slice(last + 1);
  const words = usualWords(chosen.map((part) => part.words.length));
  const isSum = next?.words.some(isSumLabel) === true;
  if ((next?.price || next?.hasSum) && !isSum && next.words.length > 0 && next.words.length <= words + 1)
    chosen.push({ ...next, below: [] });
  const things = chosen.filter(
    (part) => (part.price || part.hasSum || part.labels.length > 0) && part.words.length > 0,
  );
  const areLike = things.filter(({ labels }) => labels.length > 0).length >= things.length * 0.8;
  const arePriced = things.filter(({ price }) => price).length >= things.length * 0.7;
  if (things.length < FEWEST_THINGS || !areLike || !arePriced) return null;
  const buttons = buttonsOf(things, usual);
  const counts = buttons.length === 0 ? null : countsOnPage(things, buttons);
  return counts && pageOf(parts.slice(0, first), things, counts, words);
}

function rowsOf(texts: readonly string[], ways: Ways): Row[] {
  const lines = texts.map((text) => text.replace(/\s{1,40}/g, ' ').trim()).filter(Boolean);
  const rows = lines.filter((line, index) => line !== lines[index - 1]); // the picture's name above that of the thing
  const looks = rows.map(lookOf);
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  const prices = rows.map((row) => priceAlone(row, ways));
  const fewest = Math.max(FEWEST, prices.filter(Boolean).length * OFTEN);
  const beforePrices = new Map<string, number>();
  for (const [index, look] of looks.entries())
    if (prices[index + 1]) beforePrices.set(look, (beforePrices.get(look) ?? 0) + 1);
  const isBeforePrices = (look: string) => (beforePrices.get(look) ?? 0) * 2 > (counts.get(look) ?? 0);
  return rows.map((text, index): Row => {
    const look = looks[index] ?? '';
    const price = prices[index];
    if (price) return { text, look, kind: 'price', price };
    if (linksIn(text)[0] === text) return { text, look, kind: 'link' };
    const isLabel = look.length <= LONGEST_LABEL && (counts.get(look) ?? 0) >= fewest && /\p{L}/u.test(look);
    if (isLabel && isBeforePrices(look)) return { text, look, kind: 'aside' };
    if (isLabel && !(VALUED.test(text) && !look.endsWith('#'))) return { text, look, kind: 'label' };
    const isAside = hasSum(text) && !prices[index + 1];
    return { text, look, kind: isAside ? 'aside' : 'free' };
  });
}

const hasSum = (text: string) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(plainSigns(text));

/** How a line looks apart from its numbers and the ends of its words. */
function lookOf(text: string): string {
  const plain = plainSigns(text.slice(0, LONGEST_NAME)).toLowerCase();
  return plain.replace(/\d{1,6}/g, '#').replace(/(?<!\p{L})(?<stem>\p{L}{5})\p{L}{1,16}(?!\p{L})/gu, '$<stem>');
}

function partsOf(rows: readonly Row[]): Part[] {
  const parts: Part[] = [];
  let part: Part = { words: [], below: [], labels: [] };
  for (const { text, kind, price, ...row } of rows) {
    const isClosed = part.labels.length > 0;
    if (kind === 'link') part.link ??= text;
    else if (kind === 'label') part.labels.push({ text, kind, ...row });
    else if (price && part.price && part.below.length > 0 && !isClosed) {
      const words = part.below.splice(0); // the thing above has no label of its own, as where it is given
      parts.push(part);
      part = { words, below: [], labels: [], price };
    } else if (price && (!part.price || price.price < part.price.price)) part.price = price;
    else if (kind === 'aside' && hasSum(text)) part.hasSum = true;
    else if (kind === 'aside' || price) continue;
    else if (isClosed && !VALUED.test(text)) {
      parts.push(part);
      part = { words: [text], below: [], labels: [] };
    } else {
      const place = part.price || isClosed ? part.below : part.words;
      if (!place.includes(text)) place.push(text); // the name of the picture, too
    }
  }
  return [...parts, part];
}

/** The labels that stand at most of the things. */
function usualLabels(parts: readonly Part[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { labels } of parts)
    for (const look of new Set(labels.map((label) => label.look))) counts.set(look, (counts.get(look) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const fewest = Math.max(FEWEST, most * USUAL);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([look]) => look));
}

/** The button is the last label of most things: those above it say what it is like, and "Reserved" is another than "Reserve". */
function buttonsOf(parts: readonly Part[], usual: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  for (const { labels } of parts) {
    const last = labels.findLast(({ look }) => usual.has(look) && !look.includes('#'))?.text;
    if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([text]) => text);
}

const isThing = ({ labels }: Part, usual: ReadonlySet<string>) => labels.some(({ look }) => usual.has(look));

/** Between the labels of a thing stands a badge, as "Most wanted": the labels below it are of the thing above. */
function withoutBadges(parts: readonly Part[], usual: ReadonlySet<string>): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const above = whole.at(-1);
    const looks = above?.labels.map(({ look }) => look) ?? [];
    const isBadge = part.words.length === 1 && !part.price && !part.hasSum && isThing(part, usual);
    const areOther = part.labels.every(({ look }) => !looks.includes(look));
    if (above?.price && isBadge && areOther && isThing(above, usual)) above.labels.push(...part.labels);
    else whole.push(part);
  }
  return whole;
}

/** In the place of a button something else may stand, as "Already given": it is no name of the next thing. */
function withoutSlots(parts: readonly Part[], usual: ReadonlySet<string>): void {
  const buttons = [...usual].filter((look) => !look.includes('#'));
  const words = usualWords(parts.flatMap((part) => (isThing(part, usual) ? part.words.length : [])));
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    const hasButton = part.labels.some(({ look }) => buttons.includes(look));
    if (!next || hasButton || !part.price || buttons.length === 0 || next.words.length <= words) continue;
    const text = next.words.shift() ?? '';
    part.labels.push({ text, look: lookOf(text), kind: 'label' });
  }
}

function pageOf(head: readonly Part[], things: readonly Part[], counts: readonly Counts[], words: number): GiftPage {
  const above = head.flatMap((part) => [...part.words, ...part.labels.map(({ text }) => text), ...part.below]);
  const leftOut: string[] = [];
  const more = things.slice(1).filter((part) => part.words.length > words);
  const areSections = more.length > 0 && areAbove(more);
  const [first] = things;
  const kept = words + (areSections && (first?.words.length ?? 0) > words ? 1 : 0);
  if (first && first.words.length > kept) above.push(...first.words.splice(0, first.words.length - kept));
  const isBrandFirst = words === 2 && areAbove(things);
  let section: string | undefined;
  const found = things.map((part, index): GiftThing => {
    const over = part.words.length > words && areSections ? part.words.slice(0, -words) : [];
    section = over.at(-1) ?? section;
    leftOut.push(...over.slice(0, -1), ...part.labels.map(({ text }) => text));
    const [name = '', ...others] = part.words.slice(over.length);
    const isMiddle = isBrandFirst && others.length > 0;
    const notes = [...(isMiddle ? [name, ...others.slice(1)] : others), ...part.below.slice(0, MOST_NOTES)];
    leftOut.push(...part.below.slice(MOST_NOTES));
    return {
      name: isMiddle ? (others[0] ?? name) : name,
      notes,
      ...(section !== undefined && { section }),
      ...(part.price && { price: part.price }),
      ...(part.link && { link: part.link }),
      ...(counts[index] ?? { wanted: 1, given: 0 }),
    };
  });
  const title = above.find(isTitleText);
  const rest = [...above.filter((text) => text !== title), ...new Set(leftOut)];
  return { things: found, leftOut: rest, ...(title && { title }) };
}

/** Whether the first lines are headings or brands: shorter than what stands below them, which begins like a name. */
function areAbove(parts: readonly Part[]): boolean {
  const isSmall = (text = '') => /^\p{Ll}/u.test(text);
  const below = parts.filter(({ words }) => isSmall(words.at(-1))).length;
  const lengthOf = (place: number) => parts.reduce((sum, { words }) => sum + (words.at(place)?.length ?? 0), 0);
  return below * 2 < parts.length && lengthOf(0) < lengthOf(-1);
}
