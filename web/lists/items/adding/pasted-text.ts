import type { Kind } from '../../../base/design/kinds.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import { linksIn } from '../../../core/products/links.ts';
import { amountOf, type BulkLine } from './bulk-line.ts';
import { BULLET, parseLine } from './bulk-lines.ts';
import { mergeLines } from './merged-lines.ts';
import { type Columns, cellsOf, columnsUnder, markOf, parseCells } from './spreadsheet-cells.ts';

/** In characters: beyond it, it is no handful of items. */
const LONGEST_TEXT = 200_000;

const LONGEST_HEADING = 60;
const HEADING_MARK = /^#{1,6}\s/;

/** What a heading says that names the whole list, as "My birthday wishes" does, rather than a part of it. */
const TITLE_WORD =
  /\b(?:my|our|your|wish(?:es)?|wish ?lists?|lists?|gifts|presents|ideas|birthday|christmas|xmas|hanukkah|wedding|anniversary|shopping|groceries|buy|get|bring|things|wants?|needs?)\b/i;

export interface PastedText {
  lines: BulkLine[];
  /** How many things the text names, before those that are the same became one. */
  written: number;
  /** The one heading over all of them, where it names the list. It is the category of none. */
  title?: string;
}

/** Whether a text says more than one line in a field can. */
export function isSeveral({ lines, written, title }: PastedText): boolean {
  return written > 1 || lines[0]?.category !== undefined || title !== undefined;
}

/**
 * Of a text of several lines, those with a word or a number on them, each thing once. A heading is the category of the lines
 * below it, and a row of headings says what its columns are.
 */
export function readPastedText(text: string, kind: Kind, currency = usualCurrency()): PastedText {
  const read = readLines(text, kind, currency);
  const meant = currencyMeant(read.lines, currency);
  const { lines, title } = meant === currency ? read : readLines(text, kind, meant);
  return { lines: mergeLines(lines, kind), written: lines.length, ...(title && { title }) };
}

/** What prices without a sign are in: as half of all or more, if those say one and the same that is not the usual. */
function currencyMeant(lines: readonly BulkLine[], usual: string): string {
  const all = lines.flatMap(({ price }) => price?.currency ?? []);
  const [sign = usual, ...others] = new Set(all.filter((currency) => currency !== usual));
  const signed = all.filter((currency) => currency === sign).length;
  return others.length === 0 && signed * 2 >= all.length ? sign : usual;
}

/**
 * What is written into one field, where a comma and a space part things as an end of line does: "milk, 2 eggs". A number
 * alone is how many of the thing before it: "lemons, 4".
 */
export function parseQuickLine(text: string, currency = usualCurrency()): BulkLine[] {
  const lines: BulkLine[] = [];
  for (const line of readLines(text.replaceAll(/[,;](?:\s+|$)/g, '\n'), 'SHOPPING', currency).lines) {
    const before = lines.at(-1);
    const amount = line.link ? null : amountOf(line.name);
    if (before?.amount === 1 && amount !== null) before.amount = amount;
    else lines.push(line);
  }
  return mergeLines(lines, 'SHOPPING');
}

function readLines(text: string, kind: Kind, currency: string): Omit<PastedText, 'written'> {
  const written = linesOf(text);
  const isNamedLink = written.length === 2 && linksIn(text).length > 0; // as apps share them
  const headings = written.map((line, index) => (isNamedLink || index === written.length - 1 ? null : headingIn(line)));
  const [title] = headings.filter((heading, index) => heading !== null && index === 0 && isTitle(headings));
  const mark = markOf(
    written.filter((_line, index) => headings[index] === null),
    kind,
  );
  const lines: BulkLine[] = [];
  let category: string | undefined;
  let columns: Columns | null = null;
  for (const [index, line] of written.entries()) {
    const cells = cellsOf(line, mark);
    const under = columnsUnder(cells);
    const heading = headings[index] ?? null;
    if (under) columns = under;
    else if (heading !== null) category = heading === title ? undefined : heading;
    else if (cells && cells.length <= (columns?.length ?? cells.length))
      lines.push({ category, ...parseCells(cells, kind, columns, currency) });
    else lines.push(...parseLine(line, kind, currency).map((parsed) => ({ category, ...parsed })));
  }
  return { lines, ...(title && { title }) };
}

/** Whether the first of the headings is the only one, and names the list. */
function isTitle(headings: readonly (string | null)[]): boolean {
  const [first, ...others] = headings;
  return others.every((heading) => heading === null) && TITLE_WORD.test(first ?? '');
}

function linesOf(text: string): string[] {
  return text
    .slice(0, LONGEST_TEXT)
    .split(/\r\n|\r|\n/)
    .filter((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line));
}

function headingIn(line: string): string | null {
  const text = line.trim().replace(BULLET, '');
  const isMarked = HEADING_MARK.test(text) || text.endsWith(':');
  if (!isMarked || text.length > LONGEST_HEADING || linksIn(text).length > 0) return null;
  const heading = text
    .replace(HEADING_MARK, '')
    .replace(/[\s#:]{1,10}$/, '')
    .trim();
  return /\p{L}/u.test(heading) ? heading : null;
}
