import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a cookie, of all those that a browser sends. */
export function cookieIn(cookies = '', name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

interface NewCookie {
  name: string;
  /** Letters, digits, dots, dashes and underscores. */
  value: string;
  /** The address to which the browser sends it back, with those below. */
  path: string;
  /** How long it is kept; 0 takes it away. */
  seconds: number;
  /** Whether scripts of the page can read it. */
  isForScripts?: boolean;
}

/** Leaves a cookie in the browser that asks, over encrypted connections only where it has come by one. */
export function setCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply, cookie: NewCookie) {
  const { name, value, path, seconds, isForScripts = false } = cookie;
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'SameSite=Lax'];
  if (!isForScripts) parts.push('HttpOnly');
  if (protocol === 'https') parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
