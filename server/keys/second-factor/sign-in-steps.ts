import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { SignInGuard } from '../../base/rate-limits/sign-in-guard.ts';
import { assertMaySignIn } from '../../core/settings/may-sign-in.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { noteLanguage } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import { type IssuerLogin, loginOf } from '../sessions/opened-through.ts';
import { PENDING_SIGN_IN_SECONDS, type SessionsService } from '../sessions/sessions.service.ts';
import type { StartedSession } from '../sessions/started-session.type.ts';
import { SecondStepNeeded, SignInOver, WrongCode } from './errors.ts';
import type { PasskeyProofs } from './passkey-proofs.ts';
import { heldSignIn, secondStep } from './second-factor.rules.ts';
import type { SecondFactorService } from './second-factor.service.ts';

interface FirstStep {
  isRemembered: boolean;
  isByPassword: boolean;
  /** By a passkey, or by an issuer that is trusted to have asked for a second factor itself. */
  isTrusted?: boolean;
  isNew?: boolean;
  through?: IssuerLogin;
}

interface NewSession {
  isRemembered: boolean;
  isTwoFactor: boolean;
  through?: IssuerLogin;
}

/** The reason is thrown once the transaction is through, which keeps what finishes it. */
type Entered = StartedSession | SecondStepNeeded;

/** Every way in comes through here once its first step is right. */
export class SignInSteps {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly passkeys: PasskeyProofs,
    private readonly devices: KnownDevices,
    private readonly rateLimits: RateLimits,
    private readonly settings: SiteSettings,
    private readonly origin: Origin,
  ) {}

  async enter(
    em: EntityManager,
    user: User,
    { isTrusted = false, isNew = false, ...step }: FirstStep,
  ): Promise<Entered> {
    if (user.secondFactorSince && !isTrusted) {
      const challenge = await this.sessions.hold(em, user, step);
      const hasApp = await this.secondFactor.hasApp(user, em);
      const hasPasskeys = await this.passkeys.hasPasskeys(user, em);
      return new SecondStepNeeded({ challenge, secondsToFinish: PENDING_SIGN_IN_SECONDS, hasApp, hasPasskeys });
    }
    if (!isNew) await this.devices.greet(em, user);
    return this.start(em, user, { ...step, isTwoFactor: isTrusted });
  }

  async personOf(challenge: string): Promise<User> {
    const held = await this.sessions.findHeld(this.em, parse(heldSignIn, { challenge }).challenge);
    if (!held) throw new SignInOver();
    return held.user.loadOrFail();
  }

  /** By a code, or by a passkey of the very person whose first step was right. The session is that of the first step's way in. */
  async complete(input: z.input<typeof secondStep>): Promise<StartedSession> {
    const { challenge, code, response } = parse(secondStep, input);
    const held = await this.sessions.findHeld(this.em, challenge);
    if (!held) throw new SignInOver();
    const { email, id } = await held.user.loadOrFail();
    const { isByPassword } = held;
    const limits = this.secondFactor.limits();
    await limits.attempt(email);
    const signed = response && (await this.passkeys.verify(await this.passkeys.find(response, { id }), response));
    const session = await this.em.transactional(async (em) => {
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      const first = await this.sessions.findHeld(em, challenge, LockMode.PESSIMISTIC_WRITE);
      if (!user || !first) throw new SignInOver(); // finished by a twin of this call, or ended
      assertMaySignIn(user, this.settings);
      if (signed) await this.passkeys.take(em, signed);
      else if (!(await this.secondFactor.spend(em, user, code ?? ''))) throw new WrongCode();
      const { isRemembered } = first;
      const through = loginOf(first);
      em.remove(first);
      await this.devices.greet(em, user);
      return this.start(em, user, { isRemembered, isTwoFactor: true, through });
    });
    await limits.succeeded(email);
    if (isByPassword) await new SignInGuard(this.rateLimits, this.origin.address).succeeded(email);
    await noteLanguage(this.em, session.account);
    return session;
  }

  private start(em: EntityManager, user: User, about: NewSession): Promise<StartedSession> {
    const { isRemembered, isTwoFactor, through } = about;
    return this.sessions.start(em, user, { isRemembered, isTwoFactor, through, userAgent: this.origin.userAgent });
  }
}

export function opened(entered: Entered): StartedSession {
  if (entered instanceof SecondStepNeeded) throw entered;
  return entered;
}
