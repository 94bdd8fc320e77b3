import { wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import jwt from 'jsonwebtoken';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { hashSecret } from '../../../server/base/database/secret-token.ts';
import type { Bus } from '../../../server/core/events/bus.ts';
import type { LiveEvent } from '../../../server/core/events/live-event.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { deviceName } from '../../../server/keys/sessions/device-name.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { LiveSockets } from '../../../server/news/live/live-sockets.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { accessTokenOf, listen, send } from '../graphql.ts';
import { SECRET, servicesOn, test } from '../server-test.ts';
import { observe } from '../statements.ts';

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

  test('is read in one query', async ({ em, services }) => {
    const user = await aUser(em);
    const { accessToken } = await begin(services, em, user);

    const { result, statements } = await observe(() => services.sessions.viewerOf(accessToken));

    expect(statements).toHaveLength(1);
    const readByOrm = await em.fork().findOneOrFail(User, user.id);
    expect(result && { ...wrap(result.user).toObject() }).toEqual({ ...wrap(readByOrm).toObject() });
  });

  test('is read on by a server whose successor has just added a column to an account', async ({ em, services }) => {
    const { accessToken } = await begin(services, em, await aUser(em));
    expect(await services.sessions.viewerOf(accessToken)).not.toBeNull();

    await em.execute('alter table users add column of_the_next_version int');
    onTestFinished(() => em.execute('alter table users drop column of_the_next_version').then(() => {}));

    expect(await services.sessions.viewerOf(accessToken)).not.toBeNull();
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

    expect(answer.json()).toEqual({ data: { signOut: expect.any(String) } });
    expect(await screen.closed).toBe(4401);
    const again = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ me { id } }' } });
    expect(again.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('ends it with a token that has run out, too, and with none that we did not sign', async ({
    em,
    app,
    services,
  }) => {
    const user = await aUser(em);
    const signOutWith = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: SIGN_OUT } });
      await app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers });
    };
    const { accessToken, refreshToken } = await begin(services, em, user);
    const { sid } = jwt.decode(accessToken) as jwt.JwtPayload;
    const claims = { sub: user.id, sid, exp: 1_700_000_000 };

    await signOutWith(jwt.sign(claims, 'another secret, which is just as long'));
    expect(await em.count(Session, { user })).toBe(1);
    await signOutWith(jwt.sign(claims, SECRET));

    expect(await em.count(Session, { user })).toBe(0);
    await expect(services.sessions.refresh({ refreshToken })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('closes a socket that is just being opened', async () => {
    let tell: (event: LiveEvent) => void = () => {};
    const bus: Bus = {
      onEvent: (hear) => {
        tell = hear;
      },
      onGap: () => {},
      close: async () => {},
    };
    const sockets = new LiveSockets(bus);
    const socket = { close: vi.fn(), once: vi.fn() };

    tell({ kind: 'SESSIONS_ENDED', sessionIds: ['s1'] }); // after its session was read
    sockets.add('s1', socket as never, new Date(Date.now() + 60_000));

    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4401, 'Unauthorized');
  });

  test('leaves other devices signed in', async ({ em, app, services }) => {
    const user = await aUser(em);
    const phone = await accessTokenOf(app, user);

    await send(app, SIGN_OUT, user);

    expect(await services.sessions.viewerOf(phone)).not.toBeNull();
  });

  test('is as well without a session', async ({ app }) => {
    expect(await send(app, SIGN_OUT)).toEqual({ data: { signOut: null } });
  });
});

