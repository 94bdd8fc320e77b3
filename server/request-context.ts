import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from './accounts/user.entity.ts';
import { NotSignedIn } from './errors.ts';
import { createServices, type Infrastructure, type Services } from './services.ts';

/** Where a request comes from, for limits and the list of sessions. */
export interface Origin {
  address: string;
  userAgent: string | null;
}

/** Who sends a request: the user and the session that their access token names. */
export interface SignedIn {
  user: User;
  sessionId: string;
  /** Of the access token. */
  expiresAt: Date;
}

/** Made once per HTTP request or live operation, from the bearer token; GraphQL, REST and live updates all use it. */
export class RequestContext {
  readonly services: Services;

  constructor(
    em: EntityManager,
    infrastructure: Infrastructure,
    readonly origin: Origin,
    private readonly signedIn: SignedIn | null,
  ) {
    this.services = createServices(em, infrastructure, origin);
  }

  /** The signed-in user. Reading it is the check: without a session it throws NotSignedIn. */
  get viewer(): User {
    if (!this.signedIn) throw new NotSignedIn();
    return this.signedIn.user;
  }

  get viewerOrGuest(): User | null {
    return this.signedIn?.user ?? null;
  }

  get sessionId(): string | null {
    return this.signedIn?.sessionId ?? null;
  }
}
