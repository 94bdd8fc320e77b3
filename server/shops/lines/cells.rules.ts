import { numberWord } from '../products/extraction/texts/number-words.rules.ts';
import { amountOf, counted, countOf, type Line, type Ways, type WrittenPrice } from './line.rules.ts';
import { linksIn, withoutLinks } from './links.rules.ts';
import { writtenAmount } from './measures.rules.ts';
import { RULE } from './table-rows.rules.ts';
import { type Columns, columnsUnder, currencyMarkIn, isUnitHeading } from './words/column-headings.rules.ts';
import { currencyOf } from './words/currencies.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isTickedCell } from './words/ticked-cells.rules.ts';
import { type UnitKind, unitKindOf } from './words/units.rules.ts';
import { barePrice, cellPrice, nearCellPrice, priceAlone, splitPriceOff } from './written-prices.rules.ts';

/** Marks between the cells of a file or a table, beside the tabs of a spreadsheet. */
const MARKS = ['|', ';', ','] as const;
export type Mark = '\t' | (typeof MARKS)[number];

/** In characters: a longer line is no row of cells. */
const LONGEST_ROW = 4_000;

/** A quoted cell holds no more lines than these. */
const MOST_LINES_IN_CELL = 50;

/** In a text with more quotes that nothing closes, quotes mean something else. */
const MOST_UNCLOSED = 20;

/** The cells of a row: parted by tabs wherever there is one, and by a mark in a text where `markOf` has found it to. */
export function cellsOf(line: string, mark: Mark | null): string[] | null {
  if (line.length > LONGEST_ROW) return null;
  if (mark !== '|' && line.trimEnd().includes('\t')) return split(line.trimEnd(), '\t').cells;
  if (!mark || mark === '\t') return null;
  const bare = mark === '|' ? line.trim().replace(/^\||\|$/g, '') : line.trim();
  const { cells } = split(bare, mark);
  return cells.length > 1 || (mark === '|' && bare !== line.trim()) ? cells : null;
}

/** Gives the rows of a text. A quoted cell may span several lines; the rule below a table's headings is left out. */
export function recordsOf(lines: readonly string[]): string[] {
  const marks: readonly Mark[] = ['\t', ...MARKS];
  const mark = marks.find((one) => lines.some((line) => line.includes(one) && line.includes('"')));
  const records: string[] = [];
  let unclosed = 0;
  for (let index = 0; index < lines.length; index++) {
    const end = mark && unclosed < MOST_UNCLOSED ? endOfRecord(lines, index, mark) : index;
    if (end === null) unclosed += 1;
    records.push(lines.slice(index, (end ?? index) + 1).join('\n'));
    index = end ?? index;
  }
  return records.filter((record) => !RULE.test(record.trim()));
}

/** The last line of a record; null where a quote that begins a cell is never closed. */
function endOfRecord(lines: readonly string[], start: number, mark: Mark): number | null {
  let record = lines[start] ?? '';
  if (!record.includes('"')) return start;
  for (let end = start; ; end++) {
    if (!split(record, mark).isOpen) return end;
    const next = lines[end + 1];
    if (next === undefined || end - start >= MOST_LINES_IN_CELL || record.length > LONGEST_ROW) return null;
    record += `\n${next}`;
  }
}

/** Parts a row into cells. A quoted cell may hold the mark and ends of lines. */
function split(row: string, mark: Mark): { cells: string[]; isOpen: boolean } {
  const cells: string[] = [];
  let start = 0;
  while (start <= row.length) {
    const quote = /^[ \u00a0]{0,9}"/.exec(row.slice(start, start + 10))?.[0].length ?? 0;
    const close = quote > 0 ? endOfQuote(row, start + quote, mark) : -1;
    if (quote > 0 && close === undefined)
      return {
        cells: [
          ...cells,
          ...row
            .slice(start)
            .split(mark)
            .map((cell) => cell.trim()),
        ],
        isOpen: true,
      };
    const found = row.indexOf(mark, close === undefined || close < 0 ? start : close);
    const end = found < 0 ? row.length : found;
    const cell = row.slice(start, end);
    cells.push(
      close !== undefined && close >= 0
        ? row
            .slice(start + quote, close - 1)
            .replaceAll('""', '"')
            .trim()
        : cell.trim(),
    );
    start = end + 1;
  }
  return { cells, isOpen: false };
}

/** Behind the quote that ends a cell; -1 where a quote begins no cell, and undefined where it does and none ends it. */
function endOfQuote(row: string, from: number, mark: Mark): number | undefined {
  for (let place = row.indexOf('"', from); place >= 0; place = row.indexOf('"', place + 1)) {
    if (row[place + 1] === '"') place += 1;
    else return isCellEnd(row, place + 1, mark) ? place + 1 : -1;
  }
  return undefined;
}

