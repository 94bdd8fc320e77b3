import { z } from 'zod';
import type { List } from '../../../../lists/lists/list.entity.ts';
import type { ListSource } from '../../../../lists/lists/list.rules.ts';
import { allOrPageOf, cursorPage, done, envelope, envelopeOf } from '../../envelope.ts';
import { errorHandling } from '../../error-handler.ts';
import { archivedToo, cursorPaging } from '../../page.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { orderBody, orderOf } from './item-order.reader.ts';
import { listObject, presentList } from './list.presenter.ts';
import { brandingChanges, listChanges, newList } from './list.reader.ts';
import { newLink } from './share-link.reader.ts';

const tag = 'Lists';
const answer = envelopeOf(listObject);
const params = pathIds('id');

const SOURCES: [path: string, source: ListSource, summary: string][] = [
  ['/lists', 'ALL', 'Your lists, and those that others share with you'],
  ['/lists/owned', 'OWNED', 'Your lists'],
  ['/lists/collaborated', 'COLLABORATED', 'Lists that others share with you'],
];

export async function listsRoutes(app: RestApp) {
  for (const [path, source, summary] of SOURCES) {
    app.get(
      path,
      {
        config: { action: 'lists' },
        errorHandler: errorHandling({ data: [] }),
        schema: {
          tag,
          summary,
          description: 'Newest first, each with its items: all at once or, with `limit` or `after`, page by page.',
          querystring: cursorPaging,
          response: { 200: allOrPageOf(listObject) },
        },
      },
      async ({ requestContext: context, query: { limit, after } }) => {
        const present = (lists: List[]) => Promise.all(lists.map((list) => presentList(context, list)));
        const { services, viewer } = context;
        if (!limit && !after) return envelope(await present(await services.lists.listsOf(viewer, { source })));
        const newest = { source, order: 'NEWEST', today: null } as const;
        const page = await services.listPages.listPage(viewer, newest, { first: limit, after });
        return cursorPage(page, await present(page.nodes));
      },
    );
  }

  app.get(
    '/lists/:id',
    {
      config: { action: 'list' },
      schema: {
        tag,
        summary: 'One list with its items',
        description: 'Guests can read the demo lists.',
        params,
        querystring: z.object({ include_archived: archivedToo }),
        response: { 200: answer },
      },
    },
    async ({ requestContext, params: { id }, query }) => {
      const { services, viewerOrGuest } = requestContext;
      const list = await services.lists.getList(viewerOrGuest, id);
      return envelope(await presentList(requestContext, list, { includeArchived: query.include_archived === 'true' }));
    },
  );

  app.post(
    '/lists',
    {
      config: { action: 'createList' },
      schema: {
        tag,
        summary: 'Create a list',
        description:
          'It is yours, and private unless you say otherwise. Only a name is needed; a registry needs `event_type` and `event_date`, too.',
        headers: idempotent,
        body: newList,
        response: { 201: answer },
      },
    },
    async ({ requestContext, headers, body }, reply) => {
      const { services, viewer } = requestContext;
      const list = await services.lists.createList(viewer, body, headers['idempotency-key']);
      return reply.code(201).send(envelope(await presentList(requestContext, list), 'List created'));
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/lists/:id',
    config: { action: 'updateList' },
    schema: {
      tag,
      summary: 'Change a list',
      description:
        'A field that you do not send stays as it is; null takes texts and dates away. Only the owner may change privacy and type.',
      params,
      body: listChanges,
      response: { 200: answer },
    },
    handler: async ({ requestContext, params: { id }, body }) => {
      const { services, viewer } = requestContext;
      const list = await services.lists.updateList(viewer, id, body);
      return envelope(await presentList(requestContext, list), 'List updated');
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/lists/:id/branding',
    config: { action: 'setBranding' },
    schema: {
      tag,
      summary: 'Choose how the shared page looks',
      description: 'On Premium.',
      params,
      body: brandingChanges,
      response: { 200: answer },
    },
    handler: async ({ requestContext, params: { id }, body }) => {
      const { services, viewer } = requestContext;
      const list = await services.lists.setBranding(viewer, id, body);
      return envelope(await presentList(requestContext, list), 'Branding saved');
    },
  });

  app.delete(
    '/lists/:id',
    {
      config: { action: 'deleteList' },
      schema: {
        tag,
        summary: 'Delete a list',
        description: 'With its items and purchases, for good. For its owner.',
        params,
        response: { 200: done },
      },
    },
    async ({ requestContext: { services, viewer }, params: { id } }) => {
      await services.lists.deleteList(viewer, id);
      return envelope(null, 'List deleted');
    },
  );

  app.post(
    '/lists/:id/reorder',
    {
      config: { action: 'reorderItems' },
      schema: {
        tag,
        summary: 'Put items in order',
        description: 'The items that are named change places among themselves; the others stay where they are.',
        params,
        body: orderBody,
        response: { 200: answer },
      },
    },
    async ({ requestContext, params: { id }, body }) => {
      const { services, viewer } = requestContext;
      const list = await services.items.reorderItems(viewer, id, orderOf(body, id));
      return envelope(await presentList(requestContext, list), 'Items reordered');
    },
  );

  app.post(
    '/lists/:id/share-token',
    {
      config: { action: 'rotateShareLink' },
      schema: {
        tag,
        summary: 'Replace the share link',
        description: 'The old link stops working at once.',
        params,
        headers: idempotent,
        body: newLink,
        response: { 200: answer },
      },
    },
    async ({ requestContext, params: { id }, headers, body: { expiresAt } }) => {
      const { services, viewer } = requestContext;
      const key = headers['idempotency-key'];
      const list = await services.shareLinks.rotateShareLink(viewer, id, { expiresAt, key });
      return envelope(await presentList(requestContext, list), 'Share link replaced');
    },
  );
}
