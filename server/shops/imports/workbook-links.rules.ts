import { bareTag, hearXml, relationsIn } from './heard-xml.rules.ts';

/** In letters: no sheet has more columns than XFD. */
const PLACE = /^(?<column>[A-Z]{1,3})(?<row>\d{1,7})(?::|$)/;

/** The addresses behind the cells of a sheet, by row and column, counted from 0. */
type CellLinks = ReadonlyMap<string, string>;

/** Links by the names of the sheets of a workbook, as they stand beside its cells. No formula is worked out for one. */
export function linksOfWorkbook(files: ReadonlyMap<string, Uint8Array>): Map<string, CellLinks> {
  const partOf = (name: string) => {
    const part = files.get(name);
    return part && new TextDecoder().decode(part);
  };
  const places = relationsIn(partOf('xl/_rels/workbook.xml.rels'));
  const links = new Map<string, CellLinks>();
  hearXml(partOf('xl/workbook.xml') ?? '', {
    onOpen(tag, { name = '', 'r:id': id = '' }) {
      if (bareTag(tag) !== 'sheet') return;
      const file = (places.get(id) ?? '').replace(/^\/?(?:xl\/)?/, '');
      const sheet = partOf(`xl/${file}`);
      const end = file.lastIndexOf('/') + 1;
      const relations = partOf(`xl/${file.slice(0, end)}_rels/${file.slice(end)}.rels`);
      if (sheet) links.set(name, linksOfSheet(sheet, relations));
    },
  });
  return links;
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

function numberOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