function isCellEnd(row: string, from: number, mark: Mark): boolean {
  const next = row.slice(from, from + 10).trimStart();
  return mark === '\t' ? /^[ ]{0,9}(?:\t|$)/.test(row.slice(from, from + 10)) : next === '' || next.startsWith(mark);
}

/** A comma between two digits alone belongs to a number: "Butter 2,29". */
const COMMA_APART = /(?<!\d),|,(?!\d)/;

/** "Mug, 12,90 €" and "Mug, ¥1,290": the comma between digits belongs to the price behind the other one. */
const PRICE_BEHIND_COMMA = /[^\d\s],\s{1,3}\D{0,4}\d{1,3}(?:\.\d{3}){0,2},\d{2,3}(?:,\d{3})?\D{0,6}$/u;

/**
 * Finds the mark between the cells of several lines: one below whose headings they stand, or one that parts each of
 * them into as many, one of which is a price or a link; where things are counted, a number, too.
 */
export function markOf(lines: readonly string[], ways: Ways): Mark | null {
  const [first] = lines;
  if (first === undefined) return null;
  const isTable = (mark: Mark) => {
    if (mark === ',' && lines.some((line) => PRICE_BEHIND_COMMA.test(line.slice(-60)))) return false;
    const rows = lines.map((line) => (mark === ',' && !COMMA_APART.test(line) ? [] : (cellsOf(line, mark) ?? [])));
    const length = rows[0]?.length ?? 0;
    const isFramed = mark === '|' && first.trim().startsWith('|') && first.trim().endsWith('|');
    const isEnough = lines.length > 1 || isFramed;
    return (
      isEnough && length > 1 && rows.every((row) => row.length === length && row.some((cell) => isTelling(cell, ways)))
    );
  };
  const isMark = (mark: Mark) => (lines.length > 1 && columnsUnder(cellsOf(first, mark)) !== null) || isTable(mark);
  return MARKS.find(isMark) ?? (areFramed(lines) ? '|' : null);
}

/** "| milk | 2 |", twice or more, with as many cells: a table among other lines. */
function areFramed(lines: readonly string[]): boolean {
  const framed = lines.filter((line) => /^\s{0,20}\|[^|]/.test(line) && /\|\s{0,20}$/.test(line));
  const widths = framed.map((line) => cellsOf(line, '|')?.length ?? 0);
  return framed.length > 1 && widths.every((width) => width > 1 && width <= 60);
}

function isTelling(cell: string, ways: Ways): boolean {
  const isCounted = ways.kind === 'SHOPPING' && (amountOf(plainSigns(cell)) !== null || measureIn(cell) !== null);
  return isCounted || cellPrice(cell, ways) !== null || isLink(cell);
}

/** "2 pieces" and "500g": a number and a unit. */
const MEASURE = /^(?<number>\d{1,5}(?:[.,]\d{1,3})?|[½¼¾])\s?(?<unit>\p{L}{1,16})\.?$/u;

function measureIn(cell: string): { count: number; kind: UnitKind } | null {
  const { number = '', unit = '' } = MEASURE.exec(plainSigns(cell))?.groups ?? {};
  const kind = unitKindOf(unit);
  return kind && { count: amountOf(number) ?? 1, kind };
}

function isLink(cell: string): boolean {
  return linksIn(cell).length > 0;
}

/** A row out of a spreadsheet: by its columns, else by what its cells can be told to be. */
export function parseCells(cells: readonly string[], ways: Ways, table: Table | null = null): Line {
  return table ? byColumns(cells, table, ways) : byLook(nameFirst(cells, ways), ways);
}

/** The columns of a table, and how their heading reads. */
export interface Table {
  columns: Columns;
  headings: readonly string[];
}

