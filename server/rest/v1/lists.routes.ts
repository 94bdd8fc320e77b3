import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListSource } from '../../lists/list.rules.ts';
import { envelope } from './envelope.ts';
import { errorHandling } from './error-handler.ts';
import { readOrder } from './item-order.reader.ts';
import { presentList } from './list.presenter.ts';
import { readBranding, readListChanges, readNewList } from './list.reader.ts';
import { readExpiry } from './share-link.reader.ts';

interface OfList {
  Params: { id: string };
  Querystring: { include_archived?: string };
}

interface Rotating extends OfList {
  Headers: { 'idempotency-key'?: string };
}

interface Creating {
  Headers: { 'idempotency-key'?: string };
}

export async function listsRoutes(app: FastifyInstance) {
  const emptyOnError = { errorHandler: errorHandling({ data: [] }) };
  app.get('/lists', emptyOnError, ({ requestContext }) => listsOf(requestContext, 'ALL'));
  app.get('/lists/owned', emptyOnError, ({ requestContext }) => listsOf(requestContext, 'OWNED'));
  app.get('/lists/collaborated', emptyOnError, ({ requestContext }) => listsOf(requestContext, 'COLLABORATED'));

  app.get<OfList>('/lists/:id', async ({ requestContext, params, query }) => {
    const { services, viewerOrGuest } = requestContext;
    const list = await services.lists.getList(viewerOrGuest, params.id);
    const includeArchived = query.include_archived === 'true';
    return envelope(await presentList(requestContext, list, { includeArchived }));
  });

  app.post<Creating>('/lists', async ({ requestContext, headers, body }, reply) => {
    const { services, viewer } = requestContext;
    const list = await services.lists.createList(viewer, readNewList(body), headers['idempotency-key']);
    return reply.code(201).send(envelope(await presentList(requestContext, list), 'List created'));
  });

  app.route<OfList>({
    method: ['PUT', 'PATCH'],
    url: '/lists/:id',
    handler: async ({ requestContext, params, body }) => {
      const { services, viewer } = requestContext;
      const list = await services.lists.updateList(viewer, params.id, readListChanges(body));
      return envelope(await presentList(requestContext, list), 'List updated');
    },
  });

  app.route<OfList>({
    method: ['PUT', 'PATCH'],
    url: '/lists/:id/branding',
    handler: async ({ requestContext, params, body }) => {
      const { services, viewer } = requestContext;
      const list = await services.lists.setBranding(viewer, params.id, readBranding(body));
      return envelope(await presentList(requestContext, list), 'Branding saved');
    },
  });

  app.delete<OfList>('/lists/:id', async ({ requestContext: { services, viewer }, params }) => {
    await services.lists.deleteList(viewer, params.id);
    return envelope(null, 'List deleted');
  });

  app.post<OfList>('/lists/:id/reorder', async ({ requestContext, params: { id }, body }) => {
    const { services, viewer } = requestContext;
    const list = await services.items.reorderItems(viewer, id, readOrder(body, id));
    return envelope(await presentList(requestContext, list), 'Items reordered');
  });

  app.post<Rotating>('/lists/:id/share-token', async ({ requestContext, params: { id }, headers, body }) => {
    const { services, viewer } = requestContext;
    const expiresAt = readExpiry(body);
    const key = headers['idempotency-key'];
    const list = await services.shareLinks.rotateShareLink(viewer, id, { expiresAt, key });
    return envelope(await presentList(requestContext, list), 'Share link replaced');
  });
}

async function listsOf(context: FastifyRequest['requestContext'], source: ListSource) {
  const lists = await context.services.lists.listsOf(context.viewer, { source });
  return envelope(await Promise.all(lists.map((list) => presentList(context, list))));
}
