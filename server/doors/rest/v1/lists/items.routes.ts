import { z } from 'zod';
import { USUAL_CONNECTION_PAGE } from '../../../../base/paging/page-sizes.rules.ts';
import { cursorPage, cursorPageOf, done, envelope, envelopeOf } from '../../envelope.ts';
import { archivedToo, cursorPaging } from '../../page.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { itemObject, presentItem, presentShownItem } from './item.presenter.ts';
import { itemChanges, newItem } from './item.reader.ts';

const tag = 'Items';
const answer = envelopeOf(itemObject);
const params = pathIds('id');

const unlessListed = z
  .enum(['true', 'false'])
  .default('false')
  .meta({ description: 'true refuses a name that is on the list already, with ALREADY_LISTED (409).' });

export async function itemsRoutes(app: RestApp) {
  for (const url of ['/items/:id', '/items/item/:id', '/lists/items/:id']) {
    app.get(
      url,
      {
        config: { action: 'item' },
        schema: { tag, summary: 'One item', params, response: { 200: answer } },
      },
      async ({ requestContext, params: { id } }) => {
        const { services, viewerOrGuest } = requestContext;
        return envelope(await presentItem(requestContext, await services.items.getItem(viewerOrGuest, id)));
      },
    );
  }

  app.get(
    '/lists/:listId/items',
    {
      config: { action: 'list' },
      schema: {
        tag,
        summary: 'The items of a list, page by page',
        description: `In the order of the list, ${USUAL_CONNECTION_PAGE} at once unless you say otherwise. For everybody who may read the list.`,
        params: pathIds('listId'),
        querystring: cursorPaging.extend({ include_archived: archivedToo }),
        response: { 200: cursorPageOf(itemObject) },
      },
    },
    async ({ requestContext, params: { listId }, query }) => {
      const { services, viewerOrGuest } = requestContext;
      const list = await services.lists.getList(viewerOrGuest, listId);
      const which = query.include_archived === 'true' ? 'all' : 'current';
      const { limit, after } = query;
      const page = await services.itemPages.itemPage(viewerOrGuest, list, which, { first: limit, after });
      return cursorPage(
        page,
        page.nodes.map((item) => presentShownItem(requestContext, item)),
      );
    },
  );

  for (const url of ['/items/lists/:listId/items', '/lists/:listId/items']) {
    app.post(
      url,
      {
        config: { action: 'createItem' },
        schema: {
          tag,
          summary: 'Add an item',
          description:
            'At the end of the list. Only a name is needed. A second item of one name is added, too, unless `unless_listed` asks to refuse it.',
          params: pathIds('listId'),
          querystring: z.object({ unless_listed: unlessListed }),
          headers: idempotent,
          body: newItem,
          response: { 201: answer },
        },
      },
      async ({ requestContext, params: { listId }, headers, body, query }, reply) => {
        const { services, viewer } = requestContext;
        const item = await services.items.addItem(viewer, listId, body, headers['idempotency-key'], {
          unlessListed: query.unless_listed === 'true',
        });
        return reply.code(201).send(envelope(await presentItem(requestContext, item), 'Item added'));
      },
    );
  }

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/items/:id',
    config: { action: 'updateItem' },
    schema: {
      tag,
      summary: 'Change an item',
      description: 'A field that you do not send stays as it is; null takes texts, addresses and the price away.',
      params,
      body: itemChanges,
      response: { 200: answer },
    },
    handler: async ({ requestContext, params: { id }, body }) => {
      const { services, viewer } = requestContext;
      const item = await services.items.updateItem(viewer, id, body);
      return envelope(presentShownItem(requestContext, item), 'Item updated');
    },
  });

  app.delete(
    '/items/:id',
    {
      config: { action: 'deleteItem' },
      schema: {
        tag,
        summary: 'Delete an item',
        description: 'With its purchases; buyers are told.',
        params,
        response: { 200: done },
      },
    },
    async ({ requestContext: { services, viewer }, params: { id } }) => {
      await services.items.deleteItem(viewer, id);
      return envelope(null, 'Item deleted');
    },
  );
}
