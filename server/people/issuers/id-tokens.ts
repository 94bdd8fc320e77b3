import { type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { signIn } from '../../core/users/account.rules.ts';
import type { ProblemLog } from '../../core/users/caller.ts';
import { GoogleSignInFailed } from './errors.ts';
import { type IssuerKeys, isAboutToken } from './issuer-keys.ts';
import type { IssuerSettings } from './issuer-settings.ts';

/** Clocks differ a little. */
const CLOCK_TOLERANCE = '30 seconds';

/** Longer than Google's own tokens hold. */
const MAX_TOKEN_AGE = '1 hour';

const claims = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).length(1)]), // of several, others would hold the token, too
  email: signIn.shape.email,
  email_verified: z.literal(true),
  nonce: z.string().optional(),
});

interface Nonce {
  nonceHash: string | null;
  isOurs: boolean;
}

interface Signer {
  issuer: string;
  jwks_uri?: string;
}

/** Tokens came through somebody's hands: only what is signed for us, now, is believed. */
export class IdTokens {
  constructor(
    private readonly settings: Pick<IssuerSettings, 'clientId'>,
    private readonly keys: IssuerKeys,
    private readonly onBadClaim: (claim: string, value: unknown) => void,
  ) {}

  /**
   * Throws GoogleSignInFailed for anything but a good token. One with a nonce is good only together with what
   * that is the hash of, which never leaves the browser that asked for it: a token that is found in an address is
   * of no use.
   */
  async read(idToken: string, { nonceHash, isOurs }: Nonce, signer: Signer, log?: ProblemLog) {
    const payload = await this.verified(idToken, signer, log);
    const { success, data, error } = claims.safeParse(payload);
    if (!success) {
      const claim = String(error.issues[0]?.path[0]);
      this.onBadClaim(claim, payload[claim]);
      throw new GoogleSignInFailed();
    }
    if ((isOurs || data.nonce !== undefined) && data.nonce !== nonceHash) throw new GoogleSignInFailed();
    return data;
  }

  private async verified(idToken: string, { issuer, jwks_uri }: Signer, log?: ProblemLog): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(idToken, this.keys.at(jwks_uri ?? ''), {
        algorithms: ['RS256', 'ES256', 'EdDSA'],
        issuer: [issuer, issuer.replace(/^https?:\/\//, '')], // Google writes it both ways
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
}
