import { perLocale } from '../../base/design/locale.ts';

const format = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'long' }));

/** Figures and names beside each other, as in "a, b, c". */
export function listed(texts: readonly string[]): string {
  return format().format(texts);
}
