import type { EntityManager } from '@mikro-orm/postgresql';
import { getNamedType, getNullableType, isListType } from 'graphql';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { newId } from '../../../server/base/database/uuid.ts';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { bearer, listen, send, world } from '../graphql.ts';
import {
  goodValue,
  goodVariables,
  graphqlOperations,
  type Operation,
  restRoutes,
  something,
  withPart,
} from '../operations.ts';
import { test as base } from '../server-test.ts';

/** As the app of all other tests, but nobody is asked to wait. */
const test = base.extend('app', { scope: 'file' }, async ({ orm, databaseUrl, infrastructure }, { onCleanup }) => {
  const app = await createApp(orm, { ...infrastructure, rateLimits: new RateLimits(databaseUrl, false) });
  world.set(app, { orm, infrastructure });
  onCleanup(() => app.close());
  return app;
});

/** People have public profiles, whatever their lists are. */
const ABOUT_PEOPLE = ['publicProfile', '/api/v1/users/:id/public'];

/** A list that nobody sees but its owner, and what belongs to it. */
async function theirThings(em: EntityManager) {
  const theirs = await something(em);
  theirs.list.privacy = 'PRIVATE';
  await em.flush();
  return theirs;
}

/** The caller with a list of their own; no administrator. */
async function ownThings(em: EntityManager) {
  const own = await something(em);
  own.viewer.role = 'USER';
  await em.flush();
  return own;
}

type Things = Awaited<ReturnType<typeof something>>;

/** The places in which an operation takes ids. */
function idPaths({ args }: Operation): string[][] {
  return args
    .filter(({ type }) => getNamedType(type).name === 'ID')
    .map(({ name, type }) => (isListType(getNullableType(type)) ? [name, '0'] : [name]));
}

/**
 * Lists and items say that they are not for the caller: by the contract they answer 403 to people who know their id.
 */
function isRefusalByContract(path: readonly string[], id: unknown, { list, item }: Things, answer: string): boolean {
  return path.length === 1 && (id === list.id || id === item.id) && /"code":"(FORBIDDEN|LIST_PRIVATE)"/.test(answer);
}

const operations = graphqlOperations()
  .filter((operation) => idPaths(operation).length > 0 && !ABOUT_PEOPLE.includes(operation.name))
  .map((operation) => [operation.name, operation] as const);

/** Variables that are good but for the secret of a receipt, which opens what it belongs to. */
function variablesOf(operation: Operation, things: Things): Record<string, unknown> {
  const { variables } = goodVariables(operation, things);
  return 'undoToken' in variables ? { ...variables, undoToken: 'another secret' } : variables;
}

function partOf(variables: Record<string, unknown>, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], variables);
}

describe('an id of something on a list that the caller does not see is like one that there is not:', () => {
  test.for(operations)('%s', async ([, operation], { app, em }) => {
    const ask = async (variables: object, viewer: Things['viewer']) => {
      if (operation.kind !== 'subscription')
        return JSON.stringify(await send(app, operation.document, viewer, variables));
      const socket = await listen(app, operation.document, viewer, variables);
      const answer = await socket.next().catch((problem) => problem);
      await socket.close();
      return Array.isArray(answer) ? JSON.stringify(answer) : 'news';
    };
    const [theirs, own] = [await theirThings(em), await ownThings(em)];
    for (const path of idPaths(operation)) {
      for (const beside of ['their', 'own'] as const) {
        const id = partOf(variablesOf(operation, theirs), path);
        const answerTo = async (sent: unknown) => {
          const variables = withPart(variablesOf(operation, beside === 'own' ? own : theirs), path, sent);
          return (await ask(variables, own.viewer)).replaceAll(`${sent}`, 'what was sent'); // some name what they lack
        };
        const answer = await answerTo(id);
        if (isRefusalByContract(path, id, theirs, answer)) continue;
        expect(answer, `${path.join('.')}, beside ${beside} other ids`).toBe(await answerTo(newId()));
      }
    }
  });

  test('in every path of the REST API', async ({ app, em }) => {
    const routes = restRoutes(app).filter(({ path }) => path.includes('/:') && !ABOUT_PEOPLE.includes(path));
    expect(routes.length).toBeGreaterThan(20);
    const theirs = await theirThings(em);
    const headers = await bearer(app, (await ownThings(em)).viewer);
    for (const { method, path } of routes) {
      const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name).filter((name) => /id$/i.test(name));
      for (const name of names) {
        const id = goodValue(name, path, theirs);
        const answerTo = async (sent: unknown) => {
          const url = path.replaceAll(
            /:(\w+)/g,
            (_, part) => `${part === name ? sent : goodValue(part, path, theirs)}`,
          );
          const payload = method === 'GET' ? undefined : { name: 'Mug', email: 'ann@example.test' };
          const { statusCode, body } = await app.inject({ method: method as 'GET', url, headers, payload });
          return `${statusCode} ${body}`;
        };
        const answer = await answerTo(id);
        if (isRefusalByContract([name], id, theirs, answer)) continue;
        expect(answer, `${method} ${path}, ${name}`).toBe(await answerTo(newId()));
      }
    }
  });
});
