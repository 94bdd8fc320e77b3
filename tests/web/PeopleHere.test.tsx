// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { PeopleHere } from '../../web/collaborators/PeopleHere.tsx';
import { connection } from '../../web/network/connection.ts';
import { openScreen } from './open-screen.tsx';

vi.mock('../../web/session/session.ts', () => ({ useSession: () => ({ account: { id: 'me' } }) }));

function openHeading() {
  const events = new Subject<ApolloLink.Result>();
  const { queryByRole, getAllByRole, queryByText } = openScreen(() => <PeopleHere listId="l1" />, '/', '/', [], events);
  const tell = (...names: string[]) =>
    act(async () => {
      const people = names.map((name) => ({
        __typename: 'User',
        id: name === 'Me' ? 'me' : name,
        name,
        avatarUrl: null,
      }));
      events.next({ data: { listPresenceChanged: { __typename: 'ListPresence', people } } });
    });
  return { tell, queryByRole, getAllByRole, queryByText };
}

test('shows who else is here, and nobody who is alone', async () => {
  const { tell, queryByRole, getAllByRole, queryByText } = openHeading();
  await tell('Me');
  expect(queryByRole('list')).toBeNull();

  await tell('Me', 'Bob Stone');
  expect(queryByRole('list', { name: 'Also here' })).toBeTruthy();
  expect(queryByText('BS')).toBeTruthy();
  expect(queryByText('Bob Stone is here')).toBeTruthy();

  await tell('Ann', 'Me', 'Bob Stone');
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AAnn', 'BSBob Stone']);
  expect(queryByText('Ann and Bob Stone are here')).toBeTruthy();

  await tell('Me');
  expect(queryByRole('list')).toBeNull();
});

test('counts those for whom there is no room, and names them all the same', async () => {
  const { tell, getAllByRole, queryByText } = openHeading();

  await tell('Ann', 'Bob', 'Cleo', 'Dora', 'Emil', 'Finn', 'Me');

  expect(getAllByRole('listitem')).toHaveLength(5);
  expect(getAllByRole('listitem').at(-1)?.textContent).toBe('+2Emil, Finn');
  expect(queryByText('Ann, Bob, and 4 others are here')).toBeTruthy();
});

test('shows nobody while there is no connection, since nobody knows', async () => {
  const { tell, queryByRole } = openHeading();
  await tell('Me', 'Ann');
  expect(queryByRole('list')).toBeTruthy();

  act(() => connection.set('reconnecting'));
  expect(queryByRole('list')).toBeNull();

  act(() => connection.set('online'));
  expect(queryByRole('list')).toBeTruthy();
});
