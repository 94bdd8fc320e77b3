import { describe, expect, test } from 'vitest';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { anArchive, aWorkbook, encoded } from './files/file-builders.ts';
import { inWords } from './files/file-examples.ts';

const WAYS = { kind: 'WISHLIST', currency: 'EUR' } as const;

/** In milliseconds; reading takes a tenth of it where the machine has nothing else to do. */
const PATIENCE = 10_000;

const readAll = (name: string, bytes: Uint8Array) => readFile({ name, bytes }, WAYS);
const read = async (name: string, bytes: Uint8Array) => inWords(await readAll(name, bytes), WAYS);

/** UTF-16 as programs write it that leave the mark at its beginning away. */
const wide = (text: string, encoding: 'utf-16le' | 'utf-16be' = 'utf-16le') => encoded(text, encoding).slice(2);

const TABLE = 'Name,Price\nMug,8\nBowl,12\n';
const BOOK = aWorkbook({
  A: [
    ['Name', 'Price'],
    ['Mug', 8],
  ],
});

describe('a text in UTF-16 without a mark is read', () => {
  test.for<[string, Uint8Array, string[]]>([
    ['Cyrillic', wide('Чашка\nТарелка\nКнига\n'), ['Чашка', 'Тарелка', 'Книга']],
    ['Cyrillic, the other way round', wide('Чашка\nКнига, 5 €\n', 'utf-16be'), ['Чашка', 'Книга 5 EUR']],
    ['Arabic', wide('كوب\nكتاب\n'), ['كوب', 'كتاب']],
    ['Greek', wide('Κούπα\nΒιβλίο\n'), ['Κούπα', 'Βιβλίο']],
    ['Japanese', wide('マグカップ\r\nお皿\r\n本\r\n'), ['マグカップ', 'お皿', '本']],
  ])('%s', async ([, bytes, things]) => {
    expect(await read('list.txt', bytes)).toEqual(things);
  });

  test('and a text with a zero in it is none', async () => {
    await expect(read('list.txt', encoded('Mug\nBo\0wl\nKite'))).rejects.toMatchObject({ reason: 'NOT_READABLE' });
  });
});

