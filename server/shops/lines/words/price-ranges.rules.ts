import { isNumberedBy } from './numbered-names.rules.ts';
import { groupSignOf, numberIn } from './numbers.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

/** In characters: the words before a number are not looked for further away. */
const LONGEST_WORDS = 48;

/** A number at the end of what stands before a price. */
const NUMBER_BEFORE = /(?<number>\d{1,3}(?:[.,’'\u00a0\u202f]\d{3}){1,3}(?:[.,]\d{2})?|\d{1,7}(?<cents>[.,]\d{2})?)$/u;

/** Before the number of a size, and before the least price of several. */
const SIZE_BEFORE =
  /(?:^|[\s,(])(?:size|sz|gr(?:ö|oe)(?:ß|ss)e|gr|taille|talla|taglia|tg|maat|mt|tamanho|tam|rozm?|rozmiar|strl|stl|storlek|str|pointure|eu|uk|us|サイズ|مقاس)[.:]?\s?$/iu;
const LEAST_BEFORE =
  /(?:^|\s)(?:ab|from|von|de|du|da|dal|od|från|van|vanaf|entre|between|zwischen|tra|tussen|między|mellan|desde|dès|من)\s$/iu;

/** A whole word before a number. */
const LAST_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,20}[.\s]{0,2}$/u;

/**
 * "20 - 30 €" is a range, also with cents on one side alone; "size 29 - 34,90 €" is none, "size 29 - 24,90 €" would end below
 * its start, and in "Lego 2 - 49,90 €" the number is too small to be a price beside it.
 */
export function mayBeginRange(before: string, { price, text }: { price: number; text: string }): boolean {
  const plain = plainSigns(before);
  const { groups: { number = '', cents } = {}, index = 0 } = NUMBER_BEFORE.exec(plain) ?? {};
  const least = Number(numberIn(number, groupSignOf(number)));
  const words = plain.slice(Math.max(0, index - LONGEST_WORDS), index);
  const [word = ''] = LAST_WORD.exec(words) ?? [];
  const isNumber = SIZE_BEFORE.test(words) || isNumberedBy(word.replace(/[.\s]{1,3}$/u, ''));
  if (number === '' || !(least < price) || (isNumber && !LEAST_BEFORE.test(words))) return false;
  const areAlike = (cents !== undefined) === /[.,]\d{2}(?!\d)/.test(text);
  return areAlike || cents !== undefined || least * SMALL_SHARE > price || LEAST_BEFORE.test(words);
}

/** A number of which the price is so many times more is rather one of a name. */
const SMALL_SHARE = 4;
