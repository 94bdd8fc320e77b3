import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { keptAnswer, once } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { IdempotencyKeyReused } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { askedLanguage } from '../../base/languages/speaking.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { SignInGuard } from '../../base/rate-limits/sign-in-guard.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { RegistrationClosed, UnderMaintenance } from '../../core/settings/errors.ts';
import { assertMaySignIn } from '../../core/settings/may-sign-in.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import {
  emailVerification,
  passwordReset,
  passwordResetRequest,
  signIn,
  signUp,
  TERMS_VERSION,
} from '../../core/users/account.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { refuseCommonPassword } from '../../core/users/common-passwords.ts';
import { noteLanguage } from '../../core/users/note-language.ts';
import { hashPassword, isPassword } from '../../core/users/password-hash.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertNotSuspended } from '../../core/users/user.policy.ts';
import { revokeKeys } from '../../keys/api-keys/key-access.ts';
import { removePasskeys } from '../../keys/second-factor/passkeys.service.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import { opened, type SignInSteps } from '../../keys/second-factor/sign-in-steps.ts';
import type { KnownDevices } from '../../keys/sessions/known-devices.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import type { StartedSession } from '../../keys/sessions/started-session.type.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { assertRoomOn } from '../../money/billing/plan-room.ts';
import { passwordChangedEmail } from './account-emails.ts';
import { mailLink, type Purpose } from './account-links.ts';
import { EmailToken } from './email-token.entity.ts';
import { EmailInUse, InvalidCredentials, LinkUnusable, PasswordsOff } from './errors.ts';
import type { PasswordResets } from './password-resets.ts';
import { unlinkIdentities } from './unlink-identities.ts';

