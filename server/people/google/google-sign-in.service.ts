import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { claimed } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { googleSignIn } from '../../core/users/account.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { noteLanguage } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import { revokeKeys } from '../../keys/api-keys/key-access.ts';
import type { KnownDevices } from '../../keys/sessions/known-devices.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import type { StartedSession } from '../../keys/sessions/started-session.type.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { EmailToken } from '../accounts/email-token.entity.ts';
import { lockEmailTokens } from '../accounts/lock-email-tokens.ts';
import { GoogleNotConfigured, GoogleSignInFailed } from './errors.ts';
import type { GoogleEntrance } from './google-entrance.type.ts';
import { googleLinkedEmail } from './google-linked-email.ts';
import type { GoogleIdentity, GoogleTokens } from './google-tokens.ts';

export class GoogleSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: GoogleTokens | null,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly invitations: InvitationsService,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly devices: KnownDevices,
    private readonly origin: Origin,
  ) {}

  get clientId(): string | null {
    return this.tokens?.clientId ?? null;
  }

  /** Gives the address where a browser begins; null where there is none. */
  async entrance(): Promise<GoogleEntrance | null> {
    const authorizationUrl = await this.tokens?.authorizationUrl(this.origin.log);
    return this.tokens && authorizationUrl ? { clientId: this.tokens.clientId, authorizationUrl } : null;
  }

  /** Into the account of that person, which is found, linked or made. A token opens it once. */
  async signIn(input: z.input<typeof googleSignIn>): Promise<StartedSession> {
    const { idToken, nonce, rememberMe } = parse(googleSignIn, input);
    if (!this.tokens) throw new GoogleNotConfigured();
    await this.rateLimits.consume('googleSignIn', [this.origin.address]);
    const identity = await this.tokens.read(idToken, nonce, this.origin.log);
    await this.spend(idToken);

    const { id } = await this.accountOf(identity);
    const session = await this.em.transactional(async (em) => {
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      if (user?.googleSubject !== identity.subject) throw new GoogleSignInFailed(); // unlinked at this moment
      this.accounts.assertMaySignIn(user);
      await this.devices.greet(em, user);
      return this.sessions.start(em, user, { isRemembered: rememberMe, userAgent: this.origin.userAgent });
    });
    await noteLanguage(this.em, session.account);
    return session;
  }

  private async spend(idToken: string): Promise<void> {
    const [header, payload] = idToken.split('.'); // the signature can be spelled in several ways
    const key = hashSecret(`${header}.${payload}`);
    const isUsed = await this.em.transactional((em) => claimed(em, { about: 'google', key, sent: null }, true));
    if (isUsed) throw new GoogleSignInFailed();
  }

  private async accountOf(identity: GoogleIdentity): Promise<User> {
    const { subject: googleSubject, email, name } = identity;
    const linked = await this.em.findOne(User, { googleSubject, isSystem: false });
    const known = linked ?? (await this.em.findOne(User, { email }));
    if (known) this.accounts.assertMaySignIn(known);
    if (linked) return this.recognize(linked, identity);
    if (known) return this.link(known, identity);
    return this.accounts.createProven({ name, email, googleSubject });
  }

  /** Google has seen that the address is theirs, where the account has moved to it and that is not known here yet. */
  private async recognize(account: User, { email }: GoogleIdentity): Promise<User> {
    if (account.email !== email || account.emailVerifiedAt) return account;
    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const user = await em.findOne(User, account.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!user) throw new GoogleSignInFailed(); // deleted at this moment
      if (user.email === email) await this.invitations.verifyAddress(em, user);
      return user;
    });
  }

  /**
   * Both sides have seen that the address is theirs, so it is one person. Where only Google has, somebody else may have
   * made the account, and may be waiting for its owner to come: whatever opened it until now, opens it no more. An
   * account that is linked to somebody else already stays theirs: at Google the address has changed hands.
   */
  private async link({ id }: User, { subject, email }: GoogleIdentity): Promise<User> {
    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      await lockEmailTokens(em, { userId: id });
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!user || user.isSystem || user.email !== email) throw new GoogleSignInFailed();
      if (user.googleSubject === subject) return user; // a twin of this call was faster
      if (user.googleSubject && user.emailVerifiedAt) throw new GoogleSignInFailed();

      if (!user.emailVerifiedAt) {
        user.passwordHash = null;
        await em.nativeDelete(EmailToken, { user: id, purpose: { $ne: 'RESTORE_EMAIL' } }); // which its former address keeps
        await revokeKeys(em, { user: id });
        await this.sessions.endAllOf(em, user);
        await this.invitations.verifyAddress(em, user);
      }
      user.googleSubject = subject;
      await this.mailQueue.queue(em, { to: email, ...googleLinkedEmail(user) });
      await this.devices.know(user);
      return user;
    });
  }
}
