import { describe, expect, test } from 'vitest';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { encoded } from './files/file-builders.ts';

const WAYS = { kind: 'WISHLIST', currency: 'USD' } as const;

/** A wish list in which much is said beside the things. */
const WITH_NOTES = {
  title: 'Xmas',
  notes: 'no plastic please',
  items: [{ name: 'Bike' }, { name: 'Doll', tags: ['red'], sizes: ['S', 'M'] }],
  wishes: ['car', 'boat'],
};
const BESIDES = ['notes: no plastic please', 'tags: red', 'sizes: S, M', 'wishes: car, boat'];

const pasted = (data: unknown) => readPastedText(JSON.stringify(data), WAYS);

async function imported(data: unknown) {
  const { lists } = await readFile({ name: 'file.json', bytes: encoded(JSON.stringify(data)) }, WAYS);
  return lists.map(({ name, table, leftOut }) => ({
    name,
    ...table,
    leftOut: leftOut.flatMap(({ texts }) => texts ?? []),
  }));
}

describe('data of a program that nobody here knows', () => {
  test('leave nothing out without saying so', () => {
    const { lines, leftOut } = pasted(WITH_NOTES);

    expect(lines.map(({ name }) => name)).toEqual(['Bike', 'Doll']);
    expect(leftOut).toEqual(BESIDES);
    expect(pasted([{ name: 'B', id: 3, age: 7, rating: 4, isbn: '978' }, { name: 'C' }]).leftOut).toEqual([
      'age: 7',
      'rating: 4',
      'isbn: 978',
    ]);
    expect(
      pasted([
        { name: 'B', priority: 'high' },
        { name: 'C', priority: 2 },
      ]).leftOut,
    ).toEqual(['priority: high']);
  });

  test('say what is left out of a file as well', async () => {
    expect(await imported(WITH_NOTES)).toMatchObject([{ name: 'Xmas', rows: [['Bike'], ['Doll']], leftOut: BESIDES }]);
  });

  test.for([
    [{ quantity: 3, purchased: 2 }, false],
    [{ quantity: 2, purchased: 2 }, true],
    [{ quantity: 2, purchased: true }, true],
    [{ done: 1 }, true],
    [{ done: 2 }, false],
    [{ status: 1 }, false],
    [{ status: 'completed' }, true],
  ] as const)('say that a thing is done only where they do: %j', ([fields, isTicked]) => {
    const [mug] = pasted([{ name: 'Mug', ...fields }, { name: 'Bowl' }]).lines;

    expect(mug?.isTicked ?? false).toBe(isTicked);
  });

  test('keep each column of a single list', async () => {
    const registry = {
      name: 'Reg',
      items: [
        { title: 'Mug', wanted: 4, purchased: 1 },
        { title: 'Bowl', wanted: 2, purchased: 2 },
      ],
    };
    const baby = { name: 'Baby', items: [{ name: 'Cot', sku: 'A1', supplier: 'Ikea', age: '0-3', rating: 4 }] };
    const books = { title: 'Books', books: [{ title: 'Dune', author: 'Herbert', isbn: '1' }] };

    expect([...(await imported(registry)), ...(await imported(baby)), ...(await imported(books))]).toMatchObject([
      {
        name: 'Reg',
        columns: ['name', 'amount', 'bought'],
        rows: [
          ['Mug', '4', '1'],
          ['Bowl', '2', '2'],
        ],
      },
      {
        name: 'Baby',
        headings: ['name', 'sku', 'supplier', 'age', 'rating'],
        rows: [['Cot', 'A1', 'Ikea', '0-3', '4']],
      },
      { name: 'Books', headings: ['title', 'author', 'isbn'], rows: [['Dune', 'Herbert', '1']] },
    ]);
  });

  test('keep each column of several lists', async () => {
    const lists = [
      { name: 'A', items: [{ name: 'Cot', sku: 'A1', quantity: 3, purchased: 1 }] },
      { name: 'B', items: [{ name: 'Pram' }] },
    ];

    expect(await imported({ lists })).toMatchObject([
      {
        columns: ['name', 'amount', 'category', 'bought', null],
        headings: ['', '', '', '', 'sku'],
        rows: [
          ['Cot', '3', 'A', '1', 'A1'],
          ['Pram', '', 'B', '', ''],
        ],
        leftOut: [],
      },
    ]);
  });

  test('are read as a whole where they are long', () => {
    const items = Array.from({ length: 3_000 }, (_, index) => ({
      name: `Mug ${index}`,
      notes: 'blue and white, please'.repeat(3),
    }));

    expect(pasted({ items }).lines.length).toBe(3_000);
  });
});
