import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../access/actions.rules.ts';
import { isApiKey } from '../../api-keys/api-key-secrets.ts';
import { assertMayAsk } from '../../api-keys/key-access.ts';
import { bearerOf } from '../../caller.ts';
import { RateLimited } from '../../errors.ts';
import { sayWhatIsLeft } from '../../rate-limits/rate-limit-headers.ts';

/** Lets an API key stand where an access token does. */
export function takeApiKeys(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const key = bearerOf(request);
    if (!key || !isApiKey(key)) return done();
    request.requestContext.withApiKey(key).then(
      (context) => {
        request.requestContext = context;
        if (context.keyUsage) sayWhatIsLeft(reply, context.keyUsage);
        done();
      },
      (refusal) => {
        if (refusal instanceof RateLimited) sayWhatIsLeft(reply, { remaining: 0, secondsLeft: refusal.secondsToWait });
        done(refusal);
      },
    );
  });
}

/**
 * Refuses whoever a route is not for, before anybody looks at what they send. A route that names no action is for people
 * who have signed in, and for no key.
 */
export function checkAccess(app: FastifyInstance): void {
  app.addHook('onRequest', ({ requestContext, is404, routeOptions: { config } }, _reply, done) => {
    if (!is404) assertMayAsk(requestContext, accessOf(config.action));
    done();
  });
}
