import Papa from 'papaparse';
import { unguarded } from '../../base/text/formula-guard.rules.ts';
import { linksIn } from '../lines/links.rules.ts';
import {
  type FileWays,
  type FoundList,
  type FoundTable,
  type ImportColumn,
  MOST_ROWS_READ,
} from './found-file.rules.ts';
import { ownColumns } from './own-headings.rules.ts';
import { listsOfCells } from './read-cells.rules.ts';
import { type Entry, entriesOfLine, listOf, nameOfFile } from './tables.rules.ts';
import { asTasks } from './told-kind.rules.ts';

/** The first line of files for Excel, which names the sign between cells. */
const SIGN_LINE = /^"?sep=(?<sign>.)"?[,;\t ]{0,9}\n/i;

/** In characters: a row has not more cells and signs than are read of it. */
const LONGEST_LINE = 1_000_000;

/** A sign that no file has: a mark that opens a cell and never closes is no quote. */
const NO_QUOTE = '\u{fffe}';

/** In rows: so many tell the sign between cells. */
const MOST_GUESSED = 20;

/** In characters, of a text, to tell the sign. */
const LONGEST_START = 5_000;

/** In characters; our own are shorter in every language. */
const LONGEST_HEADINGS = 300;

interface ReadTable {
  format: 'KINDLIST' | 'TODOIST' | 'TABLE';
  lists: readonly FoundList[];
}

/** A table of cells that a sign parts; null for a text that is none. */
export function readCsv(written: string, fileName: string, ways: FileWays): ReadTable | null {
  const whole = written.replace(/^\uFEFF/, '');
  const text = isOwn(whole) ? whole : whole.replace(/\r\n?/g, '\n'); // files have both in places
  const { sign } = SIGN_LINE.exec(text)?.groups ?? {};
  if (longestLine(text) > LONGEST_LINE) return null;
  const data = cellsOf(sign ? text.slice(text.indexOf('\n') + 1) : text, sign);
  const isMore = data.length > MOST_ROWS_READ;
  const rows = data.slice(0, MOST_ROWS_READ).map((row) => row.map(unguarded));
  const [first = []] = rows.filter(isFilled);
  if (rows.length === 0 || rows.every((row) => row.length < 2)) return null;
  const leftOut = isMore ? [{ reason: 'TOO_MANY' as const, count: 1, isAtLeast: true as const }] : [];
  const name = nameOfFile(fileName);
  const own = ownColumns(first);
  if (own) return { format: 'KINDLIST', lists: [{ name, table: ownTable(own, rows.filter(isFilled)), leftOut }] };
  if (isTodoist(first))
    return {
      format: 'TODOIST',
      lists: [asTasks(listOf(name, todoistEntries(rows.filter(isFilled), ways), { leftOut }), ways)],
    };
  const [list, ...lists] = listsOfCells(rows, name, ways);
  return { format: 'TABLE', lists: list ? [{ ...list, leftOut: [...list.leftOut, ...leftOut] }, ...lists] : [] };
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}

function longestLine(text: string): number {
  let [longest, from] = [0, 0];
  while (from <= text.length) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    longest = Math.max(longest, to - from);
    from = to + 1;
  }
  return longest;
}