describe('a table is read', () => {
  const workbook2003 = `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>
<Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell><Data ss:Type="String">Colour</Data></Cell><Cell><Data ss:Type="String">Price</Data></Cell></Row>
<Row><Cell ss:HRef="https://shop.example/mug"><Data ss:Type="String">Mug</Data><Comment><ss:Data>mine</ss:Data></Comment></Cell><Cell ss:Index="3"><Data ss:Type="Number">8.5</Data></Cell></Row>
</Table></Worksheet></Workbook>`;
  const flat = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:body><office:spreadsheet><table:table table:name="A">${[
    ['Name', 'Price'],
    ['Mug', '8 €'],
  ]
    .map(
      (row) =>
        `<table:table-row>${row.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('')}</table:table></office:spreadsheet></office:body></office:document>`;

  test.for<[string, string, string[]]>([
    ['as Excel wrote it in 2003', workbook2003, ['Mug 8.5 EUR <https://shop.example/mug>']],
    ['of LibreOffice that is not packed', flat, ['Mug 8 EUR']],
    [
      'of a page that begins with its style',
      '<style>td{}</style><table><tr><td>Name</td><td>Price</td></tr><tr><td>Mug</td><td>8</td></tr></table>',
      ['Mug 8 EUR'],
    ],
    ['whose sign between cells stands in quotes', '"sep=;"\r\nNom;Prix\r\nTasse;8,50\r\n', ['Tasse 8.5 EUR']],
    [
      'with quotes that never close',
      'Name,Price\n"Mug,8\nBowl,12\nKite,5\n',
      ['Mug 8 EUR', 'Bowl 12 EUR', 'Kite 5 EUR'],
    ],
    [
      'of JSON, a row to a line',
      '{"name":"Mug","price":8}\n{"name":"Bowl","price":12}\n',
      ['Mug 8 EUR', 'Bowl 12 EUR'],
    ],
  ])('%s', async ([, text, things]) => {
    expect(await read('list.xls', encoded(text))).toEqual(things);
  });
});

describe('a list is read', () => {
  test('of the bookmarks of a browser, with their folders', async () => {
    const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<DL><p>
<DT><H3>Wishes</H3>
<DL><p>
<DT><A HREF="https://shop.example/mug">Mug</A>
<DT><A HREF="https://shop.example/bowl">Bowl</A>
</DL><p>
<DT><H3>Music</H3>
<DL><p>
<DT><A HREF="https://shop.example/drum">Drum</A>
</DL><p>
</DL><p>`;
    expect(await read('bookmarks.html', encoded(bookmarks))).toEqual([
      'Mug <https://shop.example/mug> #Wishes',
      'Bowl <https://shop.example/bowl> #Wishes',
      'Drum <https://shop.example/drum> #Music',
    ]);
  });

  test('of words in JSON', async () => {
    expect(await read('list.json', encoded('["Mug","Bowl, 12 €","Kite"]'))).toEqual(['Mug', 'Bowl 12 EUR', 'Kite']);
  });

  test('of an archive with a workbook in it, which says that another archive in it is left out', async () => {
    const file = await readAll(
      'a.zip',
      anArchive({ 'b.zip': anArchive({ 'a.csv': TABLE }), 'c.xlsx': BOOK, 'd.txt': 'Kite' }),
    );

    expect(file.lists.map(({ name }) => name)).toEqual(['c', 'd']);
    expect(inWords(file, WAYS)).toContain('Mug 8 EUR');
    expect(file.leftOut).toEqual([{ reason: 'NOT_READABLE', count: 1 }]);
  });

  test('of an archive of workbooks, no more than anybody packs', async () => {
    const books = Object.fromEntries(Array.from({ length: 8 }, (_one, index) => [`${index}.xlsx`, BOOK]));
    const file = await readAll('a.zip', anArchive(books));

    expect(file.lists).toHaveLength(5);
    expect(file.leftOut).toEqual([{ reason: 'NOT_READABLE', count: 3 }]);
  });

  test.for<[string, number[]]>([
    ['牛奶纸', [0xc5, 0xa3, 0xc4, 0xcc, 0xd6, 0xbd]],
    ['たまご', [0xa4, 0xbf, 0xa4, 0xde, 0xa4, 0xb4]],
    ['우유', [0xbf, 0xec, 0xc0, 0xaf]],
  ])('in signs of two bytes: %s', async ([name, bytes]) => {
    const rows = Array.from({ length: 6 }, (_one, index) => [...bytes, ...encoded(` ${index + 2}\n`)]);

    expect((await read('list.txt', Uint8Array.from(rows.flat()))).join()).toContain(name);
  });
});

describe('a file that is no list is told by what is in it', () => {
  const old = (part: string) =>
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(56), ...wide(part)]);
  const tar = new Uint8Array(1_024);
  tar.set(encoded('list.csv'));
  tar.set(encoded('ustar'), 257);

  test.for<[string, Uint8Array, string]>([
    ['archives.zip', anArchive({ 'inner.zip': anArchive({ 'a.csv': TABLE }) }), 'OTHER_ARCHIVE'],
    ['list.tar', tar, 'OTHER_ARCHIVE'],
    ['list.csv.xz', Uint8Array.from([0xfd, ...encoded('7zXZ'), 0, 0, 4]), 'OTHER_ARCHIVE'],
    ['list.csv.bz2', Uint8Array.from([...encoded('BZh91AY&SY'), 1, 2, 3, 200]), 'OTHER_ARCHIVE'],
    ['list.csv.zst', Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 4, 0]), 'OTHER_ARCHIVE'],
    ['wishes.doc', old('WordDocument'), 'TEXT_DOCUMENT'],
    ['wishes.ppt', old('PowerPoint Document'), 'TEXT_DOCUMENT'],
    ['wishes.msg', old('__substg1.0_001A001E'), 'TEXT_DOCUMENT'],
    ['wishes.xls', old('Workbook'), 'OLD_DOCUMENT'],
    ['with-text.xls', old('Workbook and WordDocument'), 'OLD_DOCUMENT'],
    ['anna.vcf', encoded('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Meyer\r\nEND:VCARD\r\n'), 'EMPTY'],
    [
      'wishes.eml',
      encoded('From: Ben <ben@example.test>\r\nTo: a@example.test\r\nMIME-Version: 1.0\r\n\r\n- Mug =E2=82=AC8\r\n'),
      'SAVED_PAGE',
    ],
    [
      'all.mbox',
      encoded('From ben@example.test Sat Nov 28 08:00:00 2026\nFrom: Ben\nSubject: Wishes\n\n- Mug\n'),
      'SAVED_PAGE',
    ],
    [
      'feed.rss',
      encoded('<?xml version="1.0"?><rss><channel><item><title>Mug</title></item></channel></rss>'),
      'NOT_READABLE',
    ],
    ['drawing.svg', encoded('<?xml version="1.0"?><svg><text>Mug</text></svg>'), 'NOT_READABLE'],
  ])('%s', async ([name, bytes, reason]) => {
    await expect(read(name, bytes)).rejects.toMatchObject({ reason });
  });

  test('and a list that begins as mails do stays one', async () => {
    expect(await read('', encoded('Anna: puzzle\\nBen: drum\nMessage-ID: a board game\nMug'))).toContain('Mug');
  });
});

describe('a file of twenty megabytes is read or refused at once', () => {
  test.for<[string, string]>([
    ['commas.csv', ','.repeat(19_000_000)],
    ['quotes.csv', '"'.repeat(19_000_000)],
    ['unclosed.csv', 'Name,Price\n"Mug,8\n'.padEnd(19_000_000, 'Bowl,12\n')],
    ['brackets.json', '['.repeat(9_000_000) + ']'.repeat(9_000_000)],
    ['word.txt', 'm'.repeat(19_000_000)],
    ['empty-lines.txt', `Mug${'\n'.repeat(19_000_000)}`],
  ])('%s', { timeout: PATIENCE * 3 }, async ([name, text]) => {
    const bytes = encoded(text);
    const before = performance.now();

    await readAll(name, bytes).catch(() => null);

    expect(performance.now() - before).toBeLessThan(PATIENCE);
  });

  test('and says that a text has more lines than are looked at', async () => {
    const { lists } = await readAll(
      'lines.txt',
      encoded(Array.from({ length: 30_000 }, (_, at) => `Mug ${at}a`).join('\n')),
    );

    expect(lists[0]?.table.rows.at(0)).toEqual(['Mug 0a']);
    expect(lists[0]?.leftOut).toContainEqual({ reason: 'TOO_MANY', count: 1, isAtLeast: true });
  });
});
