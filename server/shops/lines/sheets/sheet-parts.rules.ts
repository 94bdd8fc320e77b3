import type { Ways } from '../line.rules.ts';
import { groupRowsOf } from './group-rows.rules.ts';
import { areNumbering, type Cells, filledIn, isWords } from './sheet-cells.rules.ts';
import { type SheetPlaces, sumRowsOf } from './sum-rows.rules.ts';

/** A row that is a thing, and the heading above it. */
export interface ThingRow {
  cells: string[];
  group: string;
}

interface SheetParts {
  things: ThingRow[];
  /** The words of rows that are no things and no headings. */
  leftOut: string[];
}

/** Headings of columns that come again above each part of a sheet. */
export interface HeadsAgain {
  isHead: (row: Cells) => boolean;
  /** The name of its part in such a row; null where the cell above it says that. */
  nameIn: ((row: Cells) => string) | null;
  /** The name of the first part. */
  first: string;
}

/** The rows of a sheet by what they are: told by the columns that each fills, then by words. A cell alone above headings that come again names its part. */
export function partsOfSheet(
  written: readonly Cells[],
  places: SheetPlaces,
  ways: Ways,
  { isHead, nameIn, first }: HeadsAgain = { isHead: () => false, nameIn: null, first: '' },
): SheetParts {
  const rows = withoutNumbering(written, places);
  const heads = new Set(rows.flatMap((row, place) => (isHead(row) ? place : [])));
  const above = (head: number) => (nameIn ? null : aboveHead(rows, head));
  const named = new Map([...heads].map(above).filter((one) => one !== null));
  const bare = rows.map((row, place) => (heads.has(place) || named.has(place) ? [] : row)); // as empty as a row between two parts
  const sums = sumRowsOf(bare, places, ways);
  const { headings, notes } = groupRowsOf(bare, places, sums, ways);
  const things: ThingRow[] = [];
  const leftOut: string[] = [];
  let group = first;
  for (const [place, row] of bare.entries()) {
    group = named.get(place) ?? group;
    if (heads.has(place) && above(place) === null) group = nameIn?.(rows[place] ?? []) ?? '';
    if (filledIn(row).length === 0) continue;
    const heading = headings.get(place);
    if (heading !== undefined) group = heading;
    else if (sums.has(place) || notes.has(place)) leftOut.push(wordsOf(row));
    else things.push({ cells: [...(written[place] ?? [])], group });
  }
  return { things, leftOut };
}

/** The cell alone in the row above headings, behind no more than an empty row, and its place. */
export function aboveHead(rows: readonly Cells[], head: number): [place: number, text: string] | null {
  const place = rows.findLastIndex((row, index) => index < head && filledIn(row).length > 0);
  const row = rows[place] ?? [];
  const [cell, ...others] = filledIn(row);
  const text = row[cell ?? 0]?.trim() ?? '';
  const isName = cell !== undefined && others.length === 0 && head - place <= MOST_TO_HEAD;
  return isName && isWords(text) && text.length <= LONGEST_GROUP ? [place, text.replace(/\s?[:：]$/u, '')] : null;
}

/** In rows, and in characters. */
const MOST_TO_HEAD = 2;
const LONGEST_GROUP = 60;

/** Rows without the cells that only count them, so that they fill no column. */
function withoutNumbering(rows: readonly Cells[], { name, amount, price }: SheetPlaces): readonly Cells[] {
  const width = Math.max(0, ...rows.slice(0, 200).map(({ length }) => length));
  const numbering = Array.from({ length: width }, (_, place) => place).filter(
    (place) =>
      ![name, amount, price].includes(place) &&
      place < Math.max(name, 1) &&
      areNumbering(rows.map((row) => row[place] ?? '')),
  );
  return numbering.length === 0
    ? rows
    : rows.map((row) => row.map((cell, place) => (numbering.includes(place) ? '' : cell)));
}

function wordsOf(row: Cells): string {
  return row
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');
}

/** Which columns say no group, and which rows repeat the headings. */
interface MergedWays {
  isFree: (place: number) => boolean;
  isHead?: HeadsAgain['isHead'];
}

/** The column of merged cells, -1 where there is none, and the rows with the group of each in all of its rows but in sums. */
export function withMergedFilled(
  rows: readonly Cells[],
  places: SheetPlaces,
  ways: Ways,
  { isFree, isHead = () => false }: MergedWays,
): { merged: number; rows: readonly Cells[] } {
  const bare = rows.map((row) => (isHead(row) ? [] : row));
  const sums = sumRowsOf(bare, places, ways);
  const merged = mergedColumn(
    bare.filter((_row, place) => !sums.has(place)),
    places.name,
    isFree,
  );
  if (merged < 0) return { merged, rows };
  let group = '';
  const filled = rows.map((row, place) => {
    if (sums.has(place)) return row;
    if (filledIn(row).length > 1) group = row[merged]?.trim() || group;
    return filledIn(row).length > 1 && !row[merged]?.trim() ? row.with(merged, group) : row;
  });
  return { merged, rows: filled };
}

/**
 * The column of groups of which each stands in the first row of its own alone, as merged cells do: left of the names, words that
 * never come again, and empty cells between them. -1 where there is none.
 */
function mergedColumn(rows: readonly Cells[], name: number, isFree: (place: number) => boolean): number {
  const filled = rows.filter((row) => (row[name] ?? '').trim() !== '');
  for (let place = name - 1; place >= 0; place -= 1) {
    const cells = filled.map((row) => row[place]?.trim() ?? '');
    const groups = cells.filter((cell) => cell !== '');
    const isMerged =
      isFree(place) &&
      cells.length > 2 &&
      cells[0] !== '' &&
      groups.length > 1 &&
      groups.length < cells.length &&
      groups.every((cell) => isWords(cell) && cell.length <= 60) &&
      new Set(groups).size === groups.length;
    if (isMerged) return place;
  }
  return -1;
}
