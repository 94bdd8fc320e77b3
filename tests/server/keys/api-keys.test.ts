import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { hashSecret } from '../../../server/base/database/secret-token.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { ApiKey } from '../../../server/keys/api-keys/api-key.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { servicesOn, test } from '../server-test.ts';

const CREATE =
  'mutation ($name: String!) { createApiKey(name: $name) { secret apiKey { id name prefix lastUsedAt } } }';
const LIST = '{ apiKeys { id name prefix createdAt lastUsedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';

const aPremiumUser = (em: EntityManager) => aUser(em, { subscriptionTier: 'PREMIUM', passwordHash: 'none' });
const withKey = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function aKey(app: FastifyInstance, user: User, name = 'Till'): Promise<{ secret: string; id: string }> {
  const { data } = await send(app, CREATE, user, { name });
  return { secret: data.createApiKey.secret, id: data.createApiKey.apiKey.id };
}

const SCOPED =
  'mutation ($scopes: [ApiKeyScope!]) { createApiKey(name: "Till", scopes: $scopes) { secret apiKey { scopes } } }';

describe('what an API key may do', () => {
  const aKeyFor = async (app: FastifyInstance, user: User, scopes?: string[]): Promise<string> => {
    const { data } = await send(app, SCOPED, user, { scopes });
    expect(data.createApiKey.apiKey.scopes).toEqual(scopes ?? ['READ_LISTS', 'WRITE_LISTS']);
    return data.createApiKey.secret;
  };

  test.for([
    [['READ_LISTS'], { read: 200, write: 403 }],
    [['WRITE_LISTS'], { read: 403, write: 201 }],
    [undefined, { read: 200, write: 201 }],
  ] as const)('with %s is held to it', async ([scopes, allowed], { em, app }) => {
    const user = await aPremiumUser(em);
    const list = await aList(em, { owner: user });
    const headers = withKey(await aKeyFor(app, user, scopes && [...scopes]));

    const read = await call(app, `GET /lists/${list.id}`, { headers });
    const written = await call(app, `POST /lists/${list.id}/items`, { headers, body: { name: 'Mug' } });

    expect({ read: read.status, write: written.status }).toEqual(allowed);
    expect((await call(app, 'GET /users/me', { headers })).status).toBe(200);
    const names = await em.fork().execute('select title from items where list_id = ?', [list.id]);
    expect(names).toEqual(allowed.write === 201 ? [{ title: 'Mug' }] : []);
  });

  test('tells who bought only where that was asked for', async ({ em, app }) => {
    const user = await aPremiumUser(em);
    const list = await aList(em, { owner: user, privacy: 'PUBLIC' });
    const item = await anItem(em, { list, title: 'Mug' });
    const gift = { email: 'guest@example.test', name: 'Aunt Margaret', quantity: 1 };
    const path = `/lists/shared/${list.shareToken}/items/${item.id}/purchase`;
    const bought = await call(app, `POST ${path}`, { body: gift });
    expect(bought.status).toBe(201);

    const readWith = async (scopes: string[]) => {
      const { body } = await call(app, `GET /lists/${list.id}`, { headers: withKey(await aKeyFor(app, user, scopes)) });
      const text = JSON.stringify(body);
      return { address: text.includes('guest@example.test'), name: text.includes('Aunt Margaret') };
    };

    expect(await readWith(['READ_LISTS'])).toEqual({ address: false, name: false });
    expect(await readWith(['READ_LISTS', 'SEE_BUYERS'])).toEqual({ address: true, name: true });
  });
});

