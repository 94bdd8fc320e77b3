import { withWholeLines } from '../asked-things.rules.ts';
import { headingsOfBlocks } from '../block-headings.rules.ts';
import { cellsOf, type Mark, markOf, recordsOf, type Table } from '../cells.rules.ts';
import { withoutChatMarks } from '../chats/chats.rules.ts';
import type { Chat } from '../chats/heard-chat.rules.ts';
import { withGivers } from '../chats/offers.rules.ts';
import { laidOut } from '../layout.rules.ts';
import { isFooter, withoutLetter, withoutPicturesApart } from '../letters.rules.ts';
import { amountOf, type Line, type Ways, type WrittenLine } from '../line.rules.ts';
import {
  headingIn,
  headingsOverMarks,
  headingsThatStandOut,
  isNameAbove,
  isTitle,
  nestedHeadings,
} from '../line-headings.rules.ts';
import { linksIn } from '../links.rules.ts';
import { withoutMark, withoutMarks } from '../marks.rules.ts';
import { nameToldByWords } from '../names-of-lists.rules.ts';
import { headingsOverIndented, notedPlaces, withoutProperties } from '../notes.rules.ts';
import { areNamesInTurn, mergeLines, pairLines, type ReadLine, withoutSumOfOthers } from '../paired-lines.rules.ts';
import { isAmountAlone, partsAtCommas } from '../parted-lines.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { withoutReceiptMarks } from '../receipts.rules.ts';
import { isRequest } from '../small-talk.rules.ts';
import { headsOf } from '../table-rows.rules.ts';
import { unreadWords } from '../unread-words.rules.ts';
import { talkIn } from '../weighed-talk.rules.ts';
import { columnsOfMarked, columnsUnder, isNameHeading, unknownIn } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isScrap } from '../words/scraps.rules.ts';
import { isShop } from '../words/shops.rules.ts';
import { isAppointment } from '../words/times-and-places.rules.ts';
import { isUnwanted as isUnwantedHeading } from '../words/unwanted-words.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import { amazonLines, isAmazonText } from './amazon-text.rules.ts';
import { copiedText, rowsOf } from './copied-text.rules.ts';
import { currencyMeant } from './currency-meant.rules.ts';
import { withoutMailHeads } from './mail-heads.rules.ts';
import { withoutFacts, withoutSteps } from './page-facts.rules.ts';
import { headingsOverTables, isUnderMarked, within } from './placed-lines.rules.ts';
import { withPlainMarks } from './program-lines.rules.ts';
import { withoutQuoteMarks } from './quoted-lines.rules.ts';
import { readRow } from './read-row.rules.ts';
import { ingredientRows } from './recipe-pages.rules.ts';
import { withRefusals } from './refused-rows.rules.ts';
import { type ShapedTable, tableByShape, withShape } from './table-shapes.rules.ts';
import { withThingsInWords } from './things-below.rules.ts';
import { withSureWholes } from './whole-lines.rules.ts';

/** In characters: beyond it, it is no handful of items. */
const LONGEST_TEXT = 200_000;

/** In lines: a line of fewer holds one thing each. */
const FEWEST_SHARED = 5;

/** A thing has a letter, a number or a picture in its name. */
const THING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

export interface PastedText {
  lines: Line[];
  /** How many things the text names, before those that are the same became one. */
  written: number;
  /** The one heading over all of them, where it names the list. It is the category of none. */
  title?: string;
  /** Lines that name nothing, such as a greeting, a signature, or the sum below a receipt. */
  leftOut?: readonly string[];
}

/** Whether a text says more than one line in a field can. */
export function isSeveral({ lines, written, title }: PastedText): boolean {
  return written > 1 || lines[0]?.category !== undefined || title !== undefined;
}

/**
 * The things that a text of several lines names, each once. A heading is the category of the lines below it, and a row of
 * headings says what its columns are.
 */
