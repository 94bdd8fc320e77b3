import { nameKey } from '../../../base/text/name-key.rules.ts';
import type { Ways, WrittenPrice } from '../line.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import type { Card } from './card-slots.rules.ts';
import { isCount } from './gift-counts.rules.ts';
import type { PageRow } from './page-elements.rules.ts';
import { shapeOf } from './repeated-cards.rules.ts';
import { pricesOfRows } from './row-prices.rules.ts';

/** In lines: more is no page that anybody copies. */
const MOST_LINES = 5_000;

/** Fewer things show no form. */
const FEWEST = 4;

/** The share of the prices at which a label stands, and of the things that have the name of their picture above their own. */
const OFTEN = 0.3;
const USUAL = 0.4;
const MOSTLY = 0.6;

/** In characters. */
const LONGEST_LABEL = 60;
const LONGEST_LINE = 300;
const LONGEST_SECTION = 60;

/** In lines: the words of a picture stand so close above the name. */
const CLOSE = 4;

interface Line extends PageRow {
  isLabel: boolean;
}

interface PlainCards {
  cards: Card[];
  /** The lines above the first card, between them, and below the last. */
  runs: PageRow[][];
  prices: ReadonlyMap<PageRow, WrittenPrice>;
  /** Their names stand twice, since their pictures have them, too. */
  areNamed: boolean;
}

const element = (look: string) => ({ look, path: 0, parent: null, depth: 0 });

function lineOf(text: string): Line {
  return {
    text,
    pieces: [text],
    within: element('free'),
    heading: 0,
    isButton: false,
    isHead: false,
    isStruck: false,
    href: '',
    isLabel: false,
  };
}

/**
 * The things of a page of which only the lines are known: below each stands what stands below the others, its button or what takes the button's place, and
 * above its price its name, which its picture may have, too. Null for lines that repeat nothing.
 */
export function plainCards(texts: readonly string[], ways: Ways): PlainCards | null {
  if (texts.length > MOST_LINES) return null;
  const lines = texts
    .map((text) => text.replace(/\s{1,40}/g, ' ').trim())
    .filter((text) => text !== '')
    .flatMap((text) => apart(text, ways))
    .flatMap((text, place, all) => {
      const above = all[place - 1] ?? '';
      return above.length > 3 && text !== above && text.startsWith(above) ? [above, text.slice(above.length)] : [text];
    })
    .map(lineOf);
  const prices = pricesOfRows(lines, ways);
  const priced = lines.flatMap((line, place) => (prices.has(line) ? place : []));
  if (priced.length < FEWEST) return null;
  setLabels(lines, prices);
  const button = buttonIn(lines, prices);
  for (const line of lines) line.isButton = line.isLabel && line.text === button;
  const named = startsByPictures(lines, prices);
  const starts = named ?? startsByButtons(lines, prices, priced);
  return starts && { ...cutAt(lines, starts, prices), prices, areNamed: named !== null };
}

/** "$129.00 Qty wanted: 4", and a name that stands twice in one line around a badge. */
function apart(text: string, ways: Ways): string[] {
  if (text.length > LONGEST_LINE) return [text.slice(0, LONGEST_LINE)];
  for (let length = Math.floor(text.length / 2); length > 5; length -= 1)
    if (text.endsWith(text.slice(0, length))) return [text.slice(0, length), text.slice(0, length)];
  for (const { index } of [...text.matchAll(/\s/g)].slice(0, 4)) {
    const rest = text.slice(index + 1);
    if (isCount(rest) && priceAlone(text.slice(0, index), ways)) return [text.slice(0, index), rest];
  }
  return [text];
}

function setLabels(lines: readonly Line[], prices: PlainCards['prices']): void {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1);
  const fewest = Math.max(3, prices.size * OFTEN);
  for (const line of lines)
    line.isLabel =
      !prices.has(line) &&
      !isCounted(line) &&
      line.text.length <= LONGEST_LABEL &&
      (isCount(line.text) || (counts.get(shapeOf(line.text)) ?? 0) >= fewest);
}

/** The label without a number that ends most things. */
function buttonIn(lines: readonly Line[], prices: PlainCards['prices']): string | null {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (line.isLabel && !/\d/.test(line.text) && !isCount(line.text))
      counts.set(line.text, (counts.get(line.text) ?? 0) + 1);
  const isLacked = (count: number) => Number(count < prices.size);
  const [best] = [...counts].toSorted(([, one], [, other]) => isLacked(other) - isLacked(one) || other - one);
  return best && best[1] >= Math.max(2, prices.size * USUAL) ? best[0] : null;
}

interface Start {
  place: number;
  /** The place of the name. */
  name: number;
}

/** The places of the words of the pictures, with the names below them. */
function startsByPictures(lines: readonly Line[], prices: PlainCards['prices']): Start[] | null {
  const isFree = (line?: Line) => line !== undefined && !prices.has(line) && !line.isLabel;
  const starts: Start[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const key = nameKey(lines[place]?.text ?? '');
    if (!isFree(lines[place]) || key.length < 3) continue;
    const below = lines.slice(place + 1, place + 1 + CLOSE).flatMap((line, index) => {
      const other = nameKey(line.text);
      const isIn = isFree(line) && (other === key || (key.includes(other) && other.length * 3 >= key.length));
      return isIn ? [{ name: place + 1 + index, length: other.length }] : [];
    });
    const [best] = below.toSorted((one, other) => other.length - one.length);
    if (!best) continue;
    starts.push({ place, name: best.name });
    place = best.name;
  }
  return starts.length >= Math.max(FEWEST, prices.size * MOSTLY) ? starts : null;
}

