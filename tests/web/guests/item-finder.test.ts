import { expect, test } from 'vitest';
import { EVERYTHING, findItems } from '../../../web/guests/drawn/item-finder.ts';

const aThing = (title: string, variant: string) => ({
  ...{ id: title, title, variant, description: '', notes: '', category: '' },
  ...{ price: null, currency: 'EUR', orderIndex: 0 },
});

test('a guest’s search finds a gift by its size, colour or model', () => {
  const things = [aThing('Rain boots', 'Size 30, green'), aThing('Scarf', 'Red')];
  expect(findItems(things, { ...EVERYTHING, words: 'boots GREEN' }).map(({ id }) => id)).toEqual(['Rain boots']);
});
