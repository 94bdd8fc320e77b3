import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../server/base/languages/languages.rules.ts';
import { inLanguage } from '../../../server/base/languages/speaking.ts';
import { ANY_NUMBER } from '../../../server/lists/lists/any-number.rules.ts';
import { itemsAsCsv, itemsAsText, listAsJson } from '../../../server/shops/exports/exported-items.ts';
import type { FileWays } from '../../../server/shops/imports/found-file.rules.ts';
import { type FoundItem, rowsOf } from '../../../server/shops/imports/found-rows.rules.ts';
import { importedItem } from '../../../server/shops/imports/imported-items.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { aWorkbook } from './files/file-builders.ts';

const WAYS: FileWays = { kind: 'WISHLIST', currency: 'EUR' };

/** Texts that mean something in some file: signs of tables, formulas, numbers, amounts, headings, markup, other scripts. */
const TRICKY = [
  '=1+1',
  "'=x",
  '+49',
  '-',
  '@a',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  "'",
  '|',
  '# A',
  'Name',
  'sep=;',
  '2 x',
  '12,50 €',
  'TRUE',
  'x',
  'https://shop.example/1',
  '[a](https://b.example)',
  '<b>',
  '&amp;',
  '&',
  '{',
  '[',
  '牛乳',
  'حليب',
  'Crème',
  '🎁',
  '\u00a0',
  '=',
  '＝1',
];

const words = fc
  .array(fc.oneof(fc.constantFrom(...TRICKY), fc.string({ maxLength: 8 })), { maxLength: 6 })
  .map((all) => all.join(' '));
const address = fc.option(
  fc
    .tuple(
      fc.constantFrom('https://shop.example/', 'http://10.0.0.1/', 'https://例え.example/'),
      fc.stringMatching(/^[\w,;"'()=&%-]{0,20}$/),
    )
    .map((parts) => parts.join('')),
  { nil: null },
);

/** Items as they are stored: what the rules of items refuse was never there. */
const item: fc.Arbitrary<FoundItem> = fc
  .record({
    title: words,
    description: words,
    notes: words,
    category: words,
    amount: fc.constantFrom('', '500 g', '1.5 kg', '1.125 kg', '1/3 cup', '2 كيلو', '12', '300 g'),
    variant: words,
    recipes: words,
    primaryUrl: address,
    secondaryUrl: address,
    imageUrl: address,
    quantityDesired: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant(ANY_NUMBER)),
    price: fc.option(
      fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100),
      { nil: null },
    ),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'PLN', 'SAR'),
    quantityBought: fc.integer({ min: 0, max: 99 }),
    choice: fc.constantFrom(null, '1', '2'),
    isMostWanted: fc.boolean(),
    isFund: fc.boolean(),
    shops: fc.subarray(['Aldi', 'Bio Laden, Süd', '=Markt', '＝1', '牛乳店', "'x", 'Crème; & Co']),
  })
  .map((values) => (values.isFund ? { ...values, quantityDesired: ANY_NUMBER, quantityBought: 0 } : values)) // as funds are kept
  .map((values) => ({ ...values, quantityBought: Math.min(values.quantityBought, values.quantityDesired) }))
  .map((values) => importedItem.safeParse(values).data)
  .filter((values) => values !== undefined);

const items = fc.array(item, { minLength: 1, maxLength: 5 });

async function readBack(name: string, content: string | Uint8Array, ways = WAYS): Promise<FoundItem[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { lists } = await readFile({ name, bytes }, ways);
  return lists.flatMap(({ table }) => rowsOf(table, ways).rows.map(({ item: read }) => read));
}

