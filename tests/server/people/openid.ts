import { hash, randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { expect, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { issuersIn } from '../../../server/people/issuers/issuer-settings.ts';
import { Issuers } from '../../../server/people/issuers/issuers.ts';
import { OPENID_KINDS, type OpenidKind } from '../../fakes/openid-kinds.ts';
import { OPENID_CLIENT, signInThere, startOpenidServer } from '../../fakes/openid-server.ts';
import { send, world } from '../graphql.ts';
import { PUBLIC_URL, SECRET } from '../server-test.ts';

const BEGIN = 'mutation ($input: IssuerStartInput!) { beginIssuerSignIn(input: $input) { authorizationUrl } }';
const SIGN_IN = `mutation ($input: IssuerSignInInput!) {
  signInWithIssuer(input: $input) { accessToken account { id name email emailVerified hasPassword role } }
}`;

export type App = Awaited<ReturnType<typeof createApp>>;
export type KindName = keyof typeof OPENID_KINDS;
export const KIND_NAMES = Object.keys(OPENID_KINDS) as KindName[];
type ServerOptions = Omit<Parameters<typeof startOpenidServer>[1], 'redirectUri'>;

const random = () => randomBytes(32).toString('base64url');
const hashed = (text: string) => hash('sha256', text, 'base64url');

/** Goes to the other site, as the app does; gives what it came back with and had kept. */
export async function comeBack(
  app: App,
  issuer: string,
  choice?: 'continue' | 'cancel',
  cookies?: Map<string, string>,
) {
  const kept = { state: random(), nonce: random(), codeVerifier: random() };
  const start = { issuer, state: kept.state, nonceHash: hashed(kept.nonce), codeChallenge: hashed(kept.codeVerifier) };
  const begun = await send(app, BEGIN, null, { input: start });
  if (begun.errors) return { begun, address: '', input: { issuer, answer: '', ...kept } };
  const address: string = begun.data.beginIssuerSignIn.authorizationUrl;
  const back = await signInThere(address, choice, cookies);
  expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/signin/${issuer}`);
  return { begun, address, input: { issuer, answer: back.search.slice(1), ...kept } };
}

export const finish = (app: App, input: object) => send(app, SIGN_IN, null, { input });

/** Signs in through the other site, from the button to the session. */
export async function enter(app: App, issuer: string) {
  const { begun, input } = await comeBack(app, issuer);
  return begun.errors ? begun : finish(app, input);
}

/** The account that somebody came into. */
export async function accountThrough(app: App, issuer: string) {
  const { data, errors } = await enter(app, issuer);
  expect(errors).toBeUndefined();
  return data.signInWithIssuer.account;
}

/** The settings for a server, as an operator writes them. */
export function variablesFor(id: string, kind: OpenidKind, issuer: string, more: Record<string, string> = {}) {
  const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}`;
  const set = {
    ISSUER_URL: issuer,
    CLIENT_ID: OPENID_CLIENT.id,
    CLIENT_SECRET: OPENID_CLIENT.secret,
    ...(kind.scopes && { SCOPES: kind.scopes }),
    ...more,
  };
  return Object.fromEntries(Object.entries(set).map(([field, value]) => [`${prefix}_${field}`, value]));
}

export function settingsFrom(variables: Record<string, string>) {
  const { issuers, problems } = issuersIn(variables);
  expect(problems).toEqual([]);
  return issuers;
}

interface World {
  orm: MikroORM;
  infrastructure: Infrastructure;
}

/** A site with one other server, called home, through which people sign in; `told` is what its operator is told. */
export async function aSite(
  { orm, infrastructure: given }: World,
  name: KindName,
  more: Record<string, string> = {},
  options: ServerOptions = {},
) {
  const server = await startOpenidServer(OPENID_KINDS[name], { redirectUri: `${PUBLIC_URL}/signin/home`, ...options });
  onTestFinished(server.stop);
  const { app, told } = await siteWith(
    { orm, infrastructure: given },
    {
      ...variablesFor('home', OPENID_KINDS[name], server.issuer, more),
    },
  );
  return { app, told, server, person: server.person };
}

/** A site with these settings. */
export async function siteWith({ orm, infrastructure: given }: World, variables: Record<string, string>) {
  const told: string[] = [];
  const tellOperator = (_issuer: string, message: string) => void told.push(message);
  const issuers = new Issuers(settingsFrom(variables), { publicUrl: PUBLIC_URL, secret: SECRET, tellOperator });
  const infrastructure = { ...given, issuers };
  const app = await createApp(orm, infrastructure);
  onTestFinished(() => app.close());
  world.set(app, { orm, infrastructure });
  return { app, told };
}
