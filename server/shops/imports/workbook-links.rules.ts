import { MOST_SHEETS, UnreadableFile } from './found-file.rules.ts';
import { bareTag, hearXml, relationsIn } from './heard-xml.rules.ts';

/** In letters: no sheet has more columns than XFD. */
const PLACE = /^(?<column>[A-Z]{1,3})(?<row>\d{1,7})(?::|$)/;

/** The addresses behind the cells of a sheet, by row and column, counted from 0. */
type CellLinks = ReadonlyMap<string, string>;

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
): Map<string, CellLinks> {
  const links = new Map<string, CellLinks>();
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

function linksOfSheet(xml: string, relations: string | undefined): CellLinks {
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

export function placeOf(row: number, column: number): string {
  return `${row} ${column}`;
}

/** The column of “A”, “Z”, “AA”, counted from 1; 0 for none. */
export function numberOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
