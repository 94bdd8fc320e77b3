import type { z } from 'zod';
import { nameKey } from '../../base/text/name-key.rules.ts';
import { cleanText } from '../../base/text/text.rules.ts';
import { isWebAddress } from '../../base/text/web-address.rules.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE, LONGEST_VARIANT } from '../../lists/items/item.rules.ts';
import { ANY_NUMBER, ANY_NUMBER_CELL, isAnyNumber } from '../../lists/lists/any-number.rules.ts';
import { namesOfShops } from '../../lists/lists/shop.rules.ts';
import { parseCells } from '../lines/cells.rules.ts';
import type { Line } from '../lines/line.rules.ts';
import { linksIn, titleFromLink } from '../lines/links.rules.ts';
import { sizeParts } from '../lines/measures.rules.ts';
import { lackedBy, withWordedCells } from '../lines/sheets/worded-cells.rules.ts';
import { type Column, currencyMarkIn } from '../lines/words/column-headings.rules.ts';
import { currencyOf } from '../lines/words/currencies.rules.ts';
import { isTickedCell } from '../lines/words/ticked-cells.rules.ts';
import { unitKindOf } from '../lines/words/units.rules.ts';
import { barePrice, cellPrice, priceAlone } from '../lines/written-prices.rules.ts';
import { boughtPieces } from './bought-pieces.rules.ts';
import { type FileWays, type FoundTable, type ImportColumn, type LeftOut, MOST_ROWS } from './found-file.rules.ts';
import { giverIn } from './givers.rules.ts';
import { importedItem } from './imported-items.rules.ts';

export type FoundItem = z.output<typeof importedItem>;

/** A remark on a row that its owner may want to know. */
export type RowRemark = 'SHORTENED' | 'UNREAD_PRICE' | 'UNREAD_LINK' | 'TOO_MANY_PIECES';

export interface FoundRow {
  /** Its place in the table. */
  place: number;
  item: FoundItem;
  /** Ticked off where it comes from. */
  isTicked: boolean;
  remarks: readonly RowRemark[];
}

interface FoundRows {
  rows: FoundRow[];
  leftOut: LeftOut[];
  /** The places of the rows that have no name. */
  nameless: number[];
}

/** The kinds of columns that lines have, too. */
const OF_LINES: Partial<Record<ImportColumn, Column>> = {
  name: 'name',
  amount: 'amount',
  description: 'size',
  category: 'category',
  price: 'price',
  link: 'link',
};

/** Pages of programs that keep lists: what hangs on a card leads to the thing itself. */
const OF_PROGRAMS =
  /^https?:\/\/(?:www\.)?(?:trello\.com|app\.asana\.com|notion\.so|www\.notion\.so|app\.clickup\.com|airtable\.com|todoist\.com|app\.todoist\.com|linear\.app|[a-z0-9-]{1,63}\.monday\.com|[a-z0-9-]{1,63}\.atlassian\.net)\//i;

