import { amountOf, type Line, type Ways } from '../line.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { isPrinted, TOTAL } from '../receipts.rules.ts';
import { columnOf } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';
import { barePrice } from '../written-prices.rules.ts';

interface ReceiptText {
  lines: Line[];
  leftOut: string[];
}

/** In lines and characters: longer ones are no receipt's. */
const MOST_ROWS = 1_000;
const LONGEST_ROW = 200;

/** Fewer things with prices make no receipt. */
const FEWEST_ITEMS = 2;

/** The sum at the end of a row, with the letter of its tax. */
const SUM =
  /(?:^|\s|(?<=\s[-–−]))(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<minus>[-–−])?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<sum>\d{1,5}(?:[.,]\d{3})?[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?(?<after>-)?(?<tax>\s{0,8}[A-Z*#]{1,2}\d?|\s{1,8}\d)?$/u;

/** How many, and the price of one, in front of the sum. */
const COUNT_AND_EACH =
  /(?:^|\s)(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s?(?<unit>(?![x×]\s?[\d\p{Sc}])\p{L}{1,5}\.?)?(?:\s{0,4}(?<times>[x×@*])\s{0,20}|\s{0,8})(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<each>\d{1,4}[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?(?:\s?\/\s?\p{L}{1,4})?$/iu;

/** The same in the other order: "14,90  2,00 st". */
const EACH_AND_COUNT =
  /\s(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<each>\d{1,4}[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?\s{1,9}(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s?(?<unit>\p{L}{1,4}\.?)?$/iu;

/** The price of one alone, in front of the sum: how many stands before the name. */
const EACH_LAST =
  /\s(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<each>\d{1,4}[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?$/u;
const COUNT_FIRST =
  /^(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s?(?<times>[x×]\s?)?(?<unit>(?:kg|g|l|lb|st|szt)\s)?\s{0,4}(?=\p{L})/iu;

/** Between the name and the sum, in a column of its own. */
const TAX_COLUMN = /\s{2,20}\d{1,2}(?:[.,]\d{1,2})?\s?%$/u;

/** "6 SUBTOTAAL": how many there are. */
const NUMBER_FIRST = /^\d{1,3}\s/;

interface Row {
  text: string;
  block: number;
  kind: 'item' | 'count' | 'sum' | 'left' | 'text';
  name: string;
  amount?: number;
  /** A weight, as it is written. */
  measure?: string;
  each?: number;
  cents: number;
  isTaxed: boolean;
  hasDigit?: boolean;
  /** Whether how many stands before the name. */
  isAhead?: boolean;
}

/**
 * The things of a receipt, an invoice or the mail of an order: rows with sums at their ends, above what all of it costs. Null for
 * what may be somebody's own list with prices.
 */
export function receiptRows(written: readonly string[], ways: Ways): ReceiptText | null {
  if (written.length > MOST_ROWS || written.some((row) => row.includes('\t'))) return null;
  const rows = withCountRows(rowsOf(written));
  const first = rows.findIndex(({ kind }) => kind === 'item');
  const end = rows.findIndex(({ kind, text }, index) => index > first && kind === 'sum' && isEnd(text));
  const last = end < 0 ? rows.length : end;
  const head = rows.slice(0, Math.max(0, first)).findLastIndex(({ text }) => isHead(text));
  const body = rows.slice(Math.max(0, first), last);
  const items = body.filter(({ kind }) => kind === 'item');
  const texts = body.filter(({ kind }) => kind === 'text');
  if (first < 0 || items.length < FEWEST_ITEMS || (end < 0 && head < 0)) return null;
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
  if (!isOfShop || !isTop || lost * 4 > items.length || !below.every(isBelow)) return null;
  const areNumbered =
    ahead.length * 2 >= items.length && (head >= 0 || areTimes || items.some(({ isAhead }) => isAhead));
  const lines: Line[] = [];
  let category: string | undefined;
  for (const row of rows.slice(0, last)) {
    if (headings.has(row)) category = row.text;
    else if (row.kind === 'item' && rows.indexOf(row) >= first)
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

function labelOf(text: string): string {
  const plain = plainSigns(text.slice(0, LONGEST_ROW)).trim().replace(NUMBER_FIRST, '');
  return plain
    .replace(SUM, '')
    .replace(/[\s:：.]{1,20}$/u, '')
    .replace(/\s\d{1,3}$/, '');
}

function rowsOf(written: readonly string[]): Row[] {
  const rows: Row[] = [];
  let block = 0;
  for (const one of written) {
    const text = one.trim();
    if (text === '') block += 1;
    else if (/[\p{L}\p{N}]/u.test(text)) rows.push(rowOf(text, block)); // and no line that was drawn
  }
  return rows;
}

function rowOf(text: string, block: number): Row {
  const plain = plainSigns(text.slice(0, LONGEST_ROW));
  const found = text.length > LONGEST_ROW ? null : SUM.exec(plain);
  const row: Row = { text, block, kind: 'text', name: text, cents: 0, isTaxed: false };
  const label = labelOf(text);
  if (isSumLabel(label) || isFeeLabel(label) || (found && TOTAL.test(label) && label.split(/\s/).length < 4))
    return { ...row, kind: 'sum' };
  if (/^\d{1,2}(?:[.,]\d{1,2})?\s?%/.test(plain)) return { ...row, kind: 'left' };
  const bare = COUNT_AND_EACH.exec(plain);
  if (bare?.index === 0 && bare.groups?.times)
    return {
      ...row,
      kind: 'count',
      name: '',
      ...countOf(bare),
      cents: Math.round(number(bare.groups?.count) * cents(bare.groups?.each)),
    };
  if (!found) return row;
  const { sum = '', minus, after, tax = '' } = found.groups ?? {};
  const before = plain.slice(0, found.index).trim().replace(TAX_COLUMN, '');
  if (minus || after || /[-–−]$/.test(before)) return { ...row, kind: 'left' };
  const all: Row = {
    ...row,
    kind: 'item',
    name: before,
    cents: cents(sum),
    isTaxed: tax !== '',
    hasDigit: /^\s{1,9}\d$/.test(tax),
  };
  const turned = EACH_AND_COUNT.exec(before);
  const isTurned = turned && isProduct(number(turned.groups?.count), cents(turned.groups?.each), cents(sum));
  const count = isTurned ? turned : COUNT_AND_EACH.exec(before);
  if (count && isProduct(number(count.groups?.count), cents(count.groups?.each), cents(sum))) {
    const name = before.slice(0, count.index).trim();
    const isWeight = name !== '' && amountOf(count.groups?.count) === null && !count.groups?.unit;
    if (isWeight) return { ...all, name: `${name} (${count.groups?.count} x ${count.groups?.each})` };
    return { ...all, kind: name === '' ? 'count' : 'item', name, ...countOf(count) };
  }
  const each = EACH_LAST.exec(before);
  const ahead = each && COUNT_FIRST.exec(before);
  if (each && ahead && isProduct(number(ahead.groups?.count), cents(each.groups?.each), cents(sum))) {
    const name = before.slice(ahead[0].length, each.index).trim();
    return /\p{L}/u.test(name) ? { ...all, name, isAhead: true, ...countOf(ahead, each.groups?.each) } : all;
  }
  return /\p{L}/u.test(before) ? all : { ...row, kind: /\d/.test(before) ? 'left' : 'text' };
}

/** How many, or how much, and the price of one where it is counted. */
function countOf({ groups }: RegExpExecArray, each = groups?.each): Pick<Row, 'amount' | 'measure' | 'each'> {
  const { count = '', unit = '' } = groups ?? {};
  const amount = amountOf(count.replace(/[.,]0{1,3}$/, ''));
  const isPiece = unit === '' || unitKindOf(unit.trim().replace(/\.$/, '')) !== 'measure';
  if (amount !== null && isPiece) return { amount, each: cents(each) };
  return { measure: `${count}${unit && ` ${unit.trim()}`}`, each: cents(each) };
}

/** Rows with how many of the thing above or below them, made one with it. */
function withCountRows(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  let waiting: Row | null = null;
  for (const row of rows) {
    const before = kept.at(-1);
    if (row.kind !== 'count') {
      const isIts: boolean =
        waiting !== null && row.kind === 'item' && row.cents === waiting.cents && row.each === undefined;
      kept.push(isIts && waiting ? { ...row, ...pick(waiting) } : row);
      waiting = null;
    } else if (before?.kind === 'text' && SUM.test(plainSigns(row.text.slice(0, LONGEST_ROW))) && !isSumOnly(row)) {
      kept[kept.length - 1] = { ...before, kind: 'item', ...pick(row), cents: row.cents, isTaxed: row.isTaxed };
    } else if (before?.kind === 'item' && before.each === undefined && before.cents === row.cents) {
      kept[kept.length - 1] = { ...before, ...pick(row) };
    } else {
      waiting = row;
    }
  }
  return kept;
}

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

function number(text = ''): number {
  return Number(text.replace(',', '.'));
}

function cents(text = ''): number {
  return Math.round(Number(text.replace(/[.,](?=\d{3})/g, '').replace(',', '.')) * 100);
}

/** Weights are rounded on scales. */
function isProduct(count: number, each: number, sum: number): boolean {
  return count > 0 && Math.abs(count * each - sum) <= (Number.isInteger(count) ? 0.5 : 1.5);
}
