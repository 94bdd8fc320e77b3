// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { offeredPlans } from '../../../server/money/billing/offered-plans.ts';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import { AskedPricingDocument, OwnPlanDocument } from '../../../web/public-pages/AskedPricing.generated.ts';
import { AskedPricing } from '../../../web/public-pages/AskedPricing.tsx';
import { openScreen } from '../open-screen.tsx';

const current = vi.hoisted(() => ({ status: 'signedIn' }));
vi.mock('../../../web/core/session/session.ts', () => ({
  useSession: () => ({ ...current, account: { id: 'u1', subscriptionTier: 'FREE' } }),
  session: { getState: () => current },
  hasBeenSignedIn: () => true,
}));

beforeEach(() => {
  current.status = 'signedIn';
});

/** The catalogue as the server has it, with what a test changes of each plan. */
const catalogue = (changes: object = {}, paymentsEnabled = true) => ({
  request: { query: AskedPricingDocument },
  result: {
    data: {
      plans: offeredPlans({ ...knownSite(), paymentsEnabled }).map(
        ({ monthlyPrice: _monthly, annualPrice: _annual, ...plan }) => ({ __typename: 'Plan', ...plan, ...changes }),
      ),
    },
  },
});

const NOT_YET_MS = 600_000;

const ownPlan = (subscriptionTier: string, delay = 0) => ({
  request: { query: OwnPlanDocument },
  result: { data: { me: { __typename: 'Account', id: 'u1', subscriptionTier } } },
  delay,
});

const open = (...answers: Parameters<typeof openScreen>[3]) => openScreen(AskedPricing, '*', '/pricing', answers);

test('the plans are those of the server’s catalogue, whatever the app was built with', async () => {
  const changes = { name: 'Golden', annualPriceMinor: 12345, features: ['A butler'], description: 'For the few.' };
  const { findAllByText, getAllByText } = open(catalogue(changes), ownPlan('FREE'));

  expect(await findAllByText('A butler')).toHaveLength(3);
  expect(getAllByText('For the few.')).toHaveLength(3);
  expect(getAllByText('$123.45').length).toBeGreaterThan(0);
});

test('no plan is said to be somebody’s before the server has told, though the device remembers one', async () => {
  const { findByRole, queryByText } = open(catalogue(), ownPlan('PREMIUM', NOT_YET_MS));
  await findByRole('heading', { name: 'Free' });
  for (const text of ['Your plan', 'Go to Dashboard', 'Get Started', 'Choose Standard']) {
    expect(queryByText(text), text).toBeNull();
  }
});

test('the plan that the server tells is marked, whatever the device remembers', async () => {
  const { findByText } = open(catalogue(), ownPlan('PREMIUM'));

  const badge = await findByText('Your plan');
  expect(badge.closest('li')?.textContent).toContain('Premium');
});

test.each(['restoring', 'signedOut'])('while a session is %s nobody is told of a plan', async (status) => {
  current.status = status;
  const { findByRole, queryByText } = open(catalogue());
  await findByRole('heading', { name: 'Free' });

  expect(queryByText('Your plan')).toBeNull();
  expect(queryByText('Get Started') !== null).toBe(status === 'signedOut');
});

test('what administrators put on sale meanwhile is offered', async () => {
  current.status = 'signedOut';
  const before = knownSite();
  const { findAllByText, findByText } = open(catalogue({}, false), catalogue());
  expect(await findAllByText('COMING SOON')).toHaveLength(2);

  act(() => setSite({ ...before, paymentsEnabled: true }));

  expect(await findByText('Choose Premium')).toBeDefined();
  act(() => setSite(before));
});
