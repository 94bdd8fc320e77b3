import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { StoredSettings } from '../../../server/core/settings/stored-settings.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';

/** Settings hold for the whole site, so they are put back after each test. */
const test = base.extend('admin', async ({ em, orm, infrastructure }, { onCleanup }) => {
  onCleanup(async () => {
    await orm.em.fork().nativeDelete(StoredSettings, {});
    await infrastructure.settings.refresh();
  });
  return aUser(em, { name: 'Root', role: 'ADMIN' });
});

const SETTINGS = `siteName siteUrl adminEmail allowRegistration requireEmailVerification maintenanceMode everythingForEverybody emailNotifications
  stripeEnabled stripePublishableKey maxListsPerUser { free standard premium } maxItemsPerList { free standard premium }
  maxUsersPerPlan { free standard premium } socialLinks { facebook x pinterest whatsapp }
  testimonials { first firstBy second secondBy third thirdBy } updatedBy`;
const SAVE = `mutation ($changes: SettingsChangesInput!) { saveSettings(changes: $changes) { ${SETTINGS} } }`;

const save = (app: FastifyInstance, viewer: User | null, changes: object) => send(app, SAVE, viewer, { changes });

const signUp = (app: FastifyInstance) =>
  send(app, 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }', null, {
    input: { name: 'Ida', email: `${crypto.randomUUID()}@example.test`, password: 'bicycles', acceptTerms: true },
  });

const DEFAULTS = {
  siteName: 'Kindlist',
  siteUrl: PUBLIC_URL,
  adminEmail: '',
  allowRegistration: true,
  requireEmailVerification: false,
  maintenanceMode: false,
  everythingForEverybody: false,
  emailNotifications: true,
  stripeEnabled: false,
  stripePublishableKey: '',
  maxListsPerUser: { free: 5, standard: 10, premium: -1 },
  maxItemsPerList: { free: 25, standard: 200, premium: -1 },
  maxUsersPerPlan: { free: 1000, standard: 10_000, premium: -1 },
  socialLinks: { facebook: '', x: '', pinterest: '', whatsapp: '' },
  testimonials: { first: '', firstBy: '', second: '', secondBy: '', third: '', thirdBy: '' },
  updatedBy: null,
};

