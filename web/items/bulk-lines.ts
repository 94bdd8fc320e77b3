import { linksIn, withoutLinks } from '../products/links.ts';

export interface BulkLine {
  name: string;
  size: string;
  amount: number;
  /** Of a page that says what it is, beside the name or instead of it. */
  link?: string;
}

const LARGEST_AMOUNT = 99;

const MEASURE =
  /^(\d+(?:[.,/]\d+)?\s*(?:kg|g|mg|lbs?|oz|l|dl|cl|ml|gal|qt|pt|cm|mm|m|ft|in)\b\.?)\s+(?:of\s+)?(\S.*)$/i;
const BULLET = /^(?:[-*•–]\s+|\[[ xX]?\]\s*)+/;

/** Where the number stands: "2x milk", "2× milk" and "2 milk", or "milk x2" and "milk ×2". */
const NUMBER_FIRST = /^(?<amount>\d{1,2})(?:\s*x\s+|\s*×\s*|\s+)(?<name>\S.*)$/i;
const NUMBER_LAST = /^(?<name>.*[^\s\d])(?:\s+x|\s*×)\s*(?<amount>\d{1,2})$/i;

/** Reads a line as people write it on a shopping list. What is no amount stays part of the name. */
export function parseBulkLine(line: string): BulkLine {
  const [first = '', size = '', amount = ''] = line.split('\t').map((cell) => cell.trim()); // out of a spreadsheet
  if (line.trim().includes('\t')) return { name: first, size, amount: amountOf(amount) ?? 1 };

  const text = line.trim().replace(BULLET, '');
  const [, measure, measured] = MEASURE.exec(text) ?? [];
  if (measure && measured) return { name: measured, size: measure, amount: 1 };

  const { name = text, amount: written } = (NUMBER_FIRST.exec(text) ?? NUMBER_LAST.exec(text))?.groups ?? {};
  const counted = amountOf(written);
  return counted === null ? { name: text, size: '', amount: 1 } : { name, size: '', amount: counted };
}

/** Of a text of several lines, those with something on them. */
export function parseBulkLines(text: string): BulkLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .flatMap(parseLine);
}

/** Each link is a thing of its own, and what is written beside a single one is its name. */
function parseLine(line: string): BulkLine[] {
  const links = linksIn(line);
  const isNamed = links.length === 1;
  if (links.length === 0) return [parseBulkLine(line)];
  return links.map((link) => ({ ...parseBulkLine(isNamed ? withoutLinks(line) : ''), link }));
}

/**
 * What is written into one field, where a comma and a space part things as an end of line does: "milk, 2 eggs". A number
 * alone is how many of the thing before it: "lemons, 4".
 */
export function parseQuickLine(text: string): BulkLine[] {
  const lines: BulkLine[] = [];
  for (const line of parseBulkLines(text.replaceAll(/[,;](?:\s+|$)/g, '\n'))) {
    const before = lines.at(-1);
    const amount = line.link ? null : amountOf(line.name);
    if (before?.amount === 1 && amount !== null) before.amount = amount;
    else lines.push(line);
  }
  return lines;
}

/** A gift as it is written into one field: a link or a name, in which commas and numbers are part of the name. */
export function parseGift(text: string): BulkLine[] {
  const name = text.trim();
  if (name === '') return [];
  return linksIn(name).length > 0 ? parseLine(name) : [{ name, size: '', amount: 1 }];
}

function amountOf(text: string | undefined): number | null {
  const amount = Number(text?.trim() || Number.NaN);
  return Number.isInteger(amount) && amount >= 1 && amount <= LARGEST_AMOUNT ? amount : null;
}
