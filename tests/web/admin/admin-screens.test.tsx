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
import { AdminTrendsDocument } from '../../../web/admin/operation/useTrends.generated.ts';
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
  ...{
    totalUsers: 1200,
    activeUsers: 340,
    totalLists: 56,
    totalItems: 789,
    reportedLists: 2,
    reportedTexts: 3,
    openMessages: 7,
  },
  revenueStats: { __typename: 'RevenueStats', currentMonth: dollars(123_450), yearToDate: dollars(2_000_000) },
  subscriptionCounts: { __typename: 'SubscriptionCounts', free: 1000, standard: 150, premium: 50 },
};
const QUICK_ACTIONS = ['Users', 'Subscriptions', 'Reports', 'Affiliate Sites', 'Messages', 'Settings'];
const NOBODY = {
  ...{ ...STATS, totalUsers: 0, activeUsers: 0 },
  subscriptionCounts: { __typename: 'SubscriptionCounts', free: 0, standard: 0, premium: 0 },
};

/** Thirty days on which everything grows by one a day, up to what it is now. */
const trends = (now: typeof STATS) => ({
  request: { query: AdminTrendsDocument, variables: () => true },
  maxUsageCount: 9,
  result: {
    data: {
      days: {
        __typename: 'Statistics',
        points: Array.from({ length: 31 }, (_, day) => ({
          ...{ __typename: 'StatisticsPoint', start: `day ${day}`, activeUsers: day },
          ...{ users: now.totalUsers - 30 + day, lists: now.totalLists - 30 + day, items: now.totalItems },
          ...{ freeUsers: 970 + day, standardUsers: 180 - day, premiumUsers: 50 },
        })),
      },
      months: {
        __typename: 'Statistics',
        points: months().map((start, place) => ({
          __typename: 'StatisticsPoint',
          start,
          revenue: dollars(place * 100),
        })),
      },
    },
  },
});

/** Each month since January of the last year. */
function months(): string[] {
  const now = new Date();
  const count = 12 + now.getUTCMonth() + 1;
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(now.getUTCFullYear() - 1, place, 1)).toISOString().slice(0, 10),
  );
}

test('each figure says how it came to where it is, and goes on as it changes', async () => {
  const events = new Subject<object>();
  const answers = [{ request: { query: AdminStatsDocument }, result: { data: { adminStats: STATS } } }, trends(STATS)];
  const screen = openScreen(AdminScreen, '/admin', '/admin', answers as never, events as never);
  const cards = async (name: string) => (await screen.findByRole('region', { name })).textContent;

  await screen.findAllByText('+30 in 30 days');
  expect(await cards('Users')).toMatch(/1,200\+30 in 30 days.*340in 30 days, 29 of them yesterday/);
  expect(await cards('Content')).toMatch(/56\+30 in 30 days.*789No change in 30 days/);
  expect(await cards('Subscriptions')).toMatch(
    /Free\+30 in 30 days1,000.*Standard-30 in 30 days150.*PremiumNo change in 30 days/,
  );
  const lastMonth = `$${(months().length - 2).toFixed(2)}`;
  expect(await cards('Revenue')).toContain(`${lastMonth} last month`);
  expect(await cards('Revenue')).toContain('$66.00 last year'); // 0 to 11 dollars

  events.next({ data: { adminStatsChanged: { ...STATS, totalUsers: 1210 } } });

  expect(await screen.findByText('+40 in 30 days')).toBeDefined();
});

test('the dashboard shows every figure, where it leads to, and how it changes', async () => {
  const events = new Subject<object>();
  const answers = [{ request: { query: AdminStatsDocument }, result: { data: { adminStats: STATS } } }, trends(STATS)];
  const screen = openScreen(AdminScreen, '/admin', '/admin', answers as never, events as never);
  const cards = async (name: string) => (await screen.findByRole('region', { name })).textContent;

  expect(await cards('Users')).toMatch(/Total registered1,200.*Active340/);
  expect(await cards('Content')).toMatch(/Total lists created56.*Total items789/);
  expect(await cards('Revenue')).toMatch(/Current month\$1,234.50.*Year to date\$20,000.00/);
  expect(await cards('Subscriptions')).toMatch(/Free.*1,000 \(83%\)Standard.*150 \(13%\)Premium.*50 \(4%\)/);
  expect(screen.getByRole('link', { name: 'Manage Users' }).getAttribute('href')).toBe('/admin/users');
  const open = within(screen.getByRole('region', { name: 'To look into' }));
  const toSafety = open.getAllByRole('link', { name: 'Go to Safety' });
  expect(toSafety.map((link) => link.getAttribute('href'))).toEqual(['/admin/safety', '/admin/safety']);
  expect(open.getByText('3')).toBeDefined();
  expect(open.getByText('2')).toBeDefined();
  const figures = ['Users', 'Content', 'Revenue'].flatMap((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('listitem'),
  );
  for (const figure of figures) expect(within(figure).getByRole('link')).toBeDefined();
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
  expect(actions.map(({ textContent }) => textContent)).toEqual(QUICK_ACTIONS);

  events.next({ data: { adminStatsChanged: { ...NOBODY, reportedLists: 0, reportedTexts: 0, openMessages: 0 } } });

  expect(await screen.findByText(/^0 \(0%\)$/, { selector: 'li:first-child span' })).toBeDefined();
  expect(await cards('To look into')).toBe('All clear: no reported lists or texts, no open messages.');
});
