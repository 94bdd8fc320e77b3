import { expect, test } from 'vitest';
import { parseBulkLine, parseBulkLines, parseGift, parseQuickLine } from '../../web/items/bulk-lines.ts';
import { bulkRow, checkRows } from '../../web/items/bulk-rows.ts';

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
] as const)('%j is %s (%s), %d times', ([line, name, size, amount]) => {
  expect(parseBulkLine(line)).toEqual({ name, size, amount });
});

test.for(['2xl shirt', 'max2', 'plank 10 x 15', '0 milk', '100 napkins', 'milk x0', '2', 'x2', '1% milk'])(
  '%s is a name as it stands',
  (line) => {
    expect(parseBulkLine(line)).toEqual({ name: line, size: '', amount: 1 });
  },
);

test('a text makes a row of each line with something on it, wherever it was written', () => {
  const names = ['milk', 'bread', 'eggs'];
  for (const text of ['milk\nbread\neggs', 'milk\r\nbread\r\n\r\neggs\r\n', '\n milk\rbread\r \reggs']) {
    expect(parseBulkLines(text).map(({ name }) => name)).toEqual(names);
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

test('of the wrong fields of a row the first one stands first, where the focus goes', () => {
  const row = bulkRow({ name: 'x'.repeat(201), size: 'x'.repeat(1001), amount: 100, link: '' });

  expect(checkRows([row]).rows?.map(({ problems }) => Object.keys(problems))).toEqual([['name', 'size', 'amount']]);
});

test.for([
  ['7 Wonders, the duel', [{ name: '7 Wonders, the duel', size: '', amount: 1 }]],
  ['  Teapot  ', [{ name: 'Teapot', size: '', amount: 1 }]],
  ['   ', []],
  ['https://shop.example/pot', [{ name: '', size: '', amount: 1, link: 'https://shop.example/pot' }]],
] as const)('a gift is one thing, whatever its name holds: %s', ([text, gifts]) => {
  expect(parseGift(text)).toEqual(gifts);
});
