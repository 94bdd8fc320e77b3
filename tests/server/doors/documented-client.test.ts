import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, onTestFinished } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { CallFailed, DocumentedClient, sharedListProblem } from '../documented-client.ts';
import { accessTokenOf, addressOf } from '../graphql.ts';
import { answerResets } from '../password-resets.ts';
import { press, switchPayments } from '../payments.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';

/** Clients of the server as it listens: each with a storage of its own. */
const test = base
  .extend('address', { scope: 'file' }, async ({ app }) => `${await addressOf(app)}/api/v1`)
  .extend('client', async ({ address }) => new DocumentedClient(address))
  .extend('member', async ({ address }) => aMember(address))
  .extend('administrator', async ({ app, address, em }) => {
    const client = new DocumentedClient(address);
    client.storage.set('access_token', await accessTokenOf(app, await aUser(em, { role: 'ADMIN', name: 'Ada' })));
    await client.loadProfile();
    return client;
  });

const PASSWORD = 'correct horse';
const newEmail = () => `${crypto.randomUUID()}@example.test`;

async function aMember(address: string, name = 'Ann Lee'): Promise<DocumentedClient> {
  const client = new DocumentedClient(address);
  await client.signUp(name, newEmail(), PASSWORD);
  return client;
}

/** The token of the latest mail to somebody that leads to a page. */
async function tokenIn(em: EntityManager, to: string, page: string): Promise<string> {
  const mails = await em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });
  const link = new RegExp(`${PUBLIC_URL}/${page}/([\\w-]+)`);
  const found = mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  return found.at(-1) ?? expect.fail(`No mail to ${to} leads to ${page}`);
}

const failure = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.fail('It should have failed'),
    (problem: Error) => problem,
  );
const textOf = async (call: Promise<unknown>) => (await failure(call)).message;

describe('the documented client and its session', () => {
  test('signs up, verifies, signs out and in again', async ({ em, client }) => {
    const email = newEmail();

    await client.signUp('Ann Lee', email, PASSWORD);
    const token = await tokenIn(em, email, 'verify-email');
    await client.verifyEmail(token);
    await client.verifyEmail(token); // a page that is drawn twice asks twice

    expect(client.user).toMatchObject({ email, name: 'Ann Lee', role: 'user', subscriptionTier: 'free' });
    expect([client.isSignedIn, client.mustRefresh]).toEqual([true, false]);
    await client.logout();
    expect([client.isSignedIn, client.redirectedTo]).toEqual([false, '/']);
    await client.login(email, PASSWORD);
    expect(client.isSignedIn).toBe(true);
  });

  test('renews its session, also when the answer to the first try got lost', async ({ member }) => {
    const first = member.storage.get('refresh_token') ?? '';
    await member.refresh();
    expect(member.storage.get('refresh_token')).not.toBe(first);

    member.storage.set('refresh_token', first);
    await member.refresh();

    expect((await member.loadProfile()).name).toBe('Ann Lee');
  });

  test('forgets its session and goes to sign in where the server says it is over', async ({ member }) => {
    const token = member.storage.get('access_token') ?? '';
    await member.logout();
    member.storage.set('access_token', token).set('user', '{}');

    expect(await textOf(member.lists())).toBe('Your session has expired. Please log in again.');

    expect([member.storage.size, member.redirectedTo]).toEqual([0, '/signin']);
  });

  test('keeps its session where a password is wrong', async ({ member }) => {
    const wrong = { current_password: 'not the password', new_password: 'battery staple' };
    expect(await textOf(member.put('/users/me/password', wrong))).toBe('Current password is incorrect');
    expect(member.isSignedIn).toBe(true);
  });

  test('resets a password by mail', async ({ em, infrastructure, client }) => {
    const email = newEmail();
    await client.signUp('Ann Lee', email, PASSWORD);
    await client.logout();

    await client.post('/auth/forgot-password', { email });
    await answerResets(em, infrastructure);
    const token = await tokenIn(em, email, 'reset-password');
    await client.post(`/auth/reset-password/${token}`, { new_password: 'battery staple' });

    expect(await textOf(client.login(email, PASSWORD))).toBe('Incorrect email or password');
    await client.login(email, 'battery staple');
    expect(client.isSignedIn).toBe(true);
  });

  test('says what is wrong in the server’s words', async ({ client, member }) => {
    const { email } = member.user;
    const texts = [
      await textOf(client.login('nobody', PASSWORD)),
      await textOf(client.login(email, 'short')),
      await textOf(client.login(email, 'not the password')),
      await textOf(client.signUp('A', newEmail(), PASSWORD)),
      await textOf(client.signUp('Ann Lee', email, PASSWORD)),
      await textOf(client.verifyEmail('nonsense')),
      await textOf(client.post('/auth/google-signin', { id_token: 'x' })),
      await textOf(client.post('/auth/refresh', {})),
      await textOf(client.get('/nowhere')),
    ];
    expect(texts).toEqual([
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Incorrect email or password',
      'Name must be at least 2 characters',
      'An account with this email already exists.',
      'Verification link is invalid or has expired',
      'Google Sign-In not configured',
      'Refresh token is required',
      'Resource not found.',
    ]);
  });
});

