import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { bearer } from '../graphql.ts';
import { answerResets } from '../password-resets.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const PASSWORD = 'correct horse';
const newEmail = () => `${crypto.randomUUID()}@example.test`;

async function post(app: FastifyInstance, path: string, payload?: object | string, headers = {}) {
  const response = await app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const refusal = (code: string, message: string, field?: string) => ({
  success: false,
  data: null,
  message,
  detail: message,
  code,
  errors: field ? [{ field, message }] : [],
});

describe('POST /auth/register', () => {
  test('gives the created user, twice: at the top and under data', async ({ app }) => {
    const email = newEmail();

    const { status, body } = await post(app, '/auth/register', { email, password: PASSWORD, full_name: 'Ann Lee' });

    const user = {
      email,
      name: 'Ann Lee',
      full_name: 'Ann Lee',
      is_admin: false,
      role: 'user',
      subscription_tier: 'free',
      subscriptionTier: 'free',
      email_verified: false,
      avatar_url: null,
      lists_created: 0,
      preferences: { notifications: true, emailFrequency: 'weekly', theme: 'system' },
    };
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, ...user, data: user });
    expect(body.created_at).toBe(body.createdAt);
    expect(body.data.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|token/i);
  });

  test('takes the name by either name', async ({ app }) => {
    const { body } = await post(app, '/auth/register', { email: newEmail(), password: PASSWORD, name: 'Bob' });
    expect(body.full_name).toBe('Bob');
  });

  test('names every wrong field, and the first in the message', async ({ app }) => {
    const { status, body } = await post(app, '/auth/register', { email: 'ann@', password: 'short' });

    expect(status).toBe(400);
    expect(body).toEqual({
      ...refusal('BAD_USER_INPUT', 'Name must be at least 2 characters'),
      errors: [
        { field: 'full_name', message: 'Name must be at least 2 characters' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'password', message: 'Password must be at least 8 characters' },
      ],
    });
  });

  test('gives nobody more than a free account, whatever they send along', async ({ em, app }) => {
    const email = newEmail();
    const more = { role: 'admin', is_admin: true, subscription_tier: 'premium', email_verified: true, id: 'mine' };

    const { status, body } = await post(app, '/auth/register', { email, password: PASSWORD, name: 'Bob', ...more });

    const free = { role: 'user', is_admin: false, subscription_tier: 'free', email_verified: false };
    expect([status, body]).toMatchObject([201, free]);
    expect(await em.count(User, { email, role: 'USER', subscriptionTier: 'FREE', emailVerifiedAt: null })).toBe(1);
  });

  test.for([
    ['a control character in the name', { name: 'Ann\u0000Lee' }, 'Name contains invalid characters'],
    ['one in the address', { email: 'ann\u0000@example.test' }, 'Please enter a valid email address'],
    ['an endless address', { email: `${'a'.repeat(250)}@example.test` }, 'Please enter a valid email address'],
    ['an address of blanks', { email: '   ' }, 'Please enter a valid email address'],
    ['a list for the password', { password: [PASSWORD] }, 'Password must be at least 8 characters'],
    ['a name of blanks', { name: '    ' }, 'Name must be at least 2 characters'],
  ])('refuses %s', async ([, wrong, message], { app }) => {
    const { status, body } = await post(app, '/auth/register', {
      email: newEmail(),
      password: PASSWORD,
      name: 'Ann Lee',
      ...(wrong as object),
    });

    expect([status, body.message]).toEqual([400, message]);
  });

  test('answers 409 for an address in use', async ({ em, app }) => {
    const { email } = await aUser(em);

    const { status, body } = await post(app, '/auth/register', { email, password: PASSWORD, full_name: 'Ann Lee' });

    expect(status).toBe(409);
    expect(body).toEqual(refusal('CONFLICT', 'An account with this email already exists.', 'email'));
  });
});

