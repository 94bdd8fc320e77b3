import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { Identity } from '../../../server/people/accounts/identity.entity.ts';
import { unlinkAccount } from '../../../server/people/accounts/unlink-identities.ts';
import { ISSUER_FIELDS } from '../../../server/people/issuers/issuer-settings.ts';
import { aUser, linked } from '../../builders/accounts.ts';
import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { startOpenidServer } from '../../fakes/openid-server.ts';
import { accessTokenOf } from '../graphql.ts';
import { call } from '../rest.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { accountThrough, aSite, comeBack, enter, finish, KIND_NAMES, siteWith, variablesFor } from './openid.ts';

const TRUSTED = { TRUST_EMAIL: 'on' };
const needsTrust = (name: string) => name === 'Authentik' || name === 'Entra';

describe('somebody signs in', () => {
  test.for(KIND_NAMES)('through %s, and again', async (name, { em, orm, infrastructure }) => {
    const { app, person, told } = await aSite({ orm, infrastructure }, name, needsTrust(name) ? TRUSTED : {});

    const [first, second] = [await accountThrough(app, 'home'), await accountThrough(app, 'home')];

    const { email } = person;
    expect(first).toMatchObject({ name: 'Ida Berg', email, emailVerified: true, hasPassword: false, role: 'USER' });
    expect(second.id).toBe(first.id);
    expect(await em.count(User, { email })).toBe(1);
    expect(told).toEqual([]);
  });

  test.for([
    ['Authentik', (issuer: string) => issuer.replace(/\/$/, '')],
    ['Keycloak', (issuer: string) => `${issuer}/`],
    ['Kanidm', (issuer: string) => `${issuer}/.well-known/openid-configuration`],
  ] as const)('where %s is set in another spelling', async ([name, spelled], { orm, infrastructure }) => {
    const redirectUri = `${PUBLIC_URL}/signin/home`;
    const server = await startOpenidServer(OPENID_KINDS[name], { redirectUri });
    onTestFinished(server.stop);
    const variables = variablesFor('home', OPENID_KINDS[name], spelled(server.issuer), TRUSTED);
    const { app, told } = await siteWith({ orm, infrastructure }, variables);

    expect(await accountThrough(app, 'home')).toMatchObject({ email: server.person.email });
    expect(told).toEqual([]);
  });

  test('through several servers into one account, which belongs to the proved address', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const email = `${crypto.randomUUID()}@example.test`;
    const servers = await Promise.all(
      (['Authelia', 'Keycloak'] as const).map(async (name) => {
        const redirectUri = `${PUBLIC_URL}/signin/${name.toLowerCase()}`;
        const server = await startOpenidServer(OPENID_KINDS[name], { redirectUri, person: { email } });
        onTestFinished(server.stop);
        return variablesFor(name.toLowerCase(), OPENID_KINDS[name], server.issuer);
      }),
    );
    const { app } = await siteWith({ orm, infrastructure }, Object.assign({}, ...servers));

    const [one, other] = [await accountThrough(app, 'authelia'), await accountThrough(app, 'keycloak')];

    expect(other.id).toBe(one.id);
    expect(await em.count(Identity, { user: one.id })).toBe(2);
    const mails = await em.find(Mail, { to: email });
    expect(mails.map(({ subject }) => subject)).toEqual(['You can sign in with Keycloak']); // the first one made it
  });

  test('through a server that wants to be asked before the browser comes', async ({ orm, infrastructure }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak', {}, { wantsPushed: true });
    const { address, input } = await comeBack(app, 'home');
    expect(new URL(address).searchParams.get('request_uri')).toMatch(/^urn:/);
    expect((await finish(app, input)).data.signInWithIssuer.account.email).toBe(person.email);
  });

  test('with the name that another claim says, or what stands before the @', async ({ orm, infrastructure }) => {
    const byClaim = await aSite({ orm, infrastructure }, 'Kanidm', { NAME_CLAIM: 'preferred_username' });
    expect((await accountThrough(byClaim.app, 'home')).name).toBe('ida@idm.example.test');

    const without = await aSite({ orm, infrastructure }, 'Keycloak', { NAME_CLAIM: 'nickname' });
    expect((await accountThrough(without.app, 'home')).name).toBe(without.person.email.split('@')[0]);
  });
});

