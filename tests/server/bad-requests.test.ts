import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { listen } from './graphql.ts';
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
    const response = await app.inject({ url: '/graphql?query=%7BdemoLists%7Bname%7D%7D' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toContain('CSRF');
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