describe('what is exported comes back equal', () => {
  test('as CSV', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (all) => {
        expect(await readBack('list.csv', itemsAsCsv(all))).toEqual(all);
      }),
      { numRuns: 500 },
    );
  });

  test.for(LANGUAGE_TAGS)('as CSV with headings in %s, whatever the language of who reads it', async (language) => {
    const written = await inLanguage(language, async () =>
      fc.sample(items, 20).map((all) => ({ all, csv: itemsAsCsv(all) })),
    );
    for (const { all, csv } of written) expect(await readBack('list.csv', csv)).toEqual(all);
    const headings = written[0]?.csv.split('\r\n', 1)[0]?.slice(1).split(',') ?? [];
    const isChosen = written[0]?.all.some(({ choice }) => choice) ? 1 : 0;
    const isMarked = written[0]?.all.some(({ isMostWanted }) => isMostWanted) ? 1 : 0;
    const hasFund = written[0]?.all.some(({ isFund }) => isFund) ? 1 : 0;
    const hasShops = written[0]?.all.some(({ shops }) => shops.length > 0) ? 1 : 0;
    expect(headings).toHaveLength(14 + isChosen + isMarked + hasFund + hasShops); // columns that few lists need
    if (language !== 'en') expect(headings).not.toContain('Quantity');
  });

  test('any number is “any” in a table, comes back out of a spreadsheet too, and is one piece on a shopping list', async () => {
    const voucher = importedItem.parse({ title: 'Voucher', quantityDesired: ANY_NUMBER, quantityBought: 3 });
    const csv = itemsAsCsv([voucher]);
    expect(csv).toContain('\r\nVoucher,any,');
    expect(csv).not.toContain(String(ANY_NUMBER));
    expect(await readBack('list.csv', csv)).toEqual([voucher]);
    const sheet = aWorkbook({
      List: [
        ['Name', 'Quantity', 'Link'],
        ['Voucher', 'Any', 'https://shop.example/1'],
      ],
    });
    expect(await readBack('list.xlsx', sheet)).toMatchObject([
      { title: 'Voucher', quantityDesired: ANY_NUMBER, description: '' },
    ]);
    for (const [name, file] of [
      ['list.csv', csv],
      ['list.xlsx', sheet],
    ] as const)
      expect(await readBack(name, file, { ...WAYS, kind: 'SHOPPING' })).toMatchObject([{ quantityDesired: 1 }]);
  });

  test('as JSON, with what is known of the list', async () => {
    const about = {
      name: 'Ann & Ben <3',
      description: 'so\nlong',
      listType: 'REGISTRY',
      eventType: 'Wedding',
      eventDate: '2027-05-01',
    } as const;
    await fc.assert(
      fc.asyncProperty(items, async (all) => {
        expect(await readBack('list.json', listAsJson(about, all))).toEqual(all);
      }),
      { numRuns: 500 },
    );
    const bytes = new TextEncoder().encode(listAsJson(about, [{ ...importedItem.parse({ title: 'Mug' }) }]));
    const { lists } = await readFile({ name: 'list.json', bytes }, WAYS);
    const { listType: kind, ...rest } = about;
    expect(lists[0]).toMatchObject({ kind, ...rest });
  });

  test('as text, as far as text says it', async () => {
    const plainWords = fc
      .stringMatching(/^[A-Za-zäöüñ][A-Za-zäöüñ0-9 ]{0,20}[a-z]$/)
      .map((text) => text.replace(/ +/g, ' '));
    const plain = fc
      .record({ item, title: plainWords, description: plainWords, category: plainWords })
      .map(({ item: one, ...texts }) => ({
        ...one,
        ...texts,
        notes: '',
        variant: '',
        recipes: '',
        shops: [],
        choice: null,
        isMostWanted: false,
        isFund: false,
        quantityDesired: Math.min(one.quantityDesired, 99), // a line of text cannot say any number
        secondaryUrl: null,
        imageUrl: null,
        primaryUrl: one.primaryUrl && 'https://shop.example/mug',
        quantityBought: 0,
      }));
    await fc.assert(
      fc.asyncProperty(plain, async (one) => {
        const text = itemsAsText([one]);
        for (const groupSign of [',', '.']) {
          const [read] = await readBack('list.txt', text, { ...WAYS, kind: 'SHOPPING', groupSign });
          expect(read).toEqual({ ...one, currency: one.price === null ? 'EUR' : one.currency });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('also where a spreadsheet has kept the table as a workbook', async () => {
    const one = importedItem.parse({ title: 'Mug', quantityDesired: 2, price: 12.5, currency: 'GBP', notes: 'blue' });
    const headings = [
      'Name',
      'Quantity',
      'Description',
      'Notes',
      'Category',
      'Price',
      'Currency',
      'Link',
      'Second link',
      'Picture',
      'Quantity bought',
    ];
    const book = aWorkbook({ List: [headings, ['Mug', 2, null, 'blue', null, 12.5, 'GBP', null, null, null, 0]] });

    expect(await readBack('list.xlsx', book)).toEqual([one]);
  });
});
