import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { hashOf } from '../../../scripts/browser-documents.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { LapsedHold } from '../../../server/lists/purchases/lapsed-hold.entity.ts';
import { TRUSTED_DOCUMENTS } from '../../../web/trusted-documents.generated.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, listen } from '../graphql.ts';
import { test } from '../server-test.ts';

const UNKNOWN = '0'.repeat(64);

const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** The browser app's document of this name. */
function textOf(operationName: string): string {
  const named = new RegExp(`^(query|mutation|subscription) ${operationName}\\b`, 'm');
  return Object.values(TRUSTED_DOCUMENTS).find((text) => named.test(text)) ?? fail(operationName);
}

async function ask(app: FastifyInstance, payload: object, viewer: User | null = null) {
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  const headers = { ...(await bearer(app, viewer)), accept };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { 'content-type': type, 'cache-control': caching } = response.headers;
  return { status: response.statusCode, type, caching, body: response.json() };
}

/** The same question by its text, as if it were asked for the first time, and by its hash alone. */
async function bothWays(app: FastifyInstance, operationName: string, variables: object, viewer: User | null = null) {
  const query = textOf(operationName);
  const open = await ask(app, { operationName, query: `${query} # ${crypto.randomUUID()}`, variables }, viewer);
  const trusted = await ask(app, { operationName, variables, extensions: byHash(hashOf(query)) }, viewer);
  return { open, trusted };
}

describe('an operation of our own app', () => {
  test('is known by the hash of its text, each of them', async ({ app }) => {
    const hashes = Object.entries(TRUSTED_DOCUMENTS);
    expect(hashes.length).toBeGreaterThan(100);
    for (const [hash, text] of hashes) {
      expect(hash).toBe(hashOf(text));
      if (text.startsWith('subscription')) continue;
      const { body } = await ask(app, { extensions: byHash(hash) });
      const codes = (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);
      expect(codes, text).not.toContain('INTERNAL_SERVER_ERROR');
      expect(codes, text).not.toContain('PERSISTED_QUERY_NOT_FOUND');
      expect(codes, text).not.toContain('GRAPHQL_VALIDATION_FAILED');
    }
  });

  test('tells of all that somebody gives as its text would, lapsed holds included', async ({ app, em }) => {
    const [giver, list] = [await aUser(em), await aList(em, { privacy: 'PUBLIC' })];
    const item = await anItem(em, { list, title: 'Plates' });
    const lapsed = { purchaseId: crypto.randomUUID(), item, quantity: 1, guestEmail: giver.email, buyer: giver };
    em.create(LapsedHold, lapsed);
    await em.flush();

    const { open, trusted } = await bothWays(app, 'GiftsScreen', { guestKey: null }, giver);

    expect(trusted.body).toEqual(open.body);
    expect(trusted.body.data.myGifts.lapsed).toMatchObject([{ title: 'Plates', isFree: true }]);
  });

  test('gets the answer that its text would get', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC', eventDate: '2031-06-14', eventType: 'Wedding' });
    await anItem(em, { list, title: 'Plates', priceMinor: 1850, primaryUrl: 'https://shop.test/plates' });
    const bought = await anItem(em, { list, quantityDesired: 2, quantityPurchased: 1 });
    em.create(Purchase, { item: bought, quantity: 1, guestEmail: 'ann@example.test' });
    await em.flush();
    const owner = list.owner.unwrap();

    const forGuest = await bothWays(app, 'SharedListScreen', { token: list.shareToken });
    const forOwner = await bothWays(app, 'SharedListScreen', { token: list.shareToken }, owner);
    const screen = await bothWays(app, 'ListScreen', { id: list.id }, owner);

    expect(forGuest.trusted.body.data.sharedList.items.nodes).toHaveLength(2);
    for (const { open, trusted } of [forGuest, forOwner, screen]) {
      expect(open.body.errors).toBeUndefined();
      expect(trusted).toEqual(open);
    }
  });

  test('is refused in the words in which its text would be', async ({ app, em }) => {
    const secret = await aList(em, { privacy: 'PRIVATE' });
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }) });
    const token = item.list.unwrap().shareToken;
    const stranger = await aUser(em);
    const input = { email: 'ann@example.test', quantity: 5 };

    const refusals = [
      await bothWays(app, 'SharedListScreen', { token: 'nobody’s' }),
      await bothWays(app, 'SharedListScreen', { token: secret.shareToken }),
      await bothWays(app, 'SharedListScreen', {}),
      await bothWays(app, 'SharedListScreen', { token: 7 }),
      await bothWays(app, 'ListScreen', { id: secret.id }),
      await bothWays(app, 'ListScreen', { id: secret.id }, stranger),
      await bothWays(app, 'PurchaseSharedItem', { token, itemId: item.id, input, idempotencyKey: 'one' }),
      await bothWays(app, 'PurchaseSharedItem', { token, itemId: item.id, input: { quantity: 1.5 } }),
      await bothWays(app, 'PurchaseSharedItem', { token, itemId: item.id, input: { email: 'x' }, idempotencyKey: '1' }),
    ];

    for (const { open, trusted } of refusals) {
      expect(open.body.errors).not.toHaveLength(0);
      expect(trusted).toEqual(open);
    }
  });

  test('is done once, however often it is repeated with its key', async ({ app, em }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }), quantityDesired: 9 });
    const token = item.list.unwrap().shareToken;
    const variables = { token, itemId: item.id, input: { email: 'ann@example.test' }, idempotencyKey: 'the same' };

    const { open, trusted } = await bothWays(app, 'PurchaseSharedItem', variables);

    expect(trusted).toEqual(open);
    expect(trusted.body.data.purchaseSharedItem.item.quantityRemaining).toBe(8);
  });

  test('is not answered during maintenance', async ({ app, em, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const admin = await aUser(em, { role: 'ADMIN' });
    await services.settings.saveSettings(admin, { maintenanceMode: true });
    const { open, trusted } = await bothWays(app, 'SharedListScreen', { token: list.shareToken });
    await services.settings.saveSettings(admin, { maintenanceMode: false });

    expect(open).toMatchObject({ status: 503, body: { errors: [{ extensions: { code: 'MAINTENANCE' } }] } });
    expect(trusted).toEqual(open);
  });

  test('is followed on a socket by its hash', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const hash = hashOf(textOf('LiveSharedList'));
    const { next, close } = await listen(app, '', null, { token: list.shareToken }, byHash(hash));
    expect(await next()).toMatchObject({ sharedListChanged: { revision: 0 } });
    await close();
  });
});

describe('a hash that the server does not know', () => {
  const refusal = [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];

  test('is answered so that the client sends the text', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const query = `{ sharedList(token: "${list.shareToken}") { name } }`;

    const unknown = await ask(app, { extensions: byHash(hashOf(query)) });
    const open = await ask(app, { query, extensions: byHash(hashOf(query)) });
    const still = await ask(app, { extensions: byHash(hashOf(query)) });

    expect(unknown).toMatchObject({ status: 200, body: { errors: refusal } });
    expect(open.body.data.sharedList).toEqual({ name: list.name });
    expect(still.body).toEqual(unknown.body); // nobody fills the server's memory with texts
  });

  test('is answered likewise on a socket, and when it is no name of a property', async ({ app }) => {
    const { next, close } = await listen(app, '', null, {}, byHash(UNKNOWN));
    expect(await next().catch((errors) => errors)).toEqual(refusal);
    await close();
    expect((await ask(app, { extensions: byHash('constructor') })).body).toMatchObject({ errors: refusal });
  });
});

function fail(operationName: string): never {
  throw new Error(`There is no operation ${operationName}`);
}
