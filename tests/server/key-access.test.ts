import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { KEY_ACCESS } from '../../server/graphql/key-access.ts';
import type { Item } from '../../server/items/item.entity.ts';
import { type ApiKeyScope, apiKeyScope } from '../../server/users/api-key-scope.rules.ts';
import type { User } from '../../server/users/user.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { anApiKey } from '../builders/api-keys.ts';
import { aList, anItem } from '../builders/lists.ts';
import { listen, send } from './graphql.ts';
import { goodVariables, graphqlOperations, type Operation, something } from './operations.ts';
import { test } from './server-test.ts';

const OPERATIONS = graphqlOperations();

/** What a key is refused with for want of a scope, or because it is one; null where it may call. */
async function refusalOf(app: FastifyInstance, operation: Operation, key: Key, variables: object) {
  const { kind, briefDocument: document } = operation;
  const errors =
    kind === 'subscription'
      ? await firstOf(app, document, key, variables)
      : await errorsOf(app, document, key, variables);
  const refused = errors.find(({ message }) => /API key/.test(message));
  return refused ? [refused.extensions.code, refused.extensions.scope ?? 'never'] : null;
}

type Key = Awaited<ReturnType<typeof anApiKey>>;
type Errors = { message: string; extensions: { code: string; scope?: string } }[];

async function errorsOf(app: FastifyInstance, query: string, key: Key, variables: object): Promise<Errors> {
  return (await ask(app, query, key, variables)).errors ?? [];
}

async function ask(app: FastifyInstance, query: string, { headers }: Key, variables: object = {}) {
  const payload = { query, variables };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
}

async function firstOf(app: FastifyInstance, query: string, key: Key, variables: object): Promise<Errors> {
  const socket = await listen(app, query, key, variables);
  const first = await socket.next();
  await socket.close();
  return Array.isArray(first) ? first : [];
}

describe('what API keys may call', () => {
  test('is told of every operation, and of nothing else', () => {
    expect([...KEY_ACCESS.keys()].sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });

  test.for(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    '%s is for keys with its scope, and for no other',
    async ([name, operation], { em, app }) => {
      const world = await something(em);
      const { variables } = goodVariables(operation, world);
      const needed = KEY_ACCESS.get(name) ?? 'never';
      const others = apiKeyScope.options.filter((scope) => scope !== needed);

      const without = await refusalOf(app, operation, await anApiKey(em, world.viewer, others), variables);
      const all = await refusalOf(
        app,
        operation,
        await anApiKey(em, world.viewer, [...apiKeyScope.options]),
        variables,
      );

      expect(without).toEqual(needed === 'nothing' ? null : ['FORBIDDEN', needed]);
      expect(all).toEqual(needed === 'never' ? ['FORBIDDEN', 'never'] : null);
    },
  );
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
