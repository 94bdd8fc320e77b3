// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InvitationsWaitingDocument } from '../../../web/lists/collaborators/InvitationsWaiting.generated.ts';
import { FirstListDocument } from '../../../web/lists/lists/FirstList.generated.ts';
import { ListsScreenDocument } from '../../../web/lists/lists/ListsScreen.generated.ts';
import { ListsScreen } from '../../../web/lists/lists/ListsScreen.tsx';
import { openScreen } from '../open-screen.tsx';

type Asked = Partial<Record<'source' | 'type' | 'search' | 'after', string | null>>;

/** Which of them the screen asks for; without more, the first of all. */
const asked = ({ source = 'ALL', ...wanted }: Asked = {}) => ({
  query: ListsScreenDocument,
  variables: (variables: Asked) =>
    Object.entries({ source, ...wanted }).every(([name, value]) => variables[name as keyof Asked] === value),
});
const failed = { request: asked(), result: { errors: [new GraphQLError('')] } };

function answered(nodes: object[], { next = null, ...wanted }: Asked & { next?: string | null } = {}) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next };
  return { request: asked(wanted), result: { data: { myLists: { __typename: 'ListConnection', nodes, pageInfo } } } };
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
  lastChangedAt: '2026-11-02T12:00:00.000Z',
  itemCount: 2,
  viewerRole: 'OWNER',
  isDemo: false,
  shareToken: 't1',
  shareLinkExpiresAt: null,
  hiddenAt: null,
  pastSince: null as string | null,
  purchaseVisibility: 'OWNER_SEES_BUYERS',
  purchasesHidden: false,
  firstTitles: [],
  pictures: [{ __typename: 'ListPicture', url: '/images/items/mug-s.webp', sizes: null }],
  progress: { __typename: 'ListProgress', wanted: 19, given: 5, held: 0 },
  owner: { __typename: 'User', id: 'u1', name: 'Ida' },
  person: null as object | null,
};

function copiesOf(original: typeof list, count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...original, id: `copy${index}`, name: `Copy ${index}` }));
}

/** A calendar date, YYYY-MM-DD, so many days from today. */
function dayIn(days: number): string {
  const day = new Date();
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + days)).toISOString().slice(0, 10);
}

const open = (...answers: object[]) => openScreen(ListsScreen, '/dashboard', '/dashboard', answers as never);

const signedIn = vi.hoisted(() => ({ role: 'USER', emailVerified: true }));
vi.mock('../../../web/core/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ account: signedIn }),
}));
beforeEach(() => {
  Object.assign(signedIn, { role: 'USER', emailVerified: true });
});

