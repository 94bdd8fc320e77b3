import { describe, expect, onTestFinished, vi } from 'vitest';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { PendingSignIn } from '../../../server/keys/sessions/pending-sign-in.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { aUser, linked } from '../../builders/accounts.ts';
import { aSecondFactor } from '../../builders/second-factors.ts';
import { signOutThere } from '../../fakes/openid-server.ts';
import { accessTokenOf } from '../graphql.ts';
import { PUBLIC_URL, SECRET, test } from '../server-test.ts';
import { type App, aSite, comeBack, finish } from './openid.ts';

const SIGN_OUT = 'mutation { beginIssuerSignOut { endSessionUrl } }';
const ME = '{ me { id } }';
const THERE = { SIGN_OUT_THERE: 'on' };

/** A browser, which the other server knows by its cookies. */
async function aBrowser(app: App) {
  const cookies = new Map<string, string>();
  const { input } = await comeBack(app, 'home', 'continue', cookies);
  const answer = await finish(app, input);
  return { cookies, answer, token: answer.data?.signInWithIssuer?.accessToken as string };
}

async function ask(app: App, query: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
}

const post = (app: App, token: string, { issuer = 'home', remoteAddress = '127.0.0.1' } = {}) =>
  app.inject({
    method: 'POST',
    remoteAddress,
    url: `/signin/${issuer}/backchannel-logout`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });

const isSignedIn = async (app: App, token: string) => (await ask(app, ME, token)).data?.me != null;

describe('signing out here', () => {
  test('leads to the server that people signed in at, names them to it, and back to the sign-in page', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, told } = await aSite({ orm, infrastructure }, 'Keycloak', THERE, {
      signedOutUri: `${PUBLIC_URL}/signin`,
    });
    const { token, cookies } = await aBrowser(app);

    const { data } = await ask(app, SIGN_OUT, token);

    const address = new URL(data.beginIssuerSignOut.endSessionUrl);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'kindlist',
      post_logout_redirect_uri: `${PUBLIC_URL}/signin`,
      id_token_hint: expect.stringMatching(/^ey/),
    });
    expect(await isSignedIn(app, token)).toBe(false);
    expect((await signOutThere(address.href, cookies)).href).toBe(`${PUBLIC_URL}/signin`);
    expect(await em.count(Session, { sealedIdToken: { $ne: null } })).toBe(0);
    expect(told).toEqual([]);
  });

  test('is of this site alone unless the operator wants more; no ID token is kept then', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak');
    const { token } = await aBrowser(app);
    const user = await em.findOneOrFail(User, { email: person.email });
    const kept = await em.findOneOrFail(Session, { user }, { populate: ['sealedIdToken'] });
    expect(kept).toMatchObject({ issuerId: 'home', issuerSubject: person.sub, sealedIdToken: null });

    expect((await ask(app, SIGN_OUT, token)).data).toEqual({ beginIssuerSignOut: null });

    expect(await isSignedIn(app, token)).toBe(false);
  });

  test('tells the operator of a server that has no address for it', async ({ orm, infrastructure }) => {
    const { app, told } = await aSite({ orm, infrastructure }, 'Authelia', THERE);
    const { token } = await aBrowser(app);

    expect((await ask(app, SIGN_OUT, token)).data).toEqual({ beginIssuerSignOut: { endSessionUrl: null } });
    expect(told).toEqual([expect.stringMatching(/end_session_endpoint.*OIDC_HOME_SIGN_OUT_THERE/)]);
    expect(await isSignedIn(app, token)).toBe(false);
  });

  test('of a session that began with a password, and of nobody, leads nowhere', async ({ em, orm, infrastructure }) => {
    const { app } = await aSite({ orm, infrastructure }, 'Keycloak', THERE);
    const token = await accessTokenOf(app, await aUser(em));

    expect((await ask(app, SIGN_OUT, token)).data).toEqual({ beginIssuerSignOut: null });
    expect(await isSignedIn(app, token)).toBe(false);
    expect((await ask(app, SIGN_OUT)).data).toEqual({ beginIssuerSignOut: null });
  });
});

