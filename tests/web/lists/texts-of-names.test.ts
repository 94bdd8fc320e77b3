// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listName } from '../../../web/base/text/list-name.ts';
import { itemTitle } from '../../../web/lists/items/cache/item-texts.ts';

test('what is missing, or has no name, is called something', () => {
  expect([listName(null), listName({ name: ' ' }), listName({ name: 'Ida &amp; Ben' })]).toEqual([
    'Unknown List',
    'Untitled List',
    'Ida & Ben',
  ]);
  expect([itemTitle(undefined), itemTitle({ title: null }), itemTitle({ title: 'Mug' })]).toEqual([
    'Unknown Item',
    'Untitled Item',
    'Mug',
  ]);
});

test('a name from right to left keeps its marks, and leaves those of the sentence around it where they are', () => {
  expect(itemTitle({ title: 'كوب (أزرق)' })).toBe('\u2068كوب (أزرق)\u2069');
  expect(listName({ name: '\u202eعيد ميلاد!' })).toBe('\u2068عيد ميلاد!\u2069');
  expect(itemTitle({ title: 'Mug (blue)' })).toBe('Mug (blue)');
});

test('names that nobody can see, as earlier versions took them, are called something', () => {
  expect(listName({ name: '\u200b\u3164' })).toBe('Untitled List');
  expect(itemTitle({ title: '\u2800' })).toBe('Untitled Item');
});
