import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { ApiKeyScope } from '../../../server/core/users/api-key-scope.rules.ts';
import { TOOLS } from '../../../server/doors/mcp/mcp-server.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { listen, send } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { goodVariables, graphqlOperations, something } from '../operations.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const PAGE = aProductPage({ jsonLd: [aSchemaProduct()] });
const ONLY_ADDS: ApiKeyScope[] = ['ADD_ITEMS'];
const MAY = ['addItemFromPage', 'listsToAddTo', 'revokeThisApiKey', 'scrapePage'];

type Key = Awaited<ReturnType<typeof anApiKey>>;

const MAKE = `mutation ($scopes: [ApiKeyScope!]) {
  createApiKey(name: "Browser extension", scopes: $scopes) { secret apiKey { id scopes } }
}`;
const LISTS = '{ listsToAddTo { id name listType } }';
const ADD = `mutation ($listId: ID!, $input: ItemFromUrlInput!, $key: String) {
  addItemFromPage(listId: $listId, url: "https://shop.test/bicycle", input: $input, idempotencyKey: $key) { id title }
}`;

async function ask(app: FastifyInstance, key: Key, query: string, variables: object = {}) {
  const payload = { query, variables };
  return (await app.inject({ method: 'POST', url: '/graphql', headers: key.headers, payload })).json();
}

async function aKey(em: EntityManager, scopes = ONLY_ADDS) {
  const owner = await aUser(em, { subscriptionTier: 'FREE' });
  return { owner, key: await anApiKey(em, owner, scopes) };
}

describe('a key that can only add', () => {
  test.for(graphqlOperations().map((operation) => [operation.name, operation] as const))(
    'is refused %s over GraphQL and its sockets, unless it is about adding',
    async ([name, operation], { em, app }) => {
      const world = await something(em);
      const variables = { ...goodVariables(operation, world).variables, isPresent: false };
      const key = await anApiKey(em, world.viewer, ONLY_ADDS);

      let errors: { message: string; extensions: { code: string } }[] = [];
      if (operation.kind === 'subscription') {
        const socket = await listen(app, operation.briefDocument, key, variables);
        const first = await socket.next();
        errors = Array.isArray(first) ? first : [];
        await socket.close();
      } else errors = (await ask(app, key, operation.briefDocument, variables)).errors ?? [];

      const refused = errors.filter(({ message }) => /API key/.test(message)).map(({ extensions }) => extensions.code);
      expect(refused).toEqual(MAY.includes(name) ? [] : ['FORBIDDEN']);
    },
  );

  test('is refused every route of REST but the one that reads an open page', async ({ em, app }) => {
    const { document } = await documentedBy(app);
    const { key } = await aKey(em);
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const let_in: string[] = [];

    for (const route of routes) {
      const address = route.replace('/api/v1', '').replaceAll(/\{\w+\}/g, randomUUID());
      const { status, body } = await call(app, address, { headers: key.headers });
      if (status !== 403 || !/API key/.test(body.message)) let_in.push(route);
    }

    expect(let_in).toEqual(['POST /api/v1/items/scrape-page']);
  });

  test('has no tool for assistants', async ({ em, app }) => {
    const { key } = await aKey(em);
    const headers = {
      ...key.headers,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    };
    const post = (method: string, params: object) =>
      app.inject({ method: 'POST', url: '/mcp', headers, payload: { jsonrpc: '2.0', id: 1, method, params } });

    expect((await post('tools/list', {})).body).toContain('"tools":[]');
    for (const { name } of TOOLS) {
      const { body } = await post('tools/call', { name, arguments: {} });
      expect(body, name).toContain('API key');
    }
  });

  test('is shown no shared list, also where its answer is at hand', async ({ em, app }) => {
    const { key } = await aKey(em);
    const { shareToken: token } = await aList(em, { privacy: 'PUBLIC' });
    const query = 'query ($token: String!) { sharedList(token: $token) { name } }';
    const accept = 'application/graphql-response+json';
    const read = async (headers: Record<string, string>) =>
      (
        await app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { accept, ...headers },
          payload: { query, variables: { token } },
        })
      ).json();

    for (let time = 0; time < 3; time++) expect((await read({})).data.sharedList.name).toBeTruthy();

    expect((await read(key.headers)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('is told the names of lists that its owner may add to, and of no others', async ({ em, app }) => {
    const { owner, key } = await aKey(em);
    const own = await aList(em, { owner, name: 'Ida turns 7' });
    const shared = await aList(em, { name: 'Berlin', listType: 'SHOPPING' });
    await aCollaborator(em, { list: shared, user: owner });
    const looked = await aList(em, { name: 'Only looked at' });
    await aCollaborator(em, { list: looked, user: owner, role: 'VIEWER' });
    await aList(em, { name: 'Of a stranger' });

    const { data } = await ask(app, key, LISTS);

    expect(data.listsToAddTo.map(({ id }: { id: string }) => id).sort()).toEqual([own.id, shared.id].sort());
    expect(data.listsToAddTo).toContainEqual({ id: own.id, name: 'Ida turns 7', listType: own.listType });
  });

  test('has an open page read and adds it, and is told nothing but its name', async ({ em, app }) => {
    const { owner, key } = await aKey(em);
    const list = await aList(em, { owner });
    await anItem(em, { list, title: 'A secret' });

    const read = await call(app, 'POST /items/scrape-page', {
      headers: key.headers,
      body: { url: 'https://shop.test/bicycle', html: PAGE },
    });
    const input = { title: read.body.data.title, variant: 'Red', notes: 'With a bell', price: 249.9, currency: 'EUR' };
    const [added, again] = [
      await ask(app, key, ADD, { listId: list.id, input, key: 'once' }),
      await ask(app, key, ADD, { listId: list.id, input, key: 'once' }),
    ];

    expect(added).toEqual({ data: { addItemFromPage: { id: expect.any(String), title: 'Red bicycle' } } });
    expect(again).toEqual(added);
    const rows = await em
      .fork()
      .execute('select title, variant, notes, price_minor from items where list_id = ?', [list.id]);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ title: 'Red bicycle', variant: 'Red', notes: 'With a bell', price_minor: '24990' });
  });

  test('adds to no list of somebody else', async ({ em, app }) => {
    const { key } = await aKey(em);
    const list = await aList(em);

    const { errors } = await ask(app, key, ADD, { listId: list.id, input: { title: 'Mug' } });

    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('is made, shown and revoked like others, on every plan', async ({ em, app }) => {
    const owner = await aUser(em, { subscriptionTier: 'FREE' });
    const made = await send(app, MAKE, owner, { scopes: ONLY_ADDS });
    const { secret, apiKey } = made.data.createApiKey;
    const key = { headers: { authorization: `Bearer ${secret}` } } as Key;

    expect(apiKey.scopes).toEqual(ONLY_ADDS);
    expect((await ask(app, key, LISTS)).data).toEqual({ listsToAddTo: [] });
    await send(app, `mutation { revokeApiKey(id: "${apiKey.id}") }`, owner);

    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: key.headers,
      payload: { query: LISTS },
    });
    expect(answer.json().errors?.[0]?.extensions?.code ?? answer.json().code).toBe('UNAUTHENTICATED');
  });

  test.for([[['ADD_ITEMS', 'READ_LISTS']], [['WRITE_LISTS']], [undefined]] as const)(
    'is the only one without the Premium plan, and not with %s',
    async ([scopes], { em, app }) => {
      const { owner, key } = await aKey(em, scopes ? [...scopes] : ['READ_LISTS']);

      expect((await send(app, MAKE, owner, { scopes })).errors[0].extensions.code).toBe('PLAN_LIMIT');
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: key.headers,
        payload: { query: LISTS },
      });
      expect(answer.body).toContain('PLAN_LIMIT');
    },
  );
});

