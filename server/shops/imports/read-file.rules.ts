import { chatNameIn } from '../lines/chats/chat-names.rules.ts';
import { giftPageIn } from '../lines/gift-pages/read-gift-page.rules.ts';
import { amazonListName, amazonWishes, isAmazonText } from '../lines/pasted/amazon-text.rules.ts';
import { rowsOf } from '../lines/pasted/copied-text.rules.ts';
import { type Copied, withPageLinks, wordsOfCopied } from '../lines/pasted/rich-text.rules.ts';
import { isArchive, unpacked } from './archives.rules.ts';
import { decodedText } from './decoded-text.rules.ts';
import { foreignReason } from './foreign-files.rules.ts';
import {
  type FileFormat,
  type FileWays,
  type FoundFile,
  type FoundList,
  LARGEST_ARCHIVE,
  LARGEST_FILE,
  type LeftOut,
  type LeftOutReason,
  UnreadableFile,
} from './found-file.rules.ts';
import { isCalendar, readCalendar } from './read-calendar.rules.ts';
import { readCsv } from './read-csv.rules.ts';
import { readDocument } from './read-document.rules.ts';
import { readJson } from './read-json.rules.ts';
import { isOutline, readOutline } from './read-outline.rules.ts';
import { isPage, readListPage, readPage } from './read-page.rules.ts';
import { isWorkbook, readWorkbook } from './read-workbook.rules.ts';
import { isXml, readXml } from './read-xml.rules.ts';
import { entriesOfText, listOf, listOfGifts, nameOfFile } from './tables.rules.ts';

type ReadLists = Pick<FoundFile, 'format' | 'lists'> & { leftOut?: readonly LeftOut[] };

/** A file as it was chosen or dropped, or a text that was pasted. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
  /** The clipboard that a pasted text comes from, which may have been changed since. */
  copied?: Copied;
}

/** Files of an archive that may hold a list. */
const READABLE = /\.(?:json|html?|csv|tsv|txt|md|ics|opml|org|taskpaper|ya?ml)$/i;

/** Workbooks and documents, which are archives themselves: so many of them are read within another one. */
const PACKED = /\.(?:xlsx|xlsm|docx|ods|odt)$/i;
const MOST_PACKED = 5;

/** Files of an archive that are read when they come alone. */
const TO_UNPACK = /\.(?:zip|numbers|pages|rar|7z)$/i;

/** A page, beside which the data of the same note may stand. */
const PAGE = /\.html?$/i;

/** Files of an account's export that are no lists. */
const NOT_LISTS =
  /^(?:account|sessions|api-keys|billing|collaborations|invitations|purchases|notifications|messages)\.json$|(?:^|\/)(?:archive_browser|Labels|README)\.[a-z]{2,4}$/i;

/** The lists in a file of any program. Nothing in it is run or fetched. Throws UnreadableFile. */
export async function readFile({ name, bytes, copied }: GivenFile, ways: FileWays): Promise<FoundFile> {
  const foreign = foreignReason(bytes, name);
  if (foreign) throw new UnreadableFile(foreign);
  if (bytes.length > (isArchive(bytes) ? LARGEST_ARCHIVE : LARGEST_FILE)) throw new UnreadableFile('TOO_LARGE');
  if (isArchive(bytes)) {
    const packed = await readPacked(bytes, name, ways);
    return packed ? found(packed) : readArchive(bytes, name, ways);
  }
  const text = decodedText(bytes, ways.language);
  if (!copied) return found(readText(text, name, ways));
  const isUnchanged = text === copied.plain.replace(/\r\n?/g, '\n');
  return found(
    readText(isUnchanged ? wordsOfCopied({ ...copied, plain: text }) : text, name, ways, copied, isUnchanged),
  );
}

/** A workbook or a document; null for any other archive. */
async function readPacked(bytes: Uint8Array, name: string, ways: FileWays): Promise<ReadLists | null> {
  const document = readDocument(bytes, name, ways);
  if (document || !isWorkbook(bytes)) return document;
  return { format: 'SPREADSHEET', lists: await readWorkbook(bytes, name, ways) };
}

