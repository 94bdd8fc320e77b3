import { cellsOf, parseCells, recordsOf, type Table } from '../cells.rules.ts';
import { countOf, type Line, type Ways } from '../line.rules.ts';
import { filledIn } from '../sheets/sheet-cells.rules.ts';
import { columnsOfHead, isMoreOfHead, joinedHead, withTablesBelow } from '../sheets/sheet-heads.rules.ts';
import { partsOfSheet, type ThingRow, withMergedFilled } from '../sheets/sheet-parts.rules.ts';
import { unitPriceColumn } from '../sheets/unit-prices.rules.ts';
import { type Column, type Columns, columnsUnder, unknownIn } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { areTicks } from '../words/ticked-cells.rules.ts';

type Cells = readonly string[];

/** No more rows stand above the headings of a sheet. */
const MOST_ABOVE = 6;

/** In rows: so many tell whether headings are borne out. */
const MOST_BELOW = 50;

/** Fewer rows are no sheet. */
const FEWEST_ROWS = 3;

/** In characters: longer words above a sheet are a remark. */
const LONGEST_TITLE = 60;

/** Signs of a text that has its own marks beside the cells. */
const MARKED = /~~|^\s{0,9}(?:[-*•]|\[[ xX]?\])\s/m;

/** A part of a sheet: its headings, what stands above them, and its rows. */
interface Part {
  headings: Cells;
  columns: Columns;
  above: string;
  rows: Cells[];
}

interface ReadSheet {
  lines: Line[];
  title?: string;
  leftOut: string[];
}

/** Cells that were copied out of a spreadsheet with their headings, as tabs part them; null for any other text. */
export function linesOfSheet(written: readonly string[], ways: Ways): ReadSheet | null {
  const records = recordsOf(written);
  const tabbed = records.filter(isTabbed).length;
  if (tabbed < FEWEST_ROWS || records.some((record) => MARKED.test(record)) || areWordsAround(records)) return null;
  const sheet = partsIn(records.map((record) => cellsOf(record, '\t') ?? [record.trim()]));
  if (!sheet) return null;
  const [first] = sheet.parts;
  const titles = sheet.above.filter(Boolean);
  const isOne = sheet.parts.length === 1;
  const name = titles.at(isOne ? 0 : -2);
  const title = name !== undefined && name.length <= LONGEST_TITLE && (isOne || titles.length > 1) ? name : undefined;
  if (first && !isOne) first.above = titles.at(-1) ?? '';
  const leftOut = titles.filter((one) => one !== title && one !== first?.above);
  const lines = sheet.parts.flatMap((part) => linesOf(part, ways, leftOut));
  return lines.length < FEWEST_ROWS - 1 ? null : { lines, ...(title && { title }), leftOut };
}

function isTabbed(record: string): boolean {
  return record.includes('\t');
}

/** A letter in which cells stand: words to people above them, or below. */
function areWordsAround(records: readonly string[]): boolean {
  const isText = (record: string) => record.trim() !== '' && !isTabbed(record);
  const above = records.slice(0, records.findIndex(isTabbed)).filter(isText);
  const below = records.slice(records.findLastIndex(isTabbed) + 1).filter(isText);
  return below.length > 0 || above.length > 1 || above.some((line) => /[,;:!?。！？،؟]\s{0,3}$/u.test(line));
}

function partsIn(written: readonly Cells[]): { above: string[]; parts: Part[] } | null {
  const rows = withTablesBelow(written);
  const heads = rows.map((row, place) => columnsOfHead(trimmed(row), rows.slice(place + 1, place + 1 + MOST_BELOW)));
  const filled = rows.flatMap((row, place) => (filledIn(row).length > 0 ? place : []));
  const head = filled.slice(0, MOST_ABOVE).find((place) => heads[place] !== null);
  if (head === undefined) return null;
  const above = rows.slice(0, head).map((row) => filledIn(row).map((place) => row[place]?.trim() ?? ''));
  if (above.some(({ length }) => length > 1)) return null;
  const parts: Part[] = [];
  let isHead = false;
  for (const [place, row] of rows.entries()) {
    if (place < head) continue;
    const part = parts.at(-1);
    const below = rows.slice(place + 1, place + 1 + MOST_BELOW);
    if (part && isHead && isMoreOfHead(part.columns, row, below)) {
      part.headings = joinedHead(part.headings, row);
      part.columns = columnsOfHead(part.headings, below) ?? part.columns;
      isHead = false;
      continue;
    }
    const columns = heads[place];
    isHead = columns != null && (part === undefined || isHeadAgain(row, part));
    if (isHead && columns)
      parts.push({ headings: trimmed(row), columns, above: part ? takeHeading(part.rows) : '', rows: [] });
    else part?.rows.push(row);
  }
  return { above: above.flat(), parts };
}

