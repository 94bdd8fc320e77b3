import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { addressOf, bearer, world } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { switchPayments } from '../payments.ts';
import { call } from '../rest.ts';
import { test as base } from '../server-test.ts';

/** On a call whose answer is to get lost. */
const LOSE = 'x-lose-the-answer';

/** With an app that does what it is asked for and then cuts the connection, where a call says so. */
const test = base.extend('address', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const app = await createApp(orm, infrastructure);
  world.set(app, { orm, infrastructure });
  app.addHook('onSend', async ({ headers, raw }) => {
    if (headers[LOSE]) raw.socket.destroy();
  });
  onCleanup(() => app.close());
  await switchPayments(orm, infrastructure);
  return addressOf(app);
});

interface World {
  viewer: User;
  list: List;
  itemId: string;
  /** The fields of a planned upload. */
  ticket: Record<string, string>;
}

type Sent = Record<string, unknown>;

interface Call {
  line: (world: World) => string;
  body: (world: World) => Sent | Promise<Sent>;
  /** Another request, which must not pass for a repeated one. */
  other: Sent | Promise<Sent>;
  /** In which one row more is to be found; the others show in their answer that they were done once. */
  table?: string;
  isGuest?: boolean;
}

const picture = async (width: number) => ({ file: await aPicture({ width }).jpeg().toBuffer() });
const email = `${crypto.randomUUID()}@example.test`;
const site = { name: 'Shop', affiliate_code: 'kind-21', url_formats: [{ url_pattern: 'shop.example.test/*' }] };

const CALLS: Record<string, Call> = {
  'an account': {
    line: () => 'POST /auth/register',
    body: () => ({ email, password: 'correct horse', full_name: 'Ann Lee' }),
    other: { password: 'battery staple' },
    table: 'users',
    isGuest: true,
  },
  'an API key': {
    line: () => 'POST /users/me/api-keys',
    body: () => ({ name: 'Till' }),
    other: { scopes: ['see_buyers'] },
    table: 'api_keys',
  },
  'a list': {
    line: () => 'POST /lists',
    body: () => ({ title: 'Birthday' }),
    other: { title: 'Wedding' },
    table: 'lists',
  },
  'a share link': {
    line: ({ list }) => `POST /lists/${list.id}/share-token`,
    body: () => ({}),
    other: { expires_at: new Date(Date.now() + 86_400_000).toISOString() },
  },
  'an item': {
    line: ({ list }) => `POST /lists/${list.id}/items`,
    body: () => ({ name: 'Mug' }),
    other: { price: 12 },
    table: 'items',
  },
  'an item from a link': {
    line: ({ list }) => `POST /lists/${list.id}/items/from-url`,
    body: () => ({ url: 'https://shop.example.test/mug', title: 'Mug' }),
    other: { url: 'https://shop.example.test/jug' },
    table: 'items',
  },
  'an invitation': {
    line: ({ list }) => `POST /lists/${list.id}/collaborators/invite`,
    body: () => ({ email: 'bob@example.test' }),
    other: { email: 'cat@example.test' },
    table: 'invitations',
  },
  'a gift that is bought': {
    line: ({ list, itemId }) => `POST /lists/shared/${list.shareToken}/items/${itemId}/purchase`,
    body: () => ({ email: 'guest@example.test', name: 'Aunt May' }),
    other: { quantity: 2 },
    table: 'purchases',
    isGuest: true,
  },
  'an item that is ticked off': {
    line: ({ itemId }) => `POST /items/${itemId}/purchase`,
    body: () => ({ quantity: 1 }),
    other: { quantity: 2 },
    table: 'purchases',
  },
  'a picture': { line: () => 'POST /images/upload', body: () => picture(300), other: picture(400), table: 'images' },
  'the picture of an item': {
    line: ({ itemId }) => `POST /items/${itemId}/image`,
    body: () => picture(300),
    other: picture(400),
  },
  'the picture of a person': {
    line: () => 'POST /users/me/avatar',
    body: () => picture(300),
    other: picture(400),
  },
  'a planned upload': {
    line: () => 'POST /images/signed-upload',
    body: async ({ ticket }) => ({ ...ticket, ...(await picture(300)) }),
    other: picture(400),
    table: 'images',
    isGuest: true,
  },
  'a message': {
    line: () => 'POST /contact',
    body: () => ({ name: 'Ann Lee', email: 'ann@example.test', subject: 'Hello', message: 'How are you all?' }),
    other: { subject: 'Goodbye' },
    table: 'support_messages',
    isGuest: true,
  },
  'a checkout': {
    line: () => 'POST /subscriptions/checkout',
    body: () => ({ planId: 'standard', isAnnual: false }),
    other: { isAnnual: true },
  },
  'an affiliate site': {
    line: () => 'POST /admin/affiliate-sites',
    body: () => site,
    other: { name: 'Other shop' },
    table: 'affiliate_sites',
  },
};

