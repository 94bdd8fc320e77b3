// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable, of } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { AddToListScreen } from '../../../web/lists/adding/AddToListScreen.tsx';

const LINK = 'https://shop.example/red-bicycle';
const aList = (id: string, name: string, fields: object = {}) => ({
  __typename: 'List',
  id,
  name,
  listType: 'WISHLIST',
  viewerRole: 'OWNER',
  isDemo: false,
  ...fields,
});
const LISTS = [aList('l1', 'Ida turns 7'), aList('l2', 'Kitchen'), aList('l3', 'To look at', { viewerRole: 'VIEWER' })];

const text = (value: unknown) => ({ __typename: 'FoundText', value, source: 'JSON_LD', confidence: 0.9 });
const product = {
  data: {
    scrapeUrl: {
      __typename: 'Product',
      title: text('Red bicycle'),
      description: null,
      imageUrl: null,
      price: text(249.9),
      currency: text('EUR'),
    },
  },
};
const denied = {
  data: null,
  errors: [{ message: 'Denied', extensions: { code: 'EXTRACTION_FAILED', reason: 'denied' } }],
} as unknown as ApolloLink.Result;

/** Opens the app as a phone does once something is shared to it. */
function openShared(fields: Record<string, string>, lists: object[] = LISTS) {
  const server = { added: [] as Record<string, unknown>[], answer: (_result: ApolloLink.Result) => {} };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ListChoices') {
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      return of({ data: { myLists: { __typename: 'ListConnection', nodes: lists, pageInfo } } });
    }
    if (operationName === 'ScrapeUrl') {
      return new Observable<ApolloLink.Result>((observer) => {
        server.answer = (result) => {
          observer.next(result);
          observer.complete();
        };
      });
    }
    server.added.push(variables);
    return of({ data: { createItem: { __typename: 'Item', id: 'i1' } } });
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const router = createMemoryRouter([{ path: '/add', Component: AddToListScreen }], {
    initialEntries: [`/add?${new URLSearchParams(fields)}`],
  });
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return server;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a shared link is on a list with one press, and the list is remembered', async () => {
  const server = openShared({ text: `Look: ${LINK}` });
  const choice = await screen.findByLabelText<HTMLSelectElement>('List');
  expect([...choice.options].map(({ label }) => label)).toEqual(['Ida turns 7', 'Kitchen']);
  await userEvent.selectOptions(choice, 'Kitchen');
  server.answer(product);
  expect(await screen.findByText('€249.90')).toBeTruthy();

  await press('Add to Kitchen');

  expect(await screen.findByText('Red bicycle is on Kitchen.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the List' }).getAttribute('href')).toBe('/lists/l2');
  expect(server.added).toMatchObject([
    { listId: 'l2', input: { title: 'Red bicycle', unitPrice: { amountMinor: 24990 }, primaryUrl: LINK } },
  ]);
  cleanup();
  openShared({ url: LINK });
  expect((await screen.findByLabelText<HTMLSelectElement>('List')).value).toBe('l2');
});

test('where each field was read is shown on request', async () => {
  const server = openShared({ url: LINK });
  await screen.findByLabelText('List');
  server.answer(product);
  await userEvent.click(await screen.findByRole('button', { name: 'Where does it come from?' }));

  const sources = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sources).toEqual(Array(3).fill('From the shop’s data for search engines.'));
  await press('Hide where it comes from');
  expect(screen.queryByRole('definition')).toBeNull();
});

test('pressed before the page is read, it waits for it, or not when pressed again', async () => {
  const server = openShared({ url: LINK });
  await screen.findByLabelText('List');
  await press('Add to Ida turns 7');
  server.answer(product);
  expect(await screen.findByText('Red bicycle is on Ida turns 7.')).toBeTruthy();

  cleanup();
  const slow = openShared({ url: LINK });
  await screen.findByLabelText('List');
  await press('Add to Ida turns 7');
  await press('Add Without Waiting');
  await waitFor(() => expect(slow.added).toMatchObject([{ input: { title: 'Red bicycle', primaryUrl: LINK } }]));
});

test('where the shop lets nobody in, the link and the name that was shared are added, and it says why', async () => {
  const server = openShared({ url: LINK, title: 'The red one' });
  await screen.findByLabelText('List');
  server.answer(denied);
  expect(await screen.findByText(/^Unable to access this URL due to security restrictions/)).toBeTruthy();
  await press('Add to Ida turns 7');
  await waitFor(() => expect(server.added).toMatchObject([{ input: { title: 'The red one', primaryUrl: LINK } }]));
});

test('a title that somebody writes stays, whatever is read later', async () => {
  const server = openShared({ url: LINK });
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'For Ida');
  server.answer(product);
  await screen.findByText('€249.90');
  expect(title.value).toBe('For Ida');
  await userEvent.clear(title);
  await press('Add to Ida turns 7');
  expect(await screen.findByText('Title must be at least 1 characters long')).toBeTruthy();
});

test('without a list, or with nothing to add, it says what to do first', async () => {
  openShared({ url: LINK }, [LISTS[2] as object]);
  expect((await screen.findByRole('link', { name: 'Create New List' })).getAttribute('href')).toBe('/lists/create');
  cleanup();
  openShared({});
  expect((await screen.findByRole('link', { name: 'Show Me How' })).getAttribute('href')).toBe('/add/button');
});
