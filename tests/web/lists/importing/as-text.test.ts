import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedItem } from '../../../../server/shops/imports/imported-items.rules.ts';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import type { Kind } from '../../../../web/base/design/kinds.ts';
import { previewLines } from '../../../../web/lists/importing/rows/preview-lines.ts';
import type { PreviewRow } from '../../../../web/lists/importing/rows/preview-row.ts';
import { readRows, type TextOutcome } from '../../../../web/lists/importing/rows/read-rows.ts';
import { linesAsWritten, NOTHING_WRITTEN, withWritten } from '../../../../web/lists/importing/rows/rows-of-text.ts';
import { writtenLines } from '../../../../web/lists/importing/rows/written-rows.ts';

const WISHES = `Name,Qty,Price,Link,Notes,Category,Bought
Teapot,1,40.00,https://shop.example/teapot,the blue one,Kitchen,
Plates,6,8.50,,,Kitchen,x
Towels,2,19.90,https://shop.example/towels,,Bathroom,
Lamp,1,,,,,
`;

async function rowsOf(text: string, { name = 'wishes.csv', kind = 'WISHLIST' as Kind } = {}): Promise<PreviewRow[]> {
  const ways = { kind, currency: 'USD', groupSign: ',' };
  const { lists } = await readFile({ name, bytes: new TextEncoder().encode(text) }, ways);
  if (!lists[0]) throw new Error('There is no list in it');
  const { columns, isExact } = lists[0].table;
  return previewLines(lists[0], { columns, isExact, turned: new Set() }, ways).lines.map((line) => ({
    ...line,
    double: null,
    picture: null,
    isIncluded: line.aside === null,
    hasRoom: true,
  }));
}

const textOf = (rows: readonly PreviewRow[], kind: Kind = 'WISHLIST') =>
  writtenLines(rows, kind)
    .map(({ text }) => text)
    .join('\n');

const read = (rows: readonly PreviewRow[], text: string, kind: Kind = 'WISHLIST') =>
  readRows(writtenLines(rows, kind), text, { kind, currency: 'USD', newKey: 'new' });

/** The rows on the list after a change of the text, as names below categories. */
function namesAfter(rows: readonly PreviewRow[], outcome: TextOutcome): string[] {
  const lines = linesAsWritten(rows, withWritten(NOTHING_WRITTEN, outcome), { kind: 'WISHLIST', priceAt: -1 });
  const out = new Set(outcome.moved.out);
  const open = new Set(rows.filter(({ isIncluded }) => !isIncluded).map(({ key }) => key));
  for (const key of outcome.moved.in) open.delete(key);
  return lines
    .filter(({ key }) => !out.has(key) && !open.has(key))
    .map(({ key, item }) => {
      const { title, category } = { ...item, ...outcome.edits.get(key) };
      return category ? `${category}/${title}` : title;
    });
}

const NOTHING = { edits: new Map(), moved: { in: [], out: [] }, typed: [] };

test('the rows stand in the text as somebody would type them, below their categories', async () => {
  const rows = await rowsOf(WISHES);

  expect(textOf(rows).split('\n')).toEqual([
    'Kitchen:',
    'Teapot – $40.00 ↗',
    '[x] 6 × Plates – $8.50',
    '',
    'Bathroom:',
    '2 × Towels – $19.90 ↗',
    '',
    'Uncategorized:',
    'Lamp',
  ]);
});

test('a text that nobody has changed changes nothing', async () => {
  const rows = await rowsOf(`Dear Grandma,\nI would like:\n- a sledge, about $40\n- 3 mittens\nLove,\nMia`, {
    name: '',
  });

  const outcome = read(rows, textOf(rows));

  expect(textOf(rows)).toMatch(/----- Left out .*-----\nDear Grandma,/);
  expect(outcome).toMatchObject(NOTHING);
  expect(outcome.order).toEqual(rows.filter(({ aside }) => aside === null).map(({ key }) => key));
});

test('a line that is deleted is left out, one that is new is read as any line is, and one that is moved has its new category', async () => {
  const rows = await rowsOf(WISHES);

  const outcome = read(
    rows,
    'Kitchen:\n2 cups $7\n\nHallway:\nLamp\nTeapot – $40.00 ↗\nBathroom:\n2 × Towels – $19.90 ↗',
  );

  expect(namesAfter(rows, outcome)).toEqual(['Kitchen/cups', 'Hallway/Lamp', 'Hallway/Teapot', 'Bathroom/Towels']);
  expect(outcome.moved.out).toEqual([rows[1]?.key]);
  expect(outcome.typed[0]?.items.WISHLIST).toMatchObject({ title: 'cups', quantityDesired: 2, price: 7 });
  expect(outcome.edits.get(rows[0]?.key ?? '')).toEqual({ category: 'Hallway' });
});

