import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth.routes.ts';
import { errorHandler, notFoundHandler } from './error-handler.ts';
import { usersRoutes } from './users.routes.ts';

/** The thin adapter for API clients: the contract's spellings and envelopes, nothing else. */
export async function restV1(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  readBodiesKindly(app);

  await app.register(authRoutes);
  await app.register(usersRoutes);
}

/** An empty body is as good as none, and what says that it is something else is tried as JSON. */
function readBodiesKindly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (!body.toString().trim()) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
}
