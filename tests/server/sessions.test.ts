import type { EntityManager } from '@mikro-orm/postgresql';
import jwt from 'jsonwebtoken';
import { describe, expect } from 'vitest';
import { Session } from '../../server/accounts/session.entity.ts';
import type { User } from '../../server/accounts/user.entity.ts';
import { hashSecret } from '../../server/database/secret-token.ts';
import type { Services } from '../../server/services.ts';
import { aUser } from '../builders/accounts.ts';
import { aList } from '../builders/lists.ts';
import { accessTokenOf, listen, send } from './graphql.ts';
import { SECRET, servicesOn, test } from './server-test.ts';

const REFRESH = `mutation ($refreshToken: String!) {
  refreshSession(refreshToken: $refreshToken) { accessToken refreshToken account { id } }
}`;

const begin = (services: Services, em: EntityManager, user: User, isRemembered = true) =>
  services.sessions.start(em, user, { isRemembered, userAgent: 'A browser' });

/** As if the token had been replaced that long ago. */
const letPass = (em: EntityManager, refreshToken: string, seconds: number) =>
  em.execute('update refresh_tokens set replaced_at = replaced_at - make_interval(secs => ?) where hash = ?', [
    seconds,
    hashSecret(refreshToken),
  ]);

describe('an access token', () => {
  test('says who, in which session, and when it ends: half an hour from now', async ({ em, services }) => {
    const user = await aUser(em);

    const { accessToken } = await begin(services, em, user);

    const { sub, sid = '', iat = 0, exp = 0, ...rest } = jwt.verify(accessToken, SECRET) as jwt.JwtPayload;
    expect(sub).toBe(user.id);
    expect(await em.count(Session, { id: sid, user })).toBe(1);
    expect(exp - iat).toBe(1800);
    expect(rest).toEqual({});
  });

  test('is read in one query', async ({ orm, em, services, infrastructure }) => {
    const user = await aUser(em);
    const { accessToken } = await begin(services, em, user);
    const queries: string[] = [];
    const counted = servicesOn(orm, infrastructure);
    const { sessions } = counted;
    const logger = orm.config.getLogger();
    const { isEnabled, logQuery } = logger;
    logger.isEnabled = () => true;
    logger.logQuery = ({ query }) => queries.push(query ?? '');

    const signedIn = await sessions.viewerOf(accessToken);

    Object.assign(logger, { isEnabled, logQuery });
    expect(signedIn?.user).toMatchObject({ id: user.id, email: user.email, role: 'USER' });
    expect(queries).toHaveLength(1);
  });

  test.for([
    ['nonsense', () => 'nonsense'],
    ['one signed with another secret', (claims: object) => jwt.sign(claims, 'another secret, which is just as long')],
    ['one that has expired', (claims: object) => jwt.sign({ ...claims, exp: 1_700_000_000 }, SECRET)],
    ['one without a signature', (claims: object) => jwt.sign(claims, '', { algorithm: 'none' })],
    ['one signed in another way', (claims: object) => jwt.sign(claims, SECRET, { algorithm: 'HS512' })],
    ['one without an end', (claims: object) => jwt.sign(JSON.stringify({ ...claims, exp: undefined }), SECRET)],
  ] as const)("%s is nobody's", async ([, forge], { em, services }) => {
    const user = await aUser(em);
    const { accessToken } = await begin(services, em, user);
    const { sid } = jwt.decode(accessToken) as jwt.JwtPayload;

    const exp = Math.floor(Date.now() / 1000) + 60;
    expect(await services.sessions.viewerOf(forge({ sub: user.id, sid, exp }))).toBeNull();
  });

  test('names a session of that user, not of another', async ({ em, services }) => {
    const [ann, bob] = [await aUser(em), await aUser(em)];
    const { sid } = jwt.decode((await begin(services, em, ann)).accessToken) as jwt.JwtPayload;

    const token = jwt.sign({ sub: bob.id, sid }, SECRET, { expiresIn: 60 });

    expect(await services.sessions.viewerOf(token)).toBeNull();
  });

  test('ends with its session, however long it would hold', async ({ em, services }) => {
    const { accessToken } = await begin(services, em, await aUser(em));
    const { sid } = jwt.decode(accessToken) as jwt.JwtPayload;
    await em.nativeUpdate(Session, sid, { expiresAt: new Date(Date.now() - 1000) });

    expect(await services.sessions.viewerOf(accessToken)).toBeNull();
  });
});