describe('devices', () => {
  const SESSIONS = '{ sessions { id device signedInAt lastUsedAt isCurrent } }';
  const END = 'mutation ($id: ID!) { endSession(id: $id) { id isCurrent } }';
  const END_OTHERS = 'mutation { endOtherSessions { id isCurrent } }';

  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('are listed in words, this one first, with the hour of their last use', async ({ em, app, services }) => {
    const user = await aUser(em);
    await services.sessions.start(em, user, { isRemembered: true, userAgent: FIREFOX });
    const phone = await services.sessions.start(em, user, { isRemembered: false, userAgent: null });
    const { sid } = jwt.decode(phone.accessToken) as jwt.JwtPayload;
    await em.execute(`update sessions set created_at = '2026-01-02T10:20:30Z' where id = ?`, [sid]);

    const { data } = await send(app, SESSIONS, user);

    expect(data.sessions).toHaveLength(3);
    expect(data.sessions.map((each: { isCurrent: boolean }) => each.isCurrent)).toEqual([true, false, false]);
    expect(data.sessions.map((each: { device: string }) => each.device)).toContain('Firefox on Linux');
    const used = data.sessions.find(({ id }: { id: string }) => id === sid);
    expect(used).toMatchObject({ device: 'Unknown device', signedInAt: '2026-01-02T10:20:30.000Z' });
    expect(used.lastUsedAt).toMatch(/T\d\d:00:00\.000Z$/);
  });

  test('that have run out are not listed', async ({ em, app, services }) => {
    const user = await aUser(em);
    await begin(services, em, user);
    await em.nativeUpdate(Session, { user }, { expiresAt: new Date(Date.now() - 1000) });

    expect((await send(app, SESSIONS, user)).data.sessions).toMatchObject([{ isCurrent: true }]);
  });

  test('show no write for reading them, nor for any request', async ({ em, app }) => {
    const user = await aUser(em);
    const headers = { authorization: `Bearer ${await accessTokenOf(app, user)}` };
    const before = await em.execute('select xmin::text, * from sessions where user_id = ?', [user.id]);

    await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: SESSIONS } });

    expect(await em.execute('select xmin::text, * from sessions where user_id = ?', [user.id])).toEqual(before);
  });

  test('are signed out one by one, and lose their sockets', async ({ em, app }) => {
    const user = await aUser(em);
    const list = await aList(em, { owner: user });
    const screen = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind } }`, user);
    await screen.next();
    const { sid } = jwt.decode(screen.accessToken ?? '') as jwt.JwtPayload;

    const { data } = await send(app, END, user, { id: sid });

    expect(data.endSession).toMatchObject([{ isCurrent: true }]);
    expect(await screen.closed).toBe(4401);
  });

  test('are signed out all but this one', async ({ em, app, services }) => {
    const user = await aUser(em);
    const other = await begin(services, em, user);
    const somebody = await begin(services, em, await aUser(em));

    const { data } = await send(app, END_OTHERS, user);

    expect(data.endOtherSessions).toMatchObject([{ isCurrent: true }]);
    expect(await services.sessions.viewerOf(other.accessToken)).toBeNull();
    await expect(services.sessions.refresh(other)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await services.sessions.viewerOf(somebody.accessToken)).not.toBeNull();
  });

  test.for(['another’s', 'no session', 'no id'] as const)(
    'of %s are not found',
    async (which, { em, app, services }) => {
      const other = await begin(services, em, await aUser(em));
      const { sid = '' } = jwt.decode(other.accessToken) as { sid?: string };
      const id = { 'another’s': sid, 'no session': crypto.randomUUID(), 'no id': 'nonsense' }[which];

      const answer = await send(app, END, await aUser(em), { id });

      expect(answer.errors[0].extensions.code).toBe('NOT_FOUND');
      expect(await services.sessions.viewerOf(other.accessToken)).not.toBeNull();
    },
  );

  test('are nobody else’s business', async ({ app }) => {
    for (const query of [SESSIONS, END_OTHERS]) {
      expect((await send(app, query)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('a device is called', () => {
  const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  test.for([
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 'Safari on iPhone'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 'Safari on Mac'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME}`, 'Chrome on Android'],
    ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140 Safari/604.1', 'Firefox on iPad'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
    ['curl/8.9.1', 'curl'],
    ['Mozilla/5.0', 'Unknown device'],
    ['<b>me</b>', 'Unknown device'],
    [null, 'Unknown device'],
  ] as const)('%s: %s', ([userAgent, name]) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
