import type { FastifyRequest } from 'fastify';

/** Programs say nothing, and are let through. */
export function isFromAnotherSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string) {
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  if (origin === undefined) return false;
  const sender = URL.parse(origin)?.host;
  return sender !== host && sender !== new URL(siteUrl).host;
}
