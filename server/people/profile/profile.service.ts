import { LockMode, ref, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { hashOfFile, type ImagesService, type UploadedFile } from '../../core/images/images.service.ts';
import type { Origin } from '../../core/users/caller.ts';
import { refuseCommonPassword } from '../../core/users/common-passwords.ts';
import { LastAdministrator, WrongPassword } from '../../core/users/errors.ts';
import { hashPassword } from '../../core/users/password-hash.ts';
import { assertPassword } from '../../core/users/password-proof.ts';
import { preferencesChanges } from '../../core/users/preferences.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { revokeKeys } from '../../keys/api-keys/key-access.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import { Follow } from '../../lists/following/follow.entity.ts';
import { leavePayments } from '../../money/billing/leave-payments.ts';
import type { SubscriptionEndings } from '../../money/billing/subscription-endings.ts';
import { passwordChangedEmail } from '../accounts/account-emails.ts';
import { makeLink } from '../accounts/account-links.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { EmailToken } from '../accounts/email-token.entity.ts';
import { EmailInUse } from '../accounts/errors.ts';
import type { DrawMails } from '../draws/draw-mails.ts';
import { lockForDeletion, removeTracesOf } from './account-deletion.ts';
import {
  accountDeletion,
  addressProof,
  passwordChange,
  profileChanges,
  typedAccountDeletion,
} from './profile.rules.ts';
import { addressChangedEmail, goodbyeEmail, unprovedAddressLeftEmail } from './profile-emails.ts';

interface Confirmation {
  password?: string | null;
  confirm?: string | null;
}

/** REST has no field for a password, so it asks for none. */
type AddressProof = { currentPassword?: string | null } | 'none';

type NewProfile = z.input<typeof profileChanges> & WithCode;

interface WithCode {
  code?: string | null;
}

export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly images: ImagesService,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly endings: SubscriptionEndings,
    private readonly siteUrl: string,
    private readonly origin: Origin,
    private readonly drawMails: () => Promise<DrawMails>,
  ) {}

  /**
   * Writes only what was sent. Another address is unverified until the mail to it was read, and takes the password of who has one, and a
   * code where there is a second step: the owner of an address that nobody has proved gets in without it.
   */
  async updateProfile(viewer: User, { code, ...input }: NewProfile, proof: AddressProof): Promise<User> {
    const { name, email } = parse(profileChanges, input);
    const { passwordHash: checked } = viewer;
    const asksPassword = proof !== 'none' && this.accounts.hasPassword(viewer);
    if (email !== undefined && email !== viewer.email) {
      if (asksPassword) {
        const { currentPassword } = parse(addressProof, proof);
        await assertPassword(this.rateLimits, this.origin, viewer, currentPassword, 'currentPassword');
      }
      await this.rateLimits.consume('verification', [this.origin.address, viewer.id]); // each is a mail to somebody
      if ((await this.em.count(User, { email })) > 0) throw new EmailInUse();
      await this.secondFactor.prove(viewer, code);
    }
    await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      if (name !== undefined) user.name = name;
      if (email !== undefined && email !== user.email) {
        if (asksPassword && user.passwordHash !== checked) throw new WrongPassword('currentPassword'); // changed meanwhile
        await this.moveTo(em, user, email);
      }
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
    });
    return this.readAgain(viewer);
  }

  async setAvatar(viewer: User, file: UploadedFile, key?: string | null): Promise<User> {
    const upload = await this.images.keep(viewer, file, 'avatars');
    await this.em.transactional((em) =>
      once(em, { about: `setAvatar ${viewer.id}`, key, sent: hashOfFile(file) }, async () => {
        await this.showAvatar(em, viewer, () => this.images.claim(em, upload));
        return true;
      }),
    );
    await this.images.removeReleased();
    return this.readAgain(viewer);
  }

  async removeAvatar(viewer: User): Promise<User> {
    await this.em.transactional((em) => this.showAvatar(em, viewer, async () => null));
    await this.images.removeReleased();
    return this.readAgain(viewer);
  }

  async updatePreferences(viewer: User, input: z.input<typeof preferencesChanges>): Promise<User> {
    const changes = parse(preferencesChanges, input);
    await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      em.assign(user.preferences, changes, { ignoreUndefined: true });
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
    });
    return this.readAgain(viewer);
  }

  /** `sessionId` stays. Takes a code, too, where signing in does. */
  async changePassword(
    viewer: User,
    sessionId: string | null,
    { code, ...input }: z.input<typeof passwordChange> & WithCode,
  ): Promise<void> {
    this.accounts.assertPasswordsEnabled();
    const { currentPassword, newPassword } = parse(passwordChange, input);
    refuseCommonPassword(newPassword, 'newPassword');
    const { passwordHash: checked } = viewer;
    await assertPassword(this.rateLimits, this.origin, viewer, currentPassword, 'currentPassword');
    await this.secondFactor.prove(viewer, code);
    const passwordHash = await hashPassword(newPassword);

    await this.em.transactional(async (em) => {
      const isOpen = { user: viewer, purpose: 'RESET_PASSWORD', usedAt: null } as const;
      await em.nativeUpdate(EmailToken, isOpen, { usedAt: new Date() });
      const user = await lockUser(em, viewer);
      if (user.passwordHash !== checked) throw new WrongPassword('currentPassword'); // changed in the meantime
      user.passwordHash = passwordHash;
      await this.sessions.endAllOf(em, user, sessionId);
      await this.mailQueue.queue(em, await mailTo(user, () => passwordChangedEmail(user)));
    });
  }

  /** Purchases for others stay, by somebody unknown. */
  async deleteAccount(viewer: User, { code, ...confirmation }: Confirmation & WithCode): Promise<void> {
    const { passwordHash: checked } = viewer;
    if (!this.accounts.hasPassword(viewer)) parse(typedAccountDeletion, confirmation);
    else
      await assertPassword(
        this.rateLimits,
        this.origin,
        viewer,
        parse(accountDeletion, confirmation).password,
        'password',
      );
    await this.secondFactor.prove(viewer, code);

    await this.em.transactional(async (em) => {
      const { user, otherAdministrators } = await lockForDeletion(em, viewer);
      if (!user) throw new NotSignedIn(); // a twin of this call was faster
      if (user.passwordHash !== checked) throw new WrongPassword('password');
      if (user.role === 'ADMIN' && otherAdministrators === 0) throw new LastAdministrator();
      await this.removeAccount(em, user);
      await this.mailQueue.queue(em, await mailTo(user, goodbyeEmail));
    });
    await this.images.removeReleased();
  }

  /** Belongs after lockForDeletion(). Pictures are to be removed after it. */
  async removeAccount(em: EntityManager, user: User): Promise<void> {
    await removeTracesOf(em, user, this.mailQueue, this.siteUrl, this.drawMails);
    await leavePayments(em, user, this.endings);
    await this.sessions.endAllOf(em, user);
    await revokeKeys(em, { user: user.id });
    await em.nativeDelete(User, { id: user.id });
  }

  private async showAvatar(em: EntityManager, viewer: User, choose: () => Promise<Image | null>): Promise<void> {
    const user = await lockUser(em, viewer);
    const image = await choose();
    await this.images.release(em, user.avatar);
    user.avatar = image && ref(image);
    await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
  }

  private async readAgain({ id }: User): Promise<User> {
    const user = await this.em.findOne(User, id, { refresh: true });
    if (!user) throw new NotSignedIn(); // deleted in the meantime
    return user;
  }

  private async moveTo(em: EntityManager, user: User, email: string): Promise<void> {
    const { email: former, emailVerifiedAt } = user;
    user.email = email;
    user.emailVerifiedAt = null;
    await em.flush().catch((problem) => {
      throw problem instanceof UniqueConstraintViolationException ? new EmailInUse() : problem;
    });
    await this.accounts.mailVerification(em, user);
    if (emailVerifiedAt) await em.nativeDelete(Follow, { email: former }); // its mails would go on to an address that is theirs no more
    if (!emailVerifiedAt) return this.mailQueue.queue(em, await mailTo(user, unprovedAddressLeftEmail, former));
    const { url, expiresAt } = makeLink(em, this.siteUrl, 'RESTORE_EMAIL', user, former);
    const mail = await mailTo(user, () => addressChangedEmail({ name: user.name, email, url }), former);
    await this.mailQueue.queue(em, { ...mail, expiresAt });
  }
}

async function lockUser(em: EntityManager, { id }: User): Promise<User> {
  const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user) throw new NotSignedIn(); // deleted in the meantime
  return user;
}