describe('refreshing', () => {
  test('replaces the token, and keeps the session', async ({ em, app, services }) => {
    const user = await aUser(em);
    const first = await begin(services, em, user);

    const { data } = await send(app, REFRESH, null, { refreshToken: first.refreshToken });

    expect(data.refreshSession.account.id).toBe(user.id);
    expect(data.refreshSession.refreshToken).not.toBe(first.refreshToken);
    const [before, after] = [first, data.refreshSession].map(
      ({ accessToken }) => jwt.decode(accessToken) as jwt.JwtPayload,
    );
    expect(after?.sid).toBe(before?.sid);
  });

  test('extends a remembered session by 30 days, another by 24 hours', async ({ em, services }) => {
    for (const [isRemembered, hours] of [
      [true, 30 * 24],
      [false, 24],
    ] as const) {
      const user = await aUser(em);
      const { refreshToken } = await begin(services, em, user, isRemembered);
      await em.nativeUpdate(Session, { user }, { expiresAt: new Date(Date.now() + 60_000) });

      await services.sessions.refresh({ refreshToken });

      const { expiresAt } = await em.fork().findOneOrFail(Session, { user });
      expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(hours);
    }
  });

  test('with a token that was just replaced works too: an answer may get lost', async ({ em, services }) => {
    const { refreshToken } = await begin(services, em, await aUser(em));
    const second = await services.sessions.refresh({ refreshToken });
    await letPass(em, refreshToken, 55);

    const third = await services.sessions.refresh({ refreshToken });

    for (const { refreshToken: next } of [second, third]) {
      await expect(services.sessions.refresh({ refreshToken: next })).resolves.toBeDefined();
    }
  });

  test('with a token that was replaced a while ago ends the session: somebody has a copy', async ({
    em,
    app,
    services,
  }) => {
    const { refreshToken } = await begin(services, em, await aUser(em));
    const second = await services.sessions.refresh({ refreshToken });
    await letPass(em, refreshToken, 61);

    const thief = await send(app, REFRESH, null, { refreshToken });

    expect(thief.errors[0]).toMatchObject({
      message: 'Your session has expired. Please log in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(await services.sessions.viewerOf(second.accessToken)).toBeNull();
    const owner = await send(app, REFRESH, null, { refreshToken: second.refreshToken });
    expect(owner.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('many times at once with one token gives everybody tokens that work', async ({
    orm,
    em,
    services,
    infrastructure,
  }) => {
    const { refreshToken } = await begin(services, em, await aUser(em));
    const tabs = Array.from({ length: 6 }, () => servicesOn(orm, infrastructure));

    const renewed = await Promise.all(tabs.map(({ sessions }) => sessions.refresh({ refreshToken })));

    expect(new Set(renewed.map((each) => each.refreshToken)).size).toBe(6);
    for (const each of renewed) {
      expect(await services.sessions.viewerOf(each.accessToken)).not.toBeNull();
      await expect(services.sessions.refresh({ refreshToken: each.refreshToken })).resolves.toBeDefined();
    }
  });

  test('at the moment of signing out leaves no session behind, and refuses politely', async ({
    orm,
    em,
    infrastructure,
  }) => {
    const user = await aUser(em);
    const aService = () => servicesOn(orm, infrastructure);
    const devices = await Promise.all(Array.from({ length: 10 }, () => begin(aService(), em.fork(), user)));

    const outcomes = await Promise.allSettled(
      devices.flatMap(({ refreshToken, accessToken }) => [
        aService().sessions.refresh({ refreshToken }),
        aService().sessions.endOne((jwt.decode(accessToken) as { sid: string }).sid),
        aService().sessions.refresh({ refreshToken }),
      ]),
    );

    expect(await em.fork().count(Session, { user })).toBe(0);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('is refused after the session has run out', async ({ em, services }) => {
    const user = await aUser(em);
    const { refreshToken } = await begin(services, em, user);
    await em.nativeUpdate(Session, { user }, { expiresAt: new Date(Date.now() - 1000) });

    await expect(services.sessions.refresh({ refreshToken })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.for([
    ['', 'BAD_USER_INPUT', 'Refresh token is required'],
    ['made-up', 'UNAUTHENTICATED', 'Your session has expired. Please log in again.'],
  ] as const)('with "%s" is refused as %s', async ([refreshToken, code, message], { app }) => {
    const answer = await send(app, REFRESH, null, { refreshToken });
    expect(answer.errors[0]).toMatchObject({ message, extensions: { code } });
  });
});

describe('signing out', () => {
  const SIGN_OUT = 'mutation { signOut }';

  test('ends the session at once, and closes its sockets', async ({ em, app }) => {
    const user = await aUser(em);
    const list = await aList(em, { owner: user });
    const screen = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind } }`, user);
    await screen.next();
    const headers = { authorization: `Bearer ${screen.accessToken}` };

    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: SIGN_OUT } });

    expect(answer.json()).toEqual({ data: { signOut: true } });
    expect(await screen.closed).toBe(4401);
    const again = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ me { id } }' } });
    expect(again.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('leaves other devices signed in', async ({ em, app, services }) => {
    const user = await aUser(em);
    const phone = await accessTokenOf(app, user);

    await send(app, SIGN_OUT, user);

    expect(await services.sessions.viewerOf(phone)).not.toBeNull();
  });

  test('is as well without a session', async ({ app }) => {
    expect(await send(app, SIGN_OUT)).toEqual({ data: { signOut: true } });
  });
});
