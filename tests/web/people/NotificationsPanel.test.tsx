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
  ...{ __typename: 'Notification', id, text: `Notice ${id}`, listId: null, isRead: true },
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
  const told = [notice('n1', { listId: 'l1', isRead: false }), notice('n2', { text: 'Ann deleted “Wedding”' })];
  const { router, leave, ...screen } = open(1, answer(...told), marking);
  const gone = await screen.findByText('Ann deleted “Wedding”');
  expect(gone.closest('a')).toBeNull();
  const link = screen.getByRole('link', { name: /^Unread:\s*Notice n1/ });

  link.focus();
  await userEvent.keyboard('{Enter}');

  expect(leave).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/lists/l1');
  await vi.waitFor(() => expect(marked).toHaveBeenCalledExactlyOnceWith({ ids: ['n1'] }));
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
  const many = Array.from({ length: 25 }, (_, place) => notice(`n${place}`, {}));
  const readAgain = vi.fn((_asked: object) => pageOf([notice('news', { isRead: false }), ...many], null));
  const on = (isAsked: (asked: { first: number; after?: string }) => boolean) => ({
    query: NotificationsPanelDocument,
    variables: isAsked,
  });
  const screen = openScreen(Panel, '/', '/', [
    { request: on(({ first, after }) => first === 25 && !after), result: pageOf(many, 'c25') },
    { request: on(({ after }) => after === 'c25'), result: pageOf([...many.slice(-1), notice('last', {})], null) },
    { request: on(({ first, after }) => first === 26 && !after), result: readAgain },
  ] as never);

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Notice last');
  expect(screen.getAllByRole('listitem')).toHaveLength(26);

  act(() => unreadNow(1));

  await screen.findByText('Notice news');
  expect(screen.getAllByRole('listitem')).toHaveLength(26);
  expect(screen.queryByText('Notice last')).toBeNull();
});
