import { perLocale } from './locale.ts';

const format = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** Parts beside each other, as in "1 l, $3.50, shop.example". A list of names in a sentence has an "and". */
export function commaText(parts: readonly string[]): string {
  return format().format(parts);
}
