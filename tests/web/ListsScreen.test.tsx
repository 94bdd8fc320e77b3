// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListsScreenDocument } from '../../web/lists/ListsScreen.generated.ts';
import { ListsScreen } from '../../web/lists/ListsScreen.tsx';
import { openScreen } from './open-screen.tsx';

const asked = { query: ListsScreenDocument };
const failed = { request: asked, result: { errors: [new GraphQLError('')] } };

function answered(lists: object[]) {
  return { request: asked, result: { data: { lists } } };
}

const list = {
  __typename: 'List',
  id: 'l1',
  name: 'Ida &amp; Ben',
  description: '',
  listType: 'WISHLIST',
  privacy: 'PUBLIC',
  eventDate: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  itemCount: 2,
  viewerRole: 'OWNER',
  isDemo: false,
  shareToken: 't1',
  shareLinkExpiresAt: null,
  purchaseVisibility: 'OWNER_SEES_BUYERS',
  owner: { __typename: 'User', id: 'u1', name: 'Ida' },
};

const open = (...answers: object[]) => openScreen(ListsScreen, '/dashboard', '/dashboard', answers as never);

const signedIn = vi.hoisted(() => ({ role: 'USER' }));
vi.mock('../../web/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ account: signedIn }),
}));
beforeEach(() => {
  signedIn.role = 'USER';
});

test('an administrator is led to where they work', async () => {
  signedIn.role = 'ADMIN';
  const { router } = open();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('lists that could not be read are asked for again', async () => {
  open(failed, answered([list]));
  expect(await screen.findByText('Failed to fetch lists. Please try again.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByRole('link', { name: 'Ida & Ben' })).toBeTruthy();
});

test('nothing found by a filter is another thing than nothing there', async () => {
  open(answered([list]));
  await screen.findByRole('link', { name: 'Ida & Ben' });

  await userEvent.type(screen.getByLabelText('Search lists'), 'zebra');
  expect(await screen.findByText('No lists found')).toBeTruthy();
  expect(screen.getByText(/^No list matches your search or filters\./)).toBeTruthy();
  expect(screen.queryByText(/You haven't created any lists yet/)).toBeNull();

  await userEvent.clear(screen.getByLabelText('Search lists'));
  await userEvent.click(screen.getByRole('tab', { name: 'Shared With Me' }));
  expect(await screen.findByText('No lists found')).toBeTruthy();
  expect(screen.queryByText(/^No list matches/)).toBeNull();
});

test('a card asks by name before it deletes', async () => {
  open(answered([list]));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ida & Ben' }));

  const question = within(await screen.findByRole('alertdialog'));
  const text = 'Are you sure you want to delete "Ida & Ben"? This action cannot be undone.';
  expect(question.getByText(text)).toBeTruthy();
});
