import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
} from 'graphql';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { createSchema } from '../../../server/doors/graphql/schema.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, world } from '../graphql.ts';
import { test as base } from '../server-test.ts';

/** As the app of all other tests, but nobody is asked to wait, which would hide what they ask. */
const test = base.extend('app', { scope: 'file' }, async ({ orm, databaseUrl, infrastructure }, { onCleanup }) => {
  const rateLimits = new RateLimits(databaseUrl, false);
  const app = await createApp(orm, { ...infrastructure, rateLimits }, { guestCostPerMinute: null });
  world.set(app, { orm, infrastructure });
  onCleanup(() => app.close());
  return app;
});

/** Texts that are large, or that patterns and readers may take long over. `id` is of something that is there. */
const TEXTS: Record<string, (length: number) => string> = {
  'one letter': (length) => 'a'.repeat(length),
  blanks: (length) => ` ${' '.repeat(length)}x`,
  brackets: (length) => '['.repeat(length),
  'letters and a sign, again and again': (length) => 'a@'.repeat(length / 2),
  'dots and dashes': (length) => '-.'.repeat(length / 2),
  'marks of addresses': (length) => `https://x.test/${'%25'.repeat(length / 3)}`,
  'letters of four bytes': (length) => '👩‍👩‍👧'.repeat(length / 11),
  'letters with marks on marks': (length) => `e${'\u0301'.repeat(length)}`,
  digits: (length) => '9'.repeat(length),
  'signs of a search': (length) => '%_\\*&|!:('.repeat(length / 9),
  lines: (length) => '=\n,"'.repeat(length / 4),
};
const NAMES = Object.keys(TEXTS);

/** As much as a request takes, with room for its frame. */
const LARGE = 900_000;

/** The time that one of them may take of the thread that answers all. Parsing a megabyte of JSON is a tenth of it. */
const MOST_CPU_MS = 1_500;
const MOST_ANSWER_BYTES = 200_000;

/** Sends one request, and says what was wrong with how it was answered. */
async function problemWith(app: FastifyInstance, request: InjectOptions): Promise<string | null> {
  const before = process.threadCpuUsage();
  const { statusCode, rawPayload, body } = await app.inject(request);
  const { user, system } = process.threadCpuUsage(before);
  const cpuMs = (user + system) / 1_000;
  if (statusCode >= 500 && statusCode !== 503) return `answered ${statusCode}`;
  if (body.includes('INTERNAL_SERVER_ERROR')) return body.slice(0, 200);
  if (cpuMs > MOST_CPU_MS) return `took ${Math.round(cpuMs)} ms`;
  return rawPayload.length > MOST_ANSWER_BYTES ? `answered ${rawPayload.length} bytes` : null;
}

/** A value of a type, whose texts together have about so many characters. */
function largeValue(type: GraphQLInputType, text: (length: number) => string, length: number, id: string): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return Array.from({ length: 50 }, () => largeValue(plain.ofType, text, length / 50, id));
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, largeValue(field.type, text, length / fields.length, id)]),
    );
  }
  const { name } = plain;
  if (name === 'Int') return 2_147_483_647;
  if (name === 'Float') return 1e308;
  if (name === 'Boolean') return true;
  return name === 'ID' ? id : text(Math.max(1, Math.floor(length)));
}

function callOf(kind: string, field: GraphQLField<unknown, unknown>, text: (length: number) => string, id: string) {
  const args = field.args.filter(({ deprecationReason }) => !deprecationReason);
  const head = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const fields = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const query = `${kind} ${head && `(${head})`} { ${field.name} ${given && `(${given})`} ${fields} }`;
  const each = LARGE / Math.max(1, args.length);
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, largeValue(type, text, each, id)]));
  return { query, variables };
}

/** Each operation gets another kind of text, and each kind goes round; so do who asks and what the ids are of. */
function pick<Each>(from: readonly Each[], turn: number): Each {
  return from[turn % from.length] as Each;
}

