import { perLocale } from './locale.ts';

const conjunction = perLocale((locale) => new Intl.ListFormat(locale));
const unit = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** "Ann, Ben, and Cleo". */
export function listText(names: Iterable<string>): string {
  return conjunction().format(names);
}

/** "Cup, Plate, Bowl", without an "and". */
export function enumeration(things: Iterable<string>): string {
  return unit().format(things);
}
