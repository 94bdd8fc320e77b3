import type { Line } from '../lines/line.rules.ts';
import { sizeParts } from '../lines/measures.rules.ts';
import { isReadInPart } from '../lines/pasted/copied-text.rules.ts';
import { readPastedText } from '../lines/pasted/read-text.rules.ts';
import { partsFrom } from '../lines/pasted/whole-lines.rules.ts';
import { parseLine } from '../lines/read-line.rules.ts';
import { columnsOfHead, isMoreOfHead, joinedHead, withTablesBelow } from '../lines/sheets/sheet-heads.rules.ts';
import { mergedColumn, partsOfSheet, withMergedFilled } from '../lines/sheets/sheet-parts.rules.ts';
import { unitPriceColumn } from '../lines/sheets/unit-prices.rules.ts';
import {
  type FileWays,
  type FoundList,
  type FoundTable,
  IMPORT_COLUMNS,
  type ImportColumn,
  type LeftOut,
  type LeftOutReason,
  MOST_ROWS_READ,
} from './found-file.rules.ts';
import { headingRowOf, MOST_LINES_ABOVE, withKindsByContent } from './import-columns.rules.ts';

/** In cells and characters: wider tables and longer cells are cut. */
const MOST_COLUMNS = 60;
const LONGEST_CELL = 10_000;

/** A heading over the numbers of rows, or over counts. */
const NUMBER_SIGN = /^\s{0,5}[#№]\s{0,5}$/;

/** The one heading of the first rank, above everything else: the name of the list. */
const FIRST_HEADING = /^\s*#\s[^\n]{1,100}/;

/** Lines that name nothing are kept up to here, in lines and characters, to take them along after all. */
const MOST_TEXTS = 500;
const LONGEST_TEXT = 500;

/** In characters: the longest text of any kind of which something is read. */
const LONGEST_READ = 2_000_000;

/** One thing, as a program says it. */
export interface Entry extends Partial<Record<ImportColumn, string>> {
  /** The same in the other way in which it can be meant. */
  others?: readonly Entry[];
  /** The line that it was parted from, with those beside it that have the same one. */
  whole?: Entry;
}

/** A thing that is meant in another way stands in the same place. */
const SAME_IN_OTHERS: readonly ImportColumn[] = ['category', 'notes', 'ticked'];

/** A table out of what each thing is said to be: the columns that any of them has. */
function tableOf(entries: readonly Entry[]): FoundTable {
  const every = entries.flatMap((entry) => [entry, ...(entry.others ?? []), ...(entry.whole ? [entry.whole] : [])]);
  const columns = IMPORT_COLUMNS.filter((column) => column === 'name' || every.some((entry) => entry[column]));
  const rowOf = (entry: Entry) => columns.map((column) => (entry[column] ?? '').slice(0, LONGEST_CELL));
  const others = new Map<number, string[][]>();
  const wholes = new Map<number, { count: number; row: string[] }>();
  for (const [place, entry] of entries.entries()) {
    const same = Object.fromEntries(SAME_IN_OTHERS.map((column) => [column, entry[column]]));
    const count = entry.whole ? partsFrom(entries, place) : 0;
    if (entry.whole && count > 0) wholes.set(place, { count, row: rowOf({ ...same, ...entry.whole }) });
    if (entry.others)
      others.set(
        place,
        entry.others.map((other) => rowOf({ ...same, ...other })),
      );
  }
  return {
    columns,
    headings: [],
    rows: entries.map(rowOf),
    ...(others.size > 0 && { others }),
    ...(wholes.size > 0 && { wholes }),
  };
}

/** The things that the cells of a file are read as. */
interface ReadCells {
  table: FoundTable;
  /** The one cell above the headings. */
  title?: string;
  leftOut: readonly LeftOut[];
}

/** A table out of the cells of a file: its columns are told by their headings and by what stands in them, its rows by what they fill. */
export function tableOfCells(written: readonly (readonly string[])[], ways: FileWays): ReadCells {
  const cut = written.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL)));
  const rows = withOneHead(withTablesBelow(withoutEmptyEdges(cut)).map((row) => [...row]));
  const heading = headingRowOf(withoutNumbering(rows)) ?? headByContent(rows);
  const body = heading ? rows.slice(heading.place + 1) : rows;
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  const headings = heading ? (rows[heading.place] ?? []) : [];
  const told = withKindsByContent(heading?.columns ?? [], filled, ways, heading ? headings : null);
  const counts = told.map((kind, index) => (kind === 'ticked' && areCounts(filled, index) ? 'bought' : kind));
  const columns = withUnitPrice(told.includes('bought') ? told : counts, filled, ways);
  const above = heading ? rows.slice(0, heading.place).map(textOf).filter(Boolean) : [];
  const [title, ...remarks] = above;
  const parts = withGroups(body, columns, headings, ways);
  const name = title !== undefined && title.length <= LONGEST_LIST_NAME ? title : undefined;
  return {
    table: { columns: parts.columns, headings, rows: parts.rows },
    ...(name && { title: name }),
    leftOut: leftOutTexts('NAMES_NOTHING', [...(name ? remarks : above), ...parts.leftOut]),
  };
}

