// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, Observable, of } from 'rxjs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { Toaster } from '../../../web/base/page/Toaster.tsx';
import { AddFromUrlDialog } from '../../../web/lists/items/adding/AddFromUrlDialog.tsx';
import { BulkAddDialog } from '../../../web/lists/items/adding/BulkAddDialog.tsx';
import { bulkRow } from '../../../web/lists/items/adding/bulk-rows.ts';
import { PasteToAdd } from '../../../web/lists/items/adding/PasteToAdd.tsx';
import { QuickAdd } from '../../../web/lists/items/adding/QuickAdd.tsx';

const LINKS = Array.from({ length: 8 }, (_, n) => `https://shop${n}.example/red-bicycle-${n}`);
const INSECURE =
  'Unable to access this URL due to security restrictions. Please try a different URL or enter item details manually.';
const UNREADABLE = 'Unable to extract information from this URL. Please enter the item details manually.';

const text = (value: unknown) => ({ __typename: 'FoundText', value, source: 'JSON_LD', confidence: 0.9 });
const product = (title: string, imageUrl: string | null = null) => ({
  data: {
    scrapeUrl: {
      __typename: 'Product',
      title: text(title),
      description: null,
      imageUrl: imageUrl && text(imageUrl),
      price: text(12),
      currency: text('EUR'),
      recipes: [],
    },
  },
});
const refusal = (code: string, extensions: object = {}) =>
  ({
    data: null,
    errors: [{ message: `Refused: ${code}`, extensions: { code, ...extensions } }],
  }) as unknown as ApolloLink.Result;

interface Asked {
  url: string;
  answer: (result: ApolloLink.Result) => void;
}

let server: {
  asked: Asked[];
  added: Record<string, unknown>[];
  deleted: string[];
  refusal: ApolloLink.Result | null;
  refused: number;
  /** How many things each call for several has brought. */
  calls: number[];
  /** How many things the list has room for. */
  room: number | null;
  /** Whether the device knows of that. */
  isRoomKnown: boolean;
  /** Lets the calls for several be answered, which wait for it. */
  answerCalls: (() => void)[] | null;
  role: 'OWNER' | 'COLLABORATOR';
  listsCreated: number;
  /** The reader's other lists. */
  others: { id: string; name: string; itemRoom: number | null; listType?: string }[];
  /** By the keys of calls. */
  kept: Map<unknown, ApolloLink.Result>;
};
beforeEach(() => {
  server = {
    asked: [],
    added: [],
    deleted: [],
    refusal: null,
    refused: 0,
    calls: [],
    room: null,
    isRoomKnown: true,
    answerCalls: null,
    role: 'OWNER',
    listsCreated: 1,
    others: [],
    kept: new Map(),
  };
});

/** The server’s answer about a full list, its owner’s plan and their other lists. */
function waysOn() {
  const { role, listsCreated, others } = server;
  const list = {
    ...{ __typename: 'List', id: 'l1', name: 'Saturday', listType: 'SHOPPING', viewerRole: role },
    ...{ purchaseVisibility: 'OWNER_SEES_BUYERS', eventType: '', eventDate: null, person: null },
    owner: { __typename: 'PublicUser', id: 'u1', name: 'Ida' },
  };
  const nodes = others.map((other) => ({ __typename: 'List', listType: 'SHOPPING', ...other }));
  const me = { __typename: 'Account', id: 'u1', listsCreated, subscriptionTier: 'FREE' };
  return { data: { list, me, ownLists: { __typename: 'ListConnection', nodes } } };
}

