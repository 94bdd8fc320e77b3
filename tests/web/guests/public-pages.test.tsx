// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#rules/core/settings/default-settings';
import { offeredPlans } from '../../../server/money/billing/offered-plans.ts';
import { knownSite, setSite } from '../../../web/base/page/site.ts';
import { returnAddressOf } from '../../../web/core/session/return-address.ts';
import type { OwnPlan } from '../../../web/money/billing/PlanCard.tsx';
import { FaqScreen } from '../../../web/public-pages/FaqScreen.tsx';
import { LandingScreen } from '../../../web/public-pages/LandingScreen.tsx';
import { Pricing } from '../../../web/public-pages/Pricing.tsx';

const current = vi.hoisted(() => ({ status: 'signedOut' }));
vi.mock('../../../web/core/session/session.ts', () => ({ useSession: () => current }));
beforeEach(() => {
  current.status = 'signedOut';
});

function open(Component: ComponentType) {
  onTestFinished(cleanup);
  const router = createMemoryRouter([
    { path: '/', Component },
    { path: '*', element: null },
  ]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const DEFAULTS = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  paymentsEnabled: false,
  contactEmail: '',
  socialLinks: {},
};

/** The page of prices, with the plans as the server offers them now. */
function openPricing(own: OwnPlan = null) {
  return open(() => <Pricing plans={offeredPlans(knownSite())} own={own} />);
}

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the landing page', () => {
  test('leads visitors to sign up, to the prices and to the demo lists', () => {
    open(LandingScreen);

    expect(target('Create Your Wishlist Now')).toBe('/signup');
    expect(target('View Pricing')).toBe('/pricing');
    expect(target('Create Your Free Account')).toBe('/signup');
    const demos = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/shared/demo-'));
    expect(demos).toHaveLength(3);
  });

  test('leads who has lists elsewhere through sign up to their import, whether its app is there or not', () => {
    open(LandingScreen);
    const address = new URL(target('Bring them along') ?? '', 'https://kindlist.example');

    expect(address.pathname).toBe('/signup');
    expect(returnAddressOf({ ...address, state: null, search: address.search } as never)).toBe('/import');
  });

  test.for(['//elsewhere.example', '/\\\\elsewhere.example', 'https://elsewhere.example'])(
    'an address says nothing of going on to another site: %s',
    (to) => {
      expect(returnAddressOf({ state: null, search: `?to=${to}` } as never)).toBe('/dashboard');
    },
  );

  test('quotes those whom administrators have entered, in their order, and otherwise has the makers’ note', () => {
    onTestFinished(() => setSite(DEFAULTS));
    open(LandingScreen);
    expect(headings()).toContain('A note from the makers');
    cleanup();

    const testimonials = { ...DEFAULT_SETTINGS.testimonials, first: 'Nobody brought two toasters.', third: 'So calm.' };
    setSite({ ...DEFAULTS, testimonials: { ...testimonials, firstBy: 'Ida, Cologne' } });
    open(LandingScreen);

    const quotes = screen.getAllByRole('figure').map((figure) => figure.textContent);
    expect(quotes.slice(-2)).toEqual(['Nobody brought two toasters.Ida, Cologne', 'So calm.']);
    expect(headings()).not.toContain('A note from the makers');
  });

  test('leads members straight to a new list', () => {
    current.status = 'signedIn';
    open(LandingScreen);

    expect(target('Create Your Wishlist Now')).toBe('/lists/create');
    expect(target('Create Your Free Account')).toBe('/lists/create');
  });

  test('is the product to try: a press stamps the gift, and another takes it back', async () => {
    const { user } = open(LandingScreen);
    const bicycle = within(screen.getByRole('heading', { name: 'Red bicycle, 20 inch' }).closest('li') as HTMLElement);
    expect(screen.getByText('1 of 6 given')).toBeDefined();

    await user.click(bicycle.getByRole('button', { name: /^Mark as Purchased/ }));

    expect(bicycle.getByText('You’re giving this')).toBeDefined();
    expect(screen.getByText('2 of 6 given')).toBeDefined();
    await user.click(bicycle.getByRole('button', { name: /^Undo/ }));
    expect(bicycle.getByRole('button', { name: /^Mark as Purchased/ })).toBeDefined();
    expect(screen.getByText('1 of 6 given')).toBeDefined();
  });

  test('names every occasion, and quotes nobody but its makers', () => {
    open(LandingScreen);

    const occasions = ['Birthdays', 'Weddings', 'Baby showers', 'Group gifts', 'Holidays', 'Shared shopping lists'];
    expect(headings()).toEqual(expect.arrayContaining(occasions));
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    expect(screen.getByRole('figure').textContent).toContain('we don’t make people up');
  });
});

