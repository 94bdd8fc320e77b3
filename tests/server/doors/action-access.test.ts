import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { ACTIONS, accessOf } from '../../../server/core/access/actions.rules.ts';
import { isEnough } from '../../../server/core/access/enough-key.rules.ts';
import { type ApiKeyScope, apiKeyScope } from '../../../server/core/users/api-key-scope.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Item } from '../../../server/lists/items/item.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { goodVariables, graphqlOperations, type Operation, something } from '../operations.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const OPERATIONS = graphqlOperations();

/** The caller, and the errors of the answer. */
async function errorsTo(app: FastifyInstance, operation: Operation, asker: Key | null, variables: object) {
  const { kind, briefDocument: document } = operation;
  return kind === 'subscription' ? firstOf(app, document, asker, variables) : errorsOf(app, document, asker, variables);
}

/** The refusal of a key for want of a scope, or because it is one; null where it may call. */
async function refusalOf(app: FastifyInstance, operation: Operation, key: Key, variables: object) {
  const errors = await errorsTo(app, operation, key, variables);
  const refused = errors.find(({ message }) => /API key/.test(message));
  return refused ? [refused.extensions.code, refused.extensions.scope ?? 'never'] : null;
}

type Key = Awaited<ReturnType<typeof anApiKey>>;
type Errors = { message: string; extensions: { code: string; scope?: string } }[];

async function errorsOf(app: FastifyInstance, query: string, asker: Key | null, variables: object): Promise<Errors> {
  return (await ask(app, query, asker, variables)).errors ?? [];
}

async function ask(app: FastifyInstance, query: string, asker: Key | null, variables: object = {}) {
  const headers = asker?.headers ?? {};
  const payload = { query, variables };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
}

async function firstOf(app: FastifyInstance, query: string, asker: Key | null, variables: object): Promise<Errors> {
  const socket = await listen(app, query, asker, variables);
  const first = await socket.next();
  await socket.close();
  return Array.isArray(first) ? first : [];
}

describe('who may ask for what stands in one table', () => {
  test('that has every operation of GraphQL, every action of a REST route and that of CalDAV, and nothing else', () => {
    const routes = globSync('server/doors/rest/**/*.routes.ts').map((file) => readFileSync(file, 'utf8'));
    const actions = routes.flatMap((code) => [...code.matchAll(/action: '(\w+)'/g)].map(([, action]) => action));

    expect(Object.keys(ACTIONS).sort()).toEqual(
      [...new Set([...OPERATIONS.map(({ name }) => name), ...actions, 'syncReminders'])].sort(),
    );
  });

  test.for(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'GraphQL holds %s to it',
    async ([name, operation], { em, app }) => {
      const world = await something(em);
      const variables = { ...goodVariables(operation, world).variables, isPresent: false };
      const { signIn, key: needed } = accessOf(name);
      const others = apiKeyScope.options.filter((scope) => !isEnough([scope], needed) || needed === 'nothing');
      const all = [...apiKeyScope.options];

      const guest = await errorsTo(app, operation, null, variables);
      const without = await refusalOf(app, operation, await anApiKey(em, world.viewer, others), variables);
      const withAll = await refusalOf(app, operation, await anApiKey(em, world.viewer, all), variables);

      if (signIn === 'required') expect(guest).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(without).toEqual(needed === 'nothing' ? null : ['FORBIDDEN', needed]);
      expect(withAll).toEqual(needed === 'never' ? ['FORBIDDEN', 'never'] : null);
    },
  );

  test('REST holds every route to it, as its description says', async ({ em, app }) => {
    const { document } = await documentedBy(app);
    const { viewer } = await something(em);
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({ line: `${method.toUpperCase()} ${path}`, security })),
    );
    expect(routes.length).toBeGreaterThan(50);

    for (const { line, security } of routes) {
      const isOpen = security.some((way) => Object.keys(way).length === 0);
      const ofKeys = security.find((way) => 'apiKey' in way);
      const [scope] = ofKeys?.apiKey ?? [];
      const address = line.replace('/api/v1', '').replaceAll(/\{\w+\}/g, randomUUID());
      const others = apiKeyScope.options.filter(
        (other) => !scope || !isEnough([other], scope.toUpperCase() as ApiKeyScope),
      );
      const { headers } = await anApiKey(em, viewer, others);

      const guest = await call(app, address);
      const { status, body } = await call(app, address, { headers });

      if (!isOpen) expect(guest.status, line).toBe(401);
      const refusal = status === 403 && /scope (\w+)|API keys cannot/.exec(body.message);
      const expected = scope ? [scope] : ofKeys ? null : [undefined];
      expect(refusal ? [refusal[1]] : null, line).toEqual(expected);
    }
  });
});

