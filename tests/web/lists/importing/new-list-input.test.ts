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

test('a day that only the name of a list tells is kept by lists of gifts, not by those for shopping', () => {
  const found = { name: 'Party 12.6.2999', description: '' } as never;
  const event = { eventType: 'Birthday', eventDate: '2999-06-12' };

  expect(newListInput(found, { name: 'Party', kind: 'WISHLIST', event }).input).toMatchObject(event);
  expect(newListInput(found, { name: 'Party', kind: 'SHOPPING', event }).input).toMatchObject({ eventDate: null });
});