describe('the address', () => {
  test.for(['Authentik', 'Entra'] as const)(
    'that %s does not say to be proved opens nothing; the operator is told what to change',
    async (name, { em, orm, infrastructure }) => {
      const { app, person, told } = await aSite({ orm, infrastructure }, name);

      const { errors } = await enter(app, 'home');

      expect(errors[0]).toMatchObject({
        message: expect.stringMatching(/^Home hasn’t confirmed your email address/),
        extensions: { code: 'BAD_USER_INPUT' },
      });
      expect(told).toEqual([expect.stringMatching(/email_verified.*OIDC_HOME_TRUST_EMAIL=on/)]);
      expect(await em.count(User, { email: person.email })).toBe(0);
    },
  );

  test('is not needed by a person who is linked already', async ({ em, orm, infrastructure }) => {
    const { app, person, server, told } = await aSite({ orm, infrastructure }, 'Entra');
    const user = await aUser(em);
    await linked(em, user, person.sub, server.issuer);

    expect((await accountThrough(app, 'home')).id).toBe(user.id);
    expect(told).toEqual([]);
  });

  test('of an account that is linked to somebody else there opens nothing, until the link is taken away', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person, server } = await aSite({ orm, infrastructure }, 'Keycloak');
    const user = await aUser(em, { email: person.email, emailVerifiedAt: new Date() });
    await linked(em, user, 'who had the address before', server.issuer);

    const { errors } = await enter(app, 'home');
    expect(errors[0].message).toMatch(/linked to someone else at Home/);
    expect(await em.count(Session, { user })).toBe(0);

    expect(await unlinkAccount(em.fork(), ` ${person.email.toUpperCase()}`)).toBe(1);
    expect((await accountThrough(app, 'home')).id).toBe(user.id);
  });

  test('takes an account back that somebody made who never proved it, and closes every other way in', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak');
    const squatter = await aUser(em, { email: person.email, passwordHash: await hashPassword('bicycles') });
    await linked(em, squatter, 'a squatter', 'https://another.example.test');
    const session = await accessTokenOf(app, squatter);

    expect(await accountThrough(app, 'home')).toMatchObject({ id: squatter.id, hasPassword: false });

    const headers = { authorization: `Bearer ${session}` };
    expect((await call(app, 'GET /users/me', { headers })).status).toBe(401);
    expect(await em.fork().count(Identity, { user: squatter, subject: 'a squatter' })).toBe(0);
  });

  test('of the owner of the demo lists opens nothing', async ({ em, orm, infrastructure }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak');
    await aUser(em, { email: person.email, isSystem: true });
    expect((await enter(app, 'home')).errors).toBeTruthy();
  });

  test('in two tabs at once makes one account, and both come in', async ({ em, orm, infrastructure }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak');

    const answers = await Promise.all([enter(app, 'home'), enter(app, 'home')]);

    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await em.count(User, { email: person.email })).toBe(1);
  });
});

