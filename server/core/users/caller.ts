import type { IncomingHttpHeaders } from 'node:http';
import type { ApiKeyScope } from './api-key-scope.rules.ts';
import type { User } from './user.entity.ts';

export interface ProblemLog {
  error(problem: unknown): void;
}

export interface Origin {
  /** For IPv6 the network, since one person has billions of addresses there. */
  address: string;
  userAgent: string | null;
  /** A browser says when it fetches in advance. */
  purpose?: string;
  languages?: string | null;
  log?: ProblemLog;
  /** A socket stays open: its caller is as they were when it was opened. */
  isSocket?: boolean;
}

export interface KeyUsage {
  remaining: number;
  secondsLeft: number;
}

export interface Caller {
  user: User;
  sessionId: string | null;
  keyId?: string;
  keyScopes?: readonly ApiKeyScope[];
  isTwoFactor?: boolean;
  usage?: KeyUsage | null;
}

export interface SignedIn extends Caller {
  sessionId: string;
  expiresAt: Date;
}

/** An access token, an API key, or the secret of some page. */
export function bearerOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

export function hasOtherCredentials({ headers }: { headers: IncomingHttpHeaders }): boolean {
  if (headers['x-api-key'] !== undefined) return true;
  return headers.authorization !== undefined && bearerOf({ headers }) === undefined;
}
