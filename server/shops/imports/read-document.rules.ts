import { isWebAddress } from '../../base/text/web-address.rules.ts';
import { currencyOf } from '../lines/words/currencies.rules.ts';
import { unpacked } from './archives.rules.ts';
import { type FileWays, type FoundFile, MOST_ROWS_READ, MOST_SHEETS, UnreadableFile } from './found-file.rules.ts';
import { hearXml, relationsIn } from './heard-xml.rules.ts';
import { cellsWithLinks, type LinkedCell, withAddress } from './linked-words.rules.ts';
import { tableOfCells } from './read-cells.rules.ts';
import { plainNumber } from './read-workbook.rules.ts';
import { entriesOfText, listName, listOf, nameOfFile } from './tables.rules.ts';

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
  rows: LinkedCell[][];
}

const [CELL, PARAGRAPH] = [/^table:(?:covered-)?table-cell$/, /^text:[ph]$/];

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
  if (open !== undefined) return readOpenDocument(open, name, ways);
  return word === undefined ? null : lines(textOfWord(word, partOf(WORD_LINKS) ?? ''), name, ways);
}

/** A document or a spreadsheet, as it also stands in a file of its own that is not packed. */
export function readOpenDocument(xml: string, name: string, ways: FileWays): Pick<FoundFile, 'format' | 'lists'> {
  const sheets = sheetsOf(xml);
  if (sheets.length > 0 && xml.includes('<office:spreadsheet')) {
    if (sheets.length > MOST_SHEETS) throw new UnreadableFile('TOO_LARGE');
    const lists = sheets.map((sheet) => {
      const { title, ...read } = tableOfCells(cellsWithLinks(sheet.rows), ways);
      return { ...read, name: listName(sheets.length > 1 || name === '' ? sheet.name : (title ?? name)) };
    });
    return { format: 'SPREADSHEET', lists };
  }
  return lines(textOfOpenDocument(xml), name, ways);
}

function lines(text: string, name: string, ways: FileWays): Pick<FoundFile, 'format' | 'lists'> {
  const { entries, title, leftOut: nothing } = entriesOfText(text, ways);
  return { format: 'TEXT', lists: [listOf(title ?? name, entries, { leftOut: nothing })] };
}

/** Elements of OpenDocument that no reader of the text takes for a part of it: remarks, what was deleted, notes at the foot, tables of contents. */
const ASIDE = new Set([
  'office:annotation',
  'text:tracked-changes',
  'table:tracked-changes',
  'text:note',
  'text:ruby-text',
  'text:table-of-content',
  'svg:title',
  'svg:desc',
]);

/** The same of Word; a fallback says again what stands beside it. */
const ASIDE_IN_WORD = new Set(['w:moveFrom', 'w:del', 'w:rt', 'mc:Fallback']);

/** The cells of a spreadsheet, as people see them. */
function sheetsOf(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  let row: LinkedCell[] = [];
  let [text, link, money, times] = ['', '', '', 1];
  hearXml(xml, {
    unheard: ASIDE,
    onOpen(tag, attributes) {
      if (tag === 'table:table') sheets.push({ name: attributes['table:name'] ?? '', rows: [] });
      else if (tag === 'table:table-row') row = [];
      else if (CELL.test(tag))
        [text, link, money, times] = [
          '',
          '',
          moneyIn(attributes),
          Number(attributes['table:number-columns-repeated'] ?? 1) || 1,
        ];
      else if (tag === 'text:p' && text !== '') text += '\n';
      else if (tag === 'text:s') text += ' ';
      else if (tag === 'text:a') link ||= attributes['xlink:href'] ?? '';
    },
    onText(part) {
      text += part.replace(/\s+/g, ' ');
    },
    onClose(tag) {
      const rows = sheets.at(-1)?.rows;
      if (CELL.test(tag)) {
        const some = Math.min(times, MOST_COLUMNS - row.length);
        for (let time = 0; time < some; time += 1) row.push({ text: money || text.trim(), link });
        text = '';
      } else if (
        tag === 'table:table-row' &&
        rows &&
        rows.length <= MOST_ROWS_READ &&
        row.some((cell) => cell.text !== '')
      )
        rows.push(row);
    },
  });
  return sheets.filter(({ rows }) => rows.length > 0);
}

/** The sum in a cell of money with its currency; the signs that people see may mean several. */
function moneyIn(attributes: Readonly<Record<string, string>>): string {
  const code = attributes['office:currency'] ?? '';
  const value = attributes['office:value'] ?? '';
  if (attributes['office:value-type'] !== 'currency' || currencyOf(code, '') !== code || !/^-?\d/.test(value))
    return '';
  return `${plainNumber(value)} ${code}`;
}

/** Lines as they are written one after another. */
class Writing {
  private parts: string[] = [];
  private length = 0;
  private links: ({ address: string; from: number } | null)[] = [];
  private isInLink = false;

