import type { Ways, WrittenPrice } from '../line.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { cellPrice } from '../written-prices.rules.ts';

/** In characters: with both prices and the words around. */
const LONGEST = 70;

/** One of two prices, with the sign of its money or without. */
const MONEY = String.raw`(?:[A-Z]{0,3}\p{Sc}|(?:EUR|USD|GBP|PLN|SEK|CHF|BRL|JPY|CAD|AUD|NOK|DKK|CZK)|kr\.?)?\s?\d{1,3}(?:[.,’'\s]?\d{3}){0,3}(?:[.,]\d{1,2})?\s?(?:\p{Sc}|(?:EUR|USD|GBP|PLN|SEK|CHF|BRL|JPY|CAD|AUD|NOK|DKK|CZK|kr|zł|Kč|Ft)(?!\p{L})|円)?`;

/** "€39.00 – €49.00", "20 – 30 €", "from $19 to $25" and "Entre 25 € et 40 €". */
const RANGE = new RegExp(
  String.raw`^(?<lead>[\p{L}\s]{0,24}[:：]?)\s?(?<low>${MONEY})\s?(?<between>[-–—−~〜～]|\p{L}{1,8})\s?(?<high>${MONEY})(?<tail>\P{N}{0,24})$`,
  'iu',
);

/** Before the lower one. */
const LEAD =
  /^(?:from|between|now|price|price range|range|von|ab|zwischen|preis|preise|preisspanne|de|du|entre|prix|dès|à partir de|desde|precio|rango de precios|da|tra|fra|prezzo|van|vanaf|tussen|prijs|prijsklasse|preço|faixa de preço|od|między|cena|ceny|zakres cen|från|mellan|pris|prisintervall|価格|من|السعر|от)?\s?[:：]?$/iu;

/** Between the two. */
const BETWEEN =
  /^(?:[-–—−~〜～]|to|and|through|until|bis|und|à|et|au|a|hasta|al|y|e|fino a|tot|tot en met|en|até|do|i|till|och|から|إلى|до)$/iu;

/** Behind the higher one. */
const TAIL = /^\s?[(/]?(?:(?:inkl?|incl|inc|zzgl|ttc|tva|iva|btw|vat|mwst|moms|each|ea|税込)(?!\p{L}).{0,20}|から)?$/iu;

const SIGN = /[A-Z]{0,3}\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|JPY|CAD|AUD|NOK|DKK|CZK|kr|zł|Kč|Ft|円/iu;

/** The lower one of two prices, where a line says from which one to which; null for any other. */
export function lowerPrice(text: string, ways: Ways): WrittenPrice | null {
  if (text.length > LONGEST) return null;
  const { lead = '', low = '', between = '', high = '', tail = '' } = RANGE.exec(plainSigns(text))?.groups ?? {};
  if (low === '' || !LEAD.test(lead.trim()) || !BETWEEN.test(between) || !TAIL.test(tail)) return null;
  const [sign] = SIGN.exec(high) ?? SIGN.exec(low) ?? [];
  if (sign === undefined) return null;
  const [one, other] = [low, high].map((money) =>
    cellPrice(SIGN.test(money) ? money.trim() : `${money.trim()} ${sign}`, ways),
  );
  return one && other && one.price < other.price && one.currency === other.currency ? one : null;
}
