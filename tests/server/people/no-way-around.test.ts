import type { EntityManager } from '@mikro-orm/postgresql';
import { createClient } from 'graphql-ws';
import { describe, expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { AuthenticatorApp } from '../../../server/keys/second-factor/authenticator-app.entity.ts';
import { resetAtMachine } from '../../../server/keys/second-factor/reset-at-machine.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { accessTokenOf, addressOf, listen, send, world } from '../graphql.ts';
import { aPasskeyOf, signInWithPasskey, start } from '../passkeys.ts';
import { answerResets } from '../password-resets.ts';
import { call, problem } from '../rest.ts';
import {
  anApp,
  aPerson,
  aProtectedPerson,
  ask,
  challengeOf,
  complete,
  confirm,
  PASSWORD,
  refusal,
  setUp,
  signIn,
} from '../second-factors.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { aSite, enter } from './openid.ts';

const NEW_PASSWORD = 'battery staple';

async function tokenMailedTo(em: EntityManager, to: string, page: string) {
  const mails = await em.fork().find(Mail, { to, text: { $like: `%/${page}/%` } }, { orderBy: { id: 'desc' } });
  return mails[0]?.text.match(new RegExp(`${PUBLIC_URL}/${page}/([\\w-]+)`))?.[1] ?? 'no link';
}

describe('there is no way around the second step', () => {
  test('by a new password', async ({ em, app, infrastructure }) => {
    const { user } = await aProtectedPerson({ em, app });
    await send(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', null, { email: user.email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, user.email, 'reset-password');
    const reset = `mutation { resetPassword(token: "${token}", newPassword: "${NEW_PASSWORD}") }`;
    expect((await send(app, reset)).data.resetPassword).toBe(user.id);

    challengeOf(await signIn(app, user, NEW_PASSWORD));
  });

  test('by putting a former address back', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const [former, email] = [user.email, `${crypto.randomUUID()}@example.test`];
    const move = `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}", code: "${phone.next()}") { id } }`;
    expect((await ask(app, accessToken, move)).errors).toBeUndefined();
    const token = await tokenMailedTo(em, former, 'restore-email');

    const restore = `mutation { restoreEmail(token: "${token}", newPassword: "${NEW_PASSWORD}") }`;
    expect((await send(app, restore)).data.restoreEmail).toBe(user.id);

    challengeOf(await signIn(app, { email: former }, NEW_PASSWORD));
  });

  test('but one that somebody set up after taking the address away goes when it is put back', async ({ em, app }) => {
    const user = await aPerson(em);
    const email = `${crypto.randomUUID()}@example.test`;
    await send(
      app,
      `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}") { id } }`,
      user,
    );
    const token = await tokenMailedTo(em, user.email, 'restore-email');
    await em.nativeUpdate(User, user.id, { emailVerifiedAt: new Date() });
    const { secret } = (await setUp(app, user)).data.setUpSecondFactor;
    await confirm(app, await accessTokenOf(app, user), anApp(secret).next());

    await send(app, `mutation { restoreEmail(token: "${token}", newPassword: "${NEW_PASSWORD}") }`);

    expect((await signIn(app, user, NEW_PASSWORD)).data.signIn.account.id).toBe(user.id);
    expect(await em.fork().count(AuthenticatorApp, { user: user.id })).toBe(0);
  });

  test('by a passkey that somebody added before the address was put back: all are gone, and a code is asked for', async ({
    em,
    app,
  }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const { device } = await aPasskeyOf(app, user, { password: PASSWORD, code: phone.next() });
    const [former, email] = [user.email, `${crypto.randomUUID()}@example.test`];
    const move = `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}", code: "${phone.next()}") { id } }`;
    expect((await ask(app, accessToken, move)).errors).toBeUndefined();
    const token = await tokenMailedTo(em, former, 'restore-email');

    await send(app, `mutation { restoreEmail(token: "${token}", newPassword: "${NEW_PASSWORD}") }`);

    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ code: 'BAD_USER_INPUT' });
    challengeOf(await signIn(app, { email: former }, NEW_PASSWORD));
  });

  test.for([
    ['from before stay, and so does the step', false],
    ['that were made since go; the step, too, since nothing is left to show', true],
  ] as const)(
    'by recovery codes beside passkeys: where an address is put back, those %s',
    async ([, isRenewed], { em, app }) => {
      const user = await aPerson(em);
      const { device } = await aPasskeyOf(app, user);
      const accessToken = await accessTokenOf(app, user);
      const codeFor = async () => {
        const CHECK = 'mutation ($response: String!) { checkPasskey(response: $response) { code } }';
        return (await ask(app, accessToken, CHECK, { response: device.get(await start(app)) })).data.checkPasskey.code;
      };
      const { recoveryCodes } = (await confirm(app, accessToken, await codeFor())).data.confirmSecondFactor;
      const [former, email] = [user.email, `${crypto.randomUUID()}@example.test`];
      const move = `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}", code: "${await codeFor()}") { id } }`;
      expect((await ask(app, accessToken, move)).errors).toBeUndefined();
      vi.setSystemTime(Date.now() + 60_000);
      const RENEW = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) { recoveryCodes } }';
      if (isRenewed) expect((await ask(app, accessToken, RENEW, { code: await codeFor() })).errors).toBeUndefined();
      const token = await tokenMailedTo(em, former, 'restore-email');

      await send(app, `mutation { restoreEmail(token: "${token}", newPassword: "${NEW_PASSWORD}") }`);

      const answer = await signIn(app, { email: former }, NEW_PASSWORD);
      if (isRenewed) return expect(answer.data.signIn.account.id).toBe(user.id);
      expect((await complete(app, challengeOf(answer), recoveryCodes[0])).data.completeSignIn.account.id).toBe(user.id);
    },
  );

  test('by a passkey of a stranger who moved to somebody’s address: it goes with the first new password there', async ({
    em,
    app,
    infrastructure,
  }) => {
    const user = await aPerson(em);
    const { device } = await aPasskeyOf(app, user);
    const email = `${crypto.randomUUID()}@example.test`;
    await send(
      app,
      `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}") { id } }`,
      user,
    );
    await send(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', null, { email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, email, 'reset-password');
    await send(app, `mutation { resetPassword(token: "${token}", newPassword: "${NEW_PASSWORD}") }`);

    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('and an administrator who resets it takes passkeys, too, and writes it down; the machine does the same', async ({
    em,
    app,
  }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const user = await aPerson(em);
    const { device } = await aPasskeyOf(app, user);
    const reset = `mutation { resetSecondFactor(userId: "${user.id}", reason: "Lost the phone") { passkeyCount hasSecondFactor } }`;
    expect((await send(app, reset, admin)).data.resetSecondFactor).toEqual({ passkeyCount: 0, hasSecondFactor: false });
    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ code: 'BAD_USER_INPUT' });
    const [mail] = await em.fork().find(Mail, { to: user.email, subject: 'Your passkeys were removed' });
    expect(mail?.text).toContain('we’ve removed your passkeys');
    expect(mail?.text).not.toContain('two-step');
    const entries = await em.fork().find(AuditEntry, { action: 'SECOND_FACTOR_RESET', subjectId: user.id });
    expect(entries).toMatchObject([{ changes: { passkeys: { from: 1, to: 0 } } }]);

    await aPasskeyOf(app, user);
    expect(await resetAtMachine(em.fork(), user.email)).toBe(true);
    expect(await resetAtMachine(em.fork(), user.email)).toBe(false);
  });

  test('to a new address, which takes a code, too: else its mails would lead around', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const email = `${crypto.randomUUID()}@example.test`;
    const move = (code: string) =>
      ask(
        app,
        accessToken,
        `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}", code: "${code}") { email } }`,
      );
    for (const code of ['', '000000']) expect(refusal(await move(code))?.fields).toHaveProperty('code');
    const refused = await call(app, 'PUT /users/me', { viewer: user, body: { email } });
    expect(refused.body.errors).toEqual([{ field: 'code', message: expect.any(String) }]);

    expect((await move(phone.next())).data.updateProfile.email).toBe(email);
    const code = phone.next();
    const other = `${crypto.randomUUID()}@example.test`;
    const moved = await call(app, 'PUT /users/me', { viewer: user, body: { email: other, code } });
    expect(moved.body.data.email).toBe(other);
    expect((await call(app, 'PUT /users/me', { viewer: user, body: { name: 'Ann Berg' } })).status).toBe(200);
  });

  test('but a stranger who moves to somebody’s address keeps nobody out of it with one', async ({
    em,
    app,
    infrastructure,
  }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const email = `${crypto.randomUUID()}@example.test`;
    const move = `mutation { updateProfile(changes: { email: "${email}" }, currentPassword: "${PASSWORD}", code: "${phone.next()}") { id } }`;
    expect((await ask(app, accessToken, move)).errors).toBeUndefined();

    await send(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', null, { email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, email, 'reset-password');
    await send(app, `mutation { resetPassword(token: "${token}", newPassword: "${NEW_PASSWORD}") }`);

    expect((await signIn(app, { email }, NEW_PASSWORD)).data.signIn.account.id).toBe(user.id);
    expect(await em.fork().count(AuthenticatorApp, { user: user.id })).toBe(0);
  });

  test('by signing up once more under the key of the first time', async ({ em, app }) => {
    const email = `${crypto.randomUUID()}@example.test`;
    const signUp = `mutation { signUp(idempotencyKey: "k1", input: {
      name: "Cy Lee", email: "${email}", password: "${PASSWORD}", acceptTerms: true }) { account { id } } }`;
    const { id } = (await send(app, signUp)).data.signUp.account;
    const user = await em.fork().findOneOrFail(User, id);
    await em.nativeUpdate(User, id, { secondFactorSince: new Date() });
    const sessions = await em.fork().count(Session, { user: user.id });

    challengeOf(await send(app, signUp));

    expect(await em.fork().count(Session, { user: user.id })).toBe(sessions);
  });

  test('through another site, unless that is trusted to ask for one', async ({ em, orm, infrastructure }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Authelia');
    const { user, phone } = await aProtectedPerson({ em, app }, { email: person.email });

    const first = await enter(app, 'home');
    expect(first.data).toBeNull();
    const challenge = challengeOf(first);
    expect((await complete(app, challenge, phone.next())).data.completeSignIn.account.id).toBe(user.id);

    const trusting = await aSite({ orm, infrastructure }, 'Authelia', { TRUST_SECOND_FACTOR: 'on' }, {
      person,
    } as never);
    expect(trusting.server.issuer).not.toBe(server.issuer);
    const { data } = await enter(trusting.app, 'home');
    expect(data.signInWithIssuer.account.id).toBe(user.id);
  });

  test('but nobody is kept out by another site’s word that an unproved address is theirs', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Authelia');
    const { user } = await aProtectedPerson({ em, app }, { email: person.email });
    await em.nativeUpdate(User, user.id, { emailVerifiedAt: null }); // as after moving there

    expect((await enter(app, 'home')).data.signInWithIssuer.account.id).toBe(user.id);
    expect(await em.fork().count(AuthenticatorApp, { user: user.id })).toBe(0);
  });

  test('nor by a passkey of a stranger: it goes once another site says whose the unproved address is', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Authelia');
    const user = await aPerson(em, { email: person.email });
    const { device } = await aPasskeyOf(app, user);
    await em.nativeUpdate(User, user.id, { emailVerifiedAt: null }); // as after moving there
    expect((await signInWithPasskey(app, device)).data.signInWithPasskey.account.id).toBe(user.id);

    expect((await enter(app, 'home')).data.signInWithIssuer.account.id).toBe(user.id);

    expect(refusal(await signInWithPasskey(app, device))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await send(app, '{ me { passkeys { id } } }', user)).data.me.passkeys).toEqual([]);
  });

  test('with an API key, which neither sees a code nor changes anything about it', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app }, { subscriptionTier: 'PREMIUM' });
    const { headers } = await anApiKey(em, user, ['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS']);
    const code = phone.next();
    for (const mutation of [
      `removeSecondFactor(code: "${code}") { id }`,
      `renewRecoveryCodes(code: "${code}") { recoveryCodes }`,
      `confirmSecondFactor(code: "${code}") { recoveryCodes }`,
      `setUpSecondFactor(password: "${PASSWORD}") { secret }`,
      `changePassword(currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}", code: "${code}")`,
      `deleteAccount(password: "${PASSWORD}", code: "${code}")`,
    ]) {
      const payload = { query: `mutation { ${mutation} }` };
      const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
      expect(errors[0].extensions.code, mutation).toBe('FORBIDDEN');
    }
  });

  test('by changing the password with a session, which takes a code, too', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const change = `mutation ($code: String) {
      changePassword(currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}", code: $code) }`;
    expect(refusal(await ask(app, accessToken, change))?.fields).toEqual({
      code: ['Please enter a code'],
    });
    expect(refusal(await ask(app, accessToken, change, { code: '000000' }))?.fields).toHaveProperty('code');

    expect((await ask(app, accessToken, change, { code: phone.next() })).data.changePassword).toBe(user.id);

    challengeOf(await signIn(app, user, NEW_PASSWORD));
  });

  test('over a socket that was opened before there was one', async ({ em, app }) => {
    const user = await aPerson(em);
    const accessToken = await accessTokenOf(app, user);
    const url = `${(await addressOf(app)).replace('http', 'ws')}/graphql`;
    const connected = Promise.withResolvers<unknown>();
    const socket = createClient({
      ...{ url, webSocketImpl: WebSocket, lazy: false, retryAttempts: 0, connectionParams: { accessToken } },
      on: { connected: connected.resolve },
    });
    await connected.promise;
    const { secret } = (await setUp(app, user)).data.setUpSecondFactor;
    expect((await confirm(app, accessToken, anApp(secret).next())).errors).toBeUndefined();

    for (const mutation of [
      `changePassword(currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}")`,
      `updateProfile(changes: { email: "${crypto.randomUUID()}@example.test" }, currentPassword: "${PASSWORD}") { id }`,
      `deleteAccount(password: "${PASSWORD}")`,
    ]) {
      const { value } = await socket.iterate({ query: `mutation { ${mutation} }` }).next();
      expect(value?.errors?.[0]?.extensions?.fields, mutation).toHaveProperty('code');
    }
    await socket.dispose();
  });

  test.for([
    ['with a password', {}, `password: "${PASSWORD}"`],
    ['without one', { passwordHash: null }, 'confirm: "DELETE"'],
  ] as const)('by deleting an account %s, which takes a code, too', async ([, overrides, proof], { em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app }, overrides);
    const remove = (code: string) => ask(app, accessToken, `mutation { deleteAccount(${proof}, code: "${code}") }`);

    expect(refusal(await remove(''))?.fields).toHaveProperty('code');
    expect(await em.fork().count(User, user.id)).toBe(1);
    expect((await remove(phone.next())).data.deleteAccount).toBe(user.id);
  });

  test('over REST: a client hears what is missing, and gets no token', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });

    const { status, body } = await call(app, 'POST /auth/login', { body: { email: user.email, password: PASSWORD } });

    expect(status).toBe(401);
    const { challenge, seconds_to_finish, has_app, has_passkeys, ...rest } = body;
    expect([seconds_to_finish, has_app, has_passkeys]).toEqual([600, true, false]);
    expect(rest).toEqual(problem('SECOND_FACTOR_REQUIRED', 'Enter a code from your app to finish signing in.'));
    const wrong = await call(app, 'POST /auth/second-step', { body: { challenge, code: '000000' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toEqual([{ field: 'code', message: expect.any(String) }]);
    const right = await call(app, 'POST /auth/second-step', { body: { challenge, code: phone.next() } });
    expect(right.status).toBe(200);
    expect(right.body.data.user.id).toBe(user.id);
  });

  test('over REST: a new password and the end of an account take a code', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const change = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    const refused = await call(app, 'PUT /users/me/password', { viewer: user, body: change });
    expect(refused.body.errors).toEqual([{ field: 'code', message: expect.any(String) }]);
    const changed = await call(app, 'PUT /users/me/password', {
      viewer: user,
      body: { ...change, code: phone.next() },
    });
    expect(changed.status).toBe(200);
    expect((await call(app, 'DELETE /users/me', { viewer: user, body: { password: NEW_PASSWORD } })).status).toBe(400);
    const body = { password: NEW_PASSWORD, code: phone.next() };
    expect((await call(app, 'DELETE /users/me', { viewer: user, body })).status).toBe(200);
  });
});

