import { isPageLink } from '#rules/shops/lines/links';
import { LONGEST_PAGE } from '#rules/shops/products/product';
import { session } from '../session/session.ts';
import type { Found, FoundProduct } from './read-link.ts';

/** A page that somebody has open in a shop, as their browser shows it. */
export interface OpenedPage {
  url: string;
  html: string;
}

/** The messages to a shop's page and from it. The bookmark in bookmarklet.ts uses the same. */
export const ASK_FOR_PAGE = 'kindlist-ready';
const PAGE = 'kindlist-page';

/** In characters: what comes from elsewhere is not looked at beyond it. */
const LONGEST_HANDED = 10_000_000;

/** After which the opener counts as gone, or as one that says nothing. */
const ANSWER_TIMEOUT_MS = 5_000;

/** Adds nothing to what a page says, and is most of what it weighs. */
const WEIGHT = 'style, svg, iframe, template, video, audio, canvas';
const SCRIPTS = 'script:not([type*="json"])';

/** The page that opened this window, if it hands itself over. A page can only speak for its own site. */
export function pageOfOpener(opener: Window | null = window.opener): Promise<OpenedPage | null> {
  if (!opener) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = (page: OpenedPage | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(page);
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      const page = source === opener ? pageIn(data) : null;
      if (page && new URL(page.url).origin === origin) settle(page);
    };
    const timer = setTimeout(settle, ANSWER_TIMEOUT_MS, null);
    window.addEventListener('message', hear);
    opener.postMessage(ASK_FOR_PAGE, '*'); // it tells nothing of anybody
  });
}

function pageIn(data: unknown): OpenedPage | null {
  const { kind, url, html } = (data ?? {}) as Record<string, unknown>;
  if (kind !== PAGE || typeof url !== 'string' || typeof html !== 'string') return null;
  return isPageLink(url) && html !== '' && html.length <= LONGEST_HANDED ? { url, html } : null;
}

/** Has the server read a page that it could not fetch itself. Throws in the server's words. */
export async function readOpenedPage({ url, html }: OpenedPage): Promise<FoundProduct> {
  const body = JSON.stringify({ url, html: lightened(html) });
  const token = await session.freshToken();
  const first = await send(body, token);
  const isAgain = first.status === 401 && (await session.recover(token));
  const answer = isAgain ? await send(body, session.getAccessToken()) : first;
  const { success, data, message } = await answer.json();
  if (!success) throw new Error(message);
  const found = <Value>(field: string): Found<Value> | null =>
    data[field] == null ? null : { value: data[field], ...data.sources[field] };
  return {
    title: found<string>('title'),
    description: found<string>('description'),
    imageUrl: found<string>('image_url'),
    price: found<number>('price'),
    priceToConfirm: found<number>('price_to_confirm'),
    currency: found<string>('currency'),
    isSoldOut: data.sold_out ?? false,
    standIn: data.stand_in ?? null,
    recipes: data.recipes ?? [],
  };
}

/** Without what weighs and says nothing; where that is not enough, without what runs, too. The page is taken apart and never shown. */
export function lightened(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const without = (selector: string) => {
    for (const element of page.querySelectorAll(selector)) element.remove();
    return `<!doctype html>${page.documentElement.outerHTML}`;
  };
  const light = without(WEIGHT);
  return (light.length <= LONGEST_PAGE ? light : without(SCRIPTS)).slice(0, LONGEST_PAGE);
}

function send(body: string, token: string | null): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch('/api/v1/items/scrape-page', { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
}
