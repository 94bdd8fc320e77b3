// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode, parse } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, type Observable, of, Subject } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { outdatedAnswersLink } from '../../../web/base/network/outdated-answers-link.ts';
import { placeItem } from '../../../web/lists/items/cache/list-items.ts';
import { ListScreen } from '../../../web/lists/lists/ListScreen.tsx';
import { movedItems } from '../../../web/lists/lists/moved-items.ts';
import { itemsOf } from './item-pages.ts';
import { heading } from './list-heading.ts';
import { anOwnItem } from './own-items.ts';

const bob = { __typename: 'User', id: 'u2', name: 'Bob' };

function anItem(id: string, title: string, orderIndex: number) {
  return anOwnItem(title, orderIndex, { id });
}

const [coal, corn] = [anItem('i1', 'Coal', 0), anItem('i2', 'Corn', 1)];

interface Told {
  kind: string;
  /** Present where it says more than the kind. */
  action?: string;
  actor: { name: string } | null;
  item?: { id: string };
  items?: object[];
  removedItemId?: string;
  count?: number;
  collaborators?: object[];
}

const TYPES: Record<string, string> = {
  OPENED: 'ListOpened',
  LIST_EDITED: 'ListEdited',
  COLLABORATORS_CHANGED: 'CollaboratorsChanged',
  ITEMS_CHANGED: 'ListOpened',
  ITEMS_REORDERED: 'ItemsReordered',
  ITEM_ADDED: 'ItemAdded',
  ITEM_EDITED: 'ItemEdited',
  ITEM_REMOVED: 'ItemRemoved',
  PURCHASED: 'ItemPurchased',
  PURCHASE_UNDONE: 'PurchaseUndone',
};

/** As the server has it: what leaves the list by an edit is told as removed. */
function changeOf({ kind, item, items, removedItemId, collaborators }: Told) {
  if (collaborators) return { __typename: 'CollaboratorsChanged', collaborators };
  const isWhole = ['OPENED', 'ITEMS_CHANGED', 'ITEMS_REORDERED'].includes(kind);
  if (isWhole) return { __typename: TYPES[kind], items: items ?? null };
  const isRemoved = kind === 'ITEM_REMOVED' || (kind === 'ITEM_EDITED' && !item);
  if (isRemoved) return { __typename: 'ItemRemoved', itemId: removedItemId };
  return { __typename: TYPES[kind], itemId: item?.id ?? removedItemId, item: item ?? null };
}

