import { chatNameOfFile } from '../lines/chats/chat-names.rules.ts';
import type { GiftPage, GiftThing } from '../lines/gift-pages/gift-page.rules.ts';
import type { Line } from '../lines/line.rules.ts';
import { sizeParts } from '../lines/measures.rules.ts';
import { isReadInPart } from '../lines/pasted/copied-text.rules.ts';
import { readPastedText } from '../lines/pasted/read-text.rules.ts';
import { partsFrom } from '../lines/pasted/whole-lines.rules.ts';
import { parseLine } from '../lines/read-line.rules.ts';
import {
  type FileWays,
  type FoundList,
  type FoundTable,
  IMPORT_COLUMNS,
  type ImportColumn,
  type LeftOut,
  type LeftOutReason,
  MOST_ROWS_READ,
} from './found-file.rules.ts';

/** In characters: longer cells are cut. */
export const LONGEST_CELL = 10_000;

/** The one heading of the first rank, above everything else: the name of the list. */
const FIRST_HEADING = /^\s*#\s[^\n]{1,100}/;

/** Lines that name nothing are kept up to here, in lines and characters, to take them along after all. */
const MOST_TEXTS = 500;
const LONGEST_TEXT = 500;

/** In characters: the longest text of any kind of which something is read. */
const LONGEST_READ = 2_000_000;

/** One thing, as a program says it. */
export interface Entry extends Partial<Record<ImportColumn, string>> {
  /** The same in the other way in which it can be meant. */
  others?: readonly Entry[];
  /** The line that it was parted from, with those beside it that have the same one. */
  whole?: Entry;
}

/** A thing that is meant in another way stands in the same place. */
const SAME_IN_OTHERS: readonly ImportColumn[] = ['category', 'notes', 'ticked'];

/** A table out of what each thing is said to be: the columns that any of them has. */
function tableOf(entries: readonly Entry[]): FoundTable {
  const every = entries.flatMap((entry) => [entry, ...(entry.others ?? []), ...(entry.whole ? [entry.whole] : [])]);
  const columns = IMPORT_COLUMNS.filter((column) => column === 'name' || every.some((entry) => entry[column]));
  const rowOf = (entry: Entry) => columns.map((column) => (entry[column] ?? '').slice(0, LONGEST_CELL));
  const others = new Map<number, string[][]>();
  const wholes = new Map<number, { count: number; row: string[] }>();
  for (const [place, entry] of entries.entries()) {
    const same = Object.fromEntries(SAME_IN_OTHERS.map((column) => [column, entry[column]]));
    const count = entry.whole ? partsFrom(entries, place) : 0;
    if (entry.whole && count > 0) wholes.set(place, { count, row: rowOf({ ...same, ...entry.whole }) });
    if (entry.others)
      others.set(
        place,
        entry.others.map((other) => rowOf({ ...same, ...other })),
      );
  }
  return {
    columns,
    headings: [],
    rows: entries.map(rowOf),
    ...(others.size > 0 && { others }),
    ...(wholes.size > 0 && { wholes }),
  };
}

