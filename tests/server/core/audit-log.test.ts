import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { StoredSettings } from '../../../server/core/settings/stored-settings.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { makeAdministrator } from '../../../server/site/admin/administrators.ts';
import { aUser } from '../../builders/accounts.ts';
import { bearer, send } from '../graphql.ts';
import { test as base, servicesOn } from '../server-test.ts';

const test = base.extend('admin', async ({ em, orm, infrastructure }, { onCleanup }) => {
  onCleanup(async () => {
    await orm.em.fork().nativeDelete(StoredSettings, {});
    await infrastructure.settings.refresh();
  });
  return aUser(em, { name: `Root ${crypto.randomUUID().slice(0, 8)}`, role: 'ADMIN' });
});

const LOG = `query ($limit: Int, $before: ID, $search: String, $action: AuditAction, $subjectId: ID) {
  auditLog(limit: $limit, before: $before, search: $search, action: $action, subjectId: $subjectId) {
    next
    data { id actorId actorName actorEmail action subjectKind subjectId subjectName address changes { name from to } }
  }
}`;

async function entries(app: FastifyInstance, admin: User, variables: object = {}) {
  return (await send(app, LOG, admin, variables)).data.auditLog;
}

const give = (app: FastifyInstance, admin: User, person: User, tier: string) =>
  send(app, `mutation { setUserTier(userId: "${person.id}", tier: ${tier}) { tier } }`, admin);

test('a person who gives a plan is in the log: to whom, what it was before, and from where', async ({
  app,
  em,
  admin,
}) => {
  const person = await aUser(em, { name: 'Ida' });

  await give(app, admin, person, 'PREMIUM');

  const { data } = await entries(app, admin, { subjectId: person.id });
  expect(data).toEqual([
    {
      id: expect.any(String),
      ...{ actorId: admin.id, actorName: admin.name, actorEmail: admin.email },
      ...{ action: 'TIER_CHANGED', subjectKind: 'USER', subjectId: person.id, subjectName: 'Ida' },
      address: '127.0.0.1',
      changes: [{ name: 'tier', from: 'FREE', to: 'PREMIUM' }],
    },
  ]);
});

test('settings, messages, affiliate sites and the command line leave entries, too', async ({ app, em, admin }) => {
  const sent = { name: 'Ann', email: 'ann@example.test', subject: 'Hello', message: 'Hi' };
  const message = em.create(SupportMessage, sent);
  await em.flush();
  const chosen = await aUser(em);

  const site = `input: { name: "Amazon", affiliateCode: "k-20", urlFormats: [{ urlPattern: "amazon.*" }] }`;
  const { data } = await send(app, `mutation { createAffiliateSite(${site}) { id } }`, admin);
  const { id } = data.createAffiliateSite;
  await send(app, `mutation { setAffiliateSiteActive(id: "${id}", isActive: false) { id } }`, admin);
  await send(app, `mutation { deleteAffiliateSite(id: "${id}") }`, admin);
  await send(app, `mutation { setMessageStatus(id: "${message.id}", status: DONE) { id } }`, admin);
  await send(app, `mutation { setMessageStatus(id: "${message.id}", status: DONE) { id } }`, admin);
  await send(app, 'mutation { saveSettings(changes: { maxListsPerUser: { free: 9 } }) { siteName } }', admin);
  await makeAdministrator(em.fork(), chosen.email);

  const done = (await entries(app, admin, { search: admin.name.toUpperCase() })).data.toReversed();
  expect(done.map((entry: { action: string; subjectName: string }) => [entry.action, entry.subjectName])).toEqual([
    ['AFFILIATE_SITE_CREATED', 'Amazon'],
    ['AFFILIATE_SITE_CHANGED', 'Amazon'],
    ['AFFILIATE_SITE_DELETED', 'Amazon'],
    ['MESSAGE_STATUS_CHANGED', ''],
    ['SETTINGS_SAVED', ''],
  ]);
  expect(done[1].changes).toEqual([{ name: 'isActive', from: 'true', to: 'false' }]);
  expect(done[4].changes[0]).toMatchObject({ name: 'maxListsPerUser', to: expect.stringContaining('"free":9') });
  const [made] = (await entries(app, admin, { subjectId: chosen.id })).data;
  expect(made).toMatchObject({ actorId: null, actorName: 'Command line', action: 'ROLE_CHANGED' });
});

