import fc, { type Arbitrary } from 'fast-check';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { bearer, listen, world } from '../graphql.ts';
import {
  goodValue,
  goodVariables,
  graphqlOperations,
  type Leaf,
  restFields,
  restRoutes,
  something,
  withPart,
} from '../operations.ts';
import { test as base } from '../server-test.ts';

/** Texts that a database cannot hold. Every text of every operation is tried with each. */
const UNHOLDABLE = ['a\0b', 'a\ud800b'];

/** The same of days and moments. */
const NO_DATES = ['0000-01-01', '9999-12-31T23:59:59-14:00'];

const ODD = [
  ...['', ' ', '\0', '\udc00', '\uffff', '\u0007', '%', '_', '\\', "'", '"', '$1', '?', '../../..', 'null', '{}', '[]'],
  ...['0000-01-01T00:00:00Z', '9999-12-31', '+275760-09-13T00:00:00Z', '-271821-04-20', '2026-02-30', '1e400', '-1'],
  ...[
    '99999999999',
    'NaN',
    '00000000-0000-0000-0000-000000000000',
    'https://\0',
    'javascript:alert(1)',
    'x'.repeat(3000),
  ],
];

const anyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...UNHOLDABLE, ...NO_DATES, ...ODD),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 12 }),
);

const anyNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 1e300, -0.001),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
);

const anyValue = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constant(null), fc.array(anyText, { maxLength: 3 }));

/** As the app of all other tests, but nobody is asked to wait. */
const test = base.extend('app', { scope: 'file' }, async ({ orm, databaseUrl, infrastructure }, { onCleanup }) => {
  const rateLimits = new RateLimits(databaseUrl, false);
  const app = await createApp(orm, { ...infrastructure, rateLimits });
  world.set(app, { orm, infrastructure });
  onCleanup(() => app.close());
  return app;
});

const operations = graphqlOperations().map((operation) => [operation.name, operation] as const);
const overHttp = operations.filter(([, { kind }]) => kind !== 'subscription');
const overSockets = operations.filter(([, { kind }]) => kind === 'subscription');

/** One part of the variables is anything, and all others are good: so it comes as far as it can. */
function oneBadPart(leaves: Leaf[]) {
  const parts = leaves.map(({ path, type }) =>
    fc.record({ path: fc.constant(path), value: type === 'text' ? anyText : anyNumber }),
  );
  const texts = leaves.filter(({ type }) => type === 'text');
  const examples = texts.flatMap(({ path }) => {
    const isDate = /date|start|end|expires/i.test(path.at(-1) ?? '');
    return [...UNHOLDABLE, ...(isDate ? NO_DATES : [])].map((value): [{ path: string[]; value: unknown }] => [
      { path, value },
    ]);
  });
  return { part: fc.oneof(...parts), parameters: { examples, numRuns: examples.length + 4 } };
}