/** The list screen over the real cache; `events` come over the socket, `stored` is what the server has. */
async function openList() {
  const events = new Subject<ApolloLink.Result>();
  const answers = new Subject<ApolloLink.Result>();
  const server = {
    stored: { ...heading, revision: 5, ...itemsOf([coal, corn]) } as object,
    reads: 0,
    errors: [] as object[],
    /** Holds back the answers to reads, where given. */
    held: null as Subject<ApolloLink.Result> | null,
  };
  const link = new ApolloLink(({ operationName, operationType }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return operationName === 'LiveList' ? events : NEVER;
    if (operationType === OperationTypeNode.MUTATION) return answers;
    server.reads += 1;
    const { errors, stored, held } = server;
    if (held) return held;
    return (
      errors.length ? of({ errors, data: null }) : of({ data: { list: stored } })
    ) as Observable<ApolloLink.Result>;
  });
  const client = new ApolloClient({ link: outdatedAnswersLink.concat(link), cache: createCache(), dataMasking: true });
  const routes = [
    { path: '/lists/:listId', Component: ListScreen },
    { path: '/dashboard', element: <h1>My Lists</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/lists/l1'] });
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await screen.findByRole('heading', { name: 'Coal' });
  const tell = (change: object) =>
    act(async () => {
      const { kind: _kind, item: _item, items: _items, removedItemId: _removed, ...rest } = change as Told;
      const { action, actor, kind, count = 1 } = { actor: null, action: undefined, ...change } as Told;
      const told = { __typename: 'ListNews', action: action ?? kind, who: actor?.name ?? null, quantity: 1, count };
      const news = kind === 'OPENED' ? null : told;
      const envelope = { __typename: 'ListChanged', list: heading, news, ...rest, actor };
      events.next({ data: { listChanged: { ...envelope, change: changeOf(change as Told) } } });
    });
  return { events, answers, server, tell, router, client };
}

/** Gives the text that is read out, by any part of the screen. */
function spoken() {
  const parts = screen.getAllByRole('status').map(({ textContent }) => textContent);
  return parts.join('');
}

function titles() {
  return screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent);
}

test('an item that somebody else adds takes its place, and is announced', async () => {
  const { tell, server } = await openList();

  await tell({
    kind: 'ITEM_ADDED',
    revision: 6,
    item: anItem('i3', 'Lemons', 2),
    actor: bob,
  });

  expect(titles()).toEqual(['Coal', 'Corn', 'Lemons']);
  expect(screen.getByText('Bob added “Lemons”')).toBeTruthy();
  expect(server.reads).toBe(1);
});

test('of several items that somebody else takes off at once, those that are left stay, and a sentence counts them', async () => {
  const { tell, server } = await openList();

  await tell({ kind: 'ITEMS_CHANGED', action: 'ITEM_REMOVED', revision: 6, items: [corn], actor: bob, count: 3 });

  expect(titles()).toEqual(['Corn']);
  expect(screen.getByText('Bob removed 3 items')).toBeTruthy();
  expect(server.reads).toBe(1);
});

test('who works on the list now is known without another reading', async () => {
  const { tell, server, client } = await openList();
  const collaborator = {
    __typename: 'Collaborator',
    userId: 'u2',
    invitationId: null,
    name: 'Bob',
    email: 'bob@example.test',
  };

  await tell({
    kind: 'COLLABORATORS_CHANGED',
    revision: 6,
    collaborators: [{ ...collaborator, avatarUrl: null, status: 'ACTIVE' }],
  });

  const known = client.cache.readFragment({
    id: 'List:l1',
    fragment: parse('fragment People on List { collaborators { name } }'),
  });
  expect(known).toMatchObject({ collaborators: [{ name: 'Bob' }] });
  expect(server.reads).toBe(1);
});

test('an event that is heard twice changes nothing', async () => {
  const { tell } = await openList();
  const added = { kind: 'ITEM_ADDED', revision: 6, item: anItem('i3', 'Lemons', 2) };

  await tell(added);
  await tell(added);

  expect(titles()).toEqual(['Coal', 'Corn', 'Lemons']);
});

test('a gap in the revisions reads the whole list again', async () => {
  const { tell, server } = await openList();
  server.stored = { ...heading, revision: 7, ...itemsOf([corn]) };

  await tell({ kind: 'ITEM_EDITED', revision: 7, item: corn });

  await vi.waitFor(() => expect(titles()).toEqual(['Corn']));
  expect(server.reads).toBe(2);
});

test('an answer from before an event is read again, also where the event asked for it', async () => {
  const { tell, server, router } = await openList();
  const early = new Subject<ApolloLink.Result>();
  server.held = early;
  await act(() => router.navigate('/lists/l1', { state: { refreshList: true } }));
  await tell({ kind: 'ITEM_EDITED', revision: 7, item: corn }); // a gap, while that read is on its way
  server.held = null;
  server.stored = { ...heading, revision: 7, ...itemsOf([corn]) };

  await act(async () => {
    early.next({ data: { list: { ...heading, revision: 5, ...itemsOf([coal, corn]) } } });
    early.complete();
  });

  await vi.waitFor(() => expect(titles()).toEqual(['Corn']));
});

test('an answer from before an event does not undo it, though nothing was drawn in between', async () => {
  const { events, server, router } = await openList();
  const early = new Subject<ApolloLink.Result>();
  server.held = early;
  await act(() => router.navigate('/lists/l1', { state: { refreshList: true } }));
  server.held = null;
  const lemons = anItem('i3', 'Lemons', 2);
  server.stored = { ...heading, revision: 6, ...itemsOf([coal, corn, lemons]) };

  await act(async () => {
    const added = {
      revision: 6,
      actor: null,
      news: null,
      change: { __typename: 'ItemAdded', itemId: 'i3', item: lemons },
    };
    events.next({ data: { listChanged: { __typename: 'ListChanged', ...added, list: heading } } });
    early.next({ data: { list: { ...heading, revision: 5, ...itemsOf([coal, corn]) } } });
    early.complete();
  });

  await vi.waitFor(() => expect(titles()).toEqual(['Coal', 'Corn', 'Lemons']));
});

test('when purchases become a surprise the whole list is read again', async () => {
  const { tell, server } = await openList();
  const hidden = { purchaseVisibility: 'SURPRISE', purchasesHidden: true };
  server.stored = { ...heading, ...hidden, revision: 4, ...itemsOf([coal, corn]) };

  await tell({ kind: 'LIST_EDITED', revision: 4, list: { ...heading, ...hidden } });

  expect(await screen.findByText(/^Purchases are kept a surprise until Ann chooses otherwise/)).toBeTruthy();
  await vi.waitFor(() => expect(server.reads).toBe(2));
});

test('a person who may not see the list any more is led to their own', async () => {
  const { events, server } = await openList();
  server.errors = [
    { message: 'You do not have permission to perform this action.', extensions: { code: 'FORBIDDEN' } },
  ];

  act(() => events.complete());

  expect(await screen.findByRole('heading', { name: 'My Lists' })).toBeTruthy();
});

test('a list that was deleted says so, and who deleted it', async () => {
  const { events, server } = await openList();
  server.errors = [{ message: 'List not found', extensions: { code: 'NOT_FOUND' } }];

  act(() => events.complete());

  expect(await screen.findByRole('heading', { name: 'Ann deleted this list' })).toBeTruthy();
});

test('a person who comes from a change has the list read again, also where it is open already', async () => {
  const { server, router } = await openList();
  const { reads } = server;
  await act(async () => router.navigate('/lists/l1'));
  expect(server.reads).toBe(reads);

  await act(async () => router.navigate('/lists/l1', { state: { refreshList: true } }));
  expect(server.reads).toBe(reads + 1);
  await act(async () => router.navigate('/lists/l1', { state: { newItem: 'i2' } }));
  expect(server.reads).toBe(reads + 2);
});

/** Gives the highlighted elements at the moment, with their names. */
function highlights() {
  return [...document.querySelectorAll('.animate-flash')].map((glow) => {
    const title = glow.parentElement?.querySelector('h1, h3')?.textContent;
    return `${title}: ${glow.textContent}`;
  });
}

test.for([
  ['an edit', { kind: 'ITEM_EDITED', item: anItem('i1', 'Charcoal', 0) }, 'Bob changed “Charcoal”', ['Charcoal: Bob']],
  ['archiving', { kind: 'ITEM_EDITED', action: 'ITEM_ARCHIVED', removedItemId: 'i1' }, 'Bob archived “Coal”', []],
  [
    'restoring',
    { kind: 'ITEM_EDITED', action: 'ITEM_RESTORED', item: anItem('i3', 'Salt', 2) },
    'Bob put “Salt” back on the list',
    ['Salt: Bob'],
  ],
  ['deleting', { kind: 'ITEM_REMOVED', removedItemId: 'i1' }, 'Bob removed “Coal”', []],
  ['an edit of the list', { kind: 'LIST_EDITED' }, 'Bob changed the details of the list', ['Barbecue: Bob']],
  [
    'moving',
    { kind: 'ITEMS_REORDERED', items: [anItem('i2', 'Corn', 0), anItem('i1', 'Coal', 1)] },
    'Bob changed the order of the list',
    ['Corn: Bob'],
  ],
  [
    'a purchase',
    { kind: 'PURCHASED', item: { ...anItem('i1', 'Coal', 0), quantityDesired: 2, quantityPurchased: 1 } },
    'Bob bought “Coal”',
    ['Coal: Bob'],
  ],
  ['an undo', { kind: 'PURCHASE_UNDONE', item: coal }, 'Bob undid the purchase of “Coal”', ['Coal: Bob']],
] as const)('%s is pointed out where it happens, with a name, and read out', async ([, change, sentence, shown]) => {
  const { tell } = await openList();

  await tell({ ...change, revision: 6, actor: bob });

  expect(spoken()).toBe(sentence);
  expect(highlights()).toEqual(shown);
});

test('a person who is kept from the viewer is somebody', async () => {
  const { tell } = await openList();

  await tell({ kind: 'PURCHASED', revision: 6, item: { ...coal, quantityDesired: 2, quantityPurchased: 1 } });

  expect(spoken()).toBe('Someone bought “Coal”');
  expect(highlights()).toEqual(['Coal: ']);
});

test('many items that are added at once are one sentence', async () => {
  const { tell } = await openList();

  for (const [index, title] of ['Lemons', 'Salt', 'Bread'].entries()) {
    await tell({ kind: 'ITEM_ADDED', revision: 6 + index, item: anItem(`new ${index}`, title, 2 + index), actor: bob });
  }

  expect(spoken()).toBe('Bob added 3 items');
  expect(highlights()).toEqual(['Lemons: Bob', 'Salt: Bob', 'Bread: Bob']);
});

test('an answer that somebody else’s change has overtaken does not bring back what that replaced', async () => {
  const { tell, answers, server, client } = await openList();
  const mutation = parse('mutation { updateItem(id: "i1", changes: {}) { __typename id listId listRevision title } }');
  const edit = client.mutate({ mutation });
  const theirs = anItem('i1', 'Charcoal', 0);
  server.stored = { ...heading, revision: 7, ...itemsOf([theirs, corn]) };
  await tell({ kind: 'ITEM_EDITED', revision: 6, item: anItem('i1', 'Coals', 0), actor: heading.owner });
  await tell({ kind: 'ITEM_EDITED', revision: 7, item: theirs, actor: bob });

  await act(async () => {
    answers.next({ data: { updateItem: { ...anItem('i1', 'Coals', 0), listRevision: 6 } } });
    answers.complete();
    await edit;
  });

  await vi.waitFor(() => expect(titles()).toEqual(['Charcoal', 'Corn']));
  expect(server.reads).toBe(2);
});

test('an answer that brought back what had gone is mended by the next change, where the list could not be read at once', async () => {
  const { tell, answers, server, client } = await openList();
  const mutation = parse('mutation { updateItem(id: "i1", changes: {}) { __typename id listId listRevision title } }');
  const edit = client.mutate({ mutation, update: (cache) => placeItem(cache, 'l1', 'i1') });
  await tell({ kind: 'ITEM_REMOVED', revision: 6, removedItemId: 'i1', actor: bob });
  server.errors = [{ message: 'busy', extensions: { code: 'SERVICE_UNAVAILABLE' } }];
  await act(async () => {
    answers.next({ data: { updateItem: { ...anItem('i1', 'Coals', 0), listRevision: 5 } } });
    answers.complete();
    await edit;
  });
  await vi.waitFor(() => expect(server.reads).toBe(2));
  const lemons = anItem('i3', 'Lemons', 2);
  server.errors = [];
  server.stored = { ...heading, revision: 7, ...itemsOf([corn, lemons]) };

  await tell({ kind: 'ITEM_ADDED', revision: 7, item: lemons, actor: bob });

  await vi.waitFor(() => expect(titles()).toEqual(['Corn', 'Lemons']));
});

test.for([
  ['later than another item’s change', 7],
  ['before another item’s change', 5],
] as const)('an answer that nothing has overtaken is enough: one from %s', async ([, listRevision]) => {
  const { tell, answers, server, client } = await openList();
  const mutation = parse('mutation { updateItem(id: "i1", changes: {}) { __typename id listId listRevision title } }');
  const edit = client.mutate({ mutation });
  await tell({ kind: 'ITEM_EDITED', revision: 6, item: anItem('i2', 'Sweetcorn', 1), actor: bob });

  await act(async () => {
    answers.next({ data: { updateItem: { ...anItem('i1', 'Charcoal', 0), listRevision } } });
    answers.complete();
    await edit;
  });

  expect(titles()).toEqual(['Charcoal', 'Sweetcorn']);
  expect(server.reads).toBe(1);
});

test('of a new order, the fewest are said to have moved that explain it', () => {
  expect(movedItems(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a']);
  expect(movedItems(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  expect(movedItems(['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual([]);
  expect(movedItems(['a', 'b'], ['a', 'new', 'b'])).toEqual([]);
  expect(movedItems([], ['a'])).toEqual([]);
  expect(movedItems(['a', 'b', 'c', 'd', 'e'], ['e', 'b', 'c', 'd', 'a'])).toEqual(['e', 'a']);
});
