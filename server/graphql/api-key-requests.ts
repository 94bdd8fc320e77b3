import type { FastifyInstance } from 'fastify';
import { isApiKey } from '../api-keys/api-key-secrets.ts';
import { bearerOf } from '../caller.ts';
import { RateLimited } from '../errors.ts';
import { sayWhatIsLeft } from '../rate-limits/rate-limit-headers.ts';

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
