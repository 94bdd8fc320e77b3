// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, Observable, of, Subject } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FIRST_ITEMS } from '../../../server/base/paging/page-sizes.rules.ts';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { outdatedAnswersLink } from '../../../web/base/network/outdated-answers-link.ts';
import { ListScreen } from '../../../web/lists/lists/ListScreen.tsx';
import { itemsOf, pageOf } from './item-pages.ts';
import { heading } from './list-heading.ts';
import { anOwnItem } from './own-items.ts';

/** So small that a few items fill some. */
const PAGE_SIZE = 2;

function anItem(title: string, orderIndex: number, { category = '', quantityPurchased = 0 } = {}) {
  return anOwnItem(title, orderIndex, { category, quantityPurchased, timesPutBack: 0 });
}

type Item = ReturnType<typeof anItem>;

const LIST = { ...heading, viewerRole: 'OWNER', collaboratorRole: null, owner: { ...heading.owner, name: 'Ida' } };

const FIVE = ['Apples', 'Bread', 'Coal', 'Dates', 'Eggs'].map((title, place) => anItem(title, place));

/** The list screen over the real cache; each page behind the first waits until it is let through. */
async function openList(items: Item[] = FIVE, overrides = {}, size = PAGE_SIZE) {
  const events = new Subject<ApolloLink.Result>();
  const waiting: ((answer?: ApolloLink.Result) => void)[] = [];
  const server = { items, revision: 5, opened: 0, waiting };
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return operationName === 'LiveList' ? events : NEVER;
    if (operationName === 'ListScreen') {
      server.opened += 1;
      const page = itemsOf(server.items, server.revision, size);
      return of({ data: { list: { ...LIST, ...overrides, revision: server.revision, ...page } } });
    }
    if (operationName !== 'ListItemsPage') return NEVER;
    const page = pageOf(server.items, server.revision, { after: variables.after, size });
    const answer = { data: { list: { __typename: 'List', id: 'l1', revision: server.revision, items: page } } };
    return new Observable<ApolloLink.Result>((observer) => {
      waiting.push((instead) => {
        observer.next(instead ?? answer);
        observer.complete();
      });
    });
  });
  const client = new ApolloClient({ link: outdatedAnswersLink.concat(link), cache: createCache(), dataMasking: true });
  const routes = [{ path: '/lists/:listId', Component: ListScreen }];
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/lists/l1'] })} />
    </ApolloProvider>,
  );
  await screen.findByRole('heading', { name: items[0]?.title });
  const nextPage = async (instead?: ApolloLink.Result) => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => waiting.shift()?.(instead));
  };
  const tell = (revision: number, change: object) =>
    act(async () => {
      const list = { ...LIST, ...overrides, itemCount: server.items.length };
      const listChanged = { __typename: 'ListChanged', revision, actor: null, news: null, list, change };
      events.next({ data: { listChanged } });
    });
  return { client, server, nextPage, tell };
}

const titles = () => screen.queryAllByRole('article').map((item) => item.querySelector('h3')?.textContent);

const shows = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

test('the first page of a long list is shown with the counts of all of it, and the rest follows page by page', async () => {
  const items = FIVE.map((item, place) => ({ ...item, quantityPurchased: place === 4 ? 1 : 0 }));
  const { nextPage, server } = await openList(items);
  await shows(['Apples', 'Bread']);
  expect(screen.getByText('1 of 5 taken')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gifts 5' })).toBeTruthy();
  expect(screen.getByText('Loading the rest of this list: 2 of 5')).toBeTruthy();

  await nextPage();
  await shows(['Apples', 'Bread', 'Coal', 'Dates']);
  await nextPage();

  await waitFor(() => expect(screen.queryByText(/^Loading the rest/)).toBeNull());
  expect(screen.getByText('1 of 5 taken')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 of 5 taken' }).getAttribute('aria-expanded')).toBe('false');
  expect(server.waiting).toHaveLength(0);
});

test('a place is kept for each item that is still to come, under its category', async () => {
  const items = FIVE.map((item, place) => ({ ...item, category: place % 2 ? 'Bakery' : 'Fruit' }));
  const { nextPage } = await openList(items, { listType: 'SHOPPING' });
  const rows = () => [...document.querySelectorAll('section[aria-labelledby="items"] li')].length;
  expect(screen.getByRole('button', { name: /Fruit/ }).textContent).toContain('3');
  expect(screen.getByRole('button', { name: /Bakery/ }).textContent).toContain('2');
  expect(screen.getByText('0 of 5 ticked off')).toBeTruthy();
  expect(rows()).toBe(5);

  await nextPage();
  await nextPage();

  expect(rows()).toBe(5);
  await waitFor(() => expect(titles()).toHaveLength(5));
});

test('what is searched for is found in what has come, and the screen says that more is coming', async () => {
  const { nextPage } = await openList();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), 'eggs');
  expect(screen.getByText('Loading the rest of this list: 2 of 5').getAttribute('role')).toBe('status');
  expect(screen.queryByText('No items found')).toBeNull();

  await nextPage();
  await nextPage();

  await shows(['Eggs']);
});

