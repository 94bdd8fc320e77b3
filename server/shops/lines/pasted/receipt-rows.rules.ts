import { amountOf, type Line, type Ways } from '../line.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { isPrinted, TOTAL } from '../receipts.rules.ts';
import { isSumOf } from '../words/adding-up.rules.ts';
import { columnOf } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isSumLabel } from '../words/sums.rules.ts';
import { barePrice } from '../written-prices.rules.ts';
import {
  COUNT_FIRST,
  countBelow,
  eachOfTwo,
  LONGEST_ROW,
  labelOf,
  moneyAlone,
  type Row,
  rowsOf,
  SUM,
} from './receipt-row.rules.ts';

interface ReceiptText {
  lines: Line[];
  leftOut: string[];
}

/** In lines: longer ones are no receipt's. */
const MOST_ROWS = 1_000;

/** A number alone, in a column between name and sum. */
const COUNT_COLUMN = /\S\s{2,40}\d{1,3}$/;

/** Fewer things with prices make no receipt. */
const FEWEST_ITEMS = 2;

/**
 * The things of a receipt, an invoice or the mail of an order: rows with sums at their ends, above what all of it costs. Null for
 * what may be somebody's own list with prices.
 */
export function receiptRows(written: readonly string[], ways: Ways): ReceiptText | null {
  if (written.length > MOST_ROWS || written.some((row) => row.includes('\t'))) return null;
  return readRows(withCountRows(rowsOf(written)), ways) ?? readRows(withCountRows(rowsOf(written, true)), ways, true);
}

function readRows(told: readonly Row[], ways: Ways, areWhole = false): ReceiptText | null {
  const added = placeOfSum(told);
  if (areWhole && added < 0) return null;
  const rows = told.map((row, index) => (index === added ? { ...row, kind: 'sum' as const } : row));
  const first = rows.findIndex(({ kind }) => kind === 'item');
  const end = rows.findIndex(
    ({ kind, text }, index) => index === added || (index > first && kind === 'sum' && isEnd(text)),
  );
  const last = end < 0 ? rows.length : end;
  const head = rows.slice(0, Math.max(0, first)).findLastIndex(({ text }) => isHead(text));
  const body = rows.slice(Math.max(0, first), last);
  const items = body.filter(({ kind }) => kind === 'item');
  const texts = body.filter(({ kind }) => kind === 'text');
  if (first < 0 || items.length < FEWEST_ITEMS || (end < 0 && head < 0)) return null;
  if (items.filter(({ name }) => COUNT_COLUMN.test(name)).length * 2 > items.length) return null; // a table with one more column
  const isCounted = items.some(({ each }) => each !== undefined);
  const areTaxed = items.filter(({ isTaxed }) => isTaxed).length * 2 >= items.length;
  const ahead = items.filter(({ name, isAhead }) => isAhead || COUNT_FIRST.test(name));
  const areTimes = items.filter(({ name }) => COUNT_FIRST.exec(name)?.groups?.times).length >= FEWEST_ITEMS;
  const areSums = rows.filter(({ kind }) => kind === 'sum').length > 1;
  if (end < 0 && !isCounted) return null;
  if (items.some(({ hasDigit }) => hasDigit) && !items.every(({ isTaxed }) => isTaxed)) return null; // it says how many
  const isOfShop =
    isCounted || areTaxed || areTimes || areSums || head >= 0 || rows.some(({ kind }) => kind === 'left');
  const above = rows.slice(0, first);
  const headings = headingsIn(rows, first, last);
  const below = rows.slice(last);
  const lost = texts.filter((row) => !headings.has(row)).length;
  const isTop =
    above.length === 0 ||
    head >= 0 ||
    above.some(({ text, kind }) => kind !== 'text' || isPrinted(text) || headings.size > 0);
  const isTold = added >= 0 && isFrame(above) && (isCounted || areTaxed || areSums || isPaid(below));
  if (!isOfShop || lost * 4 > items.length) return null;
  const isSaid = end < 0 || end !== added || isEnd(rows[end]?.text ?? '');
  if (!isTold && !(isSaid && isTop && below.every(isBelow))) return null;
  const areNumbered =
    ahead.length * 2 >= items.length && (head >= 0 || areTimes || items.some(({ isAhead }) => isAhead));
  const lines: Line[] = [];
  let category: string | undefined;
  for (const [index, row] of rows.slice(0, last).entries()) {
    if (headings.has(row)) category = row.text;
    else if (row.kind === 'item' && index >= first)
      lines.push(...itemOf(row, areNumbered, ways).map((line) => ({ ...line, ...(category && { category }) })));
  }
  const left = rows.filter(
    (row, index) => !headings.has(row) && (index < first || index >= last || row.kind !== 'item'),
  );
  return { lines, leftOut: left.map(({ text }) => text) };
}

