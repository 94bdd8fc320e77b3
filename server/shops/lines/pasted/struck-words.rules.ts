import type { Ways } from '../line.rules.ts';
import { withoutLinks } from '../links.rules.ts';
import { doneIn } from '../words/done-words.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import { LINK, struckParts } from './struck-parts.rules.ts';

/** In characters: nothing longer is a line with a word struck through. */
const LONGEST = 2_000;

/** "~~red~~" among other words. "so cute~~ please~~" is no such thing. */
const STRUCK = /(?<=^|[\s([])~~(?=\S)(?<text>[^~]{1,500})~~(?=$|[\s)\],.;:!?、،–—-])/gu;

/** The name of a link in Markdown, all of it. */
const STRUCK_NAME = /\[~~(?<name>[^~[\]]{1,300})~~\](?<link>\([^\s()~]{1,1000}\))/gu;

/** The marks of a list, of a heading and of a box. */
const MARKS = /^\s{0,40}(?:(?:[-*+•–—☐]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])\s{1,9}){0,4}/u;

/** Behind a thing that is done, how that came: "~~Socks~~ (Anna has them)". */
const ASIDE = /^\s?[([:–—-]/u;

/** "2", "2x", "500 g" and "1 l": no thing, and a number that another one replaces. */
const AMOUNT = /^(?:\d{1,5}(?:[.,/]\d{1,3})?|[½¼¾])\s?(?:[\p{L}×]{0,2}|stk|pcs|lbs?)\.?$/iu;

/** Words that join two things: without one of them they say nothing. */
const JOINED = /^(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller|og|и|&|\+|\/)(?=\s|$)/iu;
const JOINED_LAST = /(?:^|\s)(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller|og|и|&|\+|\/)$/iu;

/**
 * Lines in which a thing is struck through as a whole, or not at all: such a thing is done. Words within a thing that are struck
 * through are left out: a price that was, or a word for which another one stands. A line of which neither is sure stays as it is.
 */
export function withoutStruckWords(rows: readonly string[], leftOut: string[], ways: Ways): string[] {
  return rows.flatMap((written) => {
    if (!written.includes('~~') || written.length > LONGEST || /[\t|]/.test(written)) return [written];
    const row = written.replace(STRUCK_NAME, '~~[$<name>]$<link>~~');
    const [mark = ''] = MARKS.exec(row) ?? [];
    const text = row.slice(mark.length);
    const isNumber = (part: string) => AMOUNT.test(part) || priceAlone(part, ways) !== null;
    const parts = struckParts(text, isNumber);
    if (parts === 'unsure') return [written];
    if (parts) return parts.map((part) => mark + part);
    return [inOne({ row, mark, text }, leftOut, isNumber)];
  });
}

/** The line of one thing. */
function inOne(
  { row, mark, text }: { row: string; mark: string; text: string },
  leftOut: string[],
  isNumber: (part: string) => boolean,
): string {
  const found = [...text.matchAll(STRUCK)];
  const words = found.map(({ groups }) => groups?.text?.trim() ?? '');
  const [first] = found;
  if (!first) return row;
  const rest = text.replace(STRUCK, ' ').trim();
  if (found.length === 1 && rest === '') return row;
  if (isWhole(text, found, rest, isNumber)) {
    const former = words.filter((word) => isNumber(word) && rest !== '');
    leftOut.push(...former);
    return asDone(mark, tidy(text.replace(STRUCK, (_all, word: string) => (former.includes(word.trim()) ? '' : word))));
  }
  const isUnsure = words.some((word) => LINK.test(word)) || JOINED.test(rest) || JOINED_LAST.test(rest);
  if (isUnsure) return row;
  leftOut.push(...words);
  return mark + tidy(text.replace(STRUCK, ''));
}

/** Whether all that is named on a line is struck through. */
function isWhole(
  text: string,
  found: readonly RegExpExecArray[],
  rest: string,
  isNumber: (part: string) => boolean,
): boolean {
  const [first] = found;
  if (!first || found.every(({ groups }) => isNumber(groups?.text?.trim() ?? ''))) return false;
  const beside = withoutLinks(rest);
  if (!/\p{L}|\p{N}/u.test(beside) || isNumber(beside)) return true;
  if (first.index > 0 || isNumber(first.groups?.text?.trim() ?? '')) return false;
  const behind = text.slice(first[0].length);
  const done = `x - ${rest.replace(/^[\s,.!]{1,5}/, '')}`;
  return ASIDE.test(withoutFirstLink(behind)) || doneIn([done, 'x - bought', 'x'])(done) !== null;
}

/** "(red)" of " https://shop.example/lamp (red)". */
function withoutFirstLink(text: string): string {
  return text.replace(/^\s?https?:\/\/[^\s]{1,1500}/u, '');
}

function asDone(mark: string, text: string): string {
  return text.length > 400 || text.includes('~')
    ? `${/^\s*/.exec(mark)?.[0] ?? ''}- [x] ${text}`
    : `${mark}~~${text}~~`;
}

function tidy(text: string): string {
  return text
    .replace(/\s{2,}/gu, ' ')
    .replace(/([([]) /gu, '$1')
    .replace(/ (?=[)\],.;])/gu, '')
    .replace(/[,;](?=[,;)\]])/gu, '')
    .replace(/\(\)/g, '')
    .trim();
}
