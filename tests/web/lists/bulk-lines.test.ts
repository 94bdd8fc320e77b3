import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '#rules/shops/lines/line';
import { parseGift as readGift } from '#rules/shops/lines/pasted/read-gift';
import { parseQuickLine as readQuickLine, readPastedText as readText } from '#rules/shops/lines/pasted/read-text';
import { parseLine } from '#rules/shops/lines/read-line';
import type { Kind } from '../../../web/base/design/kinds.ts';
import {
  type BulkRow,
  bulkRow,
  checkRows,
  pasteRows,
  settleAmount,
} from '../../../web/lists/items/adding/bulk-rows.ts';
import { readingWays } from '../../../web/lists/items/fields/reading-ways.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'] });
});
afterEach(() => vi.unstubAllGlobals());

/** The reading that is taken; what else a line may mean is shown in the examples of the reader. */
const taken = ({ others: _meant, ...line }: Line) => line;
const parseBulkLine = (line: string, kind: Kind) => taken(parseLine(line, readingWays(kind))[0] as Line);
const parseGift = (text: string) => readGift(text, readingWays('WISHLIST')).map(taken);
const parseQuickLine = (text: string) => readQuickLine(text, readingWays('SHOPPING')).map(taken);
const readPastedText = (text: string, kind: Kind, currency?: string) => {
  const read = readText(text, readingWays(kind, currency));
  return { ...read, lines: read.lines.map(taken) };
};

test.for([
  ['milk', 'milk', '', 1],
  ['  milk  ', 'milk', '', 1],
  ['2 milk', 'milk', '', 2],
  ['2x milk', 'milk', '', 2],
  ['2 x milk', 'milk', '', 2],
  ['2X Milk', 'Milk', '', 2],
  ['2×milk', 'milk', '', 2],
  ['milk x2', 'milk', '', 2],
  ['milk x 2', 'milk', '', 2],
  ['oat milk ×12', 'oat milk', '', 12],
  ['- milk x2', 'milk', '', 2],
  ['[ ] 3 eggs', 'eggs', '', 3],
  ['• bread', 'bread', '', 1],
  ['500 g flour', 'flour', '500 g', 1],
  ['1.5l water', 'water', '1.5l', 1],
  ['2 kg of potatoes', 'potatoes', '2 kg', 1],
  ['2 lemons', 'lemons', '', 2],
  ['7 grapefruits', 'grapefruits', '', 7],
  ['Milk\t1 l\t2', 'Milk', '1 l', 2],
  ['Milk\t\tmany', 'Milk', '', 1],
  ['Bananas\t5', 'Bananas', '', 5],
  ['Lemons 4', 'Lemons', '', 4],
  ['• Cherry tomatoes 6', 'Cherry tomatoes', '', 6],
  ['Pasta (penne) 3', 'Pasta (penne)', '', 3],
] as const)('%j is %s (%s), %d times', ([line, name, size, amount]) => {
  expect(parseBulkLine(line, 'SHOPPING')).toEqual({ name, size, amount });
});

test.for([
  ...['2xl shirt', 'max2', 'plank 10 x 15', '0 milk', '100 napkins', 'milk x0', '2', 'x2', '1% milk'],
  ...['Omega 3', 'Vitamin B 12', 'SPF 50', 'Factor 20', 'Nappies size 4', 'Batteries AA 4', 'Heinz 57', 'Flour 405'],
  ...['Party on June 5', 'Coke 2 for 1', 'Tea 0', 'napkins 50'],
])('%s is a name as it stands', (line) => {
  expect(parseBulkLine(line, 'SHOPPING')).toEqual({ name: line, size: '', amount: 1 });
});

test('a text makes a row of each line with something on it, wherever it was written', () => {
  const names = ['milk', 'bread', 'eggs'];
  for (const text of ['milk\nbread\neggs', 'milk\r\nbread\r\n\r\neggs\r\n', '\n milk\rbread\r \reggs']) {
    expect(readPastedText(text, 'SHOPPING').lines.map(({ name }) => name)).toEqual(names);
  }
});

