import { isPageLink } from '#rules/shops/lines/links';
import { sitePath } from '../../base/routing/site-path.ts';
import { session } from '../session/session.ts';
import { lightened } from './light-page.ts';
import { foundProduct } from './page-answer.ts';
import type { FoundProduct } from './read-link.ts';

interface OpenedPage {
  url: string;
  html: string;
}

/** The bookmark in bookmarklet.ts uses the same. */
export const ASK_FOR_PAGE = 'kindlist-ready';
const PAGE = 'kindlist-page';

/** In characters. */
const LONGEST_HANDED = 10_000_000;

/** The opener counts as gone then, or as one that says nothing. */
const ANSWER_TIMEOUT_MS = 5_000;

/** A page can only speak for its own site. */
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

/** For a page that the server could not fetch itself. Throws in the server's words. */
export async function readOpenedPage({ url, html }: OpenedPage): Promise<FoundProduct> {
  const body = JSON.stringify({ url, html: lightened(html) });
  const token = await session.freshToken();
  const first = await send(body, token);
  const isAgain = first.status === 401 && (await session.recover(token));
  const answer = isAgain ? await send(body, session.getAccessToken()) : first;
  const { success, data, message } = await answer.json();
  if (!success) throw new Error(message);
  return foundProduct(data);
}

function send(body: string, token: string | null): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(`${sitePath}/api/v1/items/scrape-page`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(30_000),
  });
}
