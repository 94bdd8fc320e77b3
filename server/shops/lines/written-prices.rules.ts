import { withLastCoinsInFigures } from '../../base/amounts/coins-behind.rules.ts';
import { newItem } from '../../lists/items/item.rules.ts';
import type { WrittenPrice } from './line.rules.ts';
import { currencyOf } from './words/currencies.rules.ts';
import { isNumberedBy } from './words/numbered-names.rules.ts';
import { groupSignOf, numberIn } from './words/numbers.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { mayBeginRange } from './words/price-ranges.rules.ts';
import { isVague, withoutGuess } from './words/vague-words.rules.ts';
import {
  withCentsBehind,
  withoutGuessBehind,
  withoutWordBefore,
  withPriceInFigures,
} from './words/worded-prices.rules.ts';

export type Reading = { currency: string; groupSign?: string };

/** In characters, from the end: a price with its mark is shorter, and nothing longer is searched. */
const LONGEST_PRICE = 48;

/** Words behind a price that say of how many it is, or that taxes are in it. */
export const BEHIND =
  /\s{0,5}(?:\((?:税込|税抜|inkl\.? MwSt\.?|TTC|each)\)|\/\s?(?:un?\.?|unid\.?|шт\.?|kus|ks|db|adet|kpl|st\.?|stk\.?|stück|pcs?\.?|ea\.?|each|piece|pièce|ud\.?|unidad|pz\.?|pezzo|szt\.?|st|個|本|枚)|\s(?:each|ea\.?|apiece|(?:pro|das|je) Stück|(?:(?:à )?la |par )?pièce|l['’](?:un|une|unité|uno|una)|chacune?|c\/u|cad(?:a un[oa]|auno|auna)?\.?|la unidad|ciascun[oa]|al pezzo|per stuk|a unidade|cada|za sztukę|styck|(?:за )?(?:кожн[аеіу]|шт(?:уку)?\.?|каждый|каждая)|(?:za )?kus|stykk?|darabonként))(?<close>\)?)$/iu;

/** As in "Rice £2.40" and "Krus kr 199": a sign may follow the name with a space alone. */
const SIGN_FIRST =
  /(?<gap>^|\s{1,5}[-–—·•]{0,3}\s{0,5}|[:,;]\s{1,5}|(?<=[\p{L})]):|\s{0,5}[|@=(]\s{0,5})(?<mark>[A-Z]{0,3}\p{Sc}|[Kk]r\.?|Rs\.?|S?[Ff]r\.)\s?(?<amount>\d{1,12}(?:[.,’'\u00a0\u202f ]\d{1,12}){0,5})(?<dash>[.,:]\s?[-–—]{1,2})?\)?$/u;

/** As in "Watch - CHF 80": letters that follow the name with a space alone are part of it, as in "Course in CAD 2024". */
const LETTERS_FIRST =
  /(?<gap>^|\s{1,5}[-–—·•]{1,3}\s{0,5}|[:,;]\s{1,5}|\s{0,5}[|@=(]\s{0,5})(?<mark>[A-Z]{3})\s?(?<amount>\d{1,12}(?:[.,’'\u00a0\u202f]\d{1,12}){0,5})(?<dash>[.,:]\s?[-–—]{1,2})?\)?$/u;

/** As in "Lampe CHF 12.50", where the cents make it sure. */
const LETTERS_AND_CENTS =
  /(?<gap>\s{1,5})(?<mark>[A-Z]{3})\s?(?<amount>\d{1,9}(?:[.,’'\u00a0\u202f]\d{3}){0,3}[.,](?:\d{2}|\s?[-–—]))(?<dash>)$/u;

/** As in "Teppich EUR 349", in the money that is meant by the list: "Course in CAD 2024" is a name. */
const USUAL_LETTERS = /(?<gap>\s{1,5})(?<mark>[A-Z]{3})\s(?<amount>\d{1,3}(?:[.,’'\u00a0\u202f]\d{3}){0,3})(?<dash>)$/u;

/** As in "Teapot 24 €", "Hrnek 1 299 Kč" and "Stoel 12,- €". */
const AMOUNT_FIRST =
  /(?<gap>^|\s{1,5}[-–—·•]{0,3}\s{0,5}|[:,;]\s{1,5}|(?<=[\p{L})]):|\s{0,5}[|@=(]\s{0,5})(?<amount>\d{1,12}(?:[.,’'\u00a0\u202f]\d{1,12}){0,5})(?<dash>[.,:]\s?[-–—]{1,2})?\s?(?<mark>[A-Z]{0,3}\p{Sc}|[\p{L}\p{M}.]{1,8})\)?$/u;

/** As in "499:-", which is said of crowns alone, and "89,-". */
const DASHED =
  /(?<gap>^|\s{1,5}[-–—·•]{0,3}\s{0,5}|[:,;]\s{1,5}|(?<=[\p{L})]):|\s{0,5}[|@=(]\s{0,5})(?<amount>\d{1,3}(?:[.’'\u00a0\u202f ]\d{3}){1,3}|\d{1,7})(?<mark>:[-–—])(?<dash>)\)?$/u;

/** As in "Schloss 45.-", which is said of the usual money. */
const DASHED_LAST =
  /(?<gap>\s{1,5}[-–—·•]{0,3}\s{0,5}|[:,;]\s{1,5}|\s{0,5}[|@=(]\s{0,5})(?<amount>\d{1,3}(?:[’'\u00a0\u202f ]\d{3}){1,3}|\d{1,7})[.,]\s?[-–—]{1,2}\)?$/u;

/** As in "5€50". */
const SIGN_WITHIN = /(?<gap>^|\s{1,5}|[:,;(]\s{0,5})(?<amount>\d{1,6})(?<mark>[€£$])(?<cents>\d{2})(?<dash>)\)?$/u;

/** Thousands that are parted by a space, of which the first ones stand at the end of the name so far. */
const THOUSANDS = /(?:^|[\s(（:：])(?<thousands>\d{1,3}(?:\s\d{3}){0,2})$/u;

/** Money of countries that part thousands by a space. */
const SPACED_MONEY = new Set(['SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RUB', 'UAH']);

/** "120.00" and "1.299,00": nobody wants so many of a thing. */
const WITH_CENTS = /^(?:\d{1,7}|\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3}){1,3})[.,]\d{2}$/u;

/** In brackets, or of each: "2 pillows (45,00 each)". */
const CENTS_ASIDE = /(?<gap>\s?\()(?<amount>(?:\d{1,7}|\d{1,3}(?:[.,’'\u00a0\u202f]\d{3}){1,3})[.,]\d{2})\)$/u;

/** As in "Table lamp, 120.00" and "Table lamp – 120.00". After a single space it is part of the name, as in "Size 10.50". */
const CENTS_LAST =
  /(?<gap>[,;]\s{1,5}|\s{1,5}[-–—]{1,3}\s{1,5}|\s{2,5})(?<amount>(?:\d{1,7}|\d{1,3}(?:[.,’'\u00a0\u202f]\d{3}){1,3})[.,]\d{2})$/u;

export const ANY_PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** The name and the price that stands at its end, in "Rice £2.40"; null where no price can be told for certain. */
export function splitPriceOff(text: string, ways: Reading): PricedName | null {
  return splitAtPrice(text, (end) => findPrice(end, ways));
}

/** The same where lines name a thing each, and a number with cents is a price: in the usual currency. */
export function splitLinePriceOff(text: string, ways: Reading): PricedName | null {
  return splitAtPrice(text, (end) => findPrice(end, ways) ?? findCents(end, ways));
}

export interface PricedName {
  name: string;
  price: WrittenPrice;
  /** The shop where it costs that. */
  note?: string;
}

interface FoundPrice {
  price: WrittenPrice;
  index: number;
  /** The text between the name and the price. */
  gap: string;
  isAmountFirst: boolean;
}

const AT_END = /(?:[,;:·•]|\s?(?:[.…_]{3,120}|(?:\. ){3,60}\.?)| [-–—])\s{0,3}$/u;

/** In characters; nothing longer is a name and a price. */
const LONGEST_NAMED = 300;

/** A note behind a price, as in "Kettle $49.99 (Target)". */
const NOTE = /\s(?<note>\([^()\d\p{Sc}]{2,40}\))$/u;

/** A shop behind a price, as in "Headphones, 49 € at Saturn". */
const SHOP =
  /\s(?<shop>(?:bei|at|from|chez|en|da|bij|na|w|hos|på|via)\s(?:\p{Lu}[\p{L}\d.&'’-]{1,20}(?:\s\p{Lu}[\p{L}\d.&'’-]{1,20}){0,2}|(?:amazon|ebay|etsy|ikea|target|walmart|costco|aldi|lidl|rewe|edeka|dm|rossmann|otto|zalando|thalia|decathlon|fnac|zara|mercadona|bol|hema|action|allegro|empik|biedronka|elgiganten|ica)(?:\.\p{L}{2,3})?))$/u;

/** The sum of several, in brackets behind the price of one, and how a price adds up. */
const SUM_ASIDE =
  /\s?[(（](?<shop>(?:計|合計|total|gesamt|zus\.?|zusammen|summe|somme|totale|totaal|razem|totalt|=|[\p{Sc}\d][\d.,円€£$\s]{0,12}[×x*+])[^()（）]{1,20})[)）]$/iu;

function splitAtPrice(
  written: string,
  find: (end: string) => FoundPrice | null,
  calledBy: Caller = calledExactly,
): PricedName | null {
  const text = withPriceInFigures(withLastCoinsInFigures(written));
  if (withCentsBehind(text) !== null) return null;
  const note = NOTE.exec(text);
  const split = splitAtEnd(text, find, calledBy);
  if (split) return split;
  const shop = SHOP.exec(text) ?? SUM_ASIDE.exec(text);
  const there = shop && splitAtEnd(text.slice(0, shop.index), find, calledBy);
  if (there) return { ...there, note: shop.groups?.shop };
  if (!note) return null;
  const before = splitAtEnd(text.slice(0, note.index), find, calledBy);
  return before && { ...before, name: `${before.name} ${note.groups?.note}` };
}

/** Gives the name out of what stands before a price; null where that says that it is none. */
type Caller = (before: string, hasColon: boolean) => string | null;

const calledExactly: Caller = (before, hasColon) => (isVague(before) ? null : withoutWordBefore(before, hasColon));

/** The same where it is a guess or a limit. */
const calledNearly: Caller = (before) => {
  const name = withoutGuess(before);
  return name === null || isVague(name) ? null : name;
};

/** The name, a price that is a guess or a limit, and how it is said, as in "Vase ab 20 €" and "Scarf, about $25"; null where there is none. */
export function splitNearPriceOff(text: string, ways: Reading): PricedName | null {
  const find = (end: string) => findPrice(end, ways) ?? findCents(end, ways);
  if (withCentsBehind(text) !== null) return null;
  const before = splitAtPrice(text, find, calledNearly);
  const bare = before ? null : withoutGuessBehind(text);
  const near = before ?? (bare === null ? null : (splitAtPrice(bare, find, calledNearly) ?? splitAtPrice(bare, find)));
  if (!near) return null;
  const aside = text.startsWith(near.name) ? '' : (NOTE.exec(text)?.[0] ?? ''); // it ends the name by now
  const said = text.slice(near.name.length - aside.length, text.length - aside.length);
  return { ...near, note: said.replace(/^[\s,;:(–—-]{1,5}|\)$/gu, '').trim() };
}

/** The same of a cell beside a name, as in "environ 45 €", with how it is said; null where there is none. */
export function nearCellPrice(cell: string, ways: Reading): { price: WrittenPrice; note: string } | null {
  const near = splitNearPriceOff(`Gift ${cell.trim()}`, ways);
  return near?.name === 'Gift' ? { price: near.price, note: near.note ?? '' } : null;
}

/** The name and a price that may be one, or a part of the name; null where there is none. */
export function splitGuessOff(text: string, ways: Reading): PricedName | null {
  const find = (end: string) => findPrice(end, ways) ?? findCents(end, ways);
  const whole = withCentsBehind(text);
  return whole === null ? splitBareCentsOff(text, ways) : splitAtPrice(whole, find);
}

/** "Teelichter 4,99", where a number with cents may be part of the name. */
const BARE_CENTS =
  /(?<word>\p{L}[\p{L}\p{M}-]{1,40}|\d[\d.,]{0,6}\s?(?:\p{L}{1,4}|["”″])|\d{1,4}[x×]\d{1,4}) (?<amount>\d{1,4}[.,]\d{2})$/u;

function splitBareCentsOff(text: string, ways: Reading): PricedName | null {
  if (text.length > LONGEST_NAMED) return null;
  const found = BARE_CENTS.exec(plainSigns(text));
  const { word = '', amount = '' } = found?.groups ?? {};
  const price = found && !isNumberedBy(word) ? barePrice(amount, ways) : null;
  return price && { name: text.slice(0, (found?.index ?? 0) + word.length), price };
}

function splitAtEnd(text: string, find: (end: string) => FoundPrice | null, calledBy: Caller): PricedName | null {
  const start = Math.max(0, text.length - LONGEST_PRICE);
  const found = find(text.slice(start));
  if (!found) return null;
  const before = text.slice(0, start + found.index).trim();
  const isRange = found.isAmountFirst && /[-–—]/.test(found.gap) && mayBeginRange(before, found.price);
  const hasColon = found.gap.startsWith(':') || before.endsWith(':');
  const name = isRange ? null : calledBy(before.replace(AT_END, ''), hasColon)?.replace(AT_END, '');
  const isCertain = name && /\p{L}/u.test(name) && !ANY_PRICE.test(plainSigns(name));
  if (!isCertain) return null;
  return { name: /\([^()]*$/.test(name) && /\)$/.test(text) ? `${name})` : name, price: found.price };
}

/** Reads a text that is nothing but a price, as in a cell of a spreadsheet. */
export function priceAlone(text: string, ways: Reading): WrittenPrice | null {
  const found = text.length <= LONGEST_PRICE ? findPrice(text.trim(), ways) : null;
  return found?.index === 0 ? found.price : null;
}

/** The same of a cell beside a name, where a number with cents is a price without a mark, too. */
export function cellPrice(text: string, ways: Reading): WrittenPrice | null {
  return WITH_CENTS.test(plainSigns(text)) ? barePrice(text, ways) : priceAlone(text, ways);
}

/** The same of a number without a mark, where it is known to be a price: in the usual currency. */
export function barePrice(text: string, { currency, groupSign }: Reading): WrittenPrice | null {
  if (text.length > LONGEST_PRICE) return null;
  const price = newItem.shape.price.safeParse(numberIn(text, groupSignOf(plainSigns(text), groupSign))).data;
  return price == null ? null : { price, currency, text: `${text.trim()} ${currency}` };
}

/** "cad." says that it is for each, and "CAD" says of which money. */
function withoutWordsBehind(plain: string): string {
  const found = BEHIND.exec(plain);
  if (!found || found[0].trim() === 'CAD') return plain;
  return `${plain.slice(0, plain.length - found[0].length)}${found.groups?.close ?? ''}`;
}

function findPrice(written: string, ways: Reading): FoundPrice | null {
  const plain = withLastCoinsInFigures(plainSigns(written));
  const text = withoutWordsBehind(plain);
  for (const pattern of [
    SIGN_WITHIN,
    SIGN_FIRST,
    LETTERS_FIRST,
    LETTERS_AND_CENTS,
    USUAL_LETTERS,
    AMOUNT_FIRST,
    DASHED,
  ]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { gap = '', mark = '', amount = '', cents } = match.groups ?? {};
    const currency = currencyOf(mark.replace(/^:[–—]$/, ':-'), ways.currency);
    if (!currency || (pattern === USUAL_LETTERS && mark !== ways.currency)) continue;
    const isAmountFirst = pattern === AMOUNT_FIRST || pattern === DASHED;
    const found = { currency, isAmountFirst, gap, index: match.index };
    const spaced = isAmountFirst
      ? withThousands(text.slice(0, match.index), amount, gap, { currency, groupSign: ways.groupSign })
      : null;
    const digits = spaced?.amount ?? (cents ? `${amount}.${cents}` : amount);
    const price = newItem.shape.price.safeParse(numberIn(digits, groupSignOf(digits, ways.groupSign))).data;
    if (price == null) continue;
    const isSign = pattern === SIGN_FIRST && /\p{Sc}/u.test(mark);
    return {
      ...found,
      ...spaced,
      price: { price, currency, text: isSign ? `${mark}${digits}` : `${digits} ${currency}` },
    };
  }
  return null;
}

/** A number of the name: behind a sign of measures, as in "80 × 80 149,00 €", or a word that numbers, as in "Größe 36 129 €". */
const OF_NAME = /(?:[×✕*/]|\dx|\d x)$/iu;

/**
 * In "Hrnek 1 299 Kč" the 1 belongs to the price, and in "iPhone 15 799 €" the 15 does not. Readers who part thousands by a
 * sign mean two numbers where two or three digits stand before a price, as in "Lego 10 299,00 €".
 */
function withThousands(before: string, amount: string, gap: string, { currency, groupSign }: Reading) {
  const match = /^\s$/.test(gap) && /^\d{3}(?:[.,]\d{2})?$/.test(amount) ? THOUSANDS.exec(before) : null;
  const { thousands = '' } = match?.groups ?? {};
  const name = before.slice(0, before.length - thousands.length).trimEnd();
  const isSpaced = SPACED_MONEY.has(currency) || (/[.,]/.test(amount) && groupSign !== '.' && groupSign !== ',');
  const isOfName = OF_NAME.test(name) || isNumberedBy(name.slice(-40).replace(/\.$/, '').split(/\P{L}/u).at(-1) ?? '');
  if (!match || isOfName || !(isSpaced || thousands.length === 1)) return null;
  return { amount: `${thousands} ${amount}`, index: match.index };
}

function findCents(written: string, ways: Reading): FoundPrice | null {
  const plain = plainSigns(written);
  const text = withoutWordsBehind(plain);
  const { index = 0, groups: { gap = '', amount = '' } = {} } =
    CENTS_LAST.exec(text) ?? CENTS_ASIDE.exec(text) ?? DASHED_LAST.exec(text) ?? {};
  const price = amount ? barePrice(amount, ways) : null;
  return price && { price, index, gap, isAmountFirst: true };
}