test('one line holds several things, with commas between that are not within a number', () => {
  const read = (text: string) => parseQuickLine(text).map(({ name, size, amount }) => [name, size, amount]);

  expect(read('milk, 2 eggs;  1,5 l juice,')).toEqual([
    ['milk', '', 1],
    ['eggs', '', 2],
    ['juice', '1,5 l', 1],
  ]);
  expect(read(' , ')).toEqual([]);
});

test('in one line, a number alone is how many of the thing before it', () => {
  const read = (text: string) => parseQuickLine(text).map(({ name, amount }) => [name, amount]);

  expect(read('lemons, 4, milk; 2')).toEqual([
    ['lemons', 4],
    ['milk', 2],
  ]);
  expect(read('4, lemons')).toEqual([
    ['4', 1],
    ['lemons', 1],
  ]);
  expect(read('2 lemons, 4')).toEqual([
    ['lemons', 2],
    ['4', 1],
  ]);
  expect(read('napkins, 100')).toEqual([
    ['napkins', 1],
    ['100', 1],
  ]);
});

test('an amount of 0 is told, and one that is left empty is one', () => {
  const [none, empty] = ['0', ' '].map((amount) => settleAmount({ ...bulkRow(), name: 'Milk', amount }));

  expect(checkRows([none as BulkRow]).rows?.[0]?.problems.amount).toBe('Quantity must be between 1 and 99');
  expect(empty?.amount).toBe('1');
});

test('a price in a row is in the currency of the list, where its mark is that of several', () => {
  const row = bulkRow({ name: 'Milk $2.40', size: '', amount: 1 });

  expect(checkRows([row], 'CAD').items?.[0]?.input).toMatchObject({ title: 'Milk', price: 2.4, currency: 'CAD' });
});

test('of the wrong fields of a row the first one stands first, where the focus goes', () => {
  const row = bulkRow({ name: 'x'.repeat(201), size: 'x'.repeat(1001), amount: 100, link: '' });

  expect(checkRows([row]).rows?.map(({ problems }) => Object.keys(problems))).toEqual([['name', 'size', 'amount']]);
});

test.for([
  ['7 Wonders, the duel', [{ name: '7 Wonders, the duel', size: '', amount: 1 }]],
  ['  Teapot  ', [{ name: 'Teapot', size: '', amount: 1 }]],
  ['Teapot £24', [{ name: 'Teapot', size: '', amount: 1, price: { price: 24, currency: 'GBP', text: '£24' } }]],
  [
    '6 x Dining chair €89',
    [{ name: 'Dining chair', size: '', amount: 6, price: { price: 89, currency: 'EUR', text: '€89' } }],
  ],
  ['3x Glasses', [{ name: 'Glasses', size: '', amount: 3 }]],
  ['Towels x 4', [{ name: 'Towels', size: '', amount: 4 }]],
  ['Mug £12 x2', [{ name: 'Mug', size: '', amount: 2, price: { price: 12, currency: 'GBP', text: '£12' } }]],
  ['4 x 4 toy car', [{ name: '4 x 4 toy car', size: '', amount: 1 }]],
  ['Tesla Model X 3', [{ name: 'Tesla Model X 3', size: '', amount: 1 }]],
  ['2 candlesticks', [{ name: '2 candlesticks', size: '', amount: 1 }]],
  [
    'Table lamp, 120.00',
    [{ name: 'Table lamp', size: '', amount: 1, price: { price: 120, currency: 'USD', text: '120.00 USD' } }],
  ],
  ['   ', []],
  ['https://shop.example/pot', [{ name: '', size: '', amount: 1, link: 'https://shop.example/pot' }]],
] as const)('a gift is one thing, whatever its name holds: %s', ([text, gifts]) => {
  expect(parseGift(text)).toEqual(gifts);
});

const priced = (line: string, kind: Kind = 'WISHLIST') => {
  const { name, price, amount, size } = parseBulkLine(line, kind);
  return [name, price && `${price.price} ${price.currency}`, amount, size];
};

