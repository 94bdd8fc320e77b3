// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { fireEvent, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { BillingHistoryDocument } from '../../../web/money/billing/BillingHistory.generated.ts';
import { PlanChangeDialogDocument } from '../../../web/money/billing/PlanChangeDialog.generated.ts';
import { SubscriptionScreenDocument } from '../../../web/money/billing/SubscriptionScreen.generated.ts';
import { SubscriptionScreen } from '../../../web/money/billing/SubscriptionScreen.tsx';
import {
  CreateCheckoutDocument,
  OpenBillingPortalDocument,
} from '../../../web/money/billing/useProviderPages.generated.ts';
import { openScreen } from '../open-screen.tsx';

const FREE = {
  __typename: 'PlanSubscription',
  id: 'u1',
  ...{ planId: 'free', status: 'ACTIVE', isAnnual: false, priceMinor: null, currency: null, currentPeriodStart: null },
  ...{ currentPeriodEnd: null, cancelAtPeriodEnd: false, graceEndsAt: null, paymentMethod: null, isGranted: false },
  ...{ canManage: false, isTestMode: true, pending: null },
};
const PREMIUM = {
  ...FREE,
  ...{ planId: 'premium', isAnnual: true, priceMinor: 9999, currency: 'USD', canManage: true },
  currentPeriodStart: '2026-11-22T12:00:00.000Z',
  currentPeriodEnd: '2027-11-22T12:00:00.000Z',
  paymentMethod: { __typename: 'PaymentMethodType', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
};
const PAID = {
  __typename: 'Transaction',
  ...{ id: 't1', date: '2026-11-22T12:00:00.000Z', description: 'Premium, annual', amountMinor: 9999 },
  ...{ currency: 'USD', status: 'PAID', invoiceUrl: 'https://kindlist.test/invoice' },
};
const EFFECTS = {
  __typename: 'PlanChangeEffects',
  ...{ lists: 7, maxLists: 5, fullLists: 1, maxItems: 25, restingApiKeys: 2, unbrandedLists: 0, losesAnalytics: true },
  ...{ losesExpiringLinks: true, losesPrioritySupport: false },
};

const PLANS = [
  { id: 'free', name: 'Free', monthlyPriceMinor: 0, annualPriceMinor: 0, popular: false, available: true },
  { id: 'standard', name: 'Standard', monthlyPriceMinor: 499, annualPriceMinor: 4999, popular: true, available: true },
  { id: 'premium', name: 'Premium', monthlyPriceMinor: 999, annualPriceMinor: 9999, popular: false, available: true },
];
const plansWith = (changes: object = {}) => PLANS.map((plan) => ({ __typename: 'Plan', ...plan, ...changes }));

const shows = (mySubscription: object, ...myTransactions: object[]) => ({
  request: { query: SubscriptionScreenDocument, variables: { limit: 26 } },
  result: {
    data: {
      ...{ me: { __typename: 'Account', id: 'u1', listsCreated: 3 }, mySubscription, myTransactions },
      plans: plansWith(),
      ownLists: {
        __typename: 'ListConnection',
        nodes: [
          { __typename: 'List', id: 'l1', name: 'Groceries', itemCount: 7 },
          { __typename: 'List', id: 'l2', name: 'Ida turns 30', itemCount: 23 },
        ],
      },
    },
  },
});
const open = (address: string, ...answers: Parameters<typeof openScreen>[3]) =>
  openScreen(SubscriptionScreen, '/subscription', address, answers);

const site = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  contactEmail: '',
  socialLinks: {},
};

beforeEach(() => {
  setSite({ ...site, paymentsEnabled: true } as never);
  const state = session.getState();
  const account = { id: 'u1', subscriptionTier: 'FREE' } as never;
  vi.spyOn(session, 'getState').mockReturnValue({ ...state, status: 'signedIn', account });
});
afterEach(() => void vi.restoreAllMocks());

