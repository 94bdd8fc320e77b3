import { createHash } from 'node:crypto';
import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { ApiKey } from '../../../server/keys/api-keys/api-key.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { Identity } from '../../../server/people/accounts/identity.entity.ts';
import { Issuer } from '../../../server/people/issuers/issuer.ts';
import { googleIssuer } from '../../../server/people/issuers/issuer-settings.ts';
import { aUser, linked } from '../../builders/accounts.ts';
import { anInvitation } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { CLIENT_ID, startGoogleServer } from '../../fakes/google-server.ts';
import { accessTokenOf, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';

const SIGN_IN = `mutation ($input: GoogleSignInInput!) {
  signInWithGoogle(input: $input) { accessToken refreshToken account { id name email emailVerified hasPassword } }
}`;
const FAILED = { message: 'Google Sign-In failed', extensions: { code: 'BAD_USER_INPUT' } };

const newPerson = () => ({ sub: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.test`, name: 'Ann Lee' });
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('google', { scope: 'file' }, async ({}, { onCleanup }) => {
    const google = await startGoogleServer();
    onCleanup(google.stop);
    return google;
  })
  .extend('issuers', { scope: 'file' }, async ({ google }) => [googleIssuer(CLIENT_ID, undefined, google.issuer)])
  .extend('signIn', async ({ app, google }) => async (about: JWTPayload, input: object = {}) => {
    return send(app, SIGN_IN, null, { input: { idToken: await google.token(about), ...input } });
  });

describe('signing in with Google', () => {
  test('makes an account whose address is known to be theirs', async ({ em, app, signIn }) => {
    const person = newPerson();

    const { data } = await signIn({ ...person, email: person.email.toUpperCase() });

    const { account, accessToken } = data.signInWithGoogle;
    expect(account).toMatchObject({ name: 'Ann Lee', email: person.email, emailVerified: true, hasPassword: false });
    const user = await em.findOneOrFail(User, account.id);
    expect(user.termsVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await em.count(Mail, { to: person.email })).toBe(0); // there is nothing to verify
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call(app, 'GET /users/me', { headers })).body.id).toBe(account.id);
  });

  test('is for administrators alone during maintenance, and changes nobody else’s account', async ({
    em,
    app,
    infrastructure,
    signIn,
  }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const [person, stranger] = [newPerson(), newPerson()];
    const user = await aUser(em, { email: person.email, passwordHash: await hashPassword('bicycles') });
    const maintain = (maintenanceMode: boolean) =>
      send(app, 'mutation ($on: Boolean!) { saveSettings(changes: { maintenanceMode: $on }) { siteName } }', admin, {
        on: maintenanceMode,
      });
    onTestFinished(async () => void (await maintain(false)));
    await maintain(true);

    for (const who of [person, stranger]) {
      expect((await signIn(who)).errors[0].extensions.code).toBe('MAINTENANCE');
    }

    expect(await em.refresh(user)).toMatchObject({ passwordHash: expect.any(String) });
    expect(await em.count(Identity, { user })).toBe(0);
    const { data } = await signIn({ ...newPerson(), email: admin.email });
    expect(data.signInWithGoogle.account.id).toBe(admin.id);
    expect(infrastructure.settings.now.maintenanceMode).toBe(true);
  });

  test('finds the account again, also under another address', async ({ signIn }) => {
    const person = newPerson();
    const first = await signIn(person);

    const second = await signIn({ ...person, email: newPerson().email });

    expect(second.data.signInWithGoogle.account).toEqual(first.data.signInWithGoogle.account);
  });

  test('accepts the invitations to the address', async ({ em, signIn }) => {
    const [list, person] = [await aList(em), newPerson()];
    await anInvitation(em, { list, email: person.email });

    const { data } = await signIn(person);

    expect(await em.count(Collaborator, { list, user: data.signInWithGoogle.account.id })).toBe(1);
  });

  test('proves an address that the account has moved to, and accepts what waits for it', async ({ em, signIn }) => {
    const [list, person] = [await aList(em), newPerson()];
    const bob = await aUser(em, { email: person.email });
    const elsewhere = await aUser(em);
    const otherSubject = crypto.randomUUID();
    await linked(em, bob, person.sub);
    await linked(em, elsewhere, otherSubject);
    for (const { email } of [bob, elsewhere]) await anInvitation(em, { list, email });

    await signIn(person);
    await signIn({ ...newPerson(), sub: otherSubject });

    const members = await em.fork().find(Collaborator, { list });
    expect(members.map(({ user }) => user.id)).toEqual([bob.id]);
    expect((await em.fork().findOneOrFail(User, elsewhere.id)).emailVerifiedAt).toBeNull();
  });

  test.for([
    ['no name', undefined, 'ann.lee'],
    ['a name that is too short', 'A', 'ann.lee'],
    ['an endless name', 'n'.repeat(200), 'n'.repeat(100)],
  ] as const)('with %s finds one', async ([, name, expected], { signIn }) => {
    const { data } = await signIn({ ...newPerson(), name, email: `ann.lee@${crypto.randomUUID()}.test` });
    expect(data.signInWithGoogle.account.name).toBe(expected);
  });

  test('opens the account that has proved to have the same address, and says so by mail', async ({
    em,
    app,
    signIn,
  }) => {
    const passwordHash = await hashPassword('correct horse');
    const user = await aUser(em, { emailVerifiedAt: new Date(), passwordHash });
    const phone = await accessTokenOf(app, user);

    const { data } = await signIn({ ...newPerson(), email: user.email });

    expect(data.signInWithGoogle.account).toMatchObject({ id: user.id, hasPassword: true });
    const headers = { authorization: `Bearer ${phone}` };
    expect((await call(app, 'GET /users/me', { headers })).status).toBe(200);
    expect((await em.find(Mail, { to: user.email })).map(({ subject }) => subject)).toEqual([
      'You can sign in with Google',
    ]);
  });

  test('takes an account back from a person who made it with an address that is not theirs', async ({
    em,
    app,
    signIn,
  }) => {
    const passwordHash = await hashPassword('the password of a thief');
    const squatted = { passwordHash, googleSubject: 'a thief', subscriptionTier: 'PREMIUM' } as const;
    const user = await aUser(em, squatted);
    const session = await accessTokenOf(app, user);
    const { data: made } = await send(app, 'mutation { createApiKey(name: "Door") { secret } }', user);
    const person = { ...newPerson(), email: user.email };

    const { data } = await signIn(person);

    expect(data.signInWithGoogle.account).toMatchObject({ id: user.id, hasPassword: false, emailVerified: true });
    for (const bearer of [session, made.createApiKey.secret]) {
      const headers = { authorization: `Bearer ${bearer}` };
      expect((await call(app, 'GET /users/me', { headers })).status).toBe(401);
    }
    expect(await em.fork().count(Session, { user })).toBe(1);
    expect(await em.fork().count(ApiKey, { user })).toBe(0);
    expect((await signIn({ ...newPerson(), sub: 'a thief' })).data.signInWithGoogle.account.id).not.toBe(user.id);
  });

  test('does not hand on an account with an address that has changed hands', async ({ em, signIn }) => {
    const user = await aUser(em, { emailVerifiedAt: new Date() });
    await linked(em, user, crypto.randomUUID());

    const answer = await signIn({ ...newPerson(), email: user.email });

    expect(answer.errors[0]).toMatchObject(FAILED);
    expect(await em.count(Session, { user })).toBe(0);
  });

  test('never opens the account that owns the demo lists', async ({ em, signIn }) => {
    const { email } = await aUser(em, { isSystem: true });
    expect((await signIn({ ...newPerson(), email })).errors[0]).toMatchObject(FAILED);
  });

  test('twice at once makes one account', async ({ em, signIn }) => {
    const person = newPerson();

    const answers = await Promise.all([signIn(person), signIn({ ...person, jti: 'another' })]);

    expect(answers.some(({ data }) => data)).toBe(true);
    expect(await em.count(User, { email: person.email })).toBe(1);
  });

  test('is remembered, unless it says otherwise', async ({ em, signIn }) => {
    const isRemembered = async (input?: object) => {
      const { data } = await signIn(newPerson(), input);
      return (await em.findOneOrFail(Session, { user: data.signInWithGoogle.account.id })).isRemembered;
    };
    expect([await isRemembered(), await isRemembered({ rememberMe: false })]).toEqual([true, false]);
  });

  test('makes no account while registration is closed, and opens those there are', async ({
    em,
    app,
    google,
    infrastructure,
    onTestFinished,
  }) => {
    const { now } = infrastructure.settings;
    Object.assign(now, { allowRegistration: false });
    onTestFinished(() => void Object.assign(now, { allowRegistration: true }));
    const user = await aUser(em, { emailVerifiedAt: new Date() });
    const signIn = async (email: string) =>
      send(app, SIGN_IN, null, { input: { idToken: await google.token({ ...newPerson(), email }) } });

    const [stranger, member] = [await signIn(newPerson().email), await signIn(user.email)];

    expect(stranger.errors[0].extensions.code).toBe('REGISTRATION_CLOSED');
    expect(member.data.signInWithGoogle.account.id).toBe(user.id);
  });
});

describe('a token', () => {
  test.for<[string, JWTPayload]>([
    ['for somebody else’s site', { aud: 'another.apps.example.test' }],
    ['for us and others', { aud: [CLIENT_ID, 'another.apps.example.test'] }],
    ['of another issuer', { iss: 'https://accounts.example.test' }],
    ['that has expired', { iat: inAnHour() - 7200, exp: inAnHour() - 3660 }],
    ['that holds without end', { exp: undefined }],
    ['of yesterday that holds until tomorrow', { iat: inAnHour() - 86_400 }],
    ['of the future', { iat: inAnHour() }],
    ['that is not to be used before the hour is over', { nbf: inAnHour() }],
    ['about an address that nobody has verified', { email_verified: false }],
    ['that says “true” where true is meant', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['about something that is no address', { email: 'ann' }],
    ['about nobody', { sub: undefined }],
    ['with the nonce of another browser', { nonce: 'of another browser' }],
  ])('%s opens nothing', async ([, claims], { em, signIn }) => {
    const person = newPerson();

    const answer = await signIn({ ...person, ...claims });

    expect(answer.errors[0]).toMatchObject(FAILED);
    expect(await em.count(User, { email: person.email })).toBe(0);
  });

  test('opens nothing when it is signed by somebody else, or by nobody, or is none', async ({ app, google }) => {
    const { privateKey } = await generateKeyPair('RS256');
    const [header, , signature] = (await google.token(newPerson())).split('.');
    const [, otherPayload] = (await google.token(newPerson())).split('.');
    const unsigned = new UnsecuredJWT(newPerson()).setIssuer(google.issuer).setAudience(CLIENT_ID).setIssuedAt();
    const bad = [
      await google.token(newPerson(), privateKey),
      [header, otherPayload, signature].join('.'),
      unsigned.setExpirationTime('1h').encode(),
      await google.token(newPerson(), new TextEncoder().encode(google.publicKey), { alg: 'HS256' }), // anybody knows it
      await google.token(newPerson(), undefined, { kid: 'a key that there is not' }),
      'nonsense',
      'a.b.c',
    ];

    for (const idToken of bad) {
      const answer = await send(app, SIGN_IN, null, { input: { idToken } });
      expect(answer.errors[0]).toMatchObject(FAILED);
    }
  });

  test('opens an account once', async ({ app, google }) => {
    const idToken = await google.token(newPerson());
    const signIn = () => send(app, SIGN_IN, null, { input: { idToken } });

    const answers = [await signIn(), await signIn()];

    expect(answers.map(({ errors }) => errors?.[0].message ?? 'signed in')).toEqual(['signed in', FAILED.message]);
  });

  test('with a nonce opens it only for the browser that asked', async ({ signIn }) => {
    const nonce = 'known to one browser';
    const hashed = createHash('sha256').update(nonce).digest('base64url');

    const answers = [
      await signIn({ ...newPerson(), nonce: hashed }),
      await signIn({ ...newPerson(), nonce: hashed }, { nonce: hashed }), // as it stands in the token
      await signIn({ ...newPerson(), nonce: hashed }, { nonce }),
    ];

    expect(answers.map(({ errors }) => errors?.[0].message ?? 'signed in')).toEqual([
      FAILED.message,
      FAILED.message,
      'signed in',
    ]);
  });
});

describe('the issuer', () => {
  test('is asked once for its keys', async ({ google }) => {
    const issuer = new Issuer(googleIssuer(CLIENT_ID, undefined, google.issuer), PUBLIC_URL);
    const before = google.asked.length;

    for (let times = 0; times < 3; times++) await issuer.readToken(await google.token(newPerson()), null);

    expect(google.asked.slice(before)).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  test('out of reach means that it failed, is reported once, and is asked again after some seconds', async ({
    google,
    onTestFinished,
  }) => {
    const late = await startGoogleServer();
    await late.stop();
    const problems: unknown[] = [];
    const issuer = late.issuer;
    const log = { error: (problem: unknown) => problems.push(problem) };
    const tokens = new Issuer(googleIssuer(CLIENT_ID, undefined, issuer), PUBLIC_URL);
    await expect(tokens.readToken(await google.token(newPerson()), null, log)).rejects.toMatchObject({ status: 503 });
    expect(await tokens.authorizationUrl(log)).toBeNull();
    expect(problems).toHaveLength(1);

    const back = await startGoogleServer({ port: Number(new URL(issuer).port) });
    expect(await tokens.authorizationUrl()).toBeNull();
    vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await tokens.authorizationUrl()).toBe(`${issuer}/authorize`);
    await back.stop();
  });

  test('may sign with other keys from one day to the next', async ({ onTestFinished }) => {
    const issuer = await startGoogleServer();
    onTestFinished(issuer.stop);
    const tokens = new Issuer(googleIssuer(CLIENT_ID, undefined, issuer.issuer), PUBLIC_URL);
    const yesterday = await issuer.token(newPerson());
    await tokens.readToken(yesterday, null);

    await issuer.changeKeys();
    const today = await issuer.token(newPerson());
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] }); // keys are asked for again after a while only
    onTestFinished(() => void vi.useRealTimers());

    await expect(tokens.readToken(today, null)).resolves.toMatchObject({ name: 'Ann Lee' });
    await expect(tokens.readToken(yesterday, null)).rejects.toMatchObject({ status: 400 });
  });

  test('may be written with and without the protocol, as Google does', async ({ google, signIn }) => {
    const { data } = await signIn({ ...newPerson(), iss: google.issuer.replace('http://', '') });
    expect(data.signInWithGoogle.accessToken).toBeTruthy();
  });
});

describe('how it is told', () => {
  test('REST signs in, or answers 400 and never 401', async ({ app, google }) => {
    const person = newPerson();

    const good = await call(app, 'POST /auth/google-signin', { body: { id_token: await google.token(person) } });
    const none = await call(app, 'POST /auth/google-signin');
    const bad = await call(app, 'POST /auth/google-signin', { body: { id_token: 'nonsense' } });

    expect(good).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email: person.email } } });
    expect(none).toMatchObject({ status: 400, body: { message: 'Google ID token is required' } });
    expect(bad).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', message: FAILED.message } });
  });

  test('the configuration says where to begin', async ({ app, google }) => {
    const { data } = await send(app, '{ publicConfig { google { clientId authorizationUrl } } }');
    const config = await call(app, 'GET /config');

    const authorizationUrl = `${google.issuer}/authorize`;
    expect(data.publicConfig.google).toEqual({ clientId: CLIENT_ID, authorizationUrl });
    expect(config.body.googleClientId).toBe(CLIENT_ID);
  });
});

base('without a client id nobody signs in with Google', async ({ app }) => {
  const answer = await send(app, SIGN_IN, null, { input: { idToken: 'a token' } });
  const config = await send(app, '{ publicConfig { google { clientId } } }');

  expect(answer.errors[0]).toMatchObject({
    message: 'Google Sign-In not configured',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(config.data.publicConfig.google).toBeNull();
  expect((await call(app, 'GET /config')).body.googleClientId).toBeNull();
});
