import { isDescription } from './descriptions.rules.ts';
import type { WrittenLine } from './line.rules.ts';
import { headingIn, isSection, isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isSentenceLike } from './said-lines.rules.ts';
import { isAskAlone, isSmallTalk } from './small-talk.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isBegunAsRemark } from './words/remark-words.rules.ts';
import { priceAlone, type Reading } from './written-prices.rules.ts';

/** Below one thing; more lines are things of their own. */
const MOST_NOTES = 2;

/** Between the names of properties and their values at the top of a note in Markdown. */
const FENCE = /^---\s{0,5}$/;
const PROPERTY = /^(?:[\p{L}][\p{L}\p{N} _-]{0,40}:(?:\s.{0,300})?|\s{1,8}-?\s.{0,300}|-\s.{0,300}|\s{0,8})$/u;

/** Any of them: lines between two rules that name no property are a list. */
const NAMED_PROPERTY = /^[\p{L}][\p{L}\p{N} _-]{0,40}:/u;

/** In lines. */
const MOST_PROPERTIES = 40;

/** The lines of a note without the properties at its top, which go to those left out. */
export function withoutProperties(lines: readonly string[], leftOut: string[]): string[] {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!FENCE.test(lines[start] ?? '')) return [...lines];
  const end = lines.findIndex((line, index) => index > start && FENCE.test(line));
  const within = lines.slice(start + 1, Math.max(start, end));
  const areProperties = within.every((line) => PROPERTY.test(line)) && within.some((line) => NAMED_PROPERTY.test(line));
  if (end < 0 || within.length > MOST_PROPERTIES || !areProperties) return [...lines];
  leftOut.push(...within.map((line) => line.trim()).filter(Boolean));
  return lines.slice(end + 1);
}

/**
 * For each line the place of the thing that it is a note on, as reminders are copied: without a mark, and further in
 * than the marked line above it, which is neither a heading nor a price, or right below it as a sentence. Null for a line of its own.
 */
export function notedPlaces(lines: readonly string[], ways: Reading): (number | null)[] {
  let thing: number | null = null;
  const filled = lines.filter((line) => line.trim() !== '');
  const areMarked = filled.filter((line) => withoutMark(line) !== line.trim()).length * 2 >= filled.length;
  const places = lines.map((line, place) => {
    const isMarked = withoutMark(line) !== line.trim();
    const isFurtherIn =
      (!isMarked || isRemark(withoutMark(line), ways)) &&
      thing !== null &&
      indentOf(line) > indentOf(lines[thing] ?? '');
    const isNote = thing !== null && isSimple(line) && (isFurtherIn || (!isMarked && areMarked && isToldOfAbove(line)));
    if (!isNote) thing = isMarked && isThing(line, ways) ? place : null;
    return isNote ? thing : null;
  });
  const counts = new Map<number, number>();
  for (const place of places) if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts.values()].some((count) => count > MOST_NOTES) ? lines.map(() => null) : places;
}

/** A sentence among marked lines says more of the one above it, unless it asks for those below. */
function isToldOfAbove(line: string): boolean {
  const text = line.trim();
  return isSentenceLike(text) && !isSmallTalk(text) && !isAskAlone(text) && !isTitleText(text);
}

function isRemark(text: string, ways: Reading): boolean {
  return isBegunAsRemark(text) || isDescription(text, ways);
}

function indentOf(line: string): number {
  return /^[ \u00a0\t]{0,40}/u.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
}

function isThing(line: string, ways: Reading): boolean {
  return !/[:：]$/.test(line.trim()) && headingIn(line) === null && priceAlone(withoutMark(line), ways) === null;
}

/** Nothing that another rule reads: cells, a link, or a heading. */
function isSimple(line: string): boolean {
  return !line.includes('\t') && !/[:：]$/.test(line.trim()) && linksIn(line).length === 0;
}

/** In characters and words; a longer line is no heading. */
const LONGEST_HEADING = 60;
const MOST_WORDS = 6;

/** A box, ticked or not. */
const BOXED = /^\s{0,40}(?:[-*+•]\s{1,5})?(?:\[[ xX]?\]|[☐☑□▢⬜☒])/u;

/** Lines further in, below one. */
interface Nest {
  index: number;
  below: WrittenLine[];
}

/**
 * Which lines head those that stand further in below them: "- Vegetables" over boxes, and each line at the margin where all of
 * them have several below. Lines with a mark of a heading stand outside of it.
 */
export function headingsOverIndented(lines: readonly WrittenLine[]): (string | null)[] {
  const headings: (string | null)[] = lines.map(() => null);
  if (!lines.some(({ text }) => /^[ \u00a0]{2}|^\t/u.test(text)) || lines.some(({ text }) => /\S\t/u.test(text)))
    return headings;
  const nests = nestsOf(lines);
  const over = nests.filter(({ below }) => below.length > 0);
  const things = over.reduce((sum, { below }) => sum + below.length, 0);
  const areAll = over.length === nests.length && over.length > 1 && things >= over.length * 2;
  const areHeads = over.every(({ index }) => mayHead(lines[index]?.text ?? ''));
  const known = over.filter(({ index }) => isSection(withoutMark(lines[index]?.text ?? ''))).length;
  const areParts = known * 2 >= over.length; // else what stands below the others would be of these
  for (const { index, below } of over) {
    const text = lines[index]?.text ?? '';
    const isOverBoxes = !BOXED.test(text) && below.every((line) => BOXED.test(line.text));
    const isOverParts = areParts && below.length > 1 && isSection(withoutMark(text));
    if (mayHead(text) && (isOverBoxes || isOverParts || (areAll && areHeads)))
      headings[index] = withoutMark(text)
        .replace(/[:：]$/u, '')
        .trim();
  }
  return headings;
}

/** Each line at the margin, with those below it that stand further in. */
function nestsOf(lines: readonly WrittenLine[]): Nest[] {
  const nests: Nest[] = [];
  let margin = 0;
  for (const [index, line] of lines.entries()) {
    const nest = nests.at(-1);
    if (line.text.startsWith('#')) continue;
    if (nest && indentOf(line.text) > margin) nest.below.push(line);
    else if (isTitleOver(line, lines[index + 1])) continue;
    else {
      margin = indentOf(line.text);
      nests.push({ index, below: [] });
    }
  }
  return nests;
}

/** Words without a mark above a line with one, at the same margin. */
function isTitleOver(line: WrittenLine, next?: WrittenLine): boolean {
  const isBare = withoutMark(line.text) === line.text.trim();
  return (
    isBare &&
    next !== undefined &&
    withoutMark(next.text) !== next.text.trim() &&
    indentOf(next.text) === indentOf(line.text)
  );
}

/** Words, without an amount, a price and a link. */
function mayHead(text: string): boolean {
  const line = withoutMark(text);
  return (
    !BOXED.test(text) &&
    headingIn(text) === null &&
    line.length <= LONGEST_HEADING &&
    line.split(/\s+/).length <= MOST_WORDS &&
    /^[\p{L}\p{Extended_Pictographic}"“„«]/u.test(line) &&
    !/\d|\p{Sc}|[.;,]$/u.test(plainSigns(line)) &&
    linksIn(line).length === 0
  );
}
