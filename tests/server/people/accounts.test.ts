import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { hashSecret } from '../../../server/base/database/secret-token.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { Identity } from '../../../server/people/accounts/identity.entity.ts';
import { aUser, linked } from '../../builders/accounts.ts';
import { anInvitation } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { answerResets } from '../password-resets.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { observe } from '../statements.ts';
import { untilWaiting } from '../while-held.ts';

const PASSWORD = 'correct horse';
const newEmail = () => `${crypto.randomUUID()}@example.test`;
const ann = () => ({ name: 'Ann Lee', email: newEmail(), password: PASSWORD, acceptTerms: true });

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { accessToken refreshToken tokenType expiresIn account { id name email emailVerified role } }
}`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken account { email } } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const ASK_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const RESET = `mutation ($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword)
}`;

const mailsTo = (em: EntityManager, to: string) => em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });

async function tokenMailedTo(em: EntityManager, to: string, page: string): Promise<string> {
  const mail = (await mailsTo(em, to)).at(-1);
  return mail?.text.match(new RegExp(`${PUBLIC_URL}/${page}/([\\w-]+)`))?.[1] ?? `no link in ${mail?.text}`;
}

/** Every statement that the server sends from now until it is asked what they were, without their values. */
function hear(): () => string[] {
  const send = vi.spyOn(Client.prototype, 'query');
  return () => {
    const statements = send.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    );
    send.mockRestore();
    return statements.map((text) => text.replaceAll(/'[^']*'/g, '?')).toSorted();
  };
}

/** The first message of each field, as a form shows it. */
const problemsOf = (answer: { errors: { extensions: { code: string; fields: Record<string, string[]> } }[] }) =>
  Object.fromEntries(Object.entries(answer.errors[0]?.extensions.fields ?? {}).map(([field, [text]]) => [field, text]));

describe('signing up', () => {
  test('makes a free account, and signs it in', async ({ app }) => {
    const input = { ...ann(), email: `Ann.${crypto.randomUUID()}@Example.TEST` };

    const { data } = await send(app, SIGN_UP, null, { input });

    const email = input.email.toLowerCase();
    expect(data.signUp).toMatchObject({ tokenType: 'bearer', expiresIn: 1800 });
    expect(data.signUp.account).toMatchObject({ name: 'Ann Lee', email, emailVerified: false, role: 'USER' });
    const me = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${data.signUp.accessToken}` },
      payload: { query: '{ me { email listsCreated } }' },
    });
    expect(me.json().data.me).toEqual({ email, listsCreated: 0 });
  });

  test('says for each field what is wrong with it', async ({ app }) => {
    const input = { name: ' A ', email: 'ann@', password: 'short', acceptTerms: false };

    const answer = await send(app, SIGN_UP, null, { input });

    expect(answer.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(problemsOf(answer)).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      acceptTerms: 'You must accept the Terms of Service and Privacy Policy',
    });
  });

  test.for([
    'password',
    'Password1!',
    '12345678',
    '87654321',
    'qwertyuiop',
    'aaaaaaaa',
    'abcabcabc',
    'iloveyou',
    'LetMeIn2024',
  ])('refuses %s, which many people use, and says why', async (password, { app }) => {
    const answer = await send(app, SIGN_UP, null, { input: { ...ann(), password } });

    expect(problemsOf(answer)).toEqual({
      password: 'Many people use this password, so it’s easily guessed. Choose another one.',
    });
  });

  test('refuses an endless password and an endless name', async ({ app }) => {
    const input = { ...ann(), name: 'n'.repeat(101), password: 'p'.repeat(129) };

    const answer = await send(app, SIGN_UP, null, { input });

    expect(problemsOf(answer)).toEqual({
      name: 'Name must be at most 100 characters',
      password: 'Password must be at most 128 characters',
    });
  });

  test('gives one address one account, however it is written', async ({ em, app }) => {
    const { email } = await aUser(em);

    const answer = await send(app, SIGN_UP, null, { input: { ...ann(), email: email.toUpperCase() } });

    const message = 'An account with this email already exists.';
    expect(answer.errors[0]).toMatchObject({ message, extensions: { code: 'CONFLICT', fields: { email: [message] } } });
  });

  test('lets one of two who sign up at once with one address win', async ({ em, app }) => {
    const input = ann();

    const answers = await Promise.all([
      send(app, SIGN_UP, null, { input }),
      send(app, SIGN_UP, null, { input }),
      send(app, SIGN_UP, null, { input }),
    ]);

    const codes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'signed up');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'signed up']);
    expect(await em.count(User, { email: input.email })).toBe(1);
    expect(await mailsTo(em, input.email)).toHaveLength(1);
  });

  test('keeps when, and to which terms, somebody agreed', async ({ em, services }) => {
    const { account } = await services.accounts.signUp(ann());

    const user = await em.findOneOrFail(User, account.id);
    expect(user.termsVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(user.termsAcceptedAt).toBeInstanceOf(Date);
  });

  test('leaves nothing behind when a part of it fails', async ({ em, infrastructure, services }) => {
    const input = ann();
    const { queue } = infrastructure.mailQueue;
    infrastructure.mailQueue.queue = async () => {
      throw new Error('The queue is broken.');
    };

    const attempt = services.accounts.signUp(input);

    await expect(attempt).rejects.toThrow('The queue is broken.');
    infrastructure.mailQueue.queue = queue;
    expect(await em.count(User, { email: input.email })).toBe(0);
  });
});