test('the plans have the names and prices that the server has, and the recommended one is marked', async () => {
  const answer = shows(FREE);
  const plans = [...plansWith().slice(0, 2), { ...plansWith()[2], name: 'Patron', annualPriceMinor: 12_300 }];
  const screen = open('/subscription', { ...answer, result: { data: { ...answer.result.data, plans } } });

  expect(await screen.findByRole('columnheader', { name: /^Patron\$123\.00/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /^Standard.*Most popular$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upgrade to Patron' })).toBeTruthy();
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
});

test('the free plan has nothing to bill, no history, and is led to the checkout', async () => {
  const refused = {
    request: {
      query: CreateCheckoutDocument,
      variables: ({ idempotencyKey, ...others }: Record<string, unknown>) =>
        typeof idempotencyKey === 'string' && JSON.stringify(others) === '{"planId":"standard","isAnnual":true}',
    },
    result: { errors: [new GraphQLError('This plan is full.', { extensions: { code: 'PLAN_LIMIT' } })] },
  };
  const screen = open('/subscription', shows(FREE), refused);

  expect(await screen.findByText('Not applicable: there’s nothing to pay')).toBeTruthy();
  expect(screen.getByText('3 of 5 lists')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Items in “Ida turns 30”' }).getAttribute('value')).toBe('23');
  expect(screen.getByText(/^23 of 25 items in/).textContent).toContain('Ida turns 30');
  expect(screen.getAllByText('2 left')).toHaveLength(2);
  expect(screen.queryByText('Billing History')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Upgrade Your Plan' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade to Standard' }));

  expect((await screen.findByRole('alert')).textContent).toBe('This plan is full.');
});

test('each full list is named, and its bar is in the colour of what needs care', async () => {
  const answer = shows(FREE);
  const nodes = answer.result.data.ownLists.nodes.map((list) => ({ ...list, itemCount: 25 }));
  const ownLists = { ...answer.result.data.ownLists, nodes };
  const screen = open('/subscription', { ...answer, result: { data: { ...answer.result.data, ownLists } } });

  const texts = (await screen.findAllByText(/^25 of 25 items in/)).map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.replace('25 of 25 items in ', ''))).toEqual(['Groceries', 'Ida turns 30']);
  expect(screen.getAllByText('None left')).toHaveLength(2);
  for (const name of ['Items in “Groceries”', 'Items in “Ida turns 30”'])
    expect(screen.getByRole('progressbar', { name }).parentElement?.style.getPropertyValue('--color-brand')).toBe(
      'var(--color-problem)',
    );
  const lists = screen.getByRole('progressbar', { name: 'Lists used' });
  expect(lists.parentElement?.style.getPropertyValue('--color-brand')).toBe('');
  expect(screen.queryByRole('link', { name: 'Begin another list' })).toBeNull(); // there are larger plans
});

test('where no plan is for sale, a full list leads on to another list', async () => {
  setSite({ ...site, paymentsEnabled: false } as never);
  const answer = shows(FREE);
  for (const list of answer.result.data.ownLists.nodes) Object.assign(list, { itemCount: 25 });
  const screen = open('/subscription', answer);

  const onwards = await screen.findByRole('link', { name: 'Begin another list' });
  expect(onwards.getAttribute('href')).toBe('/lists/create');
});

test('what another plan would give stands beside what the own one gives', async () => {
  const screen = open('/subscription', shows(FREE));

  const line = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await screen.findByRole('columnheader', { name: /^Free.*Your plan$/ })).toBeTruthy();
  expect(line(/^Lists/)).toEqual(['5', '10', 'Unlimited']);
  expect(line(/^Items per list/)).toEqual(['25', '200', 'Unlimited']);
  expect(line(/^Advanced sharing/)).toEqual(['–Not included', '–Not included', 'Included']);
  expect(line(/^Email support/)).toEqual(['Included', 'Included', 'Priority']);
  expect(screen.getByText('links that end on a day you choose')).toBeTruthy();
});

