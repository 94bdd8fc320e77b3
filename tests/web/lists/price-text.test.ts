// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { priceIn, priceText, sumIn } from '../../../web/lists/items/fields/price-text.ts';

/** A test file has one browser, which speaks one language: the separators of a place are known by its own. */
async function pricesIn(language: string) {
  vi.resetModules();
  vi.stubGlobal('navigator', Object.create(navigator, { languages: { value: [language] } }));
  return import('../../../web/lists/items/fields/price-text.ts');
}

afterEach(() => vi.unstubAllGlobals());

test.for([
  ['12', 12],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234\u202f567,5', 1234567.5],
  ["1'234.50", 1234.5],
  ['1,234,567', 1234567],
  ['.5', 0.5],
  [' 3. ', 3],
  ['-1', Number.NaN],
  ['abc', Number.NaN],
  ['12 EUR', Number.NaN],
  ['1,23,4', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1,2345.6', Number.NaN],
  ['.', Number.NaN],
  ['1e3', Number.NaN],
  [' ', null],
] as const)('%j means %j', ([text, price]) => {
  expect(priceIn(text)).toBe(price);
});

test.for([
  ['en-US', 1234, 1.234],
  ['de-DE', 1.234, 1234],
] as const)('in %s a sign before three digits is what it is there', async ([language, comma, point]) => {
  const { priceIn: read } = await pricesIn(language);

  expect(read('1,234')).toBe(comma);
  expect(read('1.234')).toBe(point);
});

test.for([['en-US'], ['de-DE'], ['fr-FR'], ['de-CH'], ['en-IN']] as const)(
  'what %s is shown is read as the same price',
  async ([language]) => {
    const { priceIn: read, priceText: write } = await pricesIn(language);

    for (const price of [0, 0.5, 12.5, 1234.56, 10_000_000]) expect(read(write(price))).toBe(price);
  },
);

test('a price that is no number is shown as nothing', () => {
  expect(priceText(Number.NaN)).toBe('');
});

test.for([
  ['20,50', 'EUR', 20.5],
  ['20,50 €', 'EUR', 20.5],
  ['€20.50', 'EUR', 20.5],
  ['20,50 EUR', 'EUR', 20.5],
  ['$20', 'USD', 20],
  ['20 zł', 'PLN', 20],
  ['€', 'EUR', null],
  ['$20', 'EUR', Number.NaN],
  ['€20€', 'EUR', Number.NaN],
  ['1,23,4 €', 'EUR', Number.NaN],
  ['20 GBP', 'EUR', Number.NaN],
] as const)('%j of a sum in %s is %j', ([text, currency, sum]) => {
  expect(sumIn(text, currency)).toBe(sum);
});
