import { expect, test } from 'vitest';
import { newListInput } from '../../../../web/lists/importing/new-list-input.ts';

const FILE = { name: 'Wishes', kind: 'REGISTRY', description: '' } as never;

test('an event that is wrong keeps nobody from bringing a file as a list that has none', () => {
  const event = { eventType: 'x'.repeat(101), eventDate: '' };

  const wishes = newListInput(FILE, { name: 'Wishes', kind: 'WISHLIST', event });
  const registry = newListInput(FILE, { name: 'Wishes', kind: 'REGISTRY', event });

  expect(wishes.input).toMatchObject({ listType: 'WISHLIST', eventType: null });
  expect(Object.keys(registry.problems).sort()).toEqual(['eventDate', 'eventType']);
});