/** Headings below a table are those of another one where they are known, or like its own. */
function isHeadAgain(row: Cells, { headings }: Part): boolean {
  const cells = trimmed(row);
  return columnsUnder(cells) !== null || cells.filter((cell) => cell !== '' && headings.includes(cell)).length > 0;
}

/** The one cell that stands right above the headings of a further part: its heading. */
function takeHeading(rows: Cells[]): string {
  const last = rows.findLastIndex((row) => filledIn(row).length > 0);
  const [place, ...others] = filledIn(rows[last] ?? []);
  if (place === undefined || others.length > 0) return '';
  return rows.splice(last)[0]?.[place]?.trim() ?? '';
}

function trimmed(row: Cells): Cells {
  return row.map((cell) => cell.trim());
}

function linesOf({ headings, columns: told, above, rows: body }: Part, ways: Ways, leftOut: string[]): Line[] {
  const table = tableOf(headings, told, body, ways);
  const placeOf = (column: Column) => table.columns.indexOf(column);
  const places = { name: placeOf('name'), price: placeOf('price'), amount: placeOf('amount') };
  const isFree = (place: number) => (table.columns[place] ?? 'category') === 'category';
  const { merged, rows } = withMergedFilled(body, places, ways, { isFree });
  const columns = merged < 0 ? table.columns : table.columns.with(merged, 'category');
  const parts = partsOfSheet(rows, places, ways);
  leftOut.push(...unknownIn(headings, headings.join('\t')), ...parts.leftOut);
  return parts.things.flatMap((thing) => lineOf(thing, { columns, headings }, above, ways) ?? []);
}

/** The columns by their headings, and by what stands in them: marks of what is done, and the price of one piece. */
function tableOf(headings: Cells, told: Columns, rows: readonly Cells[], ways: Ways): Table {
  const columns: (Column | undefined)[] = [...told];
  const width = Math.max(columns.length, ...rows.slice(0, 200).map(({ length }) => length));
  while (columns.length < Math.min(width, 60)) columns.push(undefined);
  const filled = rows.filter((row) => filledIn(row).length > 1);
  const isTicks = (place: number) =>
    columns[place] === undefined &&
    areTicks(
      filled.map((row) => row[place] ?? ''),
      headings[place] ?? '',
    );
  const ticked = columns.includes('ticked') ? -1 : columns.findIndex((_column, place) => isTicks(place));
  if (ticked >= 0) columns[ticked] = 'ticked';
  const places = { name: columns.indexOf('name'), price: columns.indexOf('price'), amount: columns.indexOf('amount') };
  const unit = unitPriceColumn(filled, places, ways);
  if (unit !== places.price) {
    columns[places.price] = undefined;
    columns[unit] = 'price';
  }
  return { columns: columns as Columns, headings: columns.map((_column, place) => headings[place] ?? '') };
}

function lineOf({ cells, group }: ThingRow, table: Table, above: string, ways: Ways): Line | null {
  const row = table.columns.map((_column, place) => cells[place] ?? '');
  const { category = group, isTicked, ...line } = parseCells(row, ways, table);
  if (line.name === '' && !line.link) return null;
  const of = [above, category].filter(Boolean).join(': ');
  const bought = countOf(plainSigns(row[table.columns.indexOf('ticked')] ?? ''));
  const isDone = bought === null ? isTicked : bought >= line.amount;
  return { ...line, ...(of && { category: of }), ...(isDone && { isTicked: true }) };
}
