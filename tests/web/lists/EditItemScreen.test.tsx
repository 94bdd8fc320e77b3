// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { Toaster } from '../../../web/base/page/Toaster.tsx';
import { EditItemScreen } from '../../../web/lists/items/section/EditItemScreen.tsx';

const TEMPORARY = 'Could not load the original item. Using a temporary item for editing.';

const stored = {
  __typename: 'Item',
  id: 'i1',
  listId: 'l1',
  title: 'Mug',
  description: 'With a handle',
  notes: '',
  variant: '',
  recipes: '',
  amount: '',
  category: 'Kitchen',
  price: 12.5,
  currency: 'EUR',
  primaryUrl: 'https://shop.example/mug',
  secondaryUrl: 'https://other.example/mug',
  imageUrl: null,
  isGroupGift: false,
  isMostWanted: false,
  isFund: false,
  quantityDesired: 2,
  image: null,
};

const notFound = { message: 'Item not found', extensions: { code: 'NOT_FOUND' } };

/** The screen over a server that can be cut off; `known` is what the browser has seen of the item before. */
function openItem(known: object | null) {
  const server = {
    isAway: false,
    isDemo: false,
    listType: 'WISHLIST',
    currency: 'EUR',
    title: stored.title,
    errors: [] as object[],
    /** Sends only changes. */
    refusals: [] as object[],
    saved: [] as Record<string, unknown>[],
  };
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    if (server.isAway) return throwError(() => new TypeError('Failed to fetch'));
    if (server.errors.length > 0) return of({ errors: server.errors, data: null }) as Observable<ApolloLink.Result>;
    if (operationName === 'EditItemScreenList') {
      return of({ data: { list: { __typename: 'List', id: 'l1', listType: server.listType, isDemo: server.isDemo } } });
    }
    if (operationName === 'EditItemScreen')
      return of({ data: { item: { ...stored, title: server.title, currency: server.currency } } });
    server.saved.push(variables);
    if (server.refusals.length > 0) return of({ errors: server.refusals, data: null }) as Observable<ApolloLink.Result>;
    return of({
      data: {
        updateItem: {
          ...stored,
          outgoingUrl: null,
          isAffiliateLink: false,
          effectiveImageUrl: null,
          imageSizes: null,
          timesPutBack: null,
          listRevision: 1,
        },
      },
    });
  });
  const cache = createCache();
  if (known) {
    const fields = Object.keys(known).join(' ');
    const data = { __typename: 'Item', id: 'i1', ...known };
    cache.writeFragment({
      id: 'Item:i1',
      fragment: gql(`fragment Known${fields.length} on Item { id ${fields} }`),
      data,
    });
  }
  const client = new ApolloClient({ link, cache, dataMasking: true });
  const routes = [
    { path: '/lists/:listId/items/:itemId/edit', Component: EditItemScreen },
    { path: '/lists/:listId', element: <h1>The list</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/lists/l1/items/i1/edit'] });
  onTestFinished(cleanup);
  const open = () =>
    render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </ApolloProvider>,
    );
  return { server, open, router };
}

/** The server's refusal of a title that has changed since it was read. */
const conflict = (theirs: string, yours: string) => ({
  message: 'Somebody else has changed this',
  extensions: { code: 'CONFLICT', conflicts: [{ field: 'title', theirs, yours }] },
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('an item keeps its currency and its second link', async () => {
  const { open, server } = openItem(null);
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Price')).value).toBe('12.50');
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('EUR');
  expect(field('Second link').value).toBe('https://other.example/mug');

  await userEvent.clear(field('Price'));
  await userEvent.type(field('Price'), '13');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  const [read, typed] = [1250, 1300].map((amountMinor) => ({ currency: 'EUR', amountMinor }));
  expect(server.saved).toEqual([{ id: 'i1', changes: { unitPrice: typed }, base: { unitPrice: read } }]);
});

test('of an item any number is welcome once somebody says so under “More”, and a number is asked for again after that', async () => {
  const { open, server } = openItem(null);
  open();
  const checkbox = await screen.findByLabelText('Any number is welcome');
  await userEvent.click(checkbox);
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  await userEvent.click(checkbox);
  expect(field('Quantity').value).toBe('1');
  await userEvent.click(checkbox);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.saved[0]).toMatchObject({ changes: { quantityDesired: 1_000_000_000 } }));
});

