/** A site on which lists are, and the key with which the extension may add to them. */
export interface Connection {
  site: string;
  key: string;
}

declare const DEFAULT_SITE: string;

const [SITE, KEY] = ['site', 'key'];

/** Null until somebody connects the extension. */
export function connection(): Connection | null {
  const [site, key] = [localStorage.getItem(SITE), localStorage.getItem(KEY)];
  return site && key ? { site, key } : null;
}

/** The address that was given the last time; else the one for which the extension was built. */
export function knownSite(): string {
  return localStorage.getItem(SITE) ?? DEFAULT_SITE;
}

export function rememberSite(site: string): void {
  localStorage.setItem(SITE, site);
}

export function rememberKey(key: string): void {
  localStorage.setItem(KEY, key);
}

export function forgetKey(): void {
  localStorage.removeItem(KEY);
}

/** The address of a site, as it may be typed: without what follows its folder, and by HTTPS unless it says otherwise. Null for what is none. */
export function siteOf(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || text === '' || url.username || url.password) return null;
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`;
}
