import { expect, onTestFinished, vi } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { startOpenidServer } from '../../fakes/openid-server.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { accountThrough, aSite, comeBack, enter, finish, siteWith, variablesFor } from './openid.ts';

const now = () => Math.floor(Date.now() / 1000);

test.for([
  ['Authentik', 'with a slash, as it stands there', (issuer: string) => issuer],
  ['Authentik', 'without the slash', (issuer: string) => issuer.slice(0, -1)],
  ['Kanidm', 'with a slash too many', (issuer: string) => `${issuer}/`],
  ['PocketID', 'as a bare host with a slash', (issuer: string) => `${issuer}/`],
] as const)('an issuer like %s is found %s', async ([name, , spelled], { orm, infrastructure }) => {
  const server = await startOpenidServer(OPENID_KINDS[name], { redirectUri: `${PUBLIC_URL}/signin/home` });
  onTestFinished(server.stop);
  const trust = { TRUST_EMAIL: 'on' };
  const { app } = await siteWith(
    { orm, infrastructure },
    variablesFor('home', OPENID_KINDS[name], spelled(server.issuer), trust),
  );
  expect((await accountThrough(app, 'home')).email).toBe(server.person.email);
});

test.for([
  ['Kanidm', 'ES256', { aud: ['kindlist'] }],
  ['PocketID', 'EdDSA', { aud: ['kindlist'], azp: 'kindlist' }],
  ['Keycloak', 'RS256', { aud: ['kindlist', 'account'], azp: 'kindlist' }],
] as const)('a token of %s, signed by %s, is for a list', async ([name, , claims], { orm, infrastructure }) => {
  const { app, person } = await aSite(
    { orm, infrastructure },
    name,
    {},
    { rewrite: (all) => ({ ...all, ...claims, aud: [...claims.aud] }) },
  );
  expect((await accountThrough(app, 'home')).email).toBe(person.email);
});

test.for([
  ['missing', undefined],
  ['the text “true”', 'true'],
  ['the number 1', 1],
  ['null', null],
] as const)('an address is not proved where email_verified is %s', async ([, value], { em, orm, infrastructure }) => {
  const rewrite = { rewrite: (all: object) => ({ ...all, email_verified: value }) };
  const tells = { tells: (answer: object) => ({ ...answer, email_verified: value }) };
  const { app, person, told } = await aSite({ orm, infrastructure }, 'Kanidm', {}, { ...rewrite, ...tells });

  expect((await enter(app, 'home')).errors[0].message).toMatch(/hasn’t confirmed your email address/);

  expect(await em.count(User, { email: person.email })).toBe(0);
  expect(told).toEqual([expect.stringContaining('email_verified')]);
});

test.for([
  ['its clock is 20 seconds ahead', { iat: 20, exp: 300 }, true],
  ['the token ended 20 seconds ago', { iat: -300, exp: -20 }, true],
  ['the token ended five minutes ago', { iat: -900, exp: -300 }, false],
  ['the token holds only in an hour', { iat: 0, nbf: 3600, exp: 7200 }, false],
] as const)('clocks may differ a little: %s', async ([, offsets, isGood], { orm, infrastructure }) => {
  const rewrite = (all: object) => ({
    ...all,
    ...Object.fromEntries(Object.entries(offsets).map(([claim, offset]) => [claim, now() + offset])),
  });
  const { app, told } = await aSite({ orm, infrastructure }, 'Kanidm', {}, { rewrite });
  const { errors } = await enter(app, 'home');
  expect(errors === undefined).toBe(isGood);
  if (!isGood) expect(told).toEqual([expect.stringContaining('clock')]);
});

test('a new key of the issuer is found between leaving and coming back, a minute after it was looked for', async ({
  orm,
  infrastructure,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, person, server, told } = await aSite({ orm, infrastructure }, 'Kanidm');
  await accountThrough(app, 'home');
  vi.setSystemTime(Date.now() + 61_000);
  const { input } = await comeBack(app, 'home');
  await server.changeKey();

  expect((await finish(app, input)).data.signInWithIssuer.account.email).toBe(person.email);
  expect(told).toEqual([]);
});

test('what the issuer tells of another person is not taken', async ({ em, orm, infrastructure }) => {
  const email = `${crypto.randomUUID()}@example.test`;
  const tells = () => ({ sub: 'somebody else', email, email_verified: true, name: 'Eve' });
  const { app, told } = await aSite({ orm, infrastructure }, 'Authelia', {}, { tells });

  expect((await enter(app, 'home')).errors[0].message).toMatch(/^Failed to sign in with Home/);

  expect(await em.count(User, { email })).toBe(0);
  expect(told).toHaveLength(1);
});

test('a strange description of a refusal is neither told to anybody nor logged at length', async ({
  orm,
  infrastructure,
}) => {
  const { app, told } = await aSite({ orm, infrastructure }, 'Keycloak');
  const { input } = await comeBack(app, 'home', 'cancel');
  const strange = `<script>alert(1)</script>\u202e\r\nSet-Cookie: a=b${'x'.repeat(10_000)}`;
  const answer = new URLSearchParams(input.answer);
  for (const error of ['server_error', 'invalid_request', 'x'.repeat(500)]) {
    answer.set('error', error);
    answer.set('error_description', strange);
    const refused = await finish(app, { ...input, answer: answer.toString() });
    expect(JSON.stringify(refused)).not.toMatch(/script|Set-Cookie|x{50}/);
    expect(refused.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
  for (const message of told) expect(message).not.toMatch(/script|Set-Cookie|x{50}/);
});

test('a state is good once, and two tabs that come back at once are one person', async ({
  em,
  orm,
  infrastructure,
}) => {
  const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak');
  const [one, other] = [await comeBack(app, 'home'), await comeBack(app, 'home')];

  const answers = await Promise.all([finish(app, one.input), finish(app, other.input)]);

  const ids = answers.map(({ data }) => data.signInWithIssuer.account.id);
  expect(ids[0]).toBe(ids[1]);
  expect(await em.count(User, { email: person.email })).toBe(1);
  for (const { input } of [one, other]) expect((await finish(app, input)).errors).toBeDefined();
  expect((await finish(app, { ...one.input, state: other.input.state })).errors).toBeDefined();
});