/** "Fresh food" above its rows, behind an empty line. */
function headingsIn(rows: readonly Row[], first: number, last: number): ReadonlySet<Row> {
  const found = rows
    .slice(0, last)
    .filter(
      (row, index) =>
        row.kind === 'text' &&
        index >= first - 1 &&
        rows[index + 1]?.kind === 'item' &&
        rows[index + 1]?.block === row.block &&
        rows[index - 1]?.block !== row.block &&
        !/\d|[.:!?]$/.test(row.text) &&
        row.text.length <= 40,
    );
  return new Set(found.length > 1 ? found : []);
}

/** Fewer prices add up by chance. */
const FEWEST_ADDED = 3;

/** The row that says what all above it cost, less what was taken off: told by adding up, whatever it is called. */
function placeOfSum(rows: readonly Row[]): number {
  let [count, plus, off] = [0, 0, 0];
  for (const [index, { kind, cents }] of rows.entries()) {
    const isSum = [plus, plus + off].some((sum) => isSumOf([{ cents: sum, count: 1 }], cents));
    if (count >= FEWEST_ADDED && cents > 0 && isSum) return index;
    if (kind === 'item') {
      count += 1;
      plus += cents;
    } else if (kind === 'left') off += cents;
  }
  return -1;
}

/** Below a sum stands how it was paid: the same money again, or some with what was given back. */
function isPaid([sum, ...below]: readonly Row[]): boolean {
  const paid = new Set(below.map(({ cents }) => cents).filter((cents) => cents > 0));
  const all = sum?.cents ?? 0;
  return paid.has(all) || [...paid].some((cents) => cents > all && paid.has(cents - all));
}

/** In lines: a receipt has no longer head. */
const MOST_ABOVE = 10;

/** No list of somebody above the rows. */
function isFrame(above: readonly Row[]): boolean {
  return above.length <= MOST_ABOVE && above.every(({ text }) => withoutMark(text) === text);
}

/** Printed below the sum, or a sentence. */
function isBelow({ text, kind }: Row): boolean {
  return kind !== 'text' || isPrinted(text) || text.split(' ').length >= SHORTEST_SENTENCE;
}

/** In words. */
const SHORTEST_SENTENCE = 5;

/** "Sum" and "total", and no row of savings between the things. */
function isEnd(text: string): boolean {
  const label = labelOf(text);
  return isSumLabel(label) || TOTAL.test(label);
}

/** The words above the columns of a bill: two of them or more. */
function isHead(text: string): boolean {
  if (/\d/.test(text) || text.length > LONGEST_ROW) return false;
  const parts = text.trim().split(/\s{2,}|\s/, 12);
  return (
    parts.filter((part) => columnOf(part.replace(/\([^()]{1,6}\)/, '')) !== undefined || isSumLabel(part)).length > 1
  );
}

