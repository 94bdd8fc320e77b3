import { plainSigns } from './plain-signs.rules.ts';

/** "3 pairs of wool socks" is one thing: six socks would be something else, and so would three "pairs of wool socks". */
export const CONTAINED = /^\d{1,2}\s{1,5}\p{Ll}{3,20}\s{1,5}of\s/u;

/** "3 pairs trail socks", also of other languages: so many pairs, and not so many socks. */
export const PAIRS = /^\d{1,2}\s(?:pairs?|sets?|paires?|pares?|paia|paio|paar|par|pary?)\s/iu;

export const EMOJI_AFTER_AMOUNT = /(?<=\d\s?[x×]|[x×]\s?\d{1,2})\s{0,3}\p{Extended_Pictographic}\ufe0f?$/iu;

/**
 * The amount comes first, as in "2x milk", "2× milk", "2mal Milch" and "2 milk", or last, as in "milk x2" and "milk
 * ×2".
 */
export const NUMBER_FIRST =
  /^(?!(?:\d|1[0-2])\s\d{1,2}\/\d)(?<amount>\d{1,5})(?:\s*[xх*]\s+|\s*[×✕]\s*|\s?mal\s+|\s+(?!(?:to|or|bis|oder|à|ou|a|o|of|tot|do|lub|till|eller|for|für|pour|por|per|voor|za|för|x)\s\p{Sc}?\d))(?<name>(?:[\p{L}\p{M}"“„«「『'(]|#\d|\d{1,4}-\p{L}|\d{1,2}(?:\/\d{1,2})?["”″']\s\p{L}).*)$/iu;
export const MARKED_FIRST = /^(?<amount>\d{1,5})(?:\s*[xх*]\s+|\s*[×✕]\s*|\s?mal\s+)(?<name>\S.*)$/iu;
export const TIMES_MEASURE = /^(?<amount>\d{1,2})\s?[xх×✕*]\s?(?<name>\d.*)$/iu;
export const NUMBER_LAST = /^(?<name>.*[^\s\d.,])(?:\s+[xх*]|\s*[×✕])\s*(?<amount>\d{1,5})$/iu;
export const X_LAST = /^(?<name>.*[^\s.,])\s+(?<amount>\d{1,2})\s?[x×]$/iu;
export const IN_BRACKETS = /^(?<name>\D.*\S)\s+\([x×]?(?<amount>\d{1,2})\)$/iu;
export const TIMES_IN_BRACKETS = /^(?<name>.*\S)\s+\((?:[x×]\s?(?<amount>\d{1,2})|(?<times>\d{1,2})\s?[x×])\)$/iu;
export const SIZE_LAST = /\p{L}\s\d{1,4}(?:[.,]\d{1,2})?\s?(?:m?l|cl|k?g)$/iu;
export const BEHIND_A_MARK = /^(?<name>.*\p{L})\s?(?:[:,]|\s[-–—])\s(?<amount>\d{1,2})$/u;

/** Names that begin with a size, as boards have them: "2x4x8 studs" and "8' 2x4". */
export const SIZED = /^\d{1,3}\s?(?:["”″'′]\s|[x×]\s?\d{1,3}\D)/u;

/** "Mug £12 x2", where a number before the "x" is known to be a price: "10 x 15" is a size. */
export const NUMBER_AFTER_PRICE = /^(?<priced>.*\S)\s{1,5}[x×]\s?(?<amount>\d{1,2})$/;

/** "7 Wonders" is a name, and "7 glasses" are seven. */
export const NUMBER_OF_A_TITLE = /^\d{1,2}\s{1,5}(?![x×]\s|T-?[Ss]hirt)[^\p{Ll}\p{Lo}]/u;

/** "Lemons 4", of which the last word must be one that is counted. */
export const BARE_NUMBER_LAST = /\s{1,5}(?<amount>\d{1,2})$/u;
export const LAST_WORD = /(?<word>[\p{L}\p{M}]{1,40})[).]?$/u;

/** "coffee - 2 packs of 500 g". */
export const PACKS_OF =
  /^(?<name>.*?[\p{L})])(?:\s?[:,]\s|\s[-–—]\s|\s)(?<size>\d{1,3}\s(?<unit>\p{L}{2,16})\s(?:à|á|a|zu je|zu|je|of|de|x|@|po|da|van|по)\s?\d{1,5}(?:[.,]\d{1,3})?\s?(?<each>\p{L}{1,6})\.?)$/iu;

/** "flour 5 lb bag". */
export const MEASURED_PACK = /^(?<rest>.*\d\s?\p{L}{1,5})\s(?<pack>\p{L}{3,12})$/u;

/** "butter - 1 lb - unsalted" and "cheese 1 kg – on offer". */
export const MEASURE_AND_NOTE = /(?<=\d\s?\p{L}{1,14}\.?)\s[-–—]\s(?<note>\p{L}[^\d]{1,40})$/u;

/** "Bath towels 4 pcs", with a word that counts pieces and nothing else: the end of the line, behind the name. */
const PIECES_LAST =
  /(?<=[^\s\d:–—-])(?:\s[:–—-]|[:–—-])?\s\(?(?<amount>\d{1,2})\s?(?:stk|stck|stück|pcs?|ks|kus[yů]?|kpl|buc|adet|tane|db|шт|szt|sztuk[ai]?|stuks|uds?|unid|pz|개|个|個|枚)\.?\)?$/iu;

/** In characters: a longer line is no name with an amount. */
const LONGEST_LINE = 1_000;
const LONGEST_END = 24;

/** The name and how many pieces of it, as it stands at the end of a line; null where no such word does. */
export function piecesLast(plain: string): { name: string; amount: string } | null {
  const from = Math.max(0, plain.length - LONGEST_END);
  const found = plain.length > LONGEST_LINE ? null : PIECES_LAST.exec(plain.slice(from));
  const name = plain.slice(0, from + (found?.index ?? 0));
  return found && /\p{L}/u.test(name) ? { name, amount: found.groups?.amount ?? '' } : null;
}

/** Whether a line says how many of a thing there are in a way that nothing else is written in. */
export function isCountedForSure(text: string): boolean {
  if (text.length > LONGEST_LINE) return false;
  const plain = plainSigns(text);
  return (
    (MARKED_FIRST.test(plain) && !SIZED.test(plain)) ||
    (NUMBER_LAST.test(plain) && !/\d\s*[x×]\s*\d/.test(plain)) ||
    piecesLast(plain) !== null
  );
}
