// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { AdminScreen } from '../../../web/admin/operation/AdminScreen.tsx';
import { AuditLogScreen } from '../../../web/admin/operation/AuditLogScreen.tsx';
import { MailScreen } from '../../../web/admin/operation/MailScreen.tsx';
import { MessagesScreen } from '../../../web/admin/operation/MessagesScreen.tsx';
import { OperationScreen } from '../../../web/admin/operation/OperationScreen.tsx';
import { AdminStatsDocument } from '../../../web/admin/operation/useLiveStats.generated.ts';
import { ReportsScreen } from '../../../web/admin/reports/ReportsScreen.tsx';
import { AffiliateSitesScreen } from '../../../web/admin/site/AffiliateSitesScreen.tsx';
import { SettingsScreen } from '../../../web/admin/site/SettingsScreen.tsx';
import { ShopHealthScreen } from '../../../web/admin/site/ShopHealthScreen.tsx';
import { SafetyScreen } from '../../../web/admin/users/SafetyScreen.tsx';
import { SubscriptionsScreen } from '../../../web/admin/users/SubscriptionsScreen.tsx';
import { UserScreen } from '../../../web/admin/users/UserScreen.tsx';
import { UsersScreen } from '../../../web/admin/users/UsersScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const SCREENS = {
  AdminScreen,
  AffiliateSitesScreen,
  AuditLogScreen,
  MailScreen,
  MessagesScreen,
  OperationScreen,
  ReportsScreen,
  SafetyScreen,
  SettingsScreen,
  ShopHealthScreen,
  SubscriptionsScreen,
  UserScreen,
  UsersScreen,
};

test.each(Object.entries(SCREENS))('%s says that it could not be read, and offers to try again', async (_, Screen) => {
  vi.spyOn(console, 'warn').mockReturnValue(); // that nothing answers is the point
  const { findByText, getByRole } = openScreen(Screen, '/admin/:userId', '/admin/u1', []);

  expect(await findByText('Failed to load data. Please try again.')).toBeDefined();
  expect(getByRole('button', { name: 'Try Again' })).toBeDefined();
});

const dollars = (amountMinor: number) => [{ __typename: 'MoneyAmount', currency: 'USD', amountMinor }];
const STATS = {
  __typename: 'AdminStats',
  ...{ totalUsers: 1200, activeUsers: 340, totalLists: 56, totalItems: 789, reportedLists: 2, openMessages: 7 },
  revenueStats: { __typename: 'RevenueStats', currentMonth: dollars(123_450), yearToDate: dollars(2_000_000) },
  subscriptionCounts: { __typename: 'SubscriptionCounts', free: 1000, standard: 150, premium: 50 },
};
const QUICK_ACTIONS = ['Users', 'Subscriptions', 'Reports', 'Affiliate Sites', 'Messages', 'Settings'];
const NOBODY = {
  ...{ ...STATS, totalUsers: 0, activeUsers: 0 },
  subscriptionCounts: { __typename: 'SubscriptionCounts', free: 0, standard: 0, premium: 0 },
};

test('the dashboard shows every figure, where it leads to, and how it changes', async () => {
  const events = new Subject<object>();
  const answers = [{ request: { query: AdminStatsDocument }, result: { data: { adminStats: STATS } } }];
  const screen = openScreen(AdminScreen, '/admin', '/admin', answers, events as never);
  const cards = async (name: string) => (await screen.findByRole('region', { name })).textContent;

  expect(await cards('Users')).toMatch(/Total registered1,200.*Active340/);
  expect(await cards('Content')).toMatch(/Total lists created56.*Total items789/);
  expect(await cards('Revenue')).toMatch(/Current month\$1,234.50.*Year to date\$20,000.00/);
  expect(await cards('Subscriptions')).toMatch(/Free1,000 \(83%\)Standard150 \(13%\)Premium50 \(4%\)/);
  expect(screen.getByRole('link', { name: 'Manage Users' }).getAttribute('href')).toBe('/admin/users');
  const open = within(screen.getByRole('region', { name: 'To look into' }));
  expect(open.getByRole('link', { name: 'Go to Safety' }).getAttribute('href')).toBe('/admin/safety');
  expect(open.getByText('2')).toBeDefined();
  const figures = ['Users', 'Content', 'Revenue'].flatMap((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('listitem'),
  );
  for (const figure of figures) expect(within(figure).getByRole('link')).toBeDefined();
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
  expect(actions.map(({ textContent }) => textContent)).toEqual(QUICK_ACTIONS);

  events.next({ data: { adminStatsChanged: { ...NOBODY, reportedLists: 0, openMessages: 0 } } });

  expect(await screen.findByText(/^0 \(0%\)$/, { selector: 'li:first-child span' })).toBeDefined();
  expect(await cards('To look into')).toBe('All clear: no reported lists, no open messages.');
});
