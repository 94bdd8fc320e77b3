import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { accessTokenOf, listen, send } from '../graphql.ts';
import { answerResets } from '../password-resets.ts';
import { call, problem } from '../rest.ts';
import { PUBLIC_URL, servicesOn, test } from '../server-test.ts';

const PASSWORD = 'correct horse';
const newEmail = () => `${crypto.randomUUID()}@example.test`;
const withPassword = async (em: EntityManager, overrides: Partial<User> = {}) =>
  aUser(em, { passwordHash: await hashPassword(PASSWORD), ...overrides });

const UPDATE = `mutation ($input: ProfileChangesInput!, $currentPassword: String) {
  updateProfile(input: $input, currentPassword: $currentPassword) { name email emailVerified }
}`;
const CHANGE_PASSWORD = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
}`;

const mailsTo = (em: EntityManager, to: string) => em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });

/** Sends under a token that is already there: the session of which it is matters. */
async function sendAs(app: FastifyInstance, token: string, query: string, variables: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return response.json();
}

const refusal = (answer: { errors: { message: string; extensions: { code: string; fields: object } }[] }) => ({
  code: answer.errors[0]?.extensions.code,
  fields: answer.errors[0]?.extensions.fields,
});

describe('the profile', () => {
  test('takes another name, and leaves the address alone', async ({ em, app }) => {
    const user = await aUser(em, { emailVerifiedAt: new Date() });

    const answer = await send(app, UPDATE, user, { input: { name: '  Ann Berg ' } });

    expect(answer.data.updateProfile).toEqual({ name: 'Ann Berg', email: user.email, emailVerified: true });
    expect(await mailsTo(em, user.email)).toEqual([]);
  });

  test('takes another address, which is to be verified, and tells the former one', async ({ em, app, services }) => {
    const user = await aUser(em, { emailVerifiedAt: new Date() });
    const { email: former } = user;
    const email = newEmail();

    const answer = await send(app, UPDATE, user, { input: { email: ` ${email.toUpperCase()} ` } });

    expect(answer.data.updateProfile).toEqual({ name: 'Ann Lee', email, emailVerified: false });
    const [notice] = await mailsTo(em, former);
    expect(notice?.subject).toBe('Your email address was changed');
    expect(notice?.text).toContain(`You now sign in with ${email}`);
    const [verification] = await mailsTo(em, email);
    const token = verification?.text.match(new RegExp(`${PUBLIC_URL}/verify-email/([\\w-]+)`))?.[1] ?? '';
    await services.accounts.verifyEmail({ token });
    expect((await send(app, '{ me { emailVerified } }', user)).data.me.emailVerified).toBe(true);
  });

  test.for([
    [undefined, 'Current password is required'],
    ['wrong horse', 'Current password is incorrect'],
  ])('takes another address from who has a password, not with %s', async ([currentPassword, message], { em, app }) => {
    const user = await withPassword(em);
    const change = (password?: string) =>
      send(app, UPDATE, user, { input: { email: newEmail() }, currentPassword: password });

    expect(refusal(await change(currentPassword))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { currentPassword: [message] },
    });
    expect((await change(PASSWORD)).data.updateProfile.emailVerified).toBe(false);
  });

  test('tells an address that was never proved neither the new one nor a way in', async ({ em, app }) => {
    const user = await aUser(em);
    const { email: former } = user;
    const email = newEmail();

    await send(app, UPDATE, user, { input: { email } });

    const [notice] = await mailsTo(em, former);
    expect(notice?.text).not.toContain(email);
    expect(notice?.text).not.toContain('restore-email');
  });

  test('sent as it is, changes nothing and mails nobody', async ({ em, app }) => {
    const user = await aUser(em, { emailVerifiedAt: new Date() });

    const answer = await send(app, UPDATE, user, { input: { name: user.name, email: user.email.toUpperCase() } });

    expect(answer.data.updateProfile.emailVerified).toBe(true);
    expect(await mailsTo(em, user.email)).toEqual([]);
  });

  test('refuses an address that has an account, and keeps the name too', async ({ em, app }) => {
    const [user, other] = [await aUser(em), await aUser(em)];

    const answer = await send(app, UPDATE, user, { input: { name: 'Ann Berg', email: other.email.toUpperCase() } });

    const message = 'An account with this email already exists.';
    expect(refusal(answer)).toEqual({ code: 'CONFLICT', fields: { email: [message] } });
    expect((await send(app, '{ me { name } }', user)).data.me.name).toBe('Ann Lee');
  });

  test('lets one of two who want the same address at once have it', async ({ em, app }) => {
    const users = [await aUser(em), await aUser(em)];
    const email = newEmail();

    const answers = await Promise.all(users.map((user) => send(app, UPDATE, user, { input: { email } })));

    const codes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'changed');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'changed']);
    expect(await mailsTo(em, email)).toHaveLength(1);
  });

  test('says for each field what is wrong with it', async ({ em, app }) => {
    const answer = await send(app, UPDATE, await aUser(em), { input: { name: ' A ', email: 'ann@' } });

    const fields = {
      name: ['Name must be at least 2 characters'],
      email: ['Please enter a valid email address'],
    };
    expect(refusal(answer)).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  test('mails to a few new addresses, not to any number', async ({ em, orm, infrastructure }) => {
    const user = await aUser(em);
    const attempt = () => {
      const { profile } = servicesOn(orm, infrastructure, '203.0.113.40');
      return profile.updateProfile(user, { email: newEmail() }, {});
    };
    for (let times = 0; times < 10; times += 1) await attempt();

    await expect(attempt()).rejects.toThrow('Too many attempts. Please try again later.');
  });

  test('belongs to somebody signed in', async ({ app }) => {
    for (const query of [
      'mutation { updateProfile(input: { name: "Ann Berg" }) { id } }',
      'mutation { changePassword(currentPassword: "correct horse", newPassword: "battery staple") }',
      'mutation { deleteAccount(password: "correct horse") }',
    ]) {
      expect((await send(app, query)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('changing the password', () => {
  test('ends every other session with its sockets, and keeps this one', async ({ em, app, services }) => {
    const user = await withPassword(em);
    const here = await accessTokenOf(app, user);
    const elsewhere = await listen(app, 'subscription { myListsChanged { kind } }', user);
    await elsewhere.next();
    const input = { currentPassword: PASSWORD, newPassword: 'battery staple' };

    const answer = await sendAs(app, here, CHANGE_PASSWORD, input);

    expect(answer).toEqual({ data: { changePassword: user.id } });
    expect(await elsewhere.closed).toBe(4401);
    expect(await em.count(Session, { user })).toBe(1);
    expect((await sendAs(app, here, '{ me { id } }')).data.me.id).toBe(user.id);
    const signIn = (password: string) => services.accounts.signIn({ email: user.email, password });
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await signIn('battery staple')).account.id).toBe(user.id);
  });

  test.for([
    ['', '', { currentPassword: ['Current password is required'], newPassword: ['New password is required'] }],
    ['short', 'battery staple', { currentPassword: ['Current password is incorrect'] }],
    [PASSWORD, 'short', { newPassword: ['Password must be at least 8 characters'] }],
    ['wrong horse', 'battery staple', { currentPassword: ['Current password is incorrect'] }],
  ] as const)('from "%s" to "%s" is refused', async ([currentPassword, newPassword, fields], { em, app }) => {
    const user = await withPassword(em);

    const answer = await send(app, CHANGE_PASSWORD, user, { currentPassword, newPassword });

    expect(refusal(answer)).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await em.count(Session, { user })).toBe(1);
  });

  test('closes the links of reset mails that are still on their way', async ({ em, app, services, infrastructure }) => {
    const user = await withPassword(em);
    await services.accounts.requestPasswordReset({ email: user.email });
    await answerResets(em, infrastructure);
    const [mail] = await mailsTo(em, user.email);
    const token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? '';
    await send(app, CHANGE_PASSWORD, user, { currentPassword: PASSWORD, newPassword: 'battery staple' });

    const attempt = services.accounts.resetPassword({ token, newPassword: 'another staple' });

    await expect(attempt).rejects.toThrow('Reset link is invalid or has expired');
  });

  test('is guessed at ten times, here and at signing in together', async ({ em, orm, infrastructure }) => {
    const user = await withPassword(em);
    const { profile, accounts } = servicesOn(orm, infrastructure, '203.0.113.41');
    const guess = (currentPassword: string) =>
      profile.changePassword(user, null, { currentPassword, newPassword: 'battery staple' });
    const right = { email: user.email, password: PASSWORD };
    for (let times = 0; times < 10; times += 1) await guess('wrong horse').catch(() => {});

    await expect(guess(PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(profile.deleteAccount(user, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(accounts.signIn(right)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('over REST', () => {
  test('PUT and PATCH /users/me give the changed user twice', async ({ em, app }) => {
    const user = await aUser(em);

    const put = await call(app, 'PUT /users/me', { viewer: user, body: { full_name: 'Ann Berg' } });
    const email = newEmail();
    const patch = await call(app, 'PATCH /users/me', { viewer: user, body: { email, name: null } });

    const changed = { name: 'Ann Berg', full_name: 'Ann Berg', email: user.email };
    expect(put).toMatchObject({
      status: 200,
      body: { success: true, message: 'Profile updated successfully', ...changed, data: changed },
    });
    expect(patch.body).toMatchObject({ email, name: 'Ann Berg', email_verified: false, data: { email } });
  });

  test('PUT /users/me refuses as the contract says', async ({ em, app }) => {
    const [viewer, other] = [await aUser(em), await aUser(em)];
    const put = (body: object) => call(app, 'PUT /users/me', { viewer, body });

    const [invalid, taken] = [await put({ email: 'ann@' }), await put({ email: other.email })];

    const wrong = 'Please enter a valid email address';
    expect(invalid.body).toEqual(problem('BAD_USER_INPUT', wrong, [{ field: 'email', message: wrong }]));
    expect(taken.status).toBe(409);
    const message = 'An account with this email already exists.';
    expect(taken.body).toEqual(problem('CONFLICT', message, [{ field: 'email', message }]));
  });

  test('PUT /users/me/password never answers 401 for a wrong password', async ({ em, app }) => {
    const viewer = await withPassword(em);
    const put = (current_password: string) =>
      call(app, 'PUT /users/me/password', { viewer, body: { current_password, new_password: 'battery staple' } });

    const [wrong, right] = [await put('wrong horse'), await put(PASSWORD)];

    const message = 'Current password is incorrect';
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual(problem('BAD_USER_INPUT', message, [{ field: 'current_password', message }]));
    expect(right.status).toBe(200);
    expect(right.body).toEqual({ success: true, data: null, message: 'Password changed successfully' });
  });

  test('DELETE /users/me takes the password, or the word from those who have none', async ({ em, app }) => {
    const [ann, bob] = [await withPassword(em), await aUser(em)];
    const remove = (viewer: User, body: object) => call(app, 'DELETE /users/me', { viewer, body });

    const wrong = await remove(ann, { password: 'wrong horse', confirm: 'DELETE' });
    const answers = [await remove(ann, { password: PASSWORD }), await remove(bob, { confirm: 'DELETE' })];

    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toBe('Current password is incorrect');
    const deleted = { success: true, data: null, message: 'Account deleted' };
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 200, body: deleted })),
    );
    expect(await em.fork().count(User, { id: [ann.id, bob.id] })).toBe(0);
  });

  test('all of it is for somebody signed in', async ({ app }) => {
    for (const line of ['PUT /users/me', 'PUT /users/me/password', 'DELETE /users/me']) {
      expect((await call(app, line, { body: {} })).status).toBe(401);
    }
  });
});
