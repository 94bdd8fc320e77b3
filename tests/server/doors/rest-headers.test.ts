import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import type { OpenApiDocument } from '../../../server/doors/rest/v1/api-description.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { aUser } from '../../builders/accounts.ts';
import { world } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

type Options = Parameters<typeof createApp>[2];

async function anApp(orm: MikroORM, infrastructure: Infrastructure, options: Options) {
  const app = await createApp(orm, infrastructure, options);
  world.set(app, { orm, infrastructure });
  onTestFinished(() => app.close());
  return app;
}

describe('a request', () => {
  test('has an id, which is in its answer', async ({ app }) => {
    const [one, other] = [await call(app, 'GET /health'), await call(app, 'GET /health')];

    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  test.for([
    ['GET /health', 200],
    ['GET /lists', 401],
    ['GET /nothing/here', 404],
    ['GET /lists/shared/%ZZ', 400],
  ] as const)('is called what its client calls it, also where it is refused: %s', async ([line, expected], { app }) => {
    const { status, headers } = await call(app, line, { headers: { 'x-request-id': 'job-42:7.a' } });

    expect([status, headers['x-request-id']]).toEqual([expected, 'job-42:7.a']);
  });

  test.for([['a'.repeat(65)], ['a b'], ['"}'], ['']])('is not called %s', async ([sent], { app }) => {
    const { headers } = await call(app, 'GET /health', { headers: { 'x-request-id': sent as string } });

    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('that fails is found in the log by its id', async ({ orm, infrastructure }) => {
    const lines: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
    const app = await anApp(orm, infrastructure, { logger });
    app.addHook('preHandler', async ({ url }) => {
      if (url.endsWith('/health')) throw new TypeError('a bug');
    });

    const { status, headers } = await call(app, 'GET /health', { headers: { 'x-request-id': 'job-42' } });

    expect([status, headers['x-request-id']]).toEqual([500, 'job-42']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reqId: 'job-42' }]);
  });
});

describe('a page of another site', () => {
  const origin = 'https://shop.example.test';

  test.for(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'may %s where the site is allowed to',
    async (method, { orm, infrastructure }) => {
      const app = await anApp(orm, infrastructure, { corsOrigins: [origin] });
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers':
          'authorization,content-type,idempotency-key,x-request-id,mcp-protocol-version,mcp-method,mcp-name',
      };

      const answer = await app.inject({ method: 'OPTIONS', url: '/api/v1/lists', headers });

      const allowed = (name: string) => `${answer.headers[`access-control-allow-${name}`]}`.toLowerCase().split(/, */);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(allowed('methods')).toContain(method.toLowerCase());
      expect(allowed('headers')).toEqual(expect.arrayContaining(headers['access-control-request-headers'].split(',')));
    },
  );

  test('can read what answers say beside their bodies', async ({ em, orm, infrastructure }) => {
    const app = await anApp(orm, infrastructure, { corsOrigins: [origin] });

    const { headers } = await call(app, 'GET /lists', { viewer: await aUser(em), headers: { origin } });

    const exposed = `${headers['access-control-expose-headers']}`;
    for (const name of ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'])
      expect(exposed).toContain(name);
  });

  test('gets nothing where the site is not', async ({ orm, infrastructure }) => {
    const app = await anApp(orm, infrastructure, { corsOrigins: [origin] });

    const { headers } = await call(app, 'GET /health', { headers: { origin: 'https://elsewhere.example.test' } });

    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the document', () => {
  test('says what each field of a list and what is on it means, and each that is sent for them', async ({ app }) => {
    const { components, paths } = (await app.inject('/api/v1/openapi.json')).json();
    const sentTo = (line: string) => {
      const [method = '', path] = line.split(' ');
      return paths[`/api/v1${path}`][method.toLowerCase()].requestBody.content['application/json'].schema;
    };
    const { List, Item, Purchase, Collaborator } = components.schemas;
    const sent = ['POST /lists', 'PUT /lists/{id}', 'POST /lists/{listId}/items', 'PUT /items/{id}'].map(sentTo);

    const undescribed = [List, Item, Purchase, Collaborator, ...sent].flatMap(({ properties }) =>
      Object.entries<{ description?: string }>(properties).filter(([, { description }]) => !description),
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  test('describes each call, and gives for each body and answer an example that its schema allows', async ({ app }) => {
    const { document, problemsWith } = await documentedExamples(app);

    const missing: string[] = [];
    for (const { line, operation, pointer } of operationsOf(document)) {
      if (!operation.description) missing.push(`${line} has no description`);
      for (const [place, content] of contentsOf(operation)) {
        if (content.example === undefined) missing.push(`${line} has no example of ${place.join(' ')}`);
        else
          missing.push(
            ...problemsWith(content.example, [...pointer, ...place, 'schema']).map((problem) => `${line}: ${problem}`),
          );
      }
    }

    expect(missing).toEqual([]);
  });

  test('says of each call with which codes it is refused, and which calls are the same', async ({ app }) => {
    const { paths } = (await app.inject('/api/v1/openapi.json')).json();
    const told = (path: string, method: string) => {
      const { description, responses } = paths[`/api/v1${path}`][method];
      const codes = Object.entries<{ description: string }>(responses)
        .filter(([status]) => status >= '400' && status < '500')
        .map(([status, answer]) => [Number(status), ...(answer.description.match(/(?<=`)[A-Z_]+(?=`:)/g) ?? [])]);
      return { description, codes };
    };

    expect(told('/lists', 'post').codes).toEqual([
      [400, 'BAD_USER_INPUT'],
      [401, 'UNAUTHENTICATED'],
      [402, 'PLAN_LIMIT'],
      [403, 'EMAIL_UNVERIFIED', 'FORBIDDEN'],
      [422, 'IDEMPOTENCY_KEY_REUSED'],
      [429, 'RATE_LIMITED'],
    ]);
    expect(told('/lists/shared/{token}', 'get').codes).toEqual([
      [403, 'LIST_PRIVATE'],
      [404, 'NOT_FOUND'],
      [429, 'RATE_LIMITED'],
    ]);
    expect(told('/items/item/{id}', 'get').description).toMatch(/^The same as `GET \/api\/v1\/items\/\{id\}`\./);
    expect(told('/items/{id}', 'patch').description).toMatch(/^The same as `PUT`\./);
  });

  test('is not sent again to a client that has it', async ({ app }) => {
    const first = await app.inject('/api/v1/openapi.json');
    const etag = `${first.headers.etag}`;

    const again = await app.inject({ url: '/api/v1/openapi.json', headers: { 'if-none-match': etag } });
    const other = await app.inject({ url: '/api/v1/openapi.json', headers: { 'if-none-match': '"old"' } });

    expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([200, 304, 200]);
    expect([again.body, other.body]).toEqual(['', first.body]);
    expect(first.headers['cache-control']).toBe('public, no-cache');
  });
});

interface Described {
  description?: string;
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Body {
  content?: Record<string, { example?: unknown }>;
}

function operationsOf({ paths }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      operation: operation as Described,
      pointer: ['paths', path, method],
    })),
  );
}

/** The JSON that goes in and, where a call does what it is asked, comes out, each with its place in the operation. */
function contentsOf({ requestBody, responses }: Described): [string[], { example?: unknown }][] {
  const parts: [string[], Body | undefined][] = [
    [['requestBody'], requestBody],
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, answer]): [string[], Body] => [['responses', status], answer]),
  ];
  return parts.flatMap(([place, part]) => {
    const json = part?.content?.['application/json'];
    return json ? [[[...place, 'content', 'application/json'], json] as [string[], { example?: unknown }]] : [];
  });
}

async function documentedExamples(app: FastifyInstance) {
  const documented = await documentedBy(app);
  const problemsWith = (value: unknown, pointer: string[]) => {
    const problem = documented.problemsWith(value, pointer);
    return problem ? [`${pointer.slice(3).join(' ')}: ${problem}`] : [];
  };
  return { document: documented.document, problemsWith };
}
