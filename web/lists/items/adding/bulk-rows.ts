import type { z } from 'zod';
import { bulkItems } from '#rules/lists/items/item';
import type { Line } from '#rules/shops/lines/line';
import { linksIn, titleFromLink, withoutLinks } from '#rules/shops/lines/links';
import { sizeParts } from '#rules/shops/lines/measures';
import { isSeveral, readPastedText } from '#rules/shops/lines/pasted/read-text';
import { splitPriceOff } from '#rules/shops/lines/written-prices';
import { newUuid } from '../../../base/network/uuid.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import type { LinkLine } from '../fields/item-from-link.ts';
import { priceInput } from '../fields/price-input.ts';
import { readingWays } from '../fields/reading-ways.ts';

export type BulkField = 'name' | 'size' | 'amount';

export interface BulkRow extends Record<BulkField, string> {
  id: string;
  /** The heading under which it stands. */
  category?: string;
  /** Trying the same row again adds it once; a changed row is another item. */
  idempotencyKey: string;
  problems: Partial<Record<BulkField, string>>;
}

/** Names of a row's fields where items are added. */
export const FIELD_OF: Record<string, BulkField> = {
  title: 'name',
  description: 'size',
  amount: 'size',
  quantityDesired: 'amount',
};

export const MOST_ROWS = 200;

const NOTHING: Line = { name: '', size: '', amount: 1 };

/** A price and a link stand beside the name. */
export function bulkRow({ name, size, amount, link, price, category }: Line = NOTHING): BulkRow {
  const [id, idempotencyKey] = [newUuid(), newUuid()];
  const written = [name, price?.text, link].filter(Boolean).join(' ');
  return { id, idempotencyKey, name: written, size, amount: String(amount), category, problems: {} };
}

/** An empty one below all others, under their last heading. */
export function nextRow(rows: readonly BulkRow[]): BulkRow {
  return bulkRow({ ...NOTHING, category: rows.at(-1)?.category });
}

export function changeRow(row: BulkRow, field: BulkField, value: string): BulkRow {
  const { [field]: _solved, ...problems } = row.problems;
  return { ...row, [field]: value, problems, idempotencyKey: newUuid() };
}

/** An empty amount is one. A 0 is not: its author is told. */
export function settleAmount(row: BulkRow): BulkRow {
  return row.amount.trim() === '' ? changeRow(row, 'amount', '1') : row;
}

/** The rows that several pasted lines make, after the row they were pasted into; null for a single line. */
export function pasteRows(rows: readonly BulkRow[], into: BulkRow, text: string): Pasted | null {
  const read = readPastedText(text, readingWays('SHOPPING'));
  if (!isSeveral(read)) return null; // one link stays in its field like any other text
  const { lines, title, leftOut } = read;
  const index = rows.indexOf(into);
  const isTaken = into.name.trim() !== '';
  const pasted = lines.map(bulkRow);
  const room = MOST_ROWS - rows.length + (isTaken ? 0 : 1);
  const fitting = pasted.slice(0, room);
  const next = rows.toSpliced(isTaken ? index + 1 : index, isTaken ? 0 : 1, ...fitting);
  return {
    rows: next,
    last: fitting.at(-1) ?? into,
    count: fitting.length,
    leftOut: pasted.length - fitting.length,
    title,
    aside: leftOut,
  };
}

export interface Pasted {
  rows: BulkRow[];
  last: BulkRow;
  count: number;
  leftOut: number;
  /** The name of the whole list, which is no row. */
  title?: string;
  /** Lines that name nothing. */
  aside?: readonly string[];
}

interface BulkItem {
  row: BulkRow;
  input: z.output<typeof bulkItems>[number];
  /** A page to be read for it, and the name that was written beside it. */
  link?: Pick<LinkLine, 'link' | 'name'>;
}

type Checked = { items: BulkItem[]; rows?: undefined } | { items?: undefined; rows: BulkRow[] };

/** By the rule of all items: what is to be added, or the rows with what is wrong with them. Rows without a name are skipped. */
export function checkRows(rows: readonly BulkRow[], currency = usualCurrency()): Checked {
  const named = rows.filter(({ name }) => name.trim() !== '');
  const checked = bulkItems.safeParse(named.map((row) => inputOf(row, currency)));
  if (checked.success) {
    const rowOf = (index: number) => named[index] as BulkRow;
    return {
      items: checked.data.map((input, index) => ({ row: rowOf(index), input, link: linkOf(rowOf(index), currency) })),
    };
  }

  const wrong = new Map<BulkRow, BulkRow['problems']>();
  for (const { path, message } of checked.error.issues) {
    const [index, field] = path;
    const row = index === undefined ? rows[0] : named[Number(index)];
    const name = FIELD_OF[String(field)] ?? 'name';
    const problems = row && wrong.get(row);
    if (row) wrong.set(row, { ...problems, [name]: problems?.[name] ?? message }); // the first wrong field stays first
  }
  return { rows: rows.map((row) => ({ ...row, problems: wrong.get(row) ?? {} })) };
}

function inputOf(row: BulkRow, currency: string) {
  const { size, amount, category } = row;
  const { name, price } = namePartsOf(row, currency);
  const link = linkOf(row, currency);
  const title = link ? link.name || titleFromLink(link.link) : name;
  const sized = sizeParts(size, readingWays('SHOPPING', currency));
  return { title, ...sized, quantityDesired: Number(amount), category, ...priceInput(price) };
}

function linkOf(row: BulkRow, currency: string): BulkItem['link'] {
  const [link] = linksIn(row.name);
  return link ? { link, name: namePartsOf(row, currency).name } : undefined;
}

function namePartsOf({ name }: BulkRow, currency: string): Pick<Line, 'name' | 'price'> {
  const text = linksIn(name).length > 0 ? withoutLinks(name) : name;
  return splitPriceOff(text, readingWays('SHOPPING', currency)) ?? { name: text };
}
