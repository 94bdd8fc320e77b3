import type { Ways } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { isDate } from '../words/dates.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { barePrice, cellPrice } from '../written-prices.rules.ts';

/** Rows of cells, as a file or a clipboard has them. */
export type Cells = readonly string[];

/** In characters: a longer cell is no number. */
const LONGEST_NUMBER = 30;

/** A formula that adds up cells, where a program wrote it instead of its value. */
const ADDS_UP = /^=.{0,40}\b\p{L}{2,12}\s?\(\s?\$?[A-Z]{1,3}\$?\d{1,6}\s?:\s?\$?[A-Z]{1,3}\$?\d{1,6}\s?\)/u;

export function isSumFormula(cell: string): boolean {
  return cell.startsWith('=') && ADDS_UP.test(cell.slice(0, 100));
}

/** The hundredths of a number or a price, with its currency or without; null for all else, as for a percentage or a day. */
export function centsIn(cell: string, ways: Ways): number | null {
  const plain = plainSigns(cell).trim();
  if (plain.length > LONGEST_NUMBER || !/\d/.test(plain) || plain.includes('%') || isDate(plain)) return null;
  const price = cellPrice(cell, ways) ?? (/^[\d.,'’ \u00a0\u202f]{1,20}$/u.test(plain) ? barePrice(cell, ways) : null);
  return price && Math.round(price.price * 100);
}

/** The places of the cells of a row with something in them. */
export function filledIn(row: Cells): number[] {
  return row.flatMap((cell, place) => (cell.trim() === '' ? [] : place));
}

/** Words and no number, no day, no address. */
export function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && linksIn(cell).length === 0 && !isDate(cell);
}

/** "1", "2", "3": numbers the rows, also where each part of a table begins again. */
export function areNumbering(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => (/^\s*\d{1,4}[.)]?\s*$/.test(cell) ? Number.parseInt(cell, 10) : []));
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  return (
    numbers.length === filled &&
    numbers.length > 2 &&
    numbers[0] === 1 &&
    numbers[1] === 2 &&
    numbers.every((number, index) => index === 0 || number === 1 || number === (numbers[index - 1] ?? 0) + 1)
  );
}
