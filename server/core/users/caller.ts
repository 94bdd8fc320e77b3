import type { IncomingHttpHeaders } from 'node:http';
import type { ApiKeyScope } from './api-key-scope.rules.ts';
import type { User } from './user.entity.ts';

/** The log of problems that are not the caller's doing. */
export interface ProblemLog {
  error(problem: unknown): void;
}

/** The origin of a request, for limits and the list of sessions. */
export interface Origin {
  /** For IPv6 the network, since one person has billions of addresses there. */
  address: string;
  userAgent: string | null;
  /** Why a page is asked for, when a browser says so: in advance, say. */
  purpose?: string;
  /** As browsers say them: "de-AT,de;q=0.9". */
  languages?: string | null;
  /** The log, under the id of the request. */
  log?: ProblemLog;
}

/** The rest of an API key's rate limit. */
export interface KeyUsage {
  remaining: number;
  secondsLeft: number;
}

/** The sender of a request; without a session where an API key says so. */
export interface Caller {
  user: User;
  sessionId: string | null;
  keyId?: string;
  keyScopes?: readonly ApiKeyScope[];
  /** Whether two factors opened the session. */
  isTwoFactor?: boolean;
  /** How much of its rate limit is left; null while nothing is counted. */
  usage?: KeyUsage | null;
}

/** The user and the session that an access token names. */
export interface SignedIn extends Caller {
  sessionId: string;
  /** The end of the access token. */
  expiresAt: Date;
}

/** The bearer token of a request: an access token, an API key, or the secret of some page. Undefined without one, and for what is none. */
export function bearerOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Whether a request says who sends it, but not as a bearer token. */
export function hasOtherCredentials({ headers }: { headers: IncomingHttpHeaders }): boolean {
  if (headers['x-api-key'] !== undefined) return true;
  return headers.authorization !== undefined && bearerOf({ headers }) === undefined;
}
