// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { toast } from '../../../web/base/page/toast.ts';
import { SuggestButton } from '../../../web/guests/drawn/SuggestButton.tsx';
import { keepSuggestion, waitingSuggestions } from '../../../web/guests/suggestions/waiting-suggestions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Call = { operationName?: string; variables: Record<string, unknown> };

/** Answers as a server behind a connection that loses the first calls. */
function open(lost: number, memberOf: string | null = null, collaboratorRole = 'HELPER', code?: string) {
  const calls: Call[] = [];
  const failure = code
    ? new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code } }] })
    : new TypeError('Failed to fetch');
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'SuggestDialog')
      return of({ data: { list: { __typename: 'List', id: 'l1', collaboratorRole } } });
    calls.push({ operationName, variables });
    if (calls.length <= lost) return throwError(() => failure);
    return of({ data: { suggestItem: 's1', addOffListGift: { __typename: 'OwnOffListGift', id: 'o1' } } });
  });
  const client = new ApolloClient({ link, cache: createCache() });
  const Component = () => <SuggestButton shareToken="t1" memberOf={memberOf} />;
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
    </ApolloProvider>,
  );
  return calls;
}

async function write(title: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a gift' }));
  await userEvent.type(await screen.findByLabelText(/^What is it/), title);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Suggest It' }));

test('a suggestion that the connection lost waits, also with the form closed, and is sent once it is back, by the same key', async () => {
  const arrived = vi.spyOn(toast, 'success');
  const calls = open(1);
  await write('Kite');
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Cleo');
  await send();
  expect(await screen.findByText(/It’s sent as soon as you’re back, even if you close this page/)).toBeTruthy();
  expect(waitingSuggestions(null)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual(calls[0]);
  await waitFor(() => expect(arrived).toHaveBeenCalledWith(expect.stringContaining('on its way')));
  expect(waitingSuggestions(null)).toEqual([]);
});

test('it is sent with the next visit, and is counted until then; somebody else’s stays', async () => {
  const one = { key: 'k1', ownerId: null, shareToken: 't1', isSecret: false };
  const input = { title: 'Kite', notes: '', primaryUrl: null, name: 'Cleo' };
  keepSuggestion({ ...one, input });
  keepSuggestion({ ...one, key: 'k2', ownerId: 'another', input });
  const calls = open(1);
  expect(await screen.findByText('1 suggestion is waiting for your connection')).toBeTruthy();
  window.dispatchEvent(new Event('online'));

  await waitFor(() => expect(screen.queryByText(/is waiting for your connection/)).toBeNull());
  expect(calls.map(({ variables }) => variables.idempotencyKey)).toEqual(['k1', 'k1']);
  expect(waitingSuggestions('another')).toHaveLength(1);
});

test.for([
  ['RATE_LIMITED', true],
  ['MAINTENANCE', true],
  ['INTERNAL_SERVER_ERROR', true],
  ['UNAUTHENTICATED', true],
  ['LIST_PRIVATE', false],
  ['NOT_FOUND', false],
  ['BAD_USER_INPUT', false],
] as const)('one that waited, and is answered with %s, goes on waiting: %s', async ([code, goesOn]) => {
  const input = { title: 'Kite', notes: 'It flies', primaryUrl: null, name: 'Cleo' };
  const one = { key: 'k1', ownerId: null, shareToken: 't1', isSecret: false, input };
  const failed = vi.spyOn(toast, 'error');
  failed.mockClear();
  keepSuggestion(one);
  const calls = open(1, null, 'HELPER', code);
  await waitFor(() => expect(calls).toHaveLength(1));

  if (!goesOn) {
    await waitFor(() => expect(failed).toHaveBeenCalled());
    return expect(waitingSuggestions(null)).toEqual([]);
  }
  expect(await screen.findByText('1 suggestion is waiting for your connection')).toBeTruthy();
  expect(waitingSuggestions(null)).toEqual([one]);
  expect(failed).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waitingSuggestions(null)).toEqual([]));
});

test('an idea for givers alone takes no name, goes where they read it, and says where it can be taken back', async () => {
  const calls = open(0);
  await write('Kite');
  await userEvent.click(screen.getByRole('radio', { name: /Only for givers/ }));
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  await send();

  expect(await screen.findByText(/Those who give can see your idea now/)).toBeTruthy();
  expect(calls).toMatchObject([
    {
      operationName: 'SuggestToGivers',
      variables: { token: 't1', input: { isIdea: true, what: 'Kite', guestKey: expect.any(String) } },
    },
  ]);
});

test.for([
  ['HELPER', true],
  ['EDITOR', false],
] as const)('a member who is %s is offered secret ideas: %s', async ([role, isOffered]) => {
  open(0, 'l1', role);
  await write('Kite');
  if (isOffered) expect(await screen.findByRole('radio', { name: /Only for givers/ })).toBeTruthy();
  else expect(screen.queryByRole('radio')).toBeNull();
});