/** Calls that may be repeated without harm, so that they need no key. */
const HARMLESS: Record<string, string> = {
  'POST /auth/login': 'each answer opens a session of its own',
  'POST /auth/second-step': 'each code is good for one session',
  'POST /auth/google-signin': 'a token of Google’s is good for one session',
  'POST /auth/refresh': 'the token before is taken for a minute',
  'POST /auth/logout': 'what has ended stays so',
  'POST /auth/verify-email/{token}': 'what is verified stays so',
  'POST /auth/forgot-password': 'another mail does no harm, and few are sent',
  'POST /auth/reset-password/{token}': 'the link is good for one password',
  'POST /auth/resend-verification': 'another mail does no harm, and few are sent',
  'POST /subscriptions/manage': 'another way to the same page',
  'POST /lists/{id}/reorder': 'the same order',
  'POST /items/scrape-url': 'reads',
  'POST /purchases/{purchaseId}/delivery-address': 'shows it once more, and counts that',
  'POST /items/scrape-page': 'reads',
  'POST /items/{id}/click': 'counts what a browser followed, which nobody repeats',
  'POST /admin/users/{id}/subscription': 'the same plan',
};

/** Aliases of the paths above for the same call. */
const ALIASES: Record<string, string> = {
  'POST /items/lists/{listId}/items': 'an item',
  'POST /items/lists/{listId}/items/from-url': 'an item from a link',
  'POST /items/lists/{listId}/from-url': 'an item from a link',
};

async function aWorld(em: EntityManager): Promise<World> {
  const viewer = await aUser(em, { subscriptionTier: 'PREMIUM', role: 'ADMIN', emailVerifiedAt: new Date() });
  const list = await aList(em, { owner: viewer, privacy: 'PUBLIC' });
  const item = await anItem(em, { list, quantityDesired: 5 });
  return { viewer, list, itemId: item.id, ticket: {} };
}

/** Over the network; what holds a file goes as a form. */
async function post(address: string, line: string, sent: Sent, headers: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) {
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'a.jpg');
    else form.append(name, String(value));
  }
  const body = sent.file ? form : JSON.stringify(sent);
  const type = sent.file ? undefined : { 'content-type': 'application/json' };
  const path = `${address}/api/v1${line.replace('POST ', '')}`;
  const response = await fetch(path, { method: 'POST', body, headers: { ...headers, ...type } });
  return { status: response.status, body: await response.json() };
}

async function rowsIn(em: EntityManager, table: string): Promise<number> {
  const [{ rows }] = (await em.execute(`select count(*)::int as rows from ${table}`)) as [{ rows: number }];
  return rows;
}

