import type { FastifyInstance } from 'fastify';
import { envelope } from './envelope.ts';
import { presentItem } from './item.presenter.ts';
import { readItemChanges, readNewItem } from './item.reader.ts';

interface OfItem {
  Params: { id: string };
}

interface Adding {
  Params: { listId: string };
  Headers: { 'idempotency-key'?: string };
}

export async function itemsRoutes(app: FastifyInstance) {
  for (const url of ['/items/:id', '/items/item/:id', '/lists/items/:id']) {
    app.get<OfItem>(url, async ({ requestContext, params }) => {
      const { services, viewerOrGuest } = requestContext;
      const item = await services.items.getItem(viewerOrGuest, params.id);
      return envelope(await presentItem(requestContext, item));
    });
  }

  for (const url of ['/items/lists/:listId/items', '/lists/:listId/items']) {
    app.post<Adding>(url, async ({ requestContext, params, headers, body }, reply) => {
      const { services, viewer } = requestContext;
      const key = headers['idempotency-key'];
      const item = await services.items.addItem(viewer, params.listId, readNewItem(body), key);
      return reply.code(201).send(envelope(await presentItem(requestContext, item), 'Item added'));
    });
  }

  app.route<OfItem>({
    method: ['PUT', 'PATCH'],
    url: '/items/:id',
    handler: async ({ requestContext, params, body }) => {
      const { services, viewer } = requestContext;
      const item = await services.items.updateItem(viewer, params.id, readItemChanges(body));
      return envelope(await presentItem(requestContext, item), 'Item updated');
    },
  });

  app.delete<OfItem>('/items/:id', async ({ requestContext: { services, viewer }, params }) => {
    await services.items.deleteItem(viewer, params.id);
    return envelope(null, 'Item deleted');
  });
}
