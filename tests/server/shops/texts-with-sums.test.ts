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

describe('what stands around the things of a mail', () => {
  const mail = (rows: readonly string[]) => read(rows, GIFTS);

  test('ends with the first sentence below a list with marks, whatever the language of the rest is', () => {
    const { lines, leftOut = [] } = mail([
      'Kedves Nora!',
      '',
      '1. Kendő',
      '2. Zokni',
      '3. Tea',
      '',
      'Frob blib zonk dorf, melf!',
      '',
      'Blib mindenkinek,',
      'Nagyi',
    ]);

    expect(lines.map(({ name }) => name)).toEqual(['Kendő', 'Zokni', 'Tea']);
    expect(leftOut).toEqual(expect.arrayContaining(['Frob blib zonk dorf, melf!', 'Blib mindenkinek,', 'Nagyi']));
  });

  test('has a head where it was sent on, also below other words, and a mail that is quoted, in any language', () => {
    const { lines } = mail([
      'Blib zonk!',
      '',
      'Frob melf dorf:',
      '',
      'Blib: Nora <nora@example.hu>',
      'Zonk: 2026. nov. 22. 18:40',
      '',
      '- Kendő',
      '- Zokni',
      '',
      '2026. nov. 21. 18:40 dorf Nora <nora@example.hu> frob melf:',
      '> Zonk blib dorf melf?',
      '> Nora',
    ]);

    expect(lines.map(({ name, category }) => [name, category])).toEqual([
      ['Kendő', undefined],
      ['Zokni', undefined],
    ]);
  });
});

test('a line with commas on a longer list to buy holds several things, and with a mark before it one', () => {
  const rows = ['riz', 'lentilles, moutarde, cornichons', 'lait', 'œufs', 'café', 'pain'];
  const names = (some: readonly string[]) => read(some, { ...GIFTS, kind: 'SHOPPING' }).lines.map(({ name }) => name);

  expect(names(rows)).toEqual(['riz', 'lentilles', 'moutarde', 'cornichons', 'lait', 'œufs', 'café', 'pain']);
  expect(names(rows.map((row) => `- ${row}`))).toContain('lentilles, moutarde, cornichons');
});

test('a part of a shop before a colon heads the things behind it, as the only line that is written so', () => {
  const { lines } = read(
    ['Frais', 'lait', 'beurre', '', 'Épicerie', 'riz', 'sel', '', 'Boulangerie : 2 baguettes, 1 brioche'],
    {
      ...GIFTS,
      kind: 'SHOPPING',
    },
  );

  expect(lines.map(({ amount, name, category }) => [amount, name, category])).toEqual([
    [1, 'lait', 'Frais'],
    [1, 'beurre', 'Frais'],
    [1, 'riz', 'Épicerie'],
    [1, 'sel', 'Épicerie'],
    [2, 'baguettes', 'Boulangerie'],
    [1, 'brioche', 'Boulangerie'],
  ]);
});

test('a number between the buttons for less and more is how many', () => {
  const card = (name: string, price: string, count: number) => [name, price, `− ${count} +`, 'Remove', ''];
  const { lines } = read([...card('Billy shelf', '€ 59,95', 2), ...card('Poäng chair', '€ 99,00', 1)], GIFTS);

  expect(lines.map(inWords)).toEqual(['2 × Billy shelf 59.95 EUR', '1 × Poäng chair 99 EUR']);
});

test('blocks of an order are its things where their prices add up, also if a page has no words of its own', () => {
  const rows = [
    'Blib!',
    '',
    '1 x Felt hat',
    'Frob: M',
    '£12.90',
    '',
    '2 x Clay mug',
    'Frob: L',
    '£8.49 each',
    '',
    '1 x Oak board',
    '£24.00',
    '',
    'Snorf: £53.88',
    'Snarf: £53.88',
    '',
    'Anna Moss',
    '14 Mill Lane',
  ];

  expect(read(rows, { ...GIFTS, currency: 'GBP' }).lines.map(inWords)).toEqual([
    '1 × Felt hat 12.9 GBP',
    '2 × Clay mug 8.49 GBP',
    '1 × Oak board 24 GBP',
  ]);
});

test('a line below the price that comes again at other things is of the thing above it', () => {
  const card = (name: string, what: string, price: string, where: string) => [name, what, price, 'Quantity 2', where];
  const rows = [
    'Blib',
    ...card('KALLAX', 'Shelf', '£65', 'Hall'),
    ...card('SKUBB', 'Box', '£5', 'Market'),
    ...card('FEJKA', 'Plant', '£3', 'Market'),
    ...card('MALM', 'Desk', '£39', 'Hall'),
  ];

  expect(read(rows, { ...GIFTS, currency: 'GBP' }).lines.map(({ name }) => name)).toEqual([
    'KALLAX',
    'SKUBB',
    'FEJKA',
    'MALM',
  ]);
});