describe('an answer', () => {
  test('opens an account once, and only for the tab that asked', async ({ orm, infrastructure }) => {
    const { app } = await aSite({ orm, infrastructure }, 'Kanidm');
    const stolen = await comeBack(app, 'home');
    const other = await comeBack(app, 'home');
    const { state, nonce, codeVerifier } = other.input;

    for (const taken of [{ state }, { nonce }, { codeVerifier }]) {
      const { input } = await comeBack(app, 'home');
      expect((await finish(app, { ...input, ...taken })).errors, Object.keys(taken)[0]).toBeTruthy();
    }
    expect((await finish(app, stolen.input)).errors).toBeUndefined();
    expect((await finish(app, stolen.input)).errors[0].message).toMatch(/^Failed to sign in with Home/);
  });

  test('of one server is none of another’s', async ({ orm, infrastructure }) => {
    const { app, server } = await aSite({ orm, infrastructure }, 'Keycloak');
    const attacker = await startOpenidServer(OPENID_KINDS.Keycloak, { redirectUri: `${PUBLIC_URL}/signin/evil` });
    onTestFinished(attacker.stop);
    const both = {
      ...variablesFor('home', OPENID_KINDS.Keycloak, server.issuer),
      ...variablesFor('evil', OPENID_KINDS.Keycloak, attacker.issuer),
    };
    const { app: withBoth } = await siteWith({ orm, infrastructure }, both);
    const { input } = await comeBack(app, 'home');
    const asked = attacker.asked.length;

    expect((await finish(withBoth, { ...input, issuer: 'evil' })).errors).toBeTruthy();

    expect(attacker.asked.slice(asked).filter((request) => request.startsWith('POST'))).toEqual([]); // it gets no code
  });

  test('that says no is kind, and is nobody’s fault', async ({ orm, infrastructure }) => {
    const { app, told } = await aSite({ orm, infrastructure }, 'Keycloak');
    const { input } = await comeBack(app, 'home', 'cancel');

    const { errors } = await finish(app, input);

    expect(errors[0]).toMatchObject({ message: 'Failed to sign in with Home' });
    expect(told).toEqual([]);
  });

  test('that anybody could make up is told to the operator in our words alone', async ({ orm, infrastructure }) => {
    const { app, told, server } = await aSite({ orm, infrastructure }, 'Keycloak');
    const { input } = await comeBack(app, 'home');
    const said = { error: 'invalid_scope', error_description: 'Set OIDC_HOME_ISSUER_URL to https://evil.example' };

    for (const each of [said, { error: 'evil' }]) {
      const answer = new URLSearchParams({ ...each, state: input.state, iss: server.issuer });
      await finish(app, { ...input, answer: answer.toString() });
    }

    expect(told).toEqual([expect.stringContaining('OIDC_HOME_SCOPES')]);
    expect(told.join()).not.toMatch(/evil/);
  });

  test.for([
    ['for another client', { aud: 'another' }],
    ['for several, without saying whose it is', { aud: ['kindlist', 'another'], azp: undefined }],
    ['for several, and another’s', { aud: ['kindlist', 'another'], azp: 'another' }],
    ['of another issuer', { iss: 'https://another.example.test' }],
    ['that has expired', { exp: 1_700_000_000 }],
    ['about nobody', { sub: undefined }],
    ['with another nonce', { nonce: 'another' }],
  ] as const)('with a token %s opens nothing', async ([, claims], { em, orm, infrastructure }) => {
    const rewrite = (good: object) => JSON.parse(JSON.stringify({ ...good, ...claims }));
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak', {}, { rewrite });

    expect((await enter(app, 'home')).errors[0].message).toMatch(/^Failed to sign in with Home/);
    expect(await em.count(User, { email: person.email })).toBe(0);
  });

  test('with a token for several that is ours opens the account', async ({ orm, infrastructure }) => {
    const rewrite = (good: object) => ({ ...good, aud: ['another', 'kindlist'], azp: 'kindlist' });
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak', {}, { rewrite });
    expect((await accountThrough(app, 'home')).email).toBe(person.email);
  });

  test('with a forged signature opens nothing', async ({ orm, infrastructure }) => {
    const { app, person } = await aSite({ orm, infrastructure }, 'Kanidm', {}, { isForged: true });
    expect((await enter(app, 'home')).errors[0].message).toMatch(/^Failed to sign in with Home/);
    expect(await orm.em.fork().count(User, { email: person.email })).toBe(0);
  });
});

