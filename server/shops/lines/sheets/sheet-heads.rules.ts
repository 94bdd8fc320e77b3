import { type Column, type Columns, columnsOfMarked, columnsUnder } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { areTicks, isTickedCell } from '../words/ticked-cells.rules.ts';
import { type Cells, filledIn } from './sheet-cells.rules.ts';

/** In rows: so many are looked at below a row of headings. */
const MOST_BELOW = 50;

/** In characters: longer cells are no headings. */
const LONGEST_HEADING = 40;

/** The share of the cells below a heading that are of its kind. */
const MOSTLY = 0.6;

/**
 * The columns under a row of headings; null for a row that is none. Where no heading is one of names, the first that says nothing is,
 * if another is borne out by what stands below it.
 */
export function columnsOfHead(row: Cells, below: readonly Cells[]): Columns | null {
  const known = columnsUnder(row);
  if (known) return known;
  const filled = filledIn(row);
  if (filled.length < 2 || filled.some((place) => !isHeadingWord(row[place] ?? ''))) return null;
  const columns = columnsOfMarked(row);
  const isNamed = columns.indexOf('name') === filled[0];
  return isNamed && columns.some((column, place) => isBorneOut(column, place, below)) ? columns : null;
}

function isHeadingWord(cell: string): boolean {
  return cell.length <= LONGEST_HEADING && !/\p{N}/u.test(cell) && /\p{L}|[✓✔☑]/u.test(cell);
}

function isBorneOut(column: Column | undefined, place: number, below: readonly Cells[]): boolean {
  const all = below.slice(0, MOST_BELOW).filter((row) => filledIn(row).length > 1);
  const cells = all.map((row) => (row[place] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '');
  if (all.length < 2 || filled.length === 0) return false;
  if (column === 'ticked') return filled.some(isTickedCell) && (areTicks(cells, null) || filled.every(isTickedCell));
  const numbers = filled.filter((cell) => /^\D{0,4}\d/u.test(plainSigns(cell))).length;
  return (column === 'amount' || column === 'price') && numbers >= filled.length * MOSTLY;
}

/** Whether a row goes on with the headings above it: words and no numbers, also in the columns of numbers. */
export function isMoreOfHead(columns: Columns, next: Cells, below: readonly Cells[]): boolean {
  const filled = filledIn(next);
  const numbered = columns.flatMap((column, place) => (column === 'amount' || column === 'price' ? place : []));
  const areWords = filled.length > 1 && filled.every((place) => isHeadingWord(next[place] ?? ''));
  return (
    areWords &&
    numbered.some((place) => filled.includes(place)) &&
    numbered.every((place) => isBorneOut(columns[place], place, below))
  );
}

/** Two rows of headings as one. */
export function joinedHead(first: Cells, second: Cells): string[] {
  const width = Math.max(first.length, second.length);
  return Array.from({ length: width }, (_, place) =>
    [first[place] ?? '', second[place] ?? '']
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' '),
  );
}

/** A sheet with one table beside another, as one below the other: an empty column parts them, and both have headings that are alike. */
export function withTablesBelow(rows: readonly Cells[]): readonly Cells[] {
  const [head = []] = rows.filter((row) => filledIn(row).length > 1);
  const titles = head.map((cell) => cell.trim().toLowerCase());
  const gap = titles.findIndex(
    (title, place) =>
      place > 1 &&
      title === '' &&
      (titles[place + 1] ?? '') !== '' &&
      titles.slice(place + 2).some((other) => other !== '' && titles.slice(1, place).includes(other)) &&
      rows.every((row) => (row[place] ?? '').trim() === ''),
  );
  if (gap < 0) return rows;
  const start = rows.indexOf(head);
  return [...rows.map((row) => row.slice(0, gap)), [], ...rows.slice(start).map((row) => row.slice(gap + 1))];
}
