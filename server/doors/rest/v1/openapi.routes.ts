import { z } from 'zod';
import type { RestApp } from '../route.ts';
import type { ApiDescription } from './api-description.ts';

const document = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) });

export async function openApiRoutes(app: RestApp, { description }: { description: ApiDescription }) {
  app.get(
    '/openapi.json',
    {
      config: { action: 'apiDescription' },
      schema: {
        tag: 'The site',
        summary: 'This API as OpenAPI 3.1',
        description: 'With `If-None-Match` it is sent only where it has changed.',
        response: { 200: document, 304: z.undefined() },
      },
    },
    async ({ headers }, reply) => {
      const { json, tag } = description.text();
      reply.headers({ 'Cache-Control': 'public, no-cache', ETag: tag });
      if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    },
  );
}