test('an act that fails leaves no entry', async ({ app, em, admin }) => {
  const before = await em.count(AuditEntry, { actorId: admin.id });

  await send(app, 'mutation { saveSettings(changes: { siteName: " " }) { siteName } }', admin);
  await send(app, `mutation { deleteAffiliateSite(id: "${crypto.randomUUID()}") }`, admin);

  expect(await em.fork().count(AuditEntry, { actorId: admin.id })).toBe(before);
});

test.for([[`update audit_entries set actor_name = 'Nobody'`], ['delete from audit_entries']] as const)(
  'nobody can say: %s',
  async ([statement], { app, em, admin }) => {
    await give(app, admin, await aUser(em), 'STANDARD');

    await expect(em.execute(statement)).rejects.toThrow('audit_entries is never changed');

    expect(await em.fork().count(AuditEntry, { actorId: admin.id, actorName: admin.name })).toBe(1);
  },
);

test('it is read from page to page by key, searched, and filtered', async ({ app, em, admin }) => {
  const people = [];
  for (const name of ['Xanthippe', 'Yolanda', 'Zacharias']) people.push(await aUser(em, { name }));
  for (const person of people) await give(app, admin, person, 'STANDARD');
  const names = ({ data }: { data: { subjectName: string }[] }) => data.map(({ subjectName }) => subjectName);

  const first = await entries(app, admin, { limit: 2, search: admin.email });
  const second = await entries(app, admin, { limit: 2, search: admin.email, before: first.next });

  expect([names(first), names(second), second.next]).toEqual([['Zacharias', 'Yolanda'], ['Xanthippe'], null]);
  expect(names(await entries(app, admin, { search: 'OLAND' }))).toEqual(['Yolanda']);
  expect(names(await entries(app, admin, { search: 'ya' }))).not.toContain('Zacharias');
  expect(names(await entries(app, admin, { subjectId: people[0]?.id, action: 'TIER_CHANGED' }))).toEqual(['Xanthippe']);
  expect(names(await entries(app, admin, { subjectId: people[0]?.id, action: 'SETTINGS_SAVED' }))).toEqual([]);
});

test.for([
  ['a negative limit', { limit: -1 }, 1],
  ['a pattern', { search: '%' }, 0],
  ['a key that is none', { before: 'nonsense' }, 0],
  ['an id that is none', { subjectId: 'nonsense' }, 0],
] as const)('%s is answered plainly', async ([, variables, count], { app, em, admin }) => {
  await give(app, admin, await aUser(em), 'STANDARD');
  await give(app, admin, await aUser(em), 'STANDARD');

  expect((await entries(app, admin, variables)).data).toHaveLength(count);
});

test('a search of 10,000 characters is refused', async ({ app, admin }) => {
  const { errors } = await send(app, LOG, admin, { search: 'x'.repeat(10_000) });
  expect(errors[0].extensions.fields.search).toEqual(['A search must be at most 254 characters']);
});

test('a member and a guest read nothing of it', async ({ app, em }) => {
  for (const [viewer, code] of [
    [await aUser(em), 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect((await send(app, LOG, viewer)).errors[0].extensions.code).toBe(code);
});

test('the address of an entry is that of the request', async ({ orm, em, app, infrastructure, admin }) => {
  const person = await aUser(em);
  await servicesOn(orm, infrastructure, '203.0.113.9').planGrants.setTier(admin, person.id, 'STANDARD');

  const headers = await bearer(app, admin);
  const payload = { query: LOG, variables: { subjectId: person.id } };
  const { data } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
  expect(data.auditLog.data[0].address).toBe('203.0.113.9');
});
