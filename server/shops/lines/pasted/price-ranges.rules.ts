import type { Ways, WrittenPrice } from '../line.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { cellPrice } from '../written-prices.rules.ts';

/** In characters: with both prices and the words around. */
const LONGEST = 70;

/** Before the lower one. */
const LEAD =
  /^(?:from|between|now|price range|price|range|von|ab|zwischen|preis|preise|preisspanne|de|du|entre|prix|dès|à partir de|desde|precio|rango de precios|da|tra|fra|prezzo|van|vanaf|tussen|prijs|prijsklasse|preço|faixa de preço|od|między|cena|ceny|zakres cen|från|mellan|pris|prisintervall|価格|من|السعر|от)(?:\s?[:：]\s?|\s)/iu;

/** As in "€39.00 – €49.00", "from $19 to $25" and "Entre 25 € et 40 €". */
const BETWEEN =
  /\s?[-–—−~〜～]\s?|\s?から\s?|\s(?:to|and|through|thru|until|bis|und|à|et|au|a|hasta|al|y|e|fino a|tot|tot en met|en|até|do|i|till|och|إلى|до)\s/iu;

/** Behind the higher one. */
const TAIL = /\s?[(/]?(?:inkl?|incl|inc|zzgl|ttc|tva|iva|btw|vat|mwst|moms|each|ea|税込)(?!\p{L}).{0,20}$/iu;

const SIGN = /[A-Z]{0,3}\p{Sc}|EUR|USD|GBP|PLN|SEK|CHF|BRL|JPY|CAD|AUD|NOK|DKK|CZK|kr\.?|zł|Kč|Ft|円/iu;

const NUMBER = /^\d{1,3}(?:[.,’'\s]?\d{3}){0,3}(?:[.,]\d{1,2})?$/u;

/** The lower one of two prices, where a line says from which one to which; null for any other. */
export function lowerPrice(text: string, ways: Ways): WrittenPrice | null {
  if (text.length > LONGEST) return null;
  const [low = '', high = '', ...more] = plainSigns(text).replace(LEAD, '').replace(TAIL, '').split(BETWEEN, 3);
  const [sign] = SIGN.exec(high) ?? SIGN.exec(low) ?? [];
  if (sign === undefined || more.length > 0) return null;
  if (![low, high].every((money) => NUMBER.test(money.replace(SIGN, '').trim()))) return null;
  const [one, other] = [low, high].map((money) => cellPrice(SIGN.test(money) ? money : `${money} ${sign}`, ways));
  return one && other && one.price < other.price && one.currency === other.currency ? one : null;
}
