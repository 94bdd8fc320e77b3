// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { placesOn } from '../../../web/base/page/places.ts';
import { setSite, useSite } from '../../../web/base/page/site.ts';
import { LandingScreen } from '../../../web/public-pages/LandingScreen.tsx';
import { Pricing } from '../../../web/public-pages/Pricing.tsx';
import { TermsScreen } from '../../../web/public-pages/TermsScreen.tsx';

function everythingIs(forEverybody: boolean): void {
  let site: ReturnType<typeof useSite> | undefined;
  const Known = () => {
    site = useSite();
    return null;
  };
  render(<Known />).unmount();
  if (site) setSite({ ...site, everythingForEverybody: forEverybody });
}

afterEach(() => {
  cleanup();
  everythingIs(false);
});

test.each([
  ['the landing page', LandingScreen],
  ['the page of prices', () => <Pricing plans={[]} own={null} />],
  ['the terms', TermsScreen],
])('where everybody gets everything, %s speaks of no plan, price or limit', (_, Screen) => {
  everythingIs(true);
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );

  expect(screen.getAllByText(/free/i).length).toBeGreaterThan(0);
  const told = document.body.textContent?.match(/.{0,20}(?:Premium|Standard plan|free plan|per month|Pricing).{0,20}/g);
  expect(told ?? []).toEqual([]);
});

test('no menu leads to plans then, and every menu does otherwise', () => {
  const places = ['/pricing', '/faq', '/subscription', '/admin/subscriptions'].map((to) => ({ to }));

  expect(placesOn({ everythingForEverybody: true }, places)).toEqual([{ to: '/faq' }]);
  expect(placesOn({ everythingForEverybody: false }, places)).toEqual(places);
});
