// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { Subject } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../web/base/design/Button.tsx';
import { LostItemDocument, LostListDocument } from '../../../web/core/list-access/LostList.generated.ts';
import { useLiveForm } from '../../../web/core/list-access/LostList.tsx';
import {
  EditItemScreenDocument,
  EditItemScreenListDocument,
} from '../../../web/lists/items/section/EditItemScreen.generated.ts';
import { EditItemScreen } from '../../../web/lists/items/section/EditItemScreen.tsx';
import { EditListScreenDocument } from '../../../web/lists/list-settings/EditListScreen.generated.ts';
import { EditListScreen } from '../../../web/lists/list-settings/EditListScreen.tsx';
import { openScreen } from '../open-screen.tsx';

vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', account: null }),
  session: { getState: () => ({ status: 'signedIn' }) },
}));

const list = {
  __typename: 'List',
  id: 'l1',
  name: 'Barbecue',
  description: '',
  listType: 'SHOPPING',
  privacy: 'PRIVATE',
  purchaseVisibility: 'OWNER_SEES_BUYERS',
  eventType: null,
  eventDate: null,
  viewerRole: 'COLLABORATOR',
  isDemo: false,
};
const opened = { request: { query: EditListScreenDocument, variables: { id: 'l1' } }, result: { data: { list } } };
const access = (result: object) => ({ request: { query: LostListDocument, variables: { listId: 'l1' } }, result });
const refused = (code: string) => access({ errors: [new GraphQLError('Refused', { extensions: { code } })] });

/** The form of a collaborator, who has begun to type. */
async function edit(answer: MockLink.MockedResponse) {
  const events = new Subject<ApolloLink.Result>();
  const screen = openScreen(EditListScreen, '/lists/:listId/edit', '/lists/l1/edit', [opened, answer], events);
  await userEvent.type(await screen.findByLabelText('Description'), 'Bring chairs');
  return { ...screen, events };
}

test.for([
  ['FORBIDDEN', 'You no longer have access to this list.'],
  ['NOT_FOUND', 'This list has been deleted.'],
] as const)(
  'whose list ends as %s while they edit it is told at once, and can still copy what they typed',
  async ([code, words]) => {
    const screen = await edit(refused(code));

    act(() => screen.events.complete());

    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Bring chairs');
    expect(document.activeElement).toBe(screen.getByLabelText('Description')); // nobody is torn from what they write
    expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('true');
  },
);

test('a connection that ends for another reason is no loss', async () => {
  const answered = vi.fn(() => ({ data: { list: { __typename: 'List', id: 'l1' } } }));
  const screen = await edit({ ...access({}), result: answered });

  act(() => screen.events.complete());

  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save Changes' }).hasAttribute('aria-disabled')).toBe(false);
});

test('what is being deleted when its connection ends is not listened to again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const Form = () => {
    const [isDeleting, setIsDeleting] = useState(false);
    useLiveForm('l1', { isEnding: isDeleting });
    return <Button onClick={() => setIsDeleting(true)}>Delete</Button>;
  };
  const events = new Subject<ApolloLink.Result>();
  const answered = vi.fn(() => ({ data: { list: { __typename: 'List', id: 'l1' } } }));
  const screen = openScreen(Form, '/', '/', [{ ...access({}), result: answered }], events);
  await act(async () => {
    events.complete();
    await vi.advanceTimersByTimeAsync(0);
  });

  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await act(() => vi.advanceTimersByTimeAsync(1000)); // an attempt would be an error of the run

  expect(answered).toHaveBeenCalledOnce();
});

const item = {
  __typename: 'Item',
  id: 'i1',
  listId: 'l1',
  title: 'Mug',
  description: '',
  notes: '',
  variant: '',
  recipes: '',
  amount: '',
  category: '',
  price: null,
  currency: 'EUR',
  primaryUrl: '',
  secondaryUrl: '',
  imageUrl: null,
  isGroupGift: false,
  quantityDesired: 1,
  image: null,
};
const change = (kind: string, removedItemId: string | null = null) => ({
  data: {
    listChanged: { __typename: 'ListChanged', change: { __typename: kind, itemId: removedItemId, isArchived: false } },
  },
});

/** The form of an item, into which somebody has begun to type. */
async function editItem(asked: object) {
  const events = new Subject<ApolloLink.Result>();
  const answers = [
    { request: { query: EditItemScreenDocument, variables: { id: 'i1' } }, result: { data: { item } } },
    { request: { query: EditItemScreenListDocument, variables: { listId: 'l1' } }, result: { data: { list } } },
    { request: { query: LostItemDocument, variables: { itemId: 'i1' } }, ...asked },
  ];
  const address = '/lists/l1/items/i1/edit';
  const screen = openScreen(EditItemScreen, '/lists/:listId/items/:itemId/edit', address, answers, events);
  await userEvent.type(await screen.findByLabelText('Notes'), 'Blue');
  return { ...screen, events };
}

test.for([
  ['while they edit it', change('ItemRemoved', 'i1'), {}],
  [
    'while they had no connection',
    change('ListOpened'),
    { result: { errors: [new GraphQLError('Item not found', { extensions: { code: 'NOT_FOUND' } })] } },
  ],
] as const)(
  'whose item is deleted %s is told at once, and can still copy what they typed',
  async ([, event, asked]) => {
    const screen = await editItem(asked);

    act(() => screen.events.next(event));

    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('This item has been deleted.');
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/lists/l1');
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Blue');
    expect(document.activeElement).toBe(screen.getByLabelText('Notes'));
    expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('true');
  },
);

test('an item that is still there, or was only archived, can be saved', async () => {
  const answered = vi.fn(() => ({ data: { item: { __typename: 'Item', id: 'i1' } } }));
  const screen = await editItem({ result: answered });

  act(() => screen.events.next(change('ListOpened')));
  act(() => screen.events.next(change('ItemRemoved', 'i2')));
  act(() => screen.events.next(change('ItemEdited', 'i1')));

  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save Changes' }).hasAttribute('aria-disabled')).toBe(false);
});
