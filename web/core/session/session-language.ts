import { isLanguage, type Language } from '#rules/base/languages/languages';
import { LANGUAGE_COOKIE } from '#rules/base/languages/reader-language';
import { pageLanguage } from '../../base/design/page-language.ts';
import { sitePath } from '../../base/routing/site-path.ts';
import type { SessionStore } from './session-store.ts';

const COOKIE_SECONDS = 400 * 24 * 60 * 60; // the longest that browsers keep one

const STORAGE_KEY = 'kindlist_language_before';

/** The choice before somebody signed in, and the one of their account. Empty: as the browser asks. */
interface Exchange {
  before: string;
  brought: string;
}

/**
 * The page is read again, since its files hold one language. Afterwards this device is left as it was: it
 * remembers what was chosen on it, not what an account brought.
 */
export function followLanguage(session: SessionStore): void {
  session.subscribe(() => {
    const { status, account } = session.getState();
    const language = account?.preferences?.language;
    if (status === 'signedOut') giveBack();
    else if (status === 'signedIn' && isLanguage(language) && language !== pageLanguage()) showIn(language);
  });
}

/** For as long as somebody is signed in. Null: as the browser asks. */
export function showIn(language: Language | null): void {
  const [chosen, brought] = [chosenLanguage(), language ?? ''];
  if (chosen === brought) return; // the address of this page says otherwise
  const known = exchange();
  keepExchange({ before: known?.brought === chosen ? known.before : chosen, brought });
  choose(brought);
  if (chosenLanguage() === brought) window.location.reload(); // a browser that keeps no cookies would read the page again for ever
}

/** The page stays as it is until it is read again. */
function giveBack(): void {
  const known = exchange();
  if (!known) return;
  keepExchange(null);
  if (chosenLanguage() === known.brought) choose(known.before); // else somebody chose another since, here
}

function chosenLanguage(): string {
  const start = `${LANGUAGE_COOKIE}=`;
  const cookies = document.cookie.split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}

function choose(language: string): void {
  const age = language === '' ? 0 : COOKIE_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store that is asked for in its place is not in Firefox of 2024
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=${sitePath}/; Max-Age=${age}; SameSite=Lax`;
}

function exchange(): Exchange | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null; // there is no storage, or something else has written there
  }
}

function keepExchange(known: Exchange | null): void {
  try {
    if (known) localStorage.setItem(STORAGE_KEY, JSON.stringify(known));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // then the language stays on this device
  }
}
