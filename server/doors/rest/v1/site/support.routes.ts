import { z } from 'zod';
import { done, dual, dualOf, envelope, pageOf } from '../../envelope.ts';
import { paging } from '../../page.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { presentSupportMessage, supportMessageObject } from './support.presenter.ts';
import { contactBody, statusBody } from './support.reader.ts';

const tag = 'Administration';

export async function supportRoutes(app: RestApp) {
  app.post(
    '/contact',
    {
      config: { action: 'sendContactMessage' },
      schema: {
        tag: 'The site',
        summary: 'Write to the people behind the site',
        description: 'They read it under Messages, and answer to the address that is given.',
        headers: idempotent,
        body: contactBody,
        response: { 201: done },
      },
    },
    async ({ requestContext: { services, viewerOrGuest }, headers, body }, reply) => {
      await services.support.send(viewerOrGuest, body, headers['idempotency-key']);
      return reply.code(201).send(envelope(null, 'Message sent'));
    },
  );

  app.get(
    '/admin/messages',
    {
      config: { action: 'supportMessages' },
      schema: {
        tag,
        summary: 'List messages to support',
        querystring: z.object(paging(10)),
        response: { 200: pageOf(supportMessageObject) },
      },
    },
    async ({ requestContext: { services, viewer }, query: { page, limit } }) => {
      const { data, total, page: at, pageSize, totalPages } = await services.support.messages(viewer, { page, limit });
      return { ...envelope(data.map(presentSupportMessage)), total, page: at, pageSize, totalPages };
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/admin/messages/:id',
    config: { action: 'setMessageStatus' },
    schema: {
      tag,
      summary: 'Mark a message as done, or open again',
      params: pathIds('id'),
      body: statusBody,
      response: { 200: dualOf(supportMessageObject) },
    },
    handler: async ({ requestContext: { services, viewer }, params, body }) => {
      const message = await services.support.setStatus(viewer, params.id, body.status);
      return dual(presentSupportMessage(message), 'Message updated');
    },
  });
}
