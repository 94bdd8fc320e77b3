// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import { InvitationsWaitingDocument } from '../../../web/lists/collaborators/InvitationsWaiting.generated.ts';
import { InvitationsWaiting, useInvitationsWaiting } from '../../../web/lists/collaborators/InvitationsWaiting.tsx';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';

const waiting = (invitationsWaiting: number) => ({
  request: { query: InvitationsWaitingDocument },
  result: { data: { me: { __typename: 'Account', id: 'u1', invitationsWaiting } } },
});

function Waiting() {
  const { count } = useInvitationsWaiting();
  return <InvitationsWaiting count={count} />;
}

const open = (count: number) => openScreen(Waiting, '/', '/', [waiting(count)]);

beforeEach(() => {
  const account = anAccount({ emailVerified: false });
  session.begin({ __typename: 'Session', accessToken: 'a', refreshToken: 'r', account }, true);
  onTestFinished(() => session.discard());
});

test.for([
  [1, 'Someone has invited you to a list. Confirm your email to open it.'],
  [3, 'You’ve been invited to 3 lists. Confirm your email to open them.'],
] as const)('%s waiting for the address to be confirmed: %s', async ([count, text]) => {
  const screen = open(count);

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('says nothing while nothing waits, and shows what comes', async () => {
  const { client, queryByRole, findByText } = open(0);
  await client.query({ query: InvitationsWaitingDocument });
  expect(queryByRole('status')).toBeNull();

  const me = { __typename: 'Account' as const, id: 'u1', invitationsWaiting: 1 };
  act(() => void client.writeQuery({ query: InvitationsWaitingDocument, data: { me } }));

  expect(await findByText(/Someone has invited you/)).toBeTruthy();
});

test('says that it is done, once the address is confirmed', async () => {
  const screen = open(1);
  await screen.findByText(/Someone has invited you/);

  act(() => session.showAccount({ emailVerified: true }));

  expect(await screen.findByText(/your email address is verified/)).toBeTruthy();
});
