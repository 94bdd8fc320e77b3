import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { subHours } from 'date-fns';
import type { z } from 'zod';
import { NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { SignInGuard } from '../../base/rate-limits/sign-in-guard.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { Origin } from '../../core/users/caller.ts';
import { EmailUnverified } from '../../core/users/errors.ts';
import { assertPassword } from '../../core/users/password-proof.ts';
import { User } from '../../core/users/user.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { AuthenticatorApp } from './authenticator-app.entity.ts';
import type { AuthenticatorSetup } from './authenticator-setup.type.ts';
import { SecondFactorOff, SecondFactorOn, SetupOver, WrongCode } from './errors.ts';
import { isAppCode, type OneTimeCodes } from './one-time-codes.ts';
import { PasskeyCode } from './passkey-code.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorCode } from './second-factor.rules.ts';
import type { SecondFactorCodes } from './second-factor-codes.type.ts';
import { recoveryCodeUsedEmail, secondFactorOffEmail, secondFactorOnEmail } from './second-factor-emails.ts';

const SETUP_HOURS = 1;

interface Site {
  siteName: string;
  passwordsEnabled: boolean;
  mailEnabled: boolean;
}

type Code = z.input<typeof secondFactorCode>;

export class SecondFactorService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly codes: OneTimeCodes,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly site: Site,
    private readonly origin: Origin,
  ) {}

  /**
   * An address that nobody has proved may be a stranger's, who would be kept out of their account for good; where
   * no mails are sent, nobody can prove one.
   */
  async begin(viewer: User, password: string | null | undefined): Promise<AuthenticatorSetup> {
    const { siteName, passwordsEnabled, mailEnabled } = this.site;
    if (mailEnabled && !viewer.emailVerifiedAt) throw new EmailUnverified();
    if (viewer.secondFactorSince) throw new SecondFactorOn();
    const asksPassword = passwordsEnabled && viewer.passwordHash != null;
    if (asksPassword) await assertPassword(this.rateLimits, this.origin, viewer, password ?? '', 'password');
    const sealedSecret = this.codes.newSecret(viewer.id);
    await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      if (user.secondFactorSince) throw new SecondFactorOn();
      await em.nativeDelete(AuthenticatorApp, { user: user.id });
      await em.insert(AuthenticatorApp, { user: user.id, sealedSecret, createdAt: new Date() });
    });
    const shown = this.codes.shownSecret(sealedSecret, viewer.id, { siteName, email: viewer.email });
    if (!shown) throw new TypeError('a secret that was sealed just now does not open');
    return shown;
  }

  /** By the first code of an app, or one for a passkey. Sessions that were opened without it end, but for the one that asks. */
  async confirm(viewer: User, sessionId: string | null, input: Code): Promise<SecondFactorCodes> {
    const { code } = parse(secondFactorCode, input);
    const limits = this.limits();
    await limits.attempt(viewer.email);
    const outcome = await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      if (user.secondFactorSince) throw new SecondFactorOn();
      const isByPasskey = !isAppCode(code);
      if (isByPasskey) await this.confirmPasskey(em, user, code);
      else await this.confirmApp(em, user, code);
      user.secondFactorSince = new Date();
      await em.flush();
      const recoveryCodes = await this.replaceRecoveryCodes(em, user);
      await this.sessions.endAllOf(em, user, sessionId);
      await em.nativeUpdate(Session, { id: sessionId, user: user.id }, { isTwoFactor: true });
      await this.mailQueue.queue(em, await mailTo(user, () => secondFactorOnEmail({ isByPasskey })));
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
      return { account: user, recoveryCodes };
    });
    await limits.succeeded(viewer.email);
    return outcome;
  }

  async switchOff(viewer: User, input: Code): Promise<User> {
    return this.withCode(viewer, input, async (em, user) => {
      await this.remove(em, user);
      await this.mailQueue.queue(em, await mailTo(user, secondFactorOffEmail));
      return user;
    });
  }

  async renewRecoveryCodes(viewer: User, input: Code): Promise<SecondFactorCodes> {
    return this.withCode(viewer, input, async (em, user) => ({
      account: user,
      recoveryCodes: await this.replaceRecoveryCodes(em, user),
    }));
  }

  async hasApp({ id: user }: User, em = this.em): Promise<boolean> {
    return (await em.count(AuthenticatorApp, { user, confirmedAt: { $ne: null } })) > 0;
  }

  async recoveryCodesLeft({ id, secondFactorSince }: User): Promise<number> {
    return secondFactorSince ? this.em.count(RecoveryCode, { user: id }) : 0;
  }

  /** Reads the user anew: a socket knows its viewer as they were when it was opened. */
  async prove({ id }: User, code: string | null | undefined): Promise<void> {
    const viewer = await this.em.findOne(User, id, { refresh: true });
    if (viewer?.secondFactorSince) await this.withCode(viewer, { code: code ?? '' }, async () => true);
  }

  /** Sessions count as opened without one. */
  async remove(em: EntityManager, user: User): Promise<void> {
    user.secondFactorSince = null;
    await em.flush();
    await em.nativeDelete(AuthenticatorApp, { user: user.id });
    await em.nativeDelete(RecoveryCode, { user: user.id });
    await em.nativeDelete(PasskeyCode, { user: user.id });
    await em.nativeUpdate(Session, { user: user.id }, { isTwoFactor: false });
    await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
  }

  /** Passkeys are gone by then. */
  async removeWhatCameAfter(em: EntityManager, user: User, time: Date): Promise<void> {
    if (!user.secondFactorSince) return;
    if (user.secondFactorSince > time) return this.remove(em, user);
    const removed = await em.nativeDelete(RecoveryCode, { user: user.id, createdAt: { $gt: time } });
    const isLeft = (await this.hasApp(user, em)) || (await em.count(RecoveryCode, { user: user.id })) > 0;
    if (!isLeft) return this.remove(em, user);
    if (removed > 0) await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
  }

  /** Uses a code up, inside the transaction of what it is for. False for a wrong code, and for one that was used before: of two calls with the same code one wins. */
  async spend(em: EntityManager, user: User, code: string): Promise<boolean> {
    if (isAppCode(code)) return this.spendAppCode(em, user, code);
    return (await this.spendPasskeyCode(em, user, code)) || this.spendRecoveryCode(em, user, code);
  }

  limits(): SignInGuard {
    return new SignInGuard(this.rateLimits, this.origin.address, 'secondStep');
  }

  private async spendAppCode(em: EntityManager, { id: user }: User, code: string): Promise<boolean> {
    const app = await em.findOne(AuthenticatorApp, { user, confirmedAt: { $ne: null } }, { refresh: true });
    const step = app && this.codes.stepOf(code, app.sealedSecret, user, new Date());
    if (step === null) return false;
    const isLater = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }] };
    return (await em.nativeUpdate(AuthenticatorApp, { user, ...isLater }, { lastStep: step })) === 1;
  }

  private async spendPasskeyCode(em: EntityManager, { id: user }: User, code: string): Promise<boolean> {
    const open = { hash: hashOfRecoveryCode(code), user, expiresAt: { $gt: new Date() } };
    return (await em.nativeDelete(PasskeyCode, open)) === 1;
  }

  private async spendRecoveryCode(em: EntityManager, user: User, code: string): Promise<boolean> {
    const spent = await em.nativeDelete(RecoveryCode, { hash: hashOfRecoveryCode(code), user: user.id });
    if (spent === 0) return false;
    const left = await em.count(RecoveryCode, { user: user.id });
    await this.mailQueue.queue(em, await mailTo(user, () => recoveryCodeUsedEmail({ left })));
    return true;
  }

  private async confirmApp(em: EntityManager, { id: user }: User, code: string): Promise<void> {
    const app = await em.findOne(AuthenticatorApp, { user, confirmedAt: null }, { refresh: true });
    if (!app || app.createdAt < subHours(new Date(), SETUP_HOURS)) throw new SetupOver();
    const now = new Date();
    const step = this.codes.stepOf(code, app.sealedSecret, user, now);
    if (step === null) throw new WrongCode();
    Object.assign(app, { confirmedAt: now, lastStep: step });
  }

  private async confirmPasskey(em: EntityManager, user: User, code: string): Promise<void> {
    if (!(await this.spendPasskeyCode(em, user, code))) throw new WrongCode();
    await em.nativeDelete(AuthenticatorApp, { user: user.id });
  }

  private async withCode<Result>(
    viewer: User,
    input: Code,
    work: (em: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    const { code } = parse(secondFactorCode, input);
    const limits = this.limits();
    await limits.attempt(viewer.email);
    const result = await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      if (!user.secondFactorSince) throw new SecondFactorOff();
      if (!(await this.spend(em, user, code))) throw new WrongCode();
      return work(em, user);
    });
    await limits.succeeded(viewer.email);
    return result;
  }

  private async replaceRecoveryCodes(em: EntityManager, { id: user }: User): Promise<string[]> {
    const codes = newRecoveryCodes();
    const createdAt = new Date();
    await em.nativeDelete(RecoveryCode, { user });
    await em.insertMany(
      RecoveryCode,
      codes.map((code) => ({ hash: hashOfRecoveryCode(code), user, createdAt })),
    );
    return codes;
  }
}

async function lockUser(em: EntityManager, { id }: User): Promise<User> {
  const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user) throw new NotSignedIn(); // deleted in the meantime
  return user;
}