describe('whatever is sent to GraphQL, it has an answer:', () => {
  test.for(overHttp.filter(([, { args }]) => args.length > 0))('%s', async ([, operation], { app, em }) => {
    const { leaves } = goodVariables(operation, await something(em.fork()));
    if (leaves.length === 0) return; // nothing in it can be typed
    const { part, parameters } = oneBadPart(leaves);
    let all = await something(em.fork());
    let headers = await bearer(app, all.viewer);

    await fc.assert(
      fc.asyncProperty(part, async ({ path, value }) => {
        const variables = withPart(goodVariables(operation, all).variables, path, value);
        const payload = { query: operation.document, variables };
        const { data, errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
        expectNoFault(errors);
        if (data && operation.kind === 'mutation') {
          all = await something(em.fork()); // what was there may be gone
          headers = await bearer(app, all.viewer);
        }
      }),
      parameters,
    );
  });

  test('in the document itself', async ({ app, em }) => {
    const { viewer, list } = await something(em.fork());
    const headers = await bearer(app, viewer);

    await fc.assert(
      fc.asyncProperty(
        anyText.map((text) => JSON.stringify(text)),
        async (text) => {
          const query = `mutation { createItem(listId: "${list.id}", idempotencyKey: ${text}, input: { title: "Mug", notes: ${text} }) { id }
          other: createItem(listId: "${list.id}", input: { title: "Mug", primaryUrl: ${text} }) { id }
          another: createItem(listId: ${text}, input: { title: ${text} }) { id } }`;
          const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
          expectNoFault(response.json().errors);
        },
      ),
      { examples: UNHOLDABLE.map((text): [string] => [JSON.stringify(text)]), numRuns: 30 },
    );
  });

  test.for(overSockets.filter(([, { args }]) => args.length > 0))(
    '%s, over a socket',
    async ([, operation], { app, em }) => {
      const all = await something(em.fork());
      const { variables, leaves } = goodVariables(operation, all);
      const { part, parameters } = oneBadPart(leaves);

      await fc.assert(
        fc.asyncProperty(part, async ({ path, value }) => {
          const socket = await listen(
            app,
            operation.document,
            all.viewer,
            withPart(structuredClone(variables), path, value),
          );
          expectNoFault(await socket.next().catch((problem) => problem));
          await socket.close();
        }),
        parameters,
      );
    },
  );
});

test('whatever is sent to the REST API, it has an answer', { timeout: 120_000 }, async ({ app, em }) => {
  const names = await restFields(app);
  const routes = restRoutes(app);
  expect(routes.length).toBeGreaterThan(50);
  expect(names).toEqual(expect.arrayContaining(['guest_email', 'item_ids', 'siteName', 'new_password', 'expires_at']));

  for (const { method, path } of routes) {
    const all = await something(em.fork());
    const token = await bearer(app, all.viewer);
    const good = (name: string) => fc.constant(goodValue(name, path, all));
    const field = (name: string) => fc.oneof({ arbitrary: good(name), weight: 6 }, anyValue);
    const body = fc.record(Object.fromEntries(names.map((name) => [name, field(name)])), { requiredKeys: [] });
    const parameters = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
    const inAddress = parameters.map((name) => [name, fc.oneof({ arbitrary: good(name), weight: 3 }, anyText)]);
    const request = fc.record({
      address: fc.record<Record<string, unknown>>(Object.fromEntries(inAddress)),
      body: fc.oneof({ arbitrary: body, weight: 6 }, anyValue),
      query: anyText,
      key: fc.oneof(fc.constant('key'), anyText),
      isGuest: fc.boolean(),
    });

    const usual = {
      address: Object.fromEntries(parameters.map((name) => [name, goodValue(name, path, all)])),
      body: Object.fromEntries(names.map((name) => [name, goodValue(name, path, all)])) as unknown,
      query: '1',
      key: 'key',
      isGuest: false,
    };
    const examples = ['a\0b', 'a\ud800b'].flatMap((bad) => [
      ...parameters.map((name) => ({ ...usual, address: { ...usual.address, [name]: bad } })),
      { ...usual, body: Object.fromEntries(names.map((name) => [name, bad])) },
      { ...usual, query: bad },
      { ...usual, key: bad },
    ]);

    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const filled = path.replaceAll(/:(\w+)/g, (_, name) => inUrl(`${sent.address[name]}`));
        const url = `${filled}?${['page', 'limit', 'undo_token', 'include_archived'].map((name) => `${name}=${inUrl(sent.query)}`).join('&')}`;
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': sent.key,
          ...(!sent.isGuest && token),
        };
        const payload = method === 'GET' ? undefined : JSON.stringify(sent.body);
        const response = await app.inject({ method: method as 'POST', url, headers, payload });
        expect(response.statusCode, response.body).toBeLessThan(500);
      }),
      { examples: examples.map((example) => [example] as [typeof example]), numRuns: examples.length + 3 },
    );
  }
});

/** Its errors must be about what was sent. */
function expectNoFault(problems: unknown): void {
  expect(JSON.stringify(problems) ?? '').not.toMatch(/INTERNAL_SERVER_ERROR|Server error/);
}

/** As a hostile client writes it: halves of characters as the bytes that they would have. */
function inUrl(text: string): string {
  return Array.from(text, (character) =>
    character.isWellFormed()
      ? encodeURIComponent(character)
      : `%ED%A0%${(0x80 + (character.charCodeAt(0) & 63)).toString(16)}`,
  ).join('');
}
