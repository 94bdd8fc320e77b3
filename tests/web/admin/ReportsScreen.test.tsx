// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { firstOfMonth, today } from '../../../server/money/reports/report.rules.ts';
import { ReportsScreenDocument } from '../../../web/admin/reports/ReportsScreen.generated.ts';
import { ReportsScreen } from '../../../web/admin/reports/ReportsScreen.tsx';
import { openScreen } from '../open-screen.tsx';

/** The plots measure their room, and jsdom has none. */
class RoomForPlots {
  readonly #onResize: ResizeObserverCallback;

  constructor(onResize: ResizeObserverCallback) {
    this.#onResize = onResize;
  }

  observe() {
    const contentRect = { width: 640, height: 220 };
    this.#onResize([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }

  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', RoomForPlots);

const USD = [{ __typename: 'MoneyAmount', currency: 'USD', amountMinor: 123_450 }];
const report = (start: string, end: string) => ({
  __typename: 'AdminReport',
  ...{ start, end, isTestMoney: false, retention: 62.5, averageSessionMinutes: null, churn: null },
  totals: { __typename: 'ReportTotals', users: 1200, lists: 30, items: 400, revenue: USD },
  growth: {
    __typename: 'ReportGrowth',
    ...{ users: 12.34, lists: null, items: -3 },
    revenue: [{ __typename: 'CurrencyGrowth', currency: 'USD', percent: null }],
  },
  subscriptionCounts: { __typename: 'SubscriptionCounts', free: 1000, standard: 150, premium: 50 },
  history: [{ __typename: 'ReportMonth', month: '2024-02', users: 1200, lists: 30, items: 400, revenue: USD }],
  monthlyRecurringRevenue: USD,
  averageRevenuePerUser: [{ __typename: 'MoneyAmount', currency: 'USD', amountMinor: 103 }],
  cohorts: [{ __typename: 'RetentionCohort', month: '2024-02', signUps: 8, active: [6] }],
});

const answer = (start: string, end: string, points: object[] = []) => ({
  request: { query: ReportsScreenDocument, variables: { start, end, interval: 'DAY' } },
  result: {
    data: {
      adminReport: report(start, end),
      statistics: { __typename: 'Statistics', interval: 'DAY', points },
    },
  },
});
const open = (address: string, answers: ReturnType<typeof answer>[]) =>
  openScreen(ReportsScreen, '/admin/reports', address, answers);

test('a report shows its figures, "n/a" where there are none, and how each is counted', async () => {
  const { findByText, getByText, getAllByText, getByRole } = open('/admin/reports?start=2024-02-01&end=2024-02-29', [
    answer('2024-02-01', '2024-02-29'),
  ]);

  expect(await findByText('62.5%')).toBeDefined();
  expect(getByText('+12.3%')).toBeDefined();
  expect(getAllByText('n/a')).toHaveLength(4); // growth of lists and of revenue, average session, churn
  expect(getAllByText('since the start')).toHaveLength(2);
  expect(getByText('75%')).toBeDefined(); // of those who signed up
  expect(getByRole('row', { name: 'February 2024 1,200 30 400 $1,234.50' })).toBeDefined();
  await userEvent.click(getByRole('button', { name: 'How is this counted: Churn Rate' }));
  expect(await findByText(/who paid for a plan at the start/)).toBeDefined();
});

test('a young site shows what there is, and says once what there is nothing to compute from', async () => {
  const young = answer('2024-02-01', '2024-02-29');
  Object.assign(young.result.data.adminReport, {
    retention: null,
    growth: { __typename: 'ReportGrowth', users: null, lists: null, items: null, revenue: [] },
  });
  const { findByText, getAllByText, getByRole, getByText } = open('/admin/reports?start=2024-02-01&end=2024-02-29', [
    young,
  ]);

  const missing = (await findByText(/^There’s nothing to compute these from/)).parentElement as HTMLElement;
  expect([...missing.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Growth',
    'User Retention',
    'Average Session',
    'Churn Rate',
  ]);
  expect(getAllByText('n/a')).toHaveLength(4);
  expect(getByText('Total Users').closest('li')?.textContent).toContain('1,200');
  await userEvent.click(getByRole('button', { name: 'How is this counted: User Retention' }));
  expect(await findByText(/the share that was active in this one/)).toBeDefined();
});

test('the days are this month unless the address says otherwise, and go there when they are chosen', async () => {
  const { findByText, getByLabelText, router } = open('/admin/reports', [
    answer(firstOfMonth(today()), today()),
    answer('2024-02-10', today()),
  ]);
  expect(await findByText('62.5%')).toBeDefined();

  fireEvent.change(getByLabelText('Start date'), { target: { value: '2099-01-01' } });

  expect(await findByText('The start date must not be after the end date')).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe(`?start=2099-01-01&end=${today()}`));
});

test('what is no day is said at its field, and nothing is asked', async () => {
  const { findByText, queryByText } = open('/admin/reports?start=yesterday&end=2024-02-29', []);

  expect(await findByText('Please enter a valid date')).toBeDefined();
  expect(queryByText('Failed to load data. Please try again.')).toBeNull();
});

test('the plot of revenue tells amounts in a currency without decimals as they are', async () => {
  const yen = [{ __typename: 'MoneyAmount', currency: 'JPY', amountMinor: 12_000 }];
  const plans = { freeUsers: 1, standardUsers: 0, premiumUsers: 0 };
  const counts = {
    users: 1,
    lists: 1,
    items: 1,
    signUps: 1,
    activeUsers: 1,
    purchases: 0,
    visits: 1,
    sharedListViews: 0,
  };
  const day = { __typename: 'StatisticsPoint', start: '2024-02-01', ...plans, ...counts, revenue: yen };
  const { findByText, queryByText } = open('/admin/reports?start=2024-02-01&end=2024-02-29', [
    answer('2024-02-01', '2024-02-29', [day]),
  ]);

  expect(await findByText('¥12,000', { selector: 'tspan' })).toBeDefined();
  expect(queryByText('¥1,200,000')).toBeNull();
});
