import { z } from 'zod';
import { apiKeyScope } from '../../../../core/users/api-key-scope.rules.ts';
import type { ApiKey } from '../../../../keys/api-keys/api-key.entity.ts';
import { newApiKey } from '../../../../keys/api-keys/api-key.rules.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';
import { done, envelope, envelopeOf } from '../../envelope.ts';
import { oneOf, text, under } from '../../request-body.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';

const tag = 'API keys';

const apiKeyObject = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(lowerCase(apiKeyScope.options)),
    prefix: z.string().meta({ description: 'How the key begins.' }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'When it was last used, to the hour.' }),
  })
  .meta({ id: 'ApiKey' });

const shownOnce = apiKeyObject
  .extend({ key: z.string().meta({ description: 'The key itself, which is shown this once.' }) })
  .meta({ id: 'NewApiKey' });

const newKey = z
  .object({
    name: under(newApiKey.shape.name, text),
    scopes: z.array(oneOf(apiKeyScope.options)).nullish().meta({
      description: 'The scopes of the key: read and write lists, unless you say otherwise.',
    }),
  })
  .transform(({ name, scopes }) => ({ name: name ?? '', scopes: scopes ?? undefined }))
  .meta({ required: ['name'] });

export async function apiKeysRoutes(app: RestApp) {
  app.get(
    '/users/me/api-keys',
    {
      config: { action: 'apiKeys' },
      schema: { tag, summary: 'Your API keys', response: { 200: envelopeOf(z.array(apiKeyObject)) } },
    },
    async ({ requestContext: { services, viewer } }) => {
      return envelope((await services.apiKeys.apiKeysOf(viewer)).map(presentApiKey));
    },
  );

  app.post(
    '/users/me/api-keys',
    {
      config: { action: 'createApiKey' },
      schema: {
        tag,
        summary: 'Make an API key',
        headers: idempotent,
        body: newKey,
        response: { 201: envelopeOf(shownOnce) },
      },
    },
    async ({ requestContext: { services, viewer }, headers, body }, reply) => {
      const { apiKey, secret } = await services.apiKeys.create(viewer, body, headers['idempotency-key']);
      return reply.code(201).send(envelope({ ...presentApiKey(apiKey), key: secret }, 'API key created'));
    },
  );

  app.delete(
    '/users/me/api-keys/:id',
    {
      config: { action: 'revokeApiKey' },
      schema: { tag, summary: 'Revoke an API key', params: pathIds('id'), response: { 200: done } },
    },
    async ({ requestContext: { services, viewer }, params }) => {
      await services.apiKeys.revoke(viewer, params.id);
      return envelope(null, 'API key revoked');
    },
  );
}

function presentApiKey({ id, name, scopes, prefix, createdAt, lastUsedAt }: ApiKey): z.output<typeof apiKeyObject> {
  return {
    id,
    name,
    scopes: scopes.map(inLowerCase),
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
