import type { Kind } from '../../../base/design/kinds.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import { linksIn } from '../../../core/products/links.ts';
import { barePrice, cellPrice, priceAlone, splitPriceOff, type WrittenPrice } from '../fields/written-price.ts';
import { amountOf, type BulkLine } from './bulk-line.ts';

/** What a column of a spreadsheet says, by the words that people put above it. */
const HEADINGS = {
  name: /^(?:name|items?|title|product|article|gift|present|wish|thing|what)$/i,
  amount: /^(?:qty|quantity|amount|count|number|how many|#|pcs|pieces)\.?$/i,
  price: /^(?:(?:unit |our )?price|cost|each)(?: \(?[A-Z$€£]{1,3}\)?)?$/i,
  link: /^(?:(?:product |web ?)?links?|url|web ?site|web ?page|where|shop)$/i,
  size: /^(?:size|details?|description|notes?|colou?r)$/i,
  category: /^(?:category|section|aisle|room|group)$/i,
} as const;

export type Column = keyof typeof HEADINGS;
export type Columns = readonly (Column | undefined)[];

/** What parts the cells of a file, beside the tabs of a spreadsheet. */
const MARKS = [';', ','] as const;
export type Mark = (typeof MARKS)[number];

/** In characters: a longer line is no row of cells. */
const LONGEST_ROW = 4_000;

/** The cells of a row: parted by tabs wherever there is one, and by a mark in a text where `markOf` has found it to. */
export function cellsOf(line: string, mark: Mark | null): string[] | null {
  if (line.length > LONGEST_ROW) return null;
  if (line.trim().includes('\t')) return line.trimEnd().split('\t').map(withoutQuotes);
  const cells = mark ? splitAt(line.trim(), mark).map(withoutQuotes) : [];
  return cells.length > 1 ? cells : null;
}

/**
 * What parts the cells of several lines: a mark below whose headings they stand, or one that parts each of them into as
 * many, one of which is a price or a link; where things are counted, a number, too.
 */
export function markOf(lines: readonly string[], kind: Kind): Mark | null {
  const [first] = lines;
  if (first === undefined || lines.length < 2) return null;
  const isTable = (mark: Mark) => {
    const rows = lines.map((line) => cellsOf(line, mark) ?? []);
    const length = rows[0]?.length ?? 0;
    return length > 1 && rows.every((row) => row.length === length && row.some((cell) => isTelling(cell, kind)));
  };
  return MARKS.find((mark) => columnsUnder(cellsOf(first, mark)) !== null || isTable(mark)) ?? null;
}

function isTelling(cell: string, kind: Kind): boolean {
  const isCounted = kind === 'SHOPPING' && amountOf(cell) !== null;
  return isCounted || cellPrice(cell) !== null || isLink(cell);
}

function isLink(cell: string): boolean {
  return linksIn(cell).length > 0;
}

/** The columns under a row of headings, undefined where one says something else; null for a row that is none. */
export function columnsUnder(cells: readonly string[] | null): Columns | null {
  if (!cells) return null;
  const columns = cells.map((cell) =>
    (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].test(cell)),
  );
  return columns.includes('name') && columns.filter(Boolean).length > 1 ? columns : null;
}

/** A row out of a spreadsheet: by its columns, else by what its cells can be told to be. */
export function parseCells(
  cells: readonly string[],
  kind: Kind,
  columns: Columns | null = null,
  currency = usualCurrency(),
): BulkLine {
  return columns ? byColumns(cells, columns, currency) : byLook(nameFirst(cells), kind, currency);
}

function byColumns(cells: readonly string[], columns: Columns, currency: string): BulkLine {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const price = priceAlone(cellOf('price'), currency) ?? barePrice(cellOf('price'), currency) ?? undefined;
  const [link] = linksIn(cellOf('link'));
  return {
    name: cellOf('name'),
    size: cellOf('size'),
    amount: amountOf(cellOf('amount')) ?? 1,
    ...(price && { price }),
    ...(link && { link }),
    ...(cellOf('category') && { category: cellOf('category') }),
  };
}

/** The name is the first that is nothing else. */
function nameFirst(cells: readonly string[]): readonly string[] {
  const isName = (cell: string) => cell !== '' && amountOf(cell) === null && cellPrice(cell) === null && !isLink(cell);
  const index = cells.findIndex(isName);
  return index > 0 ? [cells[index] as string, ...cells.toSpliced(index, 1)] : cells;
}

function byLook([first = '', ...others]: readonly string[], kind: Kind, currency: string): BulkLine {
  const [link] = others.flatMap(linksIn);
  const cells = others.filter((cell) => !isLink(cell));
  const prices = cells.map((cell) => cellPrice(cell, currency));
  const { name, price = prices.find((found) => found !== null) } = splitPriceOff(first, currency) ?? { name: first };
  const rest = cells.filter((_cell, index) => prices[index] === null);
  return { name, ...numbersIn(rest, price, kind, currency), ...(link && { link }) };
}

/** Of the cells that are no price by their marks: size and amount, an amount alone, or an amount and a price without its mark. */
function numbersIn(cells: readonly string[], price: WrittenPrice | undefined, kind: Kind, currency: string) {
  const [size = '', amount = ''] = cells;
  const counted = amountOf(size);
  const bare = price ? null : barePrice(amount, currency);
  if (counted !== null && bare) return { size: '', amount: counted, price: bare };
  const isAmount = counted !== null && amount === '' && (kind === 'SHOPPING' || price !== undefined);
  return isAmount ? { size: '', amount: counted, price } : { size, amount: amountOf(amount) ?? 1, price };
}

/** A mark within quotes parts nothing. */
function splitAt(line: string, mark: Mark): string[] {
  const cells: string[] = [];
  let start = 0;
  while (start <= line.length) {
    const isQuoted = /^\s*"/.test(line.slice(start, start + 10));
    const quoteEnd = isQuoted ? line.indexOf(`"${mark}`, start + 1) + 1 : 0;
    const isLastQuoted = isQuoted && quoteEnd === 0 && line.endsWith('"');
    const found = isLastQuoted ? -1 : line.indexOf(mark, Math.max(start, quoteEnd));
    const end = found < 0 ? line.length : found;
    cells.push(line.slice(start, end));
    start = end + 1;
  }
  return cells;
}

function withoutQuotes(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();
}