test('an item whose currency the form does not offer keeps it, and may get another', async () => {
  const { open, server } = openItem(null);
  server.currency = 'ISK';
  open();
  const currency = await screen.findByLabelText<HTMLSelectElement>('Currency');
  expect(currency.selectedOptions[0]?.text).toBe('ISK (Icelandic krónur)');

  await userEvent.selectOptions(currency, 'GBP');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  const changes = { unitPrice: { currency: 'GBP', amountMinor: 1250 } };
  expect(server.saved).toMatchObject([{ changes, base: { unitPrice: { currency: 'ISK' } } }]);
});

test.for([
  ['Take theirs', { price: '11.00', currency: 'USD' }, []],
  ['Keep mine', { price: '13', currency: 'EUR' }, [1300]],
] as const)(
  'of two prices, %s takes the whole price, with its currency',
  async ([choice, shown, saved], { expect: it }) => {
    const { open, server } = openItem(null);
    const [theirs, yours] = [
      { currency: 'USD', amountMinor: 1100 },
      { currency: 'EUR', amountMinor: 1300 },
    ];
    const conflicts = [{ field: 'unitPrice', theirs, yours, by: 'Ann', isYours: false }];
    server.refusals = [{ message: 'Ann changed this', extensions: { code: 'CONFLICT', conflicts } }];
    open();
    await userEvent.clear(await screen.findByLabelText('Price'));
    await userEvent.type(field('Price'), '13');
    await userEvent.type(field('Notes'), 'Blue');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    const question = (await screen.findByText('Price: Ann changed this in the meantime.')).parentElement;
    it(question?.textContent).toContain('$11.00');
    it(question?.textContent).toContain('€13.00');

    server.refusals = [{ message: 'Refused', extensions: { code: 'FORBIDDEN' } }];
    await userEvent.click(screen.getByRole('button', { name: choice }));

    await vi.waitFor(() => it(server.saved).toHaveLength(2));
    it(field('Price').value).toBe(shown.price);
    it(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe(shown.currency);
    const [amountMinor] = saved;
    const price = amountMinor && { unitPrice: { currency: 'EUR', amountMinor } };
    const base = { notes: '', ...(price && { unitPrice: theirs }) };
    it(server.saved.at(-1)).toEqual({ id: 'i1', changes: { notes: 'Blue', ...price }, base });
  },
);

test('when the original cannot be loaded, the last known copy is edited, and only what was changed is saved', async () => {
  const { open, server } = openItem({
    title: 'Mug',
    description: 'With a handle',
    quantityDesired: 2,
    currency: 'EUR',
  });
  server.isAway = true;
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(TEMPORARY);
  expect(field('Title').value).toBe('Mug');
  expect(field('Product link').value).toBe(''); // not known here, and not taken from the item either
  await userEvent.type(field('Description'), ' and a spoon');
  await userEvent.type(field('Notes'), 'Blue');

  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  expect(server.saved).toEqual([]);

  server.isAway = false;
  window.dispatchEvent(new Event('online'));
  const change = {
    id: 'i1',
    changes: { description: 'With a handle and a spoon', notes: 'Blue' },
    base: { description: 'With a handle', notes: '' },
  };
  await vi.waitFor(() => expect(server.saved).toEqual([change]));
});

test('when the original comes after all, what was typed stays', async () => {
  const { open, server } = openItem(null);
  server.isAway = true;
  open();
  await screen.findByText(TEMPORARY);
  expect(field('Title').value).toBe('');
  await userEvent.type(field('Notes'), 'Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Failed to load item data. Please try again.')).toBeTruthy();

  server.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByDisplayValue('Mug')).toBeTruthy();
  expect(screen.queryByText(TEMPORARY)).toBeNull();
  expect(field('Notes').value).toBe('Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  expect(server.saved).toEqual([{ id: 'i1', changes: { notes: 'Blue' }, base: { notes: '' } }]);
});

test('of an item that is wholly unknown the title may stay as it is, or be another', async () => {
  const { open, server } = openItem(null);
  server.isAway = true;
  open();
  await screen.findByText(TEMPORARY);
  await userEvent.type(field('Notes'), 'Blue');
  server.isAway = false;
  server.errors = [{ message: 'Refused', extensions: { code: 'BAD_USER_INPUT', fields: { notes: ['Not blue'] } } }];
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Not blue')).toBeTruthy();
  expect(document.activeElement).toBe(field('Notes'));

  server.errors = [];
  await userEvent.type(field('Title'), 'Cup');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByText('The list')).toBeTruthy();
  expect(server.saved).toEqual([{ id: 'i1', changes: { title: 'Cup', notes: 'Blue' }, base: { notes: '' } }]);
});