export function readPastedText(text: string, ways: Ways): PastedText {
  const aside: string[] = [];
  const wishes = isAmazonText(text.slice(0, LONGEST_TEXT)) ? amazonLines(text.slice(0, LONGEST_TEXT), ways, aside) : [];
  if (wishes.length > 0)
    return { lines: mergeLines(wishes, ways), written: wishes.length, ...(aside.length > 0 && { leftOut: aside }) };
  const copied = copiedText(text, ways);
  const meantMoney = currencyMeant(copied?.lines ?? [], ways.currency);
  if (copied)
    return meantMoney === ways.currency ? copied : (copiedText(text, { ...ways, currency: meantMoney }) ?? copied);
  const { lines: asWritten, leftOut, rows, torn, chat } = linesOf(text, ways, true);
  const { lines: written, ways: meantWays } = laidOut(asWritten, ways, leftOut);
  const isShared = leftOut.some(isFooter);
  const read = readLines(written, meantWays, isShared);
  const currency = currencyMeant(read.lines, ways.currency);
  const meant = currency === ways.currency ? read : readLines(written, { ...meantWays, currency }, isShared);
  const merged = withGivers(mergeLines(meant.lines, ways), chat);
  const lines = withSureWholes(withWholeLines(merged, torn), meant.lines);
  const kept = new Set(lines.map(({ category }) => category));
  const categories = new Set(meant.lines.flatMap(({ category = '' }) => (kept.has(category) ? [] : category)));
  leftOut.push(...meant.leftOut, ...[...categories].filter(Boolean)); // the same thing stands under another one
  const title = chat.isHeard ? undefined : meant.title; // nobody names a list in the first thing they say
  if (meant.title && !title) leftOut.push(meant.title);
  leftOut.push(...unreadWords(rows, lines, [title ?? '', ...leftOut]));
  const told = chat.isHeard ? leftOut.filter((text) => !isScrap(text)) : leftOut;
  return {
    lines,
    written: meant.lines.length,
    ...(title && { title }),
    ...(told.length > 0 && { leftOut: told }),
  };
}

/** In lines: in a text of fewer each may be a thing. */
const FEWEST_WITH_TALK = 3;

/** Reads the text of one field: a number alone is the amount of the thing before it, as in "lemons, 4". */
export function parseQuickLine(text: string, ways: Ways): Line[] {
  const shopping: Ways = { ...ways, kind: 'SHOPPING' };
  const lines: Line[] = [];
  for (const written of linesOf(text, ways).lines.flatMap(({ text: line }) => partsAtCommas(line))) {
    const before = lines.at(-1);
    if (before?.amount === 1 && isAmountAlone(written)) before.amount = amountOf(plainSigns(written)) ?? 1;
    else lines.push(...withoutMarks([written]).flatMap(({ text: line }) => parseLine(line, shopping)));
  }
  return mergeLines(lines, shopping);
}

/** The lines of a text with something on them, in one spelling, the blocks that empty lines part, and all that people wrote. */
function linesOf(
  text: string,
  ways: Ways,
  isPasted = false,
): {
  lines: WrittenLine[];
  leftOut: string[];
  rows: readonly string[];
  torn: ReadonlyMap<string, string>;
  chat: Chat;
} {
  const lines: WrittenLine[] = [];
  const leftOut: string[] = [];
  let block = 0;
  const plain = withPlainMarks(rowsOf(text), ways);
  leftOut.push(...plain.leftOut);
  const quoted = withoutMailHeads(withoutQuoteMarks(plain.rows, leftOut), leftOut);
  const rows = isPasted ? ingredientRows(withoutSteps(withoutFacts(quoted, leftOut), leftOut), leftOut) : quoted;
  const heads = headsOf(rows);
  const chat: Chat = { givers: new Map(), isToBuy: ways.kind === 'SHOPPING', isHeard: false, done: new Set() };
  const said = withoutChatMarks(recordsOf(withoutProperties(rows, leftOut)), leftOut, chat);
  const torn = new Map<string, string>();
  const messages = isPasted ? withThingsInWords(withRefusals(said, leftOut), leftOut, torn) : said;
  const records = withoutPicturesApart(withoutReceiptMarks(withoutLetter(messages, leftOut), leftOut), leftOut);
  const noted = notedPlaces(records, ways);
  const byPlace = new Map<number, WrittenLine>();
  for (const [place, record] of records.entries()) {
    const thing = byPlace.get(noted[place] ?? -1);
    const line = { text: record, block, notes: [], ...(heads.has(record.trim()) && { isHead: true as const }) };
    if (record.trim() === '') block += 1;
    else if (thing && priceAlone(record, ways) === null) thing.notes.push(withoutMark(record));
    else if (THING.test(record)) {
      lines.push(line);
      byPlace.set(place, line);
    } else if (/[?!؟？！]/u.test(record)) leftOut.push(record.trim());
  }
  return { lines, leftOut, rows: messages, torn, chat };
}

