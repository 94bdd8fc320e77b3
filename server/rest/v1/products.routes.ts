import type { FastifyInstance } from 'fastify';
import { envelope } from './envelope.ts';
import { presentItem } from './item.presenter.ts';
import { presentProduct, presentProductWithSources } from './product.presenter.ts';
import { readItemFromUrl, readLink, readOpenPage } from './product.reader.ts';

/** A page that somebody hands in is larger than what other requests may be; JSON writes some characters as six. */
const MAX_PAGE_BODY_BYTES = 4 * 1024 * 1024;

interface Adding {
  Params: { listId: string };
  Headers: { 'idempotency-key'?: string };
}

export async function productsRoutes(app: FastifyInstance) {
  app.post('/items/scrape-url', async ({ requestContext: { services, viewer }, body }) => {
    const product = await services.products.readLink(viewer, readLink(body));
    return envelope(presentProduct(product));
  });

  app.post(
    '/items/scrape-page',
    { bodyLimit: MAX_PAGE_BODY_BYTES },
    async ({ requestContext: { services, viewer }, body }) => {
      const product = await services.products.readOpenPage(viewer, readOpenPage(body));
      return envelope(presentProductWithSources(product));
    },
  );

  for (const url of [
    '/items/lists/:listId/items/from-url',
    '/items/lists/:listId/from-url',
    '/lists/:listId/items/from-url',
  ]) {
    app.post<Adding>(url, async ({ requestContext, params, headers, body }, reply) => {
      const { services, viewer } = requestContext;
      const { url: link, ...input } = readItemFromUrl(body);
      const key = headers['idempotency-key'];
      const item = await services.products.addItem(viewer, params.listId, link, input, key);
      return reply.code(201).send(envelope(await presentItem(requestContext, item), 'Item added'));
    });
  }
}
