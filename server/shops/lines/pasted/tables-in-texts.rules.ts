import { amountOf, type Line, type Ways } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { isSumOf } from '../words/adding-up.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';
import { barePrice, cellPrice } from '../written-prices.rules.ts';

interface TableText {
  lines: Line[];
  leftOut: string[];
}

/** In lines and characters: longer ones are no order's. */
const MOST_ROWS = 1_000;
const LONGEST_ROW = 400;

/** In cells: fewer are a name and its price, and more are no table in a text. */
const FEWEST_CELLS = 3;
const MOST_CELLS = 9;

/** Between cells: tabs, or the spaces that a table has where it was copied as plain text. */
const MARKS = [/\t/, /\s{2,200}/] as const;

interface Row {
  text: string;
  block: number;
  cells: string[];
}

/** The places of the columns: those of the names, of how many, and of money, of which the first is the price of one. */
interface Columns {
  width: number;
  name: number;
  amount: number | null;
  money: readonly number[];
}

/**
 * The things of a table that stands within a text, as in the mail of an order: rows with as many cells each, one of them
 * money. Lines between are of the things, and all around is the mail's. The figures tell it, whatever the words are. Null for all else.
 */
export function tableInText(written: readonly string[], ways: Ways): TableText | null {
  if (written.length > MOST_ROWS) return null;
  for (const mark of MARKS) {
    const rows = rowsOf(written, mark);
    const columns = columnsIn(rows, ways);
    const found = columns && readTable(rows, columns, ways);
    if (found) return found;
  }
  return null;
}

function rowsOf(written: readonly string[], mark: RegExp): Row[] {
  const rows: Row[] = [];
  let block = 0;
  for (const one of written) {
    const text = one.trim();
    if (text === '') block += 1;
    else rows.push({ text, block, cells: one.length > LONGEST_ROW ? [] : cellsIn(one.trimEnd(), mark) });
  }
  return rows;
}

function cellsIn(row: string, mark: RegExp): string[] {
  const cells = (mark === MARKS[0] ? row : row.trim()).split(mark, MOST_CELLS + 1).map((cell) => cell.trim());
  return cells.length > 1 && cells.length <= MOST_CELLS ? cells : [];
}

/** The columns of the rows that end with money, of the width that most of them have. */
function columnsIn(rows: readonly Row[], ways: Ways): Columns | null {
  const priced = rows.filter(
    ({ cells }) => cells.filter(Boolean).length >= FEWEST_CELLS && cellPrice(cells.at(-1) ?? '', ways),
  );
  const widths = priced.map(({ cells }) => cells.length);
  const [width = 0] = [...new Set(widths)].toSorted(
    (one, other) => widths.filter((each) => each === other).length - widths.filter((each) => each === one).length,
  );
  const body = priced.filter(({ cells }) => cells.length === width);
  if (body.length === 0) return null;
  const places = Array.from({ length: width }, (_one, place) => place);
  const money = places.filter((place) => body.every(({ cells }) => cellPrice(cells[place] ?? '', ways)));
  const letters = (place: number) =>
    body.reduce((sum, { cells }) => sum + (cells[place]?.match(/\p{L}/gu)?.length ?? 0), 0);
  const others = places.filter((place) => !money.includes(place));
  const isNumbering = (place: number) =>
    body.length > 2 && body.every(({ cells }, index) => Number(plainSigns(cells[place] ?? '')) === index + 1);
  const isCounting = (place: number) =>
    body.every(({ cells }) => !cells[place] || countIn(cells[place] ?? '')) && body.some(({ cells }) => cells[place]);
  const amount = others.find((place) => isCounting(place) && !isNumbering(place));
  const [name] = others.filter((place) => place !== amount).toSorted((one, other) => letters(other) - letters(one));
  if (name === undefined || money.length === 0 || letters(name) === 0) return null;
  return { width, name, amount: amount ?? null, money };
}

/** "2", "x2", "2 x", "2 pcs" and "2,00". */
const COUNT = /^[x×]?\s?(?<count>\d{1,3})(?:[.,]0{1,3})?\s?(?:[x×]|(?<unit>\p{L}{1,8})\.?)?$/iu;

function countIn(cell: string): number | null {
  const { count, unit } = COUNT.exec(plainSigns(cell))?.groups ?? {};
  return unit !== undefined && unitKindOf(unit) === 'measure' ? null : amountOf(count);
}

function centsIn(cell: string, ways: Ways): number {
  return Math.round((cellPrice(cell, ways)?.price ?? 0) * 100);
}

