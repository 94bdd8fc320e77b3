import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { ProblemLog } from '../../core/users/caller.ts';
import { IssuerUnreachable } from './errors.ts';
import { FAILURE_CACHE_MS } from './issuer-keys.ts';
import { isClientRefused, namedIssuer } from './issuer-problems.ts';
import type { IssuerSettings } from './issuer-settings.ts';

const TIMEOUT_SECONDS = 5;
const DISCOVERY_CACHE_MS = 60 * 60_000;

interface Discovered {
  at: number;
  answer: Promise<Configuration>;
  hasFailed: boolean;
}

/** Knows what an issuer says of itself, and how it takes our secret. */
export class IssuerServer {
  private discovered: Discovered | undefined;
  /** Most servers take the secret in a header; some clients are set to send it in the body. */
  private isSecretInBody = false;

  /** `onFailure` hears of a failed discovery once. */
  constructor(
    private readonly settings: IssuerSettings,
    private readonly onFailure: (problem: unknown) => void,
  ) {}

  /** The server keeps a code until a secret is right, so the other place is tried. */
  async withSecret<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (problem) {
      if (!this.settings.clientSecret || !isClientRefused(problem)) throw problem;
      this.isSecretInBody = !this.isSecretInBody;
      return ask();
    }
  }

  /** Asked once an hour, after a failure once in some seconds: anybody can have it asked. */
  async configuration(log?: ProblemLog): Promise<Configuration> {
    const known = this.discovered;
    const isFresh = known && Date.now() - known.at < (known.hasFailed ? FAILURE_CACHE_MS : DISCOVERY_CACHE_MS);
    const now: Discovered = isFresh ? known : { at: Date.now(), answer: this.discover(), hasFailed: false };
    this.discovered = now;
    try {
      return await now.answer;
    } catch (problem) {
      if (!now.hasFailed) {
        Object.assign(now, { hasFailed: true, at: Date.now() });
        log?.error(problem);
        this.onFailure(problem);
      }
      throw new IssuerUnreachable(this.settings.name);
    }
  }

  /** As the issuer writes itself, with a slash at its end or without. */
  private async discover(): Promise<Configuration> {
    const { issuerUrl } = this.settings;
    try {
      return await this.discoverAs(issuerUrl);
    } catch (problem) {
      const named = namedIssuer(problem);
      if (named === null || withoutSlash(named) !== withoutSlash(issuerUrl)) throw problem;
      return this.discoverAs(named);
    }
  }

  private discoverAs(address: string): Promise<Configuration> {
    const { clientId, clientSecret } = this.settings;
    const url = new URL(address);
    const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
    return discovery(url, clientId, undefined, clientSecret === null ? None() : this.secretAuth(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: [...execute, enableNonRepudiationChecks],
    });
  }

  private secretAuth(secret: string): ClientAuth {
    const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
    return (server, ...more) => {
      const { token_endpoint_auth_methods_supported: methods } = server;
      const isHeaderKnown = !methods || methods.includes('client_secret_basic');
      const isInBody = isHeaderKnown ? this.isSecretInBody : !this.isSecretInBody;
      return (isInBody ? inBody : inHeader)(server, ...more);
    };
  }
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
