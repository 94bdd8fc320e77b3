import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { EmailToken } from '../../../server/people/accounts/email-token.entity.ts';
import { Identity } from '../../../server/people/accounts/identity.entity.ts';
import { aUser, linked } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { accessTokenOf, send } from '../graphql.ts';
import { answerResets } from '../password-resets.ts';
import { test } from '../server-test.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';
const LOOK = 'query ($token: String!) { emailRestore(token: $token) { email isTaken } }';
const RESTORE = `mutation ($token: String!, $newPassword: String!) {
  restoreEmail(token: $token, newPassword: $newPassword)
}`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { account { email emailVerified } }
}`;
const CHANGE = `mutation ($email: String!) {
  updateProfile(changes: { email: $email }, currentPassword: "${PASSWORD}") { id }
}`;

const newEmail = () => `${crypto.randomUUID()}@example.test`;

async function tokenMailedTo(em: EntityManager, address: string, path = 'restore-email'): Promise<string> {
  const mails = await em
    .fork()
    .find(Mail, { to: address, text: { $like: `%/${path}/%` } }, { orderBy: { id: 'desc' } });
  return mails[0]?.text.match(new RegExp(`/${path}/([\\w-]+)`))?.[1] ?? 'none';
}

/** Somebody whose address was changed, and the link that they were mailed. */
async function aChange({ em, app }: { em: EntityManager; app: FastifyInstance }) {
  const former = newEmail();
  const overrides = { email: former, emailVerifiedAt: new Date(), passwordHash: await hashPassword(PASSWORD) };
  const user = await aUser(em, overrides);
  const email = newEmail();
  await send(app, CHANGE, user, { email });
  const token = await tokenMailedTo(em, former);
  const restore = (with_ = token) => send(app, RESTORE, null, { token: with_, newPassword: NEW_PASSWORD });
  const look = async () => (await send(app, LOOK, null, { token })).data.emailRestore;
  const userNow = () => em.fork().findOneOrFail(User, user.id);
  return { user, former, email, token, restore, look, userNow };
}

const fieldsOf = (answer: { errors: { extensions: { fields: object } }[] }) => answer.errors[0]?.extensions.fields;
const UNUSABLE = { token: ['This link is invalid, was used or has expired'] };

describe('the link in the mail about a changed address', () => {
  test('puts the address back, verified, with a new password, and lets nobody else in', async ({ em, app }) => {
    const { user, former, email, look, restore } = await aChange({ em, app });
    await linked(em, user, crypto.randomUUID());
    await em.nativeUpdate(User, user.id, { emailVerifiedAt: new Date() });
    await accessTokenOf(app, user);
    const { headers } = await anApiKey(em, user, ['READ_LISTS']);

    expect(await look()).toEqual({ email: former, isTaken: false });
    expect((await restore()).data).toEqual({ restoreEmail: user.id });

    expect(await em.count(Session, { user })).toBe(0);
    expect((await app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(401);
    expect(await em.count(Identity, { user })).toBe(0);
    const signIn = (address: string, password: string) => send(app, SIGN_IN, null, { email: address, password });
    expect((await signIn(former, NEW_PASSWORD)).data.signIn.account).toEqual({ email: former, emailVerified: true });
    for (const [address, password] of [
      [former, PASSWORD],
      [email, NEW_PASSWORD],
    ] as const) {
      expect((await signIn(address, password)).errors[0].extensions.code).toBe('INVALID_CREDENTIALS');
    }
  });

  test('tells the address that the account had meanwhile, and names nobody there', async ({ em, app }) => {
    const { restore, email, former, user } = await aChange({ em, app });
    await restore();

    const mails = await em.fork().find(Mail, { to: email, subject: 'This address no longer opens your account' });
    expect(mails).toHaveLength(1);
    const [{ text }] = mails as [Mail];
    for (const secret of [former, user.name]) expect(text).not.toContain(secret);
    expect(text).toContain('/contact');
  });

  test('works once, also for two at the same moment', async ({ em, app }) => {
    const { look, restore } = await aChange({ em, app });

    const answers = await Promise.all([restore(), restore()]);

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await look()).toBeNull();
    expect(fieldsOf(await restore())).toEqual(UNUSABLE);
  });

  test('is over after 7 days', async ({ em, app }) => {
    const { user, look, restore } = await aChange({ em, app });
    const { expiresAt } = await em.findOneOrFail(EmailToken, { user, purpose: 'RESTORE_EMAIL' });
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24);

    await em.nativeUpdate(EmailToken, { user }, { expiresAt: new Date(Date.now() - 1) });

    expect(await look()).toBeNull();
    expect(fieldsOf(await restore())).toEqual(UNUSABLE);
  });

  test('goes back past all later addresses, whose own links end with it', async ({ em, app }) => {
    const { user, former, email, restore, userNow } = await aChange({ em, app });
    await em.nativeUpdate(User, user.id, { emailVerifiedAt: new Date() });
    await send(app, CHANGE, await userNow(), { email: newEmail() });
    const later = await tokenMailedTo(em, email);
    expect(later).not.toBe('none');

    expect((await restore()).errors).toBeUndefined();

    expect((await userNow()).email).toBe(former);
    expect(fieldsOf(await restore(later))).toEqual(UNUSABLE);
    expect((await userNow()).email).toBe(former);
  });

  test('holds after the new address was proved by a new password', async ({ em, app, infrastructure, services }) => {
    const { former, email, restore, userNow } = await aChange({ em, app });
    await services.accounts.requestPasswordReset({ email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, email, 'reset-password');
    await services.accounts.resetPassword({ token, newPassword: 'of somebody else' });

    expect((await restore()).errors).toBeUndefined();

    expect((await userNow()).email).toBe(former);
  });

  test('says that another account has the address by now, and works once it is free', async ({ em, app }) => {
    const { former, email, look, restore, userNow } = await aChange({ em, app });
    const other = await aUser(em, { email: former });

    expect(await look()).toEqual({ email: former, isTaken: true });
    expect((await restore()).errors[0].extensions.code).toBe('CONFLICT');
    expect((await userNow()).email).toBe(email);

    await em.nativeDelete(User, { id: other.id });
    expect((await restore()).errors).toBeUndefined();
    expect((await userNow()).email).toBe(former);
  });

  test('opens nothing where the account is gone', async ({ em, app, services }) => {
    const { look, restore, userNow } = await aChange({ em, app });
    await services.profile.deleteAccount(await userNow(), { password: PASSWORD });

    expect(await look()).toBeNull();
    expect(fieldsOf(await restore())).toEqual(UNUSABLE);
  });
});
