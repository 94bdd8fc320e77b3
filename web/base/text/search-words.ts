import { perLocale } from '../design/locale.ts';

/** Letters that are no other letter with a mark, and that people type as one. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
};

/** Nobody types accents, vowel signs or wide letters into a search box. */
export function searchWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}\u0653-\u0655]/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœıةى]/g, (letter) => TYPED_AS[letter] ?? letter);
}

const collator = perLocale((locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }));

export function byWords(one: string, other: string): number {
  return collator().compare(one, other);
}
