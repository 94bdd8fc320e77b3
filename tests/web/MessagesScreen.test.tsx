// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessagesScreenDocument, SetMessageStatusDocument } from '../../web/admin/MessagesScreen.generated.ts';
import { MessagesScreen } from '../../web/admin/MessagesScreen.tsx';
import { openScreen } from './open-screen.tsx';

const message = {
  __typename: 'SupportMessage',
  ...{ id: 'm1', name: 'Ann', email: 'ann@example.test', subject: 'Sharing & more', message: 'How?' },
  ...{ isPriority: true, status: 'OPEN', createdAt: '2026-11-20T10:00:00Z' },
};

const answer = (variables: object, data: object[]) => ({
  request: { query: MessagesScreenDocument, variables: { page: 1, status: 'OPEN', search: null, ...variables } },
  result: { data: { supportMessages: { __typename: 'SupportMessagePage', total: data.length, totalPages: 1, data } } },
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
  const link = await findByRole('link', { name: 'Answer by mail' });
  expect(link.getAttribute('href')).toBe('mailto:ann@example.test?subject=Re%3A%20Sharing%20%26%20more');
  expect(getByText('Priority')).toBeDefined();

  await userEvent.click(getByRole('button', { name: 'Mark as done' }));
  expect(await findByText('Nothing to answer')).toBeDefined();

  await userEvent.click(getByRole('button', { name: 'Done' }));
  expect(await findByRole('button', { name: 'Open again' })).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe('?state=DONE'));
});
