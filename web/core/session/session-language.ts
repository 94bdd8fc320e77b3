import { isLanguage, type Language } from '#rules/base/languages/languages';
import { LANGUAGE_COOKIE } from '#rules/base/languages/reader-language';
import { pageLanguage } from '../../base/design/page-language.ts';
import type { SessionStore } from './session-store.ts';

const COOKIE_SECONDS = 400 * 24 * 60 * 60; // the longest that browsers keep one

/** Shows the app in the language that the person who is signed in prefers: the page is read again, since its files hold one language. */
export function followLanguage(session: SessionStore): void {
  session.subscribe(() => {
    const { status, account } = session.getState();
    const language = account?.preferences?.language;
    if (status !== 'restoring' && isLanguage(language) && language !== pageLanguage()) showIn(language);
  });
}

/** Chooses the language of this device and reads the page again. Null: as the browser asks. */
export function showIn(language: Language | null): void {
  const age = language === null ? 0 : COOKIE_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store that is asked for in its place is not in Firefox of 2024
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
  const isKept = language === null || document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`);
  if (isKept) window.location.reload(); // a browser that keeps no cookies would read the page again for ever
}
