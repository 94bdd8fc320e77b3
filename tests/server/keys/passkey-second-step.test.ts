import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { RecoveryCode } from '../../../server/keys/second-factor/recovery-code.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import type { PasskeyDevice } from '../../fakes/passkey-device.ts';
import { accessTokenOf, world } from '../graphql.ts';
import { aDevice, aPasskeyOf, BEGIN, REMOVE, signInWithPasskey, start } from '../passkeys.ts';
import { aPerson, ask, challengeOf, complete, confirm, PASSWORD, refusal, setUp, signIn } from '../second-factors.ts';
import { test } from '../server-test.ts';

type App = Parameters<typeof start>[0];

const CHECK = 'mutation ($response: String!) { checkPasskey(response: $response) { code expiresAt } }';
const OFF = 'mutation ($code: String!) { removeSecondFactor(code: $code) { secondFactorSince hasAuthenticatorApp } }';
const RENEW = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) { recoveryCodes } }';
const CHANGE =
  'mutation ($code: String) { changePassword(currentPassword: "correct horse", newPassword: "battery staple 9", code: $code) }';

const check = async (app: App, accessToken: string, device: PasskeyDevice) =>
  ask(app, accessToken, CHECK, { response: device.get(await start(app)) });

const codeFor = async (app: App, accessToken: string, device: PasskeyDevice): Promise<string> =>
  (await check(app, accessToken, device)).data.checkPasskey.code;

/** Somebody whose second step is a passkey: there is no app. */
async function aPasskeyPerson({ app, em }: { app: App; em: EntityManager }, overrides = {}) {
  const user = await aPerson(em, overrides);
  const { device, id } = await aPasskeyOf(app, user);
  const accessToken = await accessTokenOf(app, user);
  const { recoveryCodes } = (await confirm(app, accessToken, await codeFor(app, accessToken, device))).data
    .confirmSecondFactor;
  return { user, device, passkeyId: id, accessToken, recoveryCodes: recoveryCodes as string[] };
}