/** Rows with how many of the thing above or below them, made one with it. */
function withCountRows(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  let waiting: Row | null = null;
  for (const row of rows) {
    const before = kept.at(-1);
    const below = row.kind === 'text' && before?.kind === 'item' && before.each === undefined;
    const told = below ? countBelow(row.text, before.cents) : null;
    const counted: Row | null = before?.kind === 'text' ? withTwoPrices(before, row) : null;
    const weighed: Row | null = waiting && before?.kind === 'text' ? withMoneyBelow(before, waiting, row) : null;
    if (told && before) kept[kept.length - 1] = { ...before, ...told };
    else if (counted) kept[kept.length - 1] = counted;
    else if (weighed) {
      kept[kept.length - 1] = weighed;
      waiting = null;
    } else if (row.kind !== 'count') {
      const isIts: boolean =
        waiting !== null && row.kind === 'item' && row.cents === waiting.cents && row.each === undefined;
      kept.push(isIts && waiting ? { ...row, ...pick(waiting) } : row);
      waiting = null;
    } else if (
      before?.kind === 'text' &&
      (row.hasSum || SUM.test(plainSigns(row.text.slice(0, LONGEST_ROW)))) &&
      !isSumOnly(row)
    ) {
      kept[kept.length - 1] = { ...before, kind: 'item', ...pick(row), cents: row.cents, isTaxed: row.isTaxed };
    } else if (before?.kind === 'item' && before.each === undefined && before.cents === row.cents) {
      kept[kept.length - 1] = { ...before, ...pick(row) };
    } else {
      waiting = row;
    }
  }
  return kept;
}

/** "2 x Mug" above "Each: 12.90  Total: 25.80", whatever the labels are. */
function withTwoPrices(above: Row, row: Row): Row | null {
  const { count, times } = COUNT_FIRST.exec(above.text)?.groups ?? {};
  const amount = times ? amountOf(count) : null;
  const found = amount === null ? null : eachOfTwo(row.text, amount);
  if (amount === null || !found) return null;
  const name = above.text.replace(COUNT_FIRST, '');
  return { ...above, kind: 'item', name, amount, each: found.each, cents: found.sum, isTaxed: false };
}

/** A thing above how much it weighs, above what it costs: each on a row of its own. */
function withMoneyBelow(thing: Row, counted: Row, row: Row): Row | null {
  const cents = moneyAlone(row.text);
  if (cents === null || Math.abs(cents - counted.cents) > ROUNDED) return null;
  return { ...thing, kind: 'item', ...pick(counted), cents, isTaxed: true };
}

/** In cents, as scales round. */
const ROUNDED = 2;

/** A count without a sum of its own is not of the words above it. */
function isSumOnly({ cents: sum }: Row): boolean {
  return sum === 0;
}

function pick({ amount, measure, each }: Row): Pick<Row, 'amount' | 'measure' | 'each'> {
  return {
    ...(amount !== undefined && { amount }),
    ...(measure !== undefined && { measure }),
    ...(each !== undefined && { each }),
  };
}

function itemOf(row: Row, areNumbered: boolean, ways: Ways): Line[] {
  const ahead = areNumbered || (row.each !== undefined && row.amount === undefined) ? COUNT_FIRST.exec(row.name) : null;
  const first = ahead ? amountOf(ahead.groups?.count) : null;
  const name = first !== null && ahead ? row.name.slice(ahead[0].length) : row.name;
  const amount = row.amount ?? first ?? 1;
  const [parsed, ...others] = parseLine(name, ways);
  const { others: _doubt, ...own } =
    parsed && others.length === 0 && parsed.amount === 1 && parsed.name !== '' && !parsed.price
      ? parsed
      : { name, size: '', amount: 1, others: [] };
  const isOne = row.each !== undefined && row.amount !== undefined;
  const price = barePrice(String((isOne ? (row.each ?? 0) : row.cents) / 100), { ...ways, groupSign: ',' });
  return [{ ...own, amount, size: [row.measure, own.size].filter(Boolean).join(', '), ...(price && { price }) }];
}
