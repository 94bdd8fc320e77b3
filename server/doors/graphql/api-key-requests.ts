import type { FastifyInstance } from 'fastify';
import { RateLimited } from '../../base/errors/errors.ts';
import { sayWhatIsLeft } from '../../base/rate-limits/rate-limit-headers.ts';
import { bearerOf } from '../../core/users/caller.ts';
import { isApiKey } from '../../keys/api-keys/api-key-secrets.ts';

/** Lets an API key stand where an access token does; one that is refused is told in GraphQL's own form. */
export function takeApiKeys(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const key = bearerOf(request);
    if (request.ws || !key || !isApiKey(key)) return done();
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
