import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const post = (app: FastifyInstance, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload as string | object,
  });

/** The first error of an answer, which must be a clear one: with a code and without our own doings. */
function problemIn(response: Awaited<ReturnType<typeof post>>) {
  expect(response.body).not.toMatch(/stacktrace|node_modules|\.ts:\d|select |insert /i);
  const [error] = response.json().errors;
  expect(error.extensions.code).toEqual(expect.any(String));
  return error;
}

describe('what is no good question is answered clearly', () => {
  test.for([
    ['no GraphQL', { query: '{ lists {' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ secrets }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['no query', {}, 'BAD_REQUEST'],
    ['a wrong variable', { query: 'query ($id: ID!) { list(id: $id) { id } }', variables: {} }, 'BAD_USER_INPUT'],
    [
      'a wrong enum',
      { query: 'mutation { createList(input: { name: "x", listType: PARTY }) { id } }' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ] as const)('%s', async ([, payload, code], { app }) => {
    expect(problemIn(await post(app, payload)).extensions.code).toBe(code);
  });

  test('a body that is no JSON, too large, or of another kind', async ({ app }) => {
    const broken = await post(app, '{"query":');
    const large = await post(app, { query: `{ lists { id } } #${'x'.repeat(1024 * 1024)}` });
    const form = await post(app, 'query=%7Blists%7D', { 'content-type': 'application/x-www-form-urlencoded' });

    const told = [broken, large, form].map((answer) => [answer.statusCode, problemIn(answer)]);
    const refusal = (message: string) => ({ message, extensions: { code: 'BAD_REQUEST' } });
    expect(told).toEqual([
      [400, refusal('The body is not JSON. Send {"query": "…", "variables": {…}}.')],
      [413, refusal('The request is too large. At most 1 MB can be sent.')],
      [415, refusal('The body must be JSON: send Content-Type: application/json.')],
    ]);
  });

  test('another method than GET and POST', async ({ app }) => {
    const answer = await app.inject({ method: 'PUT', url: '/graphql' });

    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, POST']);
    expect(problemIn(answer).extensions.code).toBe('BAD_REQUEST');
  });

  test('a subscription over HTTP, which is told where they come', async ({ app }) => {
    const answer = await post(app, { query: 'subscription { publicConfigChanged { siteName } }' });

    expect(problemIn(answer)).toMatchObject({
      message: expect.stringContaining('WebSocket'),
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });

  test('each with a code that the enum ErrorCode describes', async ({ app }) => {
    const codes = (buildSchema(readFileSync('schema.graphql', 'utf8')).getType('ErrorCode') as GraphQLEnumType)
      .getValues()
      .map(({ name }) => name);
    const two = 'query A { publicConfig { siteName } } query B { publicConfig { siteName } }';
    const hash = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };

    for (const payload of [
      '[]',
      {},
      { query: 5 },
      { query: '{' },
      { query: '{ no }' },
      { query: two },
      { extensions: hash },
    ]) {
      const { code } = problemIn(await post(app, payload)).extensions;
      expect(codes, code).toContain(code);
    }
  });

  test('over a socket with the codes that it has over HTTP', async ({ app }) => {
    for (const [query, code] of [
      ['{ lists {', 'GRAPHQL_PARSE_FAILED'],
      ['{ secrets }', 'GRAPHQL_VALIDATION_FAILED'],
    ] as const) {
      const { next, close } = await listen(app, query);
      expect(await next().catch((problems) => problems)).toMatchObject([{ extensions: { code } }]);
      await close();
    }
  });

  test('a request that another site could forge', async ({ app }) => {
    const payload = 'query=mutation{signOut}';
    const headers = { 'content-type': 'text/plain' };
    const response = await app.inject({
      method: 'POST',
      url: '/graphql?query=%7BdemoLists%7Bname%7D%7D',
      headers,
      payload,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).not.toHaveProperty('data');
  });

  test('a change that comes with GET', async ({ app }) => {
    const response = await app.inject({ url: '/graphql?query=mutation%7BsignOut%7D' });
    expect(response.statusCode).toBe(405);
    expect(response.json()).not.toHaveProperty('data');
  });
});

describe('a question that would cost too much is refused before it is asked', () => {
  const refused = (message: RegExp) => ({ message: expect.stringMatching(message) });

  test('too deep', async ({ app }) => {
    const deep = `{ demoLists ${'{ items '.repeat(12)}{ id }${' }'.repeat(12)} }`;
    expect(problemIn(await post(app, { query: deep }))).toMatchObject(refused(/depth/i));
  });

  test('too wide', async ({ app }) => {
    const wide = `{ ${Array.from({ length: 400 }, (_, index) => `a${index}: demoLists { items { id title } }`).join(' ')} }`;
    expect(problemIn(await post(app, { query: wide }))).toMatchObject(refused(/cost|token/i));
  });

  test('too long', async ({ app }) => {
    const long = `{ ${'demoLists { id } '.repeat(2000)} }`;
    expect(problemIn(await post(app, { query: long }))).toMatchObject(refused(/token/i));
  });

  test('over a socket too', async ({ app }) => {
    const deep = `subscription { sharedListChanged(token: "x") { list ${'{ items '.repeat(12)}{ id }${' }'.repeat(12)} } }`;
    const { next, close } = await listen(app, deep);
    const problems = await next().catch((refusal) => refusal);
    expect(problems[0]).toMatchObject(refused(/depth/i));
    await close();
  });
});

describe('what no words were written for', () => {
  test('is told by name and what it has to be, not in the words of a library', async ({ app, em }) => {
    const list = await aList(em);
    const viewer = list.owner.unwrap();
    const wrong: [object, string, string][] = [
      [{ list_type: 'x' }, 'list_type', 'list_type must be one of wishlist, registry, shopping.'],
      [{ privacy: 'x' }, 'privacy', 'privacy must be one of private, public.'],
      [{ description: 5 }, 'description', 'description must be a text.'],
    ];
    for (const [sent, field, message] of wrong) {
      const { body } = await call(app, `PUT /lists/${list.id}`, { viewer, body: sent });
      expect(body).toMatchObject({ message, errors: [{ field, message }] });
    }
    const choice = await call(app, `GET /lists/${list.id}?include_archived=yes`, { viewer });
    expect(choice.body.message).toBe('include_archived must be one of true, false.');
    expect((await call(app, 'POST /lists', { viewer, body: [1] })).body.message).toBe(
      'The body must be a JSON object.',
    );

    const item = await anItem(em, { list });
    const { body } = await call(app, `PUT /items/${item.id}`, { viewer, body: { currency: 'whatever' } });
    expect(body.message).toBe('Currency must be a code of three letters, as in USD');
  });
});

describe('what no database could hold', () => {
  test('is refused as text, in the words of its field', async ({ app, em }) => {
    const list = await aList(em);
    const add = 'mutation ($id: ID!, $input: NewItemInput!) { createItem(listId: $id, input: $input) { title } }';
    const answerTo = (input: object) => send(app, add, list.owner.unwrap(), { id: list.id, input });

    expect((await answerTo({ title: 'Mug\0' })).errors[0].message).toBe('Title error: Text contains invalid content');
    expect((await answerTo({ title: 'Mug', primaryUrl: 'https://shop.test/\0' })).errors[0].message).toBe(
      'Please enter a valid URL starting with http:// or https://',
    );
    expect((await answerTo({ title: 'Half a smile \ud83d' })).data.createItem.title).toBe('Half a smile \ufffd');
  });

  test('finds nothing', async ({ app }) => {
    expect((await send(app, '{ sharedList(token: "a\\u0000") { id } }')).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await app.inject('/api/v1/lists/shared/a%00')).statusCode).toBe(404);
    expect((await app.inject('/api/v1/items/a%00')).json()).toMatchObject({ success: false });
  });

  test('is no day and no moment', async ({ em, app }) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const list = await aList(em, { owner });
    const expire = 'mutation ($id: ID!, $at: DateTimeISO) { setShareLinkExpiry(listId: $id, expiresAt: $at) { id } }';
    const problem = { message: 'Please enter a valid date and time', extensions: { code: 'BAD_USER_INPUT' } };
    const late = { id: list.id, at: '9999-12-31T23:59:59-14:00' };
    expect((await send(app, expire, owner, late)).errors[0]).toMatchObject(problem);

    const visits = `{ listAnalytics(listId: "${list.id}", period: { start: "0000-01-01", end: "0000-01-02" }) { views } }`;
    expect((await send(app, visits, owner)).errors[0].message).toBe('Please enter a valid date');

    const change =
      'mutation ($id: ID!, $on: LocalDate) { updateList(listId: $id, changes: { eventDate: $on }) { eventDate } }';
    const before = { id: list.id, on: '0000-06-01' };
    expect((await send(app, change, owner, before)).errors[0].message).toBe('Please enter a valid date');
  });

  test('is nested no deeper than anything we ask for', async ({ app }) => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      headers: { 'content-type': 'application/json' },
      payload: deep,
    });
    expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test.for([
  ['no address in REST', '/api/v1/lists/%zz'],
  ['no address in GraphQL', '/graphql/%zz'],
  ['an address that leads nowhere', '/nowhere'],
  ['a route that is none', '/api/v1/nowhere'],
  ['a parameter that is too long', `/api/v1/lists/${'x'.repeat(500)}`],
] as const)('the answer to %s is kept by nobody on the way', async ([, url], { app }) => {
  const response = await app.inject(url);

  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('the playground may ask what there is', async ({ app }) => {
  const { getIntrospectionQuery } = await import('graphql');
  const response = await post(app, { query: getIntrospectionQuery() });
  expect(response.json().data.__schema.types.length).toBeGreaterThan(20);
});

test('a database that refuses is our problem, told in no detail', async ({ app, orm }) => {
  const em = orm.em.fork();
  await em.execute('alter table lists rename to lists_away');
  try {
    const response = await post(app, { query: '{ sharedList(token: "x") { id } }' });
    expect(problemIn(response)).toMatchObject({
      message: 'Server error. Please try again later.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  } finally {
    await em.execute('alter table lists_away rename to lists');
  }
});

const ADDRESSES = [
  '/link-pictures/PART/x.jpg',
  '/link-pictures/PART/code.svg',
  '/link-pictures/PART/code.png',
  '/pay/PART',
  '/shared/PART',
  '/shared/PART/gifts/PART',
  '/for/PART',
  '/api/v1/lists/PART',
  '/calendars/PART.ics',
];
const PARTS = ['%00', 'a%00b', '%ED%A0%80', '..%2f..', '%EF%BF%BF', '%F0%9F%8E%81'];

test('no address is a mistake of ours, whatever stands in it', async ({ app }) => {
  const answers = await Promise.all(
    ADDRESSES.flatMap((address) => PARTS.map((part) => address.replaceAll('PART', part))).map(async (url) => {
      const { statusCode } = await app.inject({ url, headers: { accept: 'text/html' } });
      return `${url} ${statusCode}`;
    }),
  );

  expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
});
