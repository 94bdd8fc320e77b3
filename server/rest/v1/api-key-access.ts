import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiKey } from '../../api-keys/api-keys.service.ts';
import { NotAllowed } from '../../errors.ts';

/**
 * Lets an API key stand where an access token does. It works on lists as its owner; it neither runs the site, nor changes
 * who its owner is, how they sign in or what they pay: finding a key must not give the account away.
 */
export function takeApiKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!key || !isApiKey(key)) return;
    request.requestContext = await request.requestContext.withApiKey(key);
    if (request.requestContext.viewerOrGuest && !isOpenToKeys(request, app.prefix)) throw new NotAllowed();
  });
}

/** By the route, not by the address, which may be spelled in several ways. */
function isOpenToKeys({ method, routeOptions }: FastifyRequest, prefix: string): boolean {
  const [, area = ''] = (routeOptions.url ?? '').slice(prefix.length).split('/');
  if (area === 'admin') return false;
  return method === 'GET' || !['users', 'subscriptions'].includes(area);
}