describe('the documented client and its account', () => {
  test('changes profile, preferences and password', async ({ client }) => {
    const email = newEmail();
    await client.signUp('Ann Lee', newEmail(), PASSWORD);

    expect(await client.updateProfile({ name: 'Ann Leigh', email })).toMatchObject({ name: 'Ann Leigh', email });
    await client.put('/users/me/preferences', { notifications: false, emailFrequency: 'daily', theme: 'dark' });
    await client.put('/users/me/password', { current_password: PASSWORD, new_password: 'battery staple' });

    expect(client.storage.get('remembered_email')).toBe(email);
    expect((await client.get('/users/me')).preferences).toEqual({
      notifications: false,
      reminders: true,
      questions: true,
      emailFrequency: 'daily',
      theme: 'dark',
    });
    await client.logout();
    await client.login(email, 'battery staple');
    expect(client.isSignedIn).toBe(true);
  });

  test('buys a plan and manages it', async ({ app, orm, infrastructure, member }) => {
    await switchPayments(orm, infrastructure);
    const pathOf = (url: string) => new URL(url).pathname;

    const plans = (await member.get('/subscriptions/plans')).data;
    expect(plans.map(({ id, popular }: { id: string; popular?: boolean }) => [id, popular])).toEqual([
      ['free', undefined],
      ['standard', true],
      ['premium', undefined],
    ]);
    expect(await member.get('/subscriptions/current')).toMatchObject({ planId: 'free', paymentMethod: null });
    const { data } = await member.post('/subscriptions/checkout', { planId: 'premium', isAnnual: true });
    await press(app, pathOf(data.url), 'pay', { card: 'visa' });

    expect(await member.get('/subscriptions/current')).toMatchObject({ planId: 'premium', cancelAtPeriodEnd: false });
    expect((await member.loadProfile()).subscriptionTier).toBe('premium');
    expect(pathOf((await member.post('/subscriptions/manage')).data.url)).toMatch(/^\/pay\//);
    expect(await textOf(member.post('/subscriptions/checkout', { planId: 'gold' }))).toBe(
      'Failed to create checkout session',
    );
  });
});

describe('the documented client and lists', () => {
  test('creates, reads, changes and deletes them', async ({ member }) => {
    const made = await member.createList({
      title: 'Wedding',
      description: 'Of two people',
      list_type: 'registry',
      privacy: 'public',
      event_type: 'Wedding',
      event_date: '2999-05-31',
    });
    const mugs = await member.addItem(made.id, { name: 'Mugs', quantity_desired: 4, price: '12.50' });
    const jug = await member.addItem(made.id, { name: 'Jug', quantity_desired: 1, price: null });

    expect(await member.list(made.id)).toMatchObject({
      name: 'Wedding',
      type: 'registry',
      items: [
        { id: mugs, title: 'Mugs', quantityDesired: 4, price: 12.5, priority: 0 },
        { id: jug, title: 'Jug', price: null, priority: 1 },
      ],
    });
    await member.post(`/lists/${made.id}/reorder`, { list_id: made.id, item_ids: [jug, mugs] });
    await member.updateList(made.id, { title: 'Our wedding' });
    await member.put(`/items/${jug}`, { name: 'Big jug', is_archived: false });
    expect(await member.list(made.id)).toMatchObject({
      name: 'Our wedding',
      privacy: 'public',
      items: [{ title: 'Big jug' }, { title: 'Mugs' }],
    });
    expect((await member.lists()).map(({ id }) => id)).toEqual([made.id]);
    expect(await member.lists('/collaborated')).toEqual([]);

    await member.delete(`/items/${jug}`);
    expect(await textOf(member.item(jug))).toBe('Item not found');
    expect((await member.item(mugs)).title).toBe('Mugs');
    await member.delete(`/lists/${made.id}`);
    expect(await textOf(member.list(made.id))).toBe('List not found');
    expect(await member.lists('/owned')).toEqual([]);
  });

  test('says what a list or an item lacks', async ({ member }) => {
    const { id } = await member.createList({ title: 'Birthday', list_type: 'nonsense' });
    const texts = [
      await textOf(member.createList({ title: 'B' })),
      await textOf(member.createList({ title: 'Wedding', list_type: 'registry' })),
      await textOf(member.addItem(id, { name: ' ' })),
      await textOf(member.addItem(id, { name: 'Mug', primary_url: 'ftp://shop.example.test' })),
      await textOf(member.addFromUrl(id, '', { name: 'Mug' })),
    ];
    expect(texts).toEqual([
      'Name must be at least 2 characters',
      'Event type and date are required for registries',
      expect.stringMatching(/^Title error: /),
      'Please enter a valid URL starting with http:// or https://',
      'URL is required',
    ]);
  });

  test('adds what a page in a shop offers', async ({ member, productPages }) => {
    const { id } = await member.createList({ title: 'Birthday' });
    const page =
      '<title>Mug</title><meta property="og:title" content="Blue mug"><meta property="og:type" content="product">';
    const url = productPages.add(page);

    const { data } = await member.post('/items/scrape-url', { url });
    const item = await member.addFromUrl(id, url, { name: data.title, quantity_desired: 2, price: data.price });

    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['title', 'description', 'primary_url', 'image_url', 'secondary_url', 'notes', 'price']),
    );
    expect(item).toMatchObject({ title: 'Blue mug', primaryUrl: url, quantityDesired: 2 });
    const gone = `${productPages.address}/nothing-here`;
    expect(await textOf(member.post('/items/scrape-url', { url: gone }))).toContain('404');
  });

  test('cannot change a demo list, and says so', async ({ em, member }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner, isDemo: true, privacy: 'PUBLIC' });
    const item = await anItem(em, { list });

    const texts = [
      await textOf(member.addItem(list.id, { name: 'Mug' })),
      await textOf(member.put(`/items/${item.id}`, { name: 'Mug' })),
      await textOf(member.delete(`/items/${item.id}`)),
    ];

    expect(texts).toEqual(
      ['add items to', 'modify items in', 'delete items from'].map(
        (what) => `You cannot ${what} demo lists. Please create your own list first.`,
      ),
    );
  });

  test('invites people, and reads in the answer what came of it', async ({ em, address, member }) => {
    const friend = await aMember(address, 'Bob');
    await friend.verifyEmail(await tokenIn(em, friend.user.email, 'verify-email'));
    const { id } = await member.createList({ title: 'Birthday' });

    const outcomes = [
      await member.invite(id, friend.user.email),
      await member.invite(id, friend.user.email),
      await member.invite(id, newEmail()),
    ];

    expect(outcomes).toEqual([
      'User has been added as a collaborator!',
      'User is already a collaborator on this list',
      'Invitation sent! They will become a collaborator when they create an account.',
    ]);
    expect((await friend.lists('/collaborated')).map((list) => list.id)).toEqual([id]);
    const removed = await member.delete(`/lists/${id}/collaborators/${friend.user.id}`);
    expect(removed).toMatchObject({ success: true, data: { id, collaborator_ids: [] } });
    const refused = await failure(friend.list(id));
    expect(refused).toMatchObject({ status: 403, message: 'You do not have permission to perform this action.' });
  });

  test('opens shared lists without a session, and tells its failures apart', async ({ client, member }) => {
    const open = await member.createList({ title: 'Birthday', privacy: 'public' });
    const closed = await member.createList({ title: 'Secrets' });
    await member.addItem(open.id, { name: 'Mug' });

    const seen = await client.sharedList(open.shareToken);
    const problems = [
      await failure(client.sharedList(closed.shareToken)),
      await failure(client.sharedList('nothing-here')),
    ].map(sharedListProblem);

    expect(seen).toMatchObject({ name: 'Birthday', collaboratorIds: [], items: [{ title: 'Mug', purchasedBy: [] }] });
    expect(problems).toEqual(['Private List', 'List Not Found']);
    client.storage.set('access_token', `x.${Buffer.from('{"exp":9999999999}').toString('base64url')}.x`);
    await expect(client.sharedList(open.shareToken)).rejects.toMatchObject({ status: 401 }); // it may be a program of the owner of a surprise
    expect(client.redirectedTo).toBeNull();
  });
});

