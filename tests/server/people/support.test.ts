import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { StoredSettings } from '../../../server/core/settings/stored-settings.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test as base } from '../server-test.ts';

const ADMIN_EMAIL = 'help@wish.example';

const test = base.extend('admin', async ({ em, orm, infrastructure }, { onCleanup }) => {
  em.create(StoredSettings, { values: { adminEmail: ADMIN_EMAIL }, updatedAt: new Date() });
  await em.flush();
  await infrastructure.settings.refresh();
  onCleanup(async () => {
    await orm.em.fork().nativeDelete(StoredSettings, {});
    await infrastructure.settings.refresh();
  });
  return aUser(em, { role: 'ADMIN' });
});

const aMessage = (changes: object = {}) => ({
  name: 'Ann Lee',
  email: `${crypto.randomUUID()}@example.test`,
  subject: 'A question',
  message: 'Hello.\n\nHow do I share a list?',
  ...changes,
});

const WRITE =
  'mutation ($input: ContactMessageInput!, $key: String) { sendContactMessage(input: $input, idempotencyKey: $key) }';

const write = (app: FastifyInstance, viewer: User | null, input: object, key?: string) =>
  send(app, WRITE, viewer, { input, key });

test('what a guest writes is kept, and mailed to the administrators', async ({ app, admin, em }) => {
  const input = aMessage();

  const { data } = await write(app, null, input);

  expect(await em.fork().find(SupportMessage, { email: input.email })).toMatchObject([
    {
      id: data.sendContactMessage,
      ...input,
      isPriority: false,
      status: 'OPEN',
    },
  ]);
  const [mail] = await em.fork().find(Mail, { to: ADMIN_EMAIL }, { orderBy: { id: 'desc' }, limit: 1 });
  expect(mail?.subject).toBe('A question');
  expect(mail?.text).toContain('How do I share a list?');
  expect(mail?.replyTo).toBe(input.email);
  expect(mail?.text).toContain(`mailto:${input.email}`);
  expect(admin.role).toBe('ADMIN');
});

test('a person who is on Premium is answered first', async ({ app, admin, em }) => {
  const premium = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const subject = `Mine ${crypto.randomUUID()}`;

  await write(app, premium, aMessage({ subject }));

  const { data } = await send(app, '{ supportMessages { total data { subject isPriority } } }', admin);
  expect(data.supportMessages.data).toContainEqual({ subject, isPriority: true });
  expect(await em.fork().count(Mail, { to: ADMIN_EMAIL, subject: `[Priority] ${subject}` })).toBe(1);
});

test('pressing twice sends once', async ({ app, admin, em }) => {
  const input = aMessage();

  for (const _ of [1, 2]) await write(app, admin, input, 'one key');

  expect(await em.fork().count(SupportMessage, { email: input.email })).toBe(1);
});

test('what is wrong is said at its field', async ({ app, admin }) => {
  const { errors } = await write(app, admin, { name: '', email: 'ann', subject: ' ', message: 'x'.repeat(5001) });

  expect(errors[0].extensions.fields).toEqual({
    name: ['Name is required'],
    email: ['Please enter a valid email address'],
    subject: ['Subject is required'],
    message: ['Message must be at most 5000 characters'],
  });
});

test('nobody writes all day', async ({ app, admin }) => {
  const input = aMessage();
  for (let count = 0; count < 5; count++) await write(app, null, input);

  expect((await write(app, null, input)).errors[0].extensions.code).toBe('RATE_LIMITED');
  expect(admin.role).toBe('ADMIN');
});

test('REST takes messages, and shows them to administrators, who mark them done', async ({ app, admin, em }) => {
  const input = aMessage();
  const sent = await call(app, 'POST /contact', { body: input });
  expect([sent.status, sent.body]).toEqual([201, { success: true, data: null, message: 'Message sent' }]);

  const listed = await call(app, 'GET /admin/messages?limit=1', { viewer: admin });
  const [message] = listed.body.data;
  expect(listed.body).toMatchObject({ page: 1, pageSize: 1, data: [{ email: input.email, status: 'open' }] });
  expect(listed.body.totalPages).toBe(listed.body.total);

  const done = await call(app, `PUT /admin/messages/${message.id}`, { viewer: admin, body: { status: 'done' } });
  expect([done.status, done.body.data.status]).toEqual([200, 'done']);
  const query = `mutation { setMessageStatus(id: "${message.id}", status: OPEN) { status } }`;
  expect((await send(app, query, admin)).data.setMessageStatus.status).toBe('OPEN');

  const member = await aUser(em);
  expect((await call(app, 'GET /admin/messages', { viewer: member })).status).toBe(403);
  expect((await send(app, query, member)).errors[0].extensions.code).toBe('FORBIDDEN');
  const unknown = await call(app, `PUT /admin/messages/${crypto.randomUUID()}`, {
    viewer: admin,
    body: { status: 'done' },
  });
  expect(unknown.status).toBe(404);
});

test('administrators find messages by state, and by a part of name, address or subject', async ({ app, admin }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  for (const subject of [`First ${mark}`, `Second ${mark}`]) await write(app, null, aMessage({ subject }));
  const find = async (args: string) => {
    const { data } = await send(app, `{ supportMessages(${args}) { total data { id subject } } }`, admin);
    return data.supportMessages;
  };
  const [second] = (await find(`search: "SECOND ${mark}"`)).data;
  await send(app, `mutation { setMessageStatus(id: "${second.id}", status: DONE) { id } }`, admin);

  expect((await find(`search: "${mark}", status: OPEN`)).data).toMatchObject([{ subject: `First ${mark}` }]);
  expect((await find(`search: "${mark}", status: DONE`)).data).toMatchObject([{ subject: `Second ${mark}` }]);
  expect((await find(`search: "${mark.slice(0, 2)}"`)).total).toBeGreaterThanOrEqual(2);
  expect((await find(`search: "${mark}%"`)).total).toBe(0);
});

test('messages come page by page, by key in both directions', async ({ app, admin }) => {
  const mark = crypto.randomUUID();
  for (const subject of ['First', 'Second', 'Third']) await write(app, null, aMessage({ subject, name: mark }));
  const read = async (args: string) => {
    const query = `{ supportMessages(search: "${mark}", limit: 1, ${args}) { total totalPages page firstKey lastKey data { subject } } }`;
    return (await send(app, query, admin)).data.supportMessages;
  };

  const newest = await read('page: 1');
  const second = await read(`page: 2, after: "${newest.lastKey}"`);
  const oldest = await read(`page: 3, after: "${second.lastKey}"`);
  const back = await read(`page: 2, before: "${oldest.firstKey}"`);

  const subjects = [newest, second, oldest, back].map(({ data }) => data[0].subject);
  expect(subjects).toEqual(['Third', 'Second', 'First', 'Second']);
  expect(second).toMatchObject({ total: 3, totalPages: 3, page: 2 });
  expect((await read('page: 3, after: "none"')).data).toEqual(oldest.data); // its number is enough
});

test('a search of 10,000 characters is refused', async ({ app, admin }) => {
  const { errors } = await send(app, `{ supportMessages(search: "${'x'.repeat(10_000)}") { total } }`, admin);
  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { search: ['A search must be at most 254 characters'] },
  });
});
