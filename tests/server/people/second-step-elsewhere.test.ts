import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { PendingSignIn } from '../../../server/keys/sessions/pending-sign-in.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { linked } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { aPasskeyOf, START, start } from '../passkeys.ts';
import { aPerson, aProtectedPerson, ask, challengeOf, completeByPasskey, refusal, signIn } from '../second-factors.ts';
import { test } from '../server-test.ts';
import { untilWaiting, whileHeld } from '../while-held.ts';
import { type App, aSite, comeBack, finish } from './openid.ts';

const ME = '{ me { id } }';
const isSignedIn = async (app: App, token: string) => (await ask(app, token, ME)).data?.me != null;

const post = (app: App, token: string) =>
  app.inject({
    method: 'POST',
    url: '/signin/home/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });

/** Somebody who signs in through Home, and shows a passkey as the second step. */
async function aPersonOfHome({ app, em }: { app: App; em: EntityManager }, home: { sub: string; issuer: string }) {
  const user = await aPerson(em);
  await linked(em, user, home.sub, home.issuer);
  const { device } = await aPasskeyOf(app, user);
  await em.nativeUpdate(User, user.id, { secondFactorSince: new Date() });
  const held = async () => challengeOf(await finish(app, (await comeBack(app, 'home')).input));
  return { user, device, held };
}

describe('a passkey as the second step after signing in at another site', () => {
  test('begins a session of that sign-in, which a sign-out there ends, and which leads there', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const more = { onLogoutToken: async () => 200 }; // then it names sessions
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Keycloak', { SIGN_OUT_THERE: 'on' }, more);
    const { user, device, held } = await aPersonOfHome({ app, em }, { sub: person.sub, issuer: server.issuer });
    const enter = async () => {
      const challenge = await held();
      const { data } = await completeByPasskey(app, challenge, device.get(await start(app, challenge)));
      return data.completeSignIn.accessToken as string;
    };
    const token = await enter();

    expect(await em.fork().find(Session, { user: user.id, issuerId: 'home' })).toMatchObject([
      { issuerSubject: person.sub, issuerSession: expect.any(String), isTwoFactor: true },
    ]);
    expect(await em.fork().count(PendingSignIn, { user: user.id })).toBe(0);
    const { data } = await ask(app, await enter(), 'mutation { beginIssuerSignOut { endSessionUrl } }');
    expect(data.beginIssuerSignOut.endSessionUrl).toContain('id_token_hint=ey');
    expect((await post(app, await server.logoutToken({ sub: person.sub }))).statusCode).toBe(200);
    expect(await isSignedIn(app, token)).toBe(false);
  });

  test('is one of the very account whose first step was right: the device is asked for no other, and another is refused', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Keycloak');
    const { user, device, held } = await aPersonOfHome({ app, em }, { sub: person.sub, issuer: server.issuer });
    const other = await aPasskeyOf(app, await aPerson(em));
    const challenge = await held();
    const options = await start(app, challenge);
    expect(JSON.parse(options).allowCredentials).toMatchObject([{ id: JSON.parse(device.get(options)).id }]);
    expect(JSON.parse(await start(app)).allowCredentials).toEqual([]);

    const answer = await completeByPasskey(app, challenge, other.device.get(await start(app)));

    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { response: expect.anything() } });
    expect(await em.fork().count(Session, { user: user.id, issuerId: 'home' })).toBe(0);
    expect((await completeByPasskey(app, challenge, device.get(await start(app)))).errors).toBeUndefined();
  });

  test('is taken once, while the sign-in waits, and with nothing beside it', async ({ em, app }) => {
    const { user, phone } = await aProtectedPerson({ app, em });
    const { device } = await aPasskeyOf(app, user, { password: 'correct horse', code: phone.next() });
    const first = await signIn(app, user);
    expect(first.errors[0].extensions).toMatchObject({ hasApp: true, hasPasskeys: true });
    const challenge = challengeOf(first);
    const COMPLETE = 'mutation ($input: SecondStepInput!) { completeSignIn(input: $input) { accessToken } }';
    for (const input of [
      { challenge },
      { challenge, code: phone.next(), response: device.get(await start(app)) },
      { challenge, response: 'x' },
      { challenge, response: '{ "id": "a" }' },
    ]) {
      expect(refusal(await send(app, COMPLETE, null, { input }))?.code).toBe('BAD_USER_INPUT');
    }
    const response = device.get(await start(app, challenge));

    expect((await completeByPasskey(app, challenge, response)).errors).toBeUndefined();

    expect(refusal(await completeByPasskey(app, challenge, response))?.fields).toHaveProperty('challenge');
    expect(refusal(await send(app, START, null, { challenge }))?.fields).toHaveProperty('challenge');
    const again = challengeOf(await signIn(app, user));
    expect(refusal(await completeByPasskey(app, again, response))?.fields).toHaveProperty('response');
  });
});

describe('a sign-out there at the very moment of a sign-in', () => {
  const EXCLUSIVE = 'lock table refresh_tokens in access exclusive mode';

  test('ends the session of a second step that is being finished', async ({ em, orm, infrastructure }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Kanidm');
    const { user, device, held } = await aPersonOfHome({ app, em }, { sub: person.sub, issuer: server.issuer });
    const challenge = await held();
    const response = device.get(await start(app, challenge));
    const token = await server.logoutToken({ sub: person.sub });

    const [entered, ended] = await whileHeld(orm, (held) => held.execute(EXCLUSIVE), [
      () => completeByPasskey(app, challenge, response),
      () => post(app, token),
    ]);

    expect(entered).toMatchObject({ value: { data: { completeSignIn: expect.anything() } } });
    expect(ended).toMatchObject({ value: { statusCode: 200 } });
    expect(await em.fork().count(Session, { user: user.id, issuerId: 'home' })).toBe(0);
  });

  test.for([
    ['a session', 'refresh_tokens', Session],
    ['a sign-in that then waits for its second step', 'pending_sign_ins', PendingSignIn],
  ] as const)(
    'ends %s that is being opened, also where the token names no browser',
    async ([, table, Kept], { em, orm, infrastructure }) => {
      const { app, person, server } = await aSite({ orm, infrastructure }, 'Kanidm');
      const user = await aPerson(em);
      await linked(em, user, person.sub, server.issuer);
      if (Kept === PendingSignIn) await em.nativeUpdate(User, user.id, { secondFactorSince: new Date() });
      const { input } = await comeBack(app, 'home');
      const token = await server.logoutToken({ sub: person.sub });

      // Readers go on, so the sign-out would look, find nothing, and be done, if it did not wait.
      const [entered, ended] = await whileHeld(orm, (held) => held.execute(`lock table ${table} in share mode`), [
        () => finish(app, input),
        () => post(app, token),
      ]);

      expect(entered?.status).toBe('fulfilled');
      expect(ended).toMatchObject({ value: { statusCode: 200 } });
      expect(await em.fork().count(Kept as typeof Session, { user: user.id })).toBe(0);
      await untilWaiting(em, 0);
    },
  );
});