test('a new order that comes between two pages is the order of all, and needs no further page', async () => {
  const { nextPage, tell, server } = await openList();
  await waitFor(() => expect(server.waiting).toHaveLength(1));
  server.items = FIVE.toReversed().map((item, orderIndex) => ({ ...item, orderIndex }));
  server.revision = 6;

  await tell(6, { __typename: 'ItemsReordered', items: server.items });
  await nextPage(); // of the order before

  await shows(['Eggs', 'Dates', 'Coal', 'Bread', 'Apples']);
  expect(screen.queryByText(/^Loading the rest/)).toBeNull();
});

test('a list whose rest does not come says so, and asks again at a press', async () => {
  const { nextPage } = await openList();

  await nextPage({ errors: [{ message: 'Server error. Please try again later.' }], data: null });
  expect(await screen.findByText('The rest of this list didn’t load.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await nextPage();
  await nextPage();

  await waitFor(() => expect(titles()).toHaveLength(5));
});
test('an item that is added, and one that is deleted, between two pages is neither lost nor doubled', async () => {
  const { server, nextPage, tell } = await openList();
  const added = anItem('Figs', 5);
  await nextPage(); // Coal and Dates
  await waitFor(() => expect(server.waiting).toHaveLength(1)); // Eggs are read before what follows

  server.items = [...FIVE.filter(({ id }) => id !== 'coal'), added];
  server.revision = 7;
  await tell(6, { __typename: 'ItemAdded', itemId: 'figs', item: added });
  await tell(7, { __typename: 'ItemRemoved', itemId: 'coal' });
  await shows(['Apples', 'Bread', 'Dates', 'Figs']);
  await nextPage(); // older than what was heard, so everything is read again
  await waitFor(() => expect(server.opened).toBe(2));
  await nextPage();
  await nextPage();

  await shows(['Apples', 'Bread', 'Dates', 'Eggs', 'Figs']);
  await waitFor(() => expect(screen.queryByText(/^Loading the rest/)).toBeNull());
});

const BROWN_EGGS = { ...(FIVE[4] as Item), title: 'Brown eggs' };

test.for<[string, (list: Awaited<ReturnType<typeof openList>>) => unknown]>([
  [
    'by somebody',
    ({ tell }) => tell(6, { __typename: 'ItemEdited', item: BROWN_EGGS, itemId: BROWN_EGGS.id, choiceItems: [] }),
  ],
  [
    'by oneself',
    ({ client }) =>
      client.cache.writeFragment({
        id: client.cache.identify(BROWN_EGGS),
        fragment: gql`fragment Edited on Item { id title listRevision }`,
        data: { ...BROWN_EGGS, listRevision: 6 },
      }),
  ],
])(
  'a page is asked for before the one in front of it is drawn, and once more where something was changed meanwhile, %s',
  async ([, change]) => {
    const whenIdle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback));
    vi.stubGlobal('cancelIdleCallback', () => {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const becomeIdle = async () => {
      await waitFor(() => expect(whenIdle).not.toEqual([]));
      for (const callback of whenIdle.splice(0)) callback();
    };
    const list = await openList();
    const { server, nextPage } = list;
    await becomeIdle();

    await nextPage(); // Coal and Dates
    expect(server.waiting).toHaveLength(1);
    await shows(['Apples', 'Bread']);
    await nextPage(); // Eggs, as they were
    await becomeIdle();
    await shows(['Apples', 'Bread', 'Coal', 'Dates']);
    server.items = [...server.items.slice(0, 4), BROWN_EGGS];
    server.revision = 6;
    await change(list);
    await becomeIdle();
    await nextPage();
    await becomeIdle();

    await shows(['Apples', 'Bread', 'Coal', 'Dates', 'Brown eggs']);
    await waitFor(() => expect(screen.queryByText(/^Loading the rest/)).toBeNull());
  },
);

test('changes of others to items behind the first ones, which alone the screen listens to, are drawn as well', async () => {
  const items = Array.from({ length: FIRST_ITEMS + 5 }, (_, place) => anItem(`Thing ${place + 1}`, place));
  const { server, nextPage, tell } = await openList(items, {}, FIRST_ITEMS);
  await nextPage();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), 'thing 6');
  await shows(['Thing 6', 'Thing 60', 'Thing 61', 'Thing 62', 'Thing 63', 'Thing 64', 'Thing 65']);

  const [renamed, moved] = [items[62], items[64]].map((item) => ({ ...(item as Item) })) as [Item, Item];
  renamed.title = 'Thing 6 in red';
  moved.orderIndex = -1;
  server.items = [moved, ...items.slice(0, 60), ...items.slice(61, 62), renamed, ...items.slice(63, 64)];
  await tell(6, { __typename: 'ItemEdited', item: renamed, itemId: renamed.id, choiceItems: [] });
  await tell(7, { __typename: 'ItemEdited', item: moved, itemId: moved.id, choiceItems: [] });
  await tell(8, { __typename: 'ItemRemoved', itemId: items[60]?.id });

  await shows(['Thing 65', 'Thing 6', 'Thing 60', 'Thing 62', 'Thing 6 in red', 'Thing 64']);
});
