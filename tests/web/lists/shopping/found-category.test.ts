import { expect, test } from 'vitest';
import type { AisleWords } from '../../../../web/lists/items/aisles/aisle-words.ts';
import { categoryByWords, learnedCategory } from '../../../../web/lists/items/aisles/found-category.ts';
import english from '../../../../web/lists/items/aisles/words/aisle-words.en.json';

const thing = (title: string, category = '') => ({ title, category });
const household = (more: object = {}) => ({
  things: [] as { title: string; category: string }[] | null,
  categoryOrder: [],
  usuals: {},
  ...more,
});
const found = (title: string, more: object) => categoryByWords(title, household(more), [english as AisleWords]);

test('a thing goes where it stood on the list, else where it was bought, in the spelling of the list', () => {
  const usuals = { milk: thing('Milk', 'dairy'), toString: thing('toString', 'Odd') };
  expect(learnedCategory(' MILK', household({ things: [thing('Milk', 'Cold')], usuals }))).toBe('Cold');
  expect(learnedCategory('milk', household({ usuals }))).toBe('dairy');
  expect(learnedCategory('milk', household({ things: [thing('Eggs', 'Dairy')], usuals }))).toBe('Dairy');
  expect(learnedCategory('milk', household({ things: null, usuals }))).toBe('dairy');
  expect(learnedCategory('constructor', household({ usuals }))).toBeUndefined();
});

test('a thing that stands on the list without a category stays without one', () => {
  const things = [thing('Milk'), thing('Eggs', 'Dairy')];
  expect(learnedCategory('milk', household({ things }))).toBe('');
});

test('words give a category where such categories are used, under their name on the list', () => {
  expect(found('Milk', { things: [thing('Bread', 'Bakery')] })).toBe('Dairy and eggs');
  expect(found('Milk', { things: [thing('Cheddar', 'DAIRY')] })).toBe('DAIRY');
  expect(found('Milk', { things: [], categoryOrder: ['Milk & cheese'] })).toBe('Milk & cheese');
  expect(found('Milk', { things: [thing('Bread', 'Bakery'), thing('Cheddar', 'Cooler')] })).toBe('Cooler');
  expect(found('Milk', { usuals: { eggs: thing('Eggs', 'Dairy') } })).toBe('Dairy');
  expect(found('Bolts', { things: [thing('Bread', 'Bakery')] })).toBe('');
});

test('a list that is sorted by nothing, or by something else, stays as it is', () => {
  expect(found('Milk', {})).toBe('');
  expect(found('Milk', { things: [thing('Bread')] })).toBe('');
  expect(found('Milk', { things: [thing('Bread', 'Lidl'), thing('Eggs', 'For Sunday')] })).toBe('');
  const usuals = { eggs: thing('Eggs', 'Dairy') };
  expect(found('Milk', { things: [thing('Bread', 'Lidl')], usuals })).toBe('');
  expect(found('Milk', { things: Array.from({ length: 5 }, (_, index) => thing(`Thing ${index}`)), usuals })).toBe('');
  expect(found('Milk', { things: null, usuals })).toBe('');
});