test('while payments are off nothing can be chosen, nothing speaks of upgrading and no plan is popular', async () => {
  setSite({ ...site, paymentsEnabled: false } as never);
  const answer = shows(FREE);
  answer.result.data.plans = plansWith().map((plan) => ({ ...plan, available: plan.id === 'free' }));
  const screen = open('/subscription', answer);

  const soon = await screen.findAllByRole('button', { name: 'COMING SOON' });

  expect(
    soon.map((button) => button.getAttribute('aria-disabled') ?? `${(button as HTMLButtonElement).disabled}`),
  ).toEqual(['true', 'true']);
  expect(screen.getByText('Paid plans aren’t available yet.')).toBeTruthy();
  expect(screen.queryByText('Most popular')).toBeNull();
  expect(screen.queryByText(/upgrade/i)).toBeNull();
});

test('a paid plan says what is paid, when and how, and what was billed', async () => {
  const screen = open('/subscription', shows(PREMIUM, PAID));

  expect(await screen.findByText('$99.99 per year')).toBeTruthy();
  expect(screen.getByText('November 22, 2026 – November 22, 2027')).toBeTruthy();
  expect(screen.getByText('Visa •••• 4242, expires 12/2034')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Billing History' })).getAllByRole('row')[1] as HTMLElement;
  expect(row.textContent).toContain('Premium, annual$99.99Paid');
  expect(within(row).getByRole('link').getAttribute('href')).toBe(PAID.invoiceUrl);
});

test('a currency without minor units is shown whole', async () => {
  const inYen = { isAnnual: false, priceMinor: 1500, currency: 'JPY' };
  const bills = [
    { ...PAID, amountMinor: 1500, currency: 'JPY' },
    { ...PAID, id: 't2', description: 'Refund', amountMinor: -1500, currency: 'JPY', invoiceUrl: null },
  ];
  const screen = open('/subscription', shows({ ...PREMIUM, ...inYen }, ...bills));

  expect(await screen.findByText('¥1,500 per month')).toBeTruthy();
  expect(screen.getByText('¥1,500')).toBeTruthy();
  expect(screen.getByText('-¥1,500')).toBeTruthy();
});

test('a person with the best plan is offered none that would be better', async () => {
  const screen = open('/subscription', shows(PREMIUM, PAID));

  expect(await screen.findByText('You have our best plan. Thank you!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change to Standard' })).toBeTruthy();
});

test('cancelling says before what it means, and a failure in words', async () => {
  const effects = {
    request: { query: PlanChangeDialogDocument, variables: { planId: 'free' } },
    result: { data: { planChangeEffects: EFFECTS } },
  };
  const away = {
    request: { query: OpenBillingPortalDocument, variables: { cancel: true } },
    result: { data: { openBillingPortal: null } },
  };
  const screen = open('/subscription', shows(PREMIUM, PAID), effects, away as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  const dialog = await screen.findByRole('alertdialog');

  await within(dialog).findByText('On the Free plan nothing is deleted. What changes:');
  expect(
    within(dialog).getByText(
      'Are you sure you want to cancel your subscription? You will still have access until the end of your billing period.',
    ),
  ).toBeTruthy();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'You have 7 lists and this plan includes 5. You can read and edit all of them, but not create new ones.',
    'One list has more than 25 items. You can read and edit all of them, but not add new ones there.',
    'Your 2 API keys stop working.',
    'You won’t have analytics.',
    'Share links can’t be given an end date any more. Those that have one keep it.',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on to cancel' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to cancel subscription. Please try again.');
});

test('of two changes at once the later is shown, also while the screen is still reading after the first', async () => {
  const events = new Subject<ApolloLink.Result>();
  const afterFirst = { ...shows(PREMIUM), delay: 20 };
  const answers = [shows(FREE), afterFirst, { ...shows(PREMIUM, PAID), delay: 20 }];
  const screen = openScreen(SubscriptionScreen, '/subscription', '/subscription', answers, events);
  await screen.findByText(/^Not applicable/);

  const accountChanged = { __typename: 'Account', id: 'u1', subscriptionTier: 'PREMIUM', updatedAt: PAID.date };
  events.next({ data: { accountChanged } }); // the subscription has begun
  events.next({ data: { accountChanged } }); // and its invoice is paid

  expect(await screen.findByText('Premium, annual')).toBeTruthy();
});

