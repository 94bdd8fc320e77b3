import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LARGEST_FILE, MOST_ROWS, UnreadableFile } from '../../../server/shops/imports/found-file.rules.ts';
import { rowsOf } from '../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { LONGEST_WAIT_MS } from '../../run-limits.ts';
import { anArchive, aWorkbook, encoded } from './files/file-builders.ts';

const WAYS = { kind: 'WISHLIST', currency: 'EUR' } as const;

/** Milliseconds of work, on a machine that does other things, too. */
const PATIENCE = LONGEST_WAIT_MS;

const read = (name: string, bytes: Uint8Array) => readFile({ name, bytes }, WAYS);
const reasonOf = async (name: string, bytes: Uint8Array) => {
  const failure = await read(name, bytes).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(UnreadableFile);
  return (failure as UnreadableFile).reason;
};

/** An archive of which every file says to be of this size. */
function lyingAbout(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Uint8Array.from(archive);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < bytes.length - 46; place += 1) {
    const mark = view.getUint32(place, true);
    if (mark === 0x02014b50) view.setUint32(place + 24, size, true);
    if (mark === 0x04034b50) view.setUint32(place + 22, size, true);
  }
  return bytes;
}

describe('a file that means harm', () => {
  test('does not unpack to more than it may, whatever it says of its size', async () => {
    const bomb = zipSync({ 'list.txt': new Uint8Array(40_000_000).fill(0x61) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);

    const honest = await read('bomb.zip', bomb);
    const lying = await read('bomb.zip', lyingAbout(bomb, 1_000));

    expect(honest).toMatchObject({ lists: [], leftOut: [{ reason: 'TOO_LARGE', count: 1 }] });
    const [list] = lying.lists;
    expect(JSON.stringify(list).length).toBeLessThan(5_000);
  });

  test('is looked into no deeper than one archive', async () => {
    const inner = anArchive({ 'list.txt': 'Mug\nBowl' });
    expect(await reasonOf('outer.zip', anArchive({ 'inner.zip': inner }))).toBe('OTHER_ARCHIVE');
  });

  test('with a hundred thousand comments on one thing is read as fast as it is long', {
    timeout: PATIENCE * 3,
  }, async () => {
    const comments = Array.from({ length: 100_000 }, (_, index) => ({ task_id: 1, text: `a${index}` }));
    const before = performance.now();

    const { lists } = await read('tasks.json', encoded(JSON.stringify({ items: [{ id: 1, name: 'Mug' }], comments })));

    expect(performance.now() - before).toBeLessThan(PATIENCE);
    expect(lists.map(({ table }) => table.rows.length)).toEqual([1]);
  });

  test('of two million rows is read as far as it goes, and says so', { timeout: PATIENCE * 3 }, async () => {
    const text = `Name,Price\n${'Mug,1\n'.repeat(2_000_000)}`;
    const before = performance.now();

    const { lists } = await read('long.csv', encoded(text));

    expect(performance.now() - before).toBeLessThan(PATIENCE);
    const [{ table, leftOut } = { table: { columns: [], headings: [], rows: [] }, leftOut: [] }] = lists;
    expect(leftOut).toEqual([{ reason: 'TOO_MANY', count: 1, isAtLeast: true }]);
    const { rows, leftOut: beyond } = rowsOf(table, WAYS);
    expect(rows).toHaveLength(MOST_ROWS);
    expect(beyond).toEqual([{ reason: 'TOO_MANY', count: 17_999 }]);
  });

  test('of two hundred thousand rows in a workbook is cut before it is read', { timeout: PATIENCE * 3 }, async () => {
    const row = (cells: readonly string[], place: number) =>
      `<row r="${place}">${cells.map((cell, column) => `<c r="${'AB'[column]}${place}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const rows = Array.from({ length: 200_000 }, (_, index) => row(['Mug'], index + 2)).join('');
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row(['Name', 'Price'], 1)}${rows}</sheetData></worksheet>`;
    const before = performance.now();

    const { lists } = await read('long.xlsx', aWorkbook({ A: [] }, { 'xl/worksheets/sheet1.xml': sheet }));

    expect(performance.now() - before).toBeLessThan(PATIENCE);
    expect(lists[0]?.leftOut).toEqual([{ reason: 'TOO_MANY', count: 180_001 }]);
  });

  /** A workbook whose sheets all name the part of the first one. */
  const bookOfOnePart = (sheets: number, links: number) =>
    aWorkbook(
      { A: [['Mug']] },
      {
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${Array.from({ length: sheets }, (_, index) => `<sheet name="s${index}" sheetId="${index + 1}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns:r="r"><sheetData><row r="1"><c r="A1" t="str"><v>Mug</v></c></row></sheetData><hyperlinks>${'<hyperlink ref="A1" r:id="r1"/>'.repeat(links)}</hyperlinks></worksheet>`,
        'xl/worksheets/_rels/sheet1.xml.rels':
          '<Relationships><Relationship Id="r1" Target="https://example.com/mug"/></Relationships>',
      },
    );

  test('of a thousand sheets that are one and the same is read once', { timeout: PATIENCE * 3 }, async () => {
    const before = performance.now();

    const { lists } = await read('same.xlsx', bookOfOnePart(1_000, 50_000));

    expect(performance.now() - before).toBeLessThan(PATIENCE);
    expect(lists.map(({ table }) => table.rows)).toEqual([[['Mug', 'https://example.com/mug']]]);
  });

  test('whose one cell says that it stands a long way off is refused', { timeout: PATIENCE * 3 }, async () => {
    const mug = (place: string, row: string) =>
      `<row r="${row}"><c r="${place}" t="inlineStr"><is><t>Mug</t></is></c></row>`;
    const sheet = (...rows: readonly string[]) =>
      aWorkbook(
        { A: [] },
        { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>` },
      );

    expect(await reasonOf('far.xlsx', sheet(mug('A900000000', '900000000')))).toBe('TOO_LARGE');
    expect(await reasonOf('far-row.xlsx', sheet("<row r='90000000'></row>", mug('A2', '2')))).toBe('TOO_LARGE');
    expect(await reasonOf('wide.xlsx', sheet(mug('XFD1', '1'), mug('A2000', '2000')))).toBe('TOO_LARGE');
    const { lists } = await read('last.xlsx', sheet(mug('A1', '1'), mug('A1048576', '1048576')));
    expect(lists[0]?.table.rows).toEqual([['Mug'], ['Mug']]);
  });

  test('of more sheets than anyone has is refused, whatever program it is of', async () => {
    const cell = '<table:table-row><table:table-cell><text:p>Mug</text:p></table:table-cell></table:table-row>';
    const open = `<office:spreadsheet>${`<table:table>${cell}</table:table>`.repeat(1_001)}</office:spreadsheet>`;
    const old = '<Worksheet><Table><Row><Cell><Data>Mug</Data></Cell></Row></Table></Worksheet>'.repeat(1_001);
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${old}</Workbook>`;

    expect(await reasonOf('many.xlsx', bookOfOnePart(1_001, 1))).toBe('TOO_LARGE');
    expect(await reasonOf('many.ods', anArchive({ 'content.xml': `<office:document>${open}</office:document>` }))).toBe(
      'TOO_LARGE',
    );
    expect(await reasonOf('many.xml', encoded(xml))).toBe('TOO_LARGE');
  });

  test('with one long address behind each of its words is no longer than a text may be', {
    timeout: PATIENCE * 3,
  }, async () => {
    const word = '<w:p><w:hyperlink r:id="r1"><w:r><w:t>Mug</w:t></w:r></w:hyperlink></w:p>';
    const address = `https://example.com/${'a'.repeat(1_900)}`;
    const document = anArchive({
      'word/document.xml': `<w:document><w:body>${word.repeat(100_000)}</w:body></w:document>`,
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Target="${address}"/></Relationships>`,
    });
    const before = performance.now();

    const { lists } = await read('links.docx', document);

    expect(performance.now() - before).toBeLessThan(PATIENCE);
    expect(JSON.stringify(lists).length).toBeLessThan(1_000_000);
  });

  test('with entities in entities is no more than its letters', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&j;</t></si></sst>`;
    const book = aWorkbook(
      {
        A: [
          ['Name', 'Price'],
          ['Mug', 1],
        ],
      },
      { 'xl/sharedStrings.xml': bomb },
    );

    const outcome = await read('entities.xlsx', book).catch((error: Error) => error);

    expect(JSON.stringify(outcome).length).toBeLessThan(2_000);
  });

  test('of a million elements in each other is refused before it takes its time', async () => {
    const before = performance.now();
    expect(await reasonOf('deep.html', encoded(`<html><body>${'<div>'.repeat(1_000_000)}Mug`))).toBe('NOT_READABLE');
    expect(performance.now() - before).toBeLessThan(PATIENCE);
  });

  test('that nobody has written is no list, whatever its name', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_one, index) => (index * 7919 + (index >> 5) * 104_729) % 251);
    const base64 = Buffer.from(bytes).toString('base64');
    expect(await reasonOf('list.txt', encoded(base64))).toBe('NOT_READABLE');
    expect(await reasonOf('list.txt', encoded(base64.replace(/.{76}/g, '$&\n')))).toBe('NOT_READABLE');
    expect(await reasonOf('list.txt', encoded(Buffer.from(bytes).toString('hex').replace(/.{64}/g, '$&\n')))).toBe(
      'NOT_READABLE',
    );
  });

  test('of nothing but long addresses is a list', async () => {
    const links = Array.from({ length: 40 }, (_one, index) => `https://shop.example/${'mug-'.repeat(15)}${index}`);
    const { lists } = await read('links.txt', encoded(links.join('\n')));
    expect(lists[0]?.table.rows).toHaveLength(40);
  });

  test('with scripts gives their words to nobody', async () => {
    const { lists } = await read(
      'page.html',
      encoded(
        '<html><body><script>steal("Gold")</script><style>.x{}</style><ul><li onclick="x()">Mug</li><li><img src=x onerror=alert(1)>Bowl</li></ul></body></html>',
      ),
    );
    expect(lists[0]?.table.rows.flat()).toEqual(['Mug', 'Bowl']);
  });

  test('that is no list at all is refused with the reason', async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251);
    expect(await reasonOf('photo.jpg', noise)).toBe('NOT_READABLE');
    expect(await reasonOf('broken.zip', Uint8Array.from([0x50, 0x4b, 3, 4, ...noise]))).toBe('NOT_READABLE');
    expect(await reasonOf('old.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, ...noise]))).toBe(
      'OLD_DOCUMENT',
    );
    expect(await reasonOf('empty.csv', new Uint8Array(0))).toBe('NO_CONTENT');
    expect(await reasonOf('broken.json', encoded('{"cards": [{'))).toBe('NOT_READABLE');
    expect(await reasonOf('large.csv', new Uint8Array(LARGEST_FILE + 1))).toBe('TOO_LARGE');
  });
});
