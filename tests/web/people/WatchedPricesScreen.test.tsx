// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SetPriceWatchedDocument } from '../../../web/lists/items/prices/WatchedPrice.generated.ts';
import { WatchedPricesScreenDocument } from '../../../web/lists/items/prices/WatchedPricesScreen.generated.ts';
import { WatchedPricesScreen } from '../../../web/lists/items/prices/WatchedPricesScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const euros = (amountMinor: number) => ({ __typename: 'MoneyAmount', amountMinor, currency: 'EUR' });

function anItem(title: string, fields: object = {}) {
  return {
    __typename: 'WatchedItem',
    ...{ itemId: `i-${title}`, title, imageUrl: null, listId: 'l1', listName: 'Home', price: null, firstPrice: null },
    ...{ isSoldOut: false, seenAt: null, problem: null, ...fields },
  };
}

const page = (nodes: object[], endCursor: string | null = null) => ({
  request: { query: WatchedPricesScreenDocument, variables: () => true },
  result: {
    data: {
      watchedPrices: {
        __typename: 'WatchedItemConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      },
    },
  },
});

const open = (mocks: object[]) => openScreen(WatchedPricesScreen, '/profile/prices', '/profile/prices', mocks as never);

test('shows what each costs now and did at first, and where nothing is known', async () => {
  const screen = open([
    page([
      anItem('Bicycle', { price: euros(8_000), firstPrice: euros(10_000), seenAt: new Date().toISOString() }),
      anItem('Cup', { isSoldOut: true, firstPrice: euros(1_200), seenAt: new Date().toISOString() }),
      anItem('Lamp'),
      anItem('Rug', { problem: 'REFUSED_BY_SHOP' }),
    ]),
  ]);

  expect(await screen.findByText(/€80\.00 at the shop · €100\.00 when we first looked/)).toBeTruthy();
  expect(screen.getByText(/Sold out · €12\.00 when we first looked/)).toBeTruthy();
  expect(screen.getByText('Not looked at yet')).toBeTruthy(); // of a shop that refuses it is said why
  expect(screen.getByText('This shop doesn’t let us look.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bicycle' }).getAttribute('href')).toBe('/lists/l1/items/i-Bicycle/edit');
});

test('stops watching at a press, and begins again at the next', async () => {
  const sent = vi.fn();
  const answer = (isWatched: boolean) => ({
    request: { query: SetPriceWatchedDocument, variables: (given: object) => Boolean(sent(given)) || true },
    result: {
      data: {
        setPriceWatched: {
          __typename: 'WatchedPrice',
          ...{ itemId: 'i-Cup', isWatched, looks: [], seenAt: null, problem: null },
        },
      },
    },
  });
  const screen = open([page([anItem('Cup')]), answer(false), answer(true)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Stop watching: Cup' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Watch again: Cup' }));

  expect(await screen.findByRole('button', { name: 'Stop watching: Cup' })).toBeTruthy();
  expect(sent.mock.calls).toEqual([[{ itemId: 'i-Cup', isWatched: false }], [{ itemId: 'i-Cup', isWatched: true }]]);
});

test('says how to watch a price where none is watched', async () => {
  const screen = open([page([])]);

  expect(await screen.findByText('You watch no price yet')).toBeTruthy();
});
