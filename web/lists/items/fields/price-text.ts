import { numberIn } from '#rules/shops/lines/numbers';
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
