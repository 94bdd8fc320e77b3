import { hash } from 'node:crypto';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildAuthorizationUrlWithPAR,
  buildEndSessionUrl,
  type Configuration,
  fetchUserInfo,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import type { ProblemLog } from '../../core/users/caller.ts';
import { IssuerSaidNo, IssuerSignInFailed, IssuerUnreachable, LogoutRefused } from './errors.ts';
import { IdTokens } from './id-tokens.ts';
import { type IssuerIdentity, identityOf, isComplete } from './issuer-claims.ts';
import { IssuerKeys } from './issuer-keys.ts';
import {
  adviceOnClaim,
  adviceOnDiscovery,
  adviceOnGrant,
  adviceOnKeys,
  adviceOnLogout,
  adviceOnSignOut,
  reasonOf,
} from './issuer-problems.ts';
import { IssuerServer } from './issuer-server.ts';
import type { IssuerSettings } from './issuer-settings.ts';
import { type LogoutToken, LogoutTokens } from './logout-tokens.ts';

const FAILED_ICON_CACHE_MS = 60_000;

/** Public, unlike the rest of what a browser keeps until it is back. */
interface SignInStart {
  state: string;
  /** The secret stays with the browser; in base64url. */
  nonceHash: string;
  codeChallenge: string;
  asksAgain: boolean;
}