test.for([
  ['Fountain pen, broad nib - £24', 'Fountain pen, broad nib', '24 GBP'],
  ['Field notes notebook $12', 'Field notes notebook', '12 USD'],
  ['Rice £2.40', 'Rice', '2.4 GBP'],
  ['- Mug, €8,50', 'Mug', '8.5 EUR'],
  ['Teapot: 24 €', 'Teapot', '24 EUR'],
  ['Lamp (CA$1,299.00)', 'Lamp', '1299 CAD'],
  ['Lamp – US$40', 'Lamp', '40 USD'],
  ['Chair 499 kr', 'Chair', '499 SEK'],
  ['Chair 80 zł', 'Chair', '80 PLN'],
  ['Watch, 80 CHF', 'Watch', '80 CHF'],
  ['Watch - CHF 80', 'Watch', '80 CHF'],
  ['Book 15.50 eur', 'Book', '15.5 EUR'],
  ['Lego 75192 - £649', 'Lego 75192', '649 GBP'],
  ['iPhone 15 $799', 'iPhone 15', '799 USD'],
  ['iPhone 15 799 €', 'iPhone 15', '799 EUR'],
  ['Cushion 80 × 80 149,00 €', 'Cushion 80 × 80', '149 EUR'],
  ['Sandals size 36 129.00 €', 'Sandals size 36', '129 EUR'],
  ['Parfum Nr. 5 120,00 €', 'Parfum Nr. 5', '120 EUR'],
  ['Sofa 1 299,00 €', 'Sofa', '1299 EUR'],
  ['Shelf 80 x 80 1 299 kr', 'Shelf 80 x 80', '1299 SEK'],
  ['Candles £4 each', 'Candles', '4 GBP'],
  ['Vase ¥1,200', 'Vase', '1200 JPY'],
] as const)('%s is the name %s and the price %s', ([line, name, price]) => {
  for (const kind of ['WISHLIST', 'REGISTRY', 'SHOPPING'] as const)
    expect(priced(line, kind).slice(0, 2)).toEqual([name, price]);
});

test('two digits before a price are no thousands where thousands are parted by a comma', () => {
  expect(priced('Lego 10 299.00 €').slice(0, 2)).toEqual(['Lego 10', '299 EUR']);
});

test.for([
  ...['voucher 85', 'Catan 5', 'Size 42', 'iPhone 15', '1984', 'The Beatles 1967', 'Book 12.50', '7 Wonders'],
  ...['12 Angry Men', '3 Body Problem', '£10 voucher', 'Wine, 10-20 €'],
  ...['Wine 10 - 20 €', 'Wine £10-£20', 'Socks 2 for £5', 'Mug, was £20 now £15', 'Apples £2/kg'],
  ...['£5 off', 'Course in CAD 2024', 'Bag 2 lbs', '£24', 'Mug £', 'Sony WH-1000 XM', 'Mug £1.2345', 'Total: £54'],
  ...['Yacht £10000001', 'Rope 5 mm', 'Mug ❤ 5', 'A'.repeat(300)],
])('%s is the name of a gift as it stands, without a price', (line) => {
  expect(priced(line)).toEqual([line, undefined, 1, '']);
});

test.for([
  ['2 × towels £15', 'towels', '15 GBP', 2, ''],
  ['Something under £20', 'Something', '20 GBP', 1, 'under £20'],
  ['A book, up to $15', 'A book', '15 USD', 1, 'up to $15'],
  ['A bag, about £30', 'A bag', '30 GBP', 1, 'about £30'],
  ['6 wine glasses – $4 each', 'wine glasses', '4 USD', 6, ''],
  ['500 g coffee £7', 'coffee', '7 GBP', 1, '500 g'],
  ['Washing-up liquid\t£1.95\t2', 'Washing-up liquid', '1.95 GBP', 2, ''],
  ['Milk\t1 l\t£1.20\t3', 'Milk', '1.2 GBP', 3, '1 l'],
  ['Milk\t2\t£1.20', 'Milk', '1.2 GBP', 2, ''],
  ['Catan\t45', 'Catan', undefined, 1, '45'],
] as const)('%j is %s, %s, %d times (%s)', ([line, ...read]) => {
  expect(priced(line)).toEqual(read);
});