describe('the settings', () => {
  test('have defaults, and what is saved stays, beside what was not sent', async ({ app, admin }) => {
    const { data: before } = await send(app, `{ adminSettings { ${SETTINGS} } }`, admin);
    expect(before.adminSettings).toEqual(DEFAULTS);

    const { data } = await save(app, admin, { siteName: 'Wishwell', maxListsPerUser: { free: 7 } });

    const saved = { ...DEFAULTS, siteName: 'Wishwell', updatedBy: 'Root' };
    expect(data.saveSettings).toEqual({ ...saved, maxListsPerUser: { free: 7, standard: 10, premium: -1 } });
  });

  test('are as REST has them, in any subset', async ({ app, admin }) => {
    const { status, body } = await call(app, 'PUT /admin/settings', {
      viewer: admin,
      body: { maxItemsPerList: { free: 30 } },
    });

    expect([status, body.message]).toEqual([200, 'Settings saved']);
    expect(body.data.maxItemsPerList).toEqual({ free: 30, standard: 200, premium: -1 });
    expect(body.maxItemsPerList).toEqual(body.data.maxItemsPerList);
    const read = await call(app, 'GET /admin/settings', { viewer: admin });
    expect(read.body.data).toMatchObject({ maxItemsPerList: { free: 30 }, updatedBy: 'Root' });
  });

  test('keep who changed what, and when', async ({ app, admin, em }) => {
    await save(app, admin, { siteName: 'Wishwell', allowRegistration: true });

    const [change] = await em.fork().find(AuditEntry, { actorId: admin.id });
    expect(change).toMatchObject({ changes: { siteName: { from: 'Kindlist', to: 'Wishwell' } } });
    expect(change?.happenedAt.getTime()).toBeCloseTo(Date.now(), -5);
  });

  test('that two administrators change at once are a conflict, which names the other and both values', async ({
    app,
    em,
    admin,
  }) => {
    const other = await aUser(em, { name: 'Olga', role: 'ADMIN' });
    const query = `mutation ($changes: SettingsChangesInput!, $base: SettingsChangesInput) {
      saveSettings(changes: $changes, base: $base) { siteName maxListsPerUser { free } }
    }`;
    const read = { siteName: 'Kindlist', maxListsPerUser: { free: 5 } };
    await send(app, query, other, {
      changes: { maxListsPerUser: { free: 6 } },
      base: { maxListsPerUser: { free: 5 } },
    });

    const changes = { siteName: 'Wishwell', maxListsPerUser: { free: 7 } };
    const { errors } = await send(app, query, admin, { changes, base: read });

    expect(errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      conflicts: [{ field: 'maxListsPerUser.free', theirs: 6, yours: 7, by: 'Olga', isYours: false }],
    });
    const { data } = await send(app, query, admin, { changes, base: { ...read, maxListsPerUser: { free: 6 } } });
    expect(data.saveSettings).toEqual(changes);
    const address = { siteUrl: 'https://wish.example' };
    const { data: moved } = await send(app, query, admin, { changes: address, base: { siteUrl: PUBLIC_URL } });
    expect(moved.saveSettings.siteName).toBe('Wishwell');
  });

  test('are nobody’s but administrators’, to read and to write', async ({ app, em, admin }) => {
    const member = await aUser(em);

    for (const viewer of [member, null]) {
      const code = viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      const status = viewer ? 403 : 401;
      expect((await send(app, '{ adminSettings { siteName } }', viewer)).errors[0].extensions.code).toBe(code);
      expect((await save(app, viewer, { siteName: 'Mine' })).errors[0].extensions.code).toBe(code);
      expect((await call(app, 'GET /admin/settings', { viewer })).status).toBe(status);
      expect((await call(app, 'PUT /admin/settings', { viewer, body: { siteName: 'Mine' } })).status).toBe(status);
    }
    expect((await send(app, '{ publicConfig { siteName } }', admin)).data.publicConfig.siteName).toBe('Kindlist');
  });

  test.for([
    [{ siteName: ' ' }, 'siteName'],
    [{ siteUrl: 'javascript:alert(1)' }, 'siteUrl'],
    [{ siteUrl: 'https:dashboard' }, 'siteUrl'],
    [{ adminEmail: 'nobody' }, 'adminEmail'],
    [{ maxListsPerUser: { free: 0 } }, 'maxListsPerUser.free'],
    [{ maxListsPerUser: { standard: -1 } }, 'maxListsPerUser.standard'],
    [{ maxItemsPerList: { premium: -2 } }, 'maxItemsPerList.premium'],
    [{ maxUsersPerPlan: { free: 0 } }, 'maxUsersPerPlan.free'],
    [{ stripePublishableKey: 'sk_live_secret' }, 'stripePublishableKey'],
    [{ socialLinks: { x: 'nowhere' } }, 'socialLinks.x'],
    [{ testimonials: { second: 'x'.repeat(301) } }, 'testimonials.second'],
  ] as const)('refuse %j at its field', async ([changes, field], { app, admin }) => {
    const { errors } = await save(app, admin, changes);

    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0].extensions.fields)).toEqual([field]);
  });
});