/** The row of headings of which none says that it is one of names, told by what stands below it. */
function headByContent(rows: readonly string[][]): { place: number; columns: (ImportColumn | null)[] } | null {
  const place = rows.slice(0, MOST_LINES_ABOVE).findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  const columns = columnsOfHead(rows[place] ?? [], rows.slice(place + 1, place + 1 + MOST_BELOW));
  return columns && { place, columns: columns.map((kind) => (kind === 'size' ? 'description' : (kind ?? null))) };
}

/** Rows whose headings stand in two rows, with those in one. */
function withOneHead(rows: readonly string[][]): readonly string[][] {
  for (let place = 0; place + 1 < Math.min(rows.length, MOST_LINES_ABOVE); place += 1) {
    const [row = [], next = []] = [rows[place], rows[place + 1]];
    const below = rows.slice(place + 2, place + 2 + MOST_BELOW);
    const columns = columnsOfHead(row, below);
    if (columns && isMoreOfHead(columns, next, below))
      return [...rows.slice(0, place), joinedHead(row, next), ...rows.slice(place + 2)];
  }
  return rows;
}

/** In rows: so many tell whether headings are borne out. */
const MOST_BELOW = 50;

/** In characters: longer words above a table are a remark. */
const LONGEST_LIST_NAME = 60;

function textOf(row: readonly string[]): string {
  return row
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');
}

function withoutEmptyEdges(rows: readonly string[][]): readonly string[][] {
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
  return rows.slice(Math.max(0, rows.findIndex(isFilled)), rows.findLastIndex(isFilled) + 1);
}

/** The columns, with the price of one piece where the price of all of them stands beside it. */
function withUnitPrice(
  columns: readonly (ImportColumn | null)[],
  rows: readonly string[][],
  ways: FileWays,
): (ImportColumn | null)[] {
  const [name, price, amount] = [columns.indexOf('name'), columns.indexOf('price'), columns.indexOf('amount')];
  const unit = unitPriceColumn(rows, { name, price, amount }, ways);
  return columns.map((kind, place) => (place === unit && unit >= 0 ? 'price' : kind === 'price' ? null : kind));
}

/** The rows that are things, each with the heading above it in the column of categories, which is made where there is none. */
function withGroups(
  body: readonly string[][],
  columns: readonly (ImportColumn | null)[],
  headings: readonly string[],
  ways: FileWays,
): { columns: (ImportColumn | null)[]; rows: string[][]; leftOut: string[] } {
  const [name, price, amount] = (['name', 'price', 'amount'] as const).map((kind) => columns.indexOf(kind));
  const all = { columns: [...columns], leftOut: [] };
  if (name === undefined || name < 0)
    return { ...all, rows: body.filter((row) => row.some((cell) => cell.trim() !== '')) };
  const merged = mergedColumn(body, name, (place) => (columns[place] ?? 'category') === 'category');
  const rows = merged < 0 ? body : withMergedFilled(body, merged);
  if (merged >= 0 && !columns.includes('category')) all.columns[merged] = 'category';
  const isHead = (row: readonly string[]) =>
    headings.filter(Boolean).length > 1 &&
    headings.every((heading, place) => place === name || (row[place] ?? '') === heading);
  const { things, leftOut } = partsOfSheet(rows, { name, price: price ?? -1, amount: amount ?? -1 }, ways, isHead);
  if (things.every(({ group }) => group === '')) return { ...all, rows: things.map(({ cells }) => cells), leftOut };
  const known = all.columns.indexOf('category');
  const place = known < 0 ? Math.max(columns.length, ...things.map(({ cells }) => cells.length)) : known;
  all.columns[place] = 'category';
  const grouped = things.map(({ cells, group }) => {
    const row = Array.from({ length: Math.max(cells.length, place + 1) }, (_, index) => cells[index] ?? '');
    row[place] ||= group;
    return row;
  });
  return { columns: Array.from(all.columns, (kind) => kind ?? null), rows: grouped, leftOut };
}

/** The first rows without a heading that is only a sign of numbers, above the numbers of the rows. Counts stand under it, too. */
function withoutNumbering(rows: readonly string[][]): readonly string[][] {
  return rows.map((row, place) => {
    if (place >= MOST_LINES_ABOVE || !row.some((cell) => NUMBER_SIGN.test(cell))) return row;
    const isNumbering = (column: number) =>
      rows.length > place + 2 && rows.slice(place + 1).every((each, index) => each[column]?.trim() === `${index + 1}`);
    return row.map((cell, column) => (NUMBER_SIGN.test(cell) && isNumbering(column) ? '' : cell));
  });
}

