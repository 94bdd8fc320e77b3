import { describe, expect, test } from 'vitest';
import type { Line, Ways } from '../../../server/shops/lines/line.rules.ts';
import { readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';

const read = (rows: readonly string[], ways: Ways) => readPastedText(rows.join('\n'), ways);
const inWords = ({ amount, name, price }: Line) =>
  `${amount} × ${name}${price ? ` ${price.price} ${price.currency}` : ''}`;
const GIFTS: Ways = { kind: 'WISHLIST', currency: 'EUR' };

/** Words that no list of words has: figures alone tell what they are. */
describe('a table within the text of a mail', () => {
  const order = (mark: string) => [
    'Blarg Anna!',
    'Zonk 4471-208831',
    '',
    ['Blib', 'Blub', 'Blab'].join(mark),
    ['Felt hat, green', '2', '12,90 €'].join(mark),
    'Frob: 77120',
    ['Clay mug', '1', '8,49 €'].join(mark),
    ['Oak board', '1', '24,00 €'].join(mark),
    '',
    ['Snorf', '58,29 €'].join(mark),
    ['Snerf', '4,90 €'].join(mark),
    ['Snarf', '63,19 €'].join(mark),
    '',
    'Wibble wobble',
    'Anna Moss',
    '14 Mill Lane',
  ];

  test.for([
    ['tabs', '\t'],
    ['spaces', '   '],
  ] as const)('is read by its figures alone where %s part its cells, and all around it is left out', ([, mark]) => {
    const { lines, leftOut = [] } = read(order(mark), GIFTS);

    expect(lines.map(inWords)).toEqual([
      '2 × Felt hat, green 12.9 EUR',
      '1 × Clay mug 8.49 EUR',
      '1 × Oak board 24 EUR',
    ]);
    expect(lines[0]?.size).toBe('Frob: 77120');
    expect(leftOut).toEqual(expect.arrayContaining(['Blarg Anna!', 'Wibble wobble', 'Anna Moss', '14 Mill Lane']));
  });

  test('names its things on the lines above its rows, where each row has one', () => {
    const rows = [
      'Blarg!',
      'Blib\tBlub\tBlab\tBlob',
      'Alpaca yarn, green',
      'Frob 77120-14\t6\t59,00 kr\t354,00 kr',
      'Circular needle 80 cm',
      'Frob 30418\t1\t89,00 kr\t89,00 kr',
      '',
      'Snorf\t443,00 kr',
    ];

    expect(read(rows, { ...GIFTS, currency: 'SEK' }).lines.map(inWords)).toEqual([
      '6 × Alpaca yarn, green 59 SEK',
      '1 × Circular needle 80 cm 89 SEK',
    ]);
  });

  test('has the price of one where its rows say what all of a thing cost together', () => {
    const rows = ['Blarg!', '', 'Felt hat\t2\t25,80 €', 'Clay mug\t1\t8,49 €', '', 'Snorf\t34,29 €', 'Snarf\t34,29 €'];

    expect(read(['Blarg!', 'Blib\tBlub\tBlab', ...rows.slice(2)], GIFTS).lines.map(inWords)).toEqual([
      '2 × Felt hat 12.9 EUR',
      '1 × Clay mug 8.49 EUR',
    ]);
  });

  test('takes no list of somebody with it that stands beside it and has no sum', () => {
    const rows = ['Need', '- milk', '- eggs', '- bread', '', 'Pegs\t20\t$9.99', 'Gas\t2\t$6.50', '- matches'];

    expect(read(rows, GIFTS).lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['milk', 'eggs', 'bread']));
  });
});

describe('a receipt in words that nobody knows', () => {
  const receipt = [
    'Zum Frob',
    'Blib 0412',
    '',
    'Dorf   2,39',
    'Melf   4,60',
    '   2 x 2,30',
    'Karg   7,95',
    '',
    'Snorf   14,94',
  ];

  test('ends at the row that all others add up to', () => {
    const { lines, leftOut = [] } = read([...receipt, 'Snarf   20,00', 'Wibble wobble'], {
      ...GIFTS,
      kind: 'SHOPPING',
    });

    expect(lines.map(inWords)).toEqual(['1 × Dorf 2.39 EUR', '2 × Melf 2.3 EUR', '1 × Karg 7.95 EUR']);
    expect(leftOut).toEqual(expect.arrayContaining(['Zum Frob', 'Snorf   14,94', 'Snarf   20,00', 'Wibble wobble']));
  });

  test('is read in money without cents, and what was taken off counts', () => {
    const rows = [
      'Zum Frob',
      '',
      'Dorf      45',
      'Melf      129',
      'Karg      78',
      'Zirp      -20',
      'Snorf     232',
      'Snarf     300',
      'Snurf     68',
    ];

    expect(
      read(rows, { kind: 'SHOPPING', currency: 'CZK' }).lines.map(({ name, price }) => [name, price?.price]),
    ).toEqual([
      ['Dorf', 45],
      ['Melf', 129],
      ['Karg', 78],
    ]);
  });

  test('is none where something to buy stands below a sum of somebody’s own', () => {
    const { lines } = read(['Dorf   2,39', 'Melf   4,60', 'Karg   7,95', 'Snorf   14,94', '', 'batteries'], GIFTS);

    expect(lines.map(({ name }) => name)).toContain('batteries');
  });
});

test('a line that was parted keeps the whole line as its other reading', () => {
  const { lines } = read(['Brot, Butter, Käse und Wurst'], { ...GIFTS, kind: 'SHOPPING' });

  expect(lines.map(({ name, whole }) => [name, whole?.name])).toEqual(
    ['Brot', 'Butter', 'Käse', 'Wurst'].map((name) => [name, 'Brot, Butter, Käse und Wurst']),
  );
});

test('things that another line took in are no whole line any more', () => {
  const { lines } = read(['milk and eggs and bread and tea', 'eggs'], { ...GIFTS, kind: 'SHOPPING' });

  expect(lines.map(({ amount, name, whole }) => [amount, name, whole])).toEqual([
    [1, 'milk', undefined],
    [2, 'eggs', undefined],
    [1, 'bread', undefined],
    [1, 'tea', undefined],
  ]);
});

test('where several things to wish for say how many, numbers in brackets and of pieces say so, too', () => {
  const { lines } = read(['2x Kissen', 'Gläser x 12', 'Weingläser Riedel (6)', 'Badetücher 4 Stk', 'Topf'], GIFTS);

  expect(lines.map(inWords)).toEqual([
    '2 × Kissen',
    '12 × Gläser',
    '6 × Weingläser Riedel',
    '4 × Badetücher',
    '1 × Topf',
  ]);
  expect(lines[2]?.others?.map(inWords)).toEqual(['1 × Weingläser Riedel (6)']);
});

test('alone, they are offered as how many', () => {
  const { lines } = read(['Topf', 'Famous Five (3)', 'Badetücher 4 Stk'], GIFTS);

  expect(lines.map(inWords)).toEqual(['1 × Topf', '1 × Famous Five (3)', '1 × Badetücher 4 Stk']);
  expect(lines.slice(1).map(({ others = [] }) => others.map(inWords))).toEqual([
    ['3 × Famous Five'],
    ['4 × Badetücher'],
  ]);
});
