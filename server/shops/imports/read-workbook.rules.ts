import { isArchive, packed, unpacked } from './archives.rules.ts';
import { type FileWays, type FoundList, type LeftOut, MOST_ROWS_READ, UnreadableFile } from './found-file.rules.ts';
import { cellsWithLinks } from './linked-words.rules.ts';
import { tableOfCells } from './read-cells.rules.ts';
import { listName, nameOfFile } from './tables.rules.ts';
import { currenciesOfSheets, linksOfSheets, numberOf, placeOf, sheetsOfWorkbook } from './workbook-links.rules.ts';

/** The parts of a workbook in which its cells stand: no pictures, no macros, nothing that leads elsewhere. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/(?:[^/]+\.xml|_rels\/[^/]+\.xml\.rels))$/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

const [ROW, ROWS_END] = [/<(?:\w{1,20}:)?row[\s>]/g, /<\/(?:\w{1,20}:)?sheetData>/];

export function isWorkbook(bytes: Uint8Array): boolean {
  return isArchive(bytes) && unpacked(bytes, (name) => name === 'xl/workbook.xml').files.size > 0;
}

/** The sheets of an Excel workbook with the values of their cells; formulas are not worked out. */
export async function readWorkbook(bytes: Uint8Array, fileName: string, ways: FileWays): Promise<FoundList[]> {
  const { files, leftOut: large } = unpacked(bytes, (name) => NEEDED.test(name));
  if (large > 0) throw new UnreadableFile('TOO_LARGE');
  const named = sheetsOfWorkbook(files);
  let leftOut: LeftOut[] = [];
  for (const [name, content] of files) {
    if (!SHEET.test(name)) continue;
    const { text, count } = firstRowsOf(new TextDecoder().decode(content));
    if (cellsTo(text) > MOST_CELLS) throw new UnreadableFile('TOO_LARGE');
    if (count === 0) continue;
    files.set(name, new TextEncoder().encode(text));
    leftOut = [{ reason: 'TOO_MANY', count }];
  }
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const data = packed(files);
  const read = await readXlsxFile<string>(data.buffer as ArrayBuffer, {
    parseNumber: plainNumber,
    trim: false,
  }).catch(() => {
    throw new UnreadableFile('NOT_READABLE');
  });
  const name = nameOfFile(fileName);
  const sheets = eachOnce(read);
  const links = linksOfSheets(named, files);
  const currencies = currenciesOfSheets(named, files, ways.currency);
  const linked = (sheet: string, rows: readonly (readonly unknown[])[]) =>
    rows.map((row, place) =>
      row.map((cell, column) => ({
        text: withCurrency(cellText(cell), currencies.get(sheet)?.get(placeOf(place, column))),
        link: links.get(sheet)?.get(placeOf(place, column)) ?? '',
      })),
    );
  return sheets
    .map(({ sheet, data: rows }) => {
      const { table, title, leftOut: nothing } = tableOfCells(cellsWithLinks(linked(sheet, rows)), ways);
      const called = sheets.length > 1 || name === '' ? sheet : (title ?? name);
      return { name: listName(called), table, leftOut: [...nothing, ...leftOut] };
    })
    .filter(({ table }) => table.rows.length > 0);
}

/** Sheets without those that show the cells of another one, or none at all: several may name one part of the workbook. */
function eachOnce<Cells>(sheets: readonly { sheet: string; data: Cells }[]): { sheet: string; data: Cells }[] {
  const first = new Map(sheets.toReversed().map((sheet) => [sheet.data, sheet]));
  return sheets.filter((sheet) => sheet.data && first.get(sheet.data) === sheet);
}

/** A sheet without the rows that nobody would look at, and how many they are. */
function firstRowsOf(text: string): { text: string; count: number } {
  let [rows, cutAt, count] = [0, -1, 0];
  for (const { index } of text.matchAll(ROW)) {
    rows += 1;
    if (rows <= MOST_ROWS_READ) continue;
    if (cutAt < 0) cutAt = index;
    count += 1;
  }
  const end = cutAt < 0 ? null : ROWS_END.exec(text.slice(cutAt));
  return end ? { text: text.slice(0, cutAt) + text.slice(cutAt + end.index), count } : { text, count: 0 };
}

/** In cells: each sheet is read as a rectangle, up to its last row and its last column, however far away they say that they stand. */
const MOST_CELLS = 2_000_000;
const PLACE = /\sr\s{0,9}=\s{0,9}["'](?<column>[A-Za-z]{0,9})(?<row>\d{1,19})["']/g;

/** How many cells the rectangle up to the last cell of a sheet has. */
function cellsTo(sheet: string): number {
  let [rows, columns] = [1, 1];
  for (const { groups } of sheet.matchAll(PLACE)) {
    rows = Math.max(rows, Number(groups?.row));
    columns = Math.max(columns, numberOf((groups?.column ?? '').toUpperCase()));
  }
  return rows * columns;
}

/** As people see it: machines write 0.3 in seventeen digits. Cents have two of them, so that none is taken for thousands. */
export function plainNumber(written: string): string {
  const number = Math.round(Number(written) * 1e6) / 1e6;
  if (!Number.isFinite(number) || Number.isInteger(number)) return Number.isInteger(number) ? String(number) : written;
  const digits = String(number).split('.')[1]?.length ?? 0;
  return number.toFixed(Math.max(2, digits));
}

/** A number that is shown as money says of which one. */
function withCurrency(text: string, currency: string | undefined): string {
  return currency && text !== '' ? `${text} ${currency}` : text;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell);
}
