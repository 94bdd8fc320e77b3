import { Parser } from 'htmlparser2';
import { unpacked } from './archives.rules.ts';
import { type FileWays, type FoundFile, MOST_ROWS_READ, UnreadableFile } from './found-file.rules.ts';
import { entriesOfText, listName, listOf, nameOfFile, tableOfCells } from './tables.rules.ts';

/** The parts of documents in which their words stand: of OpenDocument, and of Word with the addresses of its links. */
const OPEN_DOCUMENT = 'content.xml';
const WORD = 'word/document.xml';
const WORD_LINKS = 'word/_rels/document.xml.rels';

/** Empty cells are written once, with how often they come. */
const MOST_COLUMNS = 60;

/** In characters. */
const LONGEST_TEXT = 500_000;

interface Sheet {
  name: string;
  rows: string[][];
}

/** The lists in a document of LibreOffice or Word; null for an archive that is none. */
export function readDocument(
  bytes: Uint8Array,
  fileName: string,
  ways: FileWays,
): Pick<FoundFile, 'format' | 'lists'> | null {
  const { files, leftOut } = unpacked(bytes, (name) => [OPEN_DOCUMENT, WORD, WORD_LINKS].includes(name));
  if (leftOut > 0) throw new UnreadableFile('TOO_LARGE');
  const partOf = (name: string) => {
    const part = files.get(name);
    return part && new TextDecoder().decode(part);
  };
  const name = nameOfFile(fileName);
  const [open, word] = [partOf(OPEN_DOCUMENT), partOf(WORD)];
  const sheets = open === undefined ? [] : sheetsOf(open);
  if (sheets.length > 0 && open?.includes('<office:spreadsheet')) {
    const lists = sheets.map((sheet) => ({
      name: sheets.length > 1 || name === '' ? listName(sheet.name) : name,
      table: tableOfCells(sheet.rows, ways),
      leftOut: [],
    }));
    return { format: 'SPREADSHEET', lists };
  }
  const text = word === undefined ? open && textOfOpenDocument(open) : textOfWord(word, partOf(WORD_LINKS) ?? '');
  if (text === undefined) return null;
  const { entries, title, leftOut: nothing } = entriesOfText(text, ways);
  return { format: 'TEXT', lists: [listOf(title ?? name, entries, { leftOut: nothing })] };
}

/** The cells of a spreadsheet, as people see them. What is remarked of a cell is none of it. */
function sheetsOf(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  let row: string[] = [];
  let [cell, times, remarks] = ['', 1, 0];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'table:table') sheets.push({ name: attributes['table:name'] ?? '', rows: [] });
        else if (tag === 'table:table-row') row = [];
        else if (tag === 'office:annotation') remarks += 1;
        else if (/^table:(?:covered-)?table-cell$/.test(tag))
          [cell, times] = ['', Number(attributes['table:number-columns-repeated'] ?? 1) || 1];
        else if (tag === 'text:p' && cell !== '' && remarks === 0) cell += '\n';
        else if (tag === 'text:s') cell += ' ';
      },
      ontext(part) {
        if (remarks === 0) cell += part.replace(/\s+/g, ' ');
      },
      onclosetag(tag) {
        const rows = sheets.at(-1)?.rows;
        if (tag === 'office:annotation') remarks -= 1;
        else if (/^table:(?:covered-)?table-cell$/.test(tag)) {
          const some = Math.min(times, MOST_COLUMNS - row.length);
          for (let time = 0; time < some; time += 1) row.push(cell.trim());
          cell = '';
        } else if (tag === 'table:table-row' && rows && rows.length <= MOST_ROWS_READ && row.some(Boolean))
          rows.push(row);
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return sheets.filter(({ rows }) => rows.length > 0);
}

/** Each paragraph is a line; headings and points of lists stay what they are. */
function textOfOpenDocument(xml: string): string {
  let [text, isBody, points] = ['', false, 0];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'office:body') isBody = true;
        else if (tag === 'text:h') text += attributes['text:outline-level'] === '1' ? '\n# ' : '\n## ';
        else if (tag === 'text:list-item') [text, points] = [`${text}\n- `, points + 1];
        else if (tag === 'text:p' && points === 0) text += '\n';
        else if (tag === 'text:tab' || tag === 'table:table-cell') text += '\t';
        else if (tag === 'text:line-break' || tag === 'table:table-row') text += '\n';
      },
      ontext(part) {
        if (isBody && text.length < LONGEST_TEXT) text += part;
      },
      onclosetag(tag) {
        if (tag === 'text:list-item') points -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return linesOf(text);
}

/** The same of Word, whose links stand apart. */
function textOfWord(xml: string, links: string): string {
  const addresses = new Map<string, string>();
  const relations = new Parser(
    {
      onopentag: (tag, { Id = '', Target = '' }) => {
        if (tag === 'Relationship') addresses.set(Id, Target);
      },
    },
    { xmlMode: true },
  );
  relations.write(links);
  relations.end();
  let [text, isText, cells, link, from] = ['', false, 0, '', 0];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'w:t') isText = true;
        else if (tag === 'w:p') text += cells > 0 ? ' ' : '\n';
        else if (tag === 'w:tr') text += '\n';
        else if (tag === 'w:tc') [text, cells] = [`${text}\t`, cells + 1];
        else if (tag === 'w:tab') text += '\t';
        else if (tag === 'w:br') text += '\n';
        else if (tag === 'w:numPr') text += '- ';
        else if (tag === 'w:pStyle' && /^(?:heading1|title)$/i.test(attributes['w:val'] ?? '')) text += '# ';
        else if (tag === 'w:pStyle' && /^heading[2-6]$/i.test(attributes['w:val'] ?? '')) text += '## ';
        else if (tag === 'w:hyperlink') [link, from] = [addresses.get(attributes['r:id'] ?? '') ?? '', text.length];
      },
      ontext(part) {
        if (isText && text.length < LONGEST_TEXT) text += part;
      },
      onclosetag(tag) {
        if (tag === 'w:t') isText = false;
        else if (tag === 'w:tc') cells -= 1;
        else if (tag === 'w:hyperlink' && /^https?:/.test(link) && !text.slice(from).includes(link))
          text += ` ${link} `;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return linesOf(text);
}

/** The first cell of a row begins with a sign, too; paragraphs that are empty are none. */
function linesOf(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\t/, '')
        .replace(/ {2,}/g, ' ')
        .replace(/ ?\t ?/g, '\t')
        .trimEnd(),
    )
    .filter((line) => !/^(?:#{1,2}|-)?$/.test(line.trim()))
    .join('\n');
}
