import { amountOf } from '../line.rules.ts';
import { isTotalAlone } from '../receipts.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isDepositLabel, isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';

/** In characters: a longer one is no row of a receipt. */
export const LONGEST_ROW = 200;

/** The sum at the end of a row, with the letter of its tax. */
export const SUM =
  /(?:^|\s|(?<=\s[-–−]))(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<minus>[-–−])?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<sum>\d{1,5}(?:[.,]\d{3})?[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?(?<after>-)?(?<tax>\s{0,8}[A-Z*#]{1,2}\d?|\s{1,8}\d)?$/u;

/** The same in money without parts, in a column of its own. */
const WHOLE =
  /(?:\s{1,60})(?:(?:\p{Sc}|[A-Z]{3}|kr\.?)\s?)?(?<minus>[-–−])?(?<sum>\d{1,3}(?:[.,’ ]?\d{3}){0,2})(?:\s?(?:\p{Sc}|[A-Z]{3}|kr\.?|Kč|Ft|zł|TL|円))?(?<after>-)?(?<tax>\s{0,8}[A-Z*#※]{1,2}|\s{0,8}[軽内外])?$/u;

/** How many, and the price of one, in front of the sum. */
const COUNT_AND_EACH =
  /(?:^|\s)(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s?(?<unit>(?![x×]\s?[\d\p{Sc}])\p{L}{1,5}\.?)?(?:\s{0,4}(?<times>[x×@*])\s{0,20}|\s{0,8})(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<each>\d{1,4}[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?(?:\s?\/\s?\p{L}{1,4})?$/iu;

/** The same without cents: "3個 × 単138". */
const COUNT_WHOLE =
  /^(?<count>\d{1,3})\s?(?:\p{L}{1,3}\.?)?\s?[x×@*]\s?(?:単価?|@|\p{Sc})?\s?(?<each>\d{1,3}(?:,?\d{3})?)\s?(?:\p{L}{1,3})?$/u;

/** The same in the other order: "14,90  2,00 st". */
const EACH_AND_COUNT =
  /\s(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<each>\d{1,4}[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?\s{1,9}(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s?(?<unit>\p{L}{1,4}\.?)?$/iu;

/** The price of one alone, in front of the sum: how many stands before the name. */
const EACH_LAST =
  /\s(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$)\s?)?(?<each>\d{1,4}[.,]\d{2})\s?(?:(?:\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|zł|kr\.?|R\$))?$/u;
export const COUNT_FIRST =
  /^(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s?(?<times>[x×]\s?)?(?<unit>(?:kg|g|l|lb|st|szt)\s)?\s{0,16}(?=\p{L})/iu;

/** Between the name and the sum, in a column of its own. */
const TAX_COLUMN = /\s{2,20}\d{1,2}(?:[.,]\d{1,2})?\s?%$/u;

/** "6 SUBTOTAAL": how many there are. */
const NUMBER_FIRST = /^\d{1,3}\s/;

export interface Row {
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
  /** Whether a row that counts has its sum beside it, in money without cents. */
  hasSum?: boolean;
  /** Whether how many stands before the name. */
  isAhead?: boolean;
}

export function labelOf(text: string): string {
  const plain = plainSigns(text.slice(0, LONGEST_ROW)).trim().replace(NUMBER_FIRST, '');
  return plain
    .replace(SUM, '')
    .replace(/[\s:：.]{1,20}$/u, '')
    .replace(/\s\d{1,3}$/, '');
}

/** The filled rows of a text. Where sums have no cents, they are numbers that spaces part from the names. */
export function rowsOf(written: readonly string[], areWhole = false): Row[] {
  const rows: Row[] = [];
  let block = 0;
  for (const one of written) {
    const text = one.trim();
    if (text === '') block += 1;
    else if (/[\p{L}\p{N}]/u.test(text)) rows.push(rowOf(text, block, areWhole)); // and no line that was drawn
  }
  return rows;
}

function rowOf(text: string, block: number, areWhole: boolean): Row {
  const plain = plainSigns(text.slice(0, LONGEST_ROW));
  const found = text.length > LONGEST_ROW ? null : (SUM.exec(plain) ?? (areWhole ? WHOLE.exec(plain) : null));
  const row: Row = { text, block, kind: 'text', name: text, cents: 0, isTaxed: false };
  const label = labelOf(text);
  if (isSumLabel(label) || isFeeLabel(label) || (found && isTotalAlone(label)))
    return { ...row, kind: 'sum', cents: cents(found?.groups?.sum) };
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
  if (!found) return { ...row, name: text.replace(/\s?[※軽]$/u, '') };
  const { sum = '', minus, after, tax = '' } = found.groups ?? {};
  const before = plain.slice(0, found.index).trim().replace(TAX_COLUMN, '');
  if (isDepositLabel(label)) return { ...row, kind: 'left', cents: cents(sum) };
  const whole = areWhole ? COUNT_WHOLE.exec(before) : null;
  if (whole && Number(whole.groups?.count) * cents(whole.groups?.each) === cents(sum))
    return { ...row, kind: 'count', name: '', hasSum: true, cents: cents(sum), ...countOf(whole) };
  if (minus || after || /[-–−]$/.test(before)) return { ...row, kind: 'left', cents: -cents(sum) };
  const all: Row = {
    ...row,
    kind: 'item',
    name: before.replace(/\s?[※軽]$/u, ''),
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

/** Two amounts of money and no more, of which one is as much as the other so often as it is counted: the price of one. */
export function eachOfTwo(text: string, count: number): { each: number; sum: number } | null {
  const plain = text.length > LONGEST_ROW ? '' : plainSigns(text);
  const [first, second, ...others] = (plain.match(/\d{1,5}(?:[.,]\d{3})?[.,]\d{2}(?!\d)/g) ?? []).map(cents);
  if (first === undefined || second === undefined || others.length > 0) return null;
  return first * count === second ? { each: first, sum: second } : null;
}

/** Money alone, on a row of its own below what it is for. */
export function moneyAlone(text: string): number | null {
  const found = SUM.exec(plainSigns(text.trim().slice(0, LONGEST_ROW)));
  return found?.index === 0 ? cents(found.groups?.sum) : null;
}

/** In characters: a longer row counts nothing. */
const LONGEST_COUNT = 60;

/** How many, and the price of one, in a row below its thing that has two numbers and no more, whatever the words beside them are: "2 KPL   1,15 EUR/KPL". */
export function countBelow(text: string, sum: number): Pick<Row, 'amount' | 'measure' | 'each'> | null {
  const plain = plainSigns(text);
  const numbers = plain.length > LONGEST_COUNT ? [] : (plain.match(/\d{1,5}(?:[.,]\d{1,3})?/g) ?? []);
  const [count = '', each = ''] = numbers;
  if (numbers.length !== 2 || sum <= 0 || !isProduct(number(count), cents(each), sum)) return null;
  const amount = amountOf(count.replace(/[.,]0{1,3}$/, ''));
  if (amount !== null) return amount > 1 ? { amount, each: cents(each) } : null;
  const [unit = ''] = /^[^\d]{0,4}[\d.,]{1,9}\s?(\p{L}{1,5})/u.exec(plain)?.slice(1) ?? [];
  return { measure: [count, unit].filter(Boolean).join(' '), each: cents(each) };
}
