import type { WrittenLine } from './line.rules.ts';
import { headingIn, isSection } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

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
  for (const { index, below } of over) {
    const text = lines[index]?.text ?? '';
    const isOverBoxes = !BOXED.test(text) && below.every((line) => BOXED.test(line.text));
    const isOverParts = below.length > 1 && isSection(withoutMark(text));
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

function indentOf(text: string): number {
  return /^[ \u00a0\t]{0,40}/u.exec(text)?.[0].replaceAll('\t', '    ').length ?? 0;
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
