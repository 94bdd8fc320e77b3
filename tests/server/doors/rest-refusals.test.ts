import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { RateLimits } from '../../../server/base/rate-limits/rate-limits.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, world } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { switchPayments } from '../payments.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  enum?: string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

/** A request that is as the document wants it, but for one field. */
interface Broken {
  field: string;
  how: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Fields that may be named in its place, since one of them was needed. */
  or?: string[];
}

const ajv = formats.default(new Ajv2020({ strict: false })) as unknown as Ajv2020;
const isAllowed = (schema: Schema, value: unknown) => ajv.validate(schema as object, value);

/** One value of every kind. */
const KINDS: [how: string, value: unknown][] = [
  ['a number', 7.5],
  ['true', true],
  ['a word', 'nonsense'],
  ['an object', { some: 'thing' }],
  ['a list', [[]]],
];

/** Wrong values for a field, by the document. */
function badValues(schema: Schema): [how: string, value: unknown][] {
  const { maxLength, minimum, maximum, maxItems } = schema;
  const size: [string, unknown][] = [
    ...(maxLength ? [['too long', 'x'.repeat(maxLength + 1)] as [string, unknown]] : []),
    ...(minimum === undefined ? [] : [['too little', minimum - 1] as [string, unknown]]),
    ...(maximum === undefined ? [] : [['too much', maximum + 1] as [string, unknown]]),
    ...(maxItems
      ? [['too many', Array.from({ length: maxItems + 1 }, () => crypto.randomUUID())] as [string, unknown]]
      : []),
  ];
  return [...KINDS, ...size].filter(([, value]) => !isAllowed(schema, value));
}

/** A request with everything that is needed, in values that pass. */
const GOOD: Record<string, unknown> = {
  name: 'Kitchen',
  title: 'Kitchen',
  full_name: 'Ann Lee',
  email: 'ann@example.test',
  password: 'correct horse',
  new_password: 'correct horse',
  current_password: 'correct horse',
  subject: 'Hello there',
  message: 'How are you all today?',
  url: 'https://shop.example.test/mug',
  affiliate_code: 'kind-21',
  url_formats: [{ url_pattern: 'shop.example.test/*', description: '', priority: 1 }],
};

/** Further values that some calls want, so that nothing but the one field is wrong. */
const BESIDES: [path: RegExp, needed: Record<string, string>][] = [
  [/from-url$/, { url: 'https://shop.example.test/mug', title: 'Mug' }],
  [/presigned-upload$/, { filename: 'mug.jpg', content_type: 'image/jpeg' }],
  [/analytics$/, { start: '2026-01-01', end: '2026-01-31' }],
  [/export$/, { format: 'csv' }],
];

/** Two names of one field: what is sent under one is not to hide the other. */
const SAME = ['name', 'title'];

/** Refused in another way, by the contract. */
const OTHERWISE: Record<string, string> = { 'GET /images/presigned-upload content_type': '415 INVALID_FILE_TYPE' };

function brokenRequests(path: string, parameters: Parameter[], bodySchema: Schema | undefined): Broken[] {
  const besides = Object.assign({}, ...BESIDES.filter(([pattern]) => pattern.test(path)).map(([, fields]) => fields));
  const either = bodySchema?.anyOf?.flatMap(({ required = [] }) => required) ?? [];
  const always = bodySchema?.required ?? [];
  const good = Object.fromEntries([...always, ...either.slice(0, 1)].map((name) => [name, GOOD[name]]));
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries({ ...good, ...besides }).filter(([name]) => !names.includes(name)));
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && !isAllowed(parameter.schema, 'nonsense'),
  );
  return [
    ...inQuery.map(({ name }) => ({ field: name, how: 'a word', query: { ...besides, [name]: 'nonsense' } })),
    ...Object.entries(bodySchema?.properties ?? {}).flatMap(([field, schema]) =>
      badValues(schema).map(([how, value]) => {
        const others = SAME.includes(field) ? SAME : [];
        return { field, how, body: { ...without(...others), [field]: value } };
      }),
    ),
    ...[...always, ...either.slice(0, 1)].map((field) => ({
      field,
      how: 'missing',
      body: without(field, ...either),
      or: either,
    })),
  ];
}

/** Names of one field, of which a client sends one. */
const SPELLINGS = [
  ['name', 'title', 'full_name', 'fullName', 'guest_name', 'guestName'],
  ['email', 'guest_email', 'guestEmail'],
  ['new_password', 'newPassword', 'password'],
  ['current_password', 'currentPassword'],
  ['remember_me', 'rememberMe'],
  ['id_token', 'idToken'],
  ['refresh_token', 'refreshToken'],
  ['invitation_token', 'invitationToken'],
  ['item_ids', 'itemIds', 'items', 'order', 'item_order'],
  ['list_id', 'listId'],
  ['email_frequency', 'emailFrequency'],
];

/** A body of which every field is wrong, each in the way that comes late, where there is one; else by its kind. */
function whollyWrong({ properties = {} }: Schema): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(properties)) {
    const isSaid = SPELLINGS.some((names) => names.includes(field) && names.some((name) => name in body));
    const bad = badValues(schema);
    const [, value] = bad.findLast(([how]) => how.startsWith('too ')) ?? bad[0] ?? [];
    if (!isSaid && value !== undefined) body[field] = value;
  }
  return body;
}