describe('a creating call whose answer got lost', () => {
  test.for(Object.entries(CALLS))(
    'is done once, and answered as it was, when it is repeated: %s',
    async ([name, { line, body, other, table, isGuest = false }], { em, app, address }) => {
      const world = await aWorld(em);
      if (name === 'a planned upload') {
        const path = 'GET /images/presigned-upload?filename=a.jpg&content_type=image/jpeg';
        world.ticket = (await call(app, path, { viewer: world.viewer })).body.fields;
      }
      const key = { 'idempotency-key': 'made up by the client', ...(isGuest ? {} : await bearer(app, world.viewer)) };
      const [path, sent] = [line(world), await body(world)];
      const before = table ? await rowsIn(em, table) : 0;

      await expect(post(address, path, sent, { ...key, [LOSE]: 'yes' })).rejects.toThrow();
      const made = table ? await rowsIn(em, table) : before;
      const second = await post(address, path, sent, key);
      const third = await post(address, path, sent, key);

      expect([200, 201]).toContain(second.status);
      expect(third).toEqual(second);
      if (table) expect([made, await rowsIn(em, table)]).toEqual([before + 1, before + 1]);

      const another = await post(address, path, { ...sent, ...(await other) }, key);
      expect([another.status, another.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      if (table) expect(await rowsIn(em, table)).toBe(before + 1);
    },
  );

  test('is done once when it comes twice at the same time', async ({ em, app, address }) => {
    const { viewer } = await aWorld(em);
    const key = { 'idempotency-key': 'tapped twice', ...(await bearer(app, viewer)) };
    const tap = () => post(address, 'POST /users/me/api-keys', { name: 'Till' }, key);

    const [one, other] = await Promise.all([tap(), tap()]);

    expect(one.status).toBe(201);
    expect(other).toEqual(one);
  });
});

describe('an idempotency key', () => {
  test('is taken by every call that makes something', async ({ app }) => {
    const { document } = await documentedBy(app);
    const world = {
      viewer: new User(),
      list: { id: '{id}', shareToken: '{token}' } as List,
      itemId: '{id}',
      ticket: {},
    };
    const tried = Object.values(CALLS).map(({ line }) => withoutNames(line(world)));

    const posts = Object.entries(document.paths).flatMap(([path, { post: operation }]) =>
      operation ? [{ line: `POST ${path.replace('/api/v1', '')}`, operation }] : [],
    );
    for (const { line, operation } of posts) {
      const takesKey = JSON.stringify(operation.parameters).includes('Idempotency-Key');
      expect({ line, takesKey }).toEqual({ line, takesKey: !(line in HARMLESS) });
      if (takesKey && !(line in ALIASES)) expect(tried).toContain(withoutNames(line));
    }
  });

  test('of somebody else says nothing of what they made', async ({ em, app }) => {
    const [ann, bob] = [await aUser(em), await aUser(em)];
    const request = { body: { title: 'Birthday' }, headers: { 'idempotency-key': 'the same' } };

    const hers = await call(app, 'POST /lists', { ...request, viewer: ann });
    const his = await call(app, 'POST /lists', { ...request, viewer: bob });

    expect(his.status).toBe(201);
    expect(his.body.data.id).not.toBe(hers.body.data.id);
  });

  test('does not let in a person who guesses it and has not the password', async ({ app }) => {
    const headers = { 'idempotency-key': '1' };
    const body = { email: `${crypto.randomUUID()}@example.test`, full_name: 'Ann Lee', password: 'correct horse' };
    expect((await call(app, 'POST /auth/register', { body, headers })).status).toBe(201);

    const guessed = await call(app, 'POST /auth/register', { body: { ...body, password: 'battery staple' }, headers });

    expect([guessed.status, guessed.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(JSON.stringify(guessed.body)).not.toContain(body.email);
  });

  test('of which the call failed is free for the next try', async ({ em, app }) => {
    const viewer = await aUser(em, { subscriptionTier: 'FREE' });
    const request = { viewer, body: { name: 'Till' }, headers: { 'idempotency-key': 'first without the plan' } };
    expect((await call(app, 'POST /users/me/api-keys', request)).status).toBe(402);
    await em.nativeUpdate(User, viewer.id, { subscriptionTier: 'PREMIUM' });

    expect((await call(app, 'POST /users/me/api-keys', request)).status).toBe(201);
  });

  test('that is too long is refused', async ({ em, app }) => {
    const request = { viewer: await aUser(em), body: { title: 'Birthday' } };

    const headers = { 'idempotency-key': 'k'.repeat(256) };
    const { status, body } = await call(app, 'POST /lists', { ...request, headers });

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'idempotency-key', message: 'The key is too long' }]);
  });

  test.for(['an account', 'a gift that is bought', 'a message'])(
    'as long as it may be goes with the longest address: %s',
    async (name, { em, address }) => {
      const { line, body } = CALLS[name] as Call;
      const world = await aWorld(em);
      const email = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}ok`;
      const sent = { ...(await body(world)), email };
      const key = { 'idempotency-key': 'k'.repeat(255) };

      const first = await post(address, line(world), sent, key);

      expect([200, 201]).toContain(first.status);
      expect(await post(address, line(world), sent, key)).toEqual(first);
    },
  );

  test('of an API key is worth nothing without the server', async ({ em, app }) => {
    const viewer = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const headers = { 'idempotency-key': crypto.randomUUID() };

    const { body } = await call(app, 'POST /users/me/api-keys', { viewer, body: { name: 'Till' }, headers });

    const kept = await em.execute('select k::text as row from kept_answers k where key like ?', [`%${viewer.id}%`]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(body.data.key.slice(3));
  });
});

/** Parameters are called otherwise in one path and another. */
function withoutNames(line: string): string {
  return line.replace(/\{\w+\}/g, '{}');
}