  write(part: string): void {
    if (this.length >= LONGEST_TEXT) return;
    this.parts.push(part);
    this.length += part.length;
  }

  /** A link in another is none. */
  openLink(address: string): void {
    const isLink = !this.isInLink && isWebAddress(address);
    this.links.push(isLink ? { address, from: this.parts.length } : null);
    this.isInLink ||= isLink;
  }

  closeLink(): void {
    const link = this.links.pop();
    if (!link) return;
    this.isInLink = false;
    if (this.length >= LONGEST_TEXT) return; // one address that stands once in the file may be that of each word
    const words = this.parts.splice(link.from).join('');
    const linked = withAddress(words, link.address);
    this.parts.push(linked);
    this.length += linked.length - words.length;
  }

  /** The first cell of a row begins with a sign, too; paragraphs that are empty are none. */
  get text(): string {
    return this.parts
      .join('')
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
}

/** Each paragraph is a line; headings and points of lists stay what they are. */
function textOfOpenDocument(xml: string): string {
  const writing = new Writing();
  let [points, paragraphs, isFirst] = [0, 0, false];
  hearXml(xml, {
    unheard: ASIDE,
    onOpen(tag, attributes) {
      if (PARAGRAPH.test(tag)) paragraphs += 1;
      if (tag === 'text:h') writing.write(attributes['text:outline-level'] === '1' ? '\n# ' : '\n## ');
      else if (tag === 'text:list-item') {
        writing.write('\n- ');
        [points, isFirst] = [points + 1, true];
      } else if (tag === 'text:p') {
        if (points === 0) writing.write('\n');
        else if (!isFirst) writing.write(' ');
        isFirst = false;
      } else if (tag === 'text:s') writing.write(' ');
      else if (tag === 'text:tab' || tag === 'table:table-cell') writing.write('\t');
      else if (tag === 'text:line-break' || tag === 'table:table-row') writing.write('\n');
      else if (tag === 'text:a') writing.openLink(attributes['xlink:href'] ?? '');
    },
    onText(part) {
      if (paragraphs > 0) writing.write(part.replace(/\s+/g, ' '));
    },
    onClose(tag) {
      if (PARAGRAPH.test(tag)) paragraphs -= 1;
      else if (tag === 'text:list-item') points -= 1;
      else if (tag === 'text:a') writing.closeLink();
    },
  });
  return writing.text;
}

/** The same of Word, whose links stand apart, or as instructions that say how their words came to be. */
function textOfWord(xml: string, relations: string): string {
  const addresses = relationsIn(relations);
  const writing = new Writing();
  const fields: { instruction: string; isLink: boolean }[] = [];
  let [isText, isInstruction, cells] = [false, false, 0];
  hearXml(xml, {
    unheard: ASIDE_IN_WORD,
    onOpen(tag, attributes) {
      const field = fields.at(-1);
      if (tag === 'w:t') isText = true;
      else if (tag === 'w:p') writing.write(cells > 0 ? ' ' : '\n');
      else if (tag === 'w:tr') writing.write('\n');
      else if (tag === 'w:tc') {
        writing.write('\t');
        cells += 1;
      } else if (tag === 'w:tab') writing.write('\t');
      else if (tag === 'w:br') writing.write('\n');
      else if (tag === 'w:numPr') writing.write('- ');
      else if (tag === 'w:pStyle' && /^(?:heading1|title)$/i.test(attributes['w:val'] ?? '')) writing.write('# ');
      else if (tag === 'w:pStyle' && /^heading[2-6]$/i.test(attributes['w:val'] ?? '')) writing.write('## ');
      else if (tag === 'w:hyperlink') writing.openLink(addresses.get(attributes['r:id'] ?? '') ?? '');
      else if (tag === 'w:fldSimple') writing.openLink(addressIn(attributes['w:instr'] ?? ''));
      else if (tag === 'w:instrText') isInstruction = true;
      else if (tag !== 'w:fldChar') return;
      else if (attributes['w:fldCharType'] === 'begin') fields.push({ instruction: '', isLink: false });
      else if (attributes['w:fldCharType'] === 'separate' && field) {
        field.isLink = true;
        writing.openLink(addressIn(field.instruction));
      } else if (attributes['w:fldCharType'] === 'end' && fields.pop()?.isLink) writing.closeLink();
    },
    onText(part) {
      const field = fields.at(-1);
      if (isText) writing.write(part);
      else if (isInstruction && field) field.instruction += part;
    },
    onClose(tag) {
      if (tag === 'w:t') isText = false;
      else if (tag === 'w:instrText') isInstruction = false;
      else if (tag === 'w:tc') cells -= 1;
      else if (tag === 'w:hyperlink' || tag === 'w:fldSimple') writing.closeLink();
    },
  });
  return writing.text;
}

function addressIn(instruction: string): string {
  return /^\s{0,20}HYPERLINK\s{1,20}"(?<address>[^"]{1,2000})"/i.exec(instruction)?.groups?.address ?? '';
}
