import { cellsOf, type Mark, type Table } from '../cells.rules.ts';
import { amountOf, type Ways } from '../line.rules.ts';
import { linksIn, withoutLinks } from '../links.rules.ts';
import { isSumOf } from '../words/adding-up.rules.ts';
import type { Columns } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { barePrice, cellPrice } from '../written-prices.rules.ts';

/** Fewer rows show no shape. */
const FEWEST_ROWS = 3;
const MOST_CELLS = 9;

/** The share of the numbers of a column that nobody buys of a thing: such a column is of prices. */
const LARGEST_USUAL = 30;

const QUOTED = /"[^"]{0,300}"/g;

type Kind = 'empty' | 'link' | 'money' | 'number' | 'text';

export interface ShapedTable {
  mark: Mark;
  table: Table;
  /** Rows that name nothing: words above the columns, and a sum below them. */
  others: ReadonlySet<string>;
  /** Whether one column alone has words, so that nothing needs a heading. */
  isSure: boolean;
}

/**
 * A table told by its shape alone, whatever stands above its columns: each row has as many cells, and the numbers stand in columns of
 * their own. Null for all else.
 */
export function tableByShape(written: readonly string[], ways: Ways): ShapedTable | null {
  for (const mark of ['\t', ';', '|', ','] as const) {
    if (mark === ',' && written.some((row) => /\d,\d{2}(?!\d)/.test(row.replace(QUOTED, '')))) continue; // of a price
    const rows = written.map((row) => cellsOf(row, mark));
    const width = rows[0]?.length ?? 0;
    const isTable = width > 1 && width <= MOST_CELLS && rows.every((row) => row?.length === width);
    const found = isTable ? columnsOf(rows as string[][], ways) : null;
    if (found) return { ...found, mark, others: new Set(found.others.map((index) => written[index] ?? '')) };
  }
  return null;
}

function columnsOf(rows: readonly string[][], ways: Ways): { table: Table; others: number[]; isSure: boolean } | null {
  const kinds = rows.map((row) => row.map((cell) => kindOf(cell, ways)));
  const isHead = kinds[0]?.every((kind) => kind === 'text' || kind === 'empty') === true;
  const start = isHead ? 1 : 0;
  const body = rows.slice(start);
  if (body.length < FEWEST_ROWS) return null;
  const places = (rows[0] ?? []).map((_cell, place) => place);
  const kindAt = (place: number): Kind => {
    const found = new Set(kinds.slice(start).map((row) => row[place] ?? 'empty'));
    found.delete('empty');
    const [first = 'empty', ...others] = found;
    if (others.length === 0) return first;
    return found.size === 2 && found.has('money') && found.has('number') ? 'money' : 'text';
  };
  const found = places.map(kindAt);
  const texts = places.filter((place) => found[place] === 'text');
  const [name] = texts.toSorted((one, other) => lettersIn(body, other) - lettersIn(body, one));
  const numbers = places.filter((place) => found[place] === 'number' && !areCounting(body, place));
  const money = places.filter((place) => found[place] === 'money');
  const large = numbers.filter((place) => valuesIn(body, place).some((value) => value > LARGEST_USUAL));
  const price = money[0] ?? (large.length === 1 ? large[0] : undefined);
  const amount = numbers.find((place) => place !== price && valuesIn(body, place).every((value) => value < 100));
  if (name === undefined || price === undefined) return null;
  const columns: Columns = places.map((place) => {
    if (place === name) return 'name';
    if (place === price) return 'price';
    if (place === amount) return 'amount';
    return found[place] === 'link' ? 'link' : undefined;
  });
  const last = rows.length - 1;
  const isSum = endsWithSum(body, price, amount);
  return {
    table: { columns, headings: isHead ? (rows[0] ?? []) : places.map(() => '') },
    others: [...(isHead ? [0] : []), ...(isSum ? [last] : [])],
    isSure: texts.length === 1,
  };
}

/** Columns of which the headings say nothing to the reader, by what stands in them. */
export function withShape(columns: Columns, { table }: ShapedTable): Columns {
  if (table.columns.length !== columns.length) return columns;
  return columns.map((column, place) => {
    const shaped = table.columns[place];
    return column ?? (shaped === undefined || columns.includes(shaped) ? undefined : shaped);
  });
}

/** The price of the last row is that of all rows above it. */
function endsWithSum(body: readonly string[][], price: number, amount: number | undefined): boolean {
  const pieces = body.map((row) => ({
    cents: Math.round(numberIn(row[price] ?? '') * 100),
    count: amount === undefined ? 1 : (amountOf(plainSigns(row[amount] ?? '')) ?? 1),
  }));
  const last = pieces.pop();
  return last !== undefined && pieces.length > 1 && isSumOf(pieces, last.cents);
}

function kindOf(cell: string, ways: Ways): Kind {
  const plain = plainSigns(cell).trim();
  if (plain === '') return 'empty';
  if (linksIn(plain).length > 0) return withoutLinks(plain).trim() === '' ? 'link' : 'text';
  if (/^\d{1,6}$/.test(plain)) return 'number';
  return cellPrice(plain, ways) ? 'money' : 'text';
}

function lettersIn(body: readonly string[][], place: number): number {
  return body.reduce((sum, row) => sum + (row[place]?.match(/\p{L}/gu)?.length ?? 0), 0);
}

function valuesIn(body: readonly string[][], place: number): number[] {
  return body.map((row) => row[place]?.trim() ?? '').flatMap((cell) => (cell === '' ? [] : Number(plainSigns(cell))));
}

/** "1", "2", "3" number the rows. */
function areCounting(body: readonly string[][], place: number): boolean {
  return body.length > 2 && valuesIn(body, place).every((value, index) => value === index + 1);
}

function numberIn(cell: string): number {
  const digits = plainSigns(cell).replace(/[^\d.,]/g, '');
  return barePrice(digits, { currency: 'EUR' })?.price ?? 0;
}
