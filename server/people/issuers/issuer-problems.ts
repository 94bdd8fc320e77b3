import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { IssuerSettings } from './issuer-settings.ts';

const LONGEST_QUOTE = 200;

const BY_CLAIM: Record<string, string> = {
  email: 'Let it send the scope “email”, and give the person an address.',
  email_verified: 'Let it send email_verified as true for addresses that it has seen to be theirs',
  aud: 'Let it make tokens for this site alone.',
  azp: 'Let it make tokens for this site alone.',
};

/** Anybody can send such an answer, so nothing of it is repeated. */
const BY_ANSWER: Record<string, (about: About) => string> = {
  invalid_scope: ({ prefix }) => `Allow the scopes there, or change ${prefix}_SCOPES.`,
  unauthorized_client: () => 'Allow the client there to use the authorization code flow.',
  unsupported_response_type: () => 'Allow the client there to use the authorization code flow.',
  invalid_request: ({ redirectUri }) => `Allow ${redirectUri} there as a redirect address, and PKCE with S256.`,
};

interface About extends Pick<IssuerSettings, 'prefix' | 'issuerUrl'> {
  redirectUri: string;
}

export function adviceOnDiscovery(problem: unknown, { prefix, issuerUrl }: About): string {
  const named = namedIssuer(problem);
  if (named) return `The sign-in server set as ${issuerUrl} calls itself ${named}. Set ${prefix}_ISSUER_URL to that.`;
  const remedy = `Check ${prefix}_ISSUER_URL, and that the server can be reached from here.`;
  return `The sign-in server ${issuerUrl} cannot be asked: ${reasonOf(problem)}. ${remedy}`;
}

export function namedIssuer(problem: unknown): string | null {
  const body = ((problem as Error | null)?.cause as { body?: { issuer?: unknown } } | undefined)?.body;
  return problem instanceof ClientError && typeof body?.issuer === 'string' ? body.issuer : null;
}

export function isClientRefused(problem: unknown): boolean {
  if (problem instanceof ResponseBodyError) return problem.error === 'invalid_client';
  return problem instanceof WWWAuthenticateChallengeError && problem.status === 401;
}

export function adviceOnGrant(problem: unknown, about: About): string | null {
  const { prefix, issuerUrl } = about;
  if (problem instanceof AuthorizationResponseError) {
    const remedy = BY_ANSWER[problem.error]?.(about);
    return remedy ? `The sign-in server ${issuerUrl} sends people back without a code. ${remedy}` : null;
  }
  if (isClientRefused(problem)) {
    return `The sign-in server ${issuerUrl} does not take our id and secret. Check ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET.`;
  }
  if (problem instanceof ResponseBodyError) {
    if (problem.error === 'invalid_grant') return null; // a code that was used, is old or made up
    const said = [problem.error, problem.error_description].filter(Boolean).join(': ').slice(0, LONGEST_QUOTE);
    return `The sign-in server ${issuerUrl} gives no token for a code: “${said}”. ${BY_ANSWER[problem.error]?.(about) ?? ''}`;
  }
  return adviceOnToken(problem, about);
}

function adviceOnToken(problem: unknown, { prefix, issuerUrl }: About): string | null {
  if (!(problem instanceof ClientError)) return null;
  const { code } = problem;
  const detail = ((problem.cause as Error | undefined)?.cause ?? {}) as Detail;
  const begin = `Nobody can sign in through ${issuerUrl}:`;
  if (detail.parameters || detail.claim === 'nonce') return null;
  if (detail.header?.alg || code === 'OAUTH_UNSUPPORTED_OPERATION') {
    return `${begin} it signs its tokens in a way that proves nothing here. Give the client there a signing key (RS256, ES256 or EdDSA).`;
  }
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return `${begin} its clock and ours differ.`;
  if (detail.claim === 'iss') {
    return `${begin} its tokens are by another issuer. Set ${prefix}_ISSUER_URL to the name that stands in them.`;
  }
  if (detail.claim) {
    return `${begin} in its tokens ${detail.claim} is not what it has to be. ${BY_CLAIM[detail.claim] ?? ''}`;
  }
  return `${begin} its answer cannot be used: ${reasonOf(problem)}.`;
}

interface Detail {
  parameters?: unknown;
  claim?: string;
  header?: { alg?: string };
}

export function adviceOnClaim(claim: string, value: unknown, { prefix, issuerUrl }: About): string {
  const state = value === undefined ? 'is missing' : 'is not what it has to be';
  const orTrust = claim === 'email_verified' && prefix !== 'GOOGLE' ? `, or set ${prefix}_TRUST_EMAIL=on` : '';
  const remedy = (BY_CLAIM[claim] ?? 'Let it send the claim.') + (claim === 'email_verified' ? `${orTrust}.` : '');
  return `Nobody can sign in through ${issuerUrl} with a token in which ${claim} ${state}. ${remedy}`;
}

export function adviceOnLogout(claim: string, { issuerUrl }: About): string {
  return `People who sign out at ${issuerUrl} stay signed in here: in its logout tokens ${claim} is not what it has to be.`;
}

export function adviceOnKeys(problem: unknown, { issuerUrl }: About): string {
  return `The keys of ${issuerUrl} cannot be had (jwks_uri): ${reasonOf(problem)}. Check that they can be reached from here; until then its tokens cannot be checked, and people who sign out there stay signed in here.`;
}

export function adviceOnSignOut({ prefix, issuerUrl }: About): string {
  return `Nobody is signed out at ${issuerUrl}, which names no address for that (end_session_endpoint). Take ${prefix}_SIGN_OUT_THERE away.`;
}

/** Programs say it in several layers, the inner ones more exactly. */
export function reasonOf(problem: unknown): string {
  const { cause, message } = problem as Error;
  if (cause instanceof Response) return `it answers ${cause.status}`;
  return (cause instanceof Error ? reasonOf(cause) : message).slice(0, LONGEST_QUOTE);
}
