import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../request-context.ts';

interface Asking {
  Params: { '*': string };
}

interface Needs {
  openContext(request: FastifyRequest): RequestContext;
}

/**
 * Mail programs post here when somebody presses their "unsubscribe" (RFC 8058). The same address in a browser shows a
 * page that asks: programs open links in mails, too, and mean nothing by it.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { openContext }: Needs) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null)); // it says nothing new

  // A star, since what has a name may only be a hundred characters long.
  app.post<Asking>('/unsubscribe/*', async (request, reply) => {
    await openContext(request as FastifyRequest).services.unsubscribing.unsubscribe(request.params['*']);
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Unsubscribed\n');
  });
}