/** The items in a table, by what its columns are said to be. */
export function rowsOf(table: FoundTable, reader: FileWays): FoundRows {
  const { columns, headings, rows, isExact } = table;
  const lacks = table.isWorded ? lackedBy(columns) : null;
  const mark = currencyMarkIn(headings[columns.indexOf('price')] ?? '');
  const named = mark && currencyOf(mark, reader.currency); // "Preis (CHF)"
  const ways = { ...reader, currency: named || currencyIn(rows, columns.indexOf('price'), reader) };
  const isPriced =
    !isExact && headings.length > 0 && rows.some((cells) => /[1-9]/.test(cells[columns.indexOf('price')] ?? ''));
  const found: FoundRow[] = [];
  const nameless: number[] = [];
  let tooMany = 0;
  for (const [place, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (column: ImportColumn) => {
      if (column === 'notes' && !isExact) return notesIn(cells, columns);
      const cell = cells[columns.indexOf(column)] ?? '';
      return column === 'price' && isPriced && isZero(cell, ways) ? '' : cell;
    };
    if (found.length >= MOST_ROWS) {
      tooMany += 1;
      continue;
    }
    const worded = lacks ? withWordedCells(cellOf, lacks, ways) : cellOf;
    const row = isExact ? exactRow(cellOf, ways) : readRow(worded, ways);
    if (!row) nameless.push(place);
    else found.push({ ...row, place });
  }
  const leftOut: LeftOut[] = [];
  if (nameless.length > 0) leftOut.push({ reason: 'NO_NAME', count: nameless.length });
  if (tooMany > 0) leftOut.push({ reason: 'TOO_MANY', count: tooMany });
  return { rows: found, leftOut, nameless };
}

/** Alike for things that are the same to people. */
export function thingKey({ title, description, variant, amount, primaryUrl }: FoundItem): string {
  return JSON.stringify([nameKey(title), nameKey(description), nameKey(variant), amount, primaryUrl]);
}

/** Several columns may hold them. */
function notesIn(cells: readonly string[], columns: FoundTable['columns']): string {
  const notes = cells.filter((cell, place) => columns[place] === 'notes' && cell.trim() !== '');
  return notes.join('\n');
}

/** Numbers without a currency are in the one of most other prices of their column, else in the reader's. */
function currencyIn(rows: FoundTable['rows'], column: number, reader: FileWays): string {
  const counts = new Map<string, number>();
  for (const cells of column < 0 ? [] : rows.slice(0, MOST_ROWS)) {
    const cell = cells[column] ?? '';
    const found = /\p{Sc}|\p{L}/u.test(cell) ? cellPrice(cell, reader)?.currency : undefined;
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return counts.get(reader.currency) === most
    ? reader.currency
    : ([...counts].find(([, count]) => count === most)?.[0] ?? reader.currency);
}

type ReadRow = Omit<FoundRow, 'place'>;
type CellOf = (column: ImportColumn) => string;

/** A row that Kindlist wrote: its cells are values. Null where a person has made something else of it. */
function exactRow(cellOf: CellOf, ways: FileWays): ReadRow | null {
  const price = cellOf('price');
  const isFund = isYes(cellOf('fund')) && ways.kind !== 'SHOPPING';
  const quantityDesired = isFund && cellOf('amount') === '' ? ANY_NUMBER : writtenQuantity(cellOf('amount'), ways);
  const bought = Number(cellOf('bought') || 0);
  const checked = importedItem.safeParse({
    title: cellOf('name'),
    description: cellOf('description'),
    notes: cellOf('notes'),
    category: cellOf('category'),
    amount: cellOf('measure'),
    variant: cellOf('variant'),
    recipes: cellOf('recipes'),
    primaryUrl: cellOf('link') || null,
    secondaryUrl: cellOf('secondLink') || null,
    imageUrl: cellOf('picture') || null,
    quantityDesired,
    price: price === '' ? null : Number(price),
    currency: cellOf('currency') || undefined,
    quantityBought: ways.kind === 'SHOPPING' ? Math.min(quantityDesired, bought) : bought,
    choice: cellOf('choice') || null,
    isMostWanted: isYes(cellOf('mostWanted')),
    isFund,
    shops: cellOf('shops').split('\n').filter(Boolean),
  });
  if (!checked.success) return null;
  return { item: checked.data, isTicked: checked.data.quantityBought >= quantityDesired, remarks: [] };
}

/** A shopping list needs a number. */
function writtenQuantity(cell: string, { kind }: FileWays): number {
  if (cell === '') return 1;
  const quantity = isAnyCell(cell) ? ANY_NUMBER : Number(cell);
  return kind === 'SHOPPING' && isAnyNumber(quantity) ? 1 : quantity;
}

/** "1" beside "kg", in columns of their own, is one amount. */
function amountOfUnit(amount: string, unit: string): string | null {
  const kind = unitKindOf(unit.trim());
  return kind !== null && kind !== 'piece' && amount.trim() !== '' ? `${amount.trim()} ${unit.trim()}` : null;
}

/** Pieces are counted without their word. */
function withoutPieces(measure: string): string {
  return unitKindOf(measure.trim()) === 'piece' ? '' : measure.trim();
}

function isAnyCell(cell: string): boolean {
  return cell.trim().toLowerCase() === ANY_NUMBER_CELL;
}

function readRow(cellOf: CellOf, ways: FileWays): ReadRow | null {
  const remarks: RowRemark[] = [];
  const lost: string[] = [];
  const isAny = isAnyCell(cellOf('amount'));
  const ofUnit = isAny ? null : amountOfUnit(cellOf('amount'), cellOf('measure'));
  const line = lineOf((column) => ((isAny || ofUnit) && column === 'amount' ? '' : cellOf(column)), ways);
  const quantityDesired = isAny ? writtenQuantity(ANY_NUMBER_CELL, ways) : ofUnit ? 1 : line.amount;
  const written = { price: cellOf('price').trim(), link: cellOf('link').trim() };
  if (written.price !== '' && !line.price && !isNoPrice(written.price)) {
    remarks.push('UNREAD_PRICE');
    if (!line.size.includes(written.price)) lost.push(written.price);
  }
  if (written.link !== '' && !line.link) {
    if (/[./]/.test(written.link)) remarks.push('UNREAD_LINK'); // the name of a shop is none
    lost.push(written.link);
  }
  if (line.isTooMany) remarks.push('TOO_MANY_PIECES');
  const called = clean(line.name) || (line.link ? titleFromLink(line.link) : '');
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(called)) return null;

  const title = cut(called, LONGEST_TITLE);
  const rest = called.length > title.length ? called : '';
  const size = sizeParts([ofUnit ?? withoutPieces(cellOf('measure')), line.size].filter(Boolean).join('\n'), ways);
  const variant = clean(cellOf('variant'));
  const measured = size.amount === '' ? sizeParts(variant, ways) : { amount: size.amount, description: variant };
  const description = [rest, size.description].filter(Boolean).join('\n');
  const [second, imageUrl] = [addressIn(cellOf('secondLink')), addressIn(cellOf('picture'))];
  const isCard = second !== null && line.link !== undefined && OF_PROGRAMS.test(line.link);
  const isFund = isYes(cellOf('fund')) && ways.kind !== 'SHOPPING';
  const links = isCard ? [second, line.link ?? null] : [line.link ?? null, second];
  const [primaryUrl = null, secondaryUrl = null] = isFund ? [] : links; // a fund has no shop
  if (isFund) lost.push(...links.flatMap((link) => link ?? []));
  const { shops, unknown } = isFund ? { shops: [], unknown: cellOf('shops') } : shopsIn(cellOf('shops'), ways);
  const { isTicked, pieces, named } = boughtPieces(
    { ticked: cellOf('ticked'), bought: cellOf('bought'), giver: cellOf('giver') },
    { quantityDesired, written: line.amount, isGivable: ways.kind !== 'SHOPPING' && !isFund },
  );
  const whoBrings = named || (ways.kind === 'SHOPPING' && giverIn(cellOf('giver'), isYes)) || '';
  const notes = [cellOf('notes'), whoBrings, line.link ? '' : unknown, ...lost].map(clean).filter(Boolean).join('\n');
  const texts = {
    description: clean(description),
    notes,
    category: clean(line.category ?? '').replace(/\s+/g, ' '),
    variant: measured.description,
  };
  const item = {
    title,
    description: cut(texts.description, LONGEST_ITEM_TEXT),
    notes: cut(texts.notes, LONGEST_ITEM_TEXT),
    category: cut(texts.category, LONGEST_ITEM_TEXT),
    amount: measured.amount,
    variant: cut(texts.variant, LONGEST_VARIANT),
    primaryUrl,
    secondaryUrl,
    imageUrl,
    quantityDesired,
    price: line.price?.price ?? null,
    currency: line.price?.currency ?? ways.currency,
    isMostWanted: isYes(cellOf('mostWanted')),
    isFund,
    shops,
  };
  const isCut = rest !== '' || (Object.keys(texts) as (keyof typeof texts)[]).some((of) => item[of] !== texts[of]);
  if (isCut) remarks.push('SHORTENED');
  const checked = importedItem.safeParse({ ...item, ...pieces });
  return checked.success ? { item: checked.data, isTicked, remarks } : null;
}

function lineOf(cellOf: CellOf, ways: FileWays): Line {
  const kinds = Object.keys(OF_LINES) as ImportColumn[];
  const currency = currencyOf(cellOf('currency').trim() || '-', ways.currency);
  const cells = kinds.map(cellOf);
  const table = { columns: kinds.map((kind) => OF_LINES[kind]), headings: kinds.map(() => '') };
  return parseCells(cells, { ...ways, ...(currency && { currency }) }, table);
}

/** Shopping lists know shops; elsewhere their names are kept among the notes where no link leads there. */
function shopsIn(cell: string, { kind }: FileWays): { shops: string[]; unknown: string } {
  const names = cell
    .slice(0, LONGEST_ITEM_TEXT)
    .split(/[\n,;]/)
    .map(clean)
    .filter(Boolean);
  const checked = kind === 'SHOPPING' ? namesOfShops.safeParse(names) : null;
  return checked?.success ? { shops: checked.data, unknown: '' } : { shops: [], unknown: cell };
}

/** Words of shops in place of a price. */
function isNoPrice(text: string): boolean {
  return /^(?:-|–|—|n\/a|null|none|0|free)$/i.test(text);
}

/** Sheets have 0 where nothing is known. */
function isZero(text: string, ways: FileWays): boolean {
  return /0/.test(text) && (priceAlone(text, ways) ?? barePrice(text, ways))?.price === 0;
}

function isYes(cell: string): boolean {
  return isTickedCell(cell);
}

function addressIn(cell: string): string | null {
  const address = cell.trim();
  return isWebAddress(address) && address.length <= 2_000 ? address : (linksIn(address)[0] ?? null);
}

/** Without signs that no text may hold. */
function clean(text: string): string {
  return cleanText(
    text
      .slice(0, 10_000)
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, ''),
  );
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${short.trimEnd()}…`;
}
