import { ROOT_NAMES } from '#rules/base/text/site-path';

export interface Connection {
  site: string;
  key: string;
}

declare const DEFAULT_SITE: string;

const [CONNECTION, SITE] = ['connection', 'site'];

export function connection(): Connection | null {
  const kept = localStorage.getItem(CONNECTION);
  return kept ? JSON.parse(kept) : null;
}

/** One value: tabs that connect at the same time cannot mix site and key up. */
export function keepConnection(made: Connection): void {
  localStorage.setItem(CONNECTION, JSON.stringify(made));
  rememberSite(made.site);
}

export function forgetConnection({ key }: Connection): void {
  if (connection()?.key === key) localStorage.removeItem(CONNECTION);
}

/** The last one that was given; else the one for which the extension was built. Only to suggest it. */
export function knownSite(): string {
  return localStorage.getItem(SITE) ?? DEFAULT_SITE;
}

export function rememberSite(site: string): void {
  localStorage.setItem(SITE, site);
}

/** Also from the address of one of its pages; by HTTPS unless it says otherwise. Null for no site. */
export function siteOf(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || text === '' || url.username || url.password) return null;
  const names = url.pathname.split('/').slice(1);
  const page = names.findIndex((name) => name === '' || ROOT_NAMES.includes(name));
  const path = names.slice(0, page < 0 ? names.length : page);
  return [url.origin, ...path].join('/');
}
