// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  MarkNotificationsReadDocument,
  NotificationsPanelDocument,
} from '../../../web/people/notifications/NotificationsPanel.generated.ts';
import { NotificationsPanel } from '../../../web/people/notifications/NotificationsPanel.tsx';
import { openScreen } from '../open-screen.tsx';

const notice = (id: string, changes: object) => ({
  ...{ __typename: 'Notification', id, kind: 'LIST_REMOVED', textOnList: `Notice ${id}`, listId: null, isRead: true },
  ...{ listName: `List of ${id}`, listType: null, effectiveImageUrl: null },
  ...{ who: null, whoKey: null, itemId: null, itemTitle: null, boughtQuantity: null, heldQuantity: null },
  ...{ newsAt: '2026-11-20T10:00:00.000Z', ...changes },
});
const pageOf = (nodes: object[], endCursor: string | null) => ({
  data: {
    myNotifications: {
      __typename: 'NotificationConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});
const answer = (...notifications: object[]) => ({
  request: { query: NotificationsPanelDocument, variables: (asked: { after?: string }) => !asked.after },
  result: pageOf(notifications, null),
  maxUsageCount: 9,
});

function open(unread: number, ...answers: object[]) {
  const leave = vi.fn();
  const Panel = () => <NotificationsPanel unread={unread} onLeave={leave} />;
  return { ...openScreen(Panel, '/', '/', answers as never), leave };
}

test('says what will be there, while there is nothing', async () => {
  const screen = open(0, answer());

  expect(await screen.findByText(/^Nothing yet\. When someone buys from your lists/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('leads to the list and marks the notice as read; of a list that is gone it only tells', async () => {
  const marked = vi.fn(() => ({ data: { markNotificationsRead: { __typename: 'Unread', unreadCount: 0 } } }));
  const marking = { request: { query: MarkNotificationsReadDocument, variables: () => true }, result: marked };
  const told = [notice('n1', { listId: 'l1', isRead: false }), notice('n2', { textOnList: 'Ann deleted the list' })];
  const { router, leave, ...screen } = open(1, answer(...told), marking);
  const gone = await screen.findByText('Ann deleted the list');
  expect(gone.closest('a')).toBeNull();
  const link = screen.getByRole('link', { name: /^Unread:\s*Notice n1/ });

  link.focus();
  await userEvent.keyboard('{Enter}');

  expect(leave).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/lists/l1');
  await vi.waitFor(() => expect(marked).toHaveBeenCalledExactlyOnceWith({ ids: ['n1'] }));
});

test('gifts of one giver are told together, and those of another of the same name apart', async () => {
  const gift = (id: string, whoKey: string, itemTitle: string) =>
    notice(id, {
      ...{ listId: 'l1', listName: 'Wedding', listType: 'REGISTRY', kind: 'PURCHASED' },
      ...{ who: 'Anna', whoKey, itemId: `i${id}`, itemTitle, boughtQuantity: 1 },
    });
  const screen = open(0, answer(gift('n1', 'n1', 'Plates'), gift('n2', 'n2', 'Lamp'), gift('n3', 'n1', 'Bowl')));

  const together = await screen.findByRole('list', { name: /Anna.* bought 2 gifts/ });

  expect([...together.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Plates'),
    expect.stringContaining('Bowl'),
  ]);
  expect(screen.getByRole('link', { name: /Anna.* bought .*Lamp/ })).toBeDefined();
});

test('a gift that is held is told in the same form as one that was bought: its long name cut, and a full stop', async () => {
  const itemTitle =
    'Leinenbettwäsche 200×220 mit zwei Kopfkissenbezügen, stonewashed, dazu ein Spannbetttuch in Salbeigrün';
  const news = (id: string, given: object) =>
    notice(id, {
      ...{ listId: 'l1', listName: 'Wedding', listType: 'REGISTRY', kind: 'PURCHASED', who: id, whoKey: id },
      ...{ itemId: 'i1', itemTitle, ...given },
    });
  const screen = open(0, answer(news('Ann', { boughtQuantity: 2 }), news('Ben', { heldQuantity: 2 })));
  await screen.findByText(/Ben/);

  const texts = [/Ann/, /Ben/].map((name) => screen.getByText(name).textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
  const cut = 'Leinenbettwäsche 200×220 mit zwei Kopfkissenbezügen, stonewashed, dazu ein…';
  expect(texts).toEqual([`Ann bought 2 × “${cut}”.`, `Ben asked us to hold 2 × “${cut}”.`]);
});

test('gifts of one list and one day are told in one line with their pictures, and read as it is opened', async () => {
  const marked = vi.fn(() => ({ data: { markNotificationsRead: { __typename: 'Unread', unreadCount: 0 } } }));
  const marking = { request: { query: MarkNotificationsReadDocument, variables: () => true }, result: marked };
  const wedding = { listId: 'l1', listName: 'Wedding', listType: 'REGISTRY', kind: 'PURCHASED' };
  const gifts = Array.from({ length: 30 }, (_, place) =>
    notice(`g${place}`, {
      ...wedding,
      itemId: 'i1',
      itemTitle: `Gift ${place}`,
      boughtQuantity: 1,
      isRead: place > 1,
      effectiveImageUrl: `https://shop.example/${place % 3}.jpg`,
    }),
  );
  const other = notice('o', { listId: 'l2', listName: 'Birthday', listType: 'WISHLIST', kind: 'ITEM_ADDED' });
  const earlier = notice('e', { ...wedding, newsAt: '2026-11-18T10:00:00.000Z' });
  const screen = open(2, answer(gifts[0] as object, other, ...gifts.slice(1), earlier), marking);
  const line = await screen.findByRole('button', { name: /^Unread:\s*30 gifts bought/ });
  expect(screen.getAllByRole('link', { name: 'Wedding' })).toHaveLength(2); // a day each
  expect(line.querySelectorAll('img[src$="0.jpg"], img[src$="1.jpg"], img[src$="2.jpg"]').length).toBeGreaterThan(2);
  expect(screen.queryByRole('link', { name: /Notice g7/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Notice e/ })).toBeDefined();

  await userEvent.click(line);

  expect(screen.getByRole('link', { name: /Notice g7/ })).toBeDefined();
  await vi.waitFor(() => expect(marked).toHaveBeenCalledExactlyOnceWith({ ids: ['g0', 'g1'] }));
});

test('much news of a list names the people and the first things, and what else happened', async () => {
  const news = (id: string, changes: object) =>
    notice(id, {
      ...{
        listId: 'l1',
        listName: 'Wedding',
        listType: 'REGISTRY',
        kind: 'PURCHASED',
        itemId: `i${id}`,
        itemTitle: id,
      },
      ...{ boughtQuantity: 1, effectiveImageUrl: 'https://shop.example/a.jpg', ...changes },
    });
  const by = (who: string) => ({ who, whoKey: who });
  const screen = open(
    0,
    answer(
      news('Teapot', { ...by('Gerda'), boughtQuantity: 2 }),
      news('Towels', by('Bea')),
      news('Tent', by('Duc')),
      news('Pan', by('Mai')),
      news('Lamp', by('Bea')),
      news('Bed', { ...by('Jo'), boughtQuantity: null, heldQuantity: 1 }),
    ),
  );

  const line = await screen.findByRole('button', { name: /bought/ });
  const words = line.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(words).toContain('Gerda, Bea, and 2 others bought 5 gifts');
  expect(words).toContain('2 × Teapot, Towels, Tent …');
  expect(words).toContain('Jo asked us to hold “Bed”.');
  expect(line.querySelector('img')).toBeTruthy();
});

test('of gifts whose givers are not told, only the number stands there; and no pictures where one has none', async () => {
  const gift = (id: string) =>
    notice(id, {
      ...{ listId: 'l1', listName: 'Wedding', listType: 'REGISTRY', kind: 'PURCHASED', itemId: id, itemTitle: id },
      ...{ boughtQuantity: 1, effectiveImageUrl: id === 'Mug' ? null : 'https://shop.example/a.jpg' },
    });
  const screen = open(0, answer(...['Teapot', 'Towels', 'Tent', 'Mug'].map(gift)));

  const line = await screen.findByRole('button', { name: /^4 gifts bought/ });
  expect(line.textContent).toContain('Teapot');
  expect(line.querySelector('img')).toBeNull();
});

test('news of a list that is gone is read by pressing it', async () => {
  const marked = vi.fn(() => ({ data: { markNotificationsRead: { __typename: 'Unread', unreadCount: 0 } } }));
  const marking = { request: { query: MarkNotificationsReadDocument, variables: () => true }, result: marked };
  const { leave, ...screen } = open(1, answer(notice('n1', { isRead: false })), marking);

  await userEvent.click(await screen.findByRole('button', { name: /Notice n1/ }));

  await vi.waitFor(() => expect(marked).toHaveBeenCalledExactlyOnceWith({ ids: ['n1'] }));
  expect(leave).not.toHaveBeenCalled();
});

test('a person who pressed what goes with the last unread notice is left at the heading', async () => {
  let unreadNow = (_count: number): void => {};
  const Panel = () => {
    const [unread, setUnread] = useState(1);
    unreadNow = setUnread;
    return <NotificationsPanel unread={unread} onLeave={() => {}} />;
  };
  const screen = openScreen(Panel, '/', '/', [answer(notice('n1', { isRead: false }))] as never);
  (await screen.findByRole('button', { name: 'Mark all as read' })).focus();

  act(() => unreadNow(0));

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' })));
});

test('all are marked as read at once', async () => {
  const marked = vi.fn(() => ({ data: { markNotificationsRead: { __typename: 'Unread', unreadCount: 0 } } }));
  const marking = { request: { query: MarkNotificationsReadDocument, variables: () => true }, result: marked };
  const screen = open(2, answer(notice('n1', { isRead: false })), marking);

  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));

  await vi.waitFor(() => expect(marked).toHaveBeenCalledExactlyOnceWith({ ids: null }));
});

test('further notices follow, each once; when there is news, as many are read again as are shown', async () => {
  let unreadNow = (_count: number): void => {};
  const Panel = () => {
    const [unread, setUnread] = useState(0);
    unreadNow = setUnread;
    return <NotificationsPanel unread={unread} onLeave={() => {}} />;
  };
  const many = Array.from({ length: 100 }, (_, place) => notice(`n${place}`, {}));
  const readAgain = vi.fn((_asked: object) => pageOf([notice('news', { isRead: false }), ...many], null));
  const on = (isAsked: (asked: { first: number; after?: string }) => boolean) => ({
    query: NotificationsPanelDocument,
    variables: isAsked,
  });
  const screen = openScreen(Panel, '/', '/', [
    { request: on(({ first, after }) => first === 100 && !after), result: pageOf(many, 'c100') },
    { request: on(({ after }) => after === 'c100'), result: pageOf([...many.slice(-1), notice('last', {})], null) },
    { request: on(({ first, after }) => first === 101 && !after), result: readAgain },
  ] as never);

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Notice last');
  expect(screen.getAllByText(/^Notice /)).toHaveLength(101);

  act(() => unreadNow(1));

  await screen.findByText('Notice news');
  expect(screen.getAllByText(/^Notice /)).toHaveLength(101);
  expect(screen.queryByText('Notice last')).toBeNull();
});
