import { globSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { listen, send } from '../graphql.ts';
import { goodVariables, graphqlOperations, type Operation, restRoutes, something } from '../operations.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

/** How an operation says that it is an administrator's: in its description, which the playground shows, or in its name. */
const OF_ADMINISTRATORS = /administrators/i;
const NAMED_SO = /^admin/i;

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

function isForAdministrators({ kind, name }: Operation): boolean {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const description = root[kind]?.getFields()[name]?.description ?? '';
  return NAMED_SO.test(name) || OF_ADMINISTRATORS.test(description);
}

/** OK, or the code of the refusal. */
async function outcomeOf(
  app: FastifyInstance,
  { kind, document }: Operation,
  variables: object,
  viewer: Awaited<ReturnType<typeof aUser>> | null,
) {
  if (kind !== 'subscription')
    return (await send(app, document, viewer, variables)).errors?.[0].extensions.code ?? 'OK';
  const socket = await listen(app, document, viewer, variables);
  const first = await socket.next();
  await socket.close();
  return Array.isArray(first) ? first[0].extensions.code : 'OK';
}

const operations = graphqlOperations();
const theirs = operations.filter(isForAdministrators);

test.for(theirs.map((operation) => [operation.name, operation] as const))(
  '%s is refused to members and guests',
  async ([, operation], { em, app }) => {
    const world = await something(em);
    const { variables } = goodVariables(operation, world);

    expect(await outcomeOf(app, operation, variables, await aUser(em, { subscriptionTier: 'PREMIUM' }))).toBe(
      'FORBIDDEN',
    );
    expect(await outcomeOf(app, operation, variables, null)).toBe('UNAUTHENTICATED');
  },
);

test('every operation whose code asks for an administrator says so, and the other way round', async ({ em, app }) => {
  const world = await something(em);
  const member = await aUser(em, { subscriptionTier: 'PREMIUM', emailVerifiedAt: new Date() });
  const known = new Set(theirs.map(({ name }) => name));
  const refusedToMembers: string[] = [];
  for (const operation of operations.filter(({ kind }) => kind !== 'subscription')) {
    if (known.has(operation.name)) continue;
    const { variables } = goodVariables(operation, world);
    const asMember = await outcomeOf(app, operation, variables, member);
    if (asMember !== 'FORBIDDEN') continue;
    const asAdministrator = await outcomeOf(app, operation, variables, await aUser(em, { role: 'ADMIN' }));
    if (asAdministrator !== 'FORBIDDEN') refusedToMembers.push(operation.name);
  }

  expect(refusedToMembers).toEqual([]);
});

test('every route below /admin is refused to members and guests', async ({ em, app }) => {
  const routes = restRoutes(app).filter(({ path }) => path.includes('/admin/'));
  expect(routes.length).toBeGreaterThan(15);
  const world = await something(em);
  const member = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const answers: string[] = [];
  for (const { method, path } of routes) {
    const line = `${method} ${path.replace('/api/v1', '').replaceAll(/:\w+/g, world.viewer.id)}`;
    const place = path.split('/').findLast((part) => !part.startsWith(':')) ?? '';
    const body = ['PUT', 'PATCH', 'POST'].includes(method) ? (BODIES[place] ?? {}) : undefined;
    for (const viewer of [member, null]) {
      const { status } = await call(app, line, { viewer, body });
      if (status !== (viewer ? 403 : 401)) answers.push(`${line} answers ${status}`);
    }
  }
  expect(answers).toEqual([]);
});

/** The inputs of each route, so that nothing but the role can be wrong. */
const BODIES: Record<string, object> = {
  users: { role: 'user' },
  subscription: { tier: 'free' },
  messages: { status: 'done' },
  'affiliate-sites': { name: 'Shop', affiliate_code: 'k', url_formats: [{ url_pattern: 'paying.example' }] },
};

test('whatever the folders of the admin area offer is tried above', () => {
  const files = globSync(
    'server/{core/audit,money/reports,site/admin,site/mail-deliveries,site/operation}/*.resolver.ts',
  ).map((file) => readFileSync(file, 'utf8'));
  const offered = files.flatMap((code) =>
    Array.from(
      code.matchAll(/@(?:Query|Mutation|Subscription)\([\s\S]*?\n {2}\)?(?:async )?(\w+)\(/g),
      ([, name]) => name,
    ),
  );
  const names = theirs.map(({ name }) => name);

  expect(offered).toEqual(expect.arrayContaining(['adminUsers', 'deleteUser', 'auditLog']));
  expect(offered.filter((name) => !names.includes(name ?? ''))).toEqual([]);
});
