import { perLocale } from './locale.ts';

const conjunction = perLocale((locale) => new Intl.ListFormat(locale));
const disjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const unit = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

export function listText(names: Iterable<string>): string {
  return conjunction().format(names);
}

/** "Cup, Plate, Bowl", without an "and". */
export function enumeration(things: Iterable<string>): string {
  return unit().format(things);
}

export function alternatives(things: Iterable<string>): string {
  return disjunction().format(things);
}