describe('POST /auth/login', () => {
  test('gives tokens that /users/me takes', async ({ em, app }) => {
    const user = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });

    const { status, body } = await post(app, '/auth/login', { email: user.email, password: PASSWORD });

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, token_type: 'bearer', expires_in: 1800, user: { id: user.id } });
    expect(body.data).toMatchObject({ access_token: body.access_token, refresh_token: body.refresh_token });
    const headers = { authorization: `Bearer ${body.access_token}` };
    const me = await app.inject({ url: '/api/v1/users/me', headers });
    expect(me.json()).toMatchObject({ success: true, id: user.id, data: { id: user.id, lists_created: 0 } });
  });

  test('keeps a session for 30 days, unless it is not to be remembered: then for 24 hours', async ({ em, app }) => {
    const user = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
    const hoursAfter = async (body: object) => {
      await post(app, '/auth/login', { email: user.email, password: PASSWORD, ...body });
      const [session] = await em.fork().find(Session, { user }, { orderBy: { id: 'desc' }, limit: 1 });
      return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000);
    };

    expect([await hoursAfter({}), await hoursAfter({ remember_me: false })]).toEqual([30 * 24, 24]);
  });

  test('answers 401 alike for a wrong password and an unknown address', async ({ em, app }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });

    const wrong = await post(app, '/auth/login', { email, password: 'wrong horse' });
    const unknown = await post(app, '/auth/login', { email: newEmail(), password: 'wrong horse' });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(refusal('INVALID_CREDENTIALS', 'Incorrect email or password'));
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test.for([
    ['no body', undefined],
    ['an empty body', ''],
    ['numbers for texts', { email: 1, password: 2 }],
  ])('with %s it says what is missing', async ([, payload], { app }) => {
    const { status, body } = await post(app, '/auth/login', payload as object, { 'content-type': 'application/json' });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Please enter a valid email address' });
  });

  test.for([
    ['{"email":', 'The body is not JSON.'],
    ['[]', 'The body must be a JSON object.'],
    ['"ann"', 'The body must be a JSON object.'],
  ] as const)('with %s is a bad request, not a crash', async ([payload, message], { app }) => {
    const { status, body } = await post(app, '/auth/login', payload, { 'content-type': 'application/json' });

    expect(status).toBe(400);
    expect(body).toEqual(refusal('BAD_USER_INPUT', message));
  });
});

test('a person who signs in with a kind of device that is new is told by mail, once', async ({ em, app }) => {
  const email = newEmail();
  const from = (name: string) => ({ 'user-agent': `${name}/1.0` });
  const signIn = (program: string, password = PASSWORD) => post(app, '/auth/login', { email, password }, from(program));
  const told = async () => await em.fork().find(Mail, { to: email, subject: 'A new sign-in to your account' });
  await post(app, '/auth/register', { email, password: PASSWORD, full_name: 'Ann Lee' }, from('phone'));

  await signIn('phone');
  await signIn('laptop', 'wrong horse');
  expect(await told()).toEqual([]);
  await signIn('laptop');
  await signIn('laptop');

  const [mail, ...more] = await told();
  expect(mail?.text).toMatch(/with laptop, on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
  expect(more).toEqual([]);
});

describe('POST /auth/refresh and /auth/logout', () => {
  test('renew and end the session', async ({ em, app }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
    const { body: first } = await post(app, '/auth/login', { email, password: PASSWORD, remember_me: false });

    const { status, body: second } = await post(app, '/auth/refresh', { refresh_token: first.refresh_token });
    const headers = { authorization: `Bearer ${second.access_token}` };
    const out = await post(app, '/auth/logout', {}, headers);

    expect(status).toBe(200);
    expect(second).toMatchObject({ token_type: 'bearer', user: { email }, data: { expires_in: 1800 } });
    expect(out).toMatchObject({ status: 200, body: { success: true, data: null, message: 'Signed out' } });
    expect((await app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(401);
    const late = await post(app, '/auth/refresh', { refresh_token: second.refresh_token });
    expect(late.status).toBe(401);
  });

  test('refresh asks for the token', async ({ app }) => {
    const { status, body } = await post(app, '/auth/refresh');

    expect(status).toBe(400);
    expect(body).toEqual(refusal('BAD_USER_INPUT', 'Refresh token is required', 'refresh_token'));
  });

  test('logout is always fine, also without a header or with a bad one', async ({ app }) => {
    const statuses = [
      (await post(app, '/auth/logout')).status,
      (await post(app, '/auth/logout/', '', { authorization: 'Bearer nonsense' })).status,
    ];
    expect(statuses).toEqual([200, 200]);
  });
});

describe('nothing about an answer tells who has an account', () => {
  const said = async (app: FastifyInstance, url: string, payload: object) => {
    const { statusCode, headers, body } = await app.inject({ method: 'POST', url, payload });
    const { date: _date, 'x-request-id': _id, 'retry-after': wait, ...rest } = headers; // times, and what names the request
    const timeless = body.replace(/(?<="retry_?after_?seconds":)\d+/i, '<seconds>'); // one may be asked for a second earlier
    return { statusCode, headers: rest, isToWait: wait !== undefined, body: timeless };
  };
  const [signIn, forgot] = ['signIn(input: $input) { accessToken }', 'requestPasswordReset(email: $email)'];
  const GRAPHQL = {
    signIn: `mutation ($input: SignInInput!) { ${signIn} }`,
    forgot: `mutation ($email: String!) { ${forgot} }`,
  };

  test.for([
    ['signing in', '/api/v1/auth/login', (email: string) => ({ email, password: 'wrong horse' })],
    ['forgetting a password', '/api/v1/auth/forgot-password', (email: string) => ({ email })],
    [
      'signing in over GraphQL',
      '/graphql',
      (email: string) => ({ query: GRAPHQL.signIn, variables: { input: { email, password: 'wrong horse' } } }),
    ],
    [
      'forgetting a password over GraphQL',
      '/graphql',
      (email: string) => ({ query: GRAPHQL.forgot, variables: { email } }),
    ],
  ] as const)('%s: neither a header, nor a limit, nor its size', async ([, url, about], { em, app }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD), emailVerifiedAt: new Date() });
    const unknown = newEmail();

    const statuses = [];
    for (let times = 0; times < 11; times += 1) {
      const known = await said(app, url, about(email));
      const other = await said(app, url, about(unknown));
      expect(known).toEqual({ ...other, body: other.body.replace(unknown, email) }); // as it was sent
      expect(known.headers['cache-control']).toBe('no-store');
      statuses.push(`${known.statusCode} ${known.body.includes('Too many attempts')}`);
    }

    expect(statuses.at(-2)).toMatch(/false$/);
    expect(statuses.at(-1)).toMatch(/true$/); // the limit is reached by both at once
  });
});

