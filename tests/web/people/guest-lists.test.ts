import { expect, test } from 'vitest';
import type { CircleViewFragment } from '../../../web/people/circles/CircleView.generated.ts';
import type { Guest } from '../../../web/people/circles/circle-guest.ts';
import { recipientsOf, type Ticks, toldLists } from '../../../web/people/circles/guest-lists.ts';

const CIRCLE = {
  members: [
    { id: 'ann', name: 'Ann', isYou: true },
    { id: 'emma', name: 'Emma', isYou: false },
    { id: 'bob', name: 'Bob', isYou: false },
  ],
  lists: [
    { id: 'l1', firstListId: 'l1', ownerId: 'emma', personName: null, name: 'Emma turns 12' },
    { id: 'l2', firstListId: 'l2', ownerId: 'bob', personName: null, name: 'Bob turns 40' },
  ],
} as unknown as CircleViewFragment;

const aGuest = (said: Partial<Guest>) =>
  ({ name: 'Emma', ownListIds: [], saidListIds: [], ...said }) as unknown as Guest;

function seen(guest: Guest | null, name: string, ticks: Ticks = {}) {
  const recipients = recipientsOf(CIRCLE, guest, name, ticks);
  return {
    ticked: recipients.filter(({ isGuest }) => isGuest).map(({ listId }) => listId),
    told: toldLists(recipients, ticks),
  };
}

test('a guest whom the name alone made the person is another once they are renamed, and nothing is said of that', () => {
  const guest = aGuest({ ownListIds: ['l1'] });
  expect(seen(guest, 'Emma')).toEqual({ ticked: ['l1'], told: [] });
  expect(seen(guest, 'Emma B.')).toEqual({ ticked: [], told: [] });
  expect(seen(guest, 'Bob')).toEqual({ ticked: ['l2'], told: [] });
});

test('what was said of a guest stays said under any name', () => {
  const guest = aGuest({ ownListIds: ['l2'], saidListIds: ['l1', 'l2'] });
  expect(seen(guest, 'Emma B.')).toEqual({ ticked: ['l2'], told: [] });
  expect(seen(guest, 'emma')).toEqual({ ticked: ['l2'], told: [] });
});

test('a box that is ticked or emptied is said, and the others are not', () => {
  const guest = aGuest({ ownListIds: ['l1'] });
  expect(seen(guest, 'Emma', { l1: false })).toEqual({ ticked: [], told: [{ listId: 'l1', isForGuest: false }] });
  expect(seen(null, 'Emma', { l2: true })).toEqual({
    ticked: ['l1', 'l2'],
    told: [{ listId: 'l2', isForGuest: true }],
  });
});