/** The things that lines of text name, as the one reader of lines reads them. */
export function entriesOfText(
  text: string,
  ways: FileWays,
): { entries: Entry[]; title?: string; leftOut: readonly LeftOut[] } {
  const { lines, title, leftOut: nothing = [] } = readPastedText(text.slice(0, LONGEST_READ), ways);
  const [first] = FIRST_HEADING.exec(text) ?? [];
  const name = first?.replace(/^\s*#\s+/, '').trim();
  const isAlone = name && lines.length > 0 && lines.every(({ category }) => category === name);
  const entries = lines
    .map((line) => entryOfLine(line, ways))
    .map(({ category, ...entry }) => (isAlone || !category ? entry : { ...entry, category }));
  const called = isAlone ? name : title?.replace(/^#{1,6}\s/, '');
  const more: LeftOut[] = isReadInPart(text.trimEnd()) ? [{ reason: 'TOO_MANY', count: 1, isAtLeast: true }] : [];
  return { entries, leftOut: [...leftOutTexts('NAMES_NOTHING', nothing), ...more], ...(called && { title: called }) };
}

/** Texts that are left out for one reason: their count, and the first of them. */
export function leftOutTexts(reason: LeftOutReason, nothing: readonly string[]): LeftOut[] {
  const texts = nothing.slice(0, MOST_TEXTS).map((one) => one.slice(0, LONGEST_TEXT));
  return nothing.length > 0 ? [{ reason, count: nothing.length, texts }] : [];
}

/** The same of one line, such as the name of a task. */
export function entriesOfLine(text: string, ways: FileWays): Entry[] {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  return oneLine === '' ? [] : parseLine(oneLine, ways).map((line) => entryOfLine(line, ways));
}

/** A line as it goes into a table. */
export function entryOfLine(line: Line, ways: FileWays): Entry {
  const { name, amount, size, price, link, category, isTicked, giver, others, whole, isBare } = withGuess(line);
  return {
    name,
    ...(whole && { whole: entryOfLine(whole, ways) }),
    ...(others && { others: others.map((other) => entryOfLine(other, ways)) }),
    ...(amount > 1 && { amount: String(amount) }),
    ...sizeOf(size, ways),
    ...(price && { price: isBare ? String(price.price) : `${price.price} ${price.currency}` }),
    ...(link && { link }),
    ...(category && { category }),
    ...(isTicked && { ticked: 'x' }),
    ...(giver && { giver }),
  };
}

/** A thing of a page of gifts as it goes into a table. */
function entryOfGift({ name, brand, notes, section, price, link, picture, isFund, wanted, given }: GiftThing): Entry {
  return {
    name,
    ...(section && { category: section }),
    ...(brand && { description: brand }),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
    ...(link && { link }),
    ...(picture && { picture }),
    ...(price && !isFund && { price: `${price.price} ${price.currency}` }),
    ...(isFund
      ? { fund: 'x' }
      : { ...(wanted > 1 && { amount: String(wanted) }), ...(given > 0 && { bought: String(given) }) }),
  };
}

/** An amount stands under its own heading, as it was written. */
function sizeOf(size: string, ways: FileWays): Entry {
  const { amount, description } = sizeParts(size, ways);
  if (amount === '') return size ? { description: size } : {};
  return { measure: size.split('\n', 1)[0] ?? '', ...(description && { description }) };
}

/** A guess or a limit becomes the price, since a table asks nothing; its words stay beside it: "Sledge", €40, "about €40". A number alone is said once. */
function withGuess(line: Line): Line & { isBare?: true } {
  const [guess, ...more] = line.others ?? [];
  if (line.price || !guess?.price || more.length > 0 || !line.name.startsWith(guess.name)) return line;
  const said = line.name.slice(guess.name.length).replace(/^[\s,;:(–—-]{1,5}|\)$/gu, '');
  const words = /^[\d.,]{1,9}$/.test(said) ? '' : said; // the price and nothing else
  const { others: _guess, ...rest } = line;
  const isBare = /^\d[\d.,’' ]{0,12}$/.test(words);
  const size = [line.size, isBare ? '' : words].filter(Boolean).join(', ');
  return { ...rest, name: guess.name, price: guess.price, size, ...(isBare && { isBare: true }) };
}

/** A list of these things; what goes beyond what is looked at is left out. */
export function listOf(name: string, entries: readonly Entry[], about: Partial<FoundList> = {}): FoundList {
  const leftOut: LeftOut[] = [...(about.leftOut ?? [])];
  if (entries.length > MOST_ROWS_READ) leftOut.push({ reason: 'TOO_MANY', count: entries.length - MOST_ROWS_READ });
  return { ...about, name: listName(name), table: tableOf(entries.slice(0, MOST_ROWS_READ)), leftOut };
}

/** The gifts of a page. */
export function listOfGifts({ things, title, leftOut }: GiftPage, name: string): FoundList {
  return listOf(title ?? name, things.map(entryOfGift), {
    kind: 'REGISTRY',
    leftOut: leftOutTexts('NAMES_NOTHING', leftOut),
  });
}

/** A name that a list may have, as near as can be. */
export function listName(name: string): string {
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 50)
    .trim();
}

/** The name that a program gives to a sheet, behind that of its file: "Gifts - Sheet1". */
const SHEET =
  /(?<=\S)\s-\s(?:sheet|tabelle|tabellenblatt|feuille|hoja|foglio|blad|ark|página|planilha|folha|arkusz|taul|taulukko|list|munkalap|sayfa|лист|аркуш|シート|工作表|시트|ورقة)\s?\d{1,3}$/iu;

/** The name of a file without its ending, and without what programs and browsers add. */
export function nameOfFile(fileName: string): string {
  const bare = (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.(?:[a-z]{1,5}|webloc)$/i, '');
  const named = chatNameOfFile(bare.replace(/^_(?=chat$)/, ''));
  return listName(
    named
      .replace(/\s{0,5}\(\d{1,3}\)$/, '')
      .replace(/\s{0,5}\[\d{4,20}\]$/, '')
      .replace(/(?<=\S)[\s-]{1,5}[\da-f]{32}(?:_all)?$/, '') // the page of Notion
      .replace(SHEET, '')
      .replace(/_/g, ' '),
  );
}