test.for([
  ['Table lamp, 120.00', 'Table lamp', '120 EUR', 1],
  ['Lamp, tall – 89,90', 'Lamp, tall', '89.9 EUR', 1],
  ['Sofa - 1,299.00', 'Sofa', '1299 EUR', 1],
  ['Desk   75.50', 'Desk', '75.5 EUR', 1],
  ['Desk\t75.50', 'Desk', '75.5 EUR', 1],
  ['6 wine glasses, 4.00 each', 'wine glasses', '4 EUR', 6],
  ['Lamp, 2', 'Lamp, 2', undefined, 1],
  ['Lamp, 120', 'Lamp, 120', undefined, 1],
  ['Size 10.5', 'Size 10.5', undefined, 1],
  ['Boots, 10.5', 'Boots, 10.5', undefined, 1],
  ['Book 12.50', 'Book 12.50', undefined, 1],
  ['Vitamin B12', 'Vitamin B12', undefined, 1],
  ['iPhone 15', 'iPhone 15', undefined, 1],
  ['3.5 mm cable', 'cable', undefined, 1],
  ['Wine, 10.00 - 20.00', 'Wine, 10.00 - 20.00', undefined, 1],
  ['Something under, 20.00', 'Something', '20 EUR', 1],
  ['2001, 20.00', '2001, 20.00', undefined, 1],
] as const)('a number with cents that stands apart at the end is a price: %j', ([line, name, price, amount]) => {
  const { lines } = readPastedText(`${line}\nMug`, 'WISHLIST', 'EUR');
  const [read] = lines;
  expect([read?.name, read?.price && `${read.price.price} ${read.price.currency}`, read?.amount]).toEqual([
    name,
    price,
    amount,
  ]);
});

test('a price without a sign is in the currency of most others that are pasted with it', () => {
  const pricesOf = (text: string) =>
    readPastedText(text, 'WISHLIST', 'USD').lines.map(({ price }) => `${price?.currency} ${price?.price}`);
  expect(pricesOf('Scarf £32.00\nMug £12\nTable lamp, 120.00')).toEqual(['GBP 32', 'GBP 12', 'GBP 120']);
  expect(pricesOf('Tea £5\nTable lamp, 120.00\nBook, 14.50')).toEqual(['GBP 5', 'USD 120', 'USD 14.5']);
});

test('how many there are stays so beside numbers with cents', () => {
  const { lines } = readPastedText('Lamp, 2\nMilk, 1.20', 'SHOPPING', 'EUR');
  expect(lines.map(({ name, amount, price }) => [name, amount, price?.price])).toEqual([
    ['Lamp', 2, undefined],
    ['Milk', 1, 1.2],
  ]);
});

test('a sign that several currencies have is the person’s own', () => {
  vi.stubGlobal('navigator', { language: 'en-AU', languages: ['en-AU'] });
  expect(priced('Mug $12')).toEqual(['Mug', '12 AUD', 1, '']);
  expect(priced('Mug £12')).toEqual(['Mug', '12 GBP', 1, '']);
});

const inCategories = (text: string) =>
  readPastedText(text, 'SHOPPING').lines.map(({ name, category }) => [category, name]);

test('a heading is the category of the lines below it, and no thing to buy', () => {
  expect(inCategories('Bread\n\nDairy:\nMilk\n\n- Butter\n## Fruit & veg\n[ ] Lemons 4\n• Herbs :\nMint')).toEqual([
    [undefined, 'Bread'],
    ['Dairy', 'Milk'],
    ['Dairy', 'Butter'],
    ['Fruit & veg', 'Lemons'],
    ['Herbs', 'Mint'],
  ]);
});

