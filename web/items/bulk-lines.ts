import type { Kind } from '../design/kinds.ts';
import { linksIn, withoutLinks } from '../products/links.ts';
import { priceAlone, splitPriceOff, type WrittenPrice } from './written-price.ts';

export interface BulkLine {
  name: string;
  size: string;
  amount: number;
  /** Of a page that says what it is, beside the name or instead of it. */
  link?: string;
  price?: WrittenPrice;
  /** The heading under which it stands. */
  category?: string;
}

const LARGEST_AMOUNT = 99;

const MEASURE =
  /^(\d+(?:[.,/]\d+)?\s*(?:kg|g|mg|lbs?|oz|l|dl|cl|ml|gal|qt|pt|cm|mm|m|ft|in)\b\.?)\s+(?:of\s+)?(\S.*)$/i;
const BULLET = /^(?:[-*•–]\s+|\[[ xX]?\]\s*)+/;

/** Where the number stands: "2x milk", "2× milk" and "2 milk", or "milk x2" and "milk ×2". */
const NUMBER_FIRST = /^(?<amount>\d{1,2})(?:\s*x\s+|\s*×\s*|\s+)(?<name>\S.*)$/i;
const NUMBER_LAST = /^(?<name>.*[^\s\d])(?:\s+x|\s*×)\s*(?<amount>\d{1,2})$/i;

/** "7 Wonders" is a name, and "7 glasses" are seven. */
const NUMBER_OF_A_NAME = /^\d{1,2}\s{1,5}(?![x×]\s)\P{Ll}/u;

/** "Lemons 4", of which the last word must be one that is counted. */
const BARE_NUMBER_LAST = /(?<word>\p{L}{3,40})\)?\s{1,5}(?<amount>\d{1,2})$/u;

/** More of a thing is written with a "×". */
const LARGEST_BARE_AMOUNT = 24;

/** What a number belongs to, rather than being how many. */
const NUMBERED =
  /^(?:sizes?|num|number|type|vitamins?|omega|factor|part|vol|volume|level|stage|step|series|grade|ages?|aged|days?|room|aisle|page|week|chapter|model|mark|version|edition|season|episode|class|zone|bus|line|formula|channel|heinz|windows|iphone|ipad|galaxy|pixel|playstation|xbox|under|over|for|from|and|the|about|plus|until|before|after|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;

const LONGEST_HEADING = 60;
const HEADING_MARK = /^#{1,6}\s/;

/** Reads a line as people write it on such a list. What is neither amount nor price stays part of the name. */
export function parseBulkLine(line: string, kind: Kind): BulkLine {
  if (line.trim().includes('\t')) return parseCells(line, kind);
  const bare = line.trim().replace(BULLET, '');
  const { name: text, price } = splitPriceOff(bare) ?? { name: bare };
  const [, measure, measured] = MEASURE.exec(text) ?? [];
  if (measure && measured) return { name: measured, size: measure, amount: 1, price };

  const { name = text, amount: written } = numberIn(text, kind) ?? {};
  const counted = amountOf(written);
  return counted === null ? { name: text, size: '', amount: 1, price } : { name, size: '', amount: counted, price };
}

/** Cells out of a spreadsheet: the name, its size, how many, and wherever it stands the price. */
function parseCells(line: string, kind: Kind): BulkLine {
  const [first = '', ...others] = line
    .trimEnd()
    .split('\t')
    .map((cell) => cell.trim());
  const split = splitPriceOff(first);
  const prices = others.map(priceAlone);
  const { name, price = prices.find((found) => found !== null) } = split ?? { name: first };
  const [size = '', amount = ''] = others.filter((_cell, index) => prices[index] === null);
  const isAmount = amount === '' && (kind === 'SHOPPING' || price !== undefined) && amountOf(size) !== null;
  return isAmount
    ? { name, size: '', amount: amountOf(size) ?? 1, price }
    : { name, size, amount: amountOf(amount) ?? 1, price };
}

function numberIn(text: string, kind: Kind): Record<string, string> | undefined {
  const first = kind !== 'SHOPPING' && NUMBER_OF_A_NAME.test(text) ? null : NUMBER_FIRST.exec(text);
  const marked = (first ?? NUMBER_LAST.exec(text))?.groups;
  if (marked || kind !== 'SHOPPING') return marked;
  const { groups: { word = '', amount = '' } = {} } = BARE_NUMBER_LAST.exec(text) ?? {};
  const name = text.slice(0, -amount.length).trim();
  const isCounted = /\p{Ll}/u.test(word) && !NUMBERED.test(word) && !/\d/.test(name);
  return isCounted && Number(amount) <= LARGEST_BARE_AMOUNT ? { name, amount } : undefined;
}

/** Of a text of several lines, those with something on them. A heading is the category of the lines below it. */
export function parseBulkLines(text: string, kind: Kind): BulkLine[] {
  const written = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isNamedLink = written.length === 2 && linksIn(text).length > 0; // as apps share them
  const lines: BulkLine[] = [];
  let category: string | undefined;
  for (const [index, line] of written.entries()) {
    const heading = isNamedLink || index === written.length - 1 ? undefined : headingIn(line);
    if (heading) category = heading;
    else lines.push(...parseLine(line, kind).map((parsed) => ({ ...parsed, category })));
  }
  return lines;
}

function headingIn(line: string): string | undefined {
  const text = line.trim().replace(BULLET, '');
  const isMarked = HEADING_MARK.test(text) || text.endsWith(':');
  if (!isMarked || text.length > LONGEST_HEADING || linksIn(text).length > 0) return;
  const heading = text
    .replace(HEADING_MARK, '')
    .replace(/[\s#:]{1,10}$/, '')
    .trim();
  return /\p{L}/u.test(heading) ? heading : undefined;
}

/** Each link is a thing of its own, and what is written beside a single one is its name. */
function parseLine(line: string, kind: Kind): BulkLine[] {
  const links = linksIn(line);
  const isNamed = links.length === 1;
  if (links.length === 0) return [parseBulkLine(line, kind)];
  return links.map((link) => ({ ...parseBulkLine(isNamed ? withoutLinks(line) : '', kind), link }));
}

/**
 * What is written into one field, where a comma and a space part things as an end of line does: "milk, 2 eggs". A number
 * alone is how many of the thing before it: "lemons, 4".
 */
export function parseQuickLine(text: string): BulkLine[] {
  const lines: BulkLine[] = [];
  for (const line of parseBulkLines(text.replaceAll(/[,;](?:\s+|$)/g, '\n'), 'SHOPPING')) {
    const before = lines.at(-1);
    const amount = line.link ? null : amountOf(line.name);
    if (before?.amount === 1 && amount !== null) before.amount = amount;
    else lines.push(line);
  }
  return lines;
}

/** A gift as it is written into one field: a link or a name, in which commas and numbers are part of the name, and a price. */
export function parseGift(text: string): BulkLine[] {
  const name = text.trim();
  if (name === '') return [];
  return linksIn(name).length > 0
    ? parseLine(name, 'WISHLIST')
    : [{ name, ...splitPriceOff(name), size: '', amount: 1 }];
}

function amountOf(text: string | undefined): number | null {
  const amount = Number(text?.trim() || Number.NaN);
  return Number.isInteger(amount) && amount >= 1 && amount <= LARGEST_AMOUNT ? amount : null;
}
