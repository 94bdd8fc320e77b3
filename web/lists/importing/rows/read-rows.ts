import { t } from '@lingui/core/macro';
import { nameKey } from '#rules/base/text/name-key';
import { type FoundItem, rowsOf } from '#rules/shops/imports/found-rows';
import { entriesOfLine, listOf } from '#rules/shops/imports/tables';
import { headingIn } from '#rules/shops/lines/line-headings';
import { withoutMarks } from '#rules/shops/lines/marks';
import type { Kind } from '../../../base/design/kinds.ts';
import { fileWays } from './file-ways.ts';
import { matchedLines } from './matched-lines.ts';
import type { PreviewRow, RowEdit } from './preview-row.ts';
import { isCounted, isDivider, LINK_MARK, type WrittenLine, type WrittenRow } from './written-rows.ts';

/** A row that somebody wrote, as it is read for each kind of list. */
export interface TypedRow {
  key: string;
  text: string;
  category: string;
  items: Readonly<Record<Kind, FoundItem>>;
  isTicked: boolean;
}

/** All that a changed text says of the rows. */
export interface TextOutcome {
  /** The rows above the line, as they follow each other. */
  order: readonly string[];
  edits: ReadonlyMap<string, RowEdit>;
  /** The rows that were left out, and are no longer. */
  moved: { in: readonly string[]; out: readonly string[] };
  typed: readonly TypedRow[];
}

interface ReadAs {
  kind: Kind;
  /** The currency of prices without a mark, in lines that are new. */
  currency: string;
  /** Begins the keys of new rows. */
  newKey: string;
}

/** Reads the changed text of a preview: each line goes to the row that it comes from, else it is a row of its own. */
export function readRows(
  before: readonly WrittenLine[],
  text: string,
  { kind, currency, newKey }: ReadAs,
): TextOutcome {
  const lines = text.split('\n').map((line) => line.trim());
  const origins = matchedLines(before, lines, isThing);
  const end = endOfRows(lines, origins);
  const order: string[] = [];
  const edits = new Map<string, RowEdit>();
  const typed: TypedRow[] = [];
  const [movedIn, movedOut]: [string[], string[]] = [[], []];
  const met = new Set<string>();
  let category = '';
  for (const [place, line] of lines.entries()) {
    const origin = origins[place];
    const isAbove = place < end;
    const heading = origin ? (origin.of === 'category' ? origin.category : null) : categoryIn(line);
    if (heading !== null && heading !== undefined) {
      category = heading;
      continue;
    }
    if (origin?.of === 'row') {
      const { written } = origin;
      const { key, row } = written;
      met.add(key);
      const isUnread = isAbove && !written.isAbove && (row.aside === 'NO_NAME' || row.aside === 'NAMES_NOTHING');
      const edit = origin.text.trim() === line && !isUnread ? {} : editOf(written, line, { kind, isUnread });
      if (isAbove && nameKey(category) !== nameKey(row.item.category)) edit.category = category;
      if (Object.keys(edit).length > 0) edits.set(key, edit);
      if (isAbove) order.push(key);
      if (isAbove !== written.isAbove) (isAbove ? movedIn : movedOut).push(key);
    } else if (isAbove && !origin && isThing(line)) {
      const [WISHLIST, REGISTRY, SHOPPING] = (['WISHLIST', 'REGISTRY', 'SHOPPING'] as const).map((each) =>
        read(line, each, currency),
      );
      if (!WISHLIST || !REGISTRY || !SHOPPING) continue;
      const key = `${newKey} ${typed.length}`;
      typed.push({ key, text: line, category, items: { WISHLIST, REGISTRY, SHOPPING }, isTicked: isTickedIn(line) });
      order.push(key);
    }
  }
  for (const line of before)
    if (line.of === 'row' && line.written.isAbove && !met.has(line.written.key)) movedOut.push(line.written.key);
  return { order, edits, moved: { in: movedIn, out: movedOut }, typed };
}

/** The line below which everything is left out: where nobody knows it any more, what stood below it still does at the end. */
function endOfRows(lines: readonly string[], origins: readonly (WrittenLine | undefined)[]): number {
  const divider = lines.findIndex((line, place) => origins[place]?.of === 'divider' || isDivider(line));
  if (divider >= 0) return divider;
  const isOut = (place: number) => {
    const origin = origins[place];
    return lines[place] === '' || (origin?.of === 'row' && !origin.written.isAbove);
  };
  let end = lines.length;
  while (end > 0 && isOut(end - 1)) end -= 1;
  return end;
}

