// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { inNewPlaces } from '../../../web/lists/items/cache/order-changes.ts';
import { chooseItems, partPurchased, type Sort } from '../../../web/lists/items/cache/sorting.ts';
import { anOwnItem } from './own-items.ts';

type Item = Parameters<typeof chooseItems>[0][number];

function anItem(overrides: Partial<Item> & { title: string }): Item {
  return anOwnItem(overrides.title, 0, { id: overrides.title, ...overrides }) as Item;
}

const items = [
  anItem({ title: 'Mug', orderIndex: 2, price: 9, category: 'Kitchen', createdAt: '2026-01-03T00:00:00.000Z' }),
  anItem({
    title: 'apron',
    orderIndex: 0,
    category: 'kitchen',
    notes: 'With POCKETS',
    createdAt: '2026-01-02T00:00:00.000Z',
  }),
  anItem({ title: 'Tent', orderIndex: 1, price: 120, category: 'Outdoors' }),
  anItem({ title: 'Card &amp; stamp', orderIndex: 3, price: 0.5, quantityDesired: 2, quantityPurchased: 2 }),
];

function titles(sort: Sort, choice = {}) {
  const groups = chooseItems(items, { sort, search: '', showPurchased: true, ...choice });
  return groups.flatMap((group) => group.items.map(({ title }) => title));
}

test.each<[Sort, string[]]>([
  ['custom', ['apron', 'Tent', 'Mug', 'Card &amp; stamp']],
  ['nameAsc', ['apron', 'Card &amp; stamp', 'Mug', 'Tent']],
  ['nameDesc', ['Tent', 'Mug', 'Card &amp; stamp', 'apron']],
  ['priceAsc', ['Card &amp; stamp', 'Mug', 'Tent', 'apron']],
  ['priceDesc', ['Tent', 'Mug', 'Card &amp; stamp', 'apron']],
  ['dateAsc', ['Tent', 'Card &amp; stamp', 'apron', 'Mug']],
  ['dateDesc', ['Mug', 'apron', 'Tent', 'Card &amp; stamp']],
])('sorts by %s, with what has no price last', (sort, expected) => {
  expect(titles(sort)).toEqual(expected);
});

test.each<[Sort, string[]]>([
  ['categoryAsc', ['kitchen', 'Outdoors', 'Uncategorized']],
  ['categoryDesc', ['Outdoors', 'kitchen', 'Uncategorized']],
])('by %s, each category has one heading, and what has none comes last', (sort, expected) => {
  const groups = chooseItems(items, { sort, search: '', showPurchased: true });

  expect(groups.map(({ category }) => category)).toEqual(expected);
});

test('what is wholly purchased is left out unless it is asked for', () => {
  expect(titles('custom', { showPurchased: false })).toEqual(['apron', 'Tent', 'Mug']);
});

test.each([
  ['TENT', ['Tent']],
  ['pockets', ['apron']],
  ['kitchen', ['apron', 'Mug']],
  ['card & stamp', ['Card &amp; stamp']],
])('the search for %s looks in every text, as people read it', (search, expected) => {
  expect(titles('custom', { search })).toEqual(expected);
});

test('moved items change places among themselves, and the others stay', () => {
  const [mug, apron] = items as [Item, Item];

  const places = inNewPlaces(items, [mug, apron]);

  expect(places.map(({ id, orderIndex }) => [id, orderIndex])).toEqual([
    ['Mug', 0],
    ['Tent', 1],
    ['apron', 2],
    ['Card &amp; stamp', 3],
  ]);
});

test('on a shopping list what is purchased leaves its category for the end, in the same order', () => {
  const chosen = chooseItems(items, { sort: 'categoryAsc', search: '', showPurchased: true });

  const { groups, purchased } = partPurchased(chosen, ({ title }) => ['apron', 'Tent'].includes(title));

  expect(groups.map(({ category, items: open }) => [category, open.map(({ title }) => title)])).toEqual([
    ['kitchen', ['Mug']],
    ['Uncategorized', ['Card &amp; stamp']],
  ]);
  expect(purchased.map(({ title }) => title)).toEqual(['apron', 'Tent']);
});
