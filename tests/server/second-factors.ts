import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { onTestFinished, vi } from 'vitest';
import { hashPassword } from '../../server/core/users/password-hash.ts';
import type { User } from '../../server/core/users/user.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { accessTokenOf, send } from './graphql.ts';

export const PASSWORD = 'correct horse';
const STEP_MS = 30_000;
const passwordHash = await hashPassword(PASSWORD);

const SET_UP = 'mutation ($password: String) { setUpSecondFactor(password: $password) { secret uri } }';
const CONFIRM = `mutation ($code: String!) {
  confirmSecondFactor(code: $code) { recoveryCodes account { id secondFactorSince recoveryCodesLeft } }
}`;
export const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { accessToken account { id } }
}`;
const COMPLETE = 'mutation ($input: SecondStepInput!) { completeSignIn(input: $input) { accessToken account { id } } }';

/** Asks as somebody with one session, which `send` would make anew for each call. */
export async function ask(app: FastifyInstance, accessToken: string, query: string, variables: object = {}) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return response.json();
}

export const setUp = (app: FastifyInstance, user: User, password: string | null = PASSWORD) =>
  send(app, SET_UP, user, { password });
export const confirm = (app: FastifyInstance, accessToken: string, code: string) =>
  ask(app, accessToken, CONFIRM, { code });
export const signIn = (app: FastifyInstance, { email }: { email: string }, password = PASSWORD) =>
  send(app, SIGN_IN, null, { email, password });
export const complete = (app: FastifyInstance, challenge: string, code: string) =>
  send(app, COMPLETE, null, { input: { challenge, code } });

export const completeByPasskey = (app: FastifyInstance, challenge: string, response: string) =>
  send(app, COMPLETE, null, { input: { challenge, response } });

/** The challenge of an answer that asks for a second step; fails a test where it asks for none. */
export function challengeOf(answer: { errors?: { extensions: { code: string; challenge: string } }[] }): string {
  const extensions = answer.errors?.[0]?.extensions;
  if (extensions?.code !== 'SECOND_FACTOR_REQUIRED') throw new Error(`no second step: ${JSON.stringify(answer)}`);
  return extensions.challenge;
}

export const refusal = (answer: { errors?: { extensions: { code: string; fields?: object } }[] }) =>
  answer.errors?.[0]?.extensions;

/** A clock of a test's own, and the codes of an app by it: each call is thirty seconds later, so that no code is asked for twice. */
export function anApp(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const at = (offset: number) => totp.generate({ timestamp: Date.now() + offset * STEP_MS });
  const next = () => {
    vi.setSystemTime(Date.now() + STEP_MS);
    return at(0);
  };
  return { at, next };
}

/** Somebody whose address is proved, and a clock that stands still. */
export async function aPerson(em: EntityManager, overrides: Parameters<typeof aUser>[1] = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return aUser(em, { emailVerifiedAt: new Date(), passwordHash, ...overrides });
}

/** Somebody who signs in with a second step, past its setup. */
export async function aProtectedPerson(
  { app, em }: { app: FastifyInstance; em: EntityManager },
  overrides: Parameters<typeof aUser>[1] = {},
) {
  const user = await aPerson(em, overrides);
  const { secret } = (await setUp(app, user, overrides.passwordHash === null ? null : PASSWORD)).data.setUpSecondFactor;
  const phone = anApp(secret);
  const accessToken = await accessTokenOf(app, user);
  const { recoveryCodes } = (await confirm(app, accessToken, phone.next())).data.confirmSecondFactor;
  return { user, phone, accessToken, recoveryCodes: recoveryCodes as string[] };
}
