import { hash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { User } from '../../../server/core/users/user.entity.ts';
import { issuersIn } from '../../../server/people/issuers/issuer-settings.ts';
import { OPENID_KINDS, type OpenidKind } from '../../fakes/openid-kinds.ts';
import { OPENID_CLIENT, signInThere, startOpenidServer } from '../../fakes/openid-server.ts';
import { send } from '../graphql.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';

const BEGIN = 'mutation ($input: IssuerStartInput!) { beginIssuerSignIn(input: $input) { authorizationUrl } }';
const SIGN_IN = `mutation ($input: IssuerSignInInput!) {
  signInWithIssuer(input: $input) { accessToken account { id name email emailVerified hasPassword role } }
}`;

type KindName = keyof typeof OPENID_KINDS;
const NAMES = Object.keys(OPENID_KINDS) as KindName[];
const idOf = (name: KindName) => name.toLowerCase();

const random = () => randomBytes(32).toString('base64url');
const hashed = (text: string) => hash('sha256', text, 'base64url');

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('servers', { scope: 'file' }, async ({}, { onCleanup }) => {
    const started = await Promise.all(
      NAMES.map(async (name) => {
        const server = await startOpenidServer(OPENID_KINDS[name], {
          redirectUri: `${PUBLIC_URL}/signin/${idOf(name)}`,
        });
        return [name, server] as const;
      }),
    );
    onCleanup(async () => void (await Promise.all(started.map(([, { stop }]) => stop()))));
    return Object.fromEntries(started) as Record<KindName, (typeof started)[number][1]>;
  })
  .extend('issuers', { scope: 'file' }, async ({ servers }) => {
    const variables = NAMES.flatMap((name) => {
      const prefix = `OIDC_${name.toUpperCase()}`;
      const { scopes }: OpenidKind = OPENID_KINDS[name];
      return [
        [`${prefix}_ISSUER_URL`, servers[name].issuer],
        [`${prefix}_CLIENT_ID`, OPENID_CLIENT.id],
        [`${prefix}_CLIENT_SECRET`, OPENID_CLIENT.secret],
        ...(scopes ? [[`${prefix}_SCOPES`, scopes]] : []),
        ...(name === 'Authentik' || name === 'Entra' ? [[`${prefix}_TRUST_EMAIL`, 'on']] : []),
      ];
    });
    const { issuers, problems } = issuersIn(Object.fromEntries(variables));
    expect(problems).toEqual([]);
    return issuers;
  });

test.for(NAMES)('somebody signs in through %s, and again', async (name, { app, em, servers }) => {
  const enter = async () => {
    const kept = { state: random(), nonce: random(), codeVerifier: random() };
    const { data } = await send(app, BEGIN, null, {
      input: {
        issuer: idOf(name),
        state: kept.state,
        nonceHash: hashed(kept.nonce),
        codeChallenge: hashed(kept.codeVerifier),
      },
    });
    const back = await signInThere(data.beginIssuerSignIn.authorizationUrl);
    expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/signin/${idOf(name)}`);
    return send(app, SIGN_IN, null, { input: { issuer: idOf(name), answer: back.search.slice(1), ...kept } });
  };

  const [first, second] = [await enter(), await enter()];

  const { email } = servers[name].person;
  const { account } = first.data.signInWithIssuer;
  expect(account).toMatchObject({ name: 'Ida Berg', email, emailVerified: true, hasPassword: false, role: 'USER' });
  expect(second.data.signInWithIssuer.account.id).toBe(account.id);
  expect(await em.count(User, { email })).toBe(1);
});
