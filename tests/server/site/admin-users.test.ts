import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { buy, switchPayments } from '../payments.ts';
import { call, problem } from '../rest.ts';
import { test as base, servicesOn } from '../server-test.ts';

/** Leaves only the administrator of the test. */
const test = base.extend('admin', async ({ em }) => {
  await em.nativeUpdate(User, { role: 'ADMIN' }, { role: 'USER' });
  return aUser(em, { name: 'Root', role: 'ADMIN' });
});

const LAST = 'At least one administrator is required.';
const USERS = `query ($page: Int, $limit: Int, $search: String, $role: Role, $tier: Tier, $status: AccountStatus, $after: String, $before: String) {
  adminUsers(page: $page, limit: $limit, search: $search, role: $role, tier: $tier, status: $status, after: $after, before: $before) {
    total page pageSize totalPages firstKey lastKey tierCounts { free standard premium } data { id name email role }
  }
}`;

const find = async (app: FastifyInstance, admin: User, variables: object = {}) =>
  (await send(app, USERS, admin, variables)).data.adminUsers;
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
const setRole = (app: FastifyInstance, admin: User, person: User, role: string) =>
  send(app, `mutation { setUserRole(userId: "${person.id}", role: ${role}) { role } }`, admin);
const suspend = (app: FastifyInstance, admin: User, person: User, reason = 'Spam on public lists') =>
  send(
    app,
    'mutation ($id: ID!, $reason: String!) { suspendUser(userId: $id, reason: $reason) { suspendedAt } }',
    admin,
    {
      id: person.id,
      reason,
    },
  );

/** Three people of one family, whom nobody else is called like. */
async function aFamily(em: EntityManager) {
  const family = `Quux${crypto.randomUUID().slice(0, 6)}`;
  const created = (day: number) => ({ createdAt: new Date(2026, 0, day) });
  await aUser(em, { name: `Ann ${family}`, ...created(1), emailVerifiedAt: new Date() });
  await aUser(em, { name: `Bob ${family}`, ...created(2), subscriptionTier: 'STANDARD' });
  await aUser(em, { name: `Cy ${family}`, ...created(3), subscriptionTier: 'PREMIUM', suspendedAt: new Date() });
  return family;
}

