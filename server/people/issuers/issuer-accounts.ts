import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { assertMaySignIn } from '../../core/settings/may-sign-in.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { revokeKeys } from '../../keys/api-keys/key-access.ts';
import { removePasskeys } from '../../keys/second-factor/passkeys.service.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { KnownDevices } from '../../keys/sessions/known-devices.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { EmailToken } from '../accounts/email-token.entity.ts';
import { EmailInUse } from '../accounts/errors.ts';
import { Identity } from '../accounts/identity.entity.ts';
import { lockEmailTokens } from '../accounts/lock-email-tokens.ts';
import { unlinkIdentities } from '../accounts/unlink-identities.ts';
import { AddressOfAnother, AddressUnproved, IssuerSignInFailed, NoAccountYet } from './errors.ts';
import type { Issuer } from './issuer.ts';
import type { IssuerIdentity } from './issuer-claims.ts';
import { issuerLinkedEmail } from './issuer-linked-email.ts';

type Proved = IssuerIdentity & { email: string };

export class IssuerAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly invitations: InvitationsService,
    private readonly mailQueue: MailQueue,
    private readonly devices: KnownDevices,
    private readonly settings: SiteSettings,
  ) {}

  /** A person with a known id needs no address; everybody else is known by one that is proved. */
  async accountOf(identity: IssuerIdentity, issuer: Issuer): Promise<User> {
    const linked = await this.findLinked(identity);
    if (linked) {
      assertMaySignIn(linked, this.settings);
      return isProved(identity) ? this.recognize(linked, identity) : linked;
    }
    if (!isProved(identity)) {
      if (identity.lacking) issuer.tellOfLack(identity.lacking);
      throw new AddressUnproved(issuer.settings.name);
    }
    const known = await this.em.findOne(User, { email: identity.email });
    if (!known) return this.create(identity, issuer);
    assertMaySignIn(known, this.settings);
    return this.link(known, identity, issuer);
  }

  private async findLinked({ issuer, subject }: IssuerIdentity): Promise<User | null> {
    const found = await this.em.findOne(Identity, { issuer, subject }, { populate: ['user'], refresh: true });
    const user = found && (await found.user.loadOrFail());
    return user?.isSystem ? null : user;
  }

  private async create(identity: Proved, issuer: Issuer): Promise<User> {
    const { createsAccounts } = issuer.settings;
    if (createsAccounts === 'never') throw new NoAccountYet();
    const { name, email } = identity;
    try {
      return await this.accounts.createProven(
        { name, email },
        { isInvited: createsAccounts === 'always' },
        (em, user) => this.keep(em, user, identity, issuer),
      );
    } catch (problem) {
      const twin = problem instanceof EmailInUse && (await this.findLinked(identity));
      if (twin) return twin; // the same person, in two tabs at once
      throw problem;
    }
  }

  /** The account has moved to the address, and that is not proved here yet. */
  private async recognize(account: User, { email }: Proved): Promise<User> {
    if (account.email !== email || account.emailVerifiedAt) return account;
    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const user = await em.findOne(User, account.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (user?.email === email) await this.invitations.verifyAddress(em, user);
      return user ?? account;
    });
  }

  /**
   * Both sides have seen that the address is theirs, so it is one person. Where only the issuer has, somebody else may
   * have made the account, and may be waiting for its owner to come: whatever opened it until now, opens it no more. An
   * account that is linked to somebody else there already stays theirs: at the issuer the address has changed hands.
   */
  private async link({ id }: User, identity: Proved, issuer: Issuer): Promise<User> {
    const { email } = identity;
    const { name } = issuer.settings;
    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      await lockEmailTokens(em, { userId: id });
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!user || user.isSystem || user.email !== email) throw new IssuerSignInFailed(name);
      const before = await em.findOne(Identity, { user: id, issuer: identity.issuer }, { refresh: true });
      if (before?.subject === identity.subject) return user; // a twin of this call was faster
      if (before && user.emailVerifiedAt) throw new AddressOfAnother(name);

      if (!user.emailVerifiedAt) {
        user.passwordHash = null;
        await unlinkIdentities(em, user);
        await removePasskeys(em, user);
        if (user.secondFactorSince) await this.secondFactor.remove(em, user);
        await em.nativeDelete(EmailToken, { user: id, purpose: { $ne: 'RESTORE_EMAIL' } }); // which its former address keeps
        await revokeKeys(em, { user: id });
        await this.sessions.endAllOf(em, user);
        await this.invitations.verifyAddress(em, user);
      }
      await this.keep(em, user, identity, issuer);
      const { passwordsEnabled } = this.accounts;
      const about = { name: user.name, issuerName: name, hasPassword: user.passwordHash != null, passwordsEnabled };
      await this.mailQueue.queue(em, await mailTo(user, () => issuerLinkedEmail(about), email));
      await this.devices.know(user);
      return user;
    });
  }

  private async keep(em: EntityManager, user: User, identity: Proved, { settings }: Issuer): Promise<void> {
    const { issuer, subject } = identity;
    await em.insert(Identity, { issuer, subject, user: user.id, issuerId: settings.id });
  }
}

function isProved(identity: IssuerIdentity): identity is Proved {
  return identity.lacking === null;
}