test('what has nothing below it, or no mark of a heading, is a thing like any other', () => {
  expect(inCategories('Bakery\nBread: white\n12:\n#1 wine\nDairy:')).toEqual([
    [undefined, 'Bakery'],
    [undefined, 'Bread: white'],
    [undefined, '12:'],
    [undefined, '#1 wine'],
    [undefined, 'Dairy:'],
  ]);
  expect(inCategories('Look at this:\nhttps://shop.example/pot')).toEqual([
    [undefined, 'Look at this:'],
    [undefined, ''],
  ]);
  expect(inCategories(`${'x'.repeat(70)}:\nMilk`)).toHaveLength(2);
});

test('a row of Bulk Add keeps the category and the price of the line that made it', () => {
  const row = bulkRow();
  const pasted = pasteRows([row], row, 'Pantry:\nRice £2.40\n2 × Pot $12 https://shop.example/pot');
  expect(pasted?.rows.map(({ name, category }) => [category, name])).toEqual([
    ['Pantry', 'Rice £2.40'],
    ['Pantry', 'Pot $12 https://shop.example/pot'],
  ]);

  expect(checkRows(pasted?.rows ?? []).items).toMatchObject([
    { input: { title: 'Rice', category: 'Pantry', price: 2.4, currency: 'GBP' } },
    { input: { title: 'Pot', quantityDesired: 2, price: 12, currency: 'USD' }, link: { name: 'Pot' } },
  ]);
});

test('a row of headings says what the columns of a spreadsheet are', () => {
  const text =
    'Product\tQty\tUnit price\tLink\nDuvet\t1\t89.99\thttps://shop.example/duvet\nPillow\t2\t£40\t\nSheet\t\t\t';

  expect(readPastedText(text, 'REGISTRY').lines).toEqual([
    {
      name: 'Duvet',
      size: '',
      amount: 1,
      price: { price: 89.99, currency: 'GBP', text: '89.99 GBP' },
      link: 'https://shop.example/duvet',
    },
    { name: 'Pillow', size: '', amount: 2, price: { price: 40, currency: 'GBP', text: '£40' } },
    { name: 'Sheet', size: '', amount: 1 },
  ]);
});

test('without headings, cells are told by their look', () => {
  const text = 'Duvet\t1\t£89.99\thttps://shop.example/duvet\nPillow\t2\t40';

  expect(readPastedText(text, 'REGISTRY').lines).toMatchObject([
    {
      name: 'Duvet',
      size: '',
      amount: 1,
      price: { price: 89.99, currency: 'GBP' },
      link: 'https://shop.example/duvet',
    },
    { name: 'Pillow', size: '', amount: 2, price: { price: 40, currency: 'GBP' } },
  ]);
});

test('numbers, boxes and lines under headings are no part of what they stand beside', () => {
  const text = 'Kitchen:\n=====\n1. Spoon\n2) Knife\n☐ Grater\n---\n☑ Pan £20 x2\n🎁';

  expect(readPastedText(text, 'WISHLIST').lines.map(({ name, amount, category }) => [name, amount, category])).toEqual([
    ['Spoon', 1, 'Kitchen'],
    ['Knife', 1, 'Kitchen'],
    ['Grater', 1, 'Kitchen'],
    ['Pan', 2, 'Kitchen'],
    ['🎁', 1, 'Kitchen'],
  ]);
});

test('pairs of socks are one thing, and six eggs are six', () => {
  const read = (text: string) => readPastedText(text, 'SHOPPING').lines.map(({ name, amount }) => [name, amount]);

  expect(read('3 pairs of wool socks\n6 eggs\n2 x packs of crisps\n2 lbs of flour £2')).toEqual([
    ['3 pairs of wool socks', 1],
    ['eggs', 6],
    ['packs of crisps', 2],
    ['flour', 1],
  ]);
});

test('the one heading above all is no category where it names the list', () => {
  const read = (text: string) => readPastedText(text, 'WISHLIST');

  const named = read('My birthday wishes:\nMug\nTeapot');
  expect(named.title).toBe('My birthday wishes');
  expect(named.lines.map(({ category }) => category)).toEqual([undefined, undefined]);
  expect(read('My birthday wishes:\nMug\nKitchen:\nPot').lines.map(({ category }) => category)).toEqual([
    'My birthday wishes',
    'Kitchen',
  ]);
  expect(read('Kitchen:\nMug')).toMatchObject({ lines: [{ category: 'Kitchen' }] });
  expect(read('Mug\nMy wishes:\nPot').title).toBeUndefined();
});

