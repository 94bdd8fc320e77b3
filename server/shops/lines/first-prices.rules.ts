import { withFirstCoinsInFigures } from '../../base/amounts/coins-behind.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { ANY_PRICE, barePrice, type PricedName, priceAlone, type Reading } from './written-prices.rules.ts';

/** As in "CHF 49.90 Fondue set", "12,50 € Tasse" and "1'250.- Kaffeemaschine". */
const PRICE_FIRST =
  /^(?<open>\(?)(?<price>(?<sign>[A-Z]{0,3}\p{Sc}|[Kk]r\.?|[A-Z]{3})\s?\d[\d.,’'\u00a0\u202f]{0,14}(?:[-–—])?|\d[\d.,’'\u00a0\u202f]{0,14}[-–—]?\s?(?<mark>\p{Sc}|[Kk]r\.?|Kč|zł|Ft|грн\.?|руб\.?|TL|euros?|円|元|원|[A-Z]{3})|\d[\d’']{0,9}[.,:][-–—])\)?\s{0,3}[-–—:]?\s{1,3}(?<name>\p{L}.{1,400})$/u;

/** "€50 gift card" and "$5 off" are called so. */
const SUM_IN_NAME =
  /^(?:(?:off|gift|giftcards?|cards?|carte|cartes cadeaux?|carta|karta|geschenk|bon)(?!\p{L})|voucher|credit|towards|coupon|rabatt|gutschein|guthaben|geschenk(?:karte|gutschein)|chèque|tarjeta|vale\b|cheque|buono|cadeau|tegoed|presentkort|cart[aã]o|قسيمة|بطاقة)/iu;

/**
 * The price that a line begins with, and what stands after it. Without cents it may be a part of the name. "1 TL" is a teaspoon unless
 * the list is in liras.
 */
export function splitFirstPriceOff(text: string, ways: Reading): (PricedName & { isSure: boolean }) | null {
  const plain = withFirstCoinsInFigures(plainSigns(text));
  const { price: written = '', name: called = '', sign = '', mark = sign } = PRICE_FIRST.exec(plain)?.groups ?? {};
  const name = text.slice(text.length - called.length);
  const isMoney = /^\d[\d’']*[.,:][-–—]$/.test(written);
  const price = written
    ? isMoney
      ? barePrice(written.replace(/[.,:][-–—]$/, ''), ways)
      : priceAlone(written, ways)
    : null;
  if (!price || (mark === 'TL' && ways.currency !== 'TRY') || SUM_IN_NAME.test(called) || ANY_PRICE.test(called))
    return null;
  const isMarked = mark !== '' && !/^[A-Z]{3}$/.test(mark); // "USB 3 cable" and "AAA 20 batteries"
  return { name, price, isSure: isMoney || isMarked || /[.,](?:\d{2}|[-–—])(?!\d)/.test(written) };
}
