import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

const TIMEOUT_MS = 5000;

/** Else anybody's tokens would have a server that is down asked again and again. */
export const FAILURE_CACHE_MS = 5000;

/** The keys with which an issuer signs, wherever it says that they are. */
export class IssuerKeys {
  private known: { address: string; get: JWTVerifyGetKey } | undefined;

  /** Once for each time that they could not be had. */
  constructor(private readonly onFailure: (problem: unknown) => void) {}

  at(address: string): JWTVerifyGetKey {
    if (this.known?.address !== address) this.known = { address, get: this.opened(address) };
    return this.known.get;
  }

  private opened(address: string): JWTVerifyGetKey {
    const remote = createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS });
    let failure: { at: number; problem: unknown } | undefined;
    return async (header, token) => {
      if (failure && Date.now() - failure.at < FAILURE_CACHE_MS) {
        const kept = remote.jwks();
        if (!kept) throw failure.problem;
        const { problem } = failure;
        return createLocalJWKSet(kept)(header, token).catch(() => Promise.reject(problem));
      }
      try {
        const key = await remote(header, token);
        failure = undefined;
        return key;
      } catch (problem) {
        if (isAboutToken(problem)) throw problem;
        failure = { at: Date.now(), problem };
        this.onFailure(problem);
        throw problem;
      }
    };
  }
}

/** Else the issuer is out of reach, or talks nonsense. */
export function isAboutToken(problem: unknown): boolean {
  if (!(problem instanceof errors.JOSEError)) return false;
  if (problem instanceof errors.JWKSTimeout || problem instanceof errors.JWKSInvalid) return false;
  return problem.code !== errors.JOSEError.code;
}