describe('signing out there', () => {
  test('ends the session of that browser here, and no other one', async ({ em, orm, infrastructure }) => {
    const statuses: number[] = [];
    const { app, person, told } = await aSite({ orm, infrastructure }, 'Keycloak', THERE, {
      signedOutUri: `${PUBLIC_URL}/signin`,
      onLogoutToken: async (logoutToken) => {
        const { statusCode } = await post(app, logoutToken);
        statuses.push(statusCode);
        return statusCode;
      },
    });
    const [phone, laptop] = [await aBrowser(app), await aBrowser(app)];
    const byPassword = await accessTokenOf(app, await em.findOneOrFail(User, { email: person.email }));
    const { data } = await ask(app, SIGN_OUT, (await aBrowser(app)).token);

    await signOutThere(data.beginIssuerSignOut.endSessionUrl, phone.cookies); // names another session, so it asks: it ends that of the cookies

    expect(statuses).toEqual([200]);
    expect(await isSignedIn(app, phone.token)).toBe(false);
    expect(await isSignedIn(app, laptop.token)).toBe(true);
    expect(await isSignedIn(app, byPassword)).toBe(true);
    const user = await em.findOneOrFail(User, { email: person.email });
    const [entry, more] = await em.find(AuditEntry, { action: 'SESSIONS_ENDED', subjectId: user.id });
    expect(entry).toMatchObject({ actorId: null, actorName: 'Home', changes: { sessions: { from: 1, to: 0 } } });
    expect(more).toBeUndefined();
    expect(told).toEqual([]);
  });

  test('by a token that names a person ends all that began there, and is good once', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Kanidm');
    const [phone, laptop] = [await aBrowser(app), await aBrowser(app)];
    const byPassword = await accessTokenOf(app, await em.findOneOrFail(User, { email: person.email }));
    const token = await server.logoutToken({ sub: person.sub });

    const answer = await post(app, token);

    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-store']);
    for (const { token } of [phone, laptop]) expect(await isSignedIn(app, token)).toBe(false);
    expect(await isSignedIn(app, byPassword)).toBe(true);
    expect((await post(app, token)).statusCode).toBe(400);
  });

  test('by a token that names a person and a browser also ends what names no browser', async ({
    orm,
    infrastructure,
  }) => {
    const { app, person, server } = await aSite(
      { orm, infrastructure },
      'Kanidm',
      {},
      { rewrite: (claims) => ({ ...claims, sid: undefined }) },
    );
    const { token } = await aBrowser(app);
    expect(await isSignedIn(app, token)).toBe(true);

    expect((await post(app, await server.logoutToken({ sub: person.sub, sid: 'one' }))).statusCode).toBe(200);

    expect(await isSignedIn(app, token)).toBe(false);
  });

  test('ends a sign-in that waits for its second step', async ({ em, orm, infrastructure }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Kanidm');
    const user = await aUser(em);
    await linked(em, user, person.sub, server.issuer);
    await aSecondFactor(em, user, { secret: SECRET });
    const { answer } = await aBrowser(app);
    expect(answer.errors[0].extensions.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await em.fork().count(PendingSignIn, { issuerId: 'home', user: user.id })).toBe(1);

    expect((await post(app, await server.logoutToken({ sub: person.sub }))).statusCode).toBe(200);

    expect(await em.fork().count(PendingSignIn, { issuerId: 'home', user: user.id })).toBe(0);
  });

  test('that comes before the answer of its own sign-in lets nobody in', async ({ orm, infrastructure }) => {
    const { app, server } = await aSite(
      { orm, infrastructure },
      'Keycloak',
      {},
      {
        rewrite: (claims) => ({ ...claims, sid: 'one browser' }),
      },
    );
    const { input } = await comeBack(app, 'home');
    expect((await post(app, await server.logoutToken({ sid: 'one browser' }))).statusCode).toBe(200);

    expect((await finish(app, input)).errors[0].message).toMatch(/^Failed to sign in with Home/);
  });

  test.for([
    ['for another site', { aud: 'another' }, 'aud'],
    ['by another issuer', { iss: 'https://elsewhere.example.test' }, 'iss'],
    ['of an hour ago', { iat: Math.floor(Date.now() / 1000) - 3600 }, 'iat'],
    ['of tomorrow', { iat: Math.floor(Date.now() / 1000) + 86_400 }, 'iat'],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }, 'exp'],
    ['without a time', { iat: undefined }, 'iat'],
    ['without a number of its own', { jti: undefined }, 'jti'],
    ['about another event', { events: { 'https://example.test/event': {} } }, 'events'],
    [
      'with an event that is no object',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': 1 } },
      'events',
    ],
    ['with a nonce, which ID tokens have', { nonce: 'n' }, 'nonce'],
    ['about nobody', { sub: undefined }, 'sub'],
    ['about an endless name', { sub: 'x'.repeat(300) }, 'sub'],
  ] as const)(
    'by a token %s ends nothing; the operator is told',
    async ([, claims, claim], { orm, infrastructure }) => {
      const { app, person, server, told } = await aSite({ orm, infrastructure }, 'Kanidm');
      const { token } = await aBrowser(app);

      const answer = await post(app, await server.logoutToken({ sub: person.sub, ...claims }));

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: 'invalid_request', error_description: expect.any(String) });
      expect(await isSignedIn(app, token)).toBe(true);
      expect(told).toEqual([expect.stringContaining(`tokens ${claim} is not`)]);
    },
  );

  test('by what is no token of that server, or too long, ends nothing and tells nobody', async ({
    orm,
    infrastructure,
  }) => {
    const { app, person, server, told } = await aSite({ orm, infrastructure }, 'Kanidm');
    const forged = await aSite({ orm, infrastructure }, 'Kanidm', {}, { isForged: true });
    const { token } = await aBrowser(app);
    const good = await server.logoutToken({ sub: person.sub });
    const [, payload] = good.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;

    for (const bad of ['', 'x', `${good}x`, unsigned, await forged.server.logoutToken({ sub: person.sub })]) {
      expect((await post(app, bad)).statusCode, bad).toBe(400);
    }
    expect((await post(app, await server.logoutToken({ sub: person.sub }, { typ: 'at+jwt' }))).statusCode).toBe(400);
    expect((await post(app, good, { issuer: 'elsewhere' })).statusCode).toBe(404);
    expect((await post(app, 'x'.repeat(20_000))).statusCode).toBe(413);
    const url = '/signin/home/backchannel-logout';
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
    const json = { method: 'POST', url, payload: { logout_token: good } } as const;
    expect((await app.inject(json)).statusCode).toBe(415);

    expect(await isSignedIn(app, token)).toBe(true);
    expect(told).toEqual([expect.stringContaining('tokens typ is not')]);
  });

  test('comes through after any number of bad tokens, which are counted', async ({ orm, infrastructure }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Kanidm');
    const { token } = await aBrowser(app);
    const remoteAddress = `203.0.113.${Math.floor(Math.random() * 250)}`;
    const answers = [];
    for (let attempt = 0; attempt <= 100; attempt++) answers.push((await post(app, 'x', { remoteAddress })).statusCode);
    expect([answers[0], answers[99], answers[100]]).toEqual([400, 400, 429]);

    expect((await post(app, await server.logoutToken({ sub: person.sub }), { remoteAddress })).statusCode).toBe(200);

    expect(await isSignedIn(app, token)).toBe(false);
  });

  test.for([
    ['an error', { status: 502, body: 'Bad gateway' }],
    ['a page', { status: 200, body: '<html>Sign in to the proxy</html>' }],
    ['no keys', { status: 200, body: '{"keys":1}' }],
  ] as const)(
    'while %s comes in place of the keys there is not refused as a bad token: it is said to come again, and the operator is told once',
    async ([, answer], { orm, infrastructure }) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { app, person, server, told } = await aSite({ orm, infrastructure }, 'Kanidm');
      const { token } = await aBrowser(app);
      const remoteAddress = `203.0.113.${Math.floor(Math.random() * 250)}`;
      const out = () => server.logoutToken({ sub: person.sub });
      server.answerForKeys(answer);
      const before = server.asked.length;

      for (let times = 0; times < 3; times++)
        expect((await post(app, await out(), { remoteAddress })).statusCode).toBe(503);

      expect(server.asked.slice(before).filter((line) => line.includes('jwk'))).toHaveLength(1);
      expect(told).toEqual([expect.stringMatching(/keys of .* cannot be had.*stay signed in here/)]);
      expect(await isSignedIn(app, token)).toBe(true);
      server.answerForKeys(null);
      vi.setSystemTime(Date.now() + 6000);
      expect((await post(app, await out(), { remoteAddress })).statusCode).toBe(200);
      expect(await isSignedIn(app, token)).toBe(false);
    },
  );

  test('while the whole server is away is asked of it once in some seconds, told once, and limited', async ({
    orm,
    infrastructure,
  }) => {
    const { app, person, server, told } = await aSite({ orm, infrastructure }, 'Kanidm');
    const token = await server.logoutToken({ sub: person.sub });
    await server.stop();
    const remoteAddress = `203.0.113.${Math.floor(Math.random() * 250)}`;
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());

    const statuses: number[] = [];
    for (let attempt = 0; attempt <= 100; attempt++)
      statuses.push((await post(app, token, { remoteAddress })).statusCode);

    expect([statuses[0], statuses[99], statuses[100]]).toEqual([503, 503, 429]);
    expect(told).toEqual([expect.stringContaining('cannot be asked')]);
  });
});