async function aWorld(em: Parameters<typeof aUser>[0]) {
  const viewer = await aUser(em, { subscriptionTier: 'PREMIUM', role: 'ADMIN', passwordHash: 'none' });
  const list = await aList(em, { owner: viewer, privacy: 'PUBLIC', listType: 'WISHLIST' });
  const item = await anItem(em, { list, quantityDesired: 50 });
  return { viewer, list, item };
}

describe('a request that is not as the document says', () => {
  test('is refused with its field named, whatever route it is for', async ({
    em,
    orm,
    infrastructure,
    databaseUrl,
  }) => {
    const unlimited = { ...infrastructure, rateLimits: new RateLimits(databaseUrl, false) };
    const app = await createApp(orm, unlimited);
    world.set(app, { orm, infrastructure });
    onTestFinished(() => app.close());
    await switchPayments(orm, infrastructure);
    const { viewer, list, item } = await aWorld(em);
    const { document } = await documentedBy(app);

    const headers = await bearer(app, viewer);
    const idsIn = (path: string) =>
      path
        .replace('{token}', list.shareToken)
        .replace('{itemId}', item.id)
        .replace('{listId}', list.id)
        .replace('{id}', path.includes('/items/') ? item.id : path.includes('/users/') ? viewer.id : list.id);

    const wrong: string[] = [];
    let tried = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      const plain = path.replace('/api/v1', '');
      for (const [method, { parameters, requestBody }] of Object.entries(methods)) {
        const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
        const broken = brokenRequests(plain, parameters as Parameter[], content?.['application/json']?.schema);
        const answers = broken.map(async ({ query, body, field, how, or = [] }) => {
          const line = `${method.toUpperCase()} ${plain}`;
          const search = query ? `?${new URLSearchParams(query)}` : '';
          const answer = await call(app, `${method.toUpperCase()} ${idsIn(plain)}${search}`, { headers, body });
          const refused = `${answer.status} ${answer.body.code}`;
          const named = answer.body.errors?.map((problem: { field: string }) => problem.field) ?? [];
          const other = OTHERWISE[`${line} ${field}`];
          const isRight = other
            ? refused === other
            : refused === '400 BAD_USER_INPUT' && [field, ...or].some((name) => named.includes(name));
          if (!isRight) wrong.push(`${line}, ${field} is ${how}: ${refused}, of ${named}`);
        });
        await Promise.all(answers);
        tried += answers.length;
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(1_000);
  }, 120_000);

  test('says all that is wrong with a body in one answer, kinds and limits alike', async ({
    em,
    orm,
    infrastructure,
    databaseUrl,
  }) => {
    const unlimited = { ...infrastructure, rateLimits: new RateLimits(databaseUrl, false) };
    const app = await createApp(orm, unlimited);
    world.set(app, { orm, infrastructure });
    onTestFinished(() => app.close());
    await switchPayments(orm, infrastructure);
    const { viewer, list, item } = await aWorld(em);
    const { document } = await documentedBy(app);
    const headers = await bearer(app, viewer);
    const missing: string[] = [];
    let tried = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      const plain = path.replace('/api/v1', '');
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
        const body = whollyWrong(content?.['application/json']?.schema ?? {});
        const wrong = Object.keys(body);
        if (wrong.length < 2) continue;
        const address = plain
          .replace('{token}', list.shareToken)
          .replace('{itemId}', item.id)
          .replace('{listId}', list.id)
          .replace('{id}', plain.includes('/items/') ? item.id : plain.includes('/users/') ? viewer.id : list.id);
        const [last = ''] = wrong.slice(-1);
        for (const sent of [body, { ...body, [wrong[0] ?? '']: { some: 'thing' } }, { ...body, [last]: [[]] }]) {
          const answer = await call(app, `${method.toUpperCase()} ${address}`, { headers, body: sent });
          const named = answer.body.errors?.map((problem: { field: string }) => problem.field) ?? [];
          const unsaid = wrong.filter((field) => !named.includes(field));
          if (unsaid.length > 0)
            missing.push(`${method.toUpperCase()} ${plain} says nothing of ${unsaid}, only of ${named}`);
          tried++;
        }
      }
    }
    expect(missing).toEqual([]);
    expect(tried).toBeGreaterThan(30);
  });

  test('says what does not fit together beside what is wrong by itself', async ({ em, app }) => {
    const viewer = await aUser(em);
    for (const name of ['', 7]) {
      const { body } = await call(app, 'POST /lists', { viewer, body: { name, list_type: 'registry', hold_days: 99 } });
      const named = body.errors.map(({ field }: { field: string }) => field);
      expect(named).toEqual(name === '' ? ['name', 'hold_days', 'event_type'] : ['name', 'hold_days']);
    }
  });

  test('names what is wrong inside a list beside what is wrong at the top', async ({ em, app }) => {
    const viewer = await aUser(em, { role: 'ADMIN' });
    const answer = (body: object) => call(app, 'POST /admin/affiliate-sites', { viewer, body });
    const named = async (body: object) => (await answer(body)).body.errors.map(({ field }: { field: string }) => field);

    expect(await named({ affiliate_code: 'two words', url_formats: [{ url_pattern: 7 }] })).toEqual(
      expect.arrayContaining(['name', 'affiliate_code', 'url_formats']),
    );
    expect(await named({ name: 7, affiliate_code: 'kind-21', url_formats: [{ url_pattern: 'x y z' }] })).toEqual(
      expect.arrayContaining(['name', 'url_formats']),
    );
  });
});
