// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MailScreenDocument } from '../../../web/admin/operation/MailScreen.generated.ts';
import { MailScreen } from '../../../web/admin/operation/MailScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const mail = { __typename: 'MailDeliveryEntry', tries: 1, problem: null, createdAt: '2026-11-20T10:00:00Z' };
const failed = {
  ...{ ...mail, id: 'm1', to: 'nobody@example.test', subject: 'Verify your email address', state: 'FAILED', tries: 3 },
  ...{ problem: '550 User unknown', deliveredAt: null },
};
const kept = {
  ...{ ...mail, id: 'm2', to: 'ann@example.test', subject: 'A new API key was created', state: 'KEPT' },
  deliveredAt: mail.createdAt,
};

const answer = (variables: object, data: object[], totalPages = 1) => ({
  request: {
    query: MailScreenDocument,
    variables: { page: 1, after: null, before: null, state: null, search: null, ...variables },
  },
  result: {
    data: {
      mailDeliveries: { __typename: 'MailDeliveryPage', totalPages, firstKey: 'first', lastKey: 'last', data },
    },
  },
});

test('administrators read why a mail failed, and find those that are kept in the outbox', async () => {
  const answers = [answer({}, [failed, kept]), answer({ state: 'KEPT' }, [kept])];
  const { findByText, getByRole, getByText, queryByText, router } = openScreen(
    MailScreen,
    '/admin/mail',
    '/admin/mail',
    answers,
  );
  expect(await findByText('550 User unknown')).toBeDefined();
  expect(getByText(/3 tries/)).toBeDefined();
  expect((await findByText('550 User unknown')).getAttribute('dir')).toBe('auto'); // in the words of another server

  await userEvent.click(getByRole('button', { name: 'Kept' }));

  await waitFor(() => expect(queryByText('550 User unknown')).toBeNull());
  expect(getByText('Kept in the outbox')).toBeDefined();
  expect(router.state.location.search).toBe('?state=KEPT');
});

test('without any mail nothing speaks of searching', async () => {
  const screen = openScreen(MailScreen, '/admin/mail', '/admin/mail', [answer({}, [], 0)]);

  expect(await screen.findByText('No mails here')).toBeDefined();
  expect(screen.queryByText(/found|try another/i)).toBeNull();
});

test('a page is turned by key, and found again by its address', async () => {
  const answers = [
    answer({ state: 'KEPT', page: 2, after: 'linked' }, [kept], 3),
    answer({ state: 'KEPT', page: 3, after: 'last' }, [{ ...kept, id: 'm3', subject: 'The oldest' }], 3),
  ];
  const link = '/admin/mail?state=KEPT&page=2&after=linked';
  const { findByText, getByRole, router } = openScreen(MailScreen, '/admin/mail', link, answers);
  expect(await findByText('Page 2 of 3')).toBeDefined();

  await userEvent.click(getByRole('button', { name: 'Next' }));

  expect(await findByText('The oldest')).toBeDefined();
  expect(router.state.location.search).toBe('?state=KEPT&page=3&after=last');
});

test('mails are found by address, which stands in the address of the page beside the state', async () => {
  const answers = [
    answer({ state: 'KEPT' }, [kept]),
    answer({ state: 'KEPT', search: 'bob@example.test' }, []),
    answer({ search: 'bob@example.test' }, [failed]),
  ];
  const { findByLabelText, findByText, getByRole, router } = openScreen(
    MailScreen,
    '/admin/mail',
    '/admin/mail?state=KEPT',
    answers,
  );

  await userEvent.type(await findByLabelText('Search mails'), 'bob@example.test');

  expect(await findByText('No mails found')).toBeDefined();
  expect(router.state.location.search).toBe('?state=KEPT&search=bob%40example.test');

  await userEvent.click(getByRole('button', { name: 'All' }));

  expect(await findByText('550 User unknown')).toBeDefined();
  expect(router.state.location.search).toBe('?search=bob%40example.test');
});
