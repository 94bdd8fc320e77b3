import { locale } from '../../base/design/locale.ts';

const MAX_NAMED = 2;

/** "Ann", "Ann and Bob", "Ann, Bob, and 3 others". */
export function peopleInWords(names: readonly string[]): string {
  const isAll = names.length <= MAX_NAMED;
  const named = isAll ? names : names.slice(0, MAX_NAMED);
  const more = names.length - named.length;
  const parts = isAll ? named : [...named, more === 1 ? '1 other' : `${more} others`];
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);
}
