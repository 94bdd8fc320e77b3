import { createHmac } from 'node:crypto';
import type { Origin } from '../../core/users/caller.ts';

/** Programs that look at a link to show a preview of it, or to index it. Most say so, or where to complain. */
const PROGRAM = /bot\b|crawl|spider|preview|externalhit|embedly|iframely|vkshare|mastodon|^whatsapp\/|\+https?:/i;

/** Said of a page that is fetched in case somebody wants it, and of one that is read again while it is open. */
const NOT_OPENED = /prefetch|preview|refresh/i;

/** Whether a person opened the page just now. */
export function isPerson({ userAgent, purpose }: Origin): boolean {
  return userAgent !== null && !PROGRAM.test(userAgent) && !NOT_OPENED.test(purpose ?? '');
}

/**
 * Identifies a visitor for counting: the same for each look from one device at a list, another for each list. Without
 * the secret nobody can find the address or account behind it.
 */
export function visitorOf(secret: string, listId: string, viewerId: string | null, origin: Origin): string {
  const who = viewerId ?? `${origin.address} ${deviceOf(origin.userAgent ?? '')}`;
  return createHmac('sha256', secret).update(`visitor ${listId} ${who}`).digest('base64url').slice(0, 22);
}

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'];
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'SamsungBrowser', 'FBAN', 'Instagram', 'Chrome', 'Safari'];

/**
 * Tells the devices behind one address apart. Coarse: a browser's update makes no new visitor, and who invents user
 * agents is a few dozen at most.
 */
function deviceOf(userAgent: string): string {
  const named = (names: string[]) => names.find((name) => userAgent.includes(name)) ?? 'other';
  return `${named(SYSTEMS)} ${named(BROWSERS)}`;
}