test('a line that is changed keeps what it does not show', async () => {
  const rows = await rowsOf(WISHES);
  const text = textOf(rows)
    .replace('Teapot – $40.00', '3 x Tea kettle – €45.00')
    .replace('[x] 6 × Plates', '4 × Plates')
    .replace('Towels – $19.90 ↗', 'Towels');

  const { edits, moved, typed } = read(rows, text);

  expect({ moved, typed }).toEqual({ moved: { in: [], out: [] }, typed: [] });
  expect(edits.get(rows[0]?.key ?? '')).toEqual({
    title: 'Tea kettle',
    quantityDesired: 3,
    price: 45,
    currency: 'EUR',
  });
  expect(edits.get(rows[1]?.key ?? '')).toEqual({ quantityDesired: 4, quantityBought: 0 });
  expect(edits.get(rows[2]?.key ?? '')).toEqual({ price: null, primaryUrl: null });
});

test('how much of a gift is wanted stands in its line, where another amount takes its place', async () => {
  const rows = await rowsOf('1.5 kg tortellini\n250 g butter\n1 kg flour', { name: '' });
  const text = textOf(rows);

  expect(text.split('\n')).toEqual(['1.5 kg tortellini', '250 g butter', '1 kg flour']);
  const { edits } = read(rows, '2 kg tortellini\n250 g soft butter\nflour');
  expect(edits.get(rows[0]?.key ?? '')).toEqual({ description: '2 kg' });
  expect(edits.get(rows[1]?.key ?? '')).toEqual({ title: 'soft butter' });
  expect(edits.get(rows[2]?.key ?? '')).toEqual({ description: '' });
});

test('a tick is typed, and a link takes the place of the one before', async () => {
  const rows = await rowsOf(WISHES);
  const text = textOf(rows)
    .replace('2 × Towels – $19.90 ↗', '[x] 2 × Towels – $19.90 https://other.example/towels')
    .replace('Lamp', 'Lamp ✓');

  const { edits } = read(rows, text);

  expect(edits.get(rows[2]?.key ?? '')).toMatchObject({
    quantityBought: 2,
    primaryUrl: 'https://other.example/towels',
  });
  expect(edits.get(rows[3]?.key ?? '')).toEqual({ quantityBought: 1 });
});

test('a line that is written over as a whole stays that row, where no other one can be meant', async () => {
  const rows = await rowsOf('Art.nr 411612,$40\nArt.nr 411613,$20\nArt.nr 411614,$30', { name: 'list.csv' });
  const text = textOf(rows).replace('Art.nr 411613 – $20.00', 'Frying pan');

  const { edits, moved, typed } = read(rows, text);

  expect({ moved, typed }).toEqual({ moved: { in: [], out: [] }, typed: [] });
  expect(edits.get(rows[1]?.key ?? '')).toMatchObject({ title: 'Frying pan', price: null });
});

test('what was left out is read once it is moved up, and without the line between them nothing comes along by itself', async () => {
  const rows = await rowsOf(
    '- a sledge\n- mittens\n- a scarf\nI already have 2 pairs of socks for $9.90 each\nLove,\nMia',
    { name: '' },
  );
  const lines = textOf(rows).split('\n');
  const isLast = (line: string) => line.startsWith('-----');
  const aside = lines.slice(lines.findIndex(isLast) + 1);
  expect(aside.length).toBeGreaterThan(0);

  const moved = read(
    rows,
    ['a sledge', 'mittens', 'a scarf', aside[0], lines.find(isLast), ...aside.slice(1)].join('\n'),
  );
  const unparted = read(rows, lines.filter((line) => !isLast(line)).join('\n'));

  expect(moved.moved.in).toHaveLength(1);
  expect(moved.order.at(-1)).toBe(moved.moved.in[0]);
  expect(unparted).toMatchObject(NOTHING);
});

test('of two rows that look alike each keeps its own', async () => {
  const rows = await rowsOf('Name,Notes\nMug,red\nCup,\nMug,blue\nJar,\n', { name: 'wishes.csv' });

  const outcome = read(rows, 'Cup\nMug\nJar');

  expect(outcome.moved.out).toEqual([rows[0]?.key]);
});

