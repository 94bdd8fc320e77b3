import type { RouteObject } from 'react-router-dom';
import { AppShell } from './shell/AppShell.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { RequireAdmin } from './shell/RequireAdmin.tsx';
import { RouteProblem } from './shell/RouteProblem.tsx';
import { ScreenArriving } from './shell/ScreenArriving.tsx';

/** A screen is loaded when it is first visited, and its documents with it. */
const screens: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./public-pages/LandingScreen.tsx')).LandingScreen }),
  },
  {
    path: '/pricing',
    lazy: async () => ({ Component: (await import('./public-pages/PricingScreen.tsx')).PricingScreen }),
  },
  {
    path: '/faq',
    lazy: async () => ({ Component: (await import('./public-pages/FaqScreen.tsx')).FaqScreen }),
  },
  {
    path: '/terms',
    lazy: async () => ({ Component: (await import('./public-pages/TermsScreen.tsx')).TermsScreen }),
  },
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./public-pages/PrivacyScreen.tsx')).PrivacyScreen }),
  },
  { path: '/admin/*', Component: RequireAdmin, children: [{ path: '*', Component: NotFoundScreen }] },
  { path: '*', Component: NotFoundScreen },
];

export const routes: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: RouteProblem,
    children: [{ ErrorBoundary: RouteProblem, HydrateFallback: ScreenArriving, children: screens }],
  },
];