test('a key watches a list, but is nobody who is there', async ({ em, app }) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner });
  const key = await anApiKey(em, owner, [...apiKeyScope.options]);
  const errors = await firstOf(
    app,
    'subscription ($id: ID!) { listChanged(listId: $id, isPresent: true) { revision } }',
    key,
    { id: list.id },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

const BUY = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { remaining }
}`;
const GUEST = { email: 'margaret@example.test', name: 'Aunt Margaret' };

const buy = (app: FastifyInstance, item: Item, viewer: User | null = null) => {
  const input = viewer ? {} : GUEST;
  return send(app, BUY, viewer, { token: item.list.unwrap().shareToken, itemId: item.id, input });
};

const WHO = [GUEST.email, GUEST.name, 'Nils Berg'];
const namesIn = (answer: unknown) => WHO.filter((name) => JSON.stringify(answer).includes(name));

async function aListWithBuyers(em: EntityManager, app: FastifyInstance) {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner, privacy: 'PUBLIC' });
  const item = await anItem(em, { list, quantityDesired: 9 });
  for (const buyer of [null, await aUser(em, { name: 'Nils Berg' })]) {
    expect((await buy(app, item, buyer)).errors).toBeUndefined();
  }
  return { owner, list, item };
}

describe('who bought', () => {
  const ITEM = 'title purchases { guestEmail guestName buyer { id name } quantity }';
  const QUERY = `query ($id: ID!, $itemId: ID!, $token: String!) {
    list(id: $id) { items { ${ITEM} } } item(id: $itemId) { ${ITEM} } sharedList(token: $token) { items { ${ITEM} } }
  }`;

  test('is told by GraphQL to keys that may see buyers, and to no other', async ({ em, app }) => {
    const { owner, list, item } = await aListWithBuyers(em, app);
    const variables = { id: list.id, itemId: item.id, token: list.shareToken };
    const seenWith = async (scopes: ApiKeyScope[]) => {
      const { data, errors } = await ask(app, QUERY, await anApiKey(em, owner, scopes), variables);
      expect(errors).toBeUndefined();
      expect(data.item.purchases).toHaveLength(2);
      return namesIn(data);
    };

    expect(await seenWith(['READ_LISTS'])).toEqual([]);
    expect(await seenWith(['READ_LISTS', 'SEE_BUYERS'])).toEqual(WHO);
  });

  test('is in no answer of any operation to a key that may not see buyers', async ({ em, app }) => {
    const { owner, list, item } = await aListWithBuyers(em, app);
    const key = await anApiKey(em, owner, ['READ_LISTS', 'WRITE_LISTS']);
    const world = { ...(await something(em)), viewer: owner, list, item };
    const reading = OPERATIONS.filter(({ kind }) => kind === 'query');

    for (const operation of reading) {
      const { variables } = goodVariables(operation, world);
      expect(namesIn(await ask(app, operation.document, key, variables)), operation.name).toEqual([]);
    }
  });

  test('is told of a live change only to who may see buyers, though both ask the same', async ({ em, app }) => {
    const { owner, list, item } = await aListWithBuyers(em, app);
    const WATCH = `subscription ($id: ID!) { listChanged(listId: $id) {
      kind actor { name } news { who } change { ... on ItemPurchased { quantity actor { name } } }
      item { purchases { guestName guestEmail } }
    } }`;
    const viewers = [
      owner,
      await anApiKey(em, owner, ['READ_LISTS']),
      await anApiKey(em, owner, ['READ_LISTS', 'SEE_BUYERS']),
    ];
    const sockets = await Promise.all(viewers.map((viewer) => listen(app, WATCH, viewer, { id: list.id })));
    for (const socket of sockets) expect(await socket.next()).toMatchObject({ listChanged: { kind: 'OPENED' } });

    await buy(app, item);
    const [asOwner, blind, seeing] = await Promise.all(sockets.map((socket) => socket.next()));

    expect(asOwner).toMatchObject({ listChanged: { kind: 'PURCHASED', news: { who: 'Aunt Margaret' } } });
    expect(seeing).toEqual(asOwner);
    expect(blind).toMatchObject({ listChanged: { kind: 'PURCHASED', news: { who: null }, change: { quantity: 1 } } });
    expect(namesIn(blind)).toEqual([]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});

describe('a socket that was opened with an API key', () => {
  const WATCH = 'subscription { myListsChanged { kind } }';
  const aSocket = async (em: EntityManager, app: FastifyInstance) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const key = await anApiKey(em, owner, ['READ_LISTS']);
    const socket = await listen(app, WATCH, key);
    expect(await socket.next()).toEqual({ myListsChanged: { kind: 'OPENED' } });
    return { owner, key, socket };
  };

  test('ends when the key is revoked', async ({ em, app }) => {
    const { owner, key, socket } = await aSocket(em, app);

    await send(app, `mutation { revokeApiKey(id: "${key.id}") }`, owner);

    expect(await socket.closed).toBe(4401);
  });

  test('ends when an administrator revokes the keys of its owner', async ({ em, app }) => {
    const { owner, socket } = await aSocket(em, app);
    const administrator = await aUser(em, { role: 'ADMIN' });

    await send(
      app,
      `mutation { revokeUserApiKeys(userId: "${owner.id}", reason: "A key leaked") { id } }`,
      administrator,
    );

    expect(await socket.closed).toBe(4401);
  });

  test('ends when its owner is suspended, and cannot come back', async ({ em, app }) => {
    const { owner, key, socket } = await aSocket(em, app);
    const administrator = await aUser(em, { role: 'ADMIN' });

    await send(app, `mutation { suspendUser(userId: "${owner.id}", reason: "Spam") { id } }`, administrator);

    expect(await socket.closed).toBe(1012);
    expect(await (await listen(app, WATCH, key)).closed).toBe(4403);
  });

  test('is closed at once for a key that is nobody’s', async ({ app }) => {
    const socket = await listen(app, WATCH, { apiKey: 'kl_nobodys' });

    expect(await socket.closed).toBe(4401);
  });
});
