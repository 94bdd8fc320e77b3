import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiKey } from '../../api-keys/api-key.entity.ts';
import { envelope } from './envelope.ts';
import { readBody, text } from './request-body.reader.ts';

const newKey = z.object({ name: text });

interface OneKey {
  Params: { id: string };
}

export async function apiKeysRoutes(app: FastifyInstance) {
  app.get('/users/me/api-keys', async ({ requestContext: { services, viewer } }) => {
    return envelope((await services.apiKeys.apiKeysOf(viewer)).map(presentApiKey));
  });

  app.post('/users/me/api-keys', async ({ requestContext: { services, viewer }, body }, reply) => {
    const { name } = readBody(newKey, body);
    const { apiKey, secret } = await services.apiKeys.create(viewer, { name: name ?? '' });
    return reply.code(201).send(envelope({ ...presentApiKey(apiKey), key: secret }, 'API key created'));
  });

  app.delete<OneKey>('/users/me/api-keys/:id', async ({ requestContext: { services, viewer }, params }) => {
    await services.apiKeys.revoke(viewer, params.id);
    return envelope(null, 'API key revoked');
  });
}

function presentApiKey({ id, name, prefix, createdAt, lastUsedAt }: ApiKey) {
  return {
    id,
    name,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
