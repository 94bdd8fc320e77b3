// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  MessagesScreenDocument,
  SetMessageStatusDocument,
} from '../../../web/admin/operation/MessagesScreen.generated.ts';
import { MessagesScreen } from '../../../web/admin/operation/MessagesScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const message = {
  __typename: 'SupportMessage',
  ...{ id: 'm1', name: 'Ann', email: 'ann@example.test', subject: 'Sharing & more', message: 'How?' },
  ...{ isPriority: true, status: 'OPEN', createdAt: '2026-11-20T10:00:00Z' },
};

const FIRST_PAGE = { page: 1, after: null, before: null, status: 'OPEN', search: null };
const answer = (variables: object, data: object[], shown: object = {}) => ({
  request: { query: MessagesScreenDocument, variables: { ...FIRST_PAGE, ...variables } },
  result: {
    data: {
      supportMessages: {
        __typename: 'SupportMessagePage',
        ...{ total: data.length, totalPages: 1, firstKey: 'first', lastKey: 'last', data },
        ...shown,
      },
    },
  },
});

test('a message is answered by mail and marked as done, and is then among those that are done', async () => {
  const { findByRole, findByText, getByRole, getByText, router } = openScreen(
    MessagesScreen,
    '/admin/messages',
    '/admin/messages',
    [
      answer({}, [message]),
      {
        request: { query: SetMessageStatusDocument, variables: { id: 'm1', status: 'DONE' } },
        result: { data: { setMessageStatus: { __typename: 'SupportMessage', id: 'm1', status: 'DONE' } } },
      },
      answer({}, []),
      answer({ status: 'DONE' }, [{ ...message, status: 'DONE' }]),
    ],
  );
  const link = await findByRole('link', { name: 'Answer by email' });
  expect(link.getAttribute('href')).toBe('mailto:ann@example.test?subject=Re%3A%20Sharing%20%26%20more');
  expect(getByText('Priority')).toBeDefined();

  await userEvent.click(getByRole('button', { name: 'Mark as done' }));
  expect(await findByText('Nothing to answer')).toBeDefined();

  await userEvent.click(getByRole('button', { name: 'Done' }));
  expect(await findByRole('button', { name: 'Open again' })).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe('?state=DONE'));
});

test('pages are turned by key, and page and state stay in the address', async () => {
  const bye = { ...message, id: 'm2', subject: 'Bye' };
  const { findByRole, findByText, getByRole, router } = openScreen(
    MessagesScreen,
    '/admin/messages',
    '/admin/messages?state=ALL',
    [
      answer({ status: null }, [message], { totalPages: 3 }),
      answer({ status: null, page: 2, after: 'last' }, [bye], { totalPages: 3, firstKey: 'top' }),
      answer({ status: null, page: 3, after: 'last' }, [message], { totalPages: 3, firstKey: 'third' }),
      answer({ status: null, page: 2, before: 'third' }, [bye], { totalPages: 3 }),
    ],
  );

  await userEvent.click(await findByRole('button', { name: 'Next' }));
  await findByRole('heading', { name: 'Bye' });
  expect(await findByText('Page 2 of 3')).toBeDefined();
  expect(router.state.location.search).toBe('?state=ALL&page=2&after=last');

  await userEvent.click(getByRole('button', { name: 'Next' }));
  await findByRole('heading', { name: message.subject });
  await userEvent.click(getByRole('button', { name: 'Previous' }));
  await findByRole('heading', { name: 'Bye' });
  expect(router.state.location.search).toBe('?state=ALL&page=2&before=third');
});
