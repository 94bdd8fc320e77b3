import { withThingsAlone } from '../lines/sheets/row-kinds.rules.ts';
import { columnsOfHead, isMoreOfHead, joinedHead, withTablesBelow } from '../lines/sheets/sheet-heads.rules.ts';
import { type ListOfRows, listsIn, placeOfLists, withListsAsGroups } from '../lines/sheets/sheet-lists.rules.ts';
import { aboveHead, type HeadsAgain, partsOfSheet, withMergedFilled } from '../lines/sheets/sheet-parts.rules.ts';
import { isOfPurchases, legendIn, withStates } from '../lines/sheets/sheet-states.rules.ts';
import { unitPriceColumn } from '../lines/sheets/unit-prices.rules.ts';
import type { FileWays, FoundList, FoundTable, ImportColumn, LeftOut } from './found-file.rules.ts';
import { headingRowOf, MOST_LINES_ABOVE, withKindsByContent } from './import-columns.rules.ts';
import { LONGEST_CELL, leftOutTexts, listName } from './tables.rules.ts';

/** In cells: wider tables are cut. */
const MOST_COLUMNS = 60;

/** A heading over the numbers of rows, or over counts. */
const NUMBER_SIGN = /^\s{0,5}[#№]\s{0,5}$/;

/** The things that the cells of a file are read as. */
interface ReadCells {
  table: FoundTable;
  /** The one cell above the headings. */
  title?: string;
  leftOut: readonly LeftOut[];
  /** The lists that the rows are on, where they are on several. */
  lists: readonly ListOfRows[] | null;
}

/** The lists out of the cells of a file: one, or those that a column of it names. */
export function listsOfCells(written: readonly (readonly string[])[], name: string, ways: FileWays): FoundList[] {
  const { table, title, leftOut, lists } = tableOfCells(written, ways);
  if (!lists) return [{ name: title ? listName(title) : name, table, leftOut }];
  return lists.map((list, index) => ({
    name: listName(list.name) || name,
    table: { ...table, rows: list.rows },
    leftOut: index === 0 ? leftOut : [],
  }));
}

/** A table out of the cells of a file: its columns are told by their headings and by what stands in them, its rows by what they fill. */
export function tableOfCells(written: readonly (readonly string[])[], ways: FileWays): ReadCells {
  const cut = written.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL)));
  const rows = withOneHead(withTablesBelow(withoutEmptyEdges(cut)).map((row) => [...row]));
  const heading = headingRowOf(withoutNumbering(rows)) ?? headByContent(rows);
  const all = heading ? rows.slice(heading.place + 1) : rows;
  const headings = heading ? (rows[heading.place] ?? []) : [];
  const { isHead, nameIn } = headsAgain(headings, all);
  const first = nameIn || !all.some(isHead) ? null : aboveHead(rows, heading?.place ?? 0);
  const over = heading ? rows.slice(0, heading.place) : [];
  const above = over.flatMap((row, index) => (index === first?.[0] ? [] : textOf(row) || []));
  const body = all.filter((row) => isFilled(row) && !isHead(row));
  const byContent = withKindsByContent(heading?.columns ?? [], body, ways, heading ? headings : null);
  const things = withThingsAlone(byContent, all);
  const legend = legendIn(above);
  const stated = heading ? withStates(things.columns, things.rows, { headings, legend }) : { ...things, cancelled: [] };
  const filled = stated.rows.filter((row) => isFilled(row) && !isHead(row));
  const told = stated.columns;
  const counts = told.map((kind, index) =>
    kind === 'ticked' && areCounts(filled, index, headings[index]) ? 'bought' : kind,
  );
  const columns = withUnitPrice(told.includes('bought') ? told : counts, filled, ways);
  const place = placeOfLists(headings);
  const title = titleAmong(above);
  const parts = withGroups(
    stated.rows,
    columns,
    { isHead, nameIn, first: nameIn?.(headings) ?? first?.[1] ?? '' },
    ways,
  );
  const lists = listsIn(parts.rows, place);
  const [one = '', ...more] = lists ? [] : new Set(parts.rows.map((row) => row[place]?.trim() ?? ''));
  const isOne = place >= 0 && more.length === 0 && one !== '' && one.length <= LONGEST_LIST_NAME;
  const name = title ?? (isOne ? one : undefined);
  const kinds = lists
    ? parts.columns.map((kind, index) => (index === place ? null : kind))
    : withListsAsGroups(parts.columns, place);
  const rest = [
    ...above.filter((text) => text !== title),
    ...[...things.others, ...stated.cancelled].map((row) => wordsOf(row, columns)),
    ...parts.leftOut,
  ];
  return {
    table: { columns: kinds, headings, rows: parts.rows, isWorded: true },
    ...(name && { title: name }),
    leftOut: leftOutTexts('NAMES_NOTHING', rest),
    lists,
  };
}