export class AccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly invitations: InvitationsService,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly passwordResets: PasswordResets,
    private readonly devices: KnownDevices,
    private readonly secondFactor: SecondFactorService,
    private readonly steps: SignInSteps,
    private readonly settings: SiteSettings,
    readonly passwordsEnabled: boolean,
    private readonly origin: Origin,
  ) {}

  /** The link of an invitation proves the address, and opens the lists that wait. */
  async signUp(input: z.input<typeof signUp>, key?: string | null): Promise<StartedSession> {
    const entered = await this.createAccount(input, key, (em, user, isRemembered) =>
      this.steps.enter(em, user, { isRemembered, isByPassword: false, isNew: true }),
    );
    return opened(entered);
  }

  async register(input: z.input<typeof signUp>, key?: string | null): Promise<User> {
    return this.createAccount(input, key, async (_em, user) => user);
  }

  async signIn(input: z.input<typeof signIn>): Promise<StartedSession> {
    this.assertPasswordsEnabled();
    const { email, password, rememberMe } = parse(signIn, input);
    const limits = new SignInGuard(this.rateLimits, this.origin.address);
    await limits.attempt(email);

    const user = await this.em.findOne(User, { email, isSystem: false });
    const checked = user?.passwordHash;
    const isRight = await isPassword(password, checked);
    if (!user || !isRight) throw new InvalidCredentials();

    const isByPassword = user.secondFactorSince != null;
    if (!isByPassword) await limits.succeeded(email); // else once the second step is done
    assertMaySignIn(user, this.settings);
    const entered = await this.em.transactional(async (em) => {
      // Locked against a new password: what is replaced at this moment opens nothing any more.
      const found = await em.findOne(User, user.id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      if (!found || found.passwordHash !== checked) throw new InvalidCredentials();
      assertNotSuspended(found);
      return this.steps.enter(em, found, { isRemembered: rememberMe, isByPassword });
    });
    const session = opened(entered);
    await noteLanguage(this.em, session.account);
    return session;
  }

  hasPassword({ passwordHash }: Pick<User, 'passwordHash'>): boolean {
    return this.passwordsEnabled && passwordHash != null;
  }

  assertPasswordsEnabled(): void {
    if (!this.passwordsEnabled) throw new PasswordsOff();
  }

  countLists(user: User): Promise<number> {
    return this.em.count(List, { owner: user });
  }

  /**
   * Using the link again is fine: people reload. Invitations to the address wait for this where somebody has
   * moved to it. With `onlyOf`, the link of another account does nothing, and null is given.
   */
  async verifyEmail(
    input: z.input<typeof emailVerification>,
    onlyOf?: { viewer: Pick<User, 'id'> | null },
  ): Promise<string | null> {
    const { token } = parse(emailVerification, input);
    const { email, user: holder } = await this.findLink(this.em, 'VERIFY_EMAIL', token);
    if (onlyOf && onlyOf.viewer?.id !== holder.id) return null;
    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const link = await this.findLink(em, 'VERIFY_EMAIL', token, LockMode.PESSIMISTIC_WRITE);
      const user = await link.user.loadOrFail();
      link.usedAt ??= new Date();
      await this.invitations.verifyAddress(em, user);
      return user.id;
    });
  }

  async resendVerification(viewer: User): Promise<void> {
    await this.rateLimits.consume('verification', [this.origin.address, viewer.email]);
    if (viewer.emailVerifiedAt) return;
    await this.em.transactional((em) => this.mailVerification(em, viewer));
  }

  async mailVerification(em: EntityManager, user: User): Promise<void> {
    await mailLink(em, this.mailQueue, this.settings.siteUrl, 'VERIFY_EMAIL', user);
  }

  /** Says nothing about whether there is such an account, and does not look. */
  async requestPasswordReset(input: z.input<typeof passwordResetRequest>): Promise<void> {
    this.assertPasswordsEnabled();
    const { email } = parse(passwordResetRequest, input);
    const turn = await this.rateLimits.consume('passwordReset', [this.origin.address, email]);
    await this.passwordResets.request(email, turn);
  }

  /**
   * Signs out all sessions and programs that used the old password. The link shows that the address is theirs; if
   * that was not known, whatever else somebody may have left to come in by goes, too.
   */
  async resetPassword(input: z.input<typeof passwordReset>): Promise<string> {
    this.assertPasswordsEnabled();
    const { token, newPassword } = parse(passwordReset, input);
    refuseCommonPassword(newPassword, 'newPassword');
    const { email } = await this.findLink(this.em, 'RESET_PASSWORD', token);
    const passwordHash = await hashPassword(newPassword);

    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const link = await this.findLink(em, 'RESET_PASSWORD', token, LockMode.PESSIMISTIC_WRITE);
      const user = await em.findOneOrFail(User, link.user.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      user.passwordHash = passwordHash;
      await em.nativeUpdate(EmailToken, { user, purpose: 'RESET_PASSWORD', usedAt: null }, { usedAt: new Date() });
      await revokeKeys(em, { user: user.id });
      await this.sessions.endAllOf(em, user);
      if (!user.emailVerifiedAt) {
        await unlinkIdentities(em, user);
        await removePasskeys(em, user);
        if (user.secondFactorSince) await this.secondFactor.remove(em, user);
        await this.invitations.verifyAddress(em, user);
      }
      await this.mailQueue.queue(em, await mailTo(user, () => passwordChangedEmail(user)));
      return user.id;
    });
  }

  /** The address is proved. Asking for an account means agreeing to the terms. */
  async createProven(
    person: Pick<User, 'name' | 'email'>,
    { isInvited }: { /** Also while registration is closed. */ isInvited: boolean },
    complete: (em: EntityManager, user: User) => Promise<void>,
  ): Promise<User> {
    if (this.settings.maintenanceMode) throw new UnderMaintenance(); // administrators have one already
    if (!this.settings.allowRegistration && !isInvited) throw new RegistrationClosed();
    return this.em.transactional(async (em) => {
      const user = await this.create(em, person, true);
      await complete(em, user);
      return user;
    });
  }

  /** A repeated `key` finds the account that it made, if the password is right. */
  private async createAccount<Result>(
    input: z.input<typeof signUp>,
    key: string | null | undefined,
    welcome: (em: EntityManager, user: User, isRemembered: boolean) => Promise<Result>,
  ): Promise<Result> {
    this.assertPasswordsEnabled();
    if (!this.settings.allowRegistration) throw new RegistrationClosed();
    const { name, email, password, rememberMe, invitationToken } = parse(signUp, input);
    refuseCommonPassword(password, 'password');
    await this.rateLimits.consume('signUp', [this.origin.address, email]);
    const call = { about: `register ${email}`, key, sent: { name } };
    const isRepeated = (await keptAnswer(this.em, call)) !== null;
    if (!isRepeated && (await this.em.count(User, { email })) > 0) throw new EmailInUse();
    const passwordHash = await hashPassword(password);

    return this.em.transactional(async (em) => {
      const id = await once(em, call, async () => {
        const isProved = invitationToken ? await this.invitations.provesAddress(em, invitationToken, email) : false;
        const made = await this.create(em, { name, email, passwordHash }, isProved);
        if (!isProved) await this.mailVerification(em, made);
        return made.id;
      });
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true }); // as signing in
      const isTheirs = user?.passwordHash === passwordHash || (await isPassword(password, user?.passwordHash));
      if (!user || !isTheirs) throw new IdempotencyKeyReused();
      assertNotSuspended(user); // since the first answer
      return welcome(em, user, rememberMe);
    });
  }

  private async create(
    em: EntityManager,
    person: Partial<User> & Pick<User, 'name' | 'email'>,
    isProved: boolean,
  ): Promise<User> {
    await assertRoomOn(em, 'FREE', this.settings);
    const user = em.create(User, {
      ...person,
      lastLanguage: askedLanguage(),
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: new Date(),
    });
    await em.flush().catch((problem) => {
      throw problem instanceof UniqueConstraintViolationException ? new EmailInUse() : problem;
    });
    if (isProved) await this.invitations.verifyAddress(em, user);
    await this.devices.know(user);
    return user;
  }

  private async findLink(em: EntityManager, purpose: Purpose, token: string, lockMode = LockMode.NONE) {
    const where = { hash: hashSecret(token), purpose, expiresAt: { $gt: new Date() } };
    const link = await em.findOne(EmailToken, where, { lockMode, refresh: true });
    const isUsedUp = purpose === 'RESET_PASSWORD' && link?.usedAt;
    if (!link || isUsedUp) throw new LinkUnusable(purpose);
    const { email } = await link.user.loadOrFail();
    if (email !== link.email) throw new LinkUnusable(purpose); // the account has another address by now
    return link;
  }
}
