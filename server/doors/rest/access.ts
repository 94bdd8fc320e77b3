import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../core/access/actions.rules.ts';
import { assertMayAsk } from '../../keys/api-keys/key-access.ts';

/**
 * Before anybody looks at what they send. A route that names no action is for people who have signed in, and for
 * no key.
 */
export function checkAccess(app: FastifyInstance): void {
  app.addHook('onRequest', ({ requestContext, is404, routeOptions: { config } }, _reply, done) => {
    if (!is404) assertMayAsk(requestContext, accessOf(config.action));
    done();
  });
}