test('a key that changes lists adds, too', async ({ em, app }) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner });
  const key = await anApiKey(em, owner, ['WRITE_LISTS']);

  const { data } = await ask(app, key, ADD, { listId: list.id, input: { title: 'Mug' } });

  expect(data.addItemFromPage.title).toBe('Mug');
});

test('pages of browser extensions may call with a key, and other sites may not', async ({ app }) => {
  const allowed = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answer = await app.inject({ method: 'OPTIONS', url: '/graphql', headers });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    return answer.headers['access-control-allow-origin'] === origin;
  };

  expect(await allowed('chrome-extension://abcdefghijklmnopabcdefghijklmnop')).toBe(true);
  expect(await allowed('moz-extension://2c127fa4-62c7-4e4f-90e5-472b45eecfdc')).toBe(true);
  expect(await allowed('https://shop.example')).toBe(false);
  expect(await allowed('https://chrome-extension')).toBe(false);
  expect(await allowed('https://shop.example/chrome-extension://abc')).toBe(false);
});

test('it ends itself, and no other key of its owner', async ({ em, app }) => {
  const { owner, key } = await aKey(em);
  const other = await anApiKey(em, owner, ONLY_ADDS);
  const end = 'mutation { revokeThisApiKey }';

  expect((await send(app, end, owner)).data).toEqual({ revokeThisApiKey: null });
  expect((await ask(app, key, end)).data).toEqual({ revokeThisApiKey: key.id });

  expect((await ask(app, key, LISTS)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect((await ask(app, other, LISTS)).errors).toBeUndefined();
});
