// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analytics } from '../../../web/lists/analytics/Analytics.tsx';
import { AnalyticsFiguresDocument } from '../../../web/lists/analytics/Figures.generated.ts';
import { openScreen } from '../open-screen.tsx';

const current = vi.hoisted(() => ({ tier: 'PREMIUM' }));
vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ account: { subscriptionTier: current.tier } }),
}));

beforeEach(() => {
  current.tier = 'PREMIUM';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T12:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const days = [
  { day: '2026-03-30', views: 3, visitors: 2, purchases: 1 },
  { day: '2026-03-31', views: 1, visitors: 1, purchases: 2 },
];
const figures = { views: 4, visitors: 2, purchases: 3, purchasedShare: 0.375, purchasesHidden: false, days };

function open(...answers: { start: string; end?: string; figures: object }[]) {
  return openScreen(
    () => <Analytics listId="l1" />,
    '/',
    '/',
    answers.map(({ start, end = '2026-03-31', figures }) => ({
      request: { query: AnalyticsFiguresDocument, variables: { listId: 'l1', start, end } },
      result: { data: { listAnalytics: figures } },
    })) as never,
  );
}

test('shows the last thirty days, and others when they are chosen', async () => {
  const other = { ...figures, views: 1234 };
  const screen = open({ start: '2026-03-02', figures }, { start: '2026-01-01', figures: other });

  const shown = (await screen.findByText('Unique visitors')).closest('ul') as HTMLElement;
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Views4', 'Unique visitors2', 'Purchases3', 'Purchased share38%']);
  await userEvent.click(screen.getByText('Show the days as a table'));
  expect(screen.getByRole('row', { name: 'Mar 30, 2026 3 2 1' })).toBeTruthy();

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });

  expect(await screen.findByText('1,234')).toBeTruthy();
});

test('more purchases than views have a word why, and the chart has its figures at its side', async () => {
  const screen = open({ start: '2026-03-02', figures: { ...figures, views: 1, days: [{ ...days[1], views: 1 }] } });

  expect(await screen.findByText(/^A purchase counts on its day/)).toBeTruthy();
  const chart = screen.getByRole('img', { name: /^Views per day/ });
  expect(chart.parentElement?.firstElementChild?.textContent).toBe('10');
});

test('says at its field that the days are the wrong way round, and asks for nothing', async () => {
  const screen = open({ start: '2026-03-02', figures });
  await screen.findByText('Unique visitors');

  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-01' } });

  expect(await screen.findByText('The start date must not be after the end date')).toBeTruthy();
  expect(screen.queryByText('Unique visitors')).toBeNull();
});

test('tells the owner of a surprise of visits, and of purchases that they are hidden until the day', async () => {
  const hidden = days.map((day) => ({ ...day, purchases: null }));
  const surprise = { ...figures, purchases: null, purchasedShare: null, purchasesHidden: true, days: hidden };
  const screen = open({ start: '2026-03-02', figures: surprise });

  expect(await screen.findAllByText('Hidden until the day')).toHaveLength(2);
  expect(screen.queryByRole('columnheader', { name: 'Purchases' })).toBeNull();
});

test('on another plan points to the plans, and asks for nothing', () => {
  current.tier = 'FREE';
  const screen = open();

  expect(screen.getByRole('link', { name: 'part of Premium' }).getAttribute('href')).toBe('/subscription');
  expect(screen.queryByLabelText('From')).toBeNull();
});
