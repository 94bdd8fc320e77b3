import { nameKey } from '#rules/base/text/name-key';
import { AISLES, type Aisle } from './aisles.ts';

/** Everyday things of one language, as its file has them: words with commas between. */
export interface AisleWords {
  /** The place of the word that says what a thing is, among those that describe it. */
  head: 'first' | 'last';
  /** In languages that write several words as one, the last of them says what it is. */
  hasCompounds?: boolean;
  /** Endings of plurals, and what stands there for one: “ies>y”. */
  plurals: readonly string[];
  /** Words after which something else is named, as in “bread with seeds”. */
  cuts: string;
  /** Words between the names of two things. */
  and: string;
  /** Words that decide wherever they stand, as “frozen”. */
  strong: Partial<Record<Aisle, string>>;
  /** Words of which people make the names of such a category. */
  names: Record<Aisle, string>;
  /** Under `none` what looks like one of the others and is not. */
  words: Record<Aisle | 'none', string>;
}

interface WordTable {
  words: ReadonlyMap<string, Aisle | 'none'>;
  mostWords: number;
  strong: ReadonlyMap<string, Aisle>;
  names: ReadonlyMap<Aisle, ReadonlySet<string>>;
  cuts: ReadonlySet<string>;
  and: ReadonlySet<string>;
  plurals: readonly (readonly [ending: string, one: string])[];
}

/** As much of a name as is looked at. */
const MOST_LETTERS = 120;
const MOST_WORDS = 12;

/** Shorter words end too many others: “Eis” and “Reis”. */
const SHORTEST_END = 4;
/** As many letters stand before it at least, since “Preis” is no rice. */
const SHORTEST_BEGINNING = 2;

/** One of these says as much as two letters. */
const SIGN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const ACCENTS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/g;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
};

const tables = new WeakMap<AisleWords, WordTable>();

/** Without case and accents, word by word. */
export function foldedWords(text: string): string[] {
  const plain = nameKey(text.slice(0, MOST_LETTERS))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[ßæœøłıةى]/g, (letter) => LETTERS[letter] ?? letter);
  const words = plain.match(/[\p{L}\p{M}\p{N}ー]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => (/^ال../.test(word) ? word.slice(2) : word));
}

/** The part of a shop where a thing of this name stands; null for what the language’s file does not know, or not for certain. */
export function aisleOf(title: string, language: AisleWords): Aisle | null {
  const table = tableOf(language);
  const all = foldedWords(title);
  for (const word of all) {
    const strong = table.strong.get(word);
    if (strong) return strong;
  }
  const cut = all.findIndex((word, place) => place > 0 && table.cuts.has(word));
  const named = cut > 0 ? cut : all.length;
  for (let length = Math.min(table.mostWords, all.length); length > 0; length -= 1) {
    const places = Array.from({ length: Math.min(named, all.length - length + 1) }, (_, place) => place);
    for (const place of language.head === 'last' ? places.toReversed() : places) {
      const part = all.slice(place, place + length);
      const found = exact(part, table) ?? (length === 1 ? byEnd(part[0] ?? '', language, table) : undefined);
      if (found) return found === 'none' ? null : found;
    }
  }
  return null;
}

/** Which one a category of this name is; null for “Lidl” or “For Sunday”. */
export function aisleNamed(category: string, language: AisleWords): Aisle | null {
  const { names, and } = tableOf(language);
  const words = foldedWords(category).filter((word) => !and.has(word));
  if (words.length === 0) return null;
  return AISLES.find((aisle) => words.every((word) => names.get(aisle)?.has(word))) ?? null;
}

function exact(words: readonly string[], table: WordTable): Aisle | 'none' | undefined {
  const [first = '', ...others] = words;
  const last = others.pop();
  for (const begin of singularsOf(first, table)) {
    for (const end of last === undefined ? [undefined] : singularsOf(last, table)) {
      const found = table.words.get([begin, ...others, ...(end === undefined ? [] : [end])].join(' '));
      if (found) return found;
    }
  }
  return undefined;
}

/** The longest word that this one ends with. */
function byEnd(word: string, { hasCompounds }: AisleWords, table: WordTable): Aisle | 'none' | undefined {
  const isJapanese = SIGN.test(word) || KANA.test(word);
  if (!hasCompounds && !isJapanese) return undefined;
  for (let begin = isJapanese ? 1 : SHORTEST_BEGINNING; begin < word.length; begin += 1) {
    const end = word.slice(begin);
    const shortest = SIGN.test(end) ? 2 : isJapanese ? 3 : SHORTEST_END;
    if (end.length < shortest) return undefined;
    for (const one of singularsOf(end, table)) {
      const found = one.length >= shortest ? table.words.get(one) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

function singularsOf(word: string, { plurals }: WordTable): string[] {
  const ones = plurals.flatMap(([ending, one]) =>
    word.endsWith(ending) && word.length > ending.length ? [word.slice(0, -ending.length) + one] : [],
  );
  return [word, ...ones];
}

function tableOf(language: AisleWords): WordTable {
  const known = tables.get(language);
  if (known) return known;
  const phrases = (text = '') =>
    text
      .split(',')
      .map((phrase) => foldedWords(phrase).join(' '))
      .filter(Boolean);
  const words = new Map<string, Aisle | 'none'>();
  for (const [aisle, text] of Object.entries(language.words)) {
    for (const phrase of phrases(text)) words.set(phrase, aisle as Aisle | 'none');
  }
  const table: WordTable = {
    words,
    mostWords: Math.max(...[...words.keys()].map((phrase) => phrase.split(' ').length)),
    strong: new Map(AISLES.flatMap((aisle) => phrases(language.strong[aisle]).map((word) => [word, aisle] as const))),
    names: new Map(AISLES.map((aisle) => [aisle, new Set(phrases(language.names[aisle]))])),
    cuts: new Set(phrases(language.cuts)),
    and: new Set(phrases(language.and)),
    plurals: language.plurals.map((rule) => rule.split('>') as [string, string]),
  };
  tables.set(language, table);
  return table;
}
