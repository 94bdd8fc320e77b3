import { isDescription } from './descriptions.rules.ts';
import { headingIn } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
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
 * than the marked line above it, which is neither a heading nor a price. Null for a line of its own.
 */
export function notedPlaces(lines: readonly string[], ways: Reading): (number | null)[] {
  let thing: number | null = null;
  const places = lines.map((line, place) => {
    const isMarked = withoutMark(line) !== line.trim();
    const isNote =
      (!isMarked || isRemark(withoutMark(line), ways)) &&
      thing !== null &&
      indentOf(line) > indentOf(lines[thing] ?? '') &&
      isSimple(line);
    if (!isNote) thing = isMarked && isThing(line, ways) ? place : null;
    return isNote ? thing : null;
  });
  const counts = new Map<number, number>();
  for (const place of places) if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts.values()].some((count) => count > MOST_NOTES) ? lines.map(() => null) : places;
}

/** Begins what somebody says of a thing, and no thing. */
const REMARK =
  /^(?:am liebsten|am besten|gerne?|lieber|bitte|egal|preferably|ideally|please|any|only|not?|si possible|de préférence|plutôt|idéalement|mejor|preferiblemente|si puede|meglio|preferibilmente|possibilmente|liefst|graag|het liefst|de preferência|najlepiej|helst|gärna)\s/u;

function isRemark(text: string, ways: Reading): boolean {
  return REMARK.test(text) || isDescription(text, ways);
}

function indentOf(line: string): number {
  return /^[ \u00a0]{0,40}/.exec(line)?.[0].length ?? 0;
}

function isThing(line: string, ways: Reading): boolean {
  return !/[:：]$/.test(line.trim()) && headingIn(line) === null && priceAlone(withoutMark(line), ways) === null;
}

/** Nothing that another rule reads: cells, a link, or a heading. */
function isSimple(line: string): boolean {
  return !line.includes('\t') && !/[:：]$/.test(line.trim()) && linksIn(line).length === 0;
}
