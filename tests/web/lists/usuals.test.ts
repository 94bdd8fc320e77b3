import { describe, expect, test } from 'vitest';
import {
  type BoughtItem,
  MOST_USUALS,
  offersFor,
  type Usuals,
  usualOnes,
  withBought,
} from '../../../web/lists/items/usuals/usuals.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-26T09:00:00Z');

function bought(title: string, daysAgo: readonly number[], about: Partial<BoughtItem> = {}): BoughtItem {
  const purchases = daysAgo.map((days) => ({ purchaseDate: new Date(NOW - days * DAY).toISOString() }));
  return { title, category: '', amount: '', ...about, purchases };
}

const titles = (usuals: Usuals, open: readonly string[] = []) => usualOnes(usuals, open, NOW).map(({ title }) => title);

describe('what a household buys usually', () => {
  test('comes by how often and how lately it was bought', () => {
    const usuals = withBought(
      {},
      [bought('Salt', [1]), bought('Milk', [3, 10, 17]), bought('Tea', [90, 97, 104])],
      NOW,
    );
    expect(titles(usuals)).toEqual(['Milk', 'Salt', 'Tea']);
  });

  test('counts each purchase once, however often its list is opened, and things of one name together', () => {
    const items = [bought('Milk', [3]), bought(' milk', [3, 10])];
    const once = withBought({}, items, NOW);
    expect(withBought(once, items, NOW)).toEqual(once);
    expect(once.milk?.boughtAt).toHaveLength(2);
  });

  test('keeps the category and the amount of the last time', () => {
    const before = withBought({}, [bought('Milk', [30], { amount: '2 l', category: 'Fridge' })], NOW);
    const after = withBought(before, [bought('Milk', [2], { amount: '1 l', category: 'Dairy' })], NOW);
    expect(after.milk).toMatchObject({ amount: '1 l', category: 'Dairy' });
    expect(withBought(after, [bought('Milk', [40], { amount: '9 l' })], NOW).milk).toMatchObject({ amount: '1 l' });
  });

  test('learns a category that somebody changed after it was bought', () => {
    const before = withBought({}, [bought('Milk', [3], { category: 'Dairy' })], NOW);
    const after = withBought(before, [bought('Milk', [3], { category: 'Cold shelf' })], NOW);
    expect(after.milk).toMatchObject({ category: 'Cold shelf', boughtAt: before.milk?.boughtAt });
  });

  test('forgets what is no longer bought, and never grows beyond its bound', () => {
    expect(titles(withBought({}, [bought('Nappies', [181, 200]), bought('Milk', [179])], NOW))).toEqual(['Milk']);
    const many = Array.from({ length: MOST_USUALS + 50 }, (_, index) => bought(`Thing ${index}`, [index / 10]));
    expect(Object.keys(withBought({}, many, NOW))).toHaveLength(MOST_USUALS);
  });

  test('knows things by any name, also by one that every object has', () => {
    const names = ['constructor', '__proto__', 'toString'];
    const usuals = withBought(
      {},
      names.map((name) => bought(name, [2])),
      NOW,
    );
    expect(titles(JSON.parse(JSON.stringify(usuals))).toSorted()).toEqual(names.toSorted());
  });

  test('leaves out what is still to be bought', () => {
    expect(titles(withBought({}, [bought('Milk', [3]), bought('Tea', [4])], NOW), ['MILK'])).toEqual(['Tea']);
  });

  test('is offered from the third letter of a word, and for the last thing of a line', () => {
    const things = [bought('Oat milk', [1]), bought('Milk', [2]), bought('牛乳', [3]), bought('Mint', [4])];
    const ones = usualOnes(withBought({}, things, NOW), [], NOW);
    const offered = (text: string) => offersFor(text, ones).map(({ title }) => title);
    expect(offered('mi')).toEqual([]);
    expect(offered('mil')).toEqual(['Oat milk', 'Milk']);
    expect(offered('bread, min')).toEqual(['Mint']);
    expect(offered('牛')).toEqual(['牛乳']);
    expect(offered('milk')).toEqual(['Oat milk']);
  });
});