/** The words of a row for a reader, without what a program keeps of it. */
function wordsOf(row: readonly string[], columns: readonly (ImportColumn | null)[]): string {
  return textOf(row.filter((_cell, place) => columns[place] === 'name' || columns[place] === 'notes'));
}

/** The name that stands above the table of a file: no day, version or legend, as programs put there. */
function titleAmong(above: readonly string[]): string | undefined {
  const [first = ''] = above;
  const isRemark = first.length > LONGEST_LIST_NAME || first.includes('\n') || LABELLED.test(first);
  return first === '' || isRemark ? undefined : first;
}

/** "Date: 2026-11-20" and "Version: 7.1". */
const LABELLED = /^\p{L}[\p{L} ]{1,24}[:：]\s?[^\s\p{L}]/u;

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

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
  heads: HeadsAgain,
  ways: FileWays,
): { columns: (ImportColumn | null)[]; rows: string[][]; leftOut: string[] } {
  const [name, price, amount] = (['name', 'price', 'amount'] as const).map((kind) => columns.indexOf(kind));
  const all = { columns: [...columns], leftOut: [] };
  if (name === undefined || name < 0) return { ...all, rows: body.filter(isFilled) };
  const places = { name, price: price ?? -1, amount: amount ?? -1 };
  const isFree = (place: number) => (columns[place] ?? 'category') === 'category';
  const { merged, rows } = withMergedFilled(body, places, ways, { isFree, isHead: heads.isHead });
  if (merged >= 0 && !columns.includes('category')) all.columns[merged] = 'category';
  const { things, leftOut } = partsOfSheet(rows, places, ways, heads);
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

/**
 * Tells rows that repeat the headings: all of them, or all but the first, in whose place the part has its name. `nameIn` gives that name;
 * null where the parts have none there.
 */
function headsAgain(headings: readonly string[], rows: readonly (readonly string[])[]): Omit<HeadsAgain, 'first'> {
  const filled = headings.flatMap((heading, place) => (heading.trim() === '' ? [] : place));
  const cellIn = (row: readonly string[], place: number) => (row[place] ?? '').trim();
  const isSame = (row: readonly string[], place: number) => cellIn(row, place) === cellIn(headings, place);
  const [at = 0] = filled;
  const isHead = (row: readonly string[]) =>
    filled.length > 1 && filled.every((place) => place === at || isSame(row, place));
  const heads = rows.filter(isHead);
  const areNamed = heads.some((row) => !isSame(row, at)) && heads.every((row) => cellIn(row, at) !== '');
  return { isHead, nameIn: areNamed ? (row) => cellIn(row, at) : null };
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
function areCounts(rows: readonly (readonly string[])[], index: number, heading = ''): boolean {
  const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
  const areNumbers = cells.length > 0 && cells.every((cell) => /^\d{1,3}$/.test(cell));
  return areNumbers && (isOfPurchases(heading) || cells.some((cell) => Number(cell) > 1));
}
