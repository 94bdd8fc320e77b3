import type { FastifyReply, FastifyRequest } from 'fastify';

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
  path: string;
  seconds: number;
  isForScripts?: boolean;
}

/** Over encrypted connections only where it has come by one. */
export function setCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply, cookie: NewCookie) {
  const { name, value, path, seconds, isForScripts = false } = cookie;
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'SameSite=Lax'];
  if (!isForScripts) parts.push('HttpOnly');
  if (protocol === 'https') parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