/** A part of a list's page, over a server whose reading of links the test answers. */
function open(part: ReactNode) {
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    if (operationName === 'ScrapeUrl') {
      return new Observable<ApolloLink.Result>((observer) => {
        const answer = (result: ApolloLink.Result) => {
          observer.next(result);
          observer.complete();
        };
        server.asked.push({ url: variables.url, answer });
      });
    }
    if (operationName === 'PastedPreview' || operationName === 'LeftOver')
      return of({
        data: { list: { __typename: 'List', id: 'l1', itemRoom: server.isRoomKnown ? server.room : null } },
      });
    if (operationName === 'RoomNow')
      return of({ data: { list: { __typename: 'List', id: 'l1', itemCount: 0, itemRoom: server.room } } });
    if (operationName === 'FullListWays') return of(waysOn());
    if (operationName === 'DeleteItems') {
      server.deleted.push(...(variables.itemIds as string[]));
      const list = { __typename: 'List', id: 'l1', revision: 9, itemCount: 0 };
      const deleteItems = { __typename: 'DeletedItems', list, itemIds: variables.itemIds, missingItemIds: [] };
      return of({ data: { deleteItems } });
    }
    const isFull = (count: number) => server.room !== null && count > server.room;
    if (operationName === 'AddItems') {
      const known = server.kept.get(variables.idempotencyKey);
      if (known) return of(known);
      const input = variables.input as object[];
      if (isFull(input.length)) return of(refusal('PLAN_LIMIT'));
      server.calls.push(input.length);
      const itemIds = input.map((one) => `i${server.added.push({ input: one })}`);
      if (server.room !== null) server.room -= input.length;
      const list = { __typename: 'List', id: 'l1', itemCount: server.added.length, itemRoom: server.room };
      const answer = { data: { importItems: { __typename: 'ImportedItems', itemIds, list } } };
      server.kept.set(variables.idempotencyKey, answer);
      if (!server.answerCalls) return of(answer);
      return new Observable<ApolloLink.Result>((observer) => {
        server.answerCalls?.push(() => {
          observer.next(answer);
          observer.complete();
        });
      });
    }
    if (operationName === 'CreateItem' && isFull(1)) {
      server.refused += 1;
      return of(refusal('PLAN_LIMIT'));
    }
    if (server.refusal) {
      server.refused += 1;
      return of(server.refusal);
    }
    server.added.push(variables);
    if (server.room !== null) server.room -= 1;
    return of({ data: { createItem: { __typename: 'Item', id: `i${server.added.length}` } } });
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const opened = () => draw(client, part);
  let drawn = opened();
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  return {
    /** The page is left, and opened again: whatever the device keeps is there. */
    openAgain() {
      drawn.unmount();
      server.asked = [];
      drawn = opened();
    },
  };
}

function draw(client: ApolloClient, part: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: ['/lists/l1'] });
  return render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}

