// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { CheckPriceDialog } from '../../../web/lists/items/rows/CheckPriceDialog.tsx';

const item = {
  __typename: 'Item',
  id: 'i1',
  title: 'Bike for Ida',
  description: '',
  price: 299,
  currency: 'EUR',
  imageUrl: null,
};
const change = (field: string, before: string | null, after: string) => ({
  __typename: 'FieldChange',
  field,
  before,
  after,
});
const CHANGES = [
  change('TITLE', 'Bike for Ida', 'Red bicycle'),
  change('PRICE', '299', '249.9'),
  change('IMAGE', null, 'https://cdn.shop.example/red.jpg'),
];
const watched = (isWatched: boolean) => ({
  __typename: 'WatchedPrice',
  itemId: 'i1',
  isWatched,
  problem: null,
  seenAt: '2999-05-01T00:00:00.000Z',
  looks: [29_900, 24_990].map((amountMinor, day) => ({
    __typename: 'PriceLook',
    seenAt: `2999-05-0${day + 1}T00:00:00.000Z`,
    isSoldOut: false,
    price: { __typename: 'MoneyAmount', currency: 'EUR', amountMinor },
  })),
});
const refusal = (code: string, extensions: object = {}) =>
  ({ data: null, errors: [{ message: code, extensions: { code, ...extensions } }] }) as unknown as ApolloLink.Result;

function openDialog(changes: object[] = CHANGES) {
  const server = { refusals: [] as ApolloLink.Result[], taken: [] as object[], watched: [] as object[], checks: 0 };
  const onClose = vi.fn();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'WatchedPrice') return of({ data: { watchedPrice: watched(false) } });
    if (operationName === 'SetPriceWatched') {
      server.watched.push(variables);
      return of({ data: { setPriceWatched: watched(variables.isWatched) } });
    }
    const refused = server.refusals.shift();
    if (operationName === 'CheckItem') server.checks += 1;
    if (refused) return of(refused);
    if (operationName === 'CheckItem') {
      const product = { __typename: 'Product', url: 'https://shop.example/p' };
      return of({ data: { checkItem: { __typename: 'ItemCheck', item, product, changes } } });
    }
    server.taken.push(variables);
    return of({ data: { takeOverFromPage: { __typename: 'Item', id: 'i1' } } });
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const element = <CheckPriceDialog itemId="i1" title="Bike for Ida" link="https://shop.example/p" onClose={onClose} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  onTestFinished(cleanup);
  return {
    server,
    onClose,
    show: () =>
      render(
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>,
      ),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows old and new of each field, and takes over what is chosen alone', async () => {
  const { server, onClose, show } = openDialog();
  show();
  const price = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Price' });
  expect(price.checked).toBe(true);
  expect(price.closest('li')?.textContent).toContain('€299.00 → €249.90');
  expect(screen.getByRole('checkbox', { name: 'Title' }).closest('li')?.textContent).toContain(
    'Bike for Ida → Red bicycle',
  );
  expect(screen.getByAltText('On the page').getAttribute('src')).toBe('https://cdn.shop.example/red.jpg');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Picture' }));

  await press('Update Item');

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.taken).toEqual([
    {
      itemId: 'i1',
      changes: { unitPrice: { currency: 'EUR', amountMinor: 24990 }, imageUrl: 'https://cdn.shop.example/red.jpg' },
      base: { unitPrice: { currency: 'EUR', amountMinor: 29900 }, imageUrl: null },
    },
  ]);
});

test('takes nothing over when it is kept, and says when nothing has changed', async () => {
  const { server, onClose, show } = openDialog();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep As It Is' }));
  expect(onClose).toHaveBeenCalled();
  expect(server.taken).toEqual([]);
  cleanup();

  openDialog([]).show();
  expect(await screen.findByText('Nothing has changed: the page says the same as your list.')).toBeTruthy();
});

test('overwrites nothing that somebody has edited meanwhile, and looks again', async () => {
  const { server, onClose, show } = openDialog();
  show();
  await screen.findByRole('checkbox', { name: 'Price' });
  server.refusals = [refusal('CONFLICT', { conflicts: [] })];
  await press('Update Item');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone else has just changed this item. Nothing was overwritten.',
  );
  expect(onClose).not.toHaveBeenCalled();

  await press('Check Again');

  await waitFor(() => expect(server.checks).toBe(2));
  expect(await screen.findByRole('checkbox', { name: 'Price' })).toBeTruthy();
});

test('says why a page cannot be read, and tries again', async () => {
  const { server, show } = openDialog();
  server.refusals = [refusal('EXTRACTION_FAILED', { reason: 'not_found' })];
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The URL could not be found. Please check the URL and try again.',
  );
  await press('Try Again');
  expect(await screen.findByRole('checkbox', { name: 'Price' })).toBeTruthy();
});

test('tells who asks for it when the price falls, and shows how it went', async () => {
  const { server, show } = openDialog();
  show();
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tell me when it gets cheaper' });
  expect([tick.checked, screen.queryByText('€249.90 at the shop')]).toEqual([false, null]);

  await userEvent.click(tick);

  expect(await screen.findByText('€249.90 at the shop')).toBeTruthy();
  expect(tick.checked).toBe(true);
  expect(server.watched).toEqual([{ itemId: 'i1', isWatched: true }]);
});
