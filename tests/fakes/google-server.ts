import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'kindlist.apps.example.test';

type Algorithm = 'RS256' | 'ES256' | 'EdDSA';

export interface GoogleAccount {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
}

interface Options {
  /** Else a free one. */
  port?: number;
  /** The person who presses "Continue" on its page; else somebody new each time. */
  account?: GoogleAccount;
  /** Writes its own name with a slash at its end, as Authentik and others do. */
  hasSlash?: boolean;
  algorithm?: Algorithm;
}

/** Speaks OpenID Connect as Google does: says where things are, shows its keys, asks people, and signs real tokens. */
export async function startGoogleServer({ port = 0, account, hasSlash = false, algorithm = 'RS256' }: Options = {}) {
  let key = await newKey(algorithm);
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer());
    asked.push(pathname);
    if (pathname === '/.well-known/openid-configuration') {
      const [authorization_endpoint, jwks_uri] = [`${issuer()}/authorize`, `${issuer()}/keys`];
      return sendJson(response, { issuer: name(), authorization_endpoint, jwks_uri });
    }
    if (pathname === '/keys') return sendJson(response, { keys: [key.jwk] });
    if (pathname === '/authorize') return void authorize(searchParams, response);
    response.writeHead(404).end();
  });

  function issuer(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function name(): string {
    return hasSlash ? `${issuer()}/` : issuer();
  }

  /** A good token about somebody, but for what a test makes otherwise. */
  async function token(about: JWTPayload, signWith?: CryptoKey | Uint8Array, header = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: name(), aud: CLIENT_ID, iat: now, exp: now + 3600, email_verified: true, ...about };
    const kept = { alg: algorithm, kid: key.jwk.kid, ...header };
    return new SignJWT(claims).setProtectedHeader(kept).sign(signWith ?? key.privateKey);
  }

  /** The parameters that a browser brings back which went there with this state, and with this hash of its nonce. */
  async function answer(state: string, nonceHash: string): Promise<string> {
    const about = { sub: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.test`, nonce: nonceHash };
    return new URLSearchParams({ state, id_token: await token(about) }).toString();
  }

  /** Its page: continuing goes back with a token behind the #, cancelling with an error. */
  async function authorize(params: URLSearchParams, response: ServerResponse): Promise<void> {
    const back = (answer: Record<string, string>) =>
      `${params.get('redirect_uri')}#${new URLSearchParams({ state: params.get('state') ?? '', ...answer })}`;
    const isAsked = params.get('response_type') === 'id_token' && params.get('client_id') === CLIENT_ID;
    if (!isAsked) return void response.writeHead(400).end('Error 400: invalid_request');
    const person = account ?? {
      sub: crypto.randomUUID(),
      email: `${crypto.randomUUID()}@example.test`,
      name: 'Ida Berg',
    };
    const id_token = await token({ ...person, nonce: params.get('nonce') ?? undefined });
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Sign in</title>
      <a href="${back({ id_token }).replaceAll('&', '&amp;')}">Continue as ${person.email}</a>
      <a href="${back({ error: 'access_denied' }).replaceAll('&', '&amp;')}">Cancel</a>`);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer: issuer(),
    /** The paths that were asked for. */
    asked,
    token,
    answer,
    /** As everybody may read it. */
    publicKey: key.text,
    changeKeys: async () => {
      key = await newKey(algorithm);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function newKey(algorithm: Algorithm) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: crypto.randomUUID(), alg: algorithm, use: 'sig' };
  return { privateKey, jwk, text: await exportSPKI(publicKey) };
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
