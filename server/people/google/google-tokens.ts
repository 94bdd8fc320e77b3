import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { signIn, signUp } from '../../core/users/account.rules.ts';
import type { ProblemLog } from '../../core/users/caller.ts';
import { GoogleSignInFailed } from './errors.ts';

export const GOOGLE = 'https://accounts.google.com';

const TIMEOUT_MS = 5000;
const DISCOVERY_CACHE_MS = 60 * 60_000;

/** Clocks differ a little. */
const CLOCK_TOLERANCE = '30 seconds';

/** Longer than Google's own tokens hold. */
const MAX_TOKEN_AGE = '1 hour';

interface GoogleSettings {
  clientId: string;
  /** Google's own, or that of a server that speaks like it. */
  issuer?: string;
}

/** The person a token is about, with an address that the issuer has seen to be theirs. */
export interface GoogleIdentity {
  /** Never changes, as addresses may. */
  subject: string;
  email: string;
  name: string;
}

const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() });

interface Issuer {
  /** As it writes itself, with a slash at its end or without. */
  name: string;
  authorizationUrl: string;
  keys: JWTVerifyGetKey;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).length(1)]), // of several, others would hold the token, too
  email: signIn.shape.email,
  email_verified: z.literal(true),
  name: z.string().optional().catch(undefined),
  nonce: z.string().optional(),
});

/** The remedy at the issuer, by the claim. */
const ADVICE: Record<string, string> = {
  email: 'Let the sign-in server send the scope “email”, and give the person an address.',
  email_verified: 'Let the sign-in server send email_verified as true for addresses that it has seen to be theirs.',
  aud: 'Let the sign-in server make tokens for this site alone.',
};

/** Reads ID tokens of Google's, and believes only what is signed for us, now. */
export class GoogleTokens {
  private readonly issuer: string;
  private discovery: { at: number; answer: Promise<Issuer> } | undefined;

  /** `tellOperator` hears what has to be changed at the issuer, or in the settings. */
  constructor(
    private readonly settings: GoogleSettings,
    private readonly tellOperator: (message: string) => void = () => {},
  ) {
    this.issuer = (settings.issuer ?? GOOGLE).replace(/\/$/, '');
  }

  get clientId(): string {
    return this.settings.clientId;
  }

  /** Gives the address to send a browser to; null while the issuer cannot be asked. */
  async authorizationUrl(log?: ProblemLog): Promise<string | null> {
    try {
      return (await this.discovered()).authorizationUrl;
    } catch (problem) {
      log?.error(problem);
      return null;
    }
  }

  /**
   * Throws GoogleSignInFailed for anything but a good token. One with a nonce is good only together with what that is
   * the hash of, which never leaves the browser that asked for it: a token that is found in an address is of no use.
   * The log hears when the issuer cannot be asked; the person is told only that it failed.
   */
  async read(idToken: string, nonce: string | null | undefined, log?: ProblemLog): Promise<GoogleIdentity> {
    const payload = await this.verified(idToken, log);
    const result = claims.safeParse(payload);
    if (!result.success) {
      this.advise(result.error, payload);
      throw new GoogleSignInFailed();
    }
    const { sub: subject, email, name = '', nonce: expected } = result.data;
    if (expected !== undefined && expected !== hashNonce(nonce ?? '')) throw new GoogleSignInFailed();
    return { subject, email, name: nameOf(name, email) };
  }

  private async verified(idToken: string, log?: ProblemLog) {
    try {
      const { keys, name } = await this.discovered();
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256', 'ES256', 'EdDSA'],
        issuer: [name, name.replace(/^https?:\/\//, '')], // Google writes it both ways
        audience: this.settings.clientId,
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: MAX_TOKEN_AGE,
        clockTolerance: CLOCK_TOLERANCE,
      });
      return payload;
    } catch (problem) {
      if (!isAboutToken(problem)) log?.error(problem);
      throw new GoogleSignInFailed();
    }
  }

  private advise({ issues }: z.ZodError, payload: JWTPayload): void {
    const claim = String(issues[0]?.path[0]);
    const state = payload[claim] === undefined ? 'is missing' : 'is not what it has to be';
    const advice = ADVICE[claim] ?? 'Let the sign-in server send it.';
    this.tellOperator(`Nobody can sign in through ${this.issuer} with a token in which ${claim} ${state}. ${advice}`);
  }

  /** Asked once an hour; a failure is not kept. */
  private discovered(): Promise<Issuer> {
    const { discovery } = this;
    if (discovery && Date.now() - discovery.at < DISCOVERY_CACHE_MS) return discovery.answer;
    const answer = this.discover();
    this.discovery = { at: Date.now(), answer };
    answer.catch(() => {
      if (this.discovery?.answer === answer) this.discovery = undefined;
    });
    return answer;
  }

  private async discover(): Promise<Issuer> {
    const address = `${this.issuer}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    const { issuer, authorization_endpoint, jwks_uri } = discovery.parse(await response.json());
    if (issuer.replace(/\/$/, '') !== this.issuer) {
      this.tellOperator(
        `The sign-in server set as ${this.issuer} calls itself ${issuer}. Set GOOGLE_ISSUER_URL to the name that it uses.`,
      );
      throw new Error(`${address} is about ${issuer}`);
    }
    const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS });
    return { name: issuer, authorizationUrl: authorization_endpoint, keys };
  }
}

/** Hashes a nonce that only the browser knows, as it stands in a token. */
function hashNonce(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}

/** Else the issuer is out of reach, or talks nonsense. */
function isAboutToken(problem: unknown): boolean {
  if (!(problem instanceof errors.JOSEError) || problem instanceof errors.JWKSTimeout) return false;
  return problem.code !== errors.JOSEError.code;
}

/** A name that our own rule allows: theirs, else what stands before the @. */
function nameOf(name: string, email: string): string {
  const [local = ''] = email.split('@');
  for (const candidate of [name, local]) {
    const { success, data } = signUp.shape.name.safeParse(candidate.slice(0, 100));
    if (success) return data;
  }
  return 'Someone';
}
