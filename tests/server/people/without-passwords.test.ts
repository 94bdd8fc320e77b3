import { expect } from 'vitest';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Passkey } from '../../../server/keys/second-factor/passkey.entity.ts';
import { PasskeyCeremony } from '../../../server/keys/second-factor/passkey-ceremony.ts';
import { EmailToken } from '../../../server/people/accounts/email-token.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { startOpenidServer } from '../../fakes/openid-server.ts';
import { send } from '../graphql.ts';
import { aDevice, add, BEGIN, finish, START, start } from '../passkeys.ts';
import { call } from '../rest.ts';
import { ask, challengeOf, completeByPasskey } from '../second-factors.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';
import { accountThrough, enter, settingsFrom, variablesFor } from './openid.ts';

const PASSWORD = 'correct horse';

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('home', { scope: 'file' }, async ({}, { onCleanup }) => {
    const home = await startOpenidServer(OPENID_KINDS.Keycloak, { redirectUri: `${PUBLIC_URL}/signin/home` });
    onCleanup(home.stop);
    return home;
  })
  .extend('issuers', { scope: 'file' }, async ({ home }) =>
    settingsFrom(variablesFor('home', OPENID_KINDS.Keycloak, home.issuer)),
  )
  .extend('passwordsEnabled', { scope: 'file' }, false);

test('everybody is told how people sign in', async ({ app }) => {
  const { data } = await send(app, '{ publicConfig { passwordsEnabled issuers { id name iconPath signsOutThere } } }');
  const issuers = [{ id: 'home', name: 'Home', iconPath: null, signsOutThere: false }];
  expect(data.publicConfig).toEqual({ passwordsEnabled: false, issuers });
  expect((await call(app, 'GET /config')).body).toMatchObject({ passwordsEnabled: false, issuers });
});

test('a right password opens nothing, and none can be asked for, chosen or changed', async ({ app, em }) => {
  const user = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
  const { email } = user;
  const account = `{ name: "Ann", email: "new@example.test", password: "${PASSWORD}", acceptTerms: true }`;
  const calls = [
    `signIn(input: { email: "${email}", password: "${PASSWORD}" }) { accessToken }`,
    `signUp(input: ${account}) { accessToken }`,
    `requestPasswordReset(email: "${email}")`,
    `resetPassword(token: "a", newPassword: "${PASSWORD}")`,
  ];

  for (const each of calls) {
    const { errors } = await send(app, `mutation { ${each} }`);
    expect(errors?.[0], each).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  }
  const change = `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "battery staple") }`;
  expect((await send(app, change, user)).errors[0].extensions.code).toBe('FORBIDDEN');
  for (const [path, body] of [
    ['POST /auth/login', { email, password: PASSWORD }],
    ['POST /auth/register', { name: 'Ann', email: 'new@example.test', password: PASSWORD, accept_terms: true }],
    ['POST /auth/forgot-password', { email }],
    ['POST /auth/reset-password/a', { new_password: PASSWORD }],
  ] as const) {
    expect((await call(app, path, { body })).status, path).toBe(403);
  }
  expect(await em.count(EmailToken, { user })).toBe(0);
  expect(await em.count(User, { email: 'new@example.test' })).toBe(0);
});

test('a passkey opens nothing either, and none is added', async ({ app, em }) => {
  const user = await aUser(em, { emailVerifiedAt: new Date() });
  const response = '{ "id": "a" }';
  for (const answer of [
    await send(app, BEGIN, user),
    await add(app, user, response),
    await send(app, START),
    await finish(app, response),
  ]) {
    expect(answer.errors).toMatchObject([
      { message: 'This site doesn’t use passkeys.', extensions: { code: 'FORBIDDEN' } },
    ]);
  }
});

test('nobody is asked for a password that they cannot use any more', async ({ app, em }) => {
  const user = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
  expect((await send(app, '{ me { hasPassword } }', user)).data.me.hasPassword).toBe(false);

  const moved = await send(app, 'mutation { updateProfile(changes: { email: "moved@example.test" }) { email } }', user);
  expect(moved.data.updateProfile.email).toBe('moved@example.test');
  const gone = await send(app, 'mutation { deleteAccount(confirm: "DELETE") }', user);
  expect(gone.errors).toBeUndefined();
  expect(await em.fork().count(User, { id: user.id })).toBe(0);
});

test('people come in through the other server', async ({ app, home }) => {
  expect((await accountThrough(app, 'home')).email).toBe(home.person.email);
});

test('a passkey from before goes on as the second step after the other server, and gives codes', async ({
  app,
  em,
}) => {
  const user = await em.findOneOrFail(User, (await accountThrough(app, 'home')).id);
  const ceremony = new PasskeyCeremony(em.fork(), { siteName: 'Kindlist', siteUrl: PUBLIC_URL });
  const device = aDevice();
  const made = await ceremony.verifyMade(user, JSON.parse(device.create(await ceremony.askToMake(user, []))));
  em.create(Passkey, { user, name: 'My phone', ...made });
  await em.flush();
  await em.nativeUpdate(User, user.id, { secondFactorSince: new Date() });
  const challenge = challengeOf(await enter(app, 'home'));

  const { data } = await completeByPasskey(app, challenge, device.get(await start(app, challenge)));

  expect(data.completeSignIn.account.id).toBe(user.id);
  const { accessToken } = data.completeSignIn;
  const { options } = (await ask(app, accessToken, START)).data.beginPasskeySignIn;
  const CHECK = 'mutation ($response: String!) { checkPasskey(response: $response) { code } }';
  expect((await ask(app, accessToken, CHECK, { response: device.get(options) })).data.checkPasskey.code).toBeTruthy();
});
