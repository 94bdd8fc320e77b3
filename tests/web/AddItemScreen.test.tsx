// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, type Observable, of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AddItemScreen } from '../../web/items/AddItemScreen.tsx';
import { createCache } from '../../web/network/apollo-cache.ts';

/** The form over a server that refuses with what `refusal` holds; what was sent is in `sent`. */
async function openForm() {
  const server = { refusal: null as object | null, isTaking: false, sent: [] as Record<string, unknown>[] };
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const list = { __typename: 'List', id: 'l1', name: 'Ida turns 7', listType: 'WISHLIST', isDemo: false };
    if (operationName === 'AddItemScreen') return of({ data: { list } });
    server.sent.push(variables);
    if (server.isTaking) return of({ data: { createItem: { __typename: 'Item', id: 'i1' } } });
    const refusal = server.refusal ?? { message: 'Refused', extensions: { code: 'FORBIDDEN' } };
    return of({ errors: [refusal], data: null }) as Observable<ApolloLink.Result>;
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const routes = [{ path: '/lists/:listId/items/add', Component: AddItemScreen }];
  const router = createMemoryRouter(routes, { initialEntries: ['/lists/l1/items/add'] });
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await screen.findByText('To Ida turns 7');
  return server;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Item' }));

test('each wrong field says what is wrong with it, and the first of them has the focus', async () => {
  const server = await openForm();
  await userEvent.type(field('Price'), '-1');
  await userEvent.type(field('Quantity'), '{Backspace}120');
  await userEvent.type(field('Product link'), 'shop');
  await submit();

  expect(await screen.findByText(/^Title error: /)).toBeTruthy();
  expect(screen.getByText(/^Price must be a number of 0 or more/)).toBeTruthy();
  expect(screen.getByText('Quantity must be between 1 and 99')).toBeTruthy();
  expect(screen.getByText('Please enter a valid URL starting with http:// or https://')).toBeTruthy();
  expect(document.activeElement).toBe(field('Title'));
  expect(server.sent).toEqual([]);
});

test('a quantity that is none becomes 1, and no price is none', async () => {
  const server = await openForm();
  await userEvent.type(field('Title'), 'Mug');
  await userEvent.clear(field('Quantity'));
  await userEvent.tab();
  expect(field('Quantity').value).toBe('1');

  await submit();
  await screen.findByText('Refused');
  expect(server.sent).toMatchObject([{ input: { title: 'Mug', quantityDesired: 1, price: null, currency: 'USD' } }]);
});

test('what the server refuses is said where it belongs, and nothing that was typed is lost', async () => {
  const server = await openForm();
  server.refusal = { message: 'x', extensions: { code: 'BAD_USER_INPUT', fields: { notes: ['Too long'] } } };
  await userEvent.type(field('Title'), 'Mug');
  await userEvent.type(field('Notes'), 'Blue');
  await submit();
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(document.activeElement).toBe(field('Notes'));

  const limit = 'Your plan allows up to 25 items per list. Please upgrade to add more.';
  server.refusal = { message: limit, extensions: { code: 'PLAN_LIMIT' } };
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(limit);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');

  server.refusal = { message: '', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  await submit();
  expect(await screen.findByText('Failed to create item. Please try again.')).toBeTruthy();
  expect([field('Title').value, field('Notes').value]).toEqual(['Mug', 'Blue']);
  expect(new Set(server.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('after one item the next begins at the top, with its title', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const server = await openForm();
  server.isTaking = true;
  await userEvent.type(field('Title'), 'Mug');
  await userEvent.type(field('Category'), 'Kitchen');

  await userEvent.click(screen.getByRole('button', { name: 'Save and Add Another' }));

  await vi.waitFor(() => expect(field('Title').value).toBe(''));
  expect(field('Category').value).toBe('Kitchen');
  expect(document.activeElement).toBe(field('Title'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
