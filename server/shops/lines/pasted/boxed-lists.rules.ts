import { headingIn } from '../line-headings.rules.ts';
import { linksIn } from '../links.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';

/** Fewer lines with a box show no habit. */
const FEWEST_BOXED = 4;

/** A box at the start of a line, ticked or not. */
const BOX = /^\s{0,40}(?:[-*+•]\s{1,5})?(?:\[[ xX]?\]|[☐☑□▢⬜☒✅])/u;

/** In words and characters: longer ones are rather a remark. */
const MOST_WORDS = 6;
const LONGEST_HEADING = 50;

/**
 * Lines of a list whose things have boxes: a short one without, right above boxes, heads them, as in "Emma (7)", and any other is a
 * remark, which goes to those left out.
 */
export function withBoxedHeadings(lines: readonly string[], leftOut: string[]): readonly string[] {
  const boxed = lines.filter((line) => BOX.test(line)).length;
  const first = lines.findIndex((line) => line.trim() !== '');
  const bare = new Set(lines.flatMap((line, place) => (isBare(line) && headingIn(line) === null ? [place] : [])));
  const apart = [...bare].filter((place) => isHead(lines, place));
  const areApart = apart.some((place) => place > 0 && (lines[place - 1] ?? '').trim() === '');
  const isBetween = (place: number) => areApart && [-1, 1].every((step) => BOX.test(lines[place + step] ?? ''));
  const heads = new Set(apart.filter((place) => !isBetween(place)));
  const remarks = [...bare].filter((place) => place !== first && !heads.has(place)).length;
  if (boxed < FEWEST_BOXED || bare.size === 0 || remarks * 2 > boxed) return lines;
  return lines.flatMap((line, place) => {
    if (!bare.has(place) || place === first) return [line];
    if (heads.has(place)) return [`${line.trimEnd()}:`];
    if (isBetween(place)) return [`    ${line.trim()}`]; // a note on the thing above, where headings stand apart
    leftOut.push(line.trim());
    return [];
  });
}

/** Short, right above a box, and without the sign of a sentence or a price. */
function isHead(lines: readonly string[], place: number): boolean {
  const text = (lines[place] ?? '').trim();
  const isShort = text.split(/\s+/).length <= MOST_WORDS && text.length <= LONGEST_HEADING;
  return BOX.test(lines[place + 1] ?? '') && isShort && !/[.!?…,;]$|\p{Sc}|\d[.,]\d/u.test(text);
}

/** Words at the margin, without a box, a mark, a link or cells: what stands further in is a note on the thing above. */
function isBare(line: string): boolean {
  return (
    /^\S/u.test(line) &&
    /\p{L}{2}/u.test(line) &&
    !BOX.test(line) &&
    withoutMark(line) === line.trim() &&
    !line.includes('\t') &&
    linksIn(line).length === 0 &&
    !/^[^\p{L}]{0,9}\d[\d.,\s]{0,9}\p{L}{0,4}$/u.test(plainSigns(line.trim()))
  );
}
