import type { FastifyInstance } from 'fastify';
import { isApiKey } from '../api-keys/api-key-secrets.ts';
import { AppError, RateLimited } from '../errors.ts';

/** Lets an API key stand where an access token does; one that is refused is told in GraphQL's own form. */
export function takeApiKeys(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (request.ws || !key || !isApiKey(key)) return;
    try {
      request.requestContext = await request.requestContext.withApiKey(key);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      const { message, code, details, status } = refusal;
      if (refusal instanceof RateLimited) reply.header('Retry-After', refusal.secondsToWait);
      return reply.code(status).send({ errors: [{ message, extensions: { code, ...details } }] });
    }
  });
}
