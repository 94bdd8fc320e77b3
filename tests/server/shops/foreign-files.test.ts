import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '../../../server/shops/imports/found-file.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { anArchive, encoded } from './files/file-builders.ts';
import { inWords } from './files/file-examples.ts';

const WAYS = { kind: 'WISHLIST', currency: 'EUR' } as const;

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** An archive whose first file says that it is behind a password. */
function withPassword(archive: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(archive);
  bytes[6] = (bytes[6] ?? 0) | 1;
  return bytes;
}

async function reasonOf(name: string, bytes: Uint8Array): Promise<string> {
  const failure = await readFile({ name, bytes }, WAYS).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(UnreadableFile);
  return (failure as UnreadableFile).reason;
}

async function read(name: string, bytes: Uint8Array): Promise<string[]> {
  return inWords(await readFile({ name, bytes }, WAYS), WAYS);
}

describe('a file that is no list', () => {
  test.for<[string, Uint8Array, string]>([
    ['wishes.pdf', encoded('%PDF-1.7\n%âãÏÓ'), 'PDF'],
    ['scan.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'PICTURE'],
    ['IMG_1.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'PICTURE'],
    ['IMG_2.HEIC', strToU8('\0\0\0\x18ftypheic\0\0\0\0mif1'), 'PICTURE'],
    ['Wishes.numbers', anArchive({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), 'APPLE_DOCUMENT'],
    ['Wishes.pages', anArchive({ 'Index.zip': 'x' }), 'APPLE_DOCUMENT'],
    ['wishes.xls', Uint8Array.from([...OLE, 0, 0, 0, 0]), 'OLD_DOCUMENT'],
    [
      'wishes.xlsx',
      Uint8Array.from([...OLE, ...new Uint8Array(56), ...encoded('EncryptedPackage', 'utf-16le').slice(2)]),
      'PASSWORD',
    ],
    ['wishes.zip', withPassword(anArchive({ 'list.csv': 'Name,Price\nMug,1' })), 'PASSWORD'],
    ['wishes.rtf', encoded('{\\rtf1\\ansi Mug}'), 'TEXT_DOCUMENT'],
    ['page.webarchive', encoded('bplist00abc'), 'SAVED_PAGE'],
    [
      'page.mhtml',
      encoded('From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related;'),
      'SAVED_PAGE',
    ],
    ['Wishes.gsheet', encoded('{"doc_id":"abc"}'), 'LINK'],
    ['wishes.url', encoded('[InternetShortcut]\r\nURL=https://shop.example/'), 'LINK'],
    ['wishes.rar', encoded('Rar!\x1a\x07'), 'OTHER_ARCHIVE'],
    ['empty.csv', new Uint8Array(0), 'NO_CONTENT'],
    ['blank.txt', encoded(' \n\n'), 'NO_CONTENT'],
  ])('is told by what is in it, so that the way on can be said: %s', async ([name, bytes, reason]) => {
    expect(await reasonOf(name, bytes)).toBe(reason);
  });

  test('is told before its size is', async () => {
    const photo = new Uint8Array(25_000_000);
    photo.set([0xff, 0xd8, 0xff]);
    expect(await reasonOf('large.jpg', photo)).toBe('PICTURE');
  });
});

describe('a document of an office', () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell office:value-type="string"${more}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`;
  const sheet = (name: string, rows: string[]) =>
    `<table:table table:name="${name}">${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table>`;
  const open = (body: string) =>
    anArchive({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<?xml version="1.0"?><office:document-content><office:body>${body}</office:body></office:document-content>`,
    });

  test('of LibreOffice gives its cells, and nothing that is remarked of them', async () => {
    const rows = [
      cell('Geschenk') + cell('Anzahl') + cell('Preis') + cell('', ' table:number-columns-repeated="1020"'),
      cell('Mug<office:annotation><text:p>really?</text:p></office:annotation>') + cell('2') + cell('8,50 €'),
      cell('Bowl') + cell('1') + cell('12 €'),
    ];
    const file = open(`<office:spreadsheet>${sheet('Wünsche', rows)}</office:spreadsheet>`);

    expect(await read('wishes.ods', file)).toEqual(['2 × Mug 8.5 EUR', 'Bowl 12 EUR']);
  });

  test('of LibreOffice gives its lines', async () => {
    const point = (text: string) => `<text:list-item><text:p>${text}</text:p></text:list-item>`;
    const file = open(`<office:text><text:list>${point('Mug, 8 €')}${point('Bowl')}</text:list></office:text>`);

    expect(await read('wishes.odt', file)).toEqual(['Mug 8 EUR', 'Bowl']);
  });

  test('of Word gives its lines with the addresses of their links', async () => {
    const text = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const point = (content: string) => `<w:p><w:pPr><w:numPr/></w:pPr>${content}</w:p>`;
    const file = anArchive({
      'word/document.xml': `<w:document><w:body>${point(text('Mug'))}${point(`<w:hyperlink r:id="rId5">${text('Red ')}${text('bowl')}</w:hyperlink>`)}</w:body></w:document>`,
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="rId5" Target="https://shop.example/bowl?a=1&amp;b=2" TargetMode="External"/></Relationships>',
    });

    expect(await read('wishes.docx', file)).toEqual(['Mug', 'Red bowl <https://shop.example/bowl?a=1&b=2>']);
  });
});
