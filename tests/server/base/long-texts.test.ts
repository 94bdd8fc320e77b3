import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { bearer, world } from '../graphql.ts';
import {
  goodValue,
  goodVariables,
  graphqlOperations,
  restFields,
  restRoutes,
  something,
  withPart,
} from '../operations.ts';
import { test as base } from '../server-test.ts';

const LARGEST_BODY = 1024 * 1024;

/** Milliseconds of the processor's time in one go: nobody else is answered meanwhile. */
const LONGEST_TURN = 50;

/** On a processor for which that is short: so many times what reading the largest body takes, which nobody can avoid. */
const TURNS_OF_READING = 6;

/**
 * A request that took too long is repeated: another process may have been in the way of memory, or the compiler at
 * work.
 */
const TRIES = 20; // other work on the machine only lengthens a turn, so the shortest tells

/** Texts that patterns stumble over: beginnings that do not end, and texts that could be parted in many ways. */
const SECTIONS: ((length: number) => string)[] = [
  (length) => '<script>'.repeat(length / 8),
  (length) => 'java'.repeat(length / 11) + 'script:'.repeat(length / 11),
  (length) => `&${'amp;'.repeat(length / 4)}`,
  (length) => ' '.repeat(length),
  (length) => `e${'\u0301'.repeat(length / 2)}`,
  (length) => '/'.repeat(length),
  (length) => 'a'.repeat(length),
  (length) => 'a@'.repeat(length / 2),
  (length) => '<scr<script>'.repeat(length / 12),
  (length) => '<iframe '.repeat(length / 8),
];

/** As long as a body lets them be: tags alone, and all of these in one. */
const worst: typeof SECTIONS = [
  (length) => '<script>'.repeat(length / 8),
  (length: number) => SECTIONS.map((section) => section(length / SECTIONS.length)).join(''),
];

const json = { 'content-type': 'application/json' };

/** Less what stands around the text; characters beyond ASCII take two bytes, and quotes none more. */
const ROOM = LARGEST_BODY - 12_000;

/** Written once, and put into each body as they are: a megabyte takes longer to be written than to be read. */
const WRITTEN = worst.map((make) => Buffer.from(JSON.stringify(make(ROOM))));
const [ONLY_TAGS = Buffer.alloc(0)] = WRITTEN;
const PLACE = 'the place of the long text';

function bodyWith(text: Buffer, body: object): Buffer {
  const [before = '', after = ''] = JSON.stringify(body).split(JSON.stringify(PLACE));
  return Buffer.concat([Buffer.from(before), text, Buffer.from(after)]);
}

const test = base
  // As the app of all other tests, but nobody is asked to wait.
  .extend('app', { scope: 'file' }, async ({ orm, databaseUrl, infrastructure }, { onCleanup }) => {
    const rateLimits = new RateLimits(databaseUrl, false);
    const app = await createApp(orm, { ...infrastructure, rateLimits });
    world.set(app, { orm, infrastructure });
    onCleanup(() => app.close());
    return app;
  })
  .extend('longestTurnAllowed', { scope: 'file' }, async ({ app }) => {
    const payload = JSON.stringify({ query: '{ __typename }', variables: { unused: 'a '.repeat(ROOM / 2) } });
    const reading = () => longestTurn(app, { method: 'POST', url: '/graphql', headers: json, payload });
    return Math.max(LONGEST_TURN, TURNS_OF_READING * (await shortestOf(reading, 0)));
  });

/**
 * The longest that this thread was at work without a pause until there was an answer, in milliseconds of its processor's
 * time; short turns within a millisecond count as one.
 */
async function longestTurn(app: FastifyInstance, request: InjectOptions): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const watch = setInterval(look, 1);
  await app.inject(request);
  await new Promise(setImmediate); // the last turn is over
  clearInterval(watch);
  look();
  return longest;
}

/** The shortest of a few tries of what took longer than is `allowed`. */
async function shortestOf(attempt: () => Promise<number>, allowed: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && shortest > allowed; tries++) shortest = Math.min(shortest, await attempt());
  return shortest;
}

describe('a text as long as it can be stops nobody, wherever it stands:', { timeout: 120_000 }, () => {
  test.for(
    graphqlOperations()
      .filter(({ kind, args }) => kind !== 'subscription' && args.length > 0)
      .map((operation) => [operation.name, operation] as const),
  )('%s', async ([, operation], { app, em, longestTurnAllowed }) => {
    const all = await something(em);
    const headers = { ...json, ...(await bearer(app, all.viewer)) };
    const texts = goodVariables(operation, all).leaves.filter(({ type }) => type === 'text');
    for (const { path } of texts) {
      for (const text of WRITTEN) {
        const variables = withPart(goodVariables(operation, all).variables, path, PLACE);
        const payload = bodyWith(text, { query: operation.document, variables });
        expect(payload.length).toBeLessThan(LARGEST_BODY);
        const attempt = () => longestTurn(app, { method: 'POST', url: '/graphql', headers, payload });
        expect(await shortestOf(attempt, longestTurnAllowed), path.join('.')).toBeLessThan(longestTurnAllowed);
      }
    }
  });

  test('the REST API', async ({ app, em, longestTurnAllowed }) => {
    const all = await something(em);
    const headers = { ...json, ...(await bearer(app, all.viewer)) };
    const names = await restFields(app);
    const inEach = worst.at(-1)?.(Math.floor(ROOM / names.length));
    for (const { method, path } of restRoutes(app).filter((route) => route.method !== 'GET')) {
      const good = Object.fromEntries(names.map((name) => [name, goodValue(name, path, all)]));
      const url = path.replaceAll(/:(\w+)/g, (_, name) => `${goodValue(name, path, all)}`);
      const everywhere = { ...good, ...Object.fromEntries(names.map((name) => [name, inEach])) };
      const bodies = [
        Buffer.from(JSON.stringify(everywhere)),
        ...['name', 'description', 'message', 'email'].map((name) => bodyWith(ONLY_TAGS, { ...good, [name]: PLACE })),
      ];
      for (const payload of bodies) {
        expect(payload.length).toBeLessThan(LARGEST_BODY);
        const attempt = () => longestTurn(app, { method: method as 'POST', url, headers, payload });
        expect(await shortestOf(attempt, longestTurnAllowed), `${method} ${path}`).toBeLessThan(longestTurnAllowed);
      }
    }
  });

  test('a document', async ({ app, longestTurnAllowed }) => {
    for (const make of worst) {
      const query = `{ sharedList(token: ${JSON.stringify(make(ROOM))}) { id } }`;
      const payload = JSON.stringify({ query });
      const attempt = () => longestTurn(app, { method: 'POST', url: '/graphql', headers: json, payload });
      expect(await shortestOf(attempt, longestTurnAllowed)).toBeLessThan(longestTurnAllowed);
    }
  });

  test('an address, and headers', async ({ app, longestTurnAllowed }) => {
    for (const make of worst) {
      const text = encodeURIComponent(make(4_000).replaceAll('\u0301', '')).slice(0, 12_000);
      for (const url of [`/shared/${text}`, `/lists/${'/'.repeat(12_000)}x`, `/api/v1/lists/${text}`, `/?q=${text}`]) {
        const headers = { authorization: `Bearer ${text}`, 'user-agent': text, 'idempotency-key': text };
        const attempt = () => longestTurn(app, { url, headers: { ...headers, accept: 'text/html' } });
        expect(await shortestOf(attempt, longestTurnAllowed), url.slice(0, 40)).toBeLessThan(longestTurnAllowed);
      }
    }
  });
});