test('a receipt says how many in the row below in words that nobody knows', () => {
  const rows = [
    'Zum Frob',
    '',
    'Dorf   2,39',
    'Melf   2,30',
    '  2 FRB   1,15 EUR/FRB',
    'Karg   7,95',
    'Snorf   12,64',
    'Snarf   12,64',
  ];

  expect(read(rows, { ...GIFTS, kind: 'SHOPPING' }).lines.map(inWords)).toEqual([
    '1 × Dorf 2.39 EUR',
    '2 × Melf 1.15 EUR',
    '1 × Karg 7.95 EUR',
  ]);
});

test('times between the messages of a chat, and names that are said twice, are no things', () => {
  const rows = [
    '22 November 2026, 14:02',
    'Carol Moss',
    'Carol Moss',
    'What would the kids like? x',
    'You sent',
    'Dressing gown',
    'You sent',
    'Walkie talkies',
    '22 November 2026, 20:47',
    'Carol Moss',
    'Got it! Speak soon',
    'You sent',
    'Hand cream',
  ];

  expect(read(rows, GIFTS).lines.map(({ name }) => name)).toEqual(['Dressing gown', 'Walkie talkies', 'Hand cream']);
});

test('what a measure costs, beside the price, adds nothing to it', () => {
  expect(read(['Cheese £3 60p per 100g', 'Mug £3 60p'], { ...GIFTS, currency: 'GBP' }).lines[1]?.price?.price).toBe(
    3.6,
  );
  expect(read(['Cheese £3 60p per 100g'], { ...GIFTS, currency: 'GBP' }).lines[0]?.price?.price).not.toBe(3.6);
});

test('prices of somebody’s own that add up by chance, with nothing that was paid below, stay things', () => {
  const rows = ['2x Mug   5.25', '3x Pot   10.10', 'Pan   15.35', 'Table   30.70', 'Lamp   12.50', 'Chair   14.00'];

  expect(read(rows, GIFTS).lines.map(({ name }) => name)).toEqual(['Mug', 'Pot', 'Pan', 'Table', 'Lamp', 'Chair']);
});

test('below a list with marks that is no letter, a short line stays a thing', () => {
  const { lines } = read(['- Lego', '- Book', '- Ball', '', 'Frob blib zonk dorf, melf!', 'Wool socks'], GIFTS);

  expect(lines.map(({ name }) => name)).toContain('Wool socks');
});

test('a link below a line with a mark is of that, also as the only one of a list', () => {
  const { lines } = read(
    ['- Book', '- Pot', '- Bike helmet', '  https://amazon.example/dp/B0CFPN8D3V', '- Ball'],
    GIFTS,
  );

  expect(lines.map(({ name, link }) => [name, link])).toEqual([
    ['Book', undefined],
    ['Pot', undefined],
    ['Bike helmet', 'https://amazon.example/dp/B0CFPN8D3V'],
    ['Ball', undefined],
  ]);
});

describe('a group that talks of what its children wish for', () => {
  const said = (writer: string, words: string, minute: number) => `[12.11.25, 18:${minute}:00] ${writer}: ${words}`;
  const chat = [
    said('Frob', '\u200eFrob zonk blib dorf melf', 10),
    said('Hilde', 'Hallo ihr Lieben, was wünschen sich denn die Kinder dieses Jahr zu Weihnachten?', 11),
    said('Jana', 'Hallo Mama! Emil wünscht sich einen Fußball Größe 4', 12),
    said('Hilde', 'Oh schön 😍', 13),
    said('Markus', 'Lotta hätte gern die Figur Eiskönigin', 14),
    'https://tonies.example/die-eiskoenigin/',
    said('Markus', 'die kostet 16,99', 15),
    said('Sabine', 'Paul möchte:', 16),
    '- Bagger',
    '- Kopfhörer',
    said('Werner', 'Ich baue das Regal, das hat Zeit bis Samstag', 17),
    said('Jana', 'Super danke Hilde', 18),
    said('Markus', 'Guten Morgen, Lotta will noch einen Schlafanzug in 116', 19),
    said('Hilde', 'Wann kommt ihr am 24.? Wir essen um 18 Uhr', 20),
    said('Sabine', 'Gegen 15 Uhr 👍', 21),
  ];

  test('is read for the things alone, without talk, questions, times and what the program wrote', () => {
    const { lines } = read(chat, GIFTS);

    expect(lines.map(({ name, link, category }) => [name, link, category])).toEqual([
      ['Fußball Größe 4', undefined, undefined],
      ['Figur Eiskönigin', 'https://tonies.example/die-eiskoenigin/', undefined],
      ['Bagger', undefined, undefined],
      ['Kopfhörer', undefined, undefined],
      ['Schlafanzug in 116', undefined, undefined],
    ]);
  });

  test('keeps a heading that the last message has', () => {
    const { lines } = read(chat.slice(0, 10), GIFTS);

    expect(lines.slice(-2).map(({ name, category }) => [name, category])).toEqual([
      ['Bagger', 'Paul möchte'],
      ['Kopfhörer', 'Paul möchte'],
    ]);
  });

  test('says more of a thing behind a comma', () => {
    const { lines } = read(
      [
        said('Ann', 'What would Poppy like?', 10),
        said('Bea', 'Poppy would love a dressing gown, age 5-6, and a card', 11),
      ],
      GIFTS,
    );

    expect(lines.map(({ name }) => name)).toEqual(['dressing gown', 'card']);
  });
});
