import type { z } from 'zod';
import { newItem } from '#rules/lists/items/item';
import { lazyValue } from '../../../base/design/lazy-value.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import { OFFERED_CURRENCIES } from './offered-currencies.ts';
import { priceIn } from './price-text.ts';

/** A price as somebody wrote it beside the name of a thing. */
export interface WrittenPrice {
  price: number;
  currency: string;
  /** In a form that is read as the same price again. */
  text: string;
}

/** As items take it. Without one, the currency is for a price that it may get. */
export function priceInput(
  written: WrittenPrice | undefined,
  usual = usualCurrency(),
): Pick<z.output<typeof newItem>, 'price' | 'currency'> {
  return { price: written?.price ?? null, currency: written?.currency ?? usual };
}

/** In characters, from the end: a price with its mark is shorter, and nothing longer is searched. */
const LONGEST_PRICE = 40;

/** As in "Rice £2.40": a sign may follow the name with a space alone. */
const SIGN_FIRST =
  /(?<gap>^|\s{1,5}[-–—]{0,3}\s{0,5}|[:,;]\s{1,5}|[-–—]{1,3}\s{1,5}|\s{0,5}[|@=(]\s{0,5})(?<mark>[A-Z]{0,3}\p{Sc})\s?(?<amount>\d{1,12}(?:[.,’'\u00a0\u202f]\d{1,12}){0,5})(?:\s{1,5}(?:each|ea\.?))?\)?$/u;

/** As in "Watch - CHF 80": letters that follow the name with a space alone are part of it, as in "Course in CAD 2024". */
const LETTERS_FIRST =
  /(?<gap>^|\s{1,5}[-–—]{1,3}\s{0,5}|[:,;]\s{1,5}|[-–—]{1,3}\s{1,5}|\s{0,5}[|@=(]\s{0,5})(?<mark>[A-Z]{3}|[Kk]r)\s?(?<amount>\d{1,12}(?:[.,’'\u00a0\u202f]\d{1,12}){0,5})(?:\s{1,5}(?:each|ea\.?))?\)?$/u;

/** As in "Teapot 24 €" and "Chair, 499 kr". */
const AMOUNT_FIRST =
  /(?<gap>^|\s{1,5}[-–—]{0,3}\s{0,5}|[:,;]\s{1,5}|[-–—]{1,3}\s{1,5}|\s{0,5}[|@=(]\s{0,5})(?<amount>\d{1,12}(?:[.,’'\u00a0\u202f]\d{1,12}){0,5})\s?(?<mark>[A-Z]{0,3}\p{Sc}|[A-Za-z]{3}|kr|zł|Kč)(?:\s{1,5}(?:each|ea\.?))?\)?$/u;

/** "120.00" and "1.299,00": nobody wants so many of a thing. */
const WITH_CENTS = /^(?:\d{1,7}|\d{1,3}(?:[.,’'\u00a0\u202f]\d{3}){1,3})[.,]\d{2}$/u;

/** As in "Table lamp, 120.00" and "Table lamp – 120.00". After a single space it is part of the name, as in "Size 10.50". */
const CENTS_LAST =
  /(?<gap>[,;]\s{1,5}|\s{1,5}[-–—]{1,3}\s{1,5}|\s{2,5})(?<amount>(?:\d{1,7}|\d{1,3}(?:[.,’'\u00a0\u202f]\d{3}){1,3})[.,]\d{2})(?:\s{1,5}(?:each|ea\.?))?$/u;

const ANY_PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** Words and signs after which an amount is a limit, a guess, a part of a range or of a sum. */
const VAGUE_BEFORE =
  /(?:[~<>≤≥+/]|\b(?:under|over|below|above|up to|max|min|maximum|minimum|about|around|approx|approximately|circa|ca|from|less than|more than|at least|at most|for|to|or|was|now|save|off|and|between|than|budget|total|sum))[.:]?$/i;

/** The name and the price that stands at its end, in "Rice £2.40"; null where no price can be told for certain. */
export function splitPriceOff(text: string, usual = usualCurrency()): PricedName | null {
  return splitAtPrice(text, (end) => findPrice(end, usual));
}

/** The same where lines name a thing each, and a number with cents is a price: in the usual currency. */
export function splitLinePriceOff(text: string, usual = usualCurrency()): PricedName | null {
  return splitAtPrice(text, (end) => findPrice(end, usual) ?? findCents(end, usual));
}

interface PricedName {
  name: string;
  price: WrittenPrice;
}

function splitAtPrice(text: string, find: (end: string) => FoundPrice | null): PricedName | null {
  const start = Math.max(0, text.length - LONGEST_PRICE);
  const found = find(text.slice(start));
  if (!found) return null;
  const name = text.slice(0, start + found.index).trim();
  const isRange = found.isAmountFirst && /\d$/.test(name) && /[-–—]/.test(found.gap);
  const isCertain = /\p{L}/u.test(name) && !isRange && !ANY_PRICE.test(name) && !VAGUE_BEFORE.test(name);
  return isCertain ? { name, price: found.price } : null;
}

/** What a text that is nothing but a price says, as a cell out of a spreadsheet does. */
export function priceAlone(text: string, usual = usualCurrency()): WrittenPrice | null {
  const found = text.length <= LONGEST_PRICE ? findPrice(text, usual) : null;
  return found?.index === 0 ? found.price : null;
}

/** The same of a cell beside a name, where a number with cents is a price without a mark, too. */
export function cellPrice(text: string, usual = usualCurrency()): WrittenPrice | null {
  return WITH_CENTS.test(text) ? barePrice(text, usual) : priceAlone(text, usual);
}

/** The same of a number without a mark, where it is known to be a price: in the usual currency. */
export function barePrice(text: string, currency = usualCurrency()): WrittenPrice | null {
  const price = text.length <= LONGEST_PRICE ? newItem.shape.price.safeParse(priceIn(text)).data : undefined;
  return price == null ? null : { price, currency, text: `${text} ${currency}` };
}

interface FoundPrice {
  price: WrittenPrice;
  index: number;
  /** What stands between the name and the price. */
  gap: string;
  isAmountFirst: boolean;
}

function findPrice(text: string, usual: string): FoundPrice | null {
  for (const pattern of [SIGN_FIRST, LETTERS_FIRST, AMOUNT_FIRST]) {
    const { index = 0, groups: { gap = '', mark = '', amount = '' } = {} } = pattern.exec(text) ?? {};
    const currency = currencyOf(mark, usual);
    const price = newItem.shape.price.safeParse(priceIn(amount)).data;
    if (!currency || price == null) continue;
    const written = pattern === SIGN_FIRST ? `${mark}${amount}` : `${amount} ${mark}`;
    return { price: { price, currency, text: written }, index, gap, isAmountFirst: pattern === AMOUNT_FIRST };
  }
  return null;
}

function findCents(text: string, usual: string): FoundPrice | null {
  const { index = 0, groups: { gap = '', amount = '' } = {} } = CENTS_LAST.exec(text) ?? {};
  const price = barePrice(amount, usual);
  return price && { price, index, gap, isAmountFirst: true };
}

/** Of several that share a mark, as dollars do, the usual one of the person or the list is meant, else the most usual of all. */
function currencyOf(mark: string, usual: string): string | undefined {
  const meant = currenciesByMark().get(mark) ?? currenciesByMark().get(mark.toUpperCase());
  return meant?.includes(usual) ? usual : meant?.[0];
}

const currenciesByMark = lazyValue(() => {
  const byMark = new Map<string, string[]>();
  for (const currency of OFFERED_CURRENCIES) {
    for (const mark of new Set([currency, ...marksOf(currency)])) {
      byMark.set(mark, [...(byMark.get(mark) ?? []), currency]);
    }
  }
  return byMark;
});

/** As in "$", "US$" and "A$". A single letter is none: it is too often part of a name. */
function marksOf(currency: string): string[] {
  const forms = [
    ['en-US', 'symbol'],
    ['en-CA', 'symbol'],
    ['en-US', 'narrowSymbol'],
  ] as const;
  const marks = forms.map(
    ([language, currencyDisplay]) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value ?? '',
  );
  return marks.filter((mark) => mark !== '' && !/^\p{L}$/u.test(mark));
}