describe('a passkey as the second step', () => {
  test('is switched on by showing it: ten recovery codes are given, other sessions end, a mail tells', async ({
    em,
    app,
  }) => {
    const user = await aPerson(em);
    const elsewhere = await accessTokenOf(app, user);
    const { device } = await aPasskeyOf(app, user);
    const accessToken = await accessTokenOf(app, user);
    const code = await codeFor(app, accessToken, device);

    const { data } = await confirm(app, accessToken, code);

    expect(data.confirmSecondFactor.recoveryCodes).toHaveLength(10);
    expect(data.confirmSecondFactor.account.secondFactorSince).not.toBeNull();
    const me = (await ask(app, accessToken, '{ me { hasAuthenticatorApp recoveryCodesLeft } }')).data.me;
    expect(me).toEqual({ hasAuthenticatorApp: false, recoveryCodesLeft: 10 });
    expect((await ask(app, elsewhere, '{ me { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const mails = await em.fork().find(Mail, { to: user.email, subject: 'Two-step sign-in is on' });
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('also takes a passkey')]);
    expect(refusal(await confirm(app, accessToken, code))).toMatchObject({ code: 'CONFLICT' });
  });

  test('is asked for after the password: a recovery code goes in its place, once, and counts as two factors', async ({
    em,
    app,
  }) => {
    const { user, device, recoveryCodes } = await aPasskeyPerson({ app, em });
    const first = await signIn(app, user);
    expect(first.errors[0].extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', hasApp: false });
    const challenge = challengeOf(first);

    expect(refusal(await complete(app, challenge, '123456'))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await complete(app, challenge, `${recoveryCodes[0]}`)).data.completeSignIn.account.id).toBe(user.id);
    expect(await em.fork().count(Session, { user: user.id, isTwoFactor: true })).toBe(2);
    expect(refusal(await complete(app, challengeOf(await signIn(app, user)), `${recoveryCodes[0]}`))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect((await signInWithPasskey(app, device)).data.signInWithPasskey.account.id).toBe(user.id);
  });

  test('proves whatever takes a code, by one that is taken once and by its owner alone', async ({ em, app }) => {
    const { user, device, accessToken } = await aPasskeyPerson({ app, em });
    expect(refusal(await ask(app, accessToken, CHANGE, {}))).toMatchObject({ fields: { code: expect.anything() } });
    const code = await codeFor(app, accessToken, device);
    const stranger = await aPasskeyPerson({ app, em });
    expect(refusal(await ask(app, stranger.accessToken, RENEW, { code }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(refusal(await check(app, stranger.accessToken, device))).toMatchObject({ code: 'BAD_USER_INPUT' });

    expect((await ask(app, accessToken, RENEW, { code })).data.renewRecoveryCodes.recoveryCodes).toHaveLength(10);
    expect(refusal(await ask(app, accessToken, RENEW, { code }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    const next = await codeFor(app, accessToken, device);
    expect((await ask(app, accessToken, CHANGE, { code: next })).data.changePassword).toBe(user.id);
  });

  test('cannot be removed while it is the only one; switching off takes it, and removing it afterwards does not', async ({
    em,
    app,
  }) => {
    const { device, passkeyId, accessToken } = await aPasskeyPerson({ app, em });
    expect(refusal(await ask(app, accessToken, REMOVE, { id: passkeyId }))).toMatchObject({ code: 'CONFLICT' });
    expect(refusal(await ask(app, accessToken, OFF, { code: '000000' }))).toMatchObject({ code: 'BAD_USER_INPUT' });

    const { data } = await ask(app, accessToken, OFF, { code: await codeFor(app, accessToken, device) });

    expect(data.removeSecondFactor).toEqual({ secondFactorSince: null, hasAuthenticatorApp: false });
    expect((await ask(app, accessToken, REMOVE, { id: passkeyId })).data.removePasskey.passkeys).toEqual([]);
  });

  test('that is lost is replaced: in by a recovery code, a new one by another, then the lost one goes', async ({
    em,
    app,
  }) => {
    const { user, passkeyId, recoveryCodes } = await aPasskeyPerson({ app, em });
    const answer = await complete(app, challengeOf(await signIn(app, user)), `${recoveryCodes[0]}`);
    const { accessToken } = answer.data.completeSignIn;
    const proof = { password: PASSWORD, code: recoveryCodes[1] };
    const { options } = (await ask(app, accessToken, BEGIN, proof)).data.beginPasskey;
    const [ADD, phone] = ['mutation ($input: NewPasskeyInput!) { addPasskey(input: $input) { id } }', aDevice()];
    const added = await ask(app, accessToken, ADD, { input: { name: 'New phone', response: phone.create(options) } });
    expect(added.errors).toBeUndefined();

    expect(refusal(await ask(app, accessToken, REMOVE, { id: passkeyId }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { code: ['Please enter a code'] },
    });
    const code = await codeFor(app, accessToken, phone);
    expect((await ask(app, accessToken, REMOVE, { id: passkeyId, code })).data.removePasskey.passkeys).toHaveLength(1);

    expect((await signInWithPasskey(app, phone)).errors).toBeUndefined();
    expect(await em.fork().count(RecoveryCode, { user: user.id })).toBe(8);
  });

  test('lets an administrator into the area that asks for two factors', async ({ em, app, onTestFinished }) => {
    const { user, device, accessToken, recoveryCodes } = await aPasskeyPerson({ app, em }, { role: 'ADMIN' });
    const { settings } = (world.get(app) ?? expect.unreachable()).infrastructure;
    const demand = async (isOn: boolean) => {
      const change = `{ requireSecondFactorOfAdministrators: ${isOn} }`;
      await ask(app, accessToken, `mutation { saveSettings(changes: ${change}) { siteName } }`);
      await expect.poll(() => settings.now.requireSecondFactorOfAdministrators).toBe(isOn);
    };
    onTestFinished(() => demand(false));
    await demand(true);
    const byCode = await complete(app, challengeOf(await signIn(app, user)), `${recoveryCodes[0]}`);
    const byPasskey = await signInWithPasskey(app, device);

    for (const { accessToken: token } of [byCode.data.completeSignIn, byPasskey.data.signInWithPasskey]) {
      expect((await ask(app, token, '{ adminUsers { total } }')).errors).toBeUndefined();
    }
  });
});

test('no way leads around it: not a set-up of an app, not a code without the passkey, not a key', async ({
  em,
  app,
}) => {
  const { user, device, accessToken } = await aPasskeyPerson({ app, em });
  expect(refusal(await setUp(app, user))).toMatchObject({ code: 'CONFLICT' });
  const answer = device.get(await start(app));
  expect((await ask(app, accessToken, CHECK, { response: answer })).errors).toBeUndefined();
  expect(refusal(await ask(app, accessToken, CHECK, { response: answer }))).toMatchObject({ code: 'BAD_USER_INPUT' }); // signed once, good once
  const { apiKey } = await anApiKey(em, user, ['READ_LISTS', 'WRITE_LISTS']);
  expect((await ask(app, apiKey, CHECK, { response: device.get(await start(app)) })).errors[0].extensions.code).toMatch(
    /FORBIDDEN|UNAUTHENTICATED|PLAN_LIMIT/,
  );
});
