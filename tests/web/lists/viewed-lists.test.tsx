// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import { OpenAsViewerDocument } from '../../../web/lists/collaborators/OpenAsViewer.generated.ts';
import { RemoveCollaboratorDocument } from '../../../web/lists/collaborators/RemoveDialog.generated.ts';
import { ViewedListsDocument } from '../../../web/lists/collaborators/ViewedLists.generated.ts';
import { ListScreenDocument } from '../../../web/lists/lists/ListScreen.generated.ts';
import { ListScreen } from '../../../web/lists/lists/ListScreen.tsx';
import { ListsScreenDocument } from '../../../web/lists/lists/ListsScreen.generated.ts';
import { ListsScreen } from '../../../web/lists/lists/ListsScreen.tsx';
import { anAccount } from '../an-account.ts';
import { everyTime, openScreen } from '../open-screen.tsx';

const viewed = (...lists: object[]) =>
  everyTime({ request: { query: ViewedListsDocument }, result: { data: { viewedLists: lists, circles: [] } } });
const opened = (lists: { viewedLists?: object[]; followedLists?: object[] }) =>
  everyTime({
    request: { query: OpenAsViewerDocument },
    result: { data: { viewedLists: [], followedLists: [], ...lists } },
  });
const birthday = {
  __typename: 'ViewedList',
  id: 'l1',
  name: 'Ida &amp; Ben',
  listType: 'WISHLIST',
  eventDate: null,
  ownerName: 'Ida',
  shareToken: 't1',
};
const noLists = everyTime({
  request: { query: ListsScreenDocument, variables: () => true },
  result: {
    data: {
      myLists: {
        __typename: 'ListConnection',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
});
const refused = everyTime({
  request: { query: ListScreenDocument, variables: () => true },
  result: { errors: [new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } })] },
});

beforeAll(() => session.start({ refresh: async () => null, signOut: async () => {}, navigate: () => {} }));
afterAll(() => session.stop());
beforeEach(() => {
  const account = anAccount({ id: 'u1' });
  session.begin({ __typename: 'Session', accessToken: 'a', refreshToken: 'r', account } as never, true);
  onTestFinished(() => session.discard());
});

test('My Lists lead to lists that one is only to see, and leave them', async () => {
  const removed = vi.fn(() => ({ data: { removeCollaborator: null } }));
  const removing = {
    request: { query: RemoveCollaboratorDocument, variables: { listId: 'l1', id: 'u1' } },
    result: removed,
  };
  const { findByRole, getByRole } = openScreen(ListsScreen, '/dashboard', '/dashboard', [
    noLists,
    viewed(birthday),
    removing,
  ]);

  const link = await findByRole('link', { name: 'Ida & Ben' });
  expect(link.getAttribute('href')).toBe('/shared/t1');
  await userEvent.click(getByRole('button', { name: 'Leave “Ida & Ben”' }));
  await userEvent.click(await findByRole('button', { name: 'Leave list' }));
  await vi.waitFor(() => expect(removed).toHaveBeenCalledOnce());
});

test('My Lists say nothing of it to others', async () => {
  const { findByRole, queryByRole } = openScreen(ListsScreen, '/dashboard', '/dashboard', [noLists, viewed()]);

  await findByRole('heading', { name: 'What would you like to make first?' });
  expect(queryByRole('heading', { name: 'Lists you can give from' })).toBeNull();
});

test.for(['viewedLists', 'followedLists'])(
  'the address of a list among the %s leads to the page of its guests',
  async (which) => {
    const answer = opened({ [which]: [{ __typename: 'ViewedList', id: 'l1', shareToken: 't1' }] });
    const { router } = openScreen(ListScreen, '/lists/:listId', '/lists/l1', [refused, answer]);

    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/shared/t1'));
  },
);

test('the address of another list stays closed', async () => {
  const { findByText, router } = openScreen(ListScreen, '/lists/:listId', '/lists/l2', [refused, opened({})]);

  expect(await findByText('Return to Dashboard')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/lists/l2');
});
