import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { aUser } from '../builders/accounts.ts';
import { aList, anItem } from '../builders/lists.ts';
import { listen, send } from './graphql.ts';
import { call } from './rest.ts';
import { test } from './server-test.ts';

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
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Invalid request. Please check your input.',
    });

    const large = await post(app, { query: `{ lists { id } } #${'x'.repeat(1024 * 1024)}` });
    expect(large.statusCode).toBe(413);
    expect(large.body).not.toContain('stack');

    const form = await post(app, 'query=%7Blists%7D', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(415);
    expect(form.json()).toMatchObject({ success: false });
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
  const INVALID = 'Invalid request. Please check your input.';

  test('is told in general words, not in those of a library', async ({ app, em }) => {
    const list = await aList(em);
    const viewer = list.owner.unwrap();
    for (const field of ['list_type', 'privacy', 'purchase_visibility']) {
      const { body } = await call(app, `PUT /lists/${list.id}`, { viewer, body: { [field]: 'whatever' } });
      expect(body).toMatchObject({ message: INVALID, errors: [{ field, message: INVALID }] });
    }

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
