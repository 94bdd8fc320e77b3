import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../../base/database/uuid.ts';

/** Browsers renew it five minutes early. */
export const ACCESS_TOKEN_LIFETIME_SECONDS = 30 * 60;

const ALGORITHM = 'HS256';

interface Claims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Permissions are read from the database, never from here. */
export class AccessTokens {
  private readonly secret: KeyObject;

  constructor(secret: string) {
    this.secret = createSecretKey(secret, 'utf8'); // of a text it would be found out with every token what kind of key it is
  }

  sign(user: { id: string }, sessionId: string): string {
    const options = { algorithm: ALGORITHM, subject: user.id, expiresIn: ACCESS_TOKEN_LIFETIME_SECONDS } as const;
    return jwt.sign({ sid: sessionId }, this.secret, options);
  }

  /** Null for what we did not sign, and for what has expired. */
  read(token: string): Claims | null {
    return this.claimsOf(token, { ignoreExpiration: false });
  }

  /** Whether or not it still holds: enough to end that one. */
  sessionNamedBy(token: string): string | null {
    return this.claimsOf(token, { ignoreExpiration: true })?.sessionId ?? null;
  }

  /** Whether or not it still holds: a surprise is kept from people without their rights, too. */
  userNamedBy(token: string): string | null {
    return this.claimsOf(token, { ignoreExpiration: true })?.userId ?? null;
  }

  private claimsOf(token: string, { ignoreExpiration }: { ignoreExpiration: boolean }): Claims | null {
    try {
      const claims = jwt.verify(token, this.secret, { algorithms: [ALGORITHM], ignoreExpiration });
      if (typeof claims === 'string' || !isId(`${claims.sub}`) || !isId(`${claims.sid}`) || !claims.exp) return null;
      return { userId: `${claims.sub}`, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
    } catch (problem) {
      if (problem instanceof jwt.JsonWebTokenError) return null; // its subclasses tell of time
      throw problem;
    }
  }
}
