import type { Kind } from '../../../base/design/kinds.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import { linksIn, withoutLinks } from '../../../core/products/links.ts';
import { splitLinePriceOff, splitPriceOff } from '../fields/written-price.ts';
import { amountOf, type BulkLine } from './bulk-line.ts';
import { cellsOf, parseCells } from './spreadsheet-cells.ts';

const MEASURE =
  /^(\d+(?:[.,/]\d+)?\s*(?:kg|g|mg|lbs?|oz|l|dl|cl|ml|gal|qt|pt|cm|mm|m|ft|in)\b\.?)\s+(?:of\s+)?(\S.*)$/i;

/** "3 pairs of wool socks" is one thing: six socks would be something else, and so would three "pairs of wool socks". */
const CONTAINED = /^\d{1,2}\s{1,5}\p{Ll}{3,20}\s{1,5}of\s/u;

/** As in "- ", "[x] ", "☐ ", "1. " and "2) ". */
export const BULLET = /^(?:[-*•–·]\s+|\[[ xX]?\]\s*|[☐☑☒✓✔▪◦●○]\s*|\d{1,3}[.)]\s+)+/u;

/** Where the number stands: "2x milk", "2× milk" and "2 milk", or "milk x2" and "milk ×2". */
const NUMBER_FIRST = /^(?<amount>\d{1,2})(?:\s*x\s+|\s*×\s*|\s+)(?<name>\S.*)$/i;
const NUMBER_LAST = /^(?<name>.*[^\s\d])(?:\s+x|\s*×)\s*(?<amount>\d{1,2})$/i;

/** The same where nothing else can be meant, as on a line of its own: "6 x chairs" and "towels x 4", not "4 x 4 car" or "Model X 3". */
const SURE_NUMBER_FIRST = /^(?<amount>\d{1,2})\s?[x×]\s{1,5}(?<name>\D.*)$/;
const SURE_NUMBER_LAST = /^(?<name>.*[^\s\d])(?:\s{1,5}x\s?|\s?×\s?)(?<amount>\d{1,2})$/;

/** "Mug £12 x2", where a number before the "x" is known to be a price: "10 x 15" is a size. */
const NUMBER_AFTER_PRICE = /^(?<priced>.*\S)\s{1,5}[x×]\s?(?<amount>\d{1,2})$/;

/** "7 Wonders" is a name, and "7 glasses" are seven. */
const NUMBER_OF_A_NAME = /^\d{1,2}\s{1,5}(?![x×]\s)\P{Ll}/u;

/** "Lemons 4", of which the last word must be one that is counted. */
const BARE_NUMBER_LAST = /(?<word>\p{L}{3,40})\)?\s{1,5}(?<amount>\d{1,2})$/u;

/** More of a thing is written with a "×". */
const LARGEST_BARE_AMOUNT = 24;

/** What a number belongs to, rather than being how many. */
const NUMBERED =
  /^(?:sizes?|num|number|type|vitamins?|omega|factor|part|vol|volume|level|stage|step|series|grade|ages?|aged|days?|room|aisle|page|week|chapter|model|mark|version|edition|season|episode|class|zone|bus|line|formula|channel|heinz|windows|iphone|ipad|galaxy|pixel|playstation|xbox|under|over|for|from|and|the|about|plus|until|before|after|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;

/** Reads a line as people write it on such a list. What is neither amount nor price stays part of the name. */
export function parseBulkLine(line: string, kind: Kind, currency = usualCurrency()): BulkLine {
  const cells = cellsOf(line, null);
  if (cells) return parseCells(cells, kind, null, currency);
  const bare = line.trim().replace(BULLET, '');
  const { name, price } = splitLinePriceOff(bare, currency) ?? { name: bare };
  const [, measure, measured] = MEASURE.exec(name) ?? [];
  if (measure && measured) return { name: measured, size: measure, amount: 1, price };
  if (CONTAINED.test(name)) return { name, size: '', amount: 1, price };
  return countedThing({ name, price }, numberIn(name, kind), currency);
}

/** A thing without the number in its name, if there is one, and without a price that stands before the number. */
function countedThing(
  thing: Pick<BulkLine, 'name' | 'price'>,
  number: Record<string, string> | undefined,
  currency: string,
): BulkLine {
  const { priced = '', amount } = NUMBER_AFTER_PRICE.exec(thing.name)?.groups ?? {};
  const split = thing.price ? null : splitPriceOff(priced, currency);
  if (split) return { ...split, size: '', amount: amountOf(amount) ?? 1 };
  const counted = amountOf(number?.amount);
  return { ...thing, ...(counted !== null && { name: number?.name ?? thing.name }), size: '', amount: counted ?? 1 };
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

/** Each link is a thing of its own, and what is written beside a single one is its name. */
export function parseLine(line: string, kind: Kind, currency = usualCurrency()): BulkLine[] {
  const links = linksIn(line);
  const isNamed = links.length === 1;
  if (links.length === 0 || cellsOf(line, null)) return [parseBulkLine(line, kind, currency)];
  return links.map((link) => ({ ...parseBulkLine(isNamed ? withoutLinks(line) : '', kind, currency), link }));
}

/** A gift as it is written into one field: a link, or a name with commas and numbers in it, how many where it is sure, and a price. */
export function parseGift(text: string, currency = usualCurrency()): BulkLine[] {
  const whole = text.trim();
  if (whole === '') return [];
  if (linksIn(whole).length > 0) return parseLine(whole, 'WISHLIST', currency);
  const gift = { name: whole, ...splitLinePriceOff(whole, currency) };
  const number = SURE_NUMBER_FIRST.exec(gift.name) ?? SURE_NUMBER_LAST.exec(gift.name);
  return [countedThing(gift, number?.groups, currency)];
}
