import { displayText } from '#rules/base/text/display-text';
import { DEFAULT_SETTINGS, type PublicSetting, publicSettingsOf } from '#rules/core/settings/default-settings';
import type { SiteSettings } from '#rules/core/settings/settings';
import { noteSiteUrl } from '../design/picture-address.ts';
import { sitePath } from '../routing/site-path.ts';
import { createStore, useStore } from '../state/store.ts';

export interface Site extends Pick<SiteSettings, PublicSetting> {
  contactEmail: string;
  paymentsEnabled: boolean;
  /** Without a mail server none is promised. */
  mailEnabled: boolean;
  /** Else through one of the issuers alone. */
  passwordsEnabled: boolean;
  issuers: readonly { id: string; name: string; iconPath?: string | null; signsOutThere?: boolean }[];
  socialLinks: Partial<SiteSettings['socialLinks']>;
}

export interface Quote {
  text: string;
  by: string;
}

const STORAGE_KEY = 'kindlist_site';
const ASK_INTERVAL_MS = 10_000;

const DEFAULTS: Site = {
  ...publicSettingsOf(DEFAULT_SETTINGS),
  paymentsEnabled: DEFAULT_SETTINGS.stripeEnabled,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  contactEmail: '',
  socialLinks: {},
};

const served = readServed();
const site = createStore(served ?? readStored());
tellOthers(site.get());

/** As the served page says, else as it was at the last visit until the server has told. */
export function useSite(): Site {
  return useStore(site);
}

export function knownSite(): Site {
  return site.get();
}

export function setSite(changed: Site): void {
  if (JSON.stringify(changed) === JSON.stringify(site.get())) return;
  storeSite(changed);
  tellOthers(changed);
  site.set(changed);
}

function tellOthers({ siteUrl }: Site): void {
  noteSiteUrl(siteUrl);
}

function storeSite(known: Site): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(known));
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

/** Without an answer everything stays as it was. */
export async function refreshSite(): Promise<void> {
  try {
    const response = await fetch(`${sitePath}/api/v1/config`);
    const { data } = await response.json();
    if (response.ok && typeof data?.siteName === 'string') setSite({ ...DEFAULTS, ...data });
  } catch {
    // without a connection there is nothing to be told
  }
}

/**
 * Asks whenever somebody comes back to the page, and again and again while it is open: a page without a live
 * connection hears within seconds of maintenance, and the server keeps nothing for it. Gives back how to stop.
 */
export function followSite(): () => void {
  if (served) storeSite(served);
  else void refreshSite();
  const ask = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refreshSite();
  };
  const interval = setInterval(() => {
    if (liveSources === 0) ask();
  }, ASK_INTERVAL_MS);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', ask);
  };
}

let liveSources = 0;

export function noteLiveSite(): () => void {
  liveSources += 1;
  return () => {
    liveSources -= 1;
  };
}

/** Not in the copy from which a page opens without a connection. */
function readServed(): Site | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById('site')?.textContent;
  return text ? { ...DEFAULTS, ...JSON.parse(text) } : null;
}

function readStored(): Site {
  try {
    const stored = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}');
    return { ...DEFAULTS, ...stored };
  } catch {
    return DEFAULTS;
  }
}

export function quotesOf({ testimonials: said }: Pick<Site, 'testimonials'>): Quote[] {
  return [
    { text: said.first, by: said.firstBy },
    { text: said.second, by: said.secondBy },
    { text: said.third, by: said.thirdBy },
  ]
    .map(({ text, by }) => ({ text: displayText(text), by: displayText(by) }))
    .filter(({ text }) => text !== '');
}
