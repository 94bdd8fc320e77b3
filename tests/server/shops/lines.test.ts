import { describe, expect, test } from 'vitest';
import type { Line, Ways } from '../../../server/shops/lines/line.rules.ts';
import { parseGift } from '../../../server/shops/lines/pasted/read-gift.rules.ts';
import { parseQuickLine, readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { numberIn } from '../../../server/shops/lines/words/numbers.rules.ts';
import { priceAlone } from '../../../server/shops/lines/written-prices.rules.ts';
import type { Examples } from './lines/examples.ts';
import { LEFT_OUT } from './lines/left-out.examples.ts';
import { GIFTS_NOT_YET, SHOPPING_NOT_YET } from './lines/not-read-right.examples.ts';
import { TYPED_PRICES } from './lines/price-field.examples.ts';

const SHOPPING: Ways = { kind: 'SHOPPING', currency: 'EUR' };
const GIFTS: Ways = { kind: 'WISHLIST', currency: 'EUR' };

interface Case {
  kind: string;
  text: string;
  read: readonly string[];
  actual: () => string[];
}

const tables = Object.values(
  import.meta.glob<{ SHOPPING?: Examples; GIFTS?: Examples }>('./lines/*.examples.ts', { eager: true }),
);

const cases: Case[] = [
  ...tables.flatMap((table) => casesOf(table.SHOPPING ?? {}, SHOPPING)),
  ...tables.flatMap((table) => casesOf(table.GIFTS ?? {}, GIFTS)),
  ...TYPED_PRICES.map(([text, price]) => ({
    kind: 'a price in its own field',
    text,
    read: [String(price)],
    actual: () => [String(priceTyped(text))],
  })),
];

function casesOf(examples: Examples, ways: Ways): Case[] {
  return Object.entries(examples).flatMap(([kind, all]) =>
    all.map(([text, read, currency = ways.currency]) => ({
      kind,
      text,
      read: typeof read === 'string' ? [read] : read,
      actual: () => readingOf(kind, text, { ...ways, currency }),
    })),
  );
}

function readingOf(kind: string, text: string, ways: Ways): string[] {
  const isTyped = kind.endsWith('typed') || (kind === 'one thing in two spellings' && !text.includes('\n'));
  const lines = isTyped ? parseQuickLine(text, ways) : readPastedText(text, ways).lines;
  return lines.map(kind === 'two readings' ? bothReadings : inWords);
}

function bothReadings(line: Line): string {
  const others = (line.others ?? []).map(inWords).join(' + ');
  return [inWords(line), others].filter(Boolean).join(' | ');
}

function inWords({ amount, name, size, price, link, isTicked, category, isTooMany }: Line): string {
  const parts = [
    amount > 1 && `${amount} ×`,
    name,
    size && `[${size}]`,
    price && `${price.price} ${price.currency}`,
    link && `<${link}>`,
    isTicked && '✓',
    category && `#${category}`,
    isTooMany && '!',
  ];
  return parts.filter(Boolean).join(' ');
}

function priceTyped(text: string): number {
  const price = numberIn(text) ?? Number.NaN;
  return Number.isNaN(price) ? (priceAlone(text, GIFTS)?.price ?? price) : price;
}

describe('a text is read as people mean it', () => {
  test.for(cases)('$kind: $text', ({ read, actual }) => {
    expect(actual()).toEqual(read);
  });

  test.for([...casesOf(SHOPPING_NOT_YET, SHOPPING), ...casesOf(GIFTS_NOT_YET, GIFTS)])(
    'one that is known to be read wrong stands among the others as soon as it is read right: $text',
    ({ read, actual }) => {
      expect(actual()).not.toEqual(read);
    },
  );

  test('a line that asks for a thing may be the name of one: the whole line is the other reading', () => {
    const { lines, leftOut } = readPastedText('We need warm gloves', SHOPPING);

    expect(lines.map(bothReadings)).toEqual(['warm gloves | We need warm gloves']);
    expect(leftOut).toEqual(['We need']);
  });

  test('a gift whose round price is by chance what all others cost is no sum of them', () => {
    const { lines, leftOut } = readPastedText('Socks 10 €\nScarf 20 €\nHat 30 €\nLego 60 €', GIFTS);
    expect([lines.map(({ name }) => name), leftOut ?? []]).toEqual([['Socks', 'Scarf', 'Hat', 'Lego'], []]);
    const sum = readPastedText('Socks 12,90 €\nScarf 8,49 €\nHat 30 €\nAll 51,39 €', GIFTS);
    expect(sum.lines.map(({ name }) => name)).toEqual(['Socks', 'Scarf', 'Hat']);
  });

  test('a shop that names a list by its word alone is named as left out, too', () => {
    const { title, leftOut } = readPastedText('Lidl\nmilk\neggs\nflour', SHOPPING);

    expect({ title, leftOut }).toEqual({ title: 'Lidl', leftOut: ['Lidl'] });
  });

  test('vague words that are taken for a tick are kept', () => {
    const { lines, leftOut } = readPastedText('rope - packed\ncompass - packed\ntent\nmap', SHOPPING);

    expect(lines.map(inWords)).toEqual(['rope ✓', 'compass ✓', 'tent', 'map']);
    expect(leftOut).toEqual(['packed']);
  });

  test('what somebody wrote above and below prices of their own and their sum is kept', () => {
    const text = 'Candles\nNapkins\nMilk  1.99\nBread  2.49\nTotal  4.48\n\nFor Sunday:\nBatteries\nJuice';
    const names = readPastedText(text, SHOPPING).lines.map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining(['Candles', 'Napkins', 'Milk', 'Bread', 'Batteries', 'Juice']));
  });

  test.for([
    'Cher Papi,\nVoici mes idées :\n- un vélo\n- des feutres\nMerci beaucoup et à bientôt !\nLéo, 9 ans\n--\nFamille Durand\n06 12 34 56 78',
    'Dear Santa,\nI have been very good this year.\n1) a puppy\n2) a book\nLove, Max age 6\nSent from my iPad',
    'LIDL\nMilk   1.29 A\n2 x 0.99\nBread   1.98 A\nTOTAL   3.27\nVISA   3.27',
    '---\ntags: gifts\n---\n- [ ] drum\n- [x] ball ✅ 2026-01-02',
  ])('a line that names nothing is left out, and said so: %j', (text) => {
    const { lines, leftOut = [] } = readPastedText(text, GIFTS);

    const said = [...lines.map(({ name }) => name), ...leftOut].join(' ');
    for (const word of text.match(/\p{L}{4,}/gu) ?? []) {
      if (word !== 'Voici' && word !== 'idées') expect(said).toContain(word); // these ask
    }
    expect(lines).toHaveLength(2);
  });

  test.for(LEFT_OUT)('a line that may name something is left out, and said so: %j', ([text, left]) => {
    expect(readPastedText(text, SHOPPING).leftOut).toEqual(left);
  });

  test.for([
    ['# Wishes for Emma\n## Toys\n- drum\n## Clothes\n- hat', 'Wishes for Emma'],
    [
      'LISTE DE MARIAGE – Julie et Tom\nCuisine\nRobot ........ 399,00 €\nCocotte ..... 289 €',
      'LISTE DE MARIAGE – Julie et Tom',
    ],
    ['Costco\n\nDAIRY\n• Milk\nFROZEN\n• Peas\n\nShared from AnyList', 'Costco'],
    ['🛒 Einkaufsliste\n🥛 Milch\n🍞 Brot\n🧀 Käse', '🛒 Einkaufsliste'],
  ])('a line above all parts names the list: %j', ([text = '', name]) => {
    expect(readPastedText(text, GIFTS).title).toBe(name);
  });

  test('a line from which a thing was cut is offered whole, also beside another', () => {
    const { lines } = readPastedText('I need more space poster\nBook', GIFTS);
    expect(lines.map(({ name, others = [] }) => [name, ...others.map((other) => other.name)])).toEqual([
      ['space poster', 'I need more space poster'],
      ['Book'],
    ]);
  });

  test.for([
    ['towels 4x', 'towels', 4],
    ['Weingläser (6x)', 'Weingläser', 6],
    ['4x towels', 'towels', 4],
    ['Binoculars 8x', 'Binoculars 8x', 1],
    ['Model X 3', 'Model X 3', 1],
  ] as const)('a gift that is typed is counted where it can only be how many: %s', ([text, name, amount]) => {
    expect(parseGift(text, GIFTS)).toEqual([{ name, size: '', amount }]);
  });
});
