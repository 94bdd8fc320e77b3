import { headingIn } from '../line-headings.rules.ts';
import { linksIn } from '../links.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { isUnwanted } from '../words/unwanted-words.rules.ts';

/** In characters: a longer line above others is rather a sentence. */
const LONGEST_HEADING = 60;

/**
 * Rows in which a refusal above things ends as a heading does, so that they go with it: "Don't need" above "- Toaster". Where
 * nothing says that the lines behind its block are meant as well, the block is left out, and they stay.
 */
export function withRefusals(rows: readonly string[], leftOut: string[]): readonly string[] {
  const found: string[] = [];
  let place = 0;
  while (place < rows.length) {
    const row = rows[place] ?? '';
    const end = isRefusal(rows, place) ? endOfThings(rows, place) : place;
    const next = rowFrom(rows, end);
    const below = rows[next] ?? '';
    const isEnded = end > place && isEndedByHeading(rows, next);
    if (end === place || (isOneWord(row) && !isEnded)) {
      found.push(row);
      place += 1;
    } else if (isEnded || next === rows.length) {
      found.push(asHeading(row), ...rows.slice(place + 1, next), ...(isEnded ? [asHeading(below)] : []));
      place = isEnded ? next + 1 : next;
    } else {
      leftOut.push(...rows.slice(place, end).flatMap((one) => one.trim() || []));
      place = end;
    }
  }
  return found;
}

/** A heading as such ends where the next one begins; only one over everything may be meant for less. */
function isRefusal(rows: readonly string[], place: number): boolean {
  const row = rows[place] ?? '';
  if (!isUnwanted(row) || isMarked(row) || linksIn(row).length > 0) return false;
  if (headingIn(row) === null) return true;
  const others = rows.slice(place + 1);
  return rowFrom(rows, 0) === place && others.every((other) => headingIn(other) === null);
}

/** The place behind the last thing below a heading: lines with marks, or all lines of a block. */
function endOfThings(rows: readonly string[], place: number): number {
  const first = rowFrom(rows, place + 1);
  if (first === rows.length) return place;
  const areMarked = isMarked(rows[first] ?? '');
  const isOnTop = place === 0 || rows[place - 1]?.trim() === '';
  if (!areMarked && (!isOnTop || isOneWord(rows[place] ?? ''))) return place;
  let end = first;
  while (end < rows.length && isThing(rows[end] ?? '', areMarked)) end += 1;
  const isSpaced = areMarked && end === first + 1;
  while (isSpaced && rows[end]?.trim() === '' && isThing(rows[end + 1] ?? '', true)) end += 2;
  return end;
}

function isThing(row: string, areMarked: boolean): boolean {
  return row.trim() !== '' && headingIn(row) === null && (!areMarked || isMarked(row) || /^\s{2}/.test(row));
}

/** Whether a row is a heading, or stands above marked ones as the refusal did. */
function isEndedByHeading(rows: readonly string[], place: number): boolean {
  const row = rows[place] ?? '';
  if (row.trim() === '' || isMarked(row)) return false;
  if (headingIn(row) !== null) return true;
  const isShort = row.trim().length <= LONGEST_HEADING && /^[^\d\t]{1,60}$/u.test(row.trim());
  return isShort && linksIn(row).length === 0 && isMarked(rows[rowFrom(rows, place + 1)] ?? '');
}

function isMarked(row: string): boolean {
  return withoutMark(row) !== row.trim();
}

function isOneWord(row: string): boolean {
  return !/\s/.test(row.trim()) && /^[\p{L}\p{M}]{1,12}[!.]?$/u.test(row.trim()) && !/\p{Lo}/u.test(row);
}

/** The first row with something on it, from a place on. */
function rowFrom(rows: readonly string[], from: number): number {
  const found = rows.findIndex((row, index) => index >= from && row.trim() !== '');
  return found < 0 ? rows.length : found;
}

function asHeading(row: string): string {
  return headingIn(row) === null ? `${row.trimEnd()}:` : row;
}
