// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminStatsDocument } from '../../../web/admin/operation/useLiveStats.generated.ts';
import { useLiveStats } from '../../../web/admin/operation/useLiveStats.ts';
import { sockets } from '../../../web/base/network/sockets.ts';
import { knownSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { AccountNowDocument } from '../../../web/people/profile/LiveAccount.generated.ts';
import { LiveAccount } from '../../../web/people/profile/LiveAccount.tsx';
import { SiteNowDocument } from '../../../web/shell/LiveSite.generated.ts';
import { LiveSite } from '../../../web/shell/LiveSite.tsx';
import { anAccount } from '../an-account.ts';
import { everyTime, openScreen } from '../open-screen.tsx';

afterEach(() => {
  sockets.set('working');
  vi.restoreAllMocks();
});

test('where sockets do not pass, what is known of the site is asked for', async () => {
  const { __typename: _, ...known } = { __typename: 'PublicConfig', ...knownSite() };
  const publicConfig = { __typename: 'PublicConfig', ...known, siteName: 'Ours' };
  openScreen(LiveSite, '/', '/', [
    everyTime({ request: { query: SiteNowDocument }, result: { data: { publicConfig } } }),
  ]);

  sockets.set('blocked');

  await waitFor(() => expect(knownSite().siteName).toBe('Ours'));
});

test('where sockets do not pass, the account is asked for', async () => {
  const state = session.getState();
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status: 'signedIn', account: anAccount() });
  const shown = vi.spyOn(session, 'showAccount').mockImplementation(() => {});
  const preferences = {
    ...anAccount().preferences,
    notifications: true,
    reminders: true,
    questions: true,
    emailFrequency: 'WEEKLY',
  };
  const counts = { hasPassword: true, listsCreated: 0, invitationsWaiting: 0 };
  const me = { ...anAccount({ subscriptionTier: 'PREMIUM' }), ...counts, preferences };
  openScreen(LiveAccount, '/', '/', [everyTime({ request: { query: AccountNowDocument }, result: { data: { me } } })]);

  sockets.set('blocked');

  await waitFor(() =>
    expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'u1', subscriptionTier: 'PREMIUM' })),
  );
});

test('where sockets do not pass, the figures of the site are asked for, also after they were told', async () => {
  const revenue = { __typename: 'RevenueStats', currentMonth: [], yearToDate: [] };
  const tiers = { __typename: 'SubscriptionCounts', free: 1, standard: 0, premium: 0 };
  const stats = (totalUsers: number) => ({
    ...{ __typename: 'AdminStats', totalUsers, activeUsers: 1, totalLists: 1, totalItems: 1 },
    ...{ revenueStats: revenue, subscriptionCounts: tiers, reportedLists: 0, reportedTexts: 0, openMessages: 0 },
  });
  let asked = 0;
  const answer = {
    request: { query: AdminStatsDocument },
    result: () => ({ data: { adminStats: stats(++asked === 1 ? 1 : 3) } }),
  };
  const events = new Subject<ApolloLink.Result>();
  const Figures = () => <p>{`${useLiveStats().stats?.totalUsers} people`}</p>;
  const { findByText } = openScreen(Figures, '/', '/', [everyTime(answer)], events);
  await findByText('1 people');
  events.next({ data: { adminStatsChanged: stats(2) } });
  await findByText('2 people');

  sockets.set('blocked');

  await findByText('3 people');
});
