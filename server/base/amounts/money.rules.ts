import { ENGLISH, speaker } from '../languages/i18n.rules.ts';
import { directionIn } from '../languages/languages.rules.ts';

/** There are some hundred and fifty currencies, and asking Intl of one takes longer than all else about a price. */
const formats = new Map<string, { format: Intl.NumberFormat; decimals: number }>();

function formatOf(currency: string, locale: string) {
  const key = `${locale} ${currency}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const made = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(key, made);
  return made;
}

function decimals(currency: string): number {
  return formatOf(currency, ENGLISH.locale).decimals;
}

export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimals(currency));
}

export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** decimals(currency);
}

/** The sign of a currency that begins with letters, as in "US$", would be turned among Arabic. */
const LETTERED_SIGN = /[A-Z]{1,3}\p{Sc}/gu;
const LEFT_TO_RIGHT_MARK = '\u200e';

/** An amount as Intl writes it, such that its sign stays whole between letters from right to left. */
export function asWritten(amount: string, locale: string): string {
  return directionIn(locale) === 'rtl' ? amount.replace(LETTERED_SIGN, `$&${LEFT_TO_RIGHT_MARK}`) : amount;
}

export function minorText(minor: number, currency: string): string {
  return asWritten(formatOf(currency, speaker().locale).format.format(toMajorUnits(minor, currency)), speaker().locale);
}
