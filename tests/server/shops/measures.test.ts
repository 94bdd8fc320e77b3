import { describe, expect, test } from 'vitest';
import type { Ways } from '../../../server/shops/lines/line.rules.ts';
import { addAmounts, sizeParts } from '../../../server/shops/lines/measures.rules.ts';
import { parseQuickLine, readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { isHeldOut } from './lines/examples.ts';
import { MEASURES, SUMS } from './lines/measures.examples.ts';

/** The percentage of the held-out third that is read right. */
const HELD_OUT_PERCENT = 95;

const cases = Object.entries(MEASURES).flatMap(([language, examples]) =>
  examples.map(([text, item, groupSign]) => ({ language, text, item, actual: () => itemOf(text, groupSign) })),
);

function itemOf(text: string, groupSign?: string): string {
  const ways: Ways = { kind: 'SHOPPING', currency: 'EUR', ...(groupSign && { groupSign }) };
  const inWords = parseQuickLine(text, ways).map((line) => {
    const { amount, description } = sizeParts(line.size, ways);
    const count = [String(line.amount), amount].filter(Boolean).join(' × ');
    return [count, line.name, description].filter(Boolean).join(' | ');
  });
  return inWords.join(' + ');
}

describe('how much of a thing is read as people write it', () => {
  test.for(cases.filter(({ text }) => !isHeldOut(text)))('$language: $text', ({ item, actual }) => {
    expect(actual()).toBe(item);
  });

  test('also in the third that nobody looked at', () => {
    const heldOut = cases.filter(({ text }) => isHeldOut(text));
    const wrong = heldOut.filter(({ item, actual }) => actual() !== item);
    const percent = 100 - (100 * wrong.length) / heldOut.length;
    expect(percent).toBeGreaterThanOrEqual(HELD_OUT_PERCENT);
  });

  test('has some in each language of the product', () => {
    expect(Object.keys(MEASURES)).toHaveLength(11);
    expect(cases.length).toBeGreaterThanOrEqual(90);
  });
});

describe('the same thing adds up where its units fit', () => {
  test.for(SUMS)('%s and %s are %s', ([one, other, sum]) => {
    expect(addAmounts(one, other)).toBe(sum);
  });

  test('within a text that is pasted', () => {
    const read = (text: string) =>
      readPastedText(text, { kind: 'SHOPPING', currency: 'EUR' }).lines.map(({ amount, size, name }) =>
        [amount, size, name].join(' '),
      );
    expect(read('500 g flour\nmilk\n1 kg flour')).toEqual(['1 1.5 kg flour', '1  milk']);
    expect(read('2 bunches parsley\n1 bunch parsley')).toEqual(['1 3 bunches parsley']);
    expect(read('500 g flour\n2 bags flour')).toEqual(['1 500 g flour', '1 2 bags flour']);
    expect(read('400 g tomatoes\n400 g tomatoes')).toEqual(['2 400 g tomatoes']);
  });
});

test.each(['1333 1/3 ml', '1333⅓ ml', '1333 ⅓ ml'])('%s is an amount, as a recipe for many gives it', (size) => {
  expect(sizeParts(size, { kind: 'SHOPPING' })).toEqual({ amount: '1333 1/3 ml', description: '' });
});

test('a size that says more than a number and a unit stays a description', () => {
  const ways: Ways = { kind: 'SHOPPING', currency: 'EUR' };
  expect(sizeParts('the small ones', ways)).toEqual({ amount: '', description: 'the small ones' });
  expect(sizeParts('about 500 g', ways)).toEqual({ amount: '', description: 'about 500 g' });
  expect(sizeParts('', ways)).toEqual({ amount: '', description: '' });
});