describe('an API key', () => {
  test('is shown once, and then only by how it begins', async ({ em, app }) => {
    const user = await aPremiumUser(em);

    const { data } = await send(app, CREATE, user, { name: ' Till ' });

    const { secret, apiKey } = data.createApiKey;
    expect(secret).toMatch(/^kl_[\w-]{32}$/);
    expect(apiKey).toMatchObject({ name: 'Till', prefix: secret.slice(0, 9), lastUsedAt: null });
    const listed = await send(app, LIST, user);
    expect(listed.data.apiKeys).toMatchObject([{ id: apiKey.id, prefix: apiKey.prefix }]);
    const [row] = await em.execute('select k::text as kept from api_keys k where id = ?', [apiKey.id]);
    expect(row?.kept).toContain(hashSecret(secret));
    expect(`${row?.kept}${JSON.stringify(listed)}`).not.toContain(secret);
  });

  test('is told of by mail, so that no stranger makes one unnoticed', async ({ em, app }) => {
    const user = await aPremiumUser(em);

    await aKey(app, user, 'Till');

    const [mail, ...others] = await em.fork().find(Mail, { to: user.email });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'A new API key was created', text: expect.stringContaining('“Till”') });
  });

  test('works on lists over REST as its owner', async ({ em, app }) => {
    const user = await aPremiumUser(em);
    const list = await aList(em, { owner: user });
    const { secret } = await aKey(app, user);

    const me = await call(app, 'GET /users/me', { headers: withKey(secret) });
    const added = await call(app, `POST /lists/${list.id}/items`, { headers: withKey(secret), body: { name: 'Mug' } });

    expect(me.body.id).toBe(user.id);
    expect(added.status).toBe(201);
  });

  test('works over GraphQL as its owner', async ({ em, app }) => {
    const user = await aPremiumUser(em);
    const { secret } = await aKey(app, user);

    const payload = { query: '{ me { id } }' };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: withKey(secret), payload });

    expect(answer.json()).toEqual({ data: { me: { id: user.id } } });
  });

  test('is refused over GraphQL in its own form once its owner has no plan for it', async ({ em, app }) => {
    const user = await aPremiumUser(em);
    const { secret } = await aKey(app, user);
    await em.fork().nativeUpdate(User, user.id, { subscriptionTier: 'FREE' });

    const payload = { query: '{ me { id } }' };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: withKey(secret), payload });

    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([402, 'PLAN_LIMIT']);
  });

  test.for([
    ['PUT /users/me', { email: 'thief@example.test' }],
    ['PUT /users/me/password', { current_password: 'correct horse', new_password: 'battery staple' }],
    ['DELETE /users/me', { confirm: 'DELETE' }],
    ['POST /users/me/api-keys', { name: 'Another' }],
    ['DELETE /users/me/api-keys/00000000-0000-7000-8000-000000000000', undefined],
    ['GET /admin/settings', undefined],
    ['GET /%61dmin/settings', undefined],
    ['PUT /%75sers/me/', { name: 'Eve' }],
  ] as const)('cannot take the account over: %s', async ([line, body], { em, app }) => {
    const user = await aUser(em, { subscriptionTier: 'PREMIUM', role: 'ADMIN' });
    const { secret } = await aKey(app, user);

    const answer = await call(app, line, { headers: withKey(secret), body });

    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await em.fork().findOne(User, user.id)).toMatchObject({ name: user.name, email: user.email });
  });

  test('that is revoked is nobody’s any more', async ({ em, app }) => {
    const user = await aPremiumUser(em);
    const { secret, id } = await aKey(app, user);

    const answer = await send(app, REVOKE, user, { id });

    expect(answer).toEqual({ data: { revokeApiKey: id } });
    expect((await call(app, 'GET /users/me', { headers: withKey(secret) })).status).toBe(401);
    const payload = { query: '{ me { id } }' };
    const overGraphQL = await app.inject({ method: 'POST', url: '/graphql', headers: withKey(secret), payload });
    expect([overGraphQL.statusCode, overGraphQL.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await send(app, LIST, user)).data.apiKeys).toEqual([]);
  });

  test('can be revoked by nobody else', async ({ em, app }) => {
    const { secret, id } = await aKey(app, await aPremiumUser(em));

    const answer = await send(app, REVOKE, await aPremiumUser(em), { id });

    expect(answer.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await call(app, 'GET /users/me', { headers: withKey(secret) })).status).toBe(200);
  });

  test('made up or revoked is refused, also where guests may ask, and is told what it is', async ({ app }) => {
    const headers = withKey('kl_made-up');
    const refusal = { message: 'This API key is unknown or was revoked. Make another one on your profile.' };

    for (const path of ['GET /users/me', 'GET /config']) {
      const { status, body, headers: told } = await call(app, path, { headers });
      expect([status, body.code, told['www-authenticate']]).toEqual([401, 'UNAUTHENTICATED', 'Bearer']);
      expect(body).toMatchObject(refusal);
    }
    const payload = { query: '{ publicConfig { siteName } }' };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.json().errors).toMatchObject([{ ...refusal, extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('rests while its owner has not the plan, and works again with it', async ({ em, app }) => {
    const user = await aPremiumUser(em);
    const { secret } = await aKey(app, user);
    await em.nativeUpdate(User, user.id, { subscriptionTier: 'STANDARD' });

    const refused = await call(app, 'GET /lists', { headers: withKey(secret) });
    await em.nativeUpdate(User, user.id, { subscriptionTier: 'PREMIUM' });
    const taken = await call(app, 'GET /lists', { headers: withKey(secret) });

    expect([refused.status, refused.body.code]).toEqual([402, 'PLAN_LIMIT']);
    expect(taken.status).toBe(200);
  });

  test('writes down that it was used once an hour, not with every request', async ({ em, app }) => {
    const { secret, id } = await aKey(app, await aPremiumUser(em));
    const lastUse = async () => (await em.fork().findOneOrFail(ApiKey, id)).lastUsedAt;
    await call(app, 'GET /users/me', { headers: withKey(secret) });
    const first = await lastUse();

    await call(app, 'GET /users/me', { headers: withKey(secret) });

    expect(first).toBeInstanceOf(Date);
    expect(await lastUse()).toEqual(first);
    await em.nativeUpdate(ApiKey, id, { lastUsedAt: new Date(Date.now() - 61 * 60_000) });
    await call(app, 'GET /users/me', { headers: withKey(secret) });
    expect((await lastUse())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('takes six hundred requests a minute', async ({ em, app, infrastructure }) => {
    const user = await aPremiumUser(em);
    const [{ secret, id }, other] = [await aKey(app, user), await aKey(app, user)];
    const first = await call(app, 'GET /users/me', { headers: withKey(secret) });
    await Promise.all(Array.from({ length: 599 }, () => infrastructure.rateLimits.consume('apiKey', [id])));

    const answer = await call(app, 'GET /users/me', { headers: withKey(secret) });

    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"api-key";q=600;w=60' });
    expect(first.headers.ratelimit).toMatch(/^"api-key";r=599;t=(60|5\d)$/);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers.ratelimit).toBe(`"api-key";r=0;t=${answer.headers['retry-after']}`);
    expect(answer.body.retry_after_seconds).toBe(Number(answer.headers['retry-after']));
    const ask = { method: 'POST', url: '/graphql', payload: { query: '{ me { id } }' } } as const;
    const overGraphQL = await app.inject({ ...ask, headers: withKey(secret) });
    const left = await app.inject({ ...ask, headers: withKey(other.secret) });
    expect([overGraphQL.statusCode, overGraphQL.headers.ratelimit]).toEqual([429, expect.stringContaining('r=0')]);
    expect(left.headers.ratelimit).toMatch(/^"api-key";r=599;t=/);
    expect((await call(app, 'GET /users/me', { headers: withKey(other.secret) })).status).toBe(200);
  });
});

describe('making API keys', () => {
  test.for(['FREE', 'STANDARD'] as const)('is not part of the plan %s', async (subscriptionTier, { em, app }) => {
    const user = await aUser(em, { subscriptionTier });

    const overGraphQL = await send(app, CREATE, user, { name: 'Till' });
    const overRest = await call(app, 'POST /users/me/api-keys', { viewer: user, body: { name: 'Till' } });

    expect(overGraphQL.errors[0].extensions.code).toBe('PLAN_LIMIT');
    expect([overRest.status, overRest.body.code]).toEqual([402, 'PLAN_LIMIT']);
  });

  test.for([
    ['', 'Please give the key a name'],
    ['n'.repeat(51), 'Name must be at most 50 characters'],
    ['a\u0000b', 'Name contains invalid characters'],
  ] as const)('with the name "%s" says: %s', async ([name, message], { em, app }) => {
    const answer = await send(app, CREATE, await aPremiumUser(em), { name });
    expect(answer.errors[0]).toMatchObject({ message, extensions: { fields: { name: [message] } } });
  });

  test('ends with the tenth, also for many who try at once', async ({ orm, em, infrastructure }) => {
    const user = await aPremiumUser(em);
    const make = () => servicesOn(orm, infrastructure).apiKeys.create(user, { name: 'Till' });

    const outcomes = await Promise.allSettled(Array.from({ length: 13 }, make));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'CONFLICT' });
    expect(await em.count(ApiKey, { user })).toBe(10);
  });

  test('asks for a session', async ({ app }) => {
    expect((await send(app, CREATE, null, { name: 'Till' })).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await call(app, 'GET /users/me/api-keys')).status).toBe(401);
  });

  test('over REST gives the secret in this reply alone', async ({ em, app }) => {
    const viewer = await aPremiumUser(em);

    const made = await call(app, 'POST /users/me/api-keys', { viewer, body: { name: 'Till' } });
    const listed = await call(app, 'GET /users/me/api-keys', { viewer });
    const gone = await call(app, `DELETE /users/me/api-keys/${made.body.data.id}`, { viewer });

    const { key, ...shown } = made.body.data;
    expect(made).toMatchObject({ status: 201, body: { success: true, message: 'API key created' } });
    expect(key).toMatch(/^kl_/);
    expect(listed.body).toMatchObject({ success: true, data: [shown] });
    expect(gone).toMatchObject({ status: 200, body: { success: true, data: null } });
  });
});
