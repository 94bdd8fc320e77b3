import { describe, expect, test } from 'vitest';
import { MOST_NESTED } from '../../../server/shops/imports/bounded-markup.rules.ts';
import { UnreadableFile } from '../../../server/shops/imports/found-file.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { anArchive, aWorkbook, encoded } from './files/file-builders.ts';
import { inWords } from './files/file-examples.ts';

const WAYS = { kind: 'WISHLIST', currency: 'EUR' } as const;

const read = async (name: string, bytes: Uint8Array) => inWords(await readFile({ name, bytes }, WAYS), WAYS);

const open = (body: string) =>
  anArchive({ 'content.xml': `<office:document-content><office:body>${body}</office:body></office:document-content>` });
const odt = (body: string) => open(`<office:text>${body}</office:text>`);
const point = (words: string) => `<text:list-item><text:p>${words}</text:p></text:list-item>`;
const ods = (rows: readonly (readonly string[])[]) =>
  open(
    `<office:spreadsheet><table:table table:name="A">${rows.map((row) => `<table:table-row>${row.map((cell) => `<table:table-cell>${cell && `<text:p>${cell}</text:p>`}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table></office:spreadsheet>`,
  );
const linkTo = (address: string, words: string) => `<text:a xlink:href="${address}">${words}</text:a>`;

const docx = (body: string, relations = '') =>
  anArchive({
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${relations}</Relationships>`,
  });
const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const relation = (id: string, address: string) =>
  `<Relationship Id="${id}" Target="${address}" TargetMode="External"/>`;

describe('a document with more in it than its text', () => {
  test('of LibreOffice gives no remarks, nothing that was deleted, and no notes at the foot', async () => {
    const remark =
      '<office:annotation><dc:creator>Anna Example</dc:creator><dc:date>2026-11-01T10:00:00</dc:date><text:list><text:list-item><text:p>I buy this</text:p></text:list-item></text:list></office:annotation>';
    const foot =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>only in blue</text:p></text:note-body></text:note>';
    const deleted =
      '<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>Ben</dc:creator></office:change-info><text:p>Drum</text:p></text:deletion></text:changed-region></text:tracked-changes>';
    const file = odt(
      `${deleted}<text:list>${point(`Castle${remark}<office:annotation-end/>`)}${point(`Mug${foot}, 8 €`)}${point('Bowl<text:change text:change-id="a"/>')}</text:list>`,
    );

    expect(await read('wishes.odt', file)).toEqual(['Castle', 'Mug 8 EUR', 'Bowl']);
  });

  test('of LibreOffice gives no cells that were deleted', async () => {
    const deleted =
      '<table:tracked-changes><table:deletion><table:table-cell><text:p>Drum</text:p></table:table-cell></table:deletion></table:tracked-changes>';
    const file = open(
      `<office:spreadsheet>${deleted}<table:table table:name="A"><table:table-row><table:table-cell><text:p>Mug</text:p></table:table-cell><table:table-cell><text:p>8 €</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
    );

    expect(await read('wishes.ods', file)).toEqual(['Mug 8 EUR']);
  });

  test('of Word gives no remarks, nothing that was deleted or moved away, and no box of text twice', async () => {
    const file = docx(
      [
        paragraph(
          `<w:commentRangeStart w:id="0"/>${run('Castle')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
        ),
        paragraph(`<w:del w:author="Ben"><w:r><w:delText>Drum</w:delText></w:r></w:del>${run('Mug')}`),
        paragraph(`<w:moveFrom w:author="Ben">${run('Bowl')}</w:moveFrom>`),
        paragraph(`<w:moveTo w:author="Ben">${run('Bowl')}</w:moveTo><w:r><w:footnoteReference w:id="2"/></w:r>`),
        paragraph(
          `<mc:AlternateContent><mc:Choice>${run('Kite')}</mc:Choice><mc:Fallback>${run('Kite')}</mc:Fallback></mc:AlternateContent>`,
        ),
      ].join(''),
    );

    expect(await read('wishes.docx', file)).toEqual(['Castle', 'Mug', 'Bowl', 'Kite']);
  });
});

describe('the links in a document', () => {
  test('of LibreOffice stay with their things', async () => {
    const file = odt(
      [
        `<text:p>${linkTo('https://shop.example/mug', 'Mug')}, 8 €</text:p>`,
        `<text:p>Bowl ${linkTo('https://shop.example/bowl', 'here')}</text:p>`,
        `<text:p>Kite ${linkTo('#chapter', 'see')}</text:p>`,
      ].join(''),
    );

    expect(await read('wishes.odt', file)).toEqual([
      'Mug 8 EUR <https://shop.example/mug>',
      'Bowl <https://shop.example/bowl>',
      'Kite see',
    ]);
  });

  test('of Word stay with their things, also where a field makes them', async () => {
    const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
    const file = docx(
      [
        paragraph(`<w:hyperlink r:id="rId1">${run('Mug')}</w:hyperlink>`),
        paragraph(`${run('Bowl ')}<w:hyperlink r:id="rId2">${run('here')}</w:hyperlink>`),
        paragraph(
          `${field('begin')}<w:r><w:instrText> HYPERLINK "https://shop.example/kite" </w:instrText></w:r>${field('separate')}${run('Kite')}${field('end')}`,
        ),
        paragraph(
          `<w:fldSimple w:instr="HYPERLINK &quot;https://shop.example/drum&quot;">${run('Drum')}</w:fldSimple>`,
        ),
      ].join(''),
      relation('rId1', 'https://shop.example/mug') + relation('rId2', 'https://shop.example/bowl'),
    );

    expect(await read('wishes.docx', file)).toEqual([
      'Mug <https://shop.example/mug>',
      'Bowl <https://shop.example/bowl>',
      'Kite <https://shop.example/kite>',
      'Drum <https://shop.example/drum>',
    ]);
  });

  test('of a sheet stay with their rows: behind a name, and behind a word that only says "here"', async () => {
    const file = ods([
      ['Name', 'Price', 'Link'],
      [linkTo('https://shop.example/mug', 'Mug'), '8 €', ''],
      ['Bowl', '12 €', linkTo('https://shop.example/bowl', 'here')],
      ['Kite', '5 €', 'https://shop.example/kite'],
      [linkTo('https://maker.example/drum', 'Drum'), '20 €', linkTo('https://shop.example/drum', 'Link')],
    ]);

    expect(await read('wishes.ods', file)).toEqual([
      'Mug 8 EUR <https://shop.example/mug>',
      'Bowl 12 EUR <https://shop.example/bowl>',
      'Kite 5 EUR <https://shop.example/kite>',
      'Drum 20 EUR <https://shop.example/drum> <https://maker.example/drum>',
    ]);
  });

  test('of Excel stay with their rows', async () => {
    const row = (place: number, name: string, price: string) =>
      `<row r="${place}">${[name, price].map((cell, column) => `<c r="${'AB'[column]}${place}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const rows = [row(1, 'Name', 'Price'), row(2, 'Mug', '8 €'), row(4, 'Bowl', '12 €'), row(5, 'Kite', '5 €')];
    const file = aWorkbook(
      { Wishes: [] },
      {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData><hyperlinks><hyperlink ref="A2" r:id="rId7"/><hyperlink ref="A4:B4" r:id="rId8"/><hyperlink ref="A5" location="Wishes!A1"/></hyperlinks></worksheet>`,
        'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relation('rId7', 'https://shop.example/mug')}${relation('rId8', 'https://shop.example/bowl')}</Relationships>`,
      },
    );

    expect(await read('wishes.xlsx', file)).toEqual([
      'Mug 8 EUR <https://shop.example/mug>',
      'Bowl 12 EUR <https://shop.example/bowl>',
      'Kite 5 EUR',
    ]);
  });
});

describe('a document whose elements stand in each other without end', () => {
  const unclosed = '<a>'.repeat(50_000) + '</b>'.repeat(50_000);

  test.for<[string, Uint8Array]>([
    ['texts.odt', odt(unclosed)],
    ['cells.ods', open(`<office:spreadsheet>${unclosed}</office:spreadsheet>`)],
    ['words.docx', docx(unclosed)],
    ['links.docx', docx(paragraph(run('Mug')), unclosed)],
    [
      'cells.xlsx',
      aWorkbook(
        { A: [['Mug', 8]] },
        {
          'xl/worksheets/_rels/sheet1.xml.rels': unclosed,
          'xl/worksheets/sheet1.xml': `<worksheet><sheetData/><hyperlinks>${unclosed}</hyperlinks></worksheet>`,
        },
      ),
    ],
    ['outline.opml', encoded(`<opml><body>${unclosed}</body></opml>`)],
    ['page.html', encoded(`<html><body>${'<i>'.repeat(50_000)}${'</b>'.repeat(50_000)}</body></html>`)],
  ])('is refused before each closing tag looks at all that are open: %s', async ([name, bytes]) => {
    const failure = await readFile({ name, bytes }, WAYS).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(UnreadableFile);
    expect(failure).toMatchObject({ reason: 'NOT_READABLE' });
  });

  const deepest = (tag: string, closings: number) => `${tag.repeat(MOST_NESTED - 10)}${'</b>'.repeat(closings)}`;

  test.for<[string, Uint8Array]>([
    ['texts.odt', odt(`<text:p>Mug</text:p>${deepest('<text:span>', 1_000_000)}`)],
    ['page.html', encoded(`<html><body><p>Mug</p>${deepest('<div>', 1_000_000)}`)],
  ])('is refused where few are open and closing tags that fit none of them do not end: %s', async ([name, bytes]) => {
    await expect(readFile({ name, bytes }, WAYS)).rejects.toMatchObject({ reason: 'NOT_READABLE' });
  });

  test('is read where they are as deep as in any real one, with any number of closing tags that fit none', async () => {
    const depth = MOST_NESTED / 2;
    const deep = `${'<text:span>'.repeat(depth)}Mug${'</text:span>'.repeat(depth)}${'</text:span>'.repeat(10_000)}`;

    expect(await read('wishes.odt', odt(`<text:p>${deep}</text:p><text:p>Bowl</text:p>`))).toEqual(['Mug', 'Bowl']);
  });
});

describe('a file is told by its signature and by what follows', () => {
  test.for<[string, string, string[]]>([
    ['cameras.txt', 'GIF89a camera\nMug', ['GIF89a camera', 'Mug']],
    ['stickers.txt', 'RIFF tapeWEBP stickers\nMug', ['RIFF tapeWEBP stickers', 'Mug']],
    ['manuals.csv', 'Name (%PDF-1.7 manual),Price\nMug,8', ['Mug 8 EUR']],
    ['readers.txt', '%PDF-1.7 reader\nMug', ['%PDF-1.7 reader', 'Mug']],
    ['links.txt', '[InternetShortcut] keyboard\nMug', ['[InternetShortcut] keyboard', 'Mug']],
  ])('so that a text stays one: %s', async ([name, text, things]) => {
    expect(await read(name, encoded(text))).toEqual(things);
  });

  test.for<[string, Uint8Array, string]>([
    ['dance.gif', Uint8Array.from([...encoded('GIF89a'), 100, 0, 100, 0, 0xf7]), 'PICTURE'],
    ['photo.webp', Uint8Array.from([...encoded('RIFF'), 36, 1, 0, 0, ...encoded('WEBPVP8 ')]), 'PICTURE'],
    ['scan.pdf', Uint8Array.from([...encoded('@PJL ENTER\r\n%PDF-1.4\n%'), 0xe2, 0xe3, 0, 1]), 'PDF'],
    ['cut-off.pdf', encoded('%PDF-1.7'), 'PDF'],
    ['plain.pdf', encoded('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'), 'PDF'],
  ])('so that the way on can be said: %s', async ([name, bytes, reason]) => {
    await expect(readFile({ name, bytes }, WAYS)).rejects.toMatchObject({ reason });
  });
});

describe('a table whose lines begin with the sign of a heading', () => {
  test.for<[string, string, string[]]>([
    ['its column of numbers', '#\tName\tPrice\n1\tMug\t8 €\n2\tBowl\t12 €', ['Mug 8 EUR', 'Bowl 12 EUR']],
    ['each number', '# No,Name,Price\n# 1,Mug,8 €\n# 2,Bowl,12 €', ['Mug 8 EUR', 'Bowl 12 EUR']],
    [
      'a line in a cell',
      'Name,Price,Notes\nMug,8 €,"blue\n# 3 in the book, page 4"\nBowl,12 €,round',
      ['Mug 8 EUR (blue / # 3 in the book, page 4)', 'Bowl 12 EUR (round)'],
    ],
  ])('is a table: %s', async ([, text, things]) => {
    expect(await read('', encoded(text))).toEqual(things);
  });

  test('is no table below a heading of notes', async () => {
    expect(await read('', encoded('# Kitchen, bath\nMug, 8 €\nBowl, 12 €\nTowel'))).toEqual([
      'Mug 8 EUR',
      'Bowl 12 EUR',
      'Towel',
    ]);
  });
});
