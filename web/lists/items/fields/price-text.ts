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

/**
 * What somebody means by a price, the way it is written where they live or elsewhere: 1.234,50 or 1,234.50 or 1 234,50.
 * A sign that could be either, as in 1.234, is what it is where they live. Null is none, and NaN is no number.
 */
export function priceIn(text: string): number | null {
  const typed = text.normalize('NFKC').replace(/[\s'’]/g, '');
  if (typed === '') return null;
  const signs = typed.match(/[.,]/g) ?? [];
  const [first, last] = [signs[0], signs.at(-1)];
  const isGroup = signs.length > 1 ? first === last : last === separators().group && /\d[.,]\d{3}$/.test(typed);
  const decimal = isGroup ? undefined : last;
  const [whole = '', fraction = '', ...more] = decimal ? typed.split(decimal) : [typed];
  const isWritten = more.length === 0 && /^(\d*|\d{1,3}([.,]\d{3})+)$/.test(whole) && /^\d*$/.test(fraction);
  return isWritten && whole + fraction !== ''
    ? Number(`${whole.replace(/[.,]/g, '') || 0}.${fraction || 0}`)
    : Number.NaN;
}
