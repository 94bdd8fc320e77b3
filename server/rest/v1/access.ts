import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../access/actions.ts';
import { isApiKey } from '../../api-keys/api-key-secrets.ts';
import { assertMayAsk } from '../../api-keys/key-access.ts';
import { RateLimited } from '../../errors.ts';
import { sayWhatIsLeft } from './rate-limit-headers.ts';

/** Lets an API key stand where an access token does. */
export function takeApiKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!key || !isApiKey(key)) return;
    try {
      request.requestContext = await request.requestContext.withApiKey(key);
    } catch (refusal) {
      if (refusal instanceof RateLimited) {
        sayWhatIsLeft(reply, { remaining: 0, secondsLeft: refusal.secondsToWait });
      }
      throw refusal;
    }
    const { keyUsage } = request.requestContext;
    if (keyUsage) sayWhatIsLeft(reply, keyUsage);
  });
}

/**
 * Refuses whoever a route is not for, before anybody looks at what they send. A route that names no action is for people
 * who have signed in, and for no key.
 */
export function checkAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ requestContext, is404, routeOptions: { config } }) => {
    if (!is404) assertMayAsk(requestContext, accessOf(config.action));
  });
}
