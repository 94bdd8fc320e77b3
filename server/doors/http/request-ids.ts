import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Room for a UUID or a trace, and nothing that a log could stumble over. */
const CLEAN = /^[\w.:-]{1,64}$/;

/** The client's name, so that both logs say the same; else one of our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && CLEAN.test(sent) ? sent : randomUUID();
}

export function answerWithRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    withRequestId(request, reply);
    done();
  });
}

/** Everything that the socket is asked is in the log under that id. */
export function answerUpgradesWithRequestIds(app: FastifyInstance): void {
  const ids = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.ws) ids.set(request.raw, request.id);
    done();
  });
  app.websocketServer.on('headers', (headers, request) => headers.push(`${REQUEST_ID_HEADER}: ${ids.get(request)}`));
}

export function withRequestId(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header(REQUEST_ID_HEADER, request.id);
}
