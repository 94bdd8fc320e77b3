import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Line, Ways } from '../../../server/shops/lines/line.rules.ts';
import { readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { writtenText } from '../../../server/shops/lines/written-text.rules.ts';
import { expectGrowth } from '../growth.ts';

const WAYS: Ways = { kind: 'WISHLIST', currency: 'EUR' };

/** Words that could be taken for something else: bullets, amounts, prices, headings, ticks, quotes, chats. */
const TRICKY = [
  ...[
    '2',
    'x2',
    '•',
    '-',
    '[x]',
    '☑',
    '✅',
    '1.',
    '12,50',
    '€5',
    '5€50',
    '499:-',
    'kg',
    '500 g',
    'Name',
    'Price',
    '"',
    '""',
    "'",
  ],
  ...[
    '#',
    ':',
    ';',
    ',',
    '|',
    '(',
    ')',
    '<new>',
    '<3',
    '&',
    '~~',
    '**',
    '[12.03.24, 18:22:01] Anna:',
    '7 Up',
    'Crème',
    '牛乳',
    'حليب',
    '🎁',
  ],
];

const word = fc.oneof(fc.constantFrom(...TRICKY), fc.stringMatching(/^[a-zA-Zäöüéßñłż0-9!%&'()*+,./:;=?@"|-]{1,12}$/));
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const isOneSpelling = (text: string) => !/&#?\w+;/.test(text) && text.trim() === text && !/https?:|www\./i.test(text);
const name = words.filter((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) && isOneSpelling(text));
const size = fc.oneof(
  fc.constant(''),
  words.filter(isOneSpelling),
  fc
    .tuple(words, words)
    .map((two) => two.join('\n'))
    .filter(isOneSpelling),
);
const price = fc.record({
  price: fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100),
  currency: fc.constantFrom('EUR', 'USD', 'GBP', 'SEK', 'CZK', 'PLN', 'BRL', 'SAR'),
});
const link = fc
  .webUrl({ withQueryParameters: true, withFragments: true })
  .filter((url) => !/[.,;:!?'*~)\]}]$|&/.test(url));

const line: fc.Arbitrary<Line> = fc.record(
  {
    name,
    size,
    amount: fc.integer({ min: 1, max: 99 }),
    price: price.map((money) => ({ ...money, text: '' })),
    link,
    category: words.filter(isOneSpelling),
    isTicked: fc.constant(true as const),
  },
  { requiredKeys: ['name', 'size', 'amount'] },
);

/** How a price was written is not what it is. */
const bare = ({ price: money, ...rest }: Line) => ({
  ...rest,
  ...(money && { price: { price: money.price, currency: money.currency } }),
});

test('what is written of a list is read back equal, whatever its items are called', () => {
  const isOwnThing = ({ name: called, size: of, link: to }: Line) =>
    `${called}\n${of}\n${to ?? ''}`.normalize('NFKC').toLowerCase();
  const lists = fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 8,
    selector: ({ name: called }) => isOwnThing({ name: called, size: '', amount: 1 }).replace(/\s+/g, ' '),
  });
  fc.assert(
    fc.property(lists, (lines) => {
      expect(readPastedText(writtenText(lines), WAYS).lines.map(bare)).toEqual(lines.map(bare));
    }),
    { numRuns: 1_000, examples: [[[{ name: '0', size: 'Price', category: 'Name', amount: 1 }]]] },
  );
});

test('any text is read without harm, and nothing that is written in words is lost', () => {
  const plain = fc.array(fc.stringMatching(/^[a-zäöüéñł]{4,9}( [a-zäöüéñł]{4,9}){0,3}$/), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(plain, fc.constantFrom('', '• ', '- ', '1. ', '☐ ', '•\t', '2 x '), (lines, mark) => {
      const read = readPastedText(lines.map((text) => mark + text).join('\n'), WAYS).lines;
      const kept = read.flatMap(({ name: called, size: of }) => `${called} ${of}`.split(' '));
      expect(
        lines
          .join(' ')
          .split(' ')
          .filter((text) => !kept.includes(text)),
      ).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...TRICKY, '\n', '\t', ' '), fc.string({ unit: 'grapheme' })), {
        maxLength: 60,
      }),
      (parts) => {
        for (const kind of ['SHOPPING', 'WISHLIST'] as const) {
          for (const { amount, name: called } of readPastedText(parts.join(''), { ...WAYS, kind }).lines) {
            expect(amount).toBeGreaterThanOrEqual(1);
            expect(amount).toBeLessThanOrEqual(99);
            expect(called).toBe(called.trim());
          }
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test.for([
  ['quotes', '"'],
  ['tabs', 'a\t'],
  ['open quotes in cells', 'a\t"b\n'],
  ['commas', 'a, '],
  ['semicolons', 'a; '],
  ['brackets', '('],
  ['numbers', '1 '],
  ['spaces', ' '],
  ['lines', 'a\n'],
  ['links', 'https://a.example/( '],
  ['names of links', '[a]('],
  ['bullets', '• '],
  ['entities', '&amp;'],
] as const)('takes four times as long for four times as many %s, not sixteen times', ([, piece]) => {
  const read = (length: number) =>
    void readPastedText(piece.repeat(Math.ceil(length / piece.length)).slice(0, length), { ...WAYS, kind: 'SHOPPING' });

  expectGrowth(read, { from: 40_000, to: 160_000, factor: 10, least: 2 });
});
