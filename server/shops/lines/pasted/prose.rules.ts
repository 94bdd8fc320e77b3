import type { Asked } from '../asked-things.rules.ts';
import { SENTENCE_END, thingsOfSentence } from '../chats/sentences.rules.ts';
import { isSigned, isSignedAsOwn } from '../letters.rules.ts';
import { linksIn } from '../links.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { isSaid } from '../said-lines.rules.ts';
import { isGreeting, isParting, isSmallTalk, NAMES } from '../small-talk.rules.ts';

/** In characters and lines: a longer text is no letter. */
const LONGEST_PARAGRAPH = 2_000;
const MOST_LINES = 40;

/** In words, of a paragraph that is prose. */
const FEWEST_WORDS = 8;

/**
 * A letter in whole sentences with the things that they ask for on a line each: "I would like a red bike and two books. My brother wants a
 * drum." Texts with anything else in them stay as they are.
 */
export function withProseRead(lines: readonly string[], leftOut: string[]): readonly string[] {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (
    filled.length === 0 ||
    filled.length > MOST_LINES ||
    !filled.every((line, place) => mayBeOfLetter(place === 0 ? line.replace(/:$/u, '') : line))
  )
    return lines;
  const paragraphs = filled.filter(isProse);
  if (paragraphs.length === 0 || !filled.every((line, place) => isProse(line) || isAround(line, place, filled.length)))
    return lines;
  const told: string[] = [];
  const things: string[] = [];
  let isAsked = false;
  for (const line of filled) {
    for (const sentence of isProse(line) ? line.split(SENTENCE_END) : [line]) {
      const asked: Asked | null = isProse(line) ? thingsOfSentence(sentence, isAsked) : null;
      isAsked ||= asked !== null;
      told.push(...(asked?.leftOut ?? [sentence.trim()]));
      things.push(...(asked?.things ?? []));
    }
  }
  if (things.length < FEWEST_THINGS) return lines;
  leftOut.push(...told.filter((one) => /\p{L}/u.test(one)));
  return things;
}

/** Fewer are rather one that somebody describes. */
const FEWEST_THINGS = 2;

function mayBeOfLetter(line: string): boolean {
  return (
    line.length <= LONGEST_PARAGRAPH &&
    withoutMark(line) === line &&
    !/[\t|]|[:：]$/u.test(line) &&
    linksIn(line).length === 0
  );
}

/** Sentences, with a sign at their end. */
function isProse(line: string): boolean {
  const words = line.match(/[\p{L}\p{M}’']{1,40}/gu)?.length ?? 0;
  return words >= FEWEST_WORDS && /\p{L}[.!?…]|[.!?…)]$/u.test(line);
}

/** In words, of a parting or a name below a letter. */
const LONGEST_END = 4;

/** Greets, ends the letter, or says who wrote it. */
function isAround(line: string, place: number, count: number): boolean {
  const isName = place >= count - 3 && NAMES.test(line);
  return (
    isName ||
    isSmallTalk(line) ||
    isGreeting(line) ||
    isParting(line) ||
    isSigned(line) ||
    isSignedAsOwn(line) ||
    isSaid(line) ||
    (place === 0 && /[,!:]$/u.test(line)) ||
    (place >= count - 2 && line.split(/\s+/).length <= LONGEST_END && !/\d/u.test(line)) ||
    (place >= count - 3 && /^\p{Lu}[^,]{1,30},\s?\d{1,2}\s?\p{L}{0,6}$|[,!]$/u.test(line))
  );
}
