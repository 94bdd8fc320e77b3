import type { FastifyInstance } from 'fastify';
import { isApiKey } from '../../api-keys/api-key-secrets.ts';
import { assertKeyMay } from '../../api-keys/key-access.ts';
import { NotSignedIn, RateLimited } from '../../errors.ts';
import { sayWhatIsLeft } from './rate-limit-headers.ts';
import { ACCOUNT } from './route.ts';

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
 * Refuses whoever a route is not for, before anybody looks at what they send. A route that says nothing about it is for
 * people who have signed in, and for no key.
 */
export function checkAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ requestContext, is404, routeOptions: { config } }) => {
    if (is404) return;
    const { signIn, key } = config.access ?? ACCOUNT;
    const { viewerOrGuest, keyScopes } = requestContext;
    if (signIn === 'required' && !viewerOrGuest) throw new NotSignedIn();
    assertKeyMay(keyScopes, key);
  });
}
