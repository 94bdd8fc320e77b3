import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn, setCookie } from './cookies.ts';

/** The address of the page stays free of the secret: it is shared, kept in the history, and seen by who looks on. */
const SECONDS_KEPT = 60 * 60;

const RECEIPT = /^[\w-]{1,100}\.[\w-]{1,100}$/;

export const BOUGHT_COOKIE = 'bought';

export const HELD_COOKIE = 'held';

/** The link of a mail asks to undo it, where no script reads the link. */
export const UNDOING_COOKIE = 'undoing';

interface Receipt {
  name: typeof BOUGHT_COOKIE | typeof HELD_COOKIE | typeof UNDOING_COOKIE;
  path: string;
}

export function keepReceipt(request: FastifyRequest, reply: FastifyReply, receipt: Receipt, link: string): void {
  if (RECEIPT.test(link)) setCookie(request, reply, { ...receipt, value: link, seconds: SECONDS_KEPT });
}

export function forgetReceipt(request: FastifyRequest, reply: FastifyReply, receipt: Receipt): void {
  if (receiptIn(request, receipt.name)) setCookie(request, reply, { ...receipt, value: '', seconds: 0 });
}

export function receiptIn({ headers }: Pick<FastifyRequest, 'headers'>, name: Receipt['name']): string | null {
  const value = cookieIn(headers.cookie, name);
  return value !== undefined && RECEIPT.test(value) ? value : null;
}