describe('the prices', () => {
  const prices = () => screen.getAllByText(/^\$\d/).map((price) => price.textContent);

  test('all switch between year and month', async () => {
    const { user } = openPricing();
    expect(prices()).toEqual(['$0', '$49.99', '$99.99']);
    const annual = screen.getByRole('button', { name: /Annual\s*Save 16%/ });
    expect(annual.getAttribute('aria-pressed')).toBe('true');

    const monthly = screen.getByRole('button', { name: 'Monthly' });
    expect(screen.getByRole('group', { name: 'Billing period' }).contains(monthly)).toBe(true);
    await user.click(monthly);

    expect(prices()).toEqual(['$0', '$4.99', '$9.99']);
    expect(monthly.getAttribute('aria-pressed')).toBe('true');

    await user.tab();
    await user.keyboard('{Enter}');

    expect(prices()).toEqual(['$0', '$49.99', '$99.99']);
  });

  test('offer the free plan, and the others soon', () => {
    openPricing();

    expect(target('Get Started')).toBe('/signup');
    const soon = screen.getAllByRole<HTMLButtonElement>('button', { name: 'COMING SOON' });
    expect(soon.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    expect(screen.queryByText('Most popular')).toBeNull(); // nobody can buy it
    expect(screen.getAllByText(/^Paid plans aren’t available yet/)).toHaveLength(2);
  });

  test('are all on offer once payments are on, for visitors by way of signing up', () => {
    onTestFinished(() => setSite(DEFAULTS));
    setSite({ ...DEFAULTS, paymentsEnabled: true });
    const { router } = openPricing();

    expect(screen.queryByText('COMING SOON')).toBeNull();
    expect(screen.getByText('Most popular')).toBeDefined();
    expect(screen.getByText(/^By major cards and PayPal, through a card payment provider/)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Choose Premium' }));
    expect(router.state.location.pathname).toBe('/signup');
    expect(returnAddressOf(router.state.location)).toBe('/subscription');
  });

  test('lead members to their subscription once payments are on', () => {
    onTestFinished(() => setSite(DEFAULTS));
    setSite({ ...DEFAULTS, paymentsEnabled: true });
    openPricing('free');

    expect(target('Choose Standard')).toBe('/subscription');
  });

  test.for([
    ['free', true, ['Go to Dashboard', 'Choose Standard', 'Choose Premium']],
    ['free', false, ['Go to Dashboard', 'COMING SOON', 'COMING SOON']],
    ['standard', true, ['Included in your plan', 'Go to Dashboard', 'Choose Premium']],
    ['premium', false, ['Included in your plan', 'Included in your plan', 'Go to Dashboard']],
  ] as const)('say to a member on %s, payments on: %s, how each plan stands to theirs', ([own, isOn, steps]) => {
    onTestFinished(() => setSite(DEFAULTS));
    setSite({ ...DEFAULTS, paymentsEnabled: isOn });
    openPricing(own);

    const cards = ['Free', 'Standard', 'Premium'].map((name) => screen.getByRole('heading', { name }).closest('li'));
    expect(cards.map((card) => card?.textContent?.includes('Your plan'))).toEqual(
      ['free', 'standard', 'premium'].map((one) => one === own),
    );
    for (const [index, step] of steps.entries())
      expect(within(cards[index] as HTMLElement).getAllByText(step)).not.toHaveLength(0);
  });

  test('lead to a person who answers', () => {
    openPricing();
    expect(target('Contact Support')).toBe('/contact');
  });
});

describe('the questions', () => {
  const answers = () => screen.getAllByRole<HTMLDetailsElement>('group').filter(({ open }) => open);

  test('open one at a time', async () => {
    const { user } = open(FaqScreen);
    expect(answers()).toHaveLength(0);
    await user.click(screen.getByText('What is Kindlist?'));
    await waitFor(() => expect(answers()).toHaveLength(1));

    await user.click(screen.getByText('Is Kindlist free to use?'));

    await waitFor(() => expect(answers()).toHaveLength(1));
    const { maxListsPerUser, maxItemsPerList } = DEFAULT_SETTINGS;
    const figures = `${maxListsPerUser.free} lists of up to ${maxItemsPerList.free} items each`;
    await waitFor(() => expect(answers()[0]?.textContent).toContain(figures));

    await user.click(screen.getByText('Is Kindlist free to use?'));
    await waitFor(() => expect(answers()).toHaveLength(0));
  });

  test('stand under headings, those of guests first, and a tab shows those of its category', async () => {
    const { user } = open(FaqScreen);
    const names = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
    expect(names(2)).toEqual(['Someone sent you a list', 'Making a list', 'Your account']);
    expect(names(3)).toHaveLength(13);
    expect(names(3)[0]).toBe('Someone sent me a list. Do I need an account?');

    await user.click(screen.getByRole('tab', { name: 'Sharing' }));

    expect(names(2)).toEqual(['Someone sent you a list', 'Making a list']);
    expect(names(3)).toHaveLength(7);
    expect(names(3).slice(5)).toEqual([
      'How do I share my list with others?',
      'Can other people see who bought a gift?',
    ]);
  });
});
