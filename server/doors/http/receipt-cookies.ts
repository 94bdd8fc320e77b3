import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn, setCookie } from './cookies.ts';

/** The address of the page stays free of the secret: it is shared, kept in the history, and seen by who looks on. */
const SECONDS_KEPT = 60 * 60;

/** A purchase with the secret that undoes it; a cookie holds nothing else. */
const RECEIPT = /^[\w-]{1,100}\.[\w-]{1,100}$/;

/** For the page of a list: the purchase that was just made without the app. */
export const BOUGHT_COOKIE = 'bought';

/** For the page of a gift that is held. */
export const HELD_COOKIE = 'held';

/** For the page of a list: the purchase that the link of a mail asks to undo, where no script reads the link. */
export const UNDOING_COOKIE = 'undoing';

interface Receipt {
  name: typeof BOUGHT_COOKIE | typeof HELD_COOKIE | typeof UNDOING_COOKIE;
  /** The page that reads it. */
  path: string;
}

/** Tells the next page which purchase is this browser's own. */
export function keepReceipt(request: FastifyRequest, reply: FastifyReply, receipt: Receipt, link: string): void {
  if (RECEIPT.test(link)) setCookie(request, reply, { ...receipt, value: link, seconds: SECONDS_KEPT });
}

export function forgetReceipt(request: FastifyRequest, reply: FastifyReply, receipt: Receipt): void {
  if (receiptIn(request, receipt.name)) setCookie(request, reply, { ...receipt, value: '', seconds: 0 });
}

/** As the link of a receipt names it. */
export function receiptIn({ headers }: Pick<FastifyRequest, 'headers'>, name: Receipt['name']): string | null {
  const value = cookieIn(headers.cookie, name);
  return value !== undefined && RECEIPT.test(value) ? value : null;
}