function readLines(
  written: readonly WrittenLine[],
  ways: Ways,
  isShared: boolean,
): { lines: Line[]; title?: string; leftOut: string[] } {
  const unmarked = withoutMarks(written.map(({ text }) => text));
  const isNamedLink = written.length === 2 && linksIn(written[1]?.text ?? '').length > 0; // as apps share them
  const isNamedInTurn = areNamesInTurn(unmarked);
  const overMarks = headingsOverMarks(written);
  const standOut = headingsThatStandOut(written);
  const ofBlocks = headingsOfBlocks(written);
  const overIndented = headingsOverIndented(written);
  const overTables = headingsOverTables(written);
  const found = written.map(({ text, under, about }, index) =>
    isNamedLink || isNamedInTurn || index === written.length - 1 || (under ?? about) !== undefined
      ? null
      : (headingIn(text) ??
        overTables[index] ??
        overIndented[index] ??
        standOut[index] ??
        overMarks[index] ??
        ofBlocks.headings[index] ??
        null),
  );
  const headings = nestedHeadings(found);
  const isOne = found.every((heading, index) => heading === null || index === 0);
  const isNameOfBlocks =
    (ofBlocks.isNamed && found[0] === null) || (isOverTable(written, ways) && (found[0] === null || isOne));
  if (isNameOfBlocks || isNameAbove(written, headings, isShared))
    headings[0] ??= written[0]?.text.trim().replace(/[;|\s]{1,60}$/, '') ?? null;
  const isNamed = isNameOfBlocks || isTitle(headings) || isNameAbove(written, headings, isShared);
  const [title] = headings.filter((heading, index) => heading !== null && index === 0 && isNamed);
  const rows = unmarked.filter((_line, index) => headings[index] === null).map(({ text }) => text);
  const byShape = tableByShape(rows, ways);
  const shaped = byShape?.isSure && !isOverColumns(rows, ways) ? byShape : null;
  const mark = shaped?.mark ?? markOf(rows, ways);
  const table: { under: Table | null; byShape: ShapedTable | null } = { under: shaped?.table ?? null, byShape };
  const isAlone = rows.length === 1;
  const mayBeShared = rows.length >= FEWEST_SHARED && !rows.some((row) => priceAlone(row, ways));
  const read: ReadLine[] = [];
  const leftOut: string[] = [];
  const isTalkIn = talkIn(written, false);
  let category: string | undefined;
  let unused: string | undefined;
  let isUnwanted = false;
  for (const [index, { text, isTicked }] of unmarked.entries()) {
    const heading = headings[index] ?? null;
    const { block = 0, notes = [], under, about: known, isHead: isMarked = false } = written[index] ?? {};
    const isOther = shaped?.others.has(text) === true;
    const isListed = withoutMark(written[index]?.text ?? '') !== written[index]?.text.trim();
    if (isOther) leftOut.push(text.trim());
    const isHead = heading !== null || isOther || isHeadingRow(text, mark, table, index, written.length, isMarked);
    if (isHead && heading === null && !isOther) leftOut.push(...unknownIn(table.under?.headings ?? [], text));
    const said = isHead
      ? null
      : readRow(
          isNamedInTurn ? text.replace(/[:：]$/, '') : text,
          { mark, table: table.under, isAlone, mayBeShared: mayBeShared && !isListed },
          ways,
        );
    const isThing = said !== null && said.lines.length > 0 && !said.price;
    if (heading !== null && heading !== '') {
      if (unused !== undefined) leftOut.push(unused);
      category = heading === title || isRequest(heading) ? undefined : heading;
      unused = heading === title ? undefined : heading;
      isUnwanted = heading !== title && isUnwantedHeading(heading);
    }
    const isTalk =
      said !== null &&
      !isListed &&
      written.length >= FEWEST_WITH_TALK &&
      said.lines.length === 1 &&
      said.lines.every(({ link, price }) => !link && !price) &&
      (isTalkIn(text, index) || isAppointment(text));
    if ((isUnwanted || isTalk) && said) {
      leftOut.push(text.trim(), ...notes);
      continue;
    }
    if (said) {
      if (said.lines.length === 0 && /\p{L}/u.test(text)) leftOut.push(text.trim());
      const about = isThing ? notes : [];
      const lines = said.lines.map((line) => ({
        category: within(category, under),
        ...line,
        ...(line.others && category !== undefined && { others: line.others.map((other) => ({ category, ...other })) }),
        ...known,
        ...(known?.others && { others: [...(line.others ?? []), ...known.others] }),
        ...(known?.size && line.size && { size: `${line.size}, ${known.size}` }),
        ...(isTicked && { isTicked: true as const }),
        ...(about.length > 0 && { size: [line.size, ...about].filter(Boolean).join(', ') }),
      }));
      read.push({ ...said, lines, block, ...(isUnderMarked(written, index) && { isUnder: true as const }) });
      if (category !== undefined && lines.some((line) => line.category?.startsWith(category ?? ''))) unused = undefined;
    }
    if (!isThing)
      for (const note of notes)
        read.push({ lines: parseLine(note, ways).map((line) => ({ category, ...line })), block }); // of their own
  }
  if (unused !== undefined) leftOut.push(unused);
  leftOut.push(...new Set(unmarked.flatMap(({ vague }) => vague ?? [])));
  const isGuessed = (title && isShop(title)) || nameToldByWords(written) === 'GUESSED';
  if (title && isGuessed && headingIn(written[0]?.text ?? '') === null) leftOut.push(title); // told by its words alone
  return { lines: withoutSumOfOthers(pairLines(read), leftOut), leftOut, ...(title && { title }) };
}

/** One cell above the headings of a table: its name. */
function isOverTable([first, ...others]: readonly WrittenLine[], ways: Ways): boolean {
  const rows = others.map(({ text }) => text);
  const isOne = first !== undefined && first.text.split(/[\t;|]/).filter((cell) => cell.trim() !== '').length === 1;
  return isOne && rows.length > 1 && isOverColumns(rows, ways);
}

function isOverColumns(rows: readonly string[], ways: Ways): boolean {
  return columnsUnder(cellsOf(rows[0] ?? '', markOf(rows, ways))) !== null;
}

/** Takes over what a row of headings says of those below it. */
function isHeadingRow(
  text: string,
  mark: Mark | null,
  table: { under: Table | null; byShape: ShapedTable | null },
  index: number,
  of: number,
  isMarked: boolean,
): boolean {
  const headings = cellsOf(text, mark);
  const columns = columnsUnder(headings) ?? (isMarked && headings ? columnsOfMarked(headings) : null);
  if (columns && headings)
    table.under = { columns: table.byShape ? withShape(columns, table.byShape) : columns, headings };
  return columns !== null || (index === 0 && of > 1 && isNameHeading(text));
}
