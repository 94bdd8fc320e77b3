import type { Kind } from '../design/kinds.ts';
import { linksIn } from '../products/links.ts';
import { amountOf, type BulkLine } from './bulk-line.ts';
import { barePrice, priceAlone, splitPriceOff, type WrittenPrice } from './written-price.ts';

/** What a column of a spreadsheet says, by the words that people put above it. */
const HEADINGS = {
  name: /^(?:name|items?|title|product|gift|thing|what)$/i,
  amount: /^(?:qty|quantity|amount|count|number|how many|#|pcs|pieces)\.?$/i,
  price: /^(?:(?:unit |our )?price|cost|each)(?: \(?[A-Z$€£]{1,3}\)?)?$/i,
  link: /^(?:(?:product |web ?)?links?|url|web ?site|web ?page|where|shop)$/i,
  size: /^(?:size|details?|description|notes?|colou?r)$/i,
  category: /^(?:category|section|aisle|room|group)$/i,
} as const;

export type Column = keyof typeof HEADINGS;
export type Columns = readonly (Column | undefined)[];

export function isRowOfCells(line: string): boolean {
  return line.trim().includes('\t');
}

/** The columns under a row of headings, undefined where one says something else; null for a row that is none. */
export function columnsUnder(line: string): Columns | null {
  if (!isRowOfCells(line)) return null;
  const columns = cellsOf(line).map((cell) =>
    (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].test(cell)),
  );
  return columns.includes('name') && columns.filter(Boolean).length > 1 ? columns : null;
}

/** A row out of a spreadsheet: by its columns, else the name first, and whatever else its cells can be told to be. */
export function parseCells(line: string, kind: Kind, columns: Columns | null = null): BulkLine {
  return columns ? byColumns(cellsOf(line), columns) : byLook(cellsOf(line), kind);
}

function byColumns(cells: readonly string[], columns: Columns): BulkLine {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const price = priceAlone(cellOf('price')) ?? barePrice(cellOf('price')) ?? undefined;
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

function byLook([first = '', ...others]: readonly string[], kind: Kind): BulkLine {
  const [link] = others.flatMap(linksIn);
  const cells = others.filter((cell) => linksIn(cell).length === 0);
  const prices = cells.map(priceAlone);
  const { name, price = prices.find((found) => found !== null) } = splitPriceOff(first) ?? { name: first };
  const rest = cells.filter((_cell, index) => prices[index] === null);
  return { name, ...numbersIn(rest, price, kind), ...(link && { link }) };
}

/** Of the cells that are no price by their marks: size and amount, an amount alone, or an amount and a price without its mark. */
function numbersIn([size = '', amount = '']: readonly string[], price: WrittenPrice | undefined, kind: Kind) {
  const counted = amountOf(size);
  const bare = price ? null : barePrice(amount);
  if (counted !== null && bare) return { size: '', amount: counted, price: bare };
  const isAmount = counted !== null && amount === '' && (kind === 'SHOPPING' || price !== undefined);
  return isAmount ? { size: '', amount: counted, price } : { size, amount: amountOf(amount) ?? 1, price };
}

function cellsOf(line: string): string[] {
  return line
    .trimEnd()
    .split('\t')
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
