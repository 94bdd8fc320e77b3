import { nameKey } from '../../base/text/name-key.rules.ts';
import type { Line } from './line.rules.ts';
import { isRequest } from './small-talk.rules.ts';
import { numeralFirst } from './worded-numbers.rules.ts';
import { columnOf, columnsUnder } from './words/column-headings.rules.ts';
import { currencyOf } from './words/currencies.rules.ts';
import { unitKindOf } from './words/units.rules.ts';

/** Shorter words are numbers, units and words between others. */
const WORD = /[\p{L}\p{M}]{3,60}/gu;

/** Parts of a word in writings without spaces, and the numbers among them. */
const PART = /\p{Script=Han}{1,20}|\p{Script=Katakana}{2,20}|\p{Script=Hiragana}{3,20}/gu;
const FIGURES = /^[一二三四五六七八九十百千万円個本枚つ]+$/u;

/** In words left out, of which nobody looks through more, and in searches for a part of a word. */
const MOST_UNREAD = 50;
const MOST_SEARCHES = 200;

/** A word alone beside others that were read says how many, how much, or by whom. */
const FEWEST_WORDS = 2;

type Is = (word: string) => boolean;

/**
 * Words of a text that its reading has nowhere, by their lines: whole lines of them, and several beside each other. This is the
 * net below all rules, so that nothing that somebody wrote is gone without a word.
 */
export function unreadWords(rows: readonly string[], lines: readonly Line[], others: readonly string[]): string[] {
  const isSaid = sayingOf(nameKey([...lines.map(wordsOf), ...others].join(' ').normalize('NFKC')));
  const unread: string[] = [];
  for (const row of rows) {
    if (unread.length >= MOST_UNREAD) break;
    const words = row.normalize('NFKC').match(WORD) ?? [];
    const isGone = words.map((word) => !isSaid(nameKey(word)) && !isReadOtherwise(word));
    if (!isGone.includes(true) || isHeadings(row)) continue;
    unread.push(...(isGone.every(Boolean) ? [row.trim()] : runsOf(words, isGone)).filter((run) => !isRequest(run)));
  }
  return unread;
}

function wordsOf({ name, size, category = '', link = '', price, recipe = '', others = [] }: Line): string {
  return [name, size, category, link, recipe, price?.text, ...others.map(wordsOf)].join(' ');
}

/** Whole words are looked up; only so many are looked for within others, so that no text takes long. */
function sayingOf(said: string): Is {
  const known = new Set(said.match(WORD));
  let searches = 0;
  const isWithin: Is = (part) => {
    searches += 1;
    return searches > MOST_SEARCHES || said.includes(part);
  };
  return (word) => known.has(word) || isWithin(word) || (word.match(PART) ?? []).some(isWithin);
}

function runsOf(words: readonly string[], isGone: readonly boolean[]): string[] {
  const runs: string[][] = [[]];
  for (const [index, word] of words.entries())
    if (isGone[index]) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs.filter(({ length }) => length >= FEWEST_WORDS).map((run) => run.join(' '));
}

/** A unit, a number, a column or a kind of money is read without being said again. */
function isReadOtherwise(word: string): boolean {
  return (
    unitKindOf(word) !== null ||
    columnOf(word) !== undefined ||
    currencyOf(word, 'EUR') !== undefined ||
    numeralFirst(`${word} ml`) !== `${word} ml` ||
    HALF.test(word) ||
    FIGURES.test(word)
  );
}

/** Behind or before a number in words: "one and a half", "ein halbes". */
const HALF = /^(?:and|half|ein|une|halb\p{L}{0,2}|ett|halvt?|halve|anderhalve?|medi[oa]|mei[oa]|mezz[oa]|demi)$/iu;

/** A row that says what its columns are. */
function isHeadings(row: string): boolean {
  return [/\t/, /\|/, /;/, /,/].some((mark) => columnsUnder(row.split(mark, 60)) !== null);
}
