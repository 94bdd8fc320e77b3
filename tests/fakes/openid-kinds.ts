/** How the servers that people run at home and at work answer, by their documents. */
export interface OpenidKind {
  /** The issuer's name is the address of the server with this behind it. */
  issuerPath: string;
  routes: Record<'authorization' | 'token' | 'userinfo' | 'jwks', string>;
  algorithm: 'RS256' | 'ES256' | 'EdDSA';
  /** Else everything but the id of the person is told when it is asked for. */
  tellsInToken: boolean;
  /** The place of the secret. */
  secretIn: 'client_secret_basic' | 'client_secret_post';
  wantsPkce: boolean;
  /** Whether tokens are for a list of one. */
  hasAudienceList: boolean;
  /** The claims of a scope. */
  claims: Record<string, string[]>;
  /** The claims of one person, as this kind names and writes them. */
  describe(person: OpenidPerson): Record<string, unknown>;
  /** Names that it leaves out of what it says of itself. */
  hides?: string[];
  /** The scopes that have to be set for it, where the usual ones tell too little. */
  scopes?: string;
}

export interface OpenidPerson {
  sub: string;
  email: string;
  name: string;
  groups: string[];
}

const usual = { profile: ['name', 'preferred_username', 'given_name'], email: ['email', 'email_verified'] };

export const OPENID_KINDS = {
  Authentik: {
    issuerPath: '/application/o/kindlist/',
    routes: {
      authorization: '/application/o/authorize/',
      token: '/application/o/token/',
      userinfo: '/application/o/userinfo/',
      jwks: '/application/o/kindlist/jwks/',
    },
    algorithm: 'RS256',
    tellsInToken: true,
    secretIn: 'client_secret_post',
    wantsPkce: false,
    hasAudienceList: false,
    claims: { ...usual, profile: [...usual.profile, 'nickname', 'groups'] },
    describe: ({ email, name, groups }) => ({
      ...{ email, email_verified: false, name, given_name: name, preferred_username: 'ida', nickname: 'ida' },
      groups,
    }),
  },
  Authelia: {
    issuerPath: '',
    routes: {
      authorization: '/api/oidc/authorization',
      token: '/api/oidc/token',
      userinfo: '/api/oidc/userinfo',
      jwks: '/jwks.json',
    },
    algorithm: 'ES256',
    tellsInToken: false,
    secretIn: 'client_secret_basic',
    wantsPkce: true,
    hasAudienceList: true,
    claims: { ...usual, groups: ['groups'] },
    describe: ({ email, name, groups }) => ({ email, email_verified: true, name, preferred_username: 'ida', groups }),
    hides: ['end_session_endpoint'],
    scopes: 'openid email profile groups',
  },
  Keycloak: {
    issuerPath: '/realms/family',
    routes: {
      authorization: '/realms/family/protocol/openid-connect/auth',
      token: '/realms/family/protocol/openid-connect/token',
      userinfo: '/realms/family/protocol/openid-connect/userinfo',
      jwks: '/realms/family/protocol/openid-connect/certs',
    },
    algorithm: 'RS256',
    tellsInToken: true,
    secretIn: 'client_secret_basic',
    wantsPkce: false,
    hasAudienceList: false,
    claims: { ...usual, profile: [...usual.profile, 'realm_access'] },
    describe: ({ email, name, groups }) => ({
      ...{ email, email_verified: true, name, preferred_username: 'ida' },
      realm_access: { roles: ['offline_access', ...groups] },
    }),
  },
  Entra: {
    issuerPath: '/4f1c7a3e-7e0a-4b43-9d0e-0d5a1c1c2f55/v2.0',
    routes: {
      authorization: '/4f1c7a3e-7e0a-4b43-9d0e-0d5a1c1c2f55/oauth2/v2.0/authorize',
      token: '/4f1c7a3e-7e0a-4b43-9d0e-0d5a1c1c2f55/oauth2/v2.0/token',
      userinfo: '/oidc/userinfo',
      jwks: '/4f1c7a3e-7e0a-4b43-9d0e-0d5a1c1c2f55/discovery/v2.0/keys',
    },
    algorithm: 'RS256',
    tellsInToken: true,
    secretIn: 'client_secret_post',
    wantsPkce: false,
    hasAudienceList: false,
    claims: { profile: ['name', 'preferred_username', 'oid', 'tid', 'ver', 'groups'], email: ['email'] },
    describe: ({ email, name, groups }) => ({
      ...{
        email,
        name,
        preferred_username: email,
        oid: 'c7f0',
        tid: '4f1c7a3e-7e0a-4b43-9d0e-0d5a1c1c2f55',
        ver: '2.0',
      },
      groups,
    }),
    hides: [
      'code_challenge_methods_supported',
      'authorization_response_iss_parameter_supported',
      'claims_parameter_supported',
    ],
  },
  Kanidm: {
    issuerPath: '/oauth2/openid/kindlist',
    routes: {
      authorization: '/ui/oauth2',
      token: '/oauth2/token',
      userinfo: '/oauth2/openid/kindlist/userinfo',
      jwks: '/oauth2/openid/kindlist/public_key.jwk',
    },
    algorithm: 'ES256',
    tellsInToken: true,
    secretIn: 'client_secret_basic',
    wantsPkce: true,
    hasAudienceList: false,
    claims: { ...usual, groups: ['groups'] },
    describe: ({ email, name, groups }) => ({
      ...{ email, email_verified: true, name, preferred_username: 'ida@idm.example.test' },
      groups: groups.flatMap((group) => [crypto.randomUUID(), `${group}@idm.example.test`]),
    }),
    scopes: 'openid email profile groups',
  },
  PocketID: {
    issuerPath: '',
    routes: {
      authorization: '/authorize',
      token: '/api/oidc/token',
      userinfo: '/api/oidc/userinfo',
      jwks: '/.well-known/jwks.json',
    },
    algorithm: 'EdDSA',
    tellsInToken: true,
    secretIn: 'client_secret_basic',
    wantsPkce: false,
    hasAudienceList: false,
    claims: { ...usual, groups: ['groups'] },
    describe: ({ email, name, groups }) => ({ email, email_verified: true, name, preferred_username: 'ida', groups }),
    scopes: 'openid email profile groups',
  },
} as const satisfies Record<string, OpenidKind>;
