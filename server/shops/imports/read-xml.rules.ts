import { type FileWays, type FoundFile, MOST_ROWS_READ, MOST_SHEETS, UnreadableFile } from './found-file.rules.ts';
import { bareTag, hearXml } from './heard-xml.rules.ts';
import { cellsWithLinks, type LinkedCell } from './linked-words.rules.ts';
import { tableOfCells } from './read-cells.rules.ts';
import { readOpenDocument } from './read-document.rules.ts';
import { listName } from './tables.rules.ts';

/** Whether a text is XML, which is written for programs alone. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s{0,100}<\?xml\s/i.test(text);
}

/** Workbooks and documents that programs write as one text. Throws UnreadableFile for XML of any other kind. */
export function readXml(text: string, name: string, ways: FileWays): Pick<FoundFile, 'format' | 'lists'> {
  const start = text.slice(0, 5_000);
  if (/<office:document[\s>]/.test(start)) return readOpenDocument(text, name, ways);
  if (!start.includes('urn:schemas-microsoft-com:office:spreadsheet')) throw new UnreadableFile('NOT_READABLE');
  const sheets = sheetsOf(text);
  if (sheets.length > MOST_SHEETS) throw new UnreadableFile('TOO_LARGE');
  const lists = sheets.map((sheet) => {
    const { title, ...read } = tableOfCells(cellsWithLinks(sheet.rows), ways);
    return { ...read, name: listName(sheets.length > 1 || name === '' ? sheet.name : (title ?? name)) };
  });
  return { format: 'SPREADSHEET', lists: lists.filter(({ table }) => table.rows.length > 0) };
}

/** No row has more cells. */
const MOST_COLUMNS = 60;

/** The sheets of a workbook as Excel wrote it in 2003, and many sites still do. */
function sheetsOf(xml: string): { name: string; rows: LinkedCell[][] }[] {
  const sheets: { name: string; rows: LinkedCell[][] }[] = [];
  let [row, cell, isCell]: [LinkedCell[], LinkedCell, boolean] = [[], { text: '', link: '' }, false];
  hearXml(xml, {
    unheard: new Set(['Comment', 'ss:Comment']),
    onOpen(tag, attributes) {
      const kind = bareTag(tag);
      if (kind === 'Worksheet') sheets.push({ name: attributes['ss:Name'] ?? '', rows: [] });
      else if (kind === 'Row') row = [];
      else if (kind === 'Data') isCell = true;
      else if (kind === 'Cell') {
        const place = Math.min(Number(attributes['ss:Index']) || 0, MOST_COLUMNS);
        while (row.length < place - 1) row.push({ text: '', link: '' });
        cell = { text: '', link: attributes['ss:HRef'] ?? '' };
      }
    },
    onText(part) {
      if (isCell) cell.text += part;
    },
    onClose(tag) {
      const kind = bareTag(tag);
      const rows = sheets.at(-1)?.rows;
      if (kind === 'Data') isCell = false;
      else if (kind === 'Cell' && row.length < MOST_COLUMNS) row.push(cell);
      else if (kind === 'Row' && rows && rows.length < MOST_ROWS_READ) rows.push(row);
    },
  });
  return sheets;
}