describe('the documented client and pictures', () => {
  const aFile = async () => new Blob([new Uint8Array(await aPicture().jpeg().toBuffer())], { type: 'image/jpeg' });

  test('uploads them in every documented way', async ({ app, member }) => {
    const { id } = await member.createList({ title: 'Birthday' });
    const itemId = await member.addItem(id, { name: 'Mug' });

    expect(await member.get('/images/service-status')).toMatchObject({ available: true, maxSize: 10_485_760 });
    const { data } = await member.upload('/images/upload', { folder: 'items', file: await aFile() });
    await member.put(`/items/${itemId}`, { image_url: data.url });
    const shown = (await member.item(itemId)).imageUrl;
    expect((await app.inject(new URL(shown).pathname)).statusCode).toBe(200);
    await member.upload(`/items/${itemId}/image`, { file: await aFile() });
    expect((await member.item(itemId)).imageUrl).not.toBe(shown);
    await member.delete(`/items/${itemId}/image`);
    expect((await member.item(itemId)).imageUrl).toBeNull();
    await member.uploadDirectly(await aFile(), 'mug.jpg');
  });

  test('says which files are none', async ({ member }) => {
    const text = new Blob(['hello'], { type: 'text/plain' });
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/jpeg' });

    expect(await textOf(member.upload('/images/upload', { file: text }))).toMatch(
      /^Invalid file type .*Allowed types: /,
    );
    expect(await textOf(member.upload('/images/upload', { file: large }))).toMatch(
      /^File too large .*Maximum size: 10MB/,
    );
  });
});