/** Each thing ends with its button, else where the next one has its name above its price. */
function startsByButtons(
  lines: readonly Line[],
  prices: PlainCards['prices'],
  priced: readonly number[],
): Start[] | null {
  if (!lines.some(({ isLabel }) => isLabel)) return null;
  const above = priced.map((place) => {
    const from = lines.slice(0, place).findLastIndex((line) => line.isLabel || prices.has(line)) + 1;
    return place - from;
  });
  const counts = Map.groupBy(above.slice(1), (count) => count);
  const [usual] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [0];
  if (usual < 1 || usual > 3) return null;
  const starts = priced.map((place, index) => place - Math.min(usual, above[index] ?? usual));
  const closing = Map.groupBy(starts, (place) => lines[place - 1]?.text ?? '');
  const isClosing = (line?: Line) => line !== undefined && (line.isButton || (closing.get(line.text)?.length ?? 0) > 1);
  const ends: number[] = []; // of each line, the next one that ends a thing
  for (const [place, line] of [...lines.entries()].toReversed())
    ends[place] = isClosing(line) || prices.has(line) ? place : (ends[place + 1] ?? -1);
  const unpriced = lines.flatMap((line, place) => {
    const end = ends[place] ?? -1;
    const isFirst = isClosing(lines[place - 1]) && !line.isLabel && !isClosing(line) && !prices.has(line);
    return isFirst && end > place && isClosing(lines[end]) ? place : [];
  });
  const all = [...new Set([...starts, ...unpriced])].toSorted((one, other) => one - other);
  const isNameLast = usual === 1 || areShorter(lines, starts, usual);
  return all.map((place) => ({ place, name: starts.includes(place) && isNameLast ? place + usual - 1 : place }));
}

/** Whether the first of the lines above a price have fewer letters than the last: they are makers, and no names. */
function areShorter(lines: readonly Line[], starts: readonly number[], usual: number): boolean {
  const length = (at: number) => starts.reduce((sum, place) => sum + (lines[place + at]?.text.length ?? 0), 0);
  return length(0) < length(usual - 1);
}

/** Parts the lines into things, and what stands between them: of the lines below the last label of one, the last may head the next ones. */
function cutAt(
  lines: readonly Line[],
  starts: readonly Start[],
  prices: PlainCards['prices'],
): Pick<PlainCards, 'cards' | 'runs'> {
  const texts = new Map<string, number>();
  for (const { text } of lines) texts.set(text, (texts.get(text) ?? 0) + 1);
  const hasButtons = lines.some(({ isButton }) => isButton);
  const runs: PageRow[][] = [lines.slice(0, starts[0]?.place ?? 0)];
  const cards = starts.map(({ place, name }, index): Card => {
    const end = starts[index + 1]?.place ?? lines.length;
    const whole = lines.slice(place, index === starts.length - 1 ? lastEnd(lines, starts, end) : end);
    const said = whole.findLastIndex((line, at) => line.isLabel || prices.has(line) || at === name - place) + 1;
    const tail = whole.slice(said);
    const isOpen = !hasButtons || whole.some(({ isButton }) => isButton);
    const own = isOpen || whole.some(({ text }) => isCount(text) && !/\d/.test(text)) ? 0 : 1; // in the place of the button stands what says that it is given
    const rest = tail.slice(own);
    const isLast = index === starts.length - 1;
    const isSection = (line?: Line) =>
      line !== undefined &&
      (texts.get(line.text) === 1 || isCounted(line)) &&
      line.text.length <= LONGEST_SECTION &&
      !/[.!?…”"»]$/u.test(line.text);
    const below = isLast ? [] : isSection(rest.at(-1)) ? rest.slice(isCounted(rest.at(-1)) ? -2 : -1) : [];
    runs.push(isLast ? lines.slice(place + whole.length) : below);
    const rows = whole.slice(0, whole.length - below.length).filter((line, at) => {
      const isName = place + at === name;
      line.within = element(
        isName
          ? 'name'
          : place + at < name + 2 && at <= said
            ? `line ${place + at - name}`
            : `below ${shapeOf(line.text)}`,
      );
      line.heading = isName ? 3 : 0;
      return place + at >= name || !nameKey(line.text).includes(nameKey(lines[name]?.text ?? ''));
    });
    return { rows };
  });
  setSections(runs);
  return { cards, runs };
}

/** The last thing has no more lines than the longest of the others. */
function lastEnd(lines: readonly Line[], starts: readonly Start[], end: number): number {
  const lengths = starts.slice(1).map(({ place }, index) => place - (starts[index]?.place ?? 0));
  const last = starts.at(-1)?.place ?? 0;
  const button = lines.findIndex((line, place) => place > last && line.isButton) + 1;
  return Math.min(end, last + Math.max(...lengths), button > 0 ? button : end);
}

/** "4 gifts". */
const isCounted = (line?: PageRow) => /^\d{1,3}\s\p{L}{3,14}$/u.test(line?.text ?? '');

/** The last line above a thing heads it and those below. */
function setSections(runs: readonly PageRow[][]): void {
  for (const run of runs.slice(0, -1)) {
    const row = run.findLast((line) => !isCounted(line));
    if (row) [row.within, row.heading] = [element('section'), 2];
  }
}