const DUVET = {
  name: 'Duvet',
  amount: 1,
  price: { price: 89.99, currency: 'EUR' },
  link: 'https://shop.example/duvet',
};

test.for([
  'Duvet, €89.99, https://shop.example/duvet\nPillow, €40, https://shop.example/pillow',
  'https://shop.example/duvet;89,99 €;Duvet\nhttps://shop.example/pillow;40 €;Pillow',
  'Duvet;89.99;https://shop.example/duvet\nPillow;40.00;https://shop.example/pillow',
  'link,quantity,name,price\nhttps://shop.example/duvet,1,"Duvet",€89.99\nhttps://shop.example/pillow,1,Pillow,€40',
])('cells of a file are told apart, whatever parts them and in whatever order: %j', (text) => {
  const { lines } = readPastedText(text, 'WISHLIST', 'EUR');

  expect(lines).toMatchObject([DUVET, { name: 'Pillow', price: { price: 40, currency: 'EUR' } }]);
  expect(lines).toHaveLength(2);
});

test('a comma or semicolon within names parts nothing', () => {
  const names = (text: string) => readPastedText(text, 'WISHLIST').lines.map(({ name }) => name);

  expect(names('Mug, blue\nBowl, red')).toEqual(['Mug, blue', 'Bowl, red']);
  expect(names('name;price\n"Mug; blue";€8\n"12"" plate";€9')).toEqual(['Mug; blue', '12" plate']);
  expect(names('item,price\nLamp,£1,299.00\nMug,£8')).toEqual(['Lamp,£1,299.00', 'Mug']);
});

test('numbers beside things to buy are how many', () => {
  const { lines } = readPastedText('Milk, 2\nEggs, 6', 'SHOPPING');
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Milk', 2],
    ['Eggs', 6],
  ]);
});

test('what is written twice is bought as often, and is one gift', () => {
  const text = 'Bananas\n2 bananas\nMilk\nMilk £2\n60 eggs\n60 eggs';
  expect(readPastedText(text, 'SHOPPING').lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['Bananas', 3],
    ['Milk', 2],
    ['eggs', 60],
    ['eggs', 60],
  ]);
  expect(parseQuickLine('milk, Milk').map(({ amount }) => amount)).toEqual([2]);
  expect(readPastedText('Mug\nmug', 'WISHLIST').lines).toMatchObject([{ name: 'Mug', amount: 1, isRepeated: true }]);
});

test.for([
  ['Board game – €35\nBoard game', { name: 'Board game', price: { price: 35, currency: 'EUR' } }],
  ['Bread  knife\nbread knife £32', { name: 'Bread knife', price: { price: 32, currency: 'GBP' } }],
  ['Pot £9\nPot https://shop.example/pot', { name: 'Pot', price: { price: 9 }, link: 'https://shop.example/pot' }],
] as const)('a gift written twice keeps what either line knows of it: %j', ([text, gift]) => {
  const { lines } = readPastedText(text, 'WISHLIST');
  expect(lines).toMatchObject([{ ...gift, amount: 1, isRepeated: true }]);
  expect(lines).toHaveLength(1);
});

test('things of one name stay apart where their prices, links or sizes are others', () => {
  const texts = [
    'Mug £5\nMug £8',
    'Mug £5\nMug €5',
    'Mug https://a.example/1\nMug https://a.example/2',
    'Mug\tS\nMug\tL',
  ];
  for (const text of texts) expect(readPastedText(text, 'WISHLIST').lines).toHaveLength(2);
  expect(readPastedText('https://a.example/1\nhttps://a.example/2', 'WISHLIST').lines).toHaveLength(2);
});

test('the same thing on two lines of a field is no single line', () => {
  const row = bulkRow();
  expect(pasteRows([row], row, 'Milk\nMilk £2')?.rows).toMatchObject([{ name: 'Milk £2', amount: '2' }]);
});