describe('the public configuration', () => {
  test('tells everybody what it may, and where to share the site', async ({ app, admin }) => {
    await save(app, admin, {
      siteName: 'Wishwell',
      siteUrl: 'https://wish.example/',
      socialLinks: { x: 'https://x.com/wish' },
      testimonials: { first: ' So calm. ' },
    });

    const { status, body } = await call(app, 'GET /config');

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      siteName: 'Wishwell',
      siteUrl: 'https://wish.example',
      paymentsEnabled: false,
      testMode: true,
      mailEnabled: true,
      maxListsPerUser: { free: 5 },
    });
    expect(body.data.testimonials).toMatchObject({ first: 'So calm.', firstBy: '', third: '' });
    expect(body.data.socialLinks.x).toBe('https://x.com/wish');
    expect(body.data.socialLinks.facebook).toBe(
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwish.example%2F',
    );
    expect(body.data).not.toHaveProperty('maxUsersPerPlan');
    expect((await send(app, '{ publicConfig { testMode } }')).data.publicConfig).toEqual({ testMode: true });
  });

  test('reaches open pages as it changes', async ({ app, admin }) => {
    const page = await listen(app, 'subscription { publicConfigChanged { siteName maintenanceMode } }');
    expect((await page.next()).publicConfigChanged).toEqual({ siteName: 'Kindlist', maintenanceMode: false });

    await save(app, admin, { siteName: 'Wishwell' });

    expect((await page.next()).publicConfigChanged.siteName).toBe('Wishwell');
    await page.close();
  });

  test('names the site in mails, and leads their links to it', async ({ app, admin, em }) => {
    await save(app, admin, { siteName: 'Wish & Well', siteUrl: 'https://wish.example' });

    await signUp(app);

    const [mail] = await em.fork().find(Mail, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(mail?.text).toContain('-- \nWish & Well');
    expect(mail?.html).toContain('Wish &amp; Well</p>');
    expect(mail?.text).toContain('https://wish.example/verify-email/');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Kindlist|\u{e000}/u);
  });

  test('is where both APIs say that its pictures are', async ({ app, admin, em }) => {
    await save(app, admin, { siteUrl: 'https://wish.example' });
    const item = await anItem(em, { imageUrl: '/demo/kite.svg' });
    const viewer = item.list.unwrap().owner.unwrap();
    const address = 'https://wish.example/demo/kite.svg';

    const { data } = await send(app, `{ item(id: "${item.id}") { imageUrl effectiveImageUrl } }`, viewer);
    const { body } = await call(app, `GET /items/${item.id}`, { viewer });

    expect(data.item).toEqual({ imageUrl: address, effectiveImageUrl: address });
    expect(body.data).toMatchObject({ image_url: address, effective_image_url: address });
  });
});

describe('what is set holds', () => {
  test('limits of lists and items, at once; what is above a lowered one stays', async ({ app, admin, em }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    await anItem(em, { list });
    await anItem(em, { list });
    await save(app, admin, { maxListsPerUser: { free: 1 }, maxItemsPerList: { free: 1 } });

    const newList = await send(app, 'mutation { createList(input: { name: "More" }) { id } }', owner);
    const newItem = await send(
      app,
      `mutation { createItem(listId: "${list.id}", input: { title: "Mug" }) { id } }`,
      owner,
    );

    expect(newList.errors[0]).toMatchObject({
      message: 'Your plan allows 1 list. To create another, delete it first.',
      extensions: { code: 'PLAN_LIMIT' },
    });
    expect(newItem.errors[0].message).toBe('Your plan allows 1 item per list.');
    expect((await send(app, `{ list(id: "${list.id}") { itemCount } }`, owner)).data.list.itemCount).toBe(2);
  });

  test('registration off: nobody signs up, through either door', async ({ app, admin }) => {
    await save(app, admin, { allowRegistration: false });

    const { errors } = await signUp(app);
    const body = { name: 'Ida', email: 'ida@example.test', password: 'bicycles' };
    const rest = await call(app, 'POST /auth/register', { body });

    expect(errors[0]).toMatchObject({
      message: 'Registration is currently disabled.',
      extensions: { code: 'REGISTRATION_CLOSED' },
    });
    expect(rest).toMatchObject({
      status: 403,
      body: problem('REGISTRATION_CLOSED', 'Registration is currently disabled.'),
    });
  });

  test('as many free accounts as there may be, even when many sign up at once', async ({ app, admin, em }) => {
    const { errors } = await save(app, admin, { maxUsersPerPlan: { free: 1 } });
    expect(errors).toBeUndefined();
    const [row] = await em.execute(
      `select count(*)::int as free from users where subscription_tier = 'FREE' and not is_system`,
    );
    await save(app, admin, { maxUsersPerPlan: { free: (row?.free ?? 0) + 2 } });

    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(app)));

    expect(answers.filter(({ data }) => data)).toHaveLength(2);
    expect(answers.flatMap(({ errors }) => errors ?? [])[0]).toMatchObject({
      message: 'This plan is full.',
      extensions: { code: 'PLAN_LIMIT' },
    });
  });
});