test('signing up and in leave nothing behind when the device cannot be remembered: both may be tried again', async ({
  em,
  infrastructure,
  services,
}) => {
  const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
  const input = ann();
  const know = vi.spyOn(infrastructure.rateLimits, 'know');
  onTestFinished(() => know.mockRestore());
  know.mockImplementation(async (key) => {
    if (key.startsWith('device ')) throw new Error('The database is away.');
  });

  await expect(services.accounts.signUp(input)).rejects.toThrow('The database is away.');
  await expect(services.accounts.signIn({ email, password: PASSWORD })).rejects.toThrow('The database is away.');

  expect(await em.count(User, { email: input.email })).toBe(0);
  expect(await em.count(Session, { user: { email } })).toBe(0);
});

describe('signing in', () => {
  test('takes the address in any case, with blanks around it', async ({ em, app }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });

    const input = { email: ` ${email.toUpperCase()} `, password: PASSWORD };

    expect((await send(app, SIGN_IN, null, { input })).data.signIn.account.email).toBe(email);
  });

  test('answers alike for a wrong password and an unknown address', async ({ em, app }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });

    const wrong = await send(app, SIGN_IN, null, { input: { email, password: 'wrong horse' } });
    const unknown = await send(app, SIGN_IN, null, { input: { email: newEmail(), password: 'wrong horse' } });

    expect(wrong).toEqual(unknown);
    expect(wrong.errors[0]).toMatchObject({
      message: 'Incorrect email or password',
      extensions: { code: 'INVALID_CREDENTIALS' },
    });
  });

  test('takes as long for an unknown address as for a wrong password', async ({ em, services }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
    const quickest = async (address: string) => {
      let best = Number.POSITIVE_INFINITY;
      for (let times = 0; times < 5; times += 1) {
        const start = performance.now();
        await services.accounts.signIn({ email: address, password: 'wrong horse' }).catch(() => {});
        best = Math.min(best, performance.now() - start);
      }
      return best;
    };

    const [known, unknown] = [await quickest(email), await quickest(newEmail())];

    expect(unknown).toBeGreaterThan(known / 3);
  });

  test('takes the same statements for an unknown address as for a wrong password', async ({ em, services }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
    const statementsFor = async (address: string) => {
      const heard = hear();
      await services.accounts.signIn({ email: address, password: 'wrong horse' }).catch(() => {});
      return heard();
    };
    /** The better of two attempts, since work in the background only adds to one. */
    const fewestFor = async (address: string) => {
      const [fewer] = [await statementsFor(address), await statementsFor(address)].toSorted(
        (a, b) => a.length - b.length,
      );
      return fewer;
    };

    expect(await fewestFor(email)).toEqual(await fewestFor(newEmail()));
  });

  test('with a password that is replaced at this moment opens nothing', async ({ em, services }) => {
    const { id, email } = await aUser(em, { passwordHash: await hashPassword(PASSWORD) });
    const another = await hashPassword('battery staple');

    let attempt: Promise<unknown> | undefined;
    await em.fork().transactional(async (change) => {
      await change.execute('update users set password_hash = ? where id = ?', [another, id]);
      attempt = services.accounts.signIn({ email, password: PASSWORD });
      attempt.catch(() => {}); // it is looked at below
      await untilWaiting(em, 1);
    });

    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await em.count(Session, { user: id })).toBe(0);
  });

  test('takes a password as another keyboard writes it', async ({ em, services }) => {
    const { email } = await aUser(em, { passwordHash: await hashPassword('caf\u00e9 au lait') });

    await expect(services.accounts.signIn({ email, password: 'cafe\u0301 au lait' })).resolves.toBeDefined();
    const attempt = services.accounts.signIn({ email, password: 'cafe au lait' });
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('looks at every character of a long password, and at blanks', async ({ em, services }) => {
    const password = ` ${'🚲'.repeat(61)}\u0000ab `;
    const { email } = await aUser(em, { passwordHash: await hashPassword(password) });

    await expect(services.accounts.signIn({ email, password })).resolves.toBeDefined();
    for (const other of [password.trim(), password.replace('b ', 'c ')]) {
      const attempt = services.accounts.signIn({ email, password: other });
      await expect(attempt).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
  });

  test('lets nobody in without a password, nor as the system', async ({ em, services }) => {
    const withoutPassword = await aUser(em);
    const system = await aUser(em, { isSystem: true, passwordHash: await hashPassword(PASSWORD) });

    for (const { email } of [withoutPassword, system]) {
      const attempt = services.accounts.signIn({ email, password: PASSWORD });
      await expect(attempt).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
  });

  test('says of a field that has no words of its own that it is required', async ({ services }) => {
    const attempt = services.accounts.signIn({ email: newEmail(), password: PASSWORD, rememberMe: null as never });
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { rememberMe: ['Required'] } });
  });

  test('says what is wrong before it looks anybody up', async ({ app }) => {
    const answer = await send(app, SIGN_IN, null, { input: { email: '', password: 'short' } });

    expect(problemsOf(answer)).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
    });
  });
});

