import { strToU8, zipSync } from 'fflate';

export type Encoding =
  | 'utf-8'
  | 'utf-8 with a mark'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'shift_jis';

/** A text as a program of that encoding writes it. */
export function encoded(text: string, encoding: Encoding = 'utf-8'): Uint8Array {
  if (encoding === 'utf-8') return strToU8(text);
  if (encoding === 'utf-8 with a mark') return strToU8(`\uFEFF${text}`);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    return encoding === 'utf-16le' ? bytes : new Uint8Array(Buffer.from(bytes).swap16());
  }
  const signs = signsOf(encoding);
  return Uint8Array.from([...text].flatMap((sign) => signs.get(sign) ?? [0x3f]));
}

const tables = new Map<string, Map<string, number[]>>();

/** The bytes of each sign: every sequence of one or two is read once, and looked up the other way round. */
function signsOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const signs = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  const add = (...bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if ([...sign].length === 1 && sign !== '\uFFFD' && !signs.has(sign)) signs.set(sign, bytes);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  if (encoding === 'shift_jis')
    for (let first = 0x81; first < 0xfd; first += 1)
      for (let second = 0x40; second < 0xfd; second += 1) add(first, second);
  tables.set(encoding, signs);
  return signs;
}

/** An archive of these texts. */
export function anArchive(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );
}

type Cell = string | number | boolean | null | { formula: string; value: string | number };

/** A workbook as Excel writes it: texts stand apart from the sheets, and empty cells are left out. */
export function aWorkbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  rest: Record<string, string> = {},
): Uint8Array {
  const texts: string[] = [];
  const cellOf = (cell: Cell, row: number, column: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    if (typeof cell === 'object') {
      const type = typeof cell.value === 'string' ? ' t="str"' : '';
      return `<c r="${at}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
    }
    const place = texts.includes(cell) ? texts.indexOf(cell) : texts.push(cell) - 1;
    return `<c r="${at}" t="s"><v>${place}</v></c>`;
  };
  const parts: Record<string, string> = {};
  const names = Object.keys(sheets);
  for (const [index, rows] of Object.values(sheets).entries()) {
    const data = rows.map(
      (row, place) => `<row r="${place + 1}">${row.map((cell, column) => cellOf(cell, place, column)).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData></worksheet>`;
  }
  return anArchive({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${names.map((_name, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId90" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId91" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}" count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    ...parts,
    ...rest,
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
