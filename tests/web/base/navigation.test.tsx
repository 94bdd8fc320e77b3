// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppRouter } from '../../../web/base/routing/AppRouter.tsx';
import { createNavigation } from '../../../web/base/routing/navigation.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

const home: RouteObject = { path: '/', element: <Link to="/away">Go away</Link> };

/** A screen whose code comes when it is called. */
function screenToCome(path: string) {
  const arrival = Promise.withResolvers<{ Component: () => ReactNode }>();
  return {
    route: { path, lazy: () => arrival.promise } satisfies RouteObject,
    arrive: () => act(async () => arrival.resolve({ Component: () => <h1>{path}</h1> })),
  };
}

async function open(...routes: RouteObject[]) {
  const navigation = createNavigation(routes);
  onTestFinished(cleanup);
  await act(async () => render(<AppRouter routes={routes} navigation={navigation} />));
  return { navigation, user: userEvent.setup() };
}

const go = (navigate: () => Promise<void> | void) => act(async () => void navigate());

test('the screen and its address stay until the code of the next is there', async () => {
  const away = screenToCome('/away');
  const { user, navigation } = await open(home, away.route);

  await user.click(screen.getByRole('link'));

  expect(screen.getByRole('link')).toBeDefined();
  expect(window.location.pathname).toBe('/');
  expect(navigation.next.get()?.pathname).toBe('/away');
  await away.arrive();
  expect(screen.getByRole('heading').textContent).toBe('/away');
  expect(window.location.pathname).toBe('/away');
  expect(navigation.next.get()).toBeNull();
});

test('who goes elsewhere meanwhile stays there', async () => {
  const away = screenToCome('/away');
  const near: RouteObject = { path: '/near', element: <h1>Near</h1> };
  const { user, navigation } = await open(home, near, away.route);
  await user.click(screen.getByRole('link'));

  await go(() => navigation.navigate('/near'));
  await away.arrive();

  expect(screen.getByRole('heading').textContent).toBe('Near');
  expect(window.location.pathname).toBe('/near');
});

test('a screen that leads on says so once, however long the code of the next takes', async () => {
  const away = screenToCome('/away');
  const Guard = () => <Navigate to="/away" replace state={{ returnTo: useLocation().pathname }} />;
  const { navigation } = await open({ path: '/', Component: Guard }, away.route);

  await away.arrive();

  expect(screen.getByRole('heading').textContent).toBe('/away');
  expect(navigation.place.get().location.state).toEqual({ returnTo: '/' });
});

test('a page is found again where it was left, and a new one begins at the top', async () => {
  const near: RouteObject = { path: '/near', element: <h1>Near</h1> };
  const { navigation } = await open(home, near);
  await go(() => navigation.navigate('/near'));
  vi.stubGlobal('scrollY', 700);

  await go(() => navigation.navigate('/', { state: { from: 'near' } }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(navigation.place.get().location.state).toEqual({ from: 'near' });
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await go(() => window.history.back());
  await act(() => isBack);

  expect(screen.getByRole('heading').textContent).toBe('Near');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('a page is found again after a reload, and begins at the top when its address is opened anew', async () => {
  const near: RouteObject = { path: '/near', element: <h1>Near</h1> };
  window.history.replaceState(null, '', '/near');
  await open(near);
  vi.stubGlobal('scrollY', 300);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  await open(near);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  cleanup();
  window.history.pushState(null, '', '/near'); // as a link from elsewhere would
  await open(near);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a change of the address that is no other page leaves the page where it is', async () => {
  const { navigation } = await open(home);
  scrollTo.mockClear();

  await go(() => navigation.navigate('/?tab=two', { replace: true, preventScrollReset: true }));

  expect(window.location.search).toBe('?tab=two');
  expect(scrollTo).not.toHaveBeenCalled();
});
