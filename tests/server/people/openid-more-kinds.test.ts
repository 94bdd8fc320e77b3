import { expect, onTestFinished } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { OPENID_KINDS, type OpenidKind } from '../../fakes/openid-kinds.ts';
import { startOpenidServer } from '../../fakes/openid-server.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { accountThrough, siteWith, variablesFor } from './openid.ts';

const ROLES = 'urn:zitadel:iam:org:project:roles';
const base: OpenidKind = OPENID_KINDS.Keycloak;

/** Servers that nobody had in mind when the code was written: each with the settings of its operator. */
const KINDS: Record<string, [OpenidKind, Record<string, string>]> = {
  'Zitadel, whose roles are the keys of an object': [
    {
      ...base,
      issuerPath: '',
      routes: {
        authorization: '/oauth/v2/authorize',
        token: '/oauth/v2/token',
        userinfo: '/oidc/v1/userinfo',
        jwks: '/oauth/v2/keys',
      },
      tellsInToken: false,
      hasAudienceList: true,
      claims: { profile: ['name'], email: ['email', 'email_verified'], [ROLES]: [ROLES] },
      describe: ({ email, name, groups }) => ({
        ...{ email, email_verified: true, name },
        [ROLES]: Object.fromEntries(groups.map((group) => [group, { '2381': 'family.example.test' }])),
      }),
    },
    { SCOPES: `openid email profile ${ROLES}`, GROUPS_CLAIM: ROLES },
  ],
  'Dex, behind a path, with no name of a person': [
    {
      ...base,
      issuerPath: '/dex',
      routes: { authorization: '/dex/auth', token: '/dex/token', userinfo: '/dex/userinfo', jwks: '/dex/keys' },
      claims: { profile: ['preferred_username'], email: ['email', 'email_verified'], groups: ['groups'] },
      describe: ({ email, groups }) => ({ email, email_verified: true, preferred_username: 'Ida Berg', groups }),
      hides: ['authorization_response_iss_parameter_supported'],
    },
    { SCOPES: 'openid email profile groups', NAME_CLAIM: 'preferred_username' },
  ],
  'GitLab, which tells groups only when it is asked': [
    {
      ...base,
      issuerPath: '',
      routes: {
        authorization: '/oauth/authorize',
        token: '/oauth/token',
        userinfo: '/oauth/userinfo',
        jwks: '/oauth/discovery/keys',
      },
      tellsInToken: false,
      secretIn: 'client_secret_post',
      claims: { profile: ['name', 'nickname'], email: ['email', 'email_verified'], openid: ['sub', 'groups'] },
      describe: ({ email, name, groups }) => ({ email, email_verified: true, name, nickname: 'ida', groups }),
    },
    {},
  ],
};

test.for(Object.keys(KINDS))('%s', async (name, { em, orm, infrastructure }) => {
  await aUser(em, { role: 'ADMIN' });
  const [kind, more] = KINDS[name] as [OpenidKind, Record<string, string>];
  const person = { groups: ['admins'] };
  const server = await startOpenidServer(kind, { redirectUri: `${PUBLIC_URL}/signin/home`, person });
  onTestFinished(server.stop);
  const variables = variablesFor('home', kind, server.issuer, { ...more, ADMIN_GROUP: 'admins' });
  const { app, told } = await siteWith({ orm, infrastructure }, variables);

  expect(await accountThrough(app, 'home')).toMatchObject({
    name: 'Ida Berg',
    email: server.person.email,
    role: 'ADMIN',
  });
  person.groups.pop();
  server.person.groups = [];
  expect((await accountThrough(app, 'home')).role).toBe('USER');
  expect(told).toEqual([]);
});
