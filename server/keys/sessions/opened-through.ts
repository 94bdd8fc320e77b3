import { Property } from '@mikro-orm/decorators/legacy';

/** The sign-in at an issuer by which a session began: that issuer may end it. Null of every other way in. */
export abstract class OpenedThrough {
  /** As the settings name it. */
  @Property({ type: 'string', length: 30, nullable: true })
  issuerId?: string | null;

  @Property({ type: 'string', length: 255, nullable: true })
  issuerSubject?: string | null;

  /** The claim `sid`: of one browser there. */
  @Property({ type: 'string', length: 255, nullable: true })
  issuerSession?: string | null;

  /** Kept only where signing out leads to the issuer, which asks nobody who is named by it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  sealedIdToken?: string | null;
}

export type IssuerLogin = Pick<OpenedThrough, 'issuerSession' | 'sealedIdToken'> & {
  issuerId: string;
  issuerSubject: string;
};

export function loginOf({
  issuerId,
  issuerSubject,
  issuerSession,
  sealedIdToken,
}: OpenedThrough): IssuerLogin | undefined {
  return issuerId && issuerSubject ? { issuerId, issuerSubject, issuerSession, sealedIdToken } : undefined;
}
