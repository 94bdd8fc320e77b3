import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { LogoutRefused } from './errors.ts';
import { type IssuerKeys, isAboutToken } from './issuer-keys.ts';

const CLOCK_TOLERANCE = '30 seconds';

/** A token is sent at once; its `jti` is remembered for longer. */
const MAX_TOKEN_AGE = '10 minutes';

const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const TYPES = new Set([undefined, 'jwt', 'logout+jwt', 'application/logout+jwt']);

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const name = z.string().min(1).max(255);

const claims = z
  .looseObject({
    jti: z.string().min(1).max(500),
    events: z.looseObject({ [EVENT]: z.looseObject({}) }),
    sub: name.nullable().default(null),
    sid: name.nullable().default(null),
    nonce: z.undefined().optional(), // else an ID token could end sessions
  })
  .refine(({ sub, sid }) => sub !== null || sid !== null, { path: ['sub'] });

interface Signer {
  issuer: string;
  jwks_uri?: string;
  clientId: string;
}

export interface LogoutToken {
  id: string;
  subject: string | null;
  session: string | null;
}

/** OpenID Connect Back-Channel Logout 1.0, section 2.6. */
export class LogoutTokens {
  /** `onBadClaim` hears only of tokens that the issuer has signed: anybody can send others. */
  constructor(
    private readonly keys: IssuerKeys,
    private readonly onBadClaim: (claim: string) => void,
  ) {}

  /** Throws LogoutRefused for anything but a good token, and something else where keys cannot be had: then nobody knows. */
  async read(token: string, { issuer, jwks_uri, clientId }: Signer): Promise<LogoutToken> {
    const payload = await this.verified(token, jwks_uri ?? '', { issuer, audience: clientId });
    const { success, data, error } = claims.safeParse(payload);
    if (!success) return this.refuse(String(error.issues[0]?.path[0]));
    return { id: data.jti, subject: data.sub, session: data.sid };
  }

  private async verified(token: string, keysAt: string, expected: { issuer: string; audience: string }) {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.keys.at(keysAt), {
        ...expected,
        algorithms: ALGORITHMS,
        requiredClaims: ['iat'],
        maxTokenAge: MAX_TOKEN_AGE,
        clockTolerance: CLOCK_TOLERANCE,
      });
      if (!TYPES.has(protectedHeader.typ?.toLowerCase())) return this.refuse('typ');
      return payload satisfies JWTPayload;
    } catch (problem) {
      if (problem instanceof errors.JWTClaimValidationFailed || problem instanceof errors.JWTExpired) {
        return this.refuse(problem.claim);
      }
      if (problem instanceof LogoutRefused || !isAboutToken(problem)) throw problem;
      throw new LogoutRefused();
    }
  }

  private refuse(claim: string): never {
    this.onBadClaim(claim);
    throw new LogoutRefused();
  }
}
