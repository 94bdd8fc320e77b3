import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const IF_MINE = 'mutation ($token: String!) { verifyEmail(token: $token, ifMine: true) }';

async function mailedTo(em: EntityManager, app: FastifyInstance, user: User): Promise<string> {
  await send(app, 'mutation { resendVerification }', user);
  const [mail] = await em.fork().find(Mail, { to: user.email });
  return /verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a page that only looks verifies the address of the account that is signed in, and no other', async ({
  em,
  app,
}) => {
  const [user, other] = [await aUser(em), await aUser(em)];
  const token = await mailedTo(em, app, user);
  const isVerified = async () => (await em.fork().findOneOrFail(User, user.id)).emailVerifiedAt != null;

  for (const viewer of [null, other]) {
    expect((await send(app, IF_MINE, viewer, { token })).data).toEqual({ verifyEmail: null });
    expect(await isVerified()).toBe(false);
  }
  expect((await send(app, IF_MINE, user, { token })).data).toEqual({ verifyEmail: user.id });
  expect(await isVerified()).toBe(true);
});

test('opening the address of a link changes nothing, whatever it asks for', async ({ em, app }) => {
  const user = await aUser(em);
  const token = await mailedTo(em, app, user);
  const query = encodeURIComponent(`mutation { verifyEmail(token: "${token}") }`);

  for (const url of [`/verify-email/${token}`, `/api/v1/auth/verify-email/${token}`, `/graphql?query=${query}`]) {
    await app.inject({ url, headers: { accept: 'application/json' } });
  }

  expect((await em.fork().findOneOrFail(User, user.id)).emailVerifiedAt).toBeNull();
});