function byColumns(cells: readonly string[], { columns, headings }: Table, ways: Ways): Line {
  const cellOf = (column: Columns[number]) => cells[columns.indexOf(column)] ?? '';
  const mark = currencyMarkIn(headings[columns.indexOf('price')] ?? '');
  const priced = { ...ways, currency: (mark && currencyOf(mark, ways.currency)) || ways.currency };
  const sure = priceAlone(cellOf('price'), priced) ?? barePrice(cellOf('price'), priced);
  const near = sure ? null : nearCellPrice(cellOf('price'), priced);
  const price = sure ?? near?.price;
  const name = oneLine(cellOf('name'));
  const [link] = [cellOf('link') || name, ...cells].flatMap(linksIn);
  const line: Line = {
    name: link && linksIn(name).length > 0 ? withoutLinks(name) : name,
    size: [
      cellOf('size'),
      ...othersOf(cells, { columns, headings }, price !== undefined, ways),
      price ? (near?.note ?? '') : unreadOf(cellOf('price')),
    ]
      .filter(Boolean)
      .join(', '),
    amount: 1,
    ...(price && { price }),
    ...(link && { link }),
    ...(cellOf('category') && { category: oneLine(cellOf('category')) }),
    ...((isTickedCell(cellOf('ticked')) || cellOf('ticked') === '1') && { isTicked: true }),
  };
  const written = cellOf('amount');
  const times = written.trim() === '' && !linksIn(name).length ? TIMES.exec(name)?.groups : undefined;
  if (times)
    return counted({ ...line, name: times.name ?? times.behind ?? name }, Number(times.last ?? times.first), '');
  const count = countOf(plainSigns(written).replace(NO_PARTS, '')) ?? wordedCount(written);
  const unit = oneLine(cells[headings.findIndex(isUnitHeading)] ?? '');
  if (unit && written && unitKindOf(unit) !== 'piece') {
    return { ...line, size: [`${written} ${unit}`, line.size].filter(Boolean).join(', ') };
  }
  const isMeasure = count === null && writtenAmount(written, ways.groupSign) !== null;
  if (isMeasure || (count === null && unreadOf(written)))
    return { ...line, size: [written, line.size].filter(Boolean).join(', ') };
  return counted(line, count ?? 1, written);
}

/** "Cutting board x2" in the cell of the name, where none says how many: a capital is of a model, as in "Insta360 X2". */
const TIMES =
  /^(?:(?<name>[^\d].{0,200}[\p{L})])\s(?:x|×)\s?(?<last>[1-9]\d?)|(?<first>[1-9]\d?)\s?[x×]\s(?<behind>\p{L}.{1,200}))$/u;

/** "two" and "a dozen", in a cell that says how many. */
function wordedCount(cell: string): number | null {
  const word = cell.trim().replace(/^(?:an?|eine?n?|une|una|een|uma|ett)\s(?=\p{L}{4,12}$)/iu, '');
  return numberWord(word) ?? (ONE.test(word) ? 1 : null);
}

const ONE = /^(?:one|eine?[ns]?|une?|un[ao]|een|uma?|jed(?:en|na|no)|ett?|واحد)$/iu;

/** "2.0", as programs write whole numbers. */
const NO_PARTS = /(?<=\d)[.,]0{1,2}\s?$/;

/** Says something that is no number, as "12–18 €" and "3 m each". */
function unreadOf(cell: string): string {
  return /\d/.test(cell) && /\p{L}|\p{Sc}|\d\s?[-–—/]\s?\d/u.test(cell) ? oneLine(cell) : '';
}

/** Cells under headings that say something else: nothing of a row is lost, except numbers that count the rows, and sums of them. */
function othersOf(cells: readonly string[], { columns, headings }: Table, hasPrice: boolean, ways: Ways): string[] {
  return cells.filter(
    (cell, index) =>
      columns[index] === undefined &&
      !isUnitHeading(headings[index] ?? '') &&
      /\p{L}/u.test(cell) &&
      !(hasPrice && priceAlone(cell, ways)) &&
      linksIn(cell).length === 0,
  );
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** The name is the first that is nothing else. */
function nameFirst(cells: readonly string[], ways: Ways): readonly string[] {
  const isName = (cell: string) =>
    cell !== '' && amountOf(plainSigns(cell)) === null && cellPrice(cell, ways) === null && withoutLinks(cell) !== '';
  const index = cells.findIndex(isName);
  return index > 0 ? [cells[index] as string, ...cells.toSpliced(index, 1)] : cells;
}

function byLook([first = '', ...others]: readonly string[], ways: Ways): Line {
  const [link] = [first, ...others].flatMap(linksIn);
  const cells = others.filter((cell) => !isLink(cell));
  const prices = cells.map((cell) => cellPrice(cell, ways));
  const called = oneLine(isLink(first) ? withoutLinks(first) : first);
  const { name, price = prices.find((found) => found !== null) } = splitPriceOff(called, ways) ?? { name: called };
  const rest = cells.filter((_cell, index) => prices[index] === null);
  return { name, ...numbersIn(rest, price, ways), ...(link && { link }) };
}

/**
 * Reads the cells that are no price by their marks: size and amount, an amount alone, or an amount and a price without
 * its mark.
 */
function numbersIn(cells: readonly string[], price: WrittenPrice | undefined, ways: Ways) {
  const [size = '', amount = ''] = cells;
  const count = amountOf(plainSigns(size));
  const pieces = measureIn(size);
  if (pieces?.kind === 'piece' && amount === '') return { size: '', amount: pieces.count, price };
  const bare = price ? null : barePrice(amount, ways);
  if (count !== null && bare) return { size: '', amount: count, price: bare };
  const isAmount = count !== null && amount === '' && (ways.kind === 'SHOPPING' || price !== undefined);
  return isAmount ? { size: '', amount: count, price } : { size, amount: amountOf(plainSigns(amount)) ?? 1, price };
}
