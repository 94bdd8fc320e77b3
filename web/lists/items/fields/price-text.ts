import { numberIn } from '#rules/shops/lines/words/numbers';
import { perLocale } from '../../../base/design/locale.ts';

const separators = perLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  return { group: parts.find(({ type }) => type === 'group')?.value };
});

const format = perLocale((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }));

/** A price as people write it where the reader lives, as 12.50 or 12,50. */
export function priceText(price: number): string {
  return Number.isNaN(price) ? '' : format().format(price);
}

/** The sign between thousands where the reader lives. */
export function groupSign(): string | undefined {
  return separators().group;
}

/** Reads a price, the way it is written where people live or elsewhere. Null is none, and NaN is no number. */
export function priceIn(text: string): number | null {
  return numberIn(text, groupSign());
}

/** The same of a sum in a known currency, whose sign or code may stand beside it: "20,50 €". */
export function sumIn(text: string, currency: string): number | null {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts();
  const sign = parts.find(({ type }) => type === 'currency')?.value;
  const typed = text.trim();
  const mark = [sign, currency].find((each) => each && (typed.startsWith(each) || typed.endsWith(each)));
  return priceIn(mark ? typed.replace(mark, '') : typed);
}
