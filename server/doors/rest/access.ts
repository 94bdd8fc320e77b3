import type { FastifyInstance } from 'fastify';
import { RateLimited } from '../../base/errors/errors.ts';
import { sayWhatIsLeft } from '../../base/rate-limits/rate-limit-headers.ts';
import { accessOf } from '../../core/access/actions.rules.ts';
import { bearerOf } from '../../core/users/caller.ts';
import { isApiKey } from '../../keys/api-keys/api-key-secrets.ts';
import { assertMayAsk } from '../../keys/api-keys/key-access.ts';

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
