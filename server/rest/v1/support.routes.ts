import type { FastifyInstance } from 'fastify';
import { dual, envelope } from './envelope.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { readContactMessage, readPage, readStatus } from './support.reader.ts';

interface Sending {
  Headers: { 'idempotency-key'?: string };
}

interface Listing {
  Querystring: { page?: string; limit?: string };
}

interface OfMessage {
  Params: { id: string };
}

export async function supportRoutes(app: FastifyInstance) {
  app.post<Sending>('/contact', async ({ requestContext, headers, body }, reply) => {
    const { services, viewerOrGuest } = requestContext;
    await services.support.send(viewerOrGuest, readContactMessage(body), headers['idempotency-key']);
    return reply.code(201).send(envelope(null, 'Message sent'));
  });

  app.get<Listing>('/admin/messages', async ({ requestContext: { services, viewer }, query }) => {
    const { page, limit } = readPage(query);
    const { data, ...place } = await services.support.messages(viewer, page, limit);
    return { ...envelope(data.map(presentSupportMessage)), ...place };
  });

  app.route<OfMessage>({
    method: ['PUT', 'PATCH'],
    url: '/admin/messages/:id',
    handler: async ({ requestContext: { services, viewer }, params, body }) => {
      const message = await services.support.setStatus(viewer, params.id, readStatus(body));
      return dual(presentSupportMessage(message), 'Message updated');
    },
  });
}
