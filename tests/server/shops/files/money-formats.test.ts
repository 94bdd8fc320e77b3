import { describe, expect, test } from 'vitest';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import { anArchive, aWorkbook, encoded } from './file-builders.ts';
import { inWords } from './file-examples.ts';

const read = async (name: string, bytes: Uint8Array, currency = 'GBP') => {
  const ways = { kind: 'WISHLIST', currency } as const;
  return inWords(await readFile({ name, bytes }, ways), ways);
};

const words = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with a mug and a bowl, whose prices are numbers that are shown in this way. */
const shownAs = (format: string, bowl = 1249.5) =>
  aWorkbook(
    { Wishes: [] },
    {
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts><cellStyleXfs count="1"><xf numFmtId="164"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${words('A1', 'Name')}${words('B1', 'Requested')}${words('C1', 'Price')}</row><row r="2">${words('A2', 'Mug')}<c r="B2"><v>2</v></c><c r="C2" s="1"><v>8.5</v></c></row><row r="4">${words('A4', 'Bowl')}<c r="B4"><v>1</v></c><c r="C4" s="1"><v>${bowl}</v></c></row></sheetData></worksheet>`,
    },
  );

describe('a price in a cell that is shown as money', () => {
  test.for([
    ['"$"#,##0.00', 'USD'],
    ['\\$#,##0.00', 'USD'],
    ['$#,##0.00_);[Red]($#,##0.00)', 'USD'],
    ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 'USD'],
    ['[$$-409]#,##0.00', 'USD'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['[$$-en-AU]#,##0.00', 'AUD'],
    ['[$$-C09]#,##0.00', 'AUD'],
    ['#,##0.00 [$€-407]', 'EUR'],
    ['[$€-2]\\ #,##0.00', 'EUR'],
    ['#,##0.00\\ "€"', 'EUR'],
    ['#,##0.00 €', 'EUR'],
    ['#,##0.00\\ "kr"', 'SEK'],
    ['#,##0.00\\ [$kr-414]', 'NOK'],
    ['[$kr.-406]\\ #,##0.00', 'DKK'],
    ['#,##0.00\\ "zł"', 'PLN'],
    ['[$¥-411]#,##0', 'JPY'],
    ['[$¥-804]#,##0', 'CNY'],
    ['[$R$-416]\\ #,##0.00', 'BRL'],
    ['[$CHF-807]\\ #,##0.00', 'CHF'],
    ['[$USD]\\ #,##0.00', 'USD'],
    ['#,##0.00\\ "Ft"', 'HUF'],
    ['[$£-809]#,##0.00', 'GBP'],
  ])('%s is in that money: %s', async ([format = '', currency]) => {
    expect(await read('wishes.xlsx', shownAs(format))).toEqual([`2 × Mug 8.5 ${currency}`, `Bowl 1249.5 ${currency}`]);
  });

  test.for(['#,##0.00', '[$-409]#,##0.00', '#,##0.00_€', '0.00" ft"'])(
    '%s names none: it is the reader’s',
    async (format) => {
      expect(await read('wishes.xlsx', shownAs(format))).toEqual(['2 × Mug 8.5 GBP', 'Bowl 1249.5 GBP']);
    },
  );

  test('in dollars is in those of the reader, where the cell does not say which', async () => {
    expect(await read('wishes.xlsx', shownAs('"$"#,##0.00'), 'CAD')).toEqual(['2 × Mug 8.5 CAD', 'Bowl 1249.5 CAD']);
  });

  test('of LibreOffice is in the money of the cell', async () => {
    const cell = (text: string, rest = '') => `<table:table-cell${rest}><text:p>${text}</text:p></table:table-cell>`;
    const money = (value: string, code: string, text: string) =>
      cell(text, ` office:value-type="currency" office:currency="${code}" office:value="${value}"`);
    const rows = [
      cell('Name') + cell('Price'),
      cell('Mug') + money('8.5', 'CAD', '$8.50'),
      cell('Bowl') + money('1249', 'NOK', '1.249'),
      cell('Kite') + money('0', 'NOK', '0'),
    ];
    const file = anArchive({
      'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
    });

    expect(await read('wishes.ods', file)).toEqual(['Mug 8.5 CAD', 'Bowl 1249 NOK', 'Kite']);
  });
});

describe('a price of 0', () => {
  test('in a workbook is none', async () => {
    expect(await read('wishes.xlsx', shownAs('"$"#,##0.00', 0))).toEqual(['2 × Mug 8.5 USD', 'Bowl']);
  });

  test.for(['0', '0.00', '$0.00', '0,00 €'])('in a table is none, and is no remark: %s', async (price) => {
    const text = encoded(`Name\tRequested\tPrice\nMug\t2\t$8.50\nHelp With Meals\t4\t${price}`);

    expect(await read('', text)).toEqual(['2 × Mug 8.5 USD', '4 × Help With Meals']);
  });
});
