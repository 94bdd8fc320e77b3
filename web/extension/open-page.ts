import { t } from '@lingui/core/macro';
import { browser } from './browser.ts';
import { Refused } from './site-calls.ts';

export interface OpenTab {
  id: number;
  url: string;
  title: string;
}

/** In characters. */
const LONGEST_TAKEN = 10_000_000;

/** Null for a page that belongs to the browser or to this computer. */
export async function openTab(): Promise<OpenTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined || !tab.url || !/^https?:/i.test(tab.url)) return null;
  return { id: tab.id, url: tab.url, title: tab.title ?? '' };
}

/** Only the press of the button lets us ask, and only for this page. */
export async function htmlOf({ id }: OpenTab): Promise<string> {
  performance.mark('page-asked');
  const [answer] = await browser.scripting
    .executeScript({
      target: { tabId: id },
      func: (most: number) => document.documentElement.outerHTML.slice(0, most),
      args: [LONGEST_TAKEN],
    })
    .catch(() => {
      // browsers let nobody look at their own stores
      throw new Refused(t`We couldn’t read that page. Fill in the details yourself: the link is kept.`);
    });
  return answer?.result ?? '';
}
