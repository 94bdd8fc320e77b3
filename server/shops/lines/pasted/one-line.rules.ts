import { wordsAsThings } from '../asked-things.rules.ts';
import { isDescription } from '../descriptions.rules.ts';
import type { Line, Ways } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { partsAtCommas } from '../parted-lines.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';

/** In characters and words, of one thing among several on a line. */
const LONGEST_LINE = 600;
const LONGEST_PART = 4;

/** Fewer things need a number that tells them apart. */
const FEWEST_SURE = 3;

const COMMA = /[,、，،]/;

/**
 * The things of a line to buy that is all that somebody pasted: "Brot, Butter, Käse und Wurst". Null where the words behind a comma
 * may as well say more of the thing before it: "sugar, brown".
 */
export function thingsOfOneLine(text: string, ways: Ways): string[] | null {
  if (ways.kind !== 'SHOPPING' || text.length > LONGEST_LINE || /[:：\t|]/.test(text) || linksIn(text).length > 0)
    return null;
  const isAdded = text.split(' + ').length > 2;
  if (!COMMA.test(text) && !isAdded) return null;
  const parts = partsAtCommas(isAdded ? text.replaceAll(' + ', ', ') : text);
  const isShort = (part: string) => /\p{L}/u.test(part) && withoutAmount(part).split(/\s+/).length <= LONGEST_PART;
  if (parts.length < 2 || !parts.every(isShort) || parts.some((part) => isDescription(part, ways))) return null;
  if (parts.slice(1).some((part) => /\p{Sc}|\d\D{1,12}\d/u.test(part))) return null; // a price, or packs of packs
  const isCounted = parts.slice(1).some((part) => /\d/.test(plainSigns(part)));
  return parts.length >= FEWEST_SURE || isCounted ? parts : null;
}

/** In words, of one thing among several on a line of a longer list. */
const LONGEST_AMONG = 2;

/** The same of a line among others: three things or more, of a word or two each. */
export function thingsAmongLines(text: string, ways: Ways): string[] | null {
  const parts = COMMA.test(text) && !/[-–—=>→]\s{0,9}$|\s[-–—=>→]\s/u.test(text) ? thingsOfOneLine(text, ways) : null;
  const areShort = parts?.every((part) => withoutAmount(part).split(/\s+/).length <= LONGEST_AMONG);
  return parts && areShort && parts.length >= FEWEST_SURE ? parts : null;
}

function withoutAmount(part: string): string {
  return plainSigns(part).replace(/\(?\d[\d.,/]{0,6}\)?\s?/u, '');
}

/** One line among several stays one thing; on a list of things to buy its commas may part it. */
export function withCommas(line: Line, text: string, ways: Ways): Line {
  if (ways.kind !== 'SHOPPING' || line.link || line.others) return line;
  const parts = COMMA.test(text) ? partsAtCommas(text) : (wordsAsThings(text) ?? []);
  const areThings = parts.length > 1 && !parts.some((part) => isDescription(part, ways));
  return areThings ? { ...line, others: parts.flatMap((part) => parseLine(part, ways)) } : line;
}