describe('maintenance', () => {
  const refusal = {
    message: 'The site is under maintenance. Please try again later.',
    extensions: { code: 'MAINTENANCE' },
  };

  test('shuts out everybody but administrators, with 503', async ({ app, admin, em }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner, privacy: 'PUBLIC' });
    const shared = `{ sharedList(token: "${list.shareToken}") { name } }`;
    await save(app, admin, { maintenanceMode: true });

    const guest = await app.inject({ method: 'POST', url: '/graphql', payload: { query: shared } });
    expect([guest.statusCode, guest.json().errors[0]]).toMatchObject([503, refusal]);
    const hidden = '{ publicConfig { siteName } ...Rest } fragment Rest on Query { demoLists { name } }';
    for (const query of ['{ me { id } }', hidden, 'mutation { createList(input: { name: "More" }) { id } }']) {
      expect((await send(app, query, owner)).errors[0]).toMatchObject(refusal);
    }
    for (const line of [
      `GET /lists/shared/${list.shareToken}`,
      'GET /users/me',
      'POST /auth/register',
      'POST /contact',
    ]) {
      expect(await call(app, line, { viewer: owner })).toMatchObject({
        status: 503,
        body: problem('MAINTENANCE', refusal.message),
      });
    }
    expect((await send(app, shared, admin)).data.sharedList.name).toBe('Birthday');
    expect((await call(app, 'GET /lists', { viewer: admin })).status).toBe(200);
  });

  test('leaves sign-in, configuration and health open', async ({ app, admin }) => {
    await save(app, admin, { maintenanceMode: true });

    const config = await send(app, '{ publicConfig { maintenanceMode } }');
    const signIn = await send(
      app,
      'mutation { signIn(input: { email: "a@b.test", password: "bicycles" }) { accessToken } }',
    );

    expect(config.data.publicConfig.maintenanceMode).toBe(true);
    expect(signIn.errors[0].extensions.code).toBe('INVALID_CREDENTIALS');
    expect((await call(app, 'GET /config')).status).toBe(200);
    expect((await call(app, 'GET /health')).status).toBe(200);
    const login = await call(app, 'POST /auth/login', { body: { email: 'a@b.test', password: 'bicycles' } });
    expect(login.body.code).toBe('INVALID_CREDENTIALS');
  });

  test('lets administrators alone sign in', async ({ app, admin, em }) => {
    const password = 'Tea-and-cake-4-all';
    const passwordHash = await hashPassword(password);
    const owner = await aUser(em, { passwordHash });
    const colleague = await aUser(em, { passwordHash, role: 'ADMIN' });
    await save(app, admin, { maintenanceMode: true });
    const signIn = ({ email }: User) =>
      send(app, 'mutation ($input: SignInInput!) { signIn(input: $input) { account { id } } }', null, {
        input: { email, password },
      });
    const login = ({ email }: User) => call(app, 'POST /auth/login', { body: { email, password } });

    expect((await signIn(owner)).errors[0]).toMatchObject(refusal);
    expect(await login(owner)).toMatchObject({ status: 503, body: problem('MAINTENANCE', refusal.message) });
    expect(await em.count(Session, { user: owner })).toBe(0);
    expect((await signIn(colleague)).data.signIn.account.id).toBe(colleague.id);
    expect((await login(colleague)).status).toBe(200);
  });

  test('closes open pages, which hear of its end when they come back', async ({ app, admin, em }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    const follow = `subscription { listChanged(listId: "${list.id}") { kind } }`;
    const [open, admins] = [
      await listen(app, follow, owner),
      await listen(app, 'subscription { myListsChanged { kind } }', admin),
    ];
    await Promise.all([open.next(), admins.next()]);

    await save(app, admin, { maintenanceMode: true });

    expect(await open.closed).toBe(1013);
    const again = await listen(app, follow, owner);
    expect(await again.next().catch((errors) => errors)).toMatchObject([refusal]);
    const waiting = await listen(app, 'subscription { publicConfigChanged { maintenanceMode } }', owner);
    expect((await waiting.next()).publicConfigChanged.maintenanceMode).toBe(true);
    await save(app, admin, { maintenanceMode: false });
    expect((await waiting.next()).publicConfigChanged.maintenanceMode).toBe(false);

    await send(app, 'mutation { createList(input: { name: "Still here" }) { id } }', admin);
    expect((await admins.next()).myListsChanged.kind).toBe('LIST_CREATED');
    await Promise.all([waiting.close(), admins.close()]);
  });
});