test('an administrator is led to where they work', async () => {
  signedIn.role = 'ADMIN';
  const { router } = open();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('an administrator’s own lists are there, too', async () => {
  signedIn.role = 'ADMIN';
  openScreen(ListsScreen, '/dashboard', '/dashboard?own', [answered([list])] as never);

  expect(await screen.findByRole('link', { name: 'Ida & Ben' })).toBeTruthy();
});

test('lists do not wait for a number of invitations that does not come', async () => {
  signedIn.emailVerified = false;
  const request = { query: InvitationsWaitingDocument };
  const data = { me: { __typename: 'Me', id: 'u1', invitationsWaiting: 0 } };
  open(answered([list]), { request, result: { data }, delay: Number.POSITIVE_INFINITY });

  expect(await screen.findByRole('link', { name: 'Ida & Ben' }, { timeout: 10_000 })).toBeTruthy();
});

test('lists that could not be read are asked for again', async () => {
  open(failed, answered([list]));
  expect(await screen.findByText('Failed to fetch lists. Please try again.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByRole('link', { name: 'Ida & Ben' })).toBeTruthy();
});

test('past lists stand behind one line at the end, unless they are searched for', async () => {
  const past = copiesOf(list, 2).map((each) => ({ ...each, pastSince: '2026-11-20T10:00:00Z' }));
  open(
    answered([
      ...copiesOf(list, 6).map((each) => ({ ...each, id: `${each.id} now`, name: `${each.name} now` })),
      ...past,
    ]),
  );

  const line = await screen.findByRole('link', { name: 'Past lists (2)' });
  expect(line.getAttribute('href')).toBe('/dashboard?past');
  expect(screen.queryByRole('link', { name: 'Copy 1' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Search lists'));
  await userEvent.paste('Copy 1');
  expect(await screen.findByRole('link', { name: 'Copy 1' })).toBeTruthy();
});

test('somebody whose lists are all past sees the way to them, and is not told that they have none', async () => {
  open(answered([{ ...list, pastSince: '2026-11-20T10:00:00Z' }]));

  expect(await screen.findByRole('link', { name: 'Past lists (1)' })).toBeTruthy();
  expect(screen.queryByText('No lists found')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ida & Ben' })).toBeNull();
});

test('a list that administrators hid says so on its card, in place of who may open it', async () => {
  open(answered([{ ...list, hiddenAt: '2026-11-20T10:00:00Z' }]));

  expect(await screen.findByText('Hidden by us')).toBeTruthy();
  expect(screen.queryByText('Public')).toBeNull();
});

test('a handful of one’s own lists has no filters, one that somebody shares has', async () => {
  open(answered([list, ...copiesOf(list, 4)]));
  await screen.findByRole('link', { name: 'Ida & Ben' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByLabelText('Search lists')).toBeNull();
  cleanup();

  open(answered([{ ...list, viewerRole: 'COLLABORATOR' }]));
  expect(await screen.findByRole('tab', { name: 'Shared With Me' })).toBeTruthy();
});

test('nothing found by a filter is another thing than nothing there', async () => {
  open(answered([list, ...copiesOf(list, 5)]));
  await screen.findByRole('link', { name: 'Ida & Ben' });

  await userEvent.type(screen.getByLabelText('Search lists'), 'zebra');
  expect(await screen.findByText('No lists found')).toBeTruthy();
  expect(screen.getByText(/^Nothing matches\./)).toBeTruthy();
  expect(screen.queryByText(/You haven't created any lists yet/)).toBeNull();

  await userEvent.clear(screen.getByLabelText('Search lists'));
  await userEvent.click(screen.getByRole('tab', { name: 'Shared With Me' }));
  expect(await screen.findByText('No lists found')).toBeTruthy();
  expect(screen.queryByText(/^Nothing matches/)).toBeNull();
});

test('a new account is offered what to make first, and no tools that have nothing to work on', async () => {
  open(answered([]));

  expect(await screen.findByRole('heading', { name: 'What would you like to make first?' })).toBeTruthy();
  for (const [kind, type] of [
    [/Wishlist/, 'WISHLIST'],
    [/Gift Registry/, 'REGISTRY'],
    [/Shopping List/, 'SHOPPING'],
  ] as const) {
    expect(screen.getByRole('link', { name: kind }).getAttribute('href')).toBe(`/lists/create?type=${type}`);
  }
  expect(screen.queryByText('No lists found')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByLabelText('Search lists')).toBeNull();
});

test('what is due soon comes first, then what was changed last, and last what is over', async () => {
  const named = (name: string, eventDate: string | null, lastChangedAt = list.lastChangedAt) => ({
    ...{ ...list, id: name, name, eventDate, lastChangedAt },
  });
  open(
    answered([
      named('Undated', null),
      named('Far', '2999-01-01'),
      named('Changed', null, '2026-11-20T12:00:00.000Z'),
      named('Over', '2001-01-01'),
      named('Next', dayIn(20)),
    ]),
  );

  await screen.findByRole('link', { name: 'Next' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Next', 'Changed', 'Undated', 'Far', 'Over']);
  expect(screen.getByText('in 20 days')).toBeTruthy();
});

test('a card says how much is given, what is only held apart, and of a surprise how much there is', async () => {
  const surprise = { ...list, id: 'l2', name: 'Surprise', purchasesHidden: true, progress: null };
  const held = { ...list, id: 'l3', name: 'Held', progress: { ...list.progress, wanted: 3, given: 2, held: 1 } };
  open(answered([list, surprise, held]));

  expect(await screen.findByText('5 of 19 taken')).toBeTruthy();
  expect(screen.getByText('1 of 3 taken, 1 held')).toBeTruthy();
  expect(screen.getByText('It’s a surprise')).toBeTruthy();
  expect(screen.getByText('2 gifts')).toBeTruthy();
});

test('a card asks by name before it deletes', async () => {
  open(answered([list]));
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ida & Ben' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));

  const question = within(await screen.findByRole('alertdialog'));
  const text = 'Are you sure you want to delete "Ida & Ben"? This action cannot be undone.';
  expect(question.getByText(text)).toBeTruthy();
});

const named = (name: string, changes = {}) => ({ ...list, id: name, name, ...changes });
const namesShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('what is told live', () => {
  const told = (change: object | null, gained: typeof list | null = null) => {
    const field = { __typename: 'MyListsChanged', change, listId: gained?.id ?? null, list: gained };
    return { data: { myListsChanged: field } };
  };
  const openLive = (...answers: object[]) => {
    const events = new Subject<ApolloLink.Result>();
    openScreen(ListsScreen, '/dashboard', '/dashboard', answers as never, events);
    return events;
  };

  test('while the lists are read again is not undone by the older answer', async () => {
    const events = openLive(
      answered([list]),
      { ...answered([list]), delay: 20 },
      answered([list, named('Gained'), named('Of the last answer')]),
    );
    await screen.findByRole('link', { name: 'Ida & Ben' });

    act(() => events.next(told(null))); // something may have been missed
    act(() => events.next(told({ __typename: 'MyListAdded' }, named('Gained'))));

    expect(await screen.findByRole('link', { name: 'Of the last answer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gained' })).toBeTruthy();
  });

  test('before the lists are here is read after it, not with what was asked for before', async () => {
    const events = openLive({ ...answered([]), delay: Number.POSITIVE_INFINITY }, answered([named('Gained')]));

    act(() => events.next(told(null)));

    expect(await screen.findByRole('link', { name: 'Gained' })).toBeTruthy();
  });
});

describe('of many lists the first are here', () => {
  test('and the rest follow, each once', async () => {
    open(
      answered([named('One'), named('Two')], { next: 'c2' }),
      answered([named('Two'), named('Three')], { after: 'c2' }), // Two has moved meanwhile
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

    await screen.findByRole('link', { name: 'Three' });
    expect(namesShown()).toEqual(['One', 'Two', 'Three']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('the server finds those that are not, and pages of what it finds follow', async () => {
    open(
      answered([named('One'), named('Bicycle club')], { next: 'c2' }),
      answered([named('Bicycles'), named('Bicycle club')], { search: 'bicycle', next: 'c3' }),
      answered([named('My bicycle')], { search: 'bicycle', after: 'c3' }),
    );

    await userEvent.click(await screen.findByLabelText('Search lists'));
    await userEvent.paste('bicycle'); // in one go: after a pause what stands there is searched
    await screen.findByRole('link', { name: 'Bicycles' });
    expect(namesShown()).toEqual(['Bicycles', 'Bicycle club']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

    await screen.findByRole('link', { name: 'My bicycle' });
    expect(namesShown()).toEqual(['Bicycles', 'Bicycle club', 'My bicycle']);
  });

  test('the server picks those of somebody else, and of a type', async () => {
    open(
      answered([named('One')], { next: 'c2' }),
      answered([named('Theirs', { viewerRole: 'COLLABORATOR' })], { source: 'COLLABORATED', type: null }),
      answered([named('Food', { listType: 'SHOPPING' })], { source: 'ALL', type: 'SHOPPING' }),
    );

    await userEvent.click(await screen.findByRole('tab', { name: 'Shared With Me' }));
    expect(await screen.findByRole('link', { name: 'Theirs' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'All Lists' }));
    await userEvent.click(screen.getByRole('button', { name: 'Shopping' }));

    expect(await screen.findByRole('link', { name: 'Food' })).toBeTruthy();
  });

  test('what could not be read is said, and read at another try', async () => {
    open(
      answered([named('One')], { next: 'c2' }),
      { request: asked({ after: 'c2' }), error: new Error('Nothing came') } as never,
      answered([named('Two')], { after: 'c2' }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The rest didn’t load.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Two' })).toBeTruthy();
  });
});

test('a new account is offered the demo lists in its own language', async () => {
  const demos = [
    { id: 'd1', name: 'Ida turns 7', listType: 'WISHLIST', shareToken: 'demo-wishlist' },
    { id: 'd3', name: 'Our home', listType: 'REGISTRY', shareToken: 'demo-registry' },
  ].map((demo) => ({ __typename: 'SharedList', ...demo }));
  open(answered([]), {
    request: { query: FirstListDocument, variables: { language: 'en' } },
    result: { data: { demoLists: demos } },
  });

  const finished = await screen.findByRole('region', { name: 'Or look at a finished one first' });

  const places = within(finished)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/shared/demo-wishlist', '/shared/demo-registry']);
});
