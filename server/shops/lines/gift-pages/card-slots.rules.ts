import { nameKey } from '../../../base/text/name-key.rules.ts';
import { isCount } from './gift-counts.rules.ts';
import { isOfPage } from './gift-page.rules.ts';
import type { PageRow } from './page-elements.rules.ts';
import { shapeOf } from './repeated-cards.rules.ts';

/** The lines of one thing of a page. */
export interface Card {
  rows: PageRow[];
  section?: string;
  picture?: string;
  /** The words of its picture. */
  alt?: string;
}

/** The part that a line has in each of the things. */
export type Part = 'name' | 'brand' | 'label' | 'button' | 'note';

/** A line that comes at this share of the things is a label, if it has a number, or a button. */
const OFTEN = 0.3;
const USUAL = 0.5;
const FEWEST = 3;

/** A line at this share of the things differs from all others, where it is a name. */
const MOSTLY = 0.6;
const DIFFERENT = 0.8;

/** In characters: names are no sentences. */
const LONGEST_BRAND = 40;
const LONGEST_STATE = 40;
const LONGEST_LABEL = 60;

/** “Green one please”. */
const QUOTED = /^[“”"„«»「]/u;

/** A place in each of the things, with what stands there. */
interface Slot {
  rows: (PageRow & { card: number; at: number })[];
  /** In things. */
  cards: number;
  different: number;
}

const slotOf = ({ within, heading }: PageRow) => `${heading} ${within.look}`;

/** Tells what each line of the things is, by what stands at its place in the others. */
export function partsOnCards(cards: readonly Card[], isPrice: (row: PageRow) => boolean): ReadonlyMap<PageRow, Part> {
  const often = countsBy(cards.map(({ rows }) => rows.map(({ text }) => shapeOf(text))));
  const fewest = (text: string) =>
    /\d/.test(text) ? Math.max(2, cards.length * OFTEN) : Math.max(FEWEST, cards.length * USUAL);
  const isLabel = ({ text, isButton }: PageRow) =>
    isButton || !/[\p{L}\d]/u.test(text) || (often.get(shapeOf(text)) ?? 0) >= fewest(text) || isCount(text);
  const parts = new Map<PageRow, Part>();
  const slots = new Map<string, Slot>();
  const priced = new Map<string, number>();
  for (const row of cards.flatMap(({ rows }) => rows))
    if (isPrice(row)) priced.set(slotOf(row), (priced.get(slotOf(row)) ?? 0) + 1);
  const isInPlaceOfPrice = (row: PageRow) =>
    row.text.length <= LONGEST_STATE && (priced.get(slotOf(row)) ?? 0) >= cards.length * MOSTLY;
  for (const [card, { rows }] of cards.entries())
    for (const [at, row] of rows.entries()) {
      if (isPrice(row)) continue;
      if ((isLabel(row) || isInPlaceOfPrice(row)) && row.heading === 0)
        parts.set(row, row.isButton ? 'button' : 'label');
      const slot = slots.get(slotOf(row)) ?? { rows: [], cards: 0, different: 0 };
      slots.set(slotOf(row), slot);
      if (slot.rows.at(-1)?.card !== card) slot.cards += 1;
      slot.rows.push({ ...row, card, at });
    }
  for (const slot of slots.values()) slot.different = new Set(slot.rows.map(({ text }) => nameKey(text))).size;
  const names = namesIn(slots, parts, cards);
  const isMaker = ({ rows, cards: some }: Slot) =>
    some >= cards.length * DIFFERENT && rows.every(({ card, at }) => cards[card]?.rows[at + 1] === names[card]);
  for (const slot of slots.values())
    if (isOfLabels(slot, cards.length) && !isMaker(slot))
      for (const { card, at } of slot.rows) setLabel(parts, cards[card]?.rows[at]);
  for (const row of names) if (row) parts.set(row, 'name');
  for (const { rows } of slots.values()) {
    const labels = rows.filter(({ card, at }) =>
      /label|button/.test(parts.get(rowAt(cards, card, at) as PageRow) ?? ''),
    );
    if (labels.length >= FEWEST && labels.length * 2 > rows.length)
      for (const { card, at, text } of rows) if (text.length <= LONGEST_LABEL) setLabel(parts, rowAt(cards, card, at)); // in their place it is said in words
  }
  const brands = [...slots.values()].filter((slot) => slot.cards >= cards.length * MOSTLY && slot.different > 1);
  for (const { rows } of brands)
    for (const { card, at, text } of rows) {
      const row = rowAt(cards, card, at);
      const name = cards[card]?.rows.indexOf(names[card] as PageRow) ?? -1;
      const isBeside = Math.abs(at - name) === 1 && text.length <= LONGEST_BRAND && !QUOTED.test(text);
      if (row && !parts.has(row) && isBeside) parts.set(row, 'brand');
    }
  for (const { rows } of cards)
    for (const row of rows)
      if (!parts.has(row) && !isPrice(row)) parts.set(row, isOfPage(row.text) && !row.heading ? 'label' : 'note');
  return parts;
}

const rowAt = (cards: readonly Card[], card: number, at: number) => cards[card]?.rows[at];

function setLabel(parts: Map<PageRow, Part>, row?: PageRow): void {
  if (row && !parts.has(row)) parts.set(row, 'label');
}

/** At most things stands one of a few short texts, as "Available" and "Reserved", or a badge. */
function isOfLabels({ rows, cards, different }: Slot, all: number): boolean {
  const areShort = rows.every(({ text, heading }) => text.length <= LONGEST_STATE && heading === 0);
  return areShort && rows.length >= FEWEST && different <= 3 && different * 2 <= cards && cards * 2 >= all;
}

/** The names of the things: they stand at one place of all, differ from each other, and are a heading, a link, or the words of the picture. */
function namesIn(
  slots: ReadonlyMap<string, Slot>,
  parts: ReadonlyMap<PageRow, Part>,
  cards: readonly Card[],
): (PageRow | undefined)[] {
  const isFree = (row: PageRow) => !parts.has(row) && /\p{L}|\p{N}/u.test(row.text) && !QUOTED.test(row.text);
  const marks = [...slots].flatMap(([key, slot]) => {
    const firsts = slot.rows.filter((row, index) => row.card !== slot.rows[index - 1]?.card);
    const rows = firsts.flatMap(({ card, at }) => {
      const row = cards[card]?.rows[at];
      return row && isFree(row) ? [{ row, card, at }] : [];
    });
    const different = new Set(rows.map(({ row }) => nameKey(row.text))).size;
    if (rows.length < cards.length * MOSTLY || different < rows.length * DIFFERENT) return [];
    const share = (is: (one: { row: PageRow; card: number; at: number }) => boolean) =>
      rows.filter(is).length / rows.length;
    const mark =
      4 * share(({ row }) => row.heading > 0) +
      2 * share(({ row }) => row.href !== '') +
      3 * share(({ row, card }) => isOfAlt(row.text, cards[card]?.alt)) -
      0.1 * (rows.reduce((sum, { at }) => sum + at, 0) / rows.length);
    return [{ key, mark }];
  });
  const [best] = marks.toSorted((one, other) => other.mark - one.mark);
  return cards.map(({ rows }) => {
    const free = rows.filter(isFree);
    return (
      free.find((row) => best !== undefined && slotOf(row) === best.key) ??
      free.find(({ heading }) => heading > 0) ??
      free.find(({ href }) => href !== '') ??
      free.find(({ text }) => /\p{L}/u.test(text))
    );
  });
}

function isOfAlt(text: string, alt = ''): boolean {
  return text.length > 2 && nameKey(alt).includes(nameKey(text));
}

/** In how many of the groups each text stands. */
function countsBy(groups: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups) for (const text of new Set(group)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
