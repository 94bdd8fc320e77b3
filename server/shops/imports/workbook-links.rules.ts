import { MOST_SHEETS, UnreadableFile } from './found-file.rules.ts';
import { bareTag, hearXml, relationsIn } from './heard-xml.rules.ts';
import { currenciesOfStyles } from './money-formats.rules.ts';

/** In letters: no sheet has more columns than XFD. */
const PLACE = /^(?<column>[A-Z]{1,3})(?<row>\d{1,7})(?::|$)/;

/** Facts beside the cells of a sheet, such as the addresses behind them, by row and column, counted from 0. */
type BesideCells = ReadonlyMap<string, string>;

interface NamedSheet {
  name: string;
  /** As its part is called in the archive. */
  part: string;
}

/** The sheets that a workbook names. A part that many of them name is the first one's alone, so that it is read once. */
export function sheetsOfWorkbook(files: ReadonlyMap<string, Uint8Array>): NamedSheet[] {
  const places = relationsIn(textOf(files, 'xl/_rels/workbook.xml.rels'));
  const sheets = new Map<string, NamedSheet>();
  let count = 0;
  hearXml(textOf(files, 'xl/workbook.xml') ?? '', {
    onOpen(tag, { name = '', 'r:id': id = '' }) {
      if (bareTag(tag) !== 'sheet') return;
      count += 1;
      if (count > MOST_SHEETS) throw new UnreadableFile('TOO_LARGE');
      const part = `xl/${(places.get(id) ?? '').replace(/^\/?(?:xl\/)?/, '')}`;
      if (!sheets.has(part)) sheets.set(part, { name, part });
    },
  });
  return [...sheets.values()];
}

/** Links by the names of the sheets of a workbook, as they stand beside its cells. No formula is worked out for one. */
export function linksOfSheets(
  sheets: readonly NamedSheet[],
  files: ReadonlyMap<string, Uint8Array>,
): Map<string, BesideCells> {
  const links = new Map<string, BesideCells>();
  for (const { name, part } of sheets) {
    const end = part.lastIndexOf('/') + 1;
    const relations = textOf(files, `${part.slice(0, end)}_rels/${part.slice(end)}.rels`);
    const sheet = textOf(files, part);
    if (sheet) links.set(name, linksOfSheet(sheet, relations));
  }
  return links;
}

function textOf(files: ReadonlyMap<string, Uint8Array>, name: string): string | undefined {
  const part = files.get(name);
  return part && new TextDecoder().decode(part);
}

function linksOfSheet(xml: string, relations: string | undefined): BesideCells {
  const links = new Map<string, string>();
  if (relations === undefined) return links;
  const addresses = relationsIn(relations);
  hearXml(xml, {
    onOpen(tag, { ref = '', 'r:id': id = '' }) {
      if (bareTag(tag) !== 'hyperlink') return;
      const { column, row } = PLACE.exec(ref)?.groups ?? {};
      const address = addresses.get(id);
      if (column && row && address) links.set(placeOf(Number(row) - 1, numberOf(column) - 1), address);
    },
  });
  return links;
}

/** The currencies of the numbers in the cells of each sheet, as its cells are shown. */
export function currenciesOfSheets(
  sheets: readonly NamedSheet[],
  files: ReadonlyMap<string, Uint8Array>,
  usual: string,
): Map<string, BesideCells> {
  const styles = currenciesOfStyles(textOf(files, 'xl/styles.xml'), usual);
  if (styles.size === 0) return new Map();
  return new Map(sheets.map(({ name, part }) => [name, currenciesOfSheet(textOf(files, part) ?? '', styles)]));
}

function currenciesOfSheet(xml: string, styles: ReadonlyMap<string, string>): BesideCells {
  const currencies = new Map<string, string>();
  hearXml(xml, {
    onOpen(tag, { r = '', s = '', t: type = 'n' }) {
      const currency = bareTag(tag) === 'c' && type === 'n' ? styles.get(s) : undefined;
      const { column, row } = (currency && PLACE.exec(r)?.groups) || {};
      if (currency && column && row) currencies.set(placeOf(Number(row) - 1, numberOf(column) - 1), currency);
    },
  });
  return currencies;
}

export function placeOf(row: number, column: number): string {
  return `${row} ${column}`;
}

/** The column of “A”, “Z”, “AA”, counted from 1; 0 for none. */
export function numberOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