function categoryIn(line: string): string | null {
  const heading = headingIn(line);
  return heading !== null && nameKey(heading) === nameKey(t`Uncategorized`) ? '' : heading;
}

/** Whether a line that was not there before can be a row. */
function isThing(line: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line) && !isDivider(line) && headingIn(line) === null;
}

interface Change {
  kind: Kind;
  /** It was left out as it was written, and is read now. */
  isUnread: boolean;
}

/** All that a line says otherwise than it did: what it does not show of its row stays. */
function editOf(
  { row, words, size, price, link, tick }: WrittenRow,
  line: string,
  { kind, isUnread }: Change,
): RowEdit {
  const { item } = row;
  const bare = withoutLinkMark(line);
  const hasPrice = price !== '' && bare.endsWith(price);
  const rest = (hasPrice ? bare.slice(0, -price.length) : bare).replace(BOX, '');
  const isSame = rest === words && (hasPrice || price === '') && !isUnread;
  const said = isSame ? null : read(rest, kind, item.currency);
  const edit: RowEdit = said ? editSaid(row, said, { kind, hasPrice, size }) : {};
  if (link !== '' && bare === line && !said?.primaryUrl) edit.primaryUrl = null; // its mark was deleted
  if (!isCounted(row)) return edit;
  const isTicked = BOX.test(line) || (!isSame && isTickedIn(line));
  const wanted = edit.quantityDesired ?? item.quantityDesired;
  if (isTicked && (tick === '' || wanted !== item.quantityDesired)) edit.quantityBought = wanted;
  else if (!isTicked && tick !== '') edit.quantityBought = 0;
  else if (item.quantityBought > wanted) edit.quantityBought = wanted;
  return edit;
}

interface Shown {
  kind: Kind;
  hasPrice: boolean;
  /** Stood in the line, so that another one takes its place. */
  size: string;
}

function editSaid(row: PreviewRow, said: FoundItem, { kind, hasPrice, size }: Shown): RowEdit {
  const { item } = row;
  const kept = size === '' ? item.description : item.description.slice(size.length).replace(/^\n/, '');
  const description = kept.includes(said.description) ? kept : [said.description, kept].filter(Boolean).join('\n');
  const isCount = isCounted(row) && said.quantityDesired !== item.quantityDesired;
  const isPrice = !hasPrice && (said.price !== item.price || (said.price !== null && said.currency !== item.currency));
  return {
    ...(said.title !== item.title && { title: said.title }),
    ...(isCount && { quantityDesired: said.quantityDesired }),
    ...(kind === 'SHOPPING' && said.amount !== item.amount && { amount: said.amount }),
    ...(isPrice && { price: said.price, ...(said.price !== null && { currency: said.currency }) }),
    ...(said.primaryUrl && { primaryUrl: said.primaryUrl }),
    ...(description !== item.description && { description }),
  };
}

/** A box before a line, with a tick in it. */
const BOX = /^(?:\[[xX✓✔]\]|[☑✅])\ufe0f?\s*/u;

/** A line as the one reader of lines reads it; null where it names nothing. */
function read(line: string, kind: Kind, currency: string): FoundItem | null {
  const ways = { ...fileWays(kind), currency };
  const words = withoutMarks([withoutLinkMark(line)])[0]?.text.trim() || line;
  const [row] = rowsOf(listOf('', entriesOfLine(words, ways)).table, ways).rows;
  return row?.item ?? null;
}

function withoutLinkMark(line: string): string {
  return line.endsWith(LINK_MARK) ? line.slice(0, -LINK_MARK.length).trimEnd() : line;
}

function isTickedIn(line: string): boolean {
  return withoutMarks([withoutLinkMark(line)])[0]?.isTicked ?? false;
}

/** How many rows a text has above its line, while it is typed. */
export function countRows(before: readonly WrittenLine[], text: string): number {
  const lines = text.split('\n').map((line) => line.trim());
  const known = new Map(before.map((line) => [line.text.trim(), line]));
  const end = endOfRows(
    lines,
    lines.map((line) => known.get(line)),
  );
  return lines.slice(0, end).filter((line) => (known.get(line)?.of ?? (isThing(line) ? 'row' : '')) === 'row').length;
}