describe('the operator is told what to change', () => {
  test('where the secret is wrong', async ({ orm, infrastructure }) => {
    const { app, told } = await aSite({ orm, infrastructure }, 'Keycloak', { CLIENT_SECRET: 'wrong' });
    expect((await enter(app, 'home')).errors[0].message).toMatch(/^Failed to sign in with Home/);
    expect(told).toEqual([expect.stringContaining('OIDC_HOME_CLIENT_SECRET')]);
  });

  test('where tokens are signed with the secret alone', async ({ orm, infrastructure }) => {
    const { app, told } = await aSite({ orm, infrastructure }, 'Authentik', TRUSTED, { isSymmetric: true });
    expect((await enter(app, 'home')).errors).toBeTruthy();
    expect(told).toEqual([expect.stringContaining('a signing key')]);
  });

  test('where it calls itself otherwise', async ({ orm, infrastructure }) => {
    const { server } = await aSite({ orm, infrastructure }, 'Kanidm');
    const url = server.issuer.replace('127.0.0.1', 'localhost');
    const { app, told } = await siteWith({ orm, infrastructure }, variablesFor('home', OPENID_KINDS.Kanidm, url));

    const { errors } = await enter(app, 'home');

    expect(errors[0]).toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(told).toEqual([expect.stringContaining(`calls itself ${server.issuer}. Set OIDC_HOME_ISSUER_URL`)]);
  });

  test('where nobody is there, or something else is; and it works once that is mended', async ({
    orm,
    infrastructure,
  }) => {
    const { server } = await aSite({ orm, infrastructure }, 'Keycloak');
    await server.stop();
    const { issuer, person } = server;
    const { app, told } = await siteWith({ orm, infrastructure }, variablesFor('home', OPENID_KINDS.Keycloak, issuer));

    const { errors } = await enter(app, 'home');
    expect(errors[0].message).toBe('We can’t reach Home right now. Please try again in a minute.');
    expect(told).toEqual([expect.stringMatching(/cannot be asked: .*ECONNREFUSED.*OIDC_HOME_ISSUER_URL/)]);

    const port = Number(new URL(issuer).port);
    const later = () => vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] }); // a failure is kept for some seconds
    onTestFinished(() => void vi.useRealTimers());
    later();
    const other = createServer((_request, response) => response.end('<html>Sign in to the proxy</html>'));
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    expect((await enter(app, 'home')).errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    other.closeAllConnections();
    later();
    await new Promise((resolve) => other.close(resolve));

    const redirectUri = `${PUBLIC_URL}/signin/home`;
    const back = await startOpenidServer(OPENID_KINDS.Keycloak, { redirectUri, port, person });
    onTestFinished(back.stop);
    expect((await accountThrough(app, 'home')).email).toBe(person.email);
  });
});

describe('accounts', () => {
  test.for([
    ['off', false, true],
    ['on', true, false],
    [undefined, false, false],
    [undefined, true, true],
  ] as const)(
    'set to %s makes one: %s, with registration open: %s',
    async ([set, isMade, isOpen], { em, orm, infrastructure }) => {
      const { now } = infrastructure.settings;
      Object.assign(now, { allowRegistration: isOpen });
      onTestFinished(() => void Object.assign(now, { allowRegistration: true }));
      const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak', set ? { CREATE_ACCOUNTS: set } : {});

      const { errors } = await enter(app, 'home');

      expect(errors?.[0].extensions.code).toBe(isMade ? undefined : 'REGISTRATION_CLOSED');
      expect(await em.count(User, { email: person.email })).toBe(isMade ? 1 : 0);
    },
  );
});

describe('the picture of a button', () => {
  const ICON =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9" height="9"/></svg>';

  test('is drawn anew and served from here', async ({ orm, infrastructure }) => {
    const elsewhere = createServer((_request, response) =>
      response.setHeader('content-type', 'image/svg+xml').end(ICON),
    );
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => void elsewhere.close(() => resolve())));
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/icon.svg`;
    const { app } = await aSite({ orm, infrastructure }, 'Keycloak', { ICON: address });

    const { statusCode, headers, rawPayload } = await app.inject('/signin-icons/home');

    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 48, height: 48 });
  });

  test('that cannot be read is told to the operator, and is none', async ({ orm, infrastructure }) => {
    const { app, told } = await aSite({ orm, infrastructure }, 'Keycloak', { ICON: './no-such-icon.png' });
    for (const path of ['/signin-icons/home', '/signin-icons/home', '/signin-icons/another']) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
    expect(told).toEqual([expect.stringContaining('OIDC_HOME_ICON')]);
  });
});

test('the documents name every setting of a server', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  for (const field of ISSUER_FIELDS) expect(text).toContain(`OIDC_HOME_${field}`);
});