const pasteOn = (target: Element, words: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => words } });
const onTheirWay = () =>
  within(screen.getByRole('list', { name: 'Not on the list yet' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const titlesAdded = () => server.added.map(({ input }) => (input as { title: string }).title);

describe('links pasted on the page of a list', () => {
  test('become items, each shown while it is read', async () => {
    open(<PasteToAdd listId="l1" kind="WISHLIST" />);
    pasteOn(document.body, `Look: ${LINKS[0]}, and\n${LINKS[1]}.`);
    await waitFor(() => expect(onTheirWay()).toEqual(['Reading shop0.example…', 'Reading shop1.example…']));
    await waitFor(() => expect(server.asked.map(({ url }) => url)).toEqual(LINKS.slice(0, 2)));

    server.asked[0]?.answer(product('Bicycle', 'https://cdn.example/b.jpg'));
    server.asked[1]?.answer(product('Mug'));

    await waitFor(() => expect(screen.queryByRole('list', { name: 'Not on the list yet' })).toBeNull());
    expect(server.added).toMatchObject([
      {
        url: LINKS[0],
        input: { title: 'Bicycle', unitPrice: { currency: 'EUR', amountMinor: 1200 }, primaryUrl: LINKS[0] },
      },
      { input: { title: 'Mug', primaryUrl: LINKS[1], imageUrl: '' } },
    ]);
  });

  test('are read three at a time', async () => {
    open(<PasteToAdd listId="l1" kind="WISHLIST" />);
    pasteOn(document.body, LINKS.join('\n'));
    await waitFor(() => expect(server.asked).toHaveLength(3));
    screen.getByText('Adding 1 of 8: shop0.example');

    server.asked[0]?.answer(product('Bicycle'));

    await waitFor(() => expect(server.asked).toHaveLength(4));
  });

  test('whose pages cannot be read are added with a title of their own, and it says why', async () => {
    open(<PasteToAdd listId="l1" kind="WISHLIST" />);
    pasteOn(document.body, `${LINKS[0]}\nhttps://shop.example/dp/B00X4WHP5E`);
    await waitFor(() => expect(server.asked).toHaveLength(2));

    server.asked[0]?.answer(refusal('EXTRACTION_FAILED', { reason: 'not_html' }));
    server.asked[1]?.answer(refusal('RATE_LIMITED'));

    await waitFor(() => expect(titlesAdded()).toEqual(['Red bicycle', 'Something from shop.example']));
    const note = await screen.findByText('Added with just their links:');
    expect(note.parentElement?.textContent).toContain(
      'Red bicycle. We couldn’t read that shop. Add a price or a picture yourself.',
    );
    expect(note.parentElement?.textContent).toContain('Refused: RATE_LIMITED');
    expect(screen.getByRole('link', { name: 'Red bicycle' }).getAttribute('href')).toBe('/lists/l1/items/i1/edit');
  });

  test('wait for another try when the list has no room, and lose nothing', async () => {
    open(<PasteToAdd listId="l1" kind="WISHLIST" />);
    server.refusal = refusal('PLAN_LIMIT');
    pasteOn(document.body, LINKS[0] as string);
    await waitFor(() => expect(server.asked).toHaveLength(1));
    server.asked[0]?.answer(product('Bicycle'));
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('“Bicycle” didn’t fit: the list is full.');
    await userEvent.click(screen.getByRole('button', { name: 'See why' }));
    screen.getByText('Refused: PLAN_LIMIT');

    server.refusal = null;
    await userEvent.click(await screen.findByRole('button', { name: 'Add it' }));

    await waitFor(() => expect(titlesAdded()).toEqual(['Bicycle']));
    expect(server.asked).toHaveLength(1);
  });

  test('go on when the page is opened again before they are read, and are added once', async () => {
    const { openAgain } = open(<PasteToAdd listId="l1" kind="WISHLIST" />);
    pasteOn(document.body, `${LINKS[0]} ${LINKS[1]}`);
    await waitFor(() => expect(server.asked).toHaveLength(2));
    server.asked[0]?.answer(product('Bicycle'));
    await waitFor(() => expect(titlesAdded()).toEqual(['Bicycle']));
    await waitFor(() => expect(onTheirWay()).toEqual(['Reading shop1.example…']));

    openAgain();

    await waitFor(() => expect(server.asked.map(({ url }) => url)).toEqual([LINKS[1]]));
    expect(onTheirWay()).toEqual(['Reading shop1.example…']);
    server.asked[0]?.answer(product('Mug'));
    await waitFor(() => expect(titlesAdded()).toEqual(['Bicycle', 'Mug']));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Not on the list yet' })).toBeNull());
    openAgain();
    expect(screen.queryByRole('list', { name: 'Not on the list yet' })).toBeNull();
  });

  test('that were refused are not tried again by themselves when the page is opened again, and those removed are gone', async () => {
    const { openAgain } = open(<PasteToAdd listId="l1" kind="WISHLIST" />);
    server.refusal = refusal('PLAN_LIMIT');
    pasteOn(document.body, `${LINKS[0]} ${LINKS[1]}`);
    await waitFor(() => expect(server.asked).toHaveLength(2));
    for (const { answer } of server.asked) answer(product('Bicycle'));
    await userEvent.click(await screen.findByRole('button', { name: 'See them' }));
    expect(onTheirWay()).toEqual(['Bicycle', 'Bicycle']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Leave out: Bicycle' })[0] as Element);

    expect(server.refused).toBe(1); // the second was not sent: it cannot fit either

    server.refusal = null;
    openAgain();

    await screen.findByText('“Bicycle” didn’t fit: the list is full.');
    expect([server.asked.length, server.added.length]).toEqual([0, 0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(titlesAdded()).toEqual(['Bicycle']));
  });

  test('are left to fields, dialogs and texts without links', async () => {
    open(
      <>
        <input aria-label="A field" />
        <PasteToAdd listId="l1" kind="WISHLIST" />
      </>,
    );
    pasteOn(screen.getByLabelText('A field'), LINKS[0] as string);
    pasteOn(document.body, 'milk, javascript:alert(1), ftp://shop.example/, https://ida:pw@shop.example/');
    pasteOn(document.body, LINKS[1] as string);
    await waitFor(() => expect(onTheirWay()).toEqual(['Reading shop1.example…']));
  });
});

describe('quick add', () => {
  test('takes links and names in one line', async () => {
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    await userEvent.type(screen.getByRole('textbox'), `2 milk, Bike for Ida ${LINKS[0]}, eggs{Enter}`);
    await waitFor(() => expect(titlesAdded()).toEqual(['milk']));
    expect(onTheirWay()).toEqual(['Reading Bike for Ida…', 'eggs']);

    server.asked[0]?.answer(product('Bicycle'));

    await waitFor(() => expect(titlesAdded()).toEqual(['milk', 'Bike for Ida', 'eggs']));
    expect(server.added[1]).toMatchObject({ input: { unitPrice: { amountMinor: 1200 }, primaryUrl: LINKS[0] } });
  });

  test('says nothing of a page that could not be read where name and price were written beside its link', async () => {
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[]} />);
    await userEvent.type(screen.getByRole('textbox'), `Duvet, €89.99, ${LINKS[0]}{Enter}`);
    await waitFor(() => expect(server.asked).toHaveLength(1));
    server.asked[0]?.answer(refusal('EXTRACTION_FAILED', { reason: 'denied' }));

    await waitFor(() =>
      expect(server.added).toMatchObject([{ input: { title: 'Duvet', unitPrice: { amountMinor: 8999 } } }]),
    );
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Not on the list yet' })).toBeNull());
    expect(screen.queryByText('Added with just its link:')).toBeNull();
  });

  test('adds links in the order in which they were pasted, whichever is read first, and keeps no other text waiting', async () => {
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    pasteOn(screen.getByRole('textbox'), `milk\n${LINKS[0]}\n${LINKS[1]}\neggs`);
    await waitFor(() => expect(server.asked).toHaveLength(2));
    server.asked[1]?.answer(product('Mug'));
    await waitFor(() => expect(onTheirWay()).toEqual(['Reading shop0.example…', 'Mug', 'eggs']));
    await userEvent.type(screen.getByRole('textbox'), 'bread{Enter}');
    await waitFor(() => expect(titlesAdded()).toEqual(['milk', 'bread']));

    server.asked[0]?.answer(product('Bicycle'));

    await waitFor(() => expect(titlesAdded()).toEqual(['milk', 'bread', 'Bicycle', 'Mug', 'eggs']));
  });

  test('lines that name nothing are shown, and come along where somebody says so; a guessed price is taken, and its line offered as it was', async () => {
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[]} />);
    pasteOn(screen.getByRole('textbox'), 'Hi Grandma!\n- vase from $20\n- towels 4x\nThank you and see you soon!\nMia');
    const rows = within(await screen.findByRole('list', { name: 'Pasted lines' }));
    rows.getByRole('heading', { name: 'These lines aren’t items, and are left out:' });

    rows.getByRole('button', { name: 'or vase from $20' });
    await userEvent.click(rows.getByRole('button', { name: 'Put back: Mia' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 3 Items' }));

    await waitFor(() =>
      expect(server.added).toMatchObject([
        { input: { title: 'vase', unitPrice: { amountMinor: 2000 } } },
        { input: { title: 'towels', quantityDesired: 4 } },
        { input: { title: 'Mia' } },
      ]),
    );
  });

  test('a line that may mean two things is offered in its other way, and what was ticked off is left out', async () => {
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    pasteOn(screen.getByRole('textbox'), '- [ ] 7 Up\n- [x] Bread\n- [ ] 120 x Napkins');
    const rows = within(await screen.findByRole('list', { name: 'Pasted lines' }));
    screen.getByText('1 line was ticked off, and is left out.');
    rows.getByText('120, up to 99 fit');

    await userEvent.click(rows.getByRole('button', { name: 'or 7 × Up' }));
    rows.getByRole('textbox', { name: 'Name of Up' });
    await userEvent.click(rows.getByRole('button', { name: 'or 7 Up' }));
    await userEvent.click(rows.getByRole('button', { name: 'or 7 × Up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 Items' }));

    await waitFor(() =>
      expect(server.added).toMatchObject([
        { input: { title: 'Up', quantityDesired: 7 } },
        { input: { title: 'Napkins', quantityDesired: 1, amount: '120' } },
      ]),
    );
  });

  test('asks once when the list is full, however many lines there are, and drops all of them together', async () => {
    const { openAgain } = open(
      <>
        <QuickAdd listId="l1" kind="SHOPPING" items={[]} />
        <PasteToAdd listId="l1" kind="WISHLIST" />
      </>,
    );
    server.refusal = refusal('PLAN_LIMIT');
    pasteOn(screen.getByRole('textbox'), 'milk\neggs\nbread');
    await screen.findByText('3 items didn’t fit: the list is full.');
    expect(server.refused).toBe(1);

    await userEvent.click(screen.getByRole('button', { name: 'See them' }));
    expect(onTheirWay()).toEqual(['milk', 'eggs', 'bread']);
    await userEvent.click(screen.getByRole('button', { name: 'Leave them out' }));
    expect(screen.queryByText(/didn’t fit/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    server.refusal = null;
    await userEvent.type(screen.getByRole('textbox'), 'tea{Enter}');
    await waitFor(() => expect(titlesAdded()).toEqual(['tea']));
    openAgain();
    await userEvent.type(screen.getByRole('textbox'), 'jam{Enter}');
    await waitFor(() => expect(titlesAdded()).toEqual(['tea', 'jam']));
    expect(server.refused).toBe(1);
  });

  test('tells how many pasted lines were added, and takes back those alone', async () => {
    open(
      <>
        <QuickAdd listId="l1" kind="WISHLIST" items={[]} />
        <Toaster />
      </>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Lamp{Enter}');
    await waitFor(() => expect(titlesAdded()).toEqual(['Lamp']));
    pasteOn(screen.getByRole('textbox'), 'Mug\nPot\nBowl\nPan\nCup');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 5 Items' }));

    expect(await screen.findByText('5 items added.')).toBeTruthy();
    expect(server.calls).toEqual([5]);
    expect(screen.queryByText('Lamp added.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(server.deleted).toEqual(['i2', 'i3', 'i4', 'i5', 'i6']));
  });

  test('of many pasted lines as many as fit come in one call, and one place tells of them and of the others', async () => {
    server.room = 6;
    const lamp = {
      ...{ id: 'i0', title: 'Lamp', description: '', amount: '', category: '', primaryUrl: null, purchases: [] },
      ...{ quantityDesired: 1, quantityPurchased: 0 },
    };
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[lamp]} />);
    pasteOn(screen.getByRole('textbox'), 'Mug\nPot\nBowl\nPan\nLamp\nCup\nJug\nTray\nVase');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 6 of 9' }));

    await screen.findByText('2 items didn’t fit: the list is full.');
    screen.getByText('6 items added.');
    screen.getByText('Lamp is on the list already.');
    expect(server.calls).toEqual([6]);
    expect(server.refused).toBe(0); // what is known not to fit is not sent
    expect(titlesAdded()).toEqual(['Mug', 'Pot', 'Bowl', 'Pan', 'Cup', 'Jug']);
  });

  test('a full list offers the ways that there are, alike for a few lines and for many', async () => {
    server.room = 1;
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    const field = screen.getByRole('textbox');
    pasteOn(field, 'Mug\nPot\nBowl\nPan\nCup\nJug');
    await screen.findByText('1 of 6 fits on this list. The others wait here until you decide where they go.');
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 of 6' }));
    await screen.findByText('5 items didn’t fit: the list is full.');
    for (const lines of ['milk\neggs\nbread', 'milk\neggs\nbread\ntea\nrice\nsalt']) {
      pasteOn(field, lines);

      const preview = within(await screen.findByRole('region', { name: 'Pasted text' }));
      await preview.findByText('This list is full.');
      await preview.findByRole('button', { name: 'Begin a second list with them' });
      expect(preview.queryByRole('button', { name: /^Add / })).toBeNull();
      await userEvent.click(preview.getByRole('button', { name: 'Cancel' }));
    }
  });

  test('who has as many lists as their plan holds is led to another one with room, or told how to make room', async () => {
    Object.assign(server, { room: 0, listsCreated: 99 });
    server.others = [
      { id: 'l2', name: 'Sunday', itemRoom: 20 },
      { id: 'l3', name: 'Full', itemRoom: 0 },
      { id: 'l4', name: 'Wishes', itemRoom: 25, listType: 'WISHLIST' },
    ];
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    const field = screen.getByRole('textbox');
    const lines = 'milk\neggs\nbread\ntea\nrice';
    pasteOn(field, lines);
    await screen.findByRole('button', { name: 'Put them on “Sunday”' });
    expect(screen.queryByRole('button', { name: /second list/ })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    server.others = [];
    pasteOn(field, lines);
    await screen.findByText('To make room here, archive or delete something.');
    expect(screen.queryByRole('button', { name: /second list|^Put/ })).toBeNull();
  });

  test('who works on somebody else’s full list is not sent to plans of their own', async () => {
    Object.assign(server, { room: 0, role: 'COLLABORATOR' });
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    pasteOn(screen.getByRole('textbox'), 'milk\neggs\nbread\ntea\nrice');
    await screen.findByText(/^The plan of Ida has no more room on this list\./);
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    expect(screen.queryByRole('button', { name: /second list|^Put/ })).toBeNull();
  });

  test('where the list has less room than the device knows of, as many come as fit', async () => {
    Object.assign(server, { room: 5, isRoomKnown: false });
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[]} />);
    pasteOn(screen.getByRole('textbox'), 'Mug\nPot\nBowl\nPan\nCup\nJug\nTray');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 7 Items' }));

    await screen.findByText('2 items didn’t fit: the list is full.');
    screen.getByText('5 items added.');
    expect(titlesAdded()).toEqual(['Mug', 'Pot', 'Bowl', 'Pan', 'Cup']);
  });

  test('many pasted lines that are left before the answer are there afterwards, once', async () => {
    server.answerCalls = [];
    const { openAgain } = open(
      <>
        <QuickAdd listId="l1" kind="WISHLIST" items={[]} />
        <PasteToAdd listId="l1" kind="WISHLIST" />
      </>,
    );
    pasteOn(screen.getByRole('textbox'), 'Mug\nPot\nBowl\nPan\nCup');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 5 Items' }));
    await waitFor(() => expect(server.answerCalls).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'Not on the list yet' })).toBeNull(); // the list shows them

    openAgain();

    server.answerCalls[0]?.();
    await userEvent.type(screen.getByRole('textbox'), 'Jug{Enter}');
    await waitFor(() => expect(titlesAdded()).toEqual(['Mug', 'Pot', 'Bowl', 'Pan', 'Cup', 'Jug']));
    openAgain();
    await userEvent.type(screen.getByRole('textbox'), 'Tray{Enter}');
    await waitFor(() => expect(titlesAdded()).toHaveLength(7));
    expect(screen.queryByText(/didn’t fit|^Adding/)).toBeNull();
  });

  test('many links are counted in one line while they are read, and those to come can be stopped', async () => {
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[]} />);
    pasteOn(screen.getByRole('textbox'), LINKS.join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 8 Items' }));
    await screen.findByText('Adding 1 of 8: shop0.example');
    await waitFor(() => expect(server.asked).toHaveLength(3));
    server.asked[0]?.answer(product('Bicycle'));
    await screen.findByText('Adding 2 of 8: shop1.example');

    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));

    expect(screen.queryByText(/^Adding/)).toBeNull();
    for (const { answer } of server.asked.slice(1)) answer(product('Mug'));
    await screen.findByText('Bicycle added.');
    expect(titlesAdded()).toEqual(['Bicycle']);
  });

  test('a pasted line’s name is mended with Enter and Escape, and a link can be given one', async () => {
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[]} />);
    pasteOn(screen.getByRole('textbox'), `Mug\nPot\n${LINKS[0]}\nPan\nCup`);
    const name = (of: string) => screen.getByLabelText<HTMLTextAreaElement>(`Name of ${of}`);
    await userEvent.type(name('Mug'), 's{Enter}');
    expect(document.activeElement).toBe(name('Pot'));
    await userEvent.keyboard('tery{Escape}');
    expect([name('Mug').value, name('Pot').value]).toEqual(['Mugs', 'Pot']);

    await userEvent.keyboard('{Enter}Bicycle');
    expect(name('shop0.example').value).toBe('Bicycle');
    await userEvent.type(name('Cup'), '{Enter}');
    expect(document.activeElement).toBe(document.body);
    await userEvent.type(name('Cup'), '{Escape}');
    expect(screen.queryByRole('list', { name: 'Pasted lines' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('two links of one site are told apart by the ends of their addresses', async () => {
    open(<QuickAdd listId="l1" kind="WISHLIST" items={[]} />);
    pasteOn(
      screen.getByRole('textbox'),
      'Cup\nPot\nPan\nhttps://www.shop.example/kitchen-and-table/pots/red-teapot\nhttps://shop.example/blue?size=2\nhttps://other.example/mug',
    );

    const names = within(screen.getByRole('list', { name: 'Pasted lines' })).getAllByRole('textbox');

    expect(names.map((name) => name.getAttribute('placeholder')).slice(3)).toEqual([
      'shop.example/…nd-table/pots/red-teapot',
      'shop.example/blue?size=2',
      'other.example',
    ]);
    expect(screen.getByRole('button', { name: 'Leave out: shop.example/blue?size=2' })).toBeTruthy();
  });

  test('does nothing where nothing is written', async () => {
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    await userEvent.type(screen.getByRole('textbox'), '{Enter} , {Enter}');
    expect(screen.queryByText('Please add at least one item with a name')).toBeNull();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  });

  test('adds a pasted link at once', async () => {
    open(<QuickAdd listId="l1" kind="SHOPPING" items={[]} />);
    pasteOn(screen.getByRole('textbox'), LINKS[0] as string);
    expect(onTheirWay()).toEqual(['Reading shop0.example…']);
  });
});

describe('Bulk Add', () => {
  const rows = (...names: string[]) => ({ current: names.map((name) => bulkRow({ name, size: '', amount: 1 })) });

  test('reads the links among its rows', async () => {
    open(<BulkAddDialog listId="l1" draft={rows('milk', LINKS[0] as string, 'eggs')} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add Items' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('Adding 2 of 3: Red bicycle');

    server.asked[0]?.answer(product('Bicycle'));

    await waitFor(() => expect(titlesAdded()).toEqual(['milk', 'Bicycle', 'eggs']));
    expect(server.added[1]).toMatchObject({ inBulk: true, input: { primaryUrl: LINKS[0] } });
  });

  test('goes on where a page cannot be read, and stops without adding what is still read', async () => {
    const draft = rows(LINKS[0] as string, LINKS[1] as string);
    open(<BulkAddDialog listId="l1" draft={draft} onClose={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add Items' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    server.asked[0]?.answer(refusal('NO_DATA'));
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(titlesAdded()).toEqual(['Red bicycle']);

    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    server.asked[1]?.answer(product('Bicycle'));

    expect(await screen.findByText(/Stopped. What’s left here hasn’t been added/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(LINKS[1]);
    expect(titlesAdded()).toEqual(['Red bicycle']);
  });
});

describe('Add from URL', () => {
  const url = () => screen.getByLabelText<HTMLInputElement>('Product link');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const onClose = vi.fn();
  const openDialog = () => open(<AddFromUrlDialog listId="l1" onClose={onClose} />);

  test('shows what was found, to be changed before it is added', async () => {
    openDialog();
    await press('Get Details');
    expect(screen.getByText('URL is required')).toBeTruthy();
    await userEvent.type(url(), 'shop');
    expect(screen.getByText('Please enter a valid URL starting with http:// or https://')).toBeTruthy();
    await userEvent.clear(url());
    await userEvent.type(url(), `${LINKS[0]}{Enter}`);
    expect(await screen.findByText(/^Reading shop0.example…/)).toBeTruthy();
    server.asked[0]?.answer(product('Bicycle'));

    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    expect(title.value).toBe('Bicycle');
    expect(screen.queryByText('From the shop’s data for search engines.')).toBeNull();
    await press('Where does it come from?');
    expect(screen.getAllByText('From the shop’s data for search engines.')).toHaveLength(3);
    await userEvent.clear(title);
    expect(screen.getByRole('button', { name: 'Add to List' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Please enter a title for this item')).toBeTruthy();
    await userEvent.type(title, 'Bike');
    await press('Add to List');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.added).toMatchObject([
      { input: { title: 'Bike', unitPrice: { amountMinor: 1200 }, primaryUrl: LINKS[0] } },
    ]);
  });

  test.each([
    ['blocked, ERR-45', INSECURE],
    ['denied, ERR-45', INSECURE],
    ['timeout, ERR-46', 'The request timed out. Please check the URL and try again.'],
    ['not_found, ERR-47', 'The URL could not be found. Please check the URL and try again.'],
    ['network, ERR-44', UNREADABLE],
    ['upstream, ERR-48', 'Server error while processing the URL. Please try again or enter item details manually.'],
    ['not_html, ERR-44', UNREADABLE],
  ])('says in its own words what failed (%s), counts the tries, and lets one go on by hand', async (failure, words) => {
    const [reason] = failure.split(',');
    openDialog();
    await userEvent.type(url(), `${LINKS[0]}{Enter}`);
    server.asked[0]?.answer(refusal('EXTRACTION_FAILED', { reason }));
    expect(await screen.findByText(words)).toBeTruthy();
    await press('Try Again');
    server.asked[1]?.answer(refusal('EXTRACTION_FAILED', { reason }));
    expect(await screen.findByText('Tried 2 times.')).toBeTruthy();

    await press('Fill It In Myself');
    await userEvent.type(screen.getByLabelText('Title'), 'Bike');
    await press('Add to List');

    await waitFor(() => expect(titlesAdded()).toEqual(['Bike']));
  });

  test('goes back to what was found when adding fails, and to the start when the address is another', async () => {
    openDialog();
    await userEvent.type(url(), `${LINKS[0]}{Enter}`);
    server.asked[0]?.answer(product('Bicycle'));
    await screen.findByLabelText('Title');
    server.refusal = { data: null, errors: [{ message: '', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } as never;
    await press('Add to List');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to add item to list.');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Bicycle');

    await userEvent.type(url(), '2');

    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(screen.getByRole('button', { name: 'Get Details' })).toBeTruthy();
  });
});
