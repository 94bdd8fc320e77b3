/** The currencies of most shoppers. An item that came with another one keeps it. */
export const OFFERED_CURRENCIES =
  'USD EUR GBP JPY CAD AUD NZD CHF SEK NOK DKK PLN CZK INR CNY KRW SGD HKD ZAR BRL MXN'.split(' ');

/** Marks and words beside prices, and what they stand for; of several that share one, the most usual first. */
const MARKS: Readonly<Record<string, string>> = {
  $: 'USD CAD AUD NZD SGD HKD MXN',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  SG$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
  R$: 'BRL',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  '¥': 'JPY CNY',
  'JP¥': 'JPY',
  'CN¥': 'CNY',
  円: 'JPY',
  ドル: 'USD CAD AUD NZD SGD HKD',
  ユーロ: 'EUR',
  元: 'CNY',
  '₩': 'KRW',
  원: 'KRW',
  '₹': 'INR',
  RS: 'INR',
  'RS.': 'INR',
  KR: 'SEK NOK DKK',
  'KR.': 'DKK SEK NOK',
  ':-': 'SEK NOK DKK',
  ZŁ: 'PLN',
  'ZŁ.': 'PLN',
  ZŁOTYCH: 'PLN',
  KČ: 'CZK',
  'FR.': 'CHF',
  'SFR.': 'CHF',
  FRANKEN: 'CHF',
  DOLLAR: 'USD CAD AUD NZD SGD HKD',
  DOLLARS: 'USD CAD AUD NZD SGD HKD',
  KRONOR: 'SEK',
  KRONER: 'NOK DKK',
  REAIS: 'BRL',
  '₺': 'TRY',
  TL: 'TRY',
  '₪': 'ILS',
  '₽': 'RUB',
  '₴': 'UAH',
  FT: 'HUF',
  LEI: 'RON',
  'ر.س': 'SAR',
  'ر.س.': 'SAR',
  ريال: 'SAR QAR OMR',
  'د.إ': 'AED',
  'د.إ.': 'AED',
  درهم: 'AED MAD',
  'ج.م': 'EGP',
  'ج.م.': 'EGP',
  جنيه: 'EGP',
  'د.ك': 'KWD',
};

/** Codes that a price may have without any other mark, beside those that are offered. */
const OTHER_CODES = 'SAR AED EGP QAR KWD MAD TRY ILS HUF RON UAH RUB THB IDR PHP VND CLP COP ARS'.split(' ');
const CODES = new Set([...OFFERED_CURRENCIES, ...OTHER_CODES]);

/**
 * A mark of several currencies, as of dollars, means the usual one of the person or the list, else the most usual of
 * all.
 */
export function currencyOf(mark: string, usual: string): string | undefined {
  const upper = mark.toUpperCase();
  if (CODES.has(upper)) return upper;
  const meant = Object.hasOwn(MARKS, upper) ? (MARKS[upper] ?? '').split(' ') : [];
  return meant.includes(usual) ? usual : meant[0];
}