describe('accounts are found', () => {
  test('by a part of name or address in whatever case, newest first', async ({ app, em, admin }) => {
    const family = await aFamily(em);
    const ida = await aUser(em, { name: 'Ida', email: `ida.${family.toLowerCase()}@example.test` });

    expect(names(await find(app, admin, { search: ` ${family.slice(1).toUpperCase()} ` }))).toEqual([
      'Ida',
      `Cy ${family}`,
      `Bob ${family}`,
      `Ann ${family}`,
    ]);
    expect(names(await find(app, admin, { search: ida.email.slice(0, 9) }))).toEqual(['Ida']);
  });

  test.for([
    [{ tier: 'STANDARD' }, ['Bob']],
    [{ role: 'ADMIN' }, []],
    [{ status: 'SUSPENDED' }, ['Cy']],
    [{ status: 'UNVERIFIED' }, ['Bob']],
    [{ status: 'ACTIVE' }, ['Ann']],
  ] as const)('by %j', async ([filter, expected], { app, em, admin }) => {
    const family = await aFamily(em);

    const found = await find(app, admin, { search: family, ...filter });

    expect(names(found)).toEqual(expected.map((name) => `${name} ${family}`));
  });

  test('page by page, by key in both directions, and the plans of all are counted', async ({ app, em, admin }) => {
    const search = await aFamily(em);
    const first = await find(app, admin, { search, limit: 1 });
    const second = await find(app, admin, { search, limit: 1, page: 2, after: first.lastKey });
    const third = await find(app, admin, { search, limit: 1, page: 3, after: second.lastKey });
    const back = await find(app, admin, { search, limit: 1, page: 2, before: third.firstKey });

    expect([first, second, third, back].flatMap(names)).toEqual(
      ['Cy', 'Bob', 'Ann', 'Bob'].map((n) => `${n} ${search}`),
    );
    expect(second).toMatchObject({ total: 3, page: 2, pageSize: 1, totalPages: 3 });
    expect(second.tierCounts).toEqual({ free: 1, standard: 1, premium: 1 });
    expect(names(await find(app, admin, { search, limit: 1, page: 3 }))).toEqual([`Ann ${search}`]);
  });

  test('all are counted by their plans, as they come, change their plan and go', async ({ app, em, admin }) => {
    const { tierCounts: before } = await find(app, admin);
    const [person, leaving] = [await aUser(em), await aUser(em, { subscriptionTier: 'PREMIUM' })];
    await aUser(em, { subscriptionTier: 'PREMIUM' });
    await em.nativeUpdate(User, person.id, { subscriptionTier: 'STANDARD' });
    await em.nativeDelete(User, leaving.id);

    const { total, tierCounts } = await find(app, admin);

    expect(tierCounts).toEqual({ ...before, standard: before.standard + 1, premium: before.premium + 1 });
    expect(total).toBe(tierCounts.free + tierCounts.standard + tierCounts.premium);
    expect(total).toBe(await em.count(User, { isSystem: false }));
  });

  test.for([
    ['a negative limit and page', { limit: -5, page: -1 }, { pageSize: 1, page: 1 }],
    ['too large a limit', { limit: 5000 }, { pageSize: 100 }],
    ['an address of the greatest length', { search: 'x'.repeat(254) }, { total: 0, totalPages: 1 }],
    ['a pattern', { search: '%%%' }, { total: 0 }],
    ['a key that is none', { after: '9999-99-99T00:00:00.000000Z_x', limit: 1 }, { pageSize: 1 }],
  ] as const)('%s is answered plainly', async ([, variables, expected], { app, admin }) => {
    expect(await find(app, admin, variables)).toMatchObject(expected);
  });

  test('a search longer than any address is refused in both APIs', async ({ app, admin }) => {
    const search = 'x'.repeat(10_000);
    const message = 'A search must be at most 254 characters';

    const { errors } = await send(app, `{ adminUsers(search: "${search}") { total } }`, admin);

    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', fields: { search: [message] } } });
    expect(await call(app, `GET /admin/users?search=${search}`, { viewer: admin })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'search', message }] },
    });
  });

  test('by one letter or two as well', async ({ app, em, admin }) => {
    const mark = crypto.randomUUID();
    await aUser(em, { name: '龘 靐齉', email: `${mark}@example.test` });

    for (const search of ['龘', '靐齉', '齉']) expect(names(await find(app, admin, { search }))).toEqual(['龘 靐齉']);
    expect(names(await find(app, admin, { search: '龘靐' }))).toEqual([]);
  });

  test('an unknown role is refused', async ({ app, admin }) => {
    const { errors } = await send(app, '{ adminUsers(role: BOSS) { total } }', admin);
    expect(errors[0].message).toContain('BOSS');
    expect((await call(app, 'GET /admin/users?role=boss', { viewer: admin })).status).toBe(400);
  });
});