describe('links in mails', () => {
  test('verify, and reset', async ({ em, app, infrastructure }) => {
    const email = newEmail();
    const tokenIn = async (page: string) => {
      const mail = (await em.fork().find(Mail, { to: email }, { orderBy: { id: 'asc' } })).at(-1);
      return mail?.text.match(new RegExp(`${PUBLIC_URL}/${page}/([\\w-]+)`))?.[1];
    };
    await post(app, '/auth/register', { email, password: PASSWORD, full_name: 'Ann Lee' });

    const verified = await post(app, `/auth/verify-email/${await tokenIn('verify-email')}`);
    const asked = await post(app, '/auth/forgot-password', { email });
    await answerResets(em, infrastructure);
    const reset = await post(app, `/auth/reset-password/${await tokenIn('reset-password')}`, {
      new_password: 'battery staple',
    });

    expect(verified.body).toEqual({ success: true, message: 'Email verified', data: { email_verified: true } });
    const neutral = "If an account exists with that email, we've sent password reset instructions to your email.";
    expect(asked).toMatchObject({ status: 200, body: { success: true, data: null, message: neutral } });
    const done = 'Your password has been successfully reset!';
    expect(reset).toMatchObject({ status: 200, body: { success: true, data: null, message: done } });
    expect((await post(app, '/auth/login', { email, password: 'battery staple' })).status).toBe(200);
  });

  test.for([
    ['/auth/verify-email/made-up', 'Verification link is invalid or has expired'],
    ['/auth/verify-email', 'Verification token is required'],
    ['/auth/forgot-password', 'Email is required'],
    ['/auth/reset-password/made-up', 'New password is required'],
    ['/auth/reset-password', 'Reset token is required'],
    ['/auth/refresh', 'Refresh token is required'],
  ])('%s without more, or with what is no text, says: %s', async ([path = '', message], { app }) => {
    const numbers = { email: 1, new_password: { is: 2 }, refresh_token: [3] };
    for (const sent of [undefined, numbers]) {
      const { status, body } = await post(app, path, sent);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_USER_INPUT', message, detail: message });
    }
  });

  test('the mail can be sent again', async ({ em, app }) => {
    const user = await aUser(em);

    const { status, body } = await post(app, '/auth/resend-verification', undefined, await bearer(app, user));

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: null });
    expect(await em.fork().count(Mail, { to: user.email })).toBe(1);
  });
});

test('/users/me asks for a session', async ({ app }) => {
  const response = await app.inject({ url: '/api/v1/users/me' });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual(refusal('UNAUTHENTICATED', 'Your session has expired. Please log in again.'));
  expect(response.headers['cache-control']).toBe('no-store');
});

test('an address that is none answers in the same words', async ({ app }) => {
  const response = await app.inject({ url: '/api/v1/nothing/here' });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual(refusal('NOT_FOUND', 'Resource not found.'));
});
