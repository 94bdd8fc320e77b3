import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { claimed } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { assertMaySignIn } from '../../core/settings/may-sign-in.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { googleSignIn } from '../../core/users/account.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { noteLanguage } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import { opened, type SignInSteps } from '../../keys/second-factor/sign-in-steps.ts';
import type { IssuerLogin } from '../../keys/sessions/opened-through.ts';
import type { StartedSession } from '../../keys/sessions/started-session.type.ts';
import { Identity } from '../accounts/identity.entity.ts';
import {
  AddressOfAnother,
  GoogleNotConfigured,
  GoogleSignInFailed,
  IssuerSignInFailed,
  IssuerUnreachable,
} from './errors.ts';
import type { GoogleEntrance } from './google-entrance.type.ts';
import { holdLogin, holdPerson } from './hold-login.ts';
import { issuerSignIn, signInStart } from './issuer.rules.ts';
import type { Issuer } from './issuer.ts';
import type { IssuerAccounts } from './issuer-accounts.ts';
import type { IssuerIdentity } from './issuer-claims.ts';
import { followGroup } from './issuer-roles.ts';
import type { Issuers } from './issuers.ts';

/** It goes back in an address, and servers refuse long ones. */
const LONGEST_KEPT_TOKEN = 4000;

type Entering = IssuerIdentity & { idToken?: string };

export class IssuersService {
  constructor(
    private readonly em: EntityManager,
    private readonly issuers: Issuers,
    private readonly issuerAccounts: IssuerAccounts,
    private readonly steps: SignInSteps,
    private readonly settings: SiteSettings,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  get googleClientId(): string | null {
    return this.issuers.google?.settings.clientId ?? null;
  }

  async googleEntrance(): Promise<GoogleEntrance | null> {
    const clientId = this.googleClientId;
    const authorizationUrl = await this.issuers.google?.authorizationUrl(this.origin.log);
    return clientId && authorizationUrl ? { clientId, authorizationUrl } : null;
  }

  async begin(input: z.input<typeof signInStart>): Promise<string> {
    const { issuer, ...start } = parse(signInStart, input);
    await this.rateLimits.consume('issuerStart', [this.origin.address]);
    return this.issuers.named(issuer).begin(start, this.origin.log);
  }

  async signIn(input: z.input<typeof issuerSignIn>): Promise<StartedSession> {
    const { issuer: id, rememberMe, ...answer } = parse(issuerSignIn, input);
    await this.rateLimits.consume('issuerSignIn', [this.origin.address]);
    const issuer = this.issuers.named(id);
    const identity = await issuer.finish(answer, this.origin.log);
    const idToken =
      issuer.settings.answersWith === 'id_token' ? new URLSearchParams(answer.answer).get('id_token') : null;
    if (idToken) await this.spend(idToken); // codes are spent by their issuers
    return this.enter(identity, issuer, rememberMe);
  }

  /** A program got the token from Google. It opens an account once. */
  async signInWithGoogle(input: z.input<typeof googleSignIn>): Promise<StartedSession> {
    const { idToken, nonce, rememberMe } = parse(googleSignIn, input);
    const { google } = this.issuers;
    if (!google) throw new GoogleNotConfigured();
    await this.rateLimits.consume('issuerSignIn', [this.origin.address]);
    const identity = await google.readToken(idToken, nonce, this.origin.log).catch((problem) => {
      throw problem instanceof IssuerUnreachable ? new GoogleSignInFailed() : problem;
    });
    await this.spend(idToken);
    try {
      return await this.enter(identity, google, rememberMe);
    } catch (problem) {
      throw problem instanceof IssuerSignInFailed || problem instanceof AddressOfAnother
        ? new GoogleSignInFailed()
        : problem;
    }
  }

  private async enter(identity: Entering, issuer: Issuer, isRemembered: boolean): Promise<StartedSession> {
    const { issuer: keptAs, subject } = identity;
    const { id } = await this.issuerAccounts.accountOf(identity, issuer);
    const { trustsSecondFactor: isTrusted } = issuer.settings;
    const entered = await this.em.transactional(async (em) => {
      await followGroup(em, id, identity, issuer);
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      const isLinked = user && (await em.count(Identity, { issuer: keptAs, subject, user: id })) > 0;
      if (!isLinked) throw new IssuerSignInFailed(issuer.settings.name); // unlinked at this moment
      assertMaySignIn(user, this.settings);
      const through = await this.loginOf(em, user, identity, issuer);
      return this.steps.enter(em, user, { isRemembered, isByPassword: false, isTrusted, through });
    });
    const session = opened(entered);
    await noteLanguage(this.em, session.account);
    return session;
  }

  private async loginOf(
    em: EntityManager,
    user: User,
    { subject, session, idToken }: Entering,
    { settings: { id: issuerId, name, signsOutThere } }: Issuer,
  ): Promise<IssuerLogin> {
    await holdPerson(em, { issuerId, subject });
    const isOver = session !== null && (await holdLogin(em, { issuerId, session, isOver: false }));
    if (isOver) throw new IssuerSignInFailed(name); // signed out there in the meantime
    const isKept = signsOutThere && idToken !== undefined && idToken.length <= LONGEST_KEPT_TOKEN;
    const sealedIdToken = isKept ? this.issuers.sealed(idToken, user.id) : null;
    return { issuerId, issuerSubject: subject, issuerSession: session, sealedIdToken };
  }

  private async spend(idToken: string): Promise<void> {
    const [header, payload] = idToken.split('.'); // the signature can be spelled in several ways
    const key = hashSecret(`${header}.${payload}`);
    const isUsed = await this.em.transactional((em) => claimed(em, { about: 'google', key, sent: null }, true));
    if (isUsed) throw new GoogleSignInFailed();
  }
}
