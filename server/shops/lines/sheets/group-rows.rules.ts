import type { Ways } from '../line.rules.ts';
import { splitLinePriceOff } from '../written-prices.rules.ts';
import { type Cells, centsIn, filledIn, isWords } from './sheet-cells.rules.ts';
import { fullColumns, type SheetPlaces } from './sum-rows.rules.ts';

/** In characters: a longer cell alone in its row is a remark. */
const LONGEST_HEADING = 60;

/** Ends as a sentence does. */
const SENTENCE = /[.!?…。！？؟]\s{0,3}$/u;

/** "Food:", "【食材】", "--- Food ---" and "MEAT": written so that it stands out. */
const FRAMED = /[:：]\s{0,3}$|^\s{0,3}[【［〈《■◆●▼▪▶#*=~–—-]/u;

/** A box that is ticked or not, as programs draw one for each thing. */
const BOX =
  /^(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|vero|waar|onwaar|verdadeiro|prawda|fałsz|sant|falskt|tosi|epätosi|doğru|yanlış|pravda|nepravda|igaz|hamis|истина|ложь|참|거짓|☐|☑)$/iu;

interface GroupRows {
  /** The words of each row that is a heading, by its place. */
  headings: ReadonlyMap<number, string>;
  /** Rows that say something about the list. */
  notes: ReadonlySet<number>;
}

interface LoneRow {
  place: number;
  column: number;
  text: string;
  isApart: boolean;
  /** By a sign, or by capitals among small letters. */
  isFramed: boolean;
  isShouted: boolean;
  /** How many things stand below it, before the next such row. */
  below: number;
}

/** The rows of a sheet in which one cell alone has words: headings of what stands below, remarks, and things of which no more is known. */
export function groupRowsOf(
  rows: readonly Cells[],
  places: SheetPlaces,
  sums: ReadonlySet<number>,
  ways: Ways,
): GroupRows {
  const full = fullColumns(
    rows.filter((_row, place) => !sums.has(place)),
    places,
  );
  const priced = fullWithPrice(rows, places, sums);
  const lone = loneRowsOf(rows, places, sums, ways);
  const headings = new Map<number, string>();
  const notes = new Set<number>();
  const lastThing = rows.findLastIndex((row, place) => !sums.has(place) && filledIn(row).length > 1);
  const [firstSum = rows.length] = sums;
  const firstRow = rows.findIndex((row) => filledIn(row).length > 0);
  const headed = lone.filter(({ place }) => place < lastThing);
  const hasBoxes = full.some(
    (column) => lone.every(({ place }) => !isBox(rows[place]?.[column])) && isOfBoxes(rows, column),
  );
  const isHabit = headed.length > 0 && headed.every(({ below }) => below > 0);
  const areApart = headed.every((row) => row.isApart || row.isFramed || row.isShouted || row.place === firstRow);
  const isTight = full.length > 0 || priced;
  const isFirst = headed[0]?.place === firstRow;
  const areHeadings =
    isHabit &&
    (headed.every(({ isFramed }) => isFramed) ||
      (areApart && headed.length > 1 && headed.some(({ below }) => below > 1)) ||
      (isTight &&
        ((hasBoxes && (isFirst || areApart)) ||
          (isFirst && headed.length > 1) ||
          headed.every((row) => (row.isApart || row.isShouted) && row.below > 1))));
  for (const { place, column, text, isApart } of lone) {
    const isLast = place > lastThing;
    const isBelowSum = isLast && firstSum < place;
    const isRemark = isApart && (text.length > LONGEST_HEADING || SENTENCE.test(text));
    if (isLast && (isRemark || isBelowSum)) notes.add(place);
    else if (!isLast && (column < places.name || areHeadings)) headings.set(place, bare(text));
  }
  return { headings, notes };
}

function loneRowsOf(rows: readonly Cells[], places: SheetPlaces, sums: ReadonlySet<number>, ways: Ways): LoneRow[] {
  const filled = rows.map((row) => filledIn(row).filter((place) => !isBox(row[place])));
  const things = rows.filter((_row, place) => (filled[place]?.length ?? 0) > 1).length;
  const isBoxed = filled.filter(({ length }) => length === 1).length * 2 > things; // names and boxes alone
  const lone: LoneRow[] = [];
  const names = rows.map((row) => row[places.name] ?? '');
  const areSmall = names.some((name) => /\p{Ll}/u.test(name));
  for (const [place, row] of rows.entries()) {
    const [column = -1, ...others] = isBoxed ? filledIn(row) : (filled[place] ?? []);
    const text = row[column]?.trim() ?? '';
    const last = lone.at(-1);
    const isLone = column >= 0 && others.length === 0 && column <= Math.max(places.name, 0);
    if (isLone && !sums.has(place) && isWords(text) && centsIn(text, ways) === null && !isOfThing(text, ways)) {
      const isApart = place > 0 && (filledIn(rows[place - 1] ?? []).length === 0 || sums.has(place - 1));
      const isInCapitals = areSmall && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
      lone.push({ place, column, text, isApart, isFramed: FRAMED.test(text), isShouted: isInCapitals, below: 0 });
    } else if (last && column >= 0 && !sums.has(place)) last.below += 1;
  }
  return lone;
}

/** "Pot 799 kr" and "Towels x4": a heading says no price and no amount. */
function isOfThing(text: string, ways: Ways): boolean {
  return !FRAMED.test(text) && (splitLinePriceOff(text, ways) !== null || /\p{L}\s[x×]\s?\d{1,2}$/iu.test(text));
}

/** Whether each thing has a price. */
function fullWithPrice(rows: readonly Cells[], places: SheetPlaces, sums: ReadonlySet<number>): boolean {
  const things = rows.filter((row, place) => !sums.has(place) && filledIn(row).length > 1);
  return places.price >= 0 && things.length > 2 && things.every((row) => (row[places.price] ?? '').trim() !== '');
}

function isBox(cell = ''): boolean {
  return BOX.test(cell.trim());
}

function isOfBoxes(rows: readonly Cells[], column: number): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every(isBox);
}

function bare(text: string): string {
  return text.replace(/^[\s【［〈《■◆●▼▪▶#*=~–—-]{1,9}|[\s】］〉》:：*=~–—-]{1,9}$/gu, '').trim();
}
