// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { connection } from '../../../web/base/network/connection.ts';
import { useLiveForm } from '../../../web/core/list-access/LostList.tsx';
import { EditingToo } from '../../../web/lists/collaborators/EditingToo.tsx';
import { PeopleHere } from '../../../web/lists/collaborators/PeopleHere.tsx';
import { useLiveList } from '../../../web/lists/lists/useLiveList.ts';
import { openScreen } from '../open-screen.tsx';
import { heading } from './list-heading.ts';

vi.mock('../../../web/core/session/session.ts', () => ({ useSession: () => ({ account: { id: 'me' } }) }));

const LIST = {
  revision: 7,
  viewerRole: 'OWNER',
  collaboratorRole: null,
  isDemo: false,
  listType: 'WISHLIST',
  purchaseVisibility: 'SURPRISE',
  purchasesHidden: true,
};
const reload = () => Promise.resolve(true);

function Heading() {
  const { people } = useLiveList('l1', { list: LIST, reload, isEnding: false });
  return <PeopleHere people={people} />;
}

function FormHead() {
  const { editors } = useLiveForm('l1', { editedId: 'i1' });
  return <EditingToo editors={editors} />;
}

/** The one stream of a list tells who is there. */
function presence(told: object): ApolloLink.Result {
  const change = { __typename: 'PresenceChanged', ...told };
  const envelope = { __typename: 'ListChanged', revision: 7, actor: null, news: null, list: heading };
  return { data: { listChanged: { ...envelope, change } } };
}

function openHeading() {
  const events = new Subject<ApolloLink.Result>();
  const { queryByRole, getAllByRole, queryByText } = openScreen(Heading, '/', '/', [], events);
  const tell = (...names: string[]) =>
    act(async () => {
      const people = names.map((name) => ({
        __typename: 'User',
        id: name === 'Me' ? 'me' : name,
        name,
        avatarUrl: null,
      }));
      events.next(presence({ people }));
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

test('an edit form names those who edit the same, in a line that is there before them and after', async () => {
  const events = new Subject<ApolloLink.Result>();
  const { getByRole } = openScreen(FormHead, '/', '/', [], events);
  const tell = (...names: string[]) =>
    act(async () => {
      const editors = names.map((name) => ({ __typename: 'User', id: name === 'Me' ? 'me' : name, name }));
      events.next(presence({ editors }));
    });
  const line = getByRole('status');
  for (const [editors, text] of [
    [['Me'], ''],
    [['Me', 'Elias'], 'Elias is editing this too'],
    [['Ann', 'Me', 'Elias'], 'Ann and Elias are editing this too'],
    [['Ann', 'Me', 'Elias', 'Bob'], 'Ann, Elias, and 1 other are editing this too'],
  ] as const) {
    await tell(...editors);
    expect(line.textContent).toBe(text);
  }
  act(() => connection.set('reconnecting'));
  expect(line.textContent).toBe('');
  act(() => connection.set('online'));
  await tell('Me');
  expect(line.textContent).toBe('');
});