function cellsOf(text: string, sign = ''): string[][] {
  const signs = areDecimals(text) ? [';', '\t', '|', ','] : [',', ';', '\t', '|']; // the first of those that part as well
  const start = { delimitersToGuess: signs, preview: MOST_GUESSED, skipEmptyLines: 'greedy' as const };
  const delimiter = sign || signIn(Papa.parse(text, start), text, signs);
  const ways = { delimiter, preview: MOST_ROWS_READ + 1 };
  const { data, errors } = Papa.parse<string[]>(text, ways);
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return data;
  const bare = Papa.parse<string[]>(text, { ...ways, quoteChar: NO_QUOTE });
  return bare.data.map((row) =>
    row.map((cell) => cell.replace(/^"([^"]{0,10000})"$/, '$1').replace(/^"(?=[^"]{0,10000}$)/, '')),
  );
}

/** The sign between cells: below lines about the file, the one that parts the longest run of rows into as many. */
function signIn({ errors, meta }: Papa.ParseResult<unknown>, text: string, signs: readonly string[]): string {
  if (!errors.some(({ code }) => code === 'UndetectableDelimiter')) return meta.delimiter;
  const runs = signs.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: MOST_GUESSED, skipEmptyLines: 'greedy' });
    const widths = data.map(({ length }) => length);
    const last = widths.at(-1) ?? 1;
    return { delimiter, run: last < 2 ? 0 : widths.length - 1 - widths.findLastIndex((width) => width !== last) };
  });
  const [best] = runs.toSorted((one, other) => other.run - one.run);
  return best && best.run > 1 ? best.delimiter : meta.delimiter;
}

/** Whether each comma of the first lines belongs to a number, and semicolons part the cells. */
function areDecimals(text: string): boolean {
  const lines = text
    .slice(0, LONGEST_START)
    .split('\n', MOST_GUESSED)
    .filter((line) => line.includes(','));
  return lines.length > 0 && lines.every((line) => line.includes(';') && !/,(?!\d{1,2}(?!\d))/.test(line));
}

function isOwn(whole: string): boolean {
  const [line = ''] = whole.slice(0, LONGEST_HEADINGS).split('\r\n', 1);
  return ownColumns(line.split(',')) !== null;
}

function ownTable(columns: ImportColumn[], rows: readonly string[][]): FoundTable {
  const [headings = [], ...body] = rows;
  return { columns, headings, rows: body, isExact: true };
}

/** As in "Bread @bakery"; an address of mail has its sign within a word. */
const LABELS = /\s@[\p{L}\p{N}][\p{L}\p{N}_-]{0,40}/gu;

function isTodoist(headings: readonly string[]): boolean {
  const upper = headings.map((heading) => heading.trim().toUpperCase());
  return ['TYPE', 'CONTENT'].every((heading) => upper.includes(heading));
}

/** Tasks below their sections; what was noted of a task stands in the rows below it. */
function todoistEntries([headings = [], ...rows]: readonly string[][], ways: FileWays): Entry[] {
  const at = (name: string) => headings.findIndex((heading) => heading.trim().toUpperCase() === name);
  const [type, content, description] = [at('TYPE'), at('CONTENT'), at('DESCRIPTION')];
  const [responsible, date] = [at('RESPONSIBLE'), at('DATE')];
  const entries: Entry[] = [];
  let category = '';
  for (const row of rows) {
    const [kind, text] = [row[type]?.trim().toLowerCase(), row[content]?.trim() ?? ''];
    const last = entries.at(-1);
    if (kind === 'section') category = text;
    else if (kind === 'note' && last && !last.link && linksIn(text)[0] === text) last.link = text;
    else if (kind === 'note' && last) last.notes = [last.notes, text].filter(Boolean).join('\n');
    else if (kind === 'task') {
      const said = row[description]?.trim() ?? '';
      const [link] = linksIn(said);
      const labels = (text.match(LABELS) ?? []).map((label) => label.trim().slice(1).replaceAll('_', ' '));
      const own = category || labels.shift();
      const whose = row[responsible]?.replace(/\s?\(\d{1,12}\)$/, '').trim();
      const notes = [link === said ? '' : said, ...labels, whose, row[date]?.trim()].filter(Boolean).join('\n');
      const some = entriesOfLine(text.replace(/^\*\s/, '').replaceAll(LABELS, ''), ways);
      entries.push(
        ...some.map((entry) => ({
          ...entry,
          ...(link && !entry.link && { link }),
          ...(own && { category: own }),
          ...(notes && { notes }),
        })),
      );
    }
  }
  return entries;
}