test('after a payment that failed the screen says until when, and leads to another card', async () => {
  const late = { ...PREMIUM, status: 'PAST_DUE', graceEndsAt: '2026-12-06T12:00:00.000Z' };
  const away = {
    request: { query: OpenBillingPortalDocument, variables: { cancel: false } },
    result: { errors: [new GraphQLError('Too many requests. Please wait a moment.')] },
  };
  const screen = open('/subscription', shows(late, { ...PAID, status: 'FAILED', invoiceUrl: null }), away);

  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Choose another card by December 6, 2026 to keep your plan.');
  expect(screen.getByText('Past due')).toBeTruthy();
  fireEvent.click(within(problem).getByRole('button', { name: 'Change card' }));

  expect(await screen.findByText('Too many requests. Please wait a moment.')).toBeTruthy();
});

test('a plan that ends says when, no longer that it is active, and is not cancelled again', async () => {
  const screen = open('/subscription', shows({ ...PREMIUM, cancelAtPeriodEnd: true }, PAID));

  expect(await screen.findByText('Ends November 22, 2027')).toBeTruthy();
  expect(screen.queryByText('Active')).toBeNull();
  expect(await screen.findByText('Your subscription will end on November 22, 2027')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
});

test('back from the checkout before the payment is known, the screen says so and turns by itself', async () => {
  const events = new Subject<ApolloLink.Result>();
  const pending = { __typename: 'PendingPlan', planId: 'premium', isAnnual: true };
  const answers = [shows({ ...FREE, canManage: true, pending }), shows(PREMIUM, PAID)];
  const screen = openScreen(SubscriptionScreen, '/subscription', '/subscription?checkout=success', answers, events);
  expect(await screen.findByText(/Your payment is being confirmed/)).toBeTruthy();

  const accountChanged = { __typename: 'Account', id: 'u1', subscriptionTier: 'PREMIUM', updatedAt: PAID.date };
  events.next({ data: { accountChanged } });

  expect(await screen.findByText('You’re on Premium now. Thank you!')).toBeTruthy();
  expect(screen.queryByText(/being confirmed/)).toBeNull();
});

test('a long history is shown page by page, and the focus goes to the first of the older ones', async () => {
  const entries = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...PAID,
      id: `t${from + index}`,
      description: `Bill ${from + index}`,
    }));
  const older = (myTransactions: object[]) => ({
    request: { query: BillingHistoryDocument, variables: { before: 't25', limit: 26 } },
    result: { data: { myTransactions } },
  });
  const failure = { request: older([]).request, error: new TypeError('Failed to fetch') };
  const screen = open('/subscription', shows(PREMIUM, ...entries(1, 26)), failure, older(entries(26, 3)));
  const rows = () => within(screen.getByRole('table', { name: 'Billing History' })).getAllByRole('row').length - 1;
  const more = await screen.findByRole('button', { name: 'Show older' });
  expect(rows()).toBe(25);

  fireEvent.click(more);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t load your older payments. Please try again.',
  );
  fireEvent.click(more);

  const first = (await screen.findByText('Bill 26')).closest('tr');
  expect(rows()).toBe(28);
  expect(document.activeElement).toBe(first);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const failure = { request: shows(FREE).request, error: new TypeError('Failed to fetch') };
  const screen = open('/subscription', failure, shows(FREE));

  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Failed to load subscription data. Please try again later.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Current Plan')).toBeTruthy();
});

test('a failure of our own is called unexpected', async () => {
  const screen = open('/subscription', { request: shows(FREE).request, error: new Error('broken') });

  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('An unexpected error occurred. Please try again later.');
});