test('nobody types a category that a thing of that name would be', async () => {
  const rows = await rowsOf('milk\nbread', { name: '', kind: 'SHOPPING' });

  const outcome = read(rows, '# Dairy\n500 g cheese\nmilk\n\nUncategorized:\nbread', 'SHOPPING');

  expect(outcome.typed[0]).toMatchObject({
    category: 'Dairy',
    items: { SHOPPING: { title: 'cheese', amount: '500 g' } },
  });
  expect(outcome.edits).toEqual(new Map([[rows[0]?.key, { category: 'Dairy' }]]));
});

const word = fc.stringMatching(/^[a-zäöüéñął]{3,9}$/).filter((each) => !/^(?:x+|mal|none|free|pro|per)$/.test(each));
const item = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `Q${words.join(' ')}`),
  quantityDesired: fc.integer({ min: 1, max: 20 }),
  price: fc.option(fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100)),
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'SEK', 'CHF', 'CAD', 'PLN', 'BRL'),
  category: fc.constantFrom('', 'Kitchen', 'Bath & Bed', 'Für Mia'),
  isBought: fc.boolean(),
  isIncluded: fc.boolean(),
  link: fc.boolean(),
  notes: fc.string(),
});
const preview = fc.array(item, { maxLength: 25 }).map((items) =>
  items.map(({ isBought, isIncluded, link, ...rest }, index): PreviewRow => {
    const checked = importedItem.parse({
      ...rest,
      notes: rest.notes.replaceAll(/[^\w ]/g, ''),
      primaryUrl: link ? `https://shop.example/${index}` : null,
      quantityBought: isBought ? rest.quantityDesired : 0,
    });
    return {
      key: `row ${index}`,
      item: checked,
      isTicked: isBought,
      isIncluded,
      remarks: [],
      cells: [],
      turn: null,
      aside: null,
      double: null,
      picture: null,
      hasRoom: true,
    };
  }),
);
const kind = fc.constantFrom<Kind[]>('WISHLIST', 'REGISTRY', 'SHOPPING');

test('from rows to a text and back nothing is lost, for any rows', () => {
  fc.assert(
    fc.property(preview, kind, (rows, of) => {
      const outcome = read(rows, textOf(rows, of), of);
      expect(outcome).toMatchObject(NOTHING);
      expect(outcome.order.toSorted()).toEqual(
        rows
          .filter(({ isIncluded }) => isIncluded)
          .map(({ key }) => key)
          .toSorted(),
      );
    }),
  );
});

test('each line says all that it shows: typed anew, it is the same row', () => {
  fc.assert(
    fc.property(item, kind, ({ isBought, link: _link, isIncluded: _is, notes: _notes, ...rest }, of) => {
      const [row] = fc.sample(fc.constant(null), 1).map((): PreviewRow => {
        const checked = importedItem.parse({ ...rest, quantityBought: isBought ? rest.quantityDesired : 0 });
        return {
          key: 'row',
          item: checked,
          isTicked: isBought,
          isIncluded: true,
          remarks: [],
          cells: [],
          turn: null,
          aside: null,
          double: null,
          picture: null,
          hasRoom: true,
        };
      });
      const text = textOf(row ? [row] : [], of);
      const [typed] = readRows([], text, { kind: of, currency: rest.currency, newKey: 'new' }).typed;
      expect({ text, ...typed?.items[of], isTicked: typed?.isTicked, category: typed?.category }).toMatchObject({
        text,
        title: rest.title,
        quantityDesired: rest.quantityDesired,
        price: rest.price,
        ...(rest.price !== null && { currency: rest.currency }),
        category: rest.category,
        isTicked: isBought,
      });
    }),
  );
});

test('lines in any order stay the rows that they were, and those that are missing are left out', () => {
  fc.assert(
    fc.property(preview, fc.infiniteStream(fc.nat()), (rows, random) => {
      const above = writtenLines(rows, 'WISHLIST').filter((line) => line.of === 'row' && line.written.isAbove);
      const shuffled = above
        .map((line) => ({ line, rank: random.next().value as number }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ line }) => line.text);
      const some = shuffled.slice(0, Math.ceil(shuffled.length / 2));

      const outcome = read(rows, some.join('\n'));

      expect(outcome.typed).toEqual([]);
      expect(outcome.order).toHaveLength(some.length);
      expect(outcome.moved.out).toHaveLength(above.length - some.length);
      for (const edit of outcome.edits.values()) expect(Object.keys(edit)).toEqual(['category']);
    }),
  );
});
