import type { WrittenLine } from './line.rules.ts';
import { isSumSaid, TOTAL } from './receipts.rules.ts';
import { columnOf, columnsUnder } from './words/column-headings.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isFeeLabel } from './words/sums.rules.ts';

/** Under the headings of a table in Markdown. */
export const RULE = /^\|?(?:\s{0,9}:?-{2,60}:?\s{0,9}\|){1,60}(?:\s{0,9}:?-{2,60}:?)?\s{0,9}$/;

/** In characters: a longer line is no row. */
const LONGEST_ROW = 4_000;

/** The rows of headings in tables of Markdown: a rule stands below each. */
export function headsOf(rows: readonly string[]): ReadonlySet<string> {
  return new Set(
    rows
      .filter((row, index) => row.includes('|') && RULE.test(rows[index + 1]?.slice(0, LONGEST_ROW).trim() ?? ''))
      .map((row) => row.trim()),
  );
}

/** "| ~~milk~~ | ~~2~~ |" is done: every cell with something in it is struck through. */
export function withStruckRows(lines: readonly WrittenLine[]): WrittenLine[] {
  return lines.map((line) => {
    const mark = line.text.includes('\t') ? '\t' : '|';
    const cells = line.text.includes('~~') && line.text.length <= LONGEST_ROW ? line.text.split(mark) : [];
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length < 2 || !filled.every((cell) => /^\s{0,20}~~[^~]{1,500}~~\s{0,20}$/.test(cell))) return line;
    return { ...line, text: line.text.replaceAll('~~', ''), about: { ...line.about, isTicked: true } };
  });
}

/** In words, behind the one for a sum. */
const MOST_WORDS_OF_SUM = 3;

/** "| | **Total A** | | **€ 819** |": the last row of a table, whose first words say so, with numbers alone beside them. */
export function isSumRow(text: string, doesAddUp = false): boolean {
  const [first = '', ...others] = filledCells(text);
  return TOTAL.test(plainSigns(first)) && others.length > 0 && isOfSum(first, others, doesAddUp);
}

/** "Frais de préparation | 0,00 €": what comes beside the things, with money alone behind it. */
export function isFeeRow(text: string): boolean {
  const [first = '', ...others] = filledCells(text);
  return (
    isFeeLabel(first) && others.length === 1 && others.every((cell) => /\d/.test(cell) && /\p{Sc}|[.,]\d\d/u.test(cell))
  );
}

/** "Total Gym | 1 | 200 €" cannot be one, and a line that is no row can. */
export function mayBeSumRow(text: string, doesAddUp = false): boolean {
  const [first = '', ...others] = filledCells(text);
  return others.length === 0 || isOfSum(first, others, doesAddUp);
}

function filledCells(text: string): string[] {
  const mark = text.includes('\t') ? '\t' : text.includes('|') ? '|' : null;
  if (mark === null || text.length > LONGEST_ROW) return [];
  return text
    .split(mark)
    .map((cell) => cell.replaceAll('*', '').trim())
    .filter((cell) => cell !== '');
}

/** "Total Yogurt | 1 | $12.99" and "Balance bike | 129.00" are things: other words than a sum's cost what all above them do. */
function isOfSum(first: string, others: readonly string[], doesAddUp: boolean): boolean {
  const isNumber = (cell: string) => /\d/.test(cell) && !/\p{L}{4}/u.test(cell) && cell.length <= 30;
  const isSure = isSumSaid(first) || doesAddUp;
  return isSure && first.split(/\s+/).length <= MOST_WORDS_OF_SUM && others.every(isNumber);
}

/** Two spaces or more. */
const GAP = /\s{2,200}/;

interface Cell {
  text: string;
  start: number;
  end: number;
}

/**
 * Headings that spaces part from each other, and the rows below them: as rows of cells where each cell stands below one heading.
 * Where they do not stand so, the headings alone are left out.
 */
export function withSpacedColumns(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const place = lines.slice(0, MOST_LINES_ABOVE).findIndex(({ text }) => isSpacedHead(text));
  const head = lines[place];
  const body = lines.slice(place + 1);
  if (place < 0 || !head || body.length < 2) return lines;
  const headings = cellsIn(head.text);
  const rows = body.map(({ text }) => rowUnder(headings, text));
  if (rows.every((row) => row !== null))
    return [
      ...lines.slice(0, place),
      { ...head, text: headings.map(({ text }) => text).join('\t') },
      ...body.map((line, index) => ({ ...line, text: rows[index]?.join('\t') ?? line.text })),
    ];
  leftOut.push(head.text.trim());
  return lines.filter((line) => line !== head);
}

/** No more lines stand above a table. */
const MOST_LINES_ABOVE = 3;

function isSpacedHead(text: string): boolean {
  if (text.length > LONGEST_ROW || /[\t|;,\d]/.test(text) || !GAP.test(text.trim())) return false;
  const headings = text.trim().split(GAP);
  const known = headings.filter((heading) => columnOf(heading) !== undefined).length;
  return columnsUnder(headings) !== null && known * 2 >= headings.length;
}

function cellsIn(text: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const part of text.slice(0, LONGEST_ROW).split(/(\s{2,200})/)) {
    if (part.trim() !== '') cells.push({ text: part.trim(), start, end: start + part.trimEnd().length });
    start += part.length;
  }
  return cells;
}

/** The cells of a row in the order of the headings; null where one stands below none, or two below the same. */
function rowUnder(headings: readonly Cell[], text: string): string[] | null {
  const cells = cellsIn(text);
  const row = headings.map(() => '');
  let last = -1;
  for (const cell of cells) {
    const place =
      cells.length === headings.length
        ? last + 1
        : headings.findIndex((heading, index) => index > last && isBelow(cell, heading));
    if (place < 0) return null;
    row[place] = cell.text;
    last = place;
  }
  return row[0] === '' || cells.length < 2 ? null : row;
}

/** Begins or ends where the heading does, give or take one, or stands within it. */
function isBelow(cell: Cell, heading: Cell): boolean {
  return (
    Math.abs(cell.start - heading.start) <= 1 ||
    Math.abs(cell.end - heading.end) <= 1 ||
    (cell.start >= heading.start && cell.end <= heading.end)
  );
}

/** Fewer rows show no habit. */
const FEWEST_ROWS = 3;

/** Rows of a table whose first cell stands for the rows below it as well, which begin with an empty one: they are its group. */
export function withoutMergedCells(lines: readonly WrittenLine[]): readonly WrittenLine[] {
  const rows = lines.map(({ text }) => (text.includes('\t') ? text.split('\t') : null));
  const places = rows.flatMap((cells, index) => (cells && cells.length > 1 && cells[1]?.trim() ? [index] : []));
  const [top = -1, ...below] = places;
  const isHeaded = columnsUnder(rows[top] ?? null) !== null;
  const body = isHeaded ? below : places;
  const isEmpty = (index: number) => rows[index]?.[0]?.trim() === '';
  const isNamed = isHeaded && columnOf(rows[top]?.[0] ?? '') === 'name';
  if (body.length < FEWEST_ROWS || isNamed || !body.some(isEmpty) || body[0] === undefined || isEmpty(body[0]))
    return lines;
  let group = '';
  return lines.map((line, index) => {
    const cells = rows[index];
    if (!cells || !places.includes(index)) return line;
    const text = cells.slice(1).join('\t');
    if (isHeaded && index === top) return { ...line, text };
    group = cells[0]?.trim() || group;
    return { ...line, text, under: group };
  });
}
