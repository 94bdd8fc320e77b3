import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isScreen, SCREENS } from '../../../server/doors/public-pages/addresses.ts';
import { isPublicPage, PUBLIC_PAGES } from '../../../server/doors/public-pages/public-pages.rules.ts';
import { routes } from '../../../web/routes.tsx';

/** Addresses that the server looks up, and so decides for itself whether they are there. */
const LOOKED_UP = ['/shared/', '/u/'];

function addressesIn(these: readonly RouteObject[], above = ''): string[] {
  return these.flatMap(({ path = '', children, index }) => {
    if (path === '*') return [];
    const here = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return children ? addressesIn(children, here) : index || path ? [here] : [];
  });
}

const addresses = addressesIn(routes).map((address) => address.replace(/\/?:\w+\?/g, '').replace(/:\w+/g, 'a-part'));

test.for(addresses)('%s has a screen, and opens by its address', (address) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).not.toBe('*');
  const isServed = isPublicPage(address) || isScreen(address);
  expect(isServed || LOOKED_UP.some((start) => address.startsWith(start))).toBe(true);
});

test.for([...PUBLIC_PAGES, ...SCREENS])('%s, which the server answers as found, has a screen', (screen) => {
  const address = screen.replace(/:\w+/g, 'a-part');
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).not.toBe('*');
});

test('administrators, whose dashboard this is, find something there', () => {
  expect(addresses).toContain('/admin');
});
