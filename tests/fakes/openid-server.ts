import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { OpenidKind, OpenidPerson } from './openid-kinds.ts';

export const OPENID_CLIENT = { id: 'kindlist', secret: 'a secret of at least 32 characters, and more' };

interface Options {
  redirectUri: string;
  /** Else a free one. */
  port?: number;
  person?: Partial<OpenidPerson>;
  /** Changes the claims of a token after they are made, before they are signed. */
  rewrite?: (claims: JWTPayload) => JWTPayload;
  /** Signs with the secret of the client, as Authentik does without a key. */
  isSymmetric?: boolean;
  /** Changes what it tells of the person when it is asked for. */
  tells?: (answer: Record<string, unknown>) => Record<string, unknown>;
  /** Signs with a key that it shows to nobody. */
  isForged?: boolean;
  /** The only address that it leads to after a sign-out. */
  signedOutUri?: string;
  /** Takes the tokens that it sends when somebody signs out; gives the status of the answer. */
  onLogoutToken?: (token: string) => Promise<number>;
  /** Takes requests at a place of its own alone, before the browser is sent. */
  wantsPushed?: boolean;
}

/** A certified server of OpenID Connect that answers as one kind does, and has one person who has signed in there. */
export async function startOpenidServer(kind: OpenidKind, options: Options) {
  const { redirectUri, port = 0, isSymmetric = false, isForged = false } = options;
  const algorithm = isSymmetric ? 'HS256' : kind.algorithm;
  const person: OpenidPerson = {
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.test`,
    name: 'Ida Berg',
    groups: ['family'],
    ...options.person,
  };
  let { jwk, privateKey } = await newKey(kind.algorithm);
  let shown: JWK[] = [];
  let signingKey = isForged ? (await newKey(kind.algorithm)).privateKey : privateKey;
  const asked: string[] = [];
  let keysOut: { status: number; body: string } | null = null;
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;

  const server = createServer((request, response) => {
    const isKeys = request.url === kind.routes.jwks;
    asked.push(`${request.method} ${(request.url ?? '').split('?')[0]}`);
    const discovery = '/.well-known/openid-configuration';
    if (request.url === `${kind.issuerPath.replace(/\/$/, '')}${discovery}`) request.url = discovery;
    else if (request.url === discovery) return void response.writeHead(404).end();
    if (isKeys && keysOut) return void response.writeHead(keysOut.status).end(keysOut.body);
    const interaction = /^\/interaction\/[\w-]+(\/(?:continue|cancel))?$/.exec(request.url ?? '');
    if (interaction) return void answerPerson(request, response, interaction[1]);
    handle?.(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = origin + kind.issuerPath;

  const configuration: Configuration = {
    clients: [
      {
        client_id: OPENID_CLIENT.id,
        client_secret: OPENID_CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: kind.secretIn,
        id_token_signed_response_alg: algorithm,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(options.signedOutUri && { post_logout_redirect_uris: [options.signedOutUri] }),
        ...(options.onLogoutToken && {
          backchannel_logout_uri: new URL('backchannel-logout', redirectUri).href,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: [algorithm as 'RS256'] },
    jwks: { keys: [jwk] },
    claims: { openid: ['sub'], ...kind.claims },
    scopes: ['openid', ...Object.keys(kind.claims)],
    conformIdTokenClaims: !kind.tellsInToken,
    routes: kind.routes,
    cookies: { keys: ['a key for cookies'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    fetch: async (_address, { body } = {}) => {
      const token = new URLSearchParams(`${body}`).get('logout_token') ?? '';
      return new Response(null, { status: (await options.onLogoutToken?.(token)) ?? 404 });
    },
    features: {
      backchannelLogout: { enabled: options.onLogoutToken !== undefined },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>';
          context.body = `<!doctype html><title>Sign out</title>${form}${button}`;
        },
      },
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: {
        enabled: options.wantsPushed ?? false,
        requirePushedAuthorizationRequests: options.wantsPushed ?? false,
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => kind.wantsPkce },
    findAccount: async (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...kind.describe(person) }),
    }),
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId });
      grant.addOIDCScope(['openid', ...Object.keys(kind.claims)].join(' '));
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as Record<string, unknown> | undefined;
    if (context.path === '/.well-known/openid-configuration') for (const name of kind.hides ?? []) delete body?.[name];
    if (context.path === kind.routes.jwks && shown.length > 0) context.body = { keys: shown };
    if (context.path === kind.routes.userinfo && body) context.body = options.tells?.(body) ?? body;
    if (context.path === kind.routes.token && typeof body?.id_token === 'string' && !isSymmetric) {
      body.id_token = await signedAnew(body.id_token);
    }
  });
  handle = provider.callback();

  async function signedAnew(token: string): Promise<string> {
    const claims = decodeJwt(token);
    const listed = kind.hasAudienceList ? { ...claims, aud: [OPENID_CLIENT.id], azp: OPENID_CLIENT.id } : claims;
    const changed = options.rewrite?.(listed) ?? listed;
    return new SignJWT(changed).setProtectedHeader({ alg: algorithm, kid: jwk.kid }).sign(signingKey);
  }

  /** Its page, on which the person goes on or not. */
  async function answerPerson(request: IncomingMessage, response: ServerResponse, choice?: string): Promise<void> {
    if (choice === '/continue') {
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    }
    if (choice === '/cancel') return provider.interactionFinished(request, response, { error: 'access_denied' });
    const here = request.url ?? '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Sign in</title>
      <a href="${here}/continue">Continue as ${person.email}</a> <a href="${here}/cancel">Cancel</a>`);
  }

  return {
    issuer,
    person,
    /** From now on it signs with another key, and shows that one alone. */
    changeKey: async () => {
      ({ jwk, privateKey } = await newKey(kind.algorithm));
      signingKey = privateKey;
      const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = jwk as Record<string, unknown>;
      shown = [open as unknown as JWK];
    },
    /** From now on this is the answer in place of its keys; null ends it. */
    answerForKeys: (answer: typeof keysOut) => {
      keysOut = answer;
    },
    /** Signs a token as the server does, with these claims in place of what a good logout token has. */
    logoutToken: (claims: JWTPayload, header: { typ?: string } = {}) =>
      new SignJWT({
        ...{ iss: issuer, aud: OPENID_CLIENT.id, iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() },
        ...{ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...claims },
      })
        .setProtectedHeader({ alg: algorithm, kid: jwk.kid, typ: 'logout+jwt', ...header })
        .sign(signingKey),
    /** The requests, in their order. */
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Cookies = Map<string, string>;

/** Goes through the pages of the server as a person does; gives the address that it sends the browser back to. */
export async function signInThere(
  address: string,
  choice: 'continue' | 'cancel' = 'continue',
  cookies: Cookies = new Map(),
): Promise<URL> {
  let at = new URL(address);
  for (let steps = 0; steps < 10; steps++) {
    const response = await visit(at, cookies);
    const leadsTo = response.headers.get('location');
    if (!leadsTo && !at.pathname.startsWith('/interaction/')) throw new Error(`${at.href}: ${await response.text()}`);
    const next = new URL(leadsTo ?? `${at.pathname}/${choice}`, at);
    if (next.origin !== at.origin) return next;
    at = next;
  }
  throw new Error('the pages lead round in a circle');
}

/** Says yes on its page; gives the address that it sends the browser back to. */
export async function signOutThere(address: string, cookies: Cookies): Promise<URL> {
  const page = await visit(new URL(address), cookies);
  const html = await page.text();
  const secret = /name="xsrf" value="(\w+)"/.exec(html)?.[1];
  const action = /action="([^"]+)"/.exec(html)?.[1];
  if (!secret || !action) throw new Error(`${page.status}: ${html}`);
  const body = new URLSearchParams({ xsrf: secret, logout: 'yes' });
  const answer = await visit(new URL(action), cookies, { method: 'POST', body });
  return new URL(answer.headers.get('location') ?? '', action);
}

async function visit(address: URL, cookies: Cookies, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
  return response;
}

async function newKey(algorithm: OpenidKind['algorithm']): Promise<{ jwk: JWK; privateKey: CryptoKey }> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), use: 'sig' } as JWK;
  return { privateKey, jwk };
}