describe('the documented client and the admin area', () => {
  test('reads figures and pages of people, and changes role and plan', async ({ address, administrator }) => {
    const member = await aMember(address);
    const { id } = member.user;

    expect(administrator.user.role).toBe('admin');
    const page = await administrator.get('/admin/users', { page: 1, limit: 1 });
    expect(page).toMatchObject({ data: [expect.anything()], page: 1, pageSize: 1, totalPages: page.total });
    const every = await administrator.get('/admin/users', { page: 1, limit: 100 });
    expect(every.data).toContainEqual(expect.objectContaining({ id, role: 'user', subscriptionTier: 'free' }));
    await administrator.put(`/admin/users/${id}`, { role: 'admin' });
    await administrator.put(`/admin/users/${id}/subscription`, { tier: 'standard', status: 'active' });
    expect(await member.loadProfile()).toMatchObject({ role: 'admin', subscriptionTier: 'standard' });
    await administrator.put(`/admin/users/${id}`, { role: 'user' });
    expect(await administrator.get('/admin/stats')).toMatchObject({
      totalUsers: expect.any(Number),
      revenueStats: { currentMonth: expect.any(Number), yearToDate: expect.any(Number) },
      subscriptionCounts: { free: expect.any(Number), standard: expect.any(Number), premium: expect.any(Number) },
    });
  });

  test('keeps affiliate sites', async ({ administrator }) => {
    const site = {
      name: 'Shop',
      affiliate_code: 'kind-21',
      is_active: true,
      url_formats: [{ url_pattern: 'shop.example' }],
    };
    const { data } = await administrator.post('/admin/affiliate-sites', site);
    const stored = async () => {
      const answer = await administrator.get('/admin/affiliate-sites', { page: 1, limit: 100 });
      return answer.data.data.find(({ id }: { id: string }) => id === data.id);
    };

    await administrator.put(`/admin/affiliate-sites/${data.id}`, { ...site, name: 'The shop' });
    await administrator.call('PATCH', `/admin/affiliate-sites/${data.id}`, { body: { is_active: false } });

    expect(await stored()).toMatchObject({
      name: 'The shop',
      is_active: false,
      url_formats: [{ url_pattern: 'shop.example', priority: 0 }],
    });
    await administrator.delete(`/admin/affiliate-sites/${data.id}`);
    expect(await stored()).toBeUndefined();
  });

  test('is kept out of it without the role', async ({ member }) => {
    expect(await failure(member.get('/admin/stats'))).toMatchObject({ status: 403 });
    expect(member.isSignedIn).toBe(true);
  });
});

describe('the documented client and a bad connection', () => {
  /** Answers as it is told, one request after the other. */
  async function aServer(answers: ((send: (status: number, body: string) => void, cut: () => void) => void)[]) {
    let asked = 0;
    const server = createServer((request, response) => {
      const answer = answers[Math.min(asked++, answers.length - 1)];
      answer?.(
        (status, body) => response.writeHead(status).end(body),
        () => request.socket.destroy(),
      );
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { client: new DocumentedClient(base, { timeoutMs: 500, pauseMs: 1 }), asked: () => asked };
  }

  test('tries three times', async () => {
    const { client, asked } = await aServer([
      (_send, cut) => cut(),
      (send) => send(503, '{}'),
      (send) => send(200, '{"success":true}'),
    ]);
    expect(await client.get('/lists')).toEqual({ success: true });
    expect(asked()).toBe(3);
  });

  test.for([
    ['a server that is away', 503, 'An unexpected error occurred. Please try again.'],
    ['a server with a bug', 500, 'Server error. Please try again later.'],
  ] as const)('says in the end: %s', async ([, status, text]) => {
    const { client, asked } = await aServer([(send) => send(status, '')]);
    expect(await textOf(client.get('/lists'))).toBe(text);
    expect(asked()).toBe(3);
  });

  test('takes no answer, and an empty one, for what they are', async () => {
    const silent = await aServer([() => {}]);
    expect(await failure(silent.client.get('/lists'))).toEqual(
      new CallFailed('Network error. Please check your internet connection.', null),
    );
    const empty = await aServer([(send) => send(200, '')]);
    expect(await textOf(empty.client.get('/lists'))).toBe('Empty response from server');
  });
});
