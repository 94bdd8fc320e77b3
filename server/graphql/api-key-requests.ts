import type { FastifyInstance } from 'fastify';
import { isApiKey } from '../api-keys/api-key-secrets.ts';
import { bearerOf } from '../caller.ts';
import { AppError, RateLimited } from '../errors.ts';

/** Lets an API key stand where an access token does; one that is refused is told in GraphQL's own form. */
export function takeApiKeys(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    const key = bearerOf(request);
    if (request.ws || !key || !isApiKey(key)) return done();
    request.requestContext.withApiKey(key).then(
      (context) => {
        request.requestContext = context;
        done();
      },
      (refusal) => {
        if (!(refusal instanceof AppError)) return done(refusal);
        const { message, code, details, status } = refusal;
        if (refusal instanceof RateLimited) reply.header('Retry-After', refusal.secondsToWait);
        reply.code(status).send({ errors: [{ message, extensions: { code, ...details } }] });
      },
    );
  });
}