interface SignInAnswer {
  answer: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export class Issuer {
  readonly redirectUri: string;
  private readonly signedOutUri: string;
  private readonly server: IssuerServer;
  private readonly idTokens: IdTokens;
  private readonly logoutTokens: LogoutTokens;
  private drawn: { at: number; icon: Promise<Buffer | null> } | undefined;

  constructor(
    readonly settings: IssuerSettings,
    publicUrl: string,
    private readonly tellOperator: (message: string) => void = () => {},
  ) {
    this.signedOutUri = `${publicUrl}/signin`;
    this.redirectUri = `${publicUrl}/signin/${settings.id}`;
    this.server = new IssuerServer(settings, (problem) => tellOperator(adviceOnDiscovery(problem, this.about)));
    const keys = new IssuerKeys((problem) => tellOperator(adviceOnKeys(problem, this.about)));
    this.logoutTokens = new LogoutTokens(keys, (claim) => tellOperator(adviceOnLogout(claim, this.about)));
    this.idTokens = new IdTokens(settings, keys, (claim, value) =>
      tellOperator(adviceOnClaim(claim, value, this.about)),
    );
  }

  async begin({ state, nonceHash, codeChallenge, asksAgain }: SignInStart, log?: ProblemLog): Promise<string> {
    const config = await this.server.configuration(log);
    const { prefix, scopes, answersWith } = this.settings;
    const prompt = prefix === 'GOOGLE' ? 'select_account' : asksAgain && 'login';
    const always = {
      redirect_uri: this.redirectUri,
      scope: scopes,
      state,
      nonce: nonceHash,
      ...(prompt && { prompt }),
    };
    if (answersWith === 'id_token') {
      return buildAuthorizationUrl(config, { ...always, response_type: 'id_token' }).href;
    }
    const parameters = { ...always, code_challenge: codeChallenge, code_challenge_method: 'S256' };
    if (!config.serverMetadata().require_pushed_authorization_requests) {
      return buildAuthorizationUrl(config, parameters).href;
    }
    return this.server
      .withSecret(() => buildAuthorizationUrlWithPAR(config, parameters))
      .then(
        ({ href }) => href,
        (problem) => this.fail(problem, log),
      );
  }

  async finish(given: SignInAnswer, log?: ProblemLog): Promise<IssuerIdentity & { idToken?: string }> {
    if (this.settings.answersWith === 'id_token') return this.finishWithToken(given, log);
    const config = await this.server.configuration(log);
    const address = new URL(`${this.redirectUri}?${given.answer}`);
    const checks = {
      expectedState: given.state,
      expectedNonce: hashNonce(given.nonce),
      pkceCodeVerifier: given.codeVerifier,
      idTokenExpected: true,
    };
    try {
      const tokens = await this.server.withSecret(() => authorizationCodeGrant(config, address, { ...checks }));
      const identity = identityOf(await this.claimsOf(config, tokens), this.settings);
      return { ...identity, idToken: tokens.id_token };
    } catch (problem) {
      return this.fail(problem, log);
    }
  }

  /** Null where it has no such address, or cannot be asked: then people are signed out here alone. */
  async endSessionUrl(idToken: string | null, log?: ProblemLog): Promise<string | null> {
    const config = await this.server.configuration(log).catch(() => null);
    if (!config) return null;
    if (!config.serverMetadata().end_session_endpoint) {
      this.tellOperator(adviceOnSignOut(this.about));
      return null;
    }
    const back = { post_logout_redirect_uri: this.signedOutUri };
    return buildEndSessionUrl(config, { ...back, ...(idToken && { id_token_hint: idToken }) }).href;
  }

  async readLogoutToken(token: string, log?: ProblemLog): Promise<LogoutToken> {
    const { issuer, jwks_uri } = (await this.server.configuration(log)).serverMetadata();
    try {
      return await this.logoutTokens.read(token, { issuer, jwks_uri, clientId: this.settings.clientId });
    } catch (problem) {
      if (problem instanceof LogoutRefused) throw problem;
      throw new IssuerUnreachable(this.settings.name); // the operator was told; the server there sends it again
    }
  }

  async icon(): Promise<Buffer | null> {
    const { icon: place, prefix } = this.settings;
    if (!place) return null;
    const isKept = this.drawn && (await this.drawn.icon) !== null;
    if (!this.drawn || (!isKept && Date.now() - this.drawn.at > FAILED_ICON_CACHE_MS)) {
      const icon = draw(place).catch((problem) => {
        this.tellOperator(`The picture of ${prefix}_ICON cannot be shown: ${reasonOf(problem)}`);
        return null;
      });
      this.drawn = { at: Date.now(), icon };
    }
    return this.drawn.icon;
  }

  tellOfMissingGroups(): void {
    const { groupsClaim, issuerUrl, prefix } = this.settings;
    this.tellOperator(
      `Nobody becomes an administrator by a group of ${issuerUrl}: the claim ${groupsClaim} is missing. Let it send the claim, or change ${prefix}_GROUPS_CLAIM or ${prefix}_SCOPES.`,
    );
  }

  tellOfLastAdministrator(): void {
    const { adminGroup, issuerUrl } = this.settings;
    this.tellOperator(
      `The last administrator has left the group ${adminGroup} of ${issuerUrl}, and stays administrator until there is another one.`,
    );
  }

  tellOfLack({ claim, value }: NonNullable<IssuerIdentity['lacking']>): void {
    this.tellOperator(adviceOnClaim(claim, value, this.about));
  }

  /** It came by way of a person's browser or program. */
  async readToken(
    idToken: string,
    nonce: string | null | undefined,
    log?: ProblemLog,
    isOurs = false,
  ): Promise<IssuerIdentity> {
    const { issuer, jwks_uri } = (await this.server.configuration(log)).serverMetadata();
    const nonceHash = nonce == null ? null : hashNonce(nonce);
    const claims = await this.idTokens.read(idToken, { nonceHash, isOurs }, { issuer, jwks_uri }, log);
    return identityOf(claims, this.settings);
  }

  async authorizationUrl(log?: ProblemLog): Promise<string | null> {
    const config = await this.server.configuration(log).catch(() => null);
    return config?.serverMetadata().authorization_endpoint ?? null;
  }

  private async finishWithToken({ answer, state, nonce }: SignInAnswer, log?: ProblemLog): Promise<IssuerIdentity> {
    const parameters = new URLSearchParams(answer);
    const idToken = parameters.get('id_token');
    if (!idToken || parameters.get('state') !== state) throw new IssuerSaidNo(this.settings.name);
    return this.readToken(idToken, nonce, log, true);
  }

  private async claimsOf(config: Configuration, tokens: Tokens) {
    const claims = tokens.claims();
    if (!claims) throw new TypeError('a token without claims was let through');
    if (isComplete(claims, this.settings) || !config.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  }

  private fail(problem: unknown, log?: ProblemLog): never {
    const { name } = this.settings;
    if (problem instanceof AuthorizationResponseError && problem.error === 'access_denied')
      throw new IssuerSaidNo(name);
    if (isAboutConnection(problem)) {
      log?.error(problem);
      this.tellOperator(adviceOnDiscovery(problem, this.about));
      throw new IssuerUnreachable(name);
    }
    const advice = adviceOnGrant(problem, this.about);
    if (advice) {
      log?.error(problem);
      this.tellOperator(advice);
    }
    throw new IssuerSignInFailed(name);
  }

  private get about() {
    return { ...this.settings, redirectUri: this.redirectUri };
  }
}

async function draw(place: string): Promise<Buffer> {
  const { drawIcon } = await import('./issuer-icon.ts'); // what draws is large
  return drawIcon(place);
}

function hashNonce(nonce: string): string {
  return hash('sha256', nonce, 'base64url');
}

function isAboutConnection(problem: unknown): boolean {
  if (problem instanceof TypeError) return problem.message === 'fetch failed';
  return (problem as { code?: string } | null)?.code === 'OAUTH_TIMEOUT';
}
