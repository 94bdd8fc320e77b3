// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../../../web/base/network/apollo-cache.ts';
import { session } from '../../../../web/core/session/session.ts';
import { END_SHOPPING, START_SHOPPING } from '../../../../web/lists/items/shopping/trip-changes.ts';

const READ = gql`
  fragment Trips on List {
    id
    shoppingTrips {
      id
      endsAt
      newItemIds
      shopper {
        id
        name
      }
    }
  }
`;

function aTrip(id: string, shopper: string) {
  return {
    __typename: 'ShoppingTrip',
    id,
    endsAt: '2026-11-27T12:00:00Z',
    newItemIds: [],
    shopper: { __typename: 'User', id: shopper, name: shopper },
  };
}

function shownAfter(variables: { listId: string; endsAt?: string }) {
  const account = { id: 'ida' } as NonNullable<ReturnType<typeof session.getState>['account']>;
  vi.spyOn(session, 'getState').mockReturnValue({ ...session.getState(), account });
  const cache = createCache();
  const list = { __typename: 'List', id: 'list', shoppingTrips: [aTrip('one', 'ida'), aTrip('two', 'tom')] };
  cache.writeFragment({ fragment: READ, data: list });
  const change = { key: 'k', kind: 'endShopping', listId: 'list', title: '', madeAt: 0, variables };
  cache.batch({ update: (inside) => END_SHOPPING.show(inside, change), optimistic: 'layer' });
  const read = cache.readFragment<typeof list>({ id: 'List:list', fragment: READ, optimistic: true });
  return read?.shoppingTrips.map(({ id }) => id);
}

test('who is done shopping is off the list at once, and the others are not', () => {
  expect(shownAfter({ listId: 'list', endsAt: '2026-11-27T12:00:00Z' })).toEqual(['two']);
  expect(shownAfter({ listId: 'list' })).toEqual(['two']); // kept by a version that named no trip
});

test('who was done before they went again is on the list while that waits to be sent', () => {
  expect(shownAfter({ listId: 'list', endsAt: '2026-11-26T12:00:00Z' })).toEqual(['one', 'two']);
});

test('a trip is told by its hours where nothing waited, since the clock of the device may be behind', () => {
  const variables = { listId: 'list', hours: 1, endsAt: '2026-11-27T12:00:00.000Z', idempotencyKey: 'k' };
  const { endsAt, ...hoursAlone } = variables;
  const madeAt = Date.parse('2026-11-27T11:00:00Z');
  const change = { key: 'k', kind: 'startShopping', listId: 'list', title: '', madeAt, variables };
  expect(START_SHOPPING.variablesAt?.(change, madeAt + 2000)).toEqual(hoursAlone);
  expect(START_SHOPPING.variablesAt?.(change, madeAt + 10 * 60_000)).toEqual({ ...hoursAlone, endsAt });
});
