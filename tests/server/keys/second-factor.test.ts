import { Secret } from 'otpauth';
import { describe, expect, vi } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { AuthenticatorApp } from '../../../server/keys/second-factor/authenticator-app.entity.ts';
import { RecoveryCode } from '../../../server/keys/second-factor/recovery-code.entity.ts';
import { PendingSignIn } from '../../../server/keys/sessions/pending-sign-in.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { accessTokenOf, send } from '../graphql.ts';
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
import { test } from '../server-test.ts';

const ME = '{ me { id secondFactorSince recoveryCodesLeft isSecondFactorMissing } }';
const OFF = 'mutation ($code: String!) { removeSecondFactor(code: $code) { secondFactorSince recoveryCodesLeft } }';
const RENEW =
  'mutation ($code: String!) { renewRecoveryCodes(code: $code) { recoveryCodes account { recoveryCodesLeft } } }';
const WRONG = 'This code isn’t right, or was used already. Please try another one.';

const subjects = (mails: Mail[]) => mails.map(({ subject }) => subject);

describe('setting it up', () => {
  test('takes the password, and shows the secret once, to be scanned and to be typed', async ({ em, app }) => {
    const user = await aPerson(em, { email: `ida.${crypto.randomUUID()}@example.test` });

    const { secret, uri } = (await setUp(app, user)).data.setUpSecondFactor;

    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(decodeURIComponent(address.pathname)).toBe(`/Kindlist:${user.email}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: 'Kindlist',
      secret,
      digits: '6',
      period: '30',
    });
    const kept = await em.fork().findOneOrFail(AuthenticatorApp, { user: user.id });
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(Buffer.from(kept.sealedSecret, 'base64url').includes(bytes)).toBe(false);
    expect(kept.sealedSecret).not.toContain(secret);
  });

  test.for([
    ['without the password', null],
    ['with a wrong one', 'battery staple'],
  ] as const)('is refused %s', async ([, password], { em, app }) => {
    const user = await aPerson(em);

    expect(refusal(await setUp(app, user, password))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: ['Current password is incorrect'] },
    });
  });

  test('waits for a proved address, which may else be a stranger’s', async ({ em, app }) => {
    const user = await aPerson(em, { emailVerifiedAt: null });

    expect(refusal(await setUp(app, user))?.code).toBe('EMAIL_UNVERIFIED');
  });

  test('changes nothing until a code has shown that the app knows the secret', async ({ em, app }) => {
    const user = await aPerson(em);
    await setUp(app, user);
    const token = await accessTokenOf(app, user);

    expect(refusal(await confirm(app, token, '000000'))).toMatchObject({ fields: { code: [WRONG] } });

    expect((await signIn(app, user)).data.signIn.account.id).toBe(user.id);
  });

  test('is over after an hour, and where it never began', async ({ em, app }) => {
    const user = await aPerson(em);
    const token = await accessTokenOf(app, user);
    expect(refusal(await confirm(app, token, '123456'))?.fields).toEqual({
      code: ['That took too long. Please start again.'],
    });
    const { secret } = (await setUp(app, user)).data.setUpSecondFactor;

    vi.setSystemTime(Date.now() + 61 * 60_000);

    const late = await accessTokenOf(app, user);
    expect(refusal(await confirm(app, late, anApp(secret).next()))?.fields).toEqual({
      code: ['That took too long. Please start again.'],
    });
  });

  test('gives ten recovery codes, ends sessions from before, and tells by mail in the person’s language', async ({
    em,
    app,
  }) => {
    const user = await aPerson(em, { lastLanguage: 'de' });
    const [here, elsewhere] = [await accessTokenOf(app, user), await accessTokenOf(app, user)];
    const { secret } = (await setUp(app, user)).data.setUpSecondFactor;

    const { data } = await confirm(app, here, anApp(secret).next());

    const { recoveryCodes, account } = data.confirmSecondFactor;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(account).toMatchObject({ recoveryCodesLeft: 10, secondFactorSince: expect.any(String) });
    const rows = await em.fork().find(RecoveryCode, { user: user.id });
    for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await ask(app, elsewhere, ME)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask(app, here, ME)).data.me.id).toBe(user.id);
    const mails = await em.fork().find(Mail, { to: user.email });
    expect(subjects(mails)).toEqual(['Die Anmeldung in zwei Schritten ist an']);
  });

  test('is refused twice', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });

    expect(refusal(await setUp(app, user))?.code).toBe('CONFLICT');
    expect(refusal(await confirm(app, accessToken, phone.next()))?.code).toBe('CONFLICT');
  });

  test('at once in two tabs is switched on once', async ({ em, app }) => {
    const user = await aPerson(em);
    const { secret } = (await setUp(app, user)).data.setUpSecondFactor;
    const phone = anApp(secret);
    const token = await accessTokenOf(app, user);
    const code = phone.next();

    const answers = await Promise.all([confirm(app, token, code), confirm(app, token, code)]);

    expect(
      answers
        .map(refusal)
        .map((each) => each?.code ?? 'on')
        .sort(),
    ).toEqual(['CONFLICT', 'on']);
    expect(await em.fork().count(RecoveryCode, { user: user.id })).toBe(10);
  });
});

describe('signing in', () => {
  test('asks for a code after the password, and opens nothing before it', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const sessions = await em.fork().count(Session, { user: user.id });

    const first = await signIn(app, user);

    expect(first.data).toBeNull();
    expect(first.errors[0].extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', secondsToFinish: 600 });
    expect(await em.fork().count(Session, { user: user.id })).toBe(sessions);
    const { data } = await complete(app, challengeOf(first), phone.next());
    expect(data.completeSignIn.account.id).toBe(user.id);
    expect((await ask(app, data.completeSignIn.accessToken, ME)).data.me.id).toBe(user.id);
  });

  test('takes a code that is thirty seconds old or early, and none beside that', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    vi.setSystemTime(Date.now() + 10 * 30_000);
    const challenge = challengeOf(await signIn(app, user));

    for (const offset of [-2, 2]) {
      expect(refusal(await complete(app, challenge, phone.at(offset)))).toMatchObject({ fields: { code: [WRONG] } });
    }
    expect((await complete(app, challenge, phone.at(-1))).data.completeSignIn.account.id).toBe(user.id);
    const again = challengeOf(await signIn(app, user));
    expect((await complete(app, again, phone.at(1))).data.completeSignIn.account.id).toBe(user.id);
  });

  test('takes each code once, and none from before it', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const code = phone.next();
    await complete(app, challengeOf(await signIn(app, user)), code);

    const challenge = challengeOf(await signIn(app, user));
    expect(refusal(await complete(app, challenge, code))).toMatchObject({ fields: { code: [WRONG] } });
    expect(refusal(await complete(app, challenge, phone.at(-1)))).toMatchObject({ fields: { code: [WRONG] } });
  });

  test('takes a code once also from two who send it at the same moment', async ({ em, app }) => {
    const { user, phone, recoveryCodes } = await aProtectedPerson({ em, app });
    for (const code of [phone.next(), recoveryCodes[0] as string]) {
      const challenges = [challengeOf(await signIn(app, user)), challengeOf(await signIn(app, user))];

      const answers = await Promise.all(challenges.map((challenge) => complete(app, challenge, code)));

      expect(answers.map((answer) => refusal(answer)?.code ?? 'in').sort()).toEqual(['BAD_USER_INPUT', 'in']);
    }
  });

  test('is finished once by what began it', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const challenge = challengeOf(await signIn(app, user));
    await complete(app, challenge, phone.next());

    expect(refusal(await complete(app, challenge, phone.next()))?.fields).toEqual({
      challenge: ['That took too long. Please start again.'],
    });
  });

  test('is over after ten minutes', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const challenge = challengeOf(await signIn(app, user));

    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);

    expect(refusal(await complete(app, challenge, phone.next()))?.fields).toHaveProperty('challenge');
  });

  test('takes a recovery code once, as people type it, tells by mail, and counts what is left', async ({ em, app }) => {
    const { user, recoveryCodes } = await aProtectedPerson({ em, app });
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;

    const { data } = await complete(app, challengeOf(await signIn(app, user)), typed);

    expect((await ask(app, data.completeSignIn.accessToken, ME)).data.me.recoveryCodesLeft).toBe(9);
    const again = await complete(app, challengeOf(await signIn(app, user)), code);
    expect(refusal(again)).toMatchObject({ fields: { code: [WRONG] } });
    const [mail] = await em.fork().find(Mail, { to: user.email, subject: 'A recovery code was used' });
    expect(mail?.text).toContain('you have 9 left');
  });

  test('takes no recovery code of somebody else', async ({ em, app }) => {
    const [one, other] = [await aProtectedPerson({ em, app }), await aProtectedPerson({ em, app })];

    const answer = await complete(app, challengeOf(await signIn(app, one.user)), other.recoveryCodes[0] as string);

    expect(refusal(answer)?.code).toBe('BAD_USER_INPUT');
    expect(await em.fork().count(RecoveryCode, { user: other.user.id })).toBe(10);
  });

  test('takes no code of somebody else’s app', async ({ em, app }) => {
    const [one, other] = [await aProtectedPerson({ em, app }), await aProtectedPerson({ em, app })];

    const answer = await complete(app, challengeOf(await signIn(app, one.user)), other.phone.next());

    expect(refusal(answer)?.code).toBe('BAD_USER_INPUT');
  });

  test('lets codes be guessed ten times in a quarter of an hour, and the right one is refused then', async ({
    em,
    app,
  }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const challenge = challengeOf(await signIn(app, user));
    for (let guess = 0; guess < 10; guess++) {
      expect(refusal(await complete(app, challenge, '000000'))?.code).toBe('BAD_USER_INPUT');
    }

    expect(refusal(await complete(app, challenge, phone.next()))?.code).toBe('RATE_LIMITED');
  });

  test('counts passwords that were right as guesses until the second step is done', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    for (let times = 0; times < 9; times++) challengeOf(await signIn(app, user));
    const last = challengeOf(await signIn(app, user));

    expect((await complete(app, last, phone.next())).errors).toBeUndefined();

    challengeOf(await signIn(app, user)); // in place of the one that counts no more
    expect(refusal(await signIn(app, user))?.code).toBe('RATE_LIMITED');
  });

  test('mails of a new device once the second step is done, not before', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const told = () => em.fork().count(Mail, { to: user.email, subject: 'A new sign-in to your account' });

    const challenge = challengeOf(await signIn(app, user));
    expect(await told()).toBe(0);
    await complete(app, challenge, phone.next());
    expect(await told()).toBe(1);
  });

  test('lets nobody in who was suspended after the first step', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ em, app });
    const challenge = challengeOf(await signIn(app, user));
    await em.nativeUpdate(User, user.id, { suspendedAt: new Date(), suspensionReason: 'Spam' });

    expect(refusal(await complete(app, challenge, phone.next()))?.code).toBe('ACCOUNT_SUSPENDED');
  });

  test('refuses what began with a password that is replaced meanwhile', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    const challenge = challengeOf(await signIn(app, user));

    const change = `mutation ($code: String) {
      changePassword(currentPassword: "${PASSWORD}", newPassword: "battery staple", code: $code)
    }`;
    expect((await ask(app, accessToken, change, { code: phone.next() })).errors).toBeUndefined();

    expect(refusal(await complete(app, challenge, phone.next()))?.fields).toHaveProperty('challenge');
    expect(await em.fork().count(PendingSignIn, { user: user.id })).toBe(0);
  });
});

describe('an account that signs in with it', () => {
  test('gets new recovery codes for a code, and the old ones are worthless', async ({ em, app }) => {
    const { user, phone, accessToken, recoveryCodes } = await aProtectedPerson({ em, app });
    expect(refusal(await ask(app, accessToken, RENEW, { code: '000000' }))?.code).toBe('BAD_USER_INPUT');

    const { data } = await ask(app, accessToken, RENEW, { code: phone.next() });

    const renewed: string[] = data.renewRecoveryCodes.recoveryCodes;
    expect(renewed).toHaveLength(10);
    const old = await complete(app, challengeOf(await signIn(app, user)), recoveryCodes[3] as string);
    expect(refusal(old)?.code).toBe('BAD_USER_INPUT');
    const fresh = await complete(app, challengeOf(await signIn(app, user)), renewed[3] as string);
    expect(fresh.data.completeSignIn.account.id).toBe(user.id);
  });

  test('switches it off with a code alone, and is told by mail', async ({ em, app }) => {
    const { user, phone, accessToken } = await aProtectedPerson({ em, app });
    for (const code of ['', '000000', PASSWORD]) {
      expect(refusal(await ask(app, accessToken, OFF, { code }))?.code).toBe('BAD_USER_INPUT');
    }

    const { data } = await ask(app, accessToken, OFF, { code: phone.next() });

    expect(data.removeSecondFactor).toEqual({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect((await signIn(app, user)).data.signIn.account.id).toBe(user.id);
    expect(await em.fork().count(AuthenticatorApp, { user: user.id })).toBe(0);
    expect(await em.fork().count(Mail, { to: user.email, subject: 'Two-step sign-in is off' })).toBe(1);
    expect(refusal(await ask(app, accessToken, OFF, { code: phone.next() }))?.code).toBe('CONFLICT');
  });

  test('tells nobody else that it does', async ({ em, app }) => {
    const { user } = await aProtectedPerson({ em, app });

    const { errors } = await send(app, `{ publicProfile(id: "${user.id}") { secondFactorSince } }`);

    expect(errors[0].message).toContain('Cannot query field');
  });

  test('reads its codes no more under another signing secret, and still takes recovery codes', async ({ em, app }) => {
    const { user, phone, recoveryCodes } = await aProtectedPerson({ em, app });
    const other = await em.fork().findOneOrFail(AuthenticatorApp, { user: user.id });
    const flipped = `${other.sealedSecret.slice(0, -1)}${other.sealedSecret.endsWith('A') ? 'B' : 'A'}`;
    await em.nativeUpdate(AuthenticatorApp, { user: user.id }, { sealedSecret: flipped });
    const challenge = challengeOf(await signIn(app, user));

    expect(refusal(await complete(app, challenge, phone.next()))?.code).toBe('BAD_USER_INPUT');
    expect((await complete(app, challenge, recoveryCodes[0] as string)).errors).toBeUndefined();
  });
});