function readTable(rows: readonly Row[], columns: Columns, ways: Ways): TableText | null {
  const { width, name, money } = columns;
  const isItem = ({ cells }: Row) =>
    cells.length === width &&
    cells.filter(Boolean).length >= FEWEST_CELLS &&
    money.every((place) => cellPrice(cells[place] ?? '', ways)) &&
    /\p{L}|\d/u.test(cells[name] ?? '') &&
    !isSumLabel(cells[name] ?? '') &&
    !isFeeLabel(cells[name] ?? '');
  const first = rows.findIndex(isItem);
  const end = rows.findIndex(
    (row, index) => index > first && row.cells.length > 1 && !isItem(row) && isMoneyLast(row, ways),
  );
  if (end >= 0 && rows.slice(end).some(isItem)) return null; // rows of several kinds
  const last = (end < 0 ? rows : rows.slice(0, end)).findLastIndex(isItem);
  const items = rows.slice(first, last + 1).filter(isItem);
  const head = rows.slice(0, first).findLast((row) => row.cells.length === width && !/\d/.test(row.text));
  const hasSums = end >= 0;
  if (first < 0 || items.length + (head && hasSums ? 1 : 0) < 2) return null;
  const between = rows.slice(first, last + 1).filter((row) => !isItem(row));
  if (between.some(({ cells }) => cells.length > 1)) return null;
  const from = head ? rows.indexOf(head) + 1 : 0;
  const up = linesAbove(rows, isItem, { from, last });
  const around = [...rows.slice(0, first - up), ...rows.slice(last + 1)].filter((row) => row !== head);
  const isOrder = hasSums && (head !== undefined || addsUp(items, rows.slice(last + 1), columns, ways));
  if (!isOrder && (between.length === 0 || around.length > MOST_AROUND || around.some(isMarked))) return null;
  if (![...around, ...between].some(({ cells }) => cells.length === 0)) return null; // a table alone
  const price = priceBy(items, rows.slice(last + 1), columns, ways);
  const lines = rows.flatMap((row, index) => {
    if (index < first || index > last || !isItem(row)) return [];
    const above = rows.slice(index - up, index);
    const next = rows.findIndex((other, at) => at > index && (isItem(other) || at > last));
    const below = up > 0 || next < 0 ? [] : rows.slice(index + 1, next);
    return [thingOf(row, { above, below }, columns, price, ways)];
  });
  return { lines, leftOut: [...rows.slice(0, first - up), ...rows.slice(last + 1)].map(({ text }) => text) };
}

/** In lines: around a table without a sum, more may be a list. */
const MOST_AROUND = 3;

function isMarked({ text }: Row): boolean {
  return withoutMark(text) !== text || linksIn(text).length > 0;
}

function isMoneyLast({ cells }: Row, ways: Ways): boolean {
  return cellPrice((cells.at(-1) ?? '').replace(/^[-–−+]\s?/u, ''), ways) !== null;
}

/** How many lines without cells stand above each row, and say what it is: above each there are as many, and none below the last one. */
function linesAbove(
  rows: readonly Row[],
  isItem: (row: Row) => boolean,
  { from, last }: { from: number; last: number },
): number {
  const counts: number[] = [];
  let before = from;
  for (let index = from; index <= last; index++) {
    if (!isItem(rows[index] as Row)) continue;
    counts.push(index - before);
    before = index + 1;
  }
  const [count = 0, ...others] = counts;
  const isBelow = rows[last + 1]?.block === rows[last]?.block && rows[last + 1]?.cells.length === 0;
  return count > 0 && count <= 3 && others.every((one) => one === count) && !isBelow ? count : 0;
}

/** How the price of one follows from the money of a row. */
type Price = (row: Row) => number;

/** The first money of a row is that of one piece; a single one is that of all pieces where the rows add up to a sum below. */
function priceBy(items: readonly Row[], below: readonly Row[], { amount, money }: Columns, ways: Ways): Price {
  const [one = 0] = money;
  const cents: Price = ({ cells }) => centsIn(cells[one] ?? '', ways);
  const count: Price = ({ cells }) => (amount === null ? 1 : (countIn(cells[amount] ?? '') ?? 1));
  const isOfAll =
    money.length === 1 &&
    items.some((row) => count(row) > 1) &&
    below.some((row) =>
      isSumOf(
        items.map((item) => ({ cents: cents(item), count: 1 })),
        moneyOf(row, ways),
      ),
    );
  return isOfAll ? (row) => Math.round(cents(row) / count(row)) : cents;
}

function moneyOf({ cells }: Row, ways: Ways): number {
  return centsIn(cells.at(-1) ?? '', ways);
}

/** Whether a row below says what all things cost. */
function addsUp(items: readonly Row[], below: readonly Row[], { amount, money }: Columns, ways: Ways): boolean {
  const pieces = items.map(({ cells }) => ({
    cents: centsIn(cells[money.at(-1) ?? 0] ?? '', ways),
    count: amount === null || money.length > 1 ? 1 : (countIn(cells[amount] ?? '') ?? 1),
  }));
  return below.some((row) => isMoneyLast(row, ways) && isSumOf(pieces, moneyOf(row, ways)));
}

function thingOf(
  { cells }: Row,
  { above, below }: { above: readonly Row[]; below: readonly Row[] },
  { name, amount, money }: Columns,
  priceOf: Price,
  ways: Ways,
): Line {
  const [called, ...more] = [...above.map(({ text }) => text), cells[name] ?? ''];
  const others = cells.filter((_cell, place) => place !== name && place !== amount && !money.includes(place));
  const notes = [...more, ...others.filter((cell) => /\p{L}/u.test(cell)), ...below.map(({ text }) => text)];
  const written = cellPrice(cells[money[0] ?? 0] ?? '', ways);
  const cents = priceOf({ text: '', block: 0, cells });
  const price =
    written && Math.round(written.price * 100) === cents
      ? written
      : barePrice(String(cents / 100), { ...ways, groupSign: ',', ...(written && { currency: written.currency }) });
  return {
    name: called ?? '',
    size: notes.filter(Boolean).join(', '),
    amount: amount === null ? 1 : (countIn(cells[amount] ?? '') ?? 1),
    ...(price && { price }),
  };
}