describe('the role', () => {
  test('is given and taken, and leaves an entry in the audit log', async ({ app, em, admin }) => {
    const person = await aUser(em);

    expect((await setRole(app, admin, person, 'ADMIN')).data.setUserRole.role).toBe('ADMIN');
    expect((await setRole(app, person, admin, 'USER')).data.setUserRole.role).toBe('USER');

    expect(await em.fork().find(AuditEntry, { subjectId: person.id })).toMatchObject([
      { action: 'ROLE_CHANGED', actorId: admin.id, changes: { role: { from: 'USER', to: 'ADMIN' } } },
    ]);
    expect((await setRole(app, admin, person, 'USER')).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('stays with the last administrator', async ({ app, admin }) => {
    const { errors } = await setRole(app, admin, admin, 'USER');

    expect(errors[0]).toMatchObject({ message: LAST, extensions: { code: 'CONFLICT' } });
  });

  test('stays with one when two take it from each other at the same moment', async ({
    orm,
    em,
    infrastructure,
    admin,
  }) => {
    const other = await aUser(em, { role: 'ADMIN' });
    const as = (viewer: User, person: User) =>
      servicesOn(orm, infrastructure).adminUsers.setRole(viewer, person.id, 'USER');

    const outcomes = await Promise.allSettled([as(admin, other), as(other, admin)]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await em.fork().count(User, { role: 'ADMIN' })).toBe(1);
  });

  test('of an administrator who is suspended counts for nothing', async ({ app, em, admin }) => {
    await aUser(em, { role: 'ADMIN', suspendedAt: new Date() });

    expect((await setRole(app, admin, admin, 'USER')).errors[0].message).toBe(LAST);
  });
});

describe('an account that is suspended', () => {
  const PASSWORD = 'correct horse';
  const signIn = (app: FastifyInstance, { email }: User, password = PASSWORD) =>
    send(app, `mutation { signIn(input: { email: "${email}", password: "${password}" }) { accessToken } }`);

  test('is signed out at once, told why, and kept out until it is restored', async ({ app, em, admin }) => {
    const person = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
    const socket = await listen(app, 'subscription { accountChanged { name } }', person);
    await socket.next();

    await suspend(app, admin, person);

    expect(await socket.closed).toBe(4401);
    expect((await signIn(app, person)).errors[0]).toMatchObject({
      message: 'Your account is suspended: Spam on public lists',
      extensions: { code: 'ACCOUNT_SUSPENDED' },
    });
    expect((await signIn(app, person, 'wrong horse')).errors[0].extensions.code).toBe('INVALID_CREDENTIALS');
    const [mail] = await em.fork().find(Mail, { to: person.email });
    expect(mail?.text).toContain('> Spam on public lists');

    const { data } = await send(app, `mutation { restoreUser(userId: "${person.id}") { suspendedAt } }`, admin);
    expect(data.restoreUser.suspendedAt).toBeNull();
    expect((await signIn(app, person)).data.signIn.accessToken).toEqual(expect.any(String));
    const done = await em.fork().find(AuditEntry, { subjectId: person.id }, { orderBy: { id: 'asc' } });
    expect(done.map(({ action }) => action)).toEqual(['ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED']);
  });

  test('opens nothing with a token or an API key that it still has', async ({ app, em, services, admin }) => {
    const person = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const { secret } = await services.apiKeys.create(person, { name: 'Till' });
    await suspend(app, admin, person);

    expect((await send(app, '{ me { name } }', person)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const headers = { authorization: `Bearer ${secret}` };
    expect((await call(app, 'GET /lists', { headers })).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  });

  test('is neither one’s own nor that of the last administrator, and never without a reason', async ({
    app,
    em,
    admin,
  }) => {
    const person = await aUser(em);

    expect((await suspend(app, admin, admin)).errors[0].message).toBe('You can’t do this with your own account.');
    for (const reason of ['', ' ', 'x'.repeat(501), 'x'.repeat(1_000_000)])
      expect((await suspend(app, admin, person, reason)).errors[0].extensions.fields.reason).toHaveLength(1);
  });
});

test('an account that is deleted is gone with its lists, and its owner is told why', async ({ app, em, admin }) => {
  const list = await aList(em);
  await anItem(em, { list });
  const owner = list.owner.unwrap();
  const remove = (id: string) =>
    send(app, `mutation { deleteUser(userId: "${id}", reason: "A trap for guests") }`, admin);

  expect((await remove(owner.id)).data.deleteUser).toBe(owner.id);

  expect(await em.fork().count(User, owner.id)).toBe(0);
  expect((await remove(owner.id)).errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await remove(admin.id)).errors[0].extensions.code).toBe('CONFLICT');
  expect((await em.fork().findOneOrFail(Mail, { to: owner.email })).text).toContain('> A trap for guests');
  const [entry] = await em.fork().find(AuditEntry, { subjectId: owner.id });
  expect(JSON.stringify(entry)).not.toContain(owner.email);
});

test('API keys of somebody are revoked, and they are told why', async ({ app, em, services, admin }) => {
  const person = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const { secret } = await services.apiKeys.create(person, { name: 'Till' });
  const revoke = `mutation { revokeUserApiKeys(userId: "${person.id}", reason: "Found in public") { apiKeyCount } }`;

  expect((await send(app, revoke, admin)).data.revokeUserApiKeys.apiKeyCount).toBe(0);

  expect((await call(app, 'GET /lists', { headers: { authorization: `Bearer ${secret}` } })).status).toBe(401);
  expect(await em.fork().count(Mail, { to: person.email, subject: 'Your API keys were revoked' })).toBe(1);
});

test('what somebody pays is of their subscription: a twelfth of an annual price, and nothing for a granted plan', async ({
  app,
  orm,
  em,
  infrastructure,
  admin,
}) => {
  await switchPayments(orm, infrastructure);
  const [paying, granted] = [await aUser(em), await aUser(em)];
  await buy(app, paying, { planId: 'premium', isAnnual: true });
  await send(app, `mutation { setUserTier(userId: "${granted.id}", tier: PREMIUM) { tier } }`, admin);
  const of = async ({ id }: User) => {
    const fields = 'subscriptionTier monthlyRevenue totalPaid isGranted isAnnual';
    return (await send(app, `{ adminUser(id: "${id}") { ${fields} } }`, admin)).data.adminUser;
  };

  expect(await of(paying)).toEqual({
    subscriptionTier: 'PREMIUM',
    monthlyRevenue: 8.33,
    totalPaid: 99.99,
    isGranted: false,
    isAnnual: true,
  });
  expect(await of(granted)).toMatchObject({ monthlyRevenue: 0, totalPaid: 0, isGranted: true });
});

describe('over REST', () => {
  test('accounts come in pages, as users in both spellings', async ({ app, em, admin }) => {
    const search = await aFamily(em);

    const { status, body } = await call(app, `GET /admin/users?page=2&limit=2&search=${search}`, { viewer: admin });

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 3, page: 2, pageSize: 2, totalPages: 2 });
    expect(body.data).toMatchObject([
      {
        ...{ name: `Ann ${search}`, full_name: `Ann ${search}`, role: 'user', is_admin: false },
        ...{ subscription_tier: 'free', subscriptionTier: 'free', email_verified: true, monthly_revenue: 0 },
        ...{ last_active_at: null, lists_created: 0, created_at: expect.any(String), createdAt: expect.any(String) },
      },
    ]);
    expect(body.data[0]).not.toHaveProperty('preferences');
  });

  test.for([
    ['PUT', { role: 'admin' }],
    ['PATCH', { is_admin: true }],
  ] as const)('%s %j gives the role', async ([method, body], { app, em, admin }) => {
    const person = await aUser(em);

    const answer = await call(app, `${method} /admin/users/${person.id}`, { viewer: admin, body });

    expect(answer.body).toMatchObject({ role: 'admin', data: { is_admin: true } });
  });

  test.for([
    ['PUT', { tier: 'premium', status: 'active' }],
    ['PATCH', { subscription_tier: 'premium' }],
    ['POST', { tier: 'premium', status: 'active' }],
  ] as const)('%s %j gives the plan', async ([method, body], { app, em, admin }) => {
    const person = await aUser(em);

    const answer = await call(app, `${method} /admin/users/${person.id}/subscription`, { viewer: admin, body });

    expect([answer.status, answer.body.subscription_tier, answer.body.data.subscriptionTier]).toEqual([
      200,
      'premium',
      'premium',
    ]);
  });

  test('the last administrator, an unknown role, an odd plan and nobody are refused', async ({ app, em, admin }) => {
    const person = await aUser(em);
    const put = async (path: string, body: object) => (await call(app, `PUT ${path}`, { viewer: admin, body })).body;

    expect(await put(`/admin/users/${admin.id}`, { role: 'user' })).toEqual(problem('CONFLICT', LAST));
    for (const body of [{ role: 'boss' }, {}])
      expect((await put(`/admin/users/${person.id}`, body)).code).toBe('BAD_USER_INPUT');
    for (const body of [{ tier: 'gold' }, {}, { tier: 'premium', status: 'canceled' }])
      expect((await put(`/admin/users/${person.id}/subscription`, body)).code).toBe('BAD_USER_INPUT');
    expect((await put(`/admin/users/${crypto.randomUUID()}`, { role: 'user' })).code).toBe('NOT_FOUND');
    expect((await put('/admin/users/me/subscription', { tier: 'free' })).code).toBe('NOT_FOUND');
  });
});
