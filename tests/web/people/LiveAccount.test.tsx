// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { Subject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../web/core/session/session.ts';
import { LiveAccount } from '../../../web/people/profile/LiveAccount.tsx';
import { openScreen } from '../open-screen.tsx';

const account = {
  ...{ __typename: 'Account', id: 'u1', email: 'ida@example.test', emailVerified: true, name: 'Ida', avatarUrl: null },
  ...{ role: 'USER', subscriptionTier: 'PREMIUM', hasPassword: true, listsCreated: 2, invitationsWaiting: 0 },
  preferences: {
    __typename: 'Preferences',
    theme: 'DARK',
    notifications: true,
    reminders: true,
    questions: true,
    emailFrequency: 'WEEKLY',
  },
  ...{ createdAt: '2024-03-02T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
};

afterEach(() => void vi.restoreAllMocks());

function open() {
  const state = session.getState();
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status: 'signedIn', account: { id: 'u1' } as never });
  const shown = vi.spyOn(session, 'showAccount').mockImplementation(() => {});
  const events = new Subject<ApolloLink.Result>();
  openScreen(LiveAccount, '/', '/', [], events);
  const hear = (accountChanged: object) => events.next({ data: { accountChanged } });
  return { shown, hear };
}

test('the tier and all else that this tab keeps of the account follow the server at once', async () => {
  const { shown, hear } = open();
  await vi.waitFor(() => {
    hear(account);
    expect(shown).toHaveBeenCalled();
  });

  const { hasPassword: _, listsCreated: __, invitationsWaiting: ___, __typename, preferences, ...kept } = account;
  const theme = { __typename: 'Preferences', theme: 'DARK' };
  expect(shown).toHaveBeenLastCalledWith({ ...kept, preferences: theme });
});

test("somebody else's account is not taken for one's own", async () => {
  const { shown, hear } = open();

  hear({ ...account, id: 'u2' });
  await vi.waitFor(() => {
    hear(account);
    expect(shown).toHaveBeenCalled();
  });

  expect(shown.mock.calls.map(([{ id }]: [{ id?: string }]) => id)).not.toContain('u2');
});
