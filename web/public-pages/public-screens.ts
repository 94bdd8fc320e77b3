import type { ComponentType } from 'react';
import type { PublicPage } from '#rules/doors/public-pages/public-pages';

/** They ask the server nothing, so that it draws them as the browser does. */
export const publicScreens: Record<Exclude<PublicPage, '/contact' | '/pricing'>, () => Promise<ComponentType>> = {
  '/': async () => (await import('./LandingScreen.tsx')).LandingScreen,
  '/faq': async () => (await import('./FaqScreen.tsx')).FaqScreen,
  '/terms': async () => (await import('./TermsScreen.tsx')).TermsScreen,
  '/privacy': async () => (await import('./PrivacyScreen.tsx')).PrivacyScreen,
};