test('what was typed before somebody else’s change, and comes back after it, does not replace that unasked', async () => {
  const { open, server } = openItem(null);
  open();
  await userEvent.clear(await screen.findByLabelText('Title'));
  await userEvent.type(field('Title'), 'Cup');
  fireEvent(window, new Event('pagehide'));
  cleanup();

  server.title = 'Glass';
  open();
  expect(await screen.findByDisplayValue('Cup')).toBeTruthy();
  fireEvent(window, new Event('pagehide'));
  cleanup();
  open();
  expect(await screen.findByDisplayValue('Cup')).toBeTruthy();
  server.refusals = [conflict('Glass', 'Cup')];
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect((await screen.findByText('Theirs:')).nextSibling?.textContent).toBe('Glass');
  expect(server.saved).toEqual([{ id: 'i1', changes: { title: 'Cup' }, base: { title: 'Mug' } }]);
  server.refusals = [];
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  expect(server.saved[1]).toEqual({ id: 'i1', changes: { title: 'Cup' }, base: { title: 'Glass' } });
});

test('two edits of one field meet at that field, under the name of the other person', async () => {
  const { open, server } = openItem(null);
  open();
  await userEvent.type(await screen.findByLabelText('Notes'), 'Blue');
  await userEvent.clear(field('Title'));
  await userEvent.type(field('Title'), 'Cup');
  const both = [
    { field: 'notes', theirs: 'Green', yours: 'Blue', by: 'Elias &amp; Jo', isYours: false },
    { field: 'title', theirs: 'Glass', yours: 'Cup', by: null, isYours: true },
  ];
  server.refusals = [{ message: 'No', extensions: { code: 'CONFLICT', conflicts: both } }];

  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  const notes = (await screen.findByText('Notes: Elias & Jo changed this in the meantime.')).closest('[role=alert]');
  expect(notes?.textContent).toContain('Elias & Jo:Green');
  expect(notes?.textContent).toContain('Yours:Blue');
  expect(notes?.parentElement?.contains(field('Notes'))).toBe(true);
  expect(document.activeElement).toBe(notes);
  const title = screen.getByText('Title: you changed this elsewhere in the meantime.').closest('[role=alert]');
  expect(title?.parentElement?.contains(field('Title'))).toBe(true);
});

test('of a demo list no item is edited', async () => {
  const { open, server } = openItem(null);
  server.isDemo = true;
  open();

  expect(await screen.findByRole('heading', { name: 'Demo lists stay as they are' })).toBeTruthy();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('a deleted item is not found, also when the browser knows it', async () => {
  const { open, server } = openItem({ title: 'Mug' });
  server.errors = [notFound];
  open();

  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeTruthy();
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to List' })).toBeTruthy();
});

test('a form that was left before its save was answered offers nothing that is stored by now', async () => {
  sessionStorage.clear();
  openItem(null).open();
  await userEvent.type(await screen.findByLabelText('Title'), ' for two');
  await userEvent.type(field('Notes'), 'Blue');
  fireEvent(window, new PopStateEvent('popstate'));
  cleanup();

  const again = openItem(null);
  again.server.title = 'Mug for two'; // the title was saved, the notes were not
  again.open();
  await waitFor(() => expect(field('Notes').value).toBe('Blue'));
  await userEvent.type(field('Title'), ' or three');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  expect(again.server.saved).toMatchObject([
    { changes: { title: 'Mug for two or three', notes: 'Blue' }, base: { title: 'Mug for two' } },
  ]);
});

test('friends may share the cost of a gift with a price, once its owner says so', async () => {
  const { server, open } = openItem(null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^(More|Less)$/ }));
  const shared = await screen.findByRole('checkbox', { name: 'Friends can share the cost' });

  await userEvent.clear(field('Price'));
  expect(screen.queryByRole('checkbox', { name: 'Friends can share the cost' })).toBeNull();
  await userEvent.type(field('Price'), '300');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friends can share the cost' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(shared).toBeTruthy();
  await waitFor(() => expect(server.saved[0]).toMatchObject({ changes: { isGroupGift: true } }));
});

test('nobody shares the cost of something on a shopping list', async () => {
  const { server, open } = openItem(null);
  server.listType = 'SHOPPING';
  open();

  expect(await screen.findByLabelText('Price')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Friends can share the cost' })).toBeNull();
});