describe('verifying an address', () => {
  test('works, and works again while the link holds', async ({ em, app, services }) => {
    const { account } = await services.accounts.signUp(ann());
    const token = await tokenMailedTo(em, account.email, 'verify-email');

    const answers = [await send(app, VERIFY, null, { token }), await send(app, VERIFY, null, { token })];

    expect(answers).toEqual([{ data: { verifyEmail: account.id } }, { data: { verifyEmail: account.id } }]);
    const { data } = await send(app, '{ me { emailVerified } }', account);
    expect(data.me.emailVerified).toBe(true);
  });

  test.for([
    ['', 'Verification token is required'],
    ['made-up', 'Verification link is invalid or has expired'],
  ] as const)('with "%s" it says: %s', async ([token, message], { app }) => {
    const answer = await send(app, VERIFY, null, { token });
    expect(answer.errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('is over after a day', async ({ em, services }) => {
    const { account } = await services.accounts.signUp(ann());
    const token = await tokenMailedTo(em, account.email, 'verify-email');
    await em.execute(`update email_tokens set expires_at = expires_at - interval '24 hours' where hash = ?`, [
      hashSecret(token),
    ]);

    const attempt = services.accounts.verifyEmail({ token });

    await expect(attempt).rejects.toThrow('Verification link is invalid or has expired');
  });

  test('proves only the address that the mail went to', async ({ em, app, services }) => {
    const { account } = await services.accounts.signUp(ann());
    const token = await tokenMailedTo(em, account.email, 'verify-email');
    await em.nativeUpdate(User, account.id, { email: newEmail() });

    const answer = await send(app, VERIFY, null, { token });

    expect(answer.errors[0].message).toBe('Verification link is invalid or has expired');
  });

  test('a link for one thing does not open the other', async ({ em, services }) => {
    const { account } = await services.accounts.signUp(ann());
    const token = await tokenMailedTo(em, account.email, 'verify-email');

    const attempt = services.accounts.resetPassword({ token, newPassword: PASSWORD });

    await expect(attempt).rejects.toThrow('Reset link is invalid or has expired');
  });

  test('can be asked for again, until it is done', async ({ em, app }) => {
    const user = await aUser(em);
    await send(app, 'mutation { resendVerification }', user);
    const [first] = await mailsTo(em, user.email);
    await send(app, VERIFY, null, { token: await tokenMailedTo(em, user.email, 'verify-email') });

    await send(app, 'mutation { resendVerification }', user);

    expect(first?.subject).toBe('Verify your email address');
    expect(await mailsTo(em, user.email)).toHaveLength(1);
  });

  test('is sent again only to somebody signed in', async ({ app }) => {
    const answer = await send(app, 'mutation { resendVerification }');
    expect(answer.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('resetting a password', () => {
  test('is the same work for an address with an account as for one without, while somebody waits', async ({
    em,
    app,
  }) => {
    const { email } = await aUser(em);
    const statementsFor = async (address: string) =>
      (await observe(() => send(app, ASK_RESET, null, { email: address }))).statements;
    await statementsFor(newEmail());

    expect(await statementsFor(email)).toEqual(await statementsFor(newEmail()));
  });

  test('changes it, and signs out everybody who knew the old one', async ({ em, app, services, infrastructure }) => {
    const { account, accessToken } = await services.accounts.signUp(ann());
    await services.accounts.requestPasswordReset({ email: account.email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, account.email, 'reset-password');

    const answer = await send(app, RESET, null, { token, newPassword: 'battery staple' });

    expect(answer).toEqual({ data: { resetPassword: account.id } });
    expect(await services.sessions.viewerOf(accessToken)).toBeNull();
    expect(await em.count(Session, { user: account.id })).toBe(0);
    const { email } = account;
    const withOld = services.accounts.signIn({ email, password: PASSWORD });
    await expect(withOld).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await services.accounts.signIn({ email, password: 'battery staple' })).account.id).toBe(account.id);
  });

  test('works once, also for two at the same moment', async ({ em, app, services, infrastructure }) => {
    const user = await aUser(em);
    await send(app, ASK_RESET, null, { email: user.email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, user.email, 'reset-password');

    let second: Promise<string> | undefined;
    await em.fork().transactional(async (first) => {
      await first.execute('update email_tokens set used_at = now() where hash = ?', [hashSecret(token)]);
      second = services.accounts.resetPassword({ token, newPassword: 'battery staple' });
      second.catch(() => {}); // it is looked at below
      await untilWaiting(em, 1);
    });

    await expect(second).rejects.toThrow('Reset link is invalid or has expired');
  });

  test('works with the latest link alone', async ({ em, app, infrastructure }) => {
    const user = await aUser(em);
    await send(app, ASK_RESET, null, { email: user.email });
    await answerResets(em, infrastructure);
    const earlier = await tokenMailedTo(em, user.email, 'reset-password');
    await send(app, ASK_RESET, null, { email: user.email });
    await answerResets(em, infrastructure);
    const later = await tokenMailedTo(em, user.email, 'reset-password');

    const withEarlier = await send(app, RESET, null, { token: earlier, newPassword: 'another staple' });
    const withLater = await send(app, RESET, null, { token: later, newPassword: 'battery staple' });

    expect(withEarlier.errors[0].message).toBe('Reset link is invalid or has expired');
    expect(withLater).toEqual({ data: { resetPassword: user.id } });
  });

  test('is over after an hour', async ({ em, app, infrastructure }) => {
    const user = await aUser(em);
    await send(app, ASK_RESET, null, { email: user.email });
    await answerResets(em, infrastructure);
    const token = await tokenMailedTo(em, user.email, 'reset-password');
    await em.execute(`update email_tokens set expires_at = expires_at - interval '1 hour' where hash = ?`, [
      hashSecret(token),
    ]);

    const answer = await send(app, RESET, null, { token, newPassword: 'battery staple' });

    expect(answer.errors[0].message).toBe('Reset link is invalid or has expired');
  });

  test('answers alike whether or not there is an account, and mails only where there is one', async ({
    em,
    app,
    infrastructure,
  }) => {
    const { email } = await aUser(em);
    const nobody = newEmail();

    const [known, unknown] = [
      await send(app, ASK_RESET, null, { email }),
      await send(app, ASK_RESET, null, { email: nobody }),
    ];
    await answerResets(em, infrastructure);

    expect([known, unknown]).toEqual([email, nobody].map((asked) => ({ data: { requestPasswordReset: asked } })));
    expect([await mailsTo(em, email), await mailsTo(em, nobody)].map((mails) => mails.length)).toEqual([1, 0]);
  });

  test('takes the same statements whether or not there is an account, and none that looks', async ({ em, app }) => {
    const { email } = await aUser(em);
    const statementsFor = async (address: string) => {
      const heard = hear();
      await send(app, ASK_RESET, null, { email: address });
      return heard();
    };
    await statementsFor(newEmail());

    const [known, unknown] = [await statementsFor(email), await statementsFor(newEmail())];

    expect(known).toEqual(unknown);
    expect(known.join()).toMatch(/rate_limits.*jobs\.|jobs\..*rate_limits/s); // so they were heard
    expect(known.join()).not.toMatch(/"users"/);
  });

  test('tells its owner, and revokes their API keys', async ({ em, app, services, infrastructure }) => {
    const user = await aUser(em, { subscriptionTier: 'PREMIUM', emailVerifiedAt: new Date() });
    const { secret } = await services.apiKeys.create(user, { name: 'Till' });
    await send(app, ASK_RESET, null, { email: user.email });
    await answerResets(em, infrastructure);

    await send(app, RESET, null, {
      token: await tokenMailedTo(em, user.email, 'reset-password'),
      newPassword: 'battery staple',
    });

    expect((await mailsTo(em, user.email)).at(-1)?.subject).toBe('Your password was changed');
    const headers = { authorization: `Bearer ${secret}` };
    expect((await app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(401);
  });

  test('shows that the address is theirs, and closes what somebody else may have left open', async ({
    em,
    app,
    infrastructure,
  }) => {
    const user = await aUser(em);
    await linked(em, user, crypto.randomUUID());
    const list = await aList(em);
    await anInvitation(em, { list, email: user.email });
    await send(app, ASK_RESET, null, { email: user.email });
    await answerResets(em, infrastructure);

    await send(app, RESET, null, {
      token: await tokenMailedTo(em, user.email, 'reset-password'),
      newPassword: 'battery staple',
    });

    const { emailVerifiedAt } = await em.fork().findOneOrFail(User, user.id);
    expect([emailVerifiedAt, await em.count(Identity, { user })]).toEqual([expect.any(Date), 0]);
    expect(await em.count(Collaborator, { list, user })).toBe(1);
  });

  test.for([
    ['', 'Email is required'],
    ['ann@', 'Please enter a valid email address'],
  ] as const)('asked for with "%s" it says: %s', async ([email, message], { app }) => {
    const answer = await send(app, ASK_RESET, null, { email });
    expect(problemsOf(answer)).toEqual({ email: message });
  });

  test.for([
    ['', '', { token: 'Reset token is required', newPassword: 'New password is required' }],
    ['made-up', 'short', { newPassword: 'Password must be at least 8 characters' }],
    ['made-up', 'battery staple', { token: 'Reset link is invalid or has expired' }],
  ] as const)('with token "%s" and password "%s" it is refused', async ([token, newPassword, problems], { app }) => {
    const answer = await send(app, RESET, null, { token, newPassword });
    expect(problemsOf(answer)).toEqual(problems);
  });
});

test('no hash and no token is kept in clear', async ({ em, services }) => {
  const { account, refreshToken } = await services.accounts.signUp(ann());
  const token = await tokenMailedTo(em, account.email, 'verify-email');

  const [row] = await em.execute<{ kept: string }[]>(
    `select u::text || coalesce(string_agg(r::text || t::text, ''), '') as kept from users u
     join sessions s on s.user_id = u.id join refresh_tokens r on r.session_id = s.id
     join email_tokens t on t.user_id = u.id where u.id = ? group by u.*`,
    [account.id],
  );

  const kept = row?.kept ?? '';
  expect(kept).toContain('$argon2id$v=19$m=19456,p=1,t=2$');
  expect(kept).toContain(hashSecret(refreshToken));
  for (const secret of [PASSWORD, refreshToken, token]) expect(kept).not.toContain(secret);
});