describe('somebody who has lost their phone', () => {
  const RESET = `mutation ($id: ID!) { resetSecondFactor(userId: $id, reason: "Asked by phone") { id hasSecondFactor } }`;

  test('is let in again by an administrator: it is in the audit log, and told by mail', async ({ em, app }) => {
    const { user, accessToken } = await aProtectedPerson({ em, app });
    const admin = await aUser(em, { role: 'ADMIN' });
    const challenge = challengeOf(await signIn(app, user));

    const { data } = await send(app, RESET, admin, { id: user.id });

    expect(data.resetSecondFactor).toEqual({ id: user.id, hasSecondFactor: false });
    const [entry] = await em.fork().find(AuditEntry, { subjectId: user.id });
    expect(entry).toMatchObject({ action: 'SECOND_FACTOR_RESET', actorId: admin.id, reason: 'Asked by phone' });
    const [mail] = await em.fork().find(Mail, { to: user.email, subject: 'Your two-step sign-in was reset' });
    expect(mail?.text).toContain('Asked by phone');
    expect(mail?.text).toContain('switched off your two-step sign-in, so that you can get in again');
    expect(mail?.text).not.toContain('passkey');
    expect((await ask(app, accessToken, '{ me { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(refusal(await complete(app, challenge, '000000'))?.fields).toHaveProperty('challenge');
    expect((await signIn(app, user)).data.signIn.account.id).toBe(user.id);
    await send(app, RESET, admin, { id: user.id });
    expect(await em.fork().count(AuditEntry, { subjectId: user.id })).toBe(1);
  });

  test('is not, where they ask themselves, nor by others', async ({ em, app }) => {
    const { user, accessToken } = await aProtectedPerson({ em, app }, { role: 'ADMIN' });

    expect(refusal(await ask(app, accessToken, RESET, { id: user.id }))?.code).toBe('CONFLICT');
    expect(refusal(await send(app, RESET, await aUser(em), { id: user.id }))?.code).toBe('FORBIDDEN');
    expect(refusal(await send(app, RESET, null, { id: user.id }))?.code).toBe('UNAUTHENTICATED');
  });

  test('is let in again at the machine, where nobody else is administrator', async ({ em, app }) => {
    const { user } = await aProtectedPerson({ em, app }, { role: 'ADMIN' });

    expect(await resetAtMachine(em.fork(), ` ${user.email.toUpperCase()} `)).toBe(true);
    expect(await resetAtMachine(em.fork(), user.email)).toBe(false);

    expect((await signIn(app, user)).data.signIn.account.id).toBe(user.id);
    const [entry] = await em.fork().find(AuditEntry, { subjectId: user.id });
    expect(entry).toMatchObject({ action: 'SECOND_FACTOR_RESET', actorName: 'Command line' });
  });
});

describe('a site that asks administrators for a second factor', () => {
  const STATS = '{ adminUsers { total } }';
  const demand = (app: Parameters<typeof send>[0], admin: User, isOn: boolean) =>
    send(
      app,
      `mutation { saveSettings(changes: { requireSecondFactorOfAdministrators: ${isOn} }) { siteName } }`,
      admin,
    );

  const asked = test.extend('demanding', async ({ em, app }, { onCleanup }) => {
    const { user: admin, accessToken } = await aProtectedPerson({ em, app }, { role: 'ADMIN' });
    await ask(
      app,
      accessToken,
      'mutation { saveSettings(changes: { requireSecondFactorOfAdministrators: true }) { siteName } }',
    );
    const { infrastructure } = world.get(app) ?? expect.unreachable();
    await expect.poll(() => infrastructure.settings.now.requireSecondFactorOfAdministrators).toBe(true);
    onCleanup(async () => {
      const off = 'mutation { saveSettings(changes: { requireSecondFactorOfAdministrators: false }) { siteName } }';
      await ask(app, accessToken, off);
      await expect.poll(() => infrastructure.settings.now.requireSecondFactorOfAdministrators).toBe(false);
    });
    return { admin, accessToken };
  });

  asked('lets in those who have one', async ({ app, demanding }) => {
    expect((await ask(app, demanding.accessToken, STATS)).data.adminUsers.total).toBeGreaterThan(0);
    const { data } = await ask(app, demanding.accessToken, '{ me { isSecondFactorMissing } }');
    expect(data.me.isSecondFactorMissing).toBe(false);
  });

  asked(
    'tells others to set it up first, over GraphQL, REST and sockets, and lets them',
    async ({ em, app, demanding }) => {
      const admin = await aPerson(em, { role: 'ADMIN' });
      expect(demanding.admin.id).not.toBe(admin.id);
      const words = 'Administrators need two-step sign-in here. Set it up in your profile first.';

      const { errors } = await send(app, STATS, admin);
      expect(errors[0]).toMatchObject({ message: words, extensions: { code: 'SECOND_FACTOR_MISSING' } });
      expect(refusal(await demand(app, admin, false))?.code).toBe('SECOND_FACTOR_MISSING');
      expect((await call(app, 'GET /admin/users', { viewer: admin })).body).toEqual(
        problem('SECOND_FACTOR_MISSING', words),
      );
      const socket = await listen(app, 'subscription { adminStatsChanged { activeUsers } }', admin);
      expect(JSON.stringify(await socket.next())).toContain('SECOND_FACTOR_MISSING');
      socket.close();

      expect((await send(app, '{ me { isSecondFactorMissing } }', admin)).data.me.isSecondFactorMissing).toBe(true);
      const token = await accessTokenOf(app, admin);
      const { secret } = (await setUp(app, admin)).data.setUpSecondFactor;
      const phone = anApp(secret);
      await confirm(app, token, phone.next());
      expect((await ask(app, token, STATS)).errors).toBeUndefined();
      await ask(app, token, `mutation { removeSecondFactor(code: "${phone.next()}") { id } }`);
      expect(refusal(await ask(app, token, STATS))?.code).toBe('SECOND_FACTOR_MISSING');
    },
  );

  asked('takes the word of an issuer that is trusted for it', async ({ em, orm, infrastructure, demanding }) => {
    const trusting = await aSite({ orm, infrastructure }, 'Authelia', { TRUST_SECOND_FACTOR: 'on' });
    const user = await aUser(em, { role: 'ADMIN', email: trusting.person.email, emailVerifiedAt: new Date() });
    expect(demanding.admin.id).not.toBe(user.id);
    const { data } = await enter(trusting.app, 'home');
    expect((await ask(trusting.app, data.signInWithIssuer.accessToken, STATS)).errors).toBeUndefined();
  });

  asked('asks nothing of members', async ({ em, app, demanding }) => {
    const member = await aUser(em);
    expect(demanding.admin.id).not.toBe(member.id);
    const { data } = await send(app, '{ me { isSecondFactorMissing } myLists(first: 1) { nodes { id } } }', member);
    expect(data).toMatchObject({ me: { isSecondFactorMissing: false } });
  });
});