describe('a megabyte to each operation is answered in a moment, and is nobody’s mistake but the sender’s', () => {
  test('over GraphQL', async ({ app, em }) => {
    const schema = await createSchema(() => 'https://kindlist.test');
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const item = await anItem(em, { list: await aList(em, { owner }) });
    const ids = [item.id, item.list.id, 'x'.repeat(1_000)];
    const operations = [
      ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
    ];
    expect(operations.length).toBeGreaterThan(100);
    const problems: string[] = [];
    let turn = 0;
    for (const [kind, field] of operations) {
      for (let round = 0; round < 3; round += 1) {
        const [name, id] = [pick(NAMES, turn), pick(ids, turn)];
        turn += 1;
        const isOwner = round > 0 && !ENDS_SESSION.test(field.name);
        const payload = callOf(kind, field, TEXTS[name] ?? String, id);
        const headers = isOwner ? await bearer(app, owner) : {};
        const problem = await problemWith(app, { method: 'POST', url: '/graphql', headers, payload });
        if (problem) problems.push(`${field.name}, ${name}, as ${isOwner ? 'owner' : 'guest'}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('over REST: bodies, searches, cursors, ids, and headers', async ({ app, em }) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const item = await anItem(em, { list: await aList(em, { owner }) });
    const { paths } = (await app.inject('/api/v1/openapi.json')).json() as { paths: Paths };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(path.endsWith('openapi.json') ? {} : methods).map(([method, about]) => ({ path, method, about })),
    );
    expect(routes.length).toBeGreaterThan(80);
    const problems: string[] = [];
    let turn = 0;
    for (const { path, method, about } of routes) {
      for (const as of ['guest', 'owner'] as const) {
        if (as === 'owner' && ENDS_SESSION.test(`${about.operationId}`)) continue;
        const name = pick(NAMES, turn);
        const text = TEXTS[name] ?? String;
        turn += 1;
        const id = pick([item.id, item.list.id, encodeURIComponent(text(90))], turn);
        const place = path.replaceAll(/\{\w+\}/g, id);
        const names = (about.parameters ?? []).filter(({ in: where }) => where === 'query').map((each) => each.name);
        const search = names
          .map((each) => `${each}=${encodeURIComponent(text(12_000 / (names.length * 9)))}`)
          .join('&');
        const headers = {
          ...(as === 'owner' && (await bearer(app, owner))),
          ...Object.fromEntries(HEADERS.map((each) => [each, text(1_000).replace(/[^\x20-\x7e]/g, '')])),
        };
        const url = `${place.startsWith('/api') ? '' : '/api/v1'}${place}?${search}`;
        const fields = fieldsOf(about);
        const body = Object.fromEntries(fields.map((each) => [each, text(LARGE / fields.length)]));
        const payload = method === 'get' || method === 'delete' ? undefined : body;
        const problem = await problemWith(app, { method: method.toUpperCase() as 'POST', url, headers, payload });
        if (problem) problems.push(`${method} ${path}, ${name}, as ${as}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('in shapes that bodies seldom have', async ({ app, em }) => {
    const headers = { ...(await bearer(app, await aUser(em))), 'content-type': 'application/json' };
    const shapes = {
      'ten thousand fields': JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, n]))),
      'one field again and again': `{${'"name":"x",'.repeat(80_000)}"name":"x"}`,
      'objects within objects': `${'{"name":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      'lists within lists': `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
      'a number of a megabyte': `{"name":${'9'.repeat(LARGE)}}`,
      'a name of a megabyte': `{"${'n'.repeat(LARGE)}":1}`,
      prototypes: `{"__proto__":{"name":"x"},"constructor":{"prototype":{"name":"x"}}}`,
    };
    const problems: string[] = [];
    for (const url of ['/api/v1/lists', '/api/v1/contact', '/api/v1/auth/login', '/graphql', '/api/v1/upload/image']) {
      for (const [name, payload] of Object.entries(shapes)) {
        const problem = await problemWith(app, { method: 'POST', url, headers, payload });
        if (problem) problems.push(`${url}, ${name}: ${problem}`);
      }
      const part = `--b\r\ncontent-disposition: form-data; name="n"\r\n\r\nx\r\n`;
      const many = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
      const problem = await problemWith(app, { method: 'POST', url, headers: many, payload: part.repeat(14_000) });
      if (problem) problems.push(`${url}, parts of a form: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});

/** These would sign the owner out, and with them the rest. */
const ENDS_SESSION = /signOut|logout|deleteAccount|revoke|changePassword|endSession/i;

const HEADERS = [
  'cookie',
  'accept-language',
  'if-none-match',
  'idempotency-key',
  'x-undo-token',
  'user-agent',
  'accept',
];

type Paths = Record<string, Record<string, Operation>>;

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: { properties?: object } }> };
}

function fieldsOf({ requestBody }: Operation): string[] {
  const fields = Object.keys(requestBody?.content?.['application/json']?.schema?.properties ?? {});
  return fields.length > 0 ? fields : ['name', 'title', 'email', 'url'];
}