/** The same of a text. Things of a page that was copied get the links that their names were there. */
export function readText(
  text: string,
  fileName: string,
  ways: FileWays,
  copied: Pick<Copied, 'html'> = {},
  isUnchanged = false,
): ReadLists {
  const name = nameOfFile(fileName);
  const isNamed = (ending: RegExp) => ending.test(fileName);
  if (text.includes('\0')) throw new UnreadableFile('NOT_READABLE');
  if (/^\uFEFF?\s{0,100}[[{]/.test(text)) {
    const json = readJson(text, name, ways);
    if (json) return json;
    if (isNamed(/\.json$/i)) throw new UnreadableFile('NOT_READABLE');
  }
  if (isOutline(text)) return { format: 'TEXT', lists: filled([readOutline(text, name, ways)]) };
  if (isPage(text)) return readPage(text, name, ways);
  const copiedPage = isUnchanged && copied.html !== undefined ? readListPage(copied.html, name, ways) : null;
  if (copiedPage) return copiedPage;
  if (isXml(text)) return readXml(text, name, ways);
  if (isCalendar(text)) return { format: 'REMINDERS', lists: filled([readCalendar(text, name, ways)]) };
  const isTableFile = isNamed(/\.(?:csv|tsv|tab)$/i);
  if (isTableFile || mayBeTable(text)) {
    const table = readCsv(text, fileName, ways);
    if (table && (isTableFile || table.format !== 'TABLE' || table.lists[0]?.table.headings.length))
      return { format: table.format, lists: filled(table.lists) };
  }
  if (isAmazonText(text)) {
    const entries = withPageLinks(amazonWishes(text, ways), copied);
    const called = amazonListName(text) ?? name;
    if (entries.length > 0) return { format: 'AMAZON', lists: [listOf(called, entries, { kind: 'WISHLIST' })] };
  }
  const gifts = giftPageIn(rowsOf(text), ways);
  if (gifts) return { format: 'TEXT', lists: [listOfGifts(gifts, name)] };
  if (isNoWriting(text)) throw new UnreadableFile('NOT_READABLE');
  const { entries, title, leftOut } = entriesOfText(text, ways);
  const called = chatNameIn(text) ?? title ?? name;
  return { format: 'TEXT', lists: filled([listOf(called, withPageLinks(entries, copied), { leftOut })]) };
}

/** In characters: fewer may be anything, and so many are looked at. */
const LEAST_NO_WRITING = 1_000;
const SAMPLE = 20_000;

/** Keys and packed files have many. */
const FEWEST_SIGNS = 16;

/** The share of it that stands in long words without a space from which nobody has written it. */
const MOSTLY = 0.9;

/** Signs without a space or a mark between cells that are no address, as in keys, packed files and pictures as text. People write no such words, except where they part none. */
const NO_WORD =
  /[^\s;,|<>"\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{40,}/gu;

/** Whether a text is made by a program for programs. */
function isNoWriting(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  if (sample.length < LEAST_NO_WRITING || new Set(sample).size < FEWEST_SIGNS) return false;
  const signs = sample.replace(/\s+/g, '').length;
  const noWords = [...sample.matchAll(NO_WORD)].filter(([word]) => !/^[("'<[]{0,3}(?:https?:|www\.)/i.test(word));
  return noWords.reduce((sum, [word]) => sum + word.length, 0) > signs * MOSTLY;
}

/** A table or a box, as notes have them. */
const MARKDOWN = /^\s{0,9}\||^\s{0,9}[-*]\s\[[ xX]\]\s/m;

/** A heading of notes. A sign alone in the first cell is the heading of a column of numbers. */
const HEADING = /^ {0,3}#{1,6} {1,9}[^\s,;|#][^\t]*$/;

/** Cells in quotes, in which lines may begin with any sign. */
const QUOTED = /(?<=^|[,;\t])"[^"]{0,2000}"(?=[,;\t\r]|$)/gm;

/** Whether the first lines have cells: files lose their endings. Notes in Markdown are read line by line. */
function mayBeTable(text: string): boolean {
  const start = text.slice(0, 2_000);
  if (!/[,;\t]/.test(start)) return false;
  const outside = start.replace(QUOTED, '""');
  const lines = outside.split('\n').filter((line) => line.trim() !== '');
  const headings = lines.filter((line) => HEADING.test(line.trimEnd())).length;
  return !MARKDOWN.test(outside) && (headings === 0 || headings * 2 > lines.length); // where most lines begin so, it is a sign of the table
}

async function readArchive(bytes: Uint8Array, archiveName: string, ways: FileWays): Promise<FoundFile> {
  let [packed, books] = [0, 0];
  const isWanted = (name: string) => {
    if (NOT_LISTS.test(name) || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)) return false;
    if (PACKED.test(name)) books += 1;
    if (TO_UNPACK.test(name) || (PACKED.test(name) && books > MOST_PACKED)) packed += 1;
    return READABLE.test(name) || (PACKED.test(name) && books <= MOST_PACKED);
  };
  const { files, leftOut } = unpacked(bytes, isWanted);
  if (packed > 0 && files.size === 0 && leftOut === 0) throw new UnreadableFile('OTHER_ARCHIVE');
  const lists: FoundList[] = [];
  const counts = new Map<LeftOutReason, number>(leftOut > 0 ? [['TOO_LARGE', leftOut]] : []);
  const count = (reason: LeftOutReason, some: number) => counts.set(reason, (counts.get(reason) ?? 0) + some);
  const formats = new Set<FileFormat>();
  if (packed > 0) count('NOT_READABLE', packed);
  for (const [name, content] of files) {
    if (PAGE.test(name) && files.has(name.replace(PAGE, '.json'))) continue;
    try {
      const read = PACKED.test(name)
        ? await readPacked(content, name, ways)
        : readText(decodedText(content, ways.language), nameOfFile(name) === '' ? archiveName : name, ways);
      if (!read) throw new UnreadableFile('NOT_READABLE');
      if (read.lists.length > 0) formats.add(read.format);
      lists.push(...read.lists);
      for (const each of read.leftOut ?? []) count(each.reason, each.count);
      if (read.lists.length === 0 && !read.leftOut) count('NOT_A_LIST', 1);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      count('NOT_READABLE', 1);
    }
  }
  const [format = 'TEXT', ...others] = formats;
  return found({
    format: others.length > 0 ? 'TEXT' : format,
    lists,
    leftOut: [...counts].map(([reason, some]) => ({ reason, count: some })),
  });
}

function filled(lists: readonly FoundList[]): FoundList[] {
  return lists.filter(({ table }) => table.rows.length > 0);
}

/** A file without any list is refused, unless it says itself why there is none. */
function found({ format, lists, leftOut = [] }: ReadLists): FoundFile {
  const some = filled(lists);
  if (some.length === 0 && leftOut.length === 0) throw new UnreadableFile('EMPTY');
  return { format, lists: some, leftOut };
}
