// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#rules/core/settings/default-settings';
import { connection } from '../../../web/base/network/connection.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { isHeldUp, localChanges } from '../../../web/core/changes/local-changes.ts';
import { NotFoundScreen } from '../../../web/core/session/NotFoundScreen.tsx';
import { AppShell } from '../../../web/shell/AppShell.tsx';
import { GuestsOnly } from '../../../web/shell/GuestsOnly.tsx';
import { ProblemBoundary } from '../../../web/shell/ProblemBoundary.tsx';
import { RequireAdmin } from '../../../web/shell/RequireAdmin.tsx';
import { RequireSession } from '../../../web/shell/RequireSession.tsx';

const people = {
  guest: { status: 'signedOut', account: null },
  member: { status: 'signedIn', account: { id: 'u1', name: 'Ida Sommer', email: 'ida@example.test', role: 'USER' } },
  nameless: { status: 'signedIn', account: { id: 'u1', name: '', email: 'ida@example.test', role: 'USER' } },
  admin: { status: 'signedIn', account: { id: 'u2', name: 'Root', email: 'root@example.test', role: 'ADMIN' } },
  unknown: { status: 'restoring', account: null },
};

const current = vi.hoisted(() => ({
  ...{ session: {}, accountNow: {}, signOut: vi.fn(), showAccount: vi.fn() },
  getState: (): object => current.session,
}));
vi.mock('../../../web/core/session/session.ts', () => ({ useSession: () => current.session, session: current }));
vi.mock('../../../web/shell/RequireAdmin.generated.ts', () => ({
  useRequireAdminQuery: () => current.accountNow,
}));
vi.mock('../../../web/people/notifications/Bell.tsx', () => ({ Bell: () => null })); // it asks the server
vi.mock('../../../web/shell/LiveSite.tsx', () => ({ LiveSite: () => null })); // so does this
vi.mock('../../../web/lists/offline/app-client.ts', () => ({ client: {} }));
beforeEach(() => {
  window.scrollTo = () => {};
  current.signOut.mockClear();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

const paths = (...known: string[]): RouteObject[] => known.map((path) => ({ path, Component: Where }));
const routes: RouteObject[] = [
  { Component: GuestsOnly, children: paths('/signin', '/signup') },
  { Component: RequireSession, children: paths('/dashboard', '/lists/:listId') },
  { Component: RequireAdmin, children: paths('/admin') },
  ...paths('/', '/pricing'),
  { path: '*', Component: NotFoundScreen },
  {
    path: '/broken',
    Component: () => {
      throw new Error('a screen that fails');
    },
  },
];

const SITE = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  paymentsEnabled: false,
  contactEmail: '',
  socialLinks: {},
};

function Screen() {
  return (
    <ProblemBoundary>
      <Outlet />
    </ProblemBoundary>
  );
}

function open(person: keyof typeof people, entry: string | { pathname: string; state: unknown }, frame = Outlet) {
  current.session = { ...people[person], leaveTo: '/signin' };
  onTestFinished(cleanup);
  const inside = [{ Component: Screen, children: routes }];
  const router = createMemoryRouter([{ Component: frame, children: inside }], { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return router;
}

const where = () => screen.getByTestId('where').textContent;

describe('guards', () => {
  test.each(['/dashboard', '/lists/l1?refreshList=true', '/admin'])('send a guest from %s to sign in', (address) => {
    const router = open('guest', address);

    expect(where()).toBe('/signin');
    expect(router.state.location.state).toEqual({ returnTo: address });
  });

  test('lead on to the page that was asked for, else to the dashboard', () => {
    open('member', { pathname: '/signin', state: { returnTo: '/lists/l1?newItem=i1' } });
    expect(where()).toBe('/lists/l1?newItem=i1');
    cleanup();

    open('member', '/signup');
    expect(where()).toBe('/dashboard');
  });

  test.each(['https://evil.test', '//evil.test/x', 7])('never lead away from here: %s', (returnTo) => {
    open('member', { pathname: '/signin', state: { returnTo } });

    expect(where()).toBe('/dashboard');
  });

  test('let only administrators into their area', () => {
    current.accountNow = { data: { me: { role: 'USER' } } };
    open('member', '/admin');
    expect(where()).toBe('/dashboard');
    cleanup();

    open('admin', '/admin');
    expect(where()).toBe('/admin');
  });

  test('ask first whether somebody has become an administrator since this device last heard of them', () => {
    current.accountNow = { data: { me: { role: 'ADMIN' } } };

    open('member', '/admin');

    expect(screen.queryByTestId('where')).toBeNull(); // not led away
    expect(current.showAccount).toHaveBeenCalledWith({ role: 'ADMIN' });
  });
});

test.each([
  ['guest', 'Go to Home', 'My Lists'],
  ['member', 'My Lists', 'Go to Home'],
] as const)('where nothing is, a %s sees first which of two ways is theirs: %s', (person, way, other) => {
  open(person, '/no-such-page');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([way, other]);
  expect(links.filter(({ className }) => className.includes('bg-brand')).map(({ textContent }) => textContent)).toEqual(
    [way],
  );
});

describe('the frame', () => {
  const names = (container: HTMLElement) =>
    within(container)
      .getAllByRole('link')
      .map((link) => {
        const read = link.cloneNode(true) as HTMLElement;
        for (const short of read.querySelectorAll('[aria-hidden]')) short.remove(); // for the eyes, on a phone
        return read.textContent;
      });

  test('offers visitors prices, answers and a way in', () => {
    open('guest', '/', AppShell);

    expect(names(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['Pricing', 'FAQ', 'Sign In', 'Sign Up']);
    expect(names(screen.getByRole('navigation', { name: 'Account' }))).toEqual(['Sign In', 'Sign Up']);
  });

  test('ends with places, rules and networks, and says whose site it is', () => {
    onTestFinished(() => setSite(SITE));
    setSite({
      ...SITE,
      siteName: 'Wish & Well',
      siteUrl: 'https://wish.example',
      socialLinks: { x: 'https://x.test/me' },
    });
    open('guest', '/', AppShell);

    expect(names(screen.getByRole('navigation', { name: 'Links' }))).toEqual(['Home', 'Pricing', 'FAQ']);
    expect(names(screen.getByRole('navigation', { name: 'Legal' }))).toEqual(['Terms of Service', 'Privacy Policy']);
    const networks = within(screen.getByRole('list', { name: 'Share Wish & Well' })).getAllByRole('link');
    expect(networks.map(({ textContent }) => textContent)).toEqual(['Facebook', 'X', 'Pinterest', 'WhatsApp']);
    const addresses = networks.map((link) => link.getAttribute('href'));
    expect(addresses[0]).toContain(encodeURIComponent('https://wish.example/'));
    expect(addresses[1]).toBe('https://x.test/me');
    expect(screen.getByText(`© ${new Date().getFullYear()} Wish & Well`)).toBeTruthy();
  });

  test('ends with one line and no networks where somebody works', () => {
    open('member', '/dashboard', AppShell);

    const places = ['Home', 'Pricing', 'FAQ', 'Terms of Service', 'Privacy Policy'];
    expect(names(screen.getByRole('navigation', { name: 'Links' }))).toEqual(places);
    expect(screen.queryByRole('list', { name: /^Share/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  });

  test('shows something else than a screen that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    open('guest', '/broken', AppShell);

    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalledOnce();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy(); // the frame stays
  });

  test('offers members their lists and a menu under their name', async () => {
    open('member', '/', AppShell);

    expect(await screen.findByRole('button', { name: 'Ida Sommer' })).toBeTruthy();
    expect(names(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['My Lists']);
    expect(names(screen.getByRole('navigation', { name: 'Account' }))).toEqual(['My Lists', 'Profile', 'Subscription']);
  });

  test('offers administrators, whose way home is another page, their dashboard and their own lists', async () => {
    open('admin', '/', AppShell);

    expect(await screen.findByRole('button', { name: 'Root' })).toBeTruthy();
    expect(names(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['Dashboard', 'My Lists']);
  });

  test('one entry alone says that administrators are on their own lists', async () => {
    open('admin', '/dashboard?own', AppShell);

    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    const current = [...document.querySelectorAll('nav')].map((nav) =>
      [...nav.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent),
    );
    expect(current.filter((entries) => entries.length > 0)).toEqual([['My Lists'], ['My Lists']]); // in the header and in the menu
  });

  test('calls who has no name by their e-mail', async () => {
    open('nameless', '/', AppShell);

    expect(await screen.findByRole('button', { name: 'ida@example.test' })).toBeTruthy();
  });

  test.each([
    ['member', ['Your gifts', 'Profile', 'Subscription', 'Sign Out']],
    ['admin', ['My Lists', 'Your gifts', 'Profile', 'Subscription', 'Admin Dashboard', 'Sign Out']],
  ] as const)('the menu of a %s holds what is theirs', async (person, entries) => {
    open(person, '/', AppShell);

    await userEvent.click(await screen.findByRole('button', { name: /Ida Sommer|Root/ }));

    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(entries);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await vi.waitFor(() => expect(current.signOut).toHaveBeenCalledOnce());
  });

  test('asks before a sign-out that would lose changes, and says how many', async () => {
    open('member', '/', AppShell);
    const change = { kind: 'purchaseItem', listId: 'l1', title: 'Milk', variables: {}, madeAt: 0 };
    const learned = { ...change, kind: 'learnShopOrder', key: '3', isSilent: true as const }; // nobody waits for it
    act(() => localChanges.set([...[1, 2].map((key) => ({ ...change, key: String(key) })), learned]));
    onTestFinished(() => {
      localChanges.set([]);
      isHeldUp.set(false);
    });
    expect(screen.queryByText('2 changes waiting for connection')).toBeNull();
    act(() => isHeldUp.set(true));
    expect(await screen.findByText('2 changes waiting for connection')).toBeTruthy();

    await userEvent.click(await screen.findByRole('button', { name: /Ida Sommer/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('2 changes are still waiting for a connection.');
    expect(current.signOut).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign Out' }));
    await vi.waitFor(() => expect(current.signOut).toHaveBeenCalledOnce());
  });

  test('opens the same entries from a toggle on small screens, and closes them on the way', async () => {
    open('guest', '/', AppShell);

    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = document.getElementById('small-menu') as HTMLElement;
    expect(names(menu)).toEqual(['Pricing', 'FAQ', 'Sign In', 'Sign Up']);
    await userEvent.click(within(menu).getByRole('link', { name: 'Pricing' }));

    expect(where()).toBe('/pricing');
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('moves the focus to the new page, as a browser does', async () => {
    open('guest', '/', AppShell);

    await userEvent.click(screen.getAllByRole('link', { name: 'Pricing' })[0] as HTMLElement);

    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('waits for the session before it shows anything', () => {
    open('unknown', '/', AppShell);

    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('says that the connection is away, and stops when it is back', async () => {
    open('guest', '/', AppShell);

    connection.set('reconnecting');
    expect(await screen.findByText('Reconnecting…')).toBeTruthy();
    connection.set('online');

    await vi.waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull());
  });

  test('says that one is offline where the browser knows it', async () => {
    open('guest', '/', AppShell);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());

    connection.set('reconnecting');
    expect(await screen.findByText('You’re offline')).toBeTruthy();
    connection.set('online');

    await vi.waitFor(() => expect(screen.queryByText('You’re offline')).toBeNull());
  });
});

describe('under maintenance', () => {
  const words = 'The site is under maintenance. Please try again later.';
  beforeEach(() => setSite({ ...SITE, siteName: 'Wish & Well', maintenanceMode: true }));

  test('a visitor reads so, with a way in for administrators, until it is over', async () => {
    open('guest', '/pricing', AppShell);

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wish & Well' })).toBeTruthy();
    const wayIn = screen.getByRole('link', { name: 'Administrator sign-in' });
    expect(wayIn.getAttribute('href')).toBe('/signin');

    act(() => setSite(SITE));

    expect(where()).toBe('/pricing');
    expect(screen.queryByText(words)).toBeNull();
  });

  test('a member reads so, too', async () => {
    onTestFinished(() => setSite(SITE));
    open('member', '/dashboard', AppShell);

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Administrator sign-in' })).toBeNull();
  });

  test.each([
    ['admin', '/admin'],
    ['guest', '/signin'],
  ] as const)('an %s gets to %s', (person, path) => {
    onTestFinished(() => setSite(SITE));
    open(person, path, AppShell);

    expect(where()).toBe(path);
  });
});