/** "Bought: 2" says how many of a thing, and "1" beside it does so, too. */
function areCounts(rows: readonly (readonly string[])[], index: number): boolean {
  const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.every((cell) => /^\d{1,3}$/.test(cell)) && cells.some((cell) => Number(cell) > 1);
}

/** The things that lines of text name, as the one reader of lines reads them. */
export function entriesOfText(
  text: string,
  ways: FileWays,
): { entries: Entry[]; title?: string; leftOut: readonly LeftOut[] } {
  const { lines, title, leftOut: nothing = [] } = readPastedText(text.slice(0, LONGEST_READ), ways);
  const [first] = FIRST_HEADING.exec(text) ?? [];
  const name = first?.replace(/^\s*#\s+/, '').trim();
  const isAlone = name && lines.length > 0 && lines.every(({ category }) => category === name);
  const entries = lines
    .map((line) => entryOfLine(line, ways))
    .map(({ category, ...entry }) => (isAlone || !category ? entry : { ...entry, category }));
  const called = isAlone ? name : title;
  const more: LeftOut[] = isReadInPart(text.trimEnd()) ? [{ reason: 'TOO_MANY', count: 1, isAtLeast: true }] : [];
  return { entries, leftOut: [...leftOutTexts('NAMES_NOTHING', nothing), ...more], ...(called && { title: called }) };
}

/** Texts that are left out for one reason: their count, and the first of them. */
export function leftOutTexts(reason: LeftOutReason, nothing: readonly string[]): LeftOut[] {
  const texts = nothing.slice(0, MOST_TEXTS).map((one) => one.slice(0, LONGEST_TEXT));
  return nothing.length > 0 ? [{ reason, count: nothing.length, texts }] : [];
}

/** The same of one line, such as the name of a task. */
export function entriesOfLine(text: string, ways: FileWays): Entry[] {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  return oneLine === '' ? [] : parseLine(oneLine, ways).map((line) => entryOfLine(line, ways));
}

/** A line as it goes into a table. */
export function entryOfLine(line: Line, ways: FileWays): Entry {
  const { name, amount, size, price, link, category, isTicked, others, whole } = withGuess(line);
  return {
    name,
    ...(whole && { whole: entryOfLine(whole, ways) }),
    ...(others && { others: others.map((other) => entryOfLine(other, ways)) }),
    ...(amount > 1 && { amount: String(amount) }),
    ...sizeOf(size, ways),
    ...(price && { price: `${price.price} ${price.currency}` }),
    ...(link && { link }),
    ...(category && { category }),
    ...(isTicked && { ticked: 'x' }),
  };
}

/** An amount stands under its own heading, as it was written. */
function sizeOf(size: string, ways: FileWays): Entry {
  const { amount, description } = sizeParts(size, ways);
  if (amount === '') return size ? { description: size } : {};
  return { measure: size.split('\n', 1)[0] ?? '', ...(description && { description }) };
}

/** A guess or a limit becomes the price, since a table asks nothing; its words stay beside it: "Sledge", €40, "about €40". */
function withGuess(line: Line): Line {
  const [guess, ...more] = line.others ?? [];
  if (line.price || !guess?.price || more.length > 0 || !line.name.startsWith(guess.name)) return line;
  const words = line.name.slice(guess.name.length).replace(/^[\s,;:(–—-]{1,5}|\)$/gu, '');
  const { others: _guess, ...rest } = line;
  return { ...rest, name: guess.name, price: guess.price, size: [line.size, words].filter(Boolean).join(', ') };
}

/** A list of these things; what goes beyond what is looked at is left out. */
export function listOf(name: string, entries: readonly Entry[], about: Partial<FoundList> = {}): FoundList {
  const leftOut: LeftOut[] = [...(about.leftOut ?? [])];
  if (entries.length > MOST_ROWS_READ) leftOut.push({ reason: 'TOO_MANY', count: entries.length - MOST_ROWS_READ });
  return { ...about, name: listName(name), table: tableOf(entries.slice(0, MOST_ROWS_READ)), leftOut };
}

/** A name that a list may have, as near as can be. */
export function listName(name: string): string {
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 50)
    .trim();
}

/** The name of a file without its ending, and without what programs and browsers add. */
export function nameOfFile(fileName: string): string {
  const bare = (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.(?:[a-z]{1,5}|webloc)$/i, '');
  return listName(
    bare
      .replace(/\s{0,5}\(\d{1,3}\)$/, '')
      .replace(/\s{0,5}\[\d{4,20}\]$/, '')
      .replace(/_/g, ' '),
  );
}
