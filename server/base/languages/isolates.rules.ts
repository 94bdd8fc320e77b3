import { directionIn } from './languages.rules.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Nd}]/u;

const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** Words that would turn the text around them in that language, or be turned by it, keep to themselves. */
export function isolatedIn(locale: string, words: string): string {
  const turning = directionIn(locale) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return turning.test(words) ? FIRST_STRONG_ISOLATE + words + POP_ISOLATE : words;
}
