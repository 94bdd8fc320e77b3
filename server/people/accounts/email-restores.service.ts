import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { hashSecret } from '../../base/database/secret-token.ts';
import { parse } from '../../base/errors/parse.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { passwordReset } from '../../core/users/account.rules.ts';
import { refuseCommonPassword } from '../../core/users/common-passwords.ts';
import { hashPassword } from '../../core/users/password-hash.ts';
import { User } from '../../core/users/user.entity.ts';
import { revokeKeys } from '../../keys/api-keys/key-access.ts';
import { removePasskeys } from '../../keys/second-factor/passkeys.service.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import { addressTakenBackEmail, passwordChangedEmail } from './account-emails.ts';
import type { EmailRestore } from './email-restore.type.ts';
import { EmailToken } from './email-token.entity.ts';
import { EmailInUse, LinkUnusable } from './errors.ts';
import { unlinkIdentities } from './unlink-identities.ts';

/**
 * For people whose account somebody else has taken, and for slips of the fingers. For as long as the link holds,
 * the address before stands above whatever came after it, also where that was proved.
 */
export class EmailRestoresService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly invitations: InvitationsService,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Null where the link opens nothing any more. */
  async show(token: string): Promise<EmailRestore | null> {
    const link = await findLink(this.em, token);
    if (!link) return null;
    const { email, user } = link;
    return { email, isTaken: (await this.em.count(User, { email, id: { $ne: user.id } })) > 0 };
  }

  /**
   * A second factor that was set up since goes, too; one from before stays, so that the mails of the former address are no way
   * around it. Recovery codes that were made since go in any case, and the step goes with them where nothing else is left to show.
   */
  async restore(input: z.input<typeof passwordReset>): Promise<string> {
    const { token, newPassword } = parse(passwordReset, input);
    refuseCommonPassword(newPassword, 'newPassword');
    const { email } = await findUsable(this.em, token);
    const passwordHash = await hashPassword(newPassword);

    return this.em.transactional(async (em) => {
      await holdAddress(em, email);
      const link = await findUsable(em, token, LockMode.PESSIMISTIC_WRITE);
      const user = await em.findOneOrFail(User, link.user.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      const replaced = user.email;
      em.assign(user, { email, passwordHash });
      await em.flush().catch((problem) => {
        throw problem instanceof UniqueConstraintViolationException ? new EmailInUse() : problem;
      });
      await unlinkIdentities(em, user);
      await removePasskeys(em, user);
      await this.secondFactor.removeWhatCameAfter(em, user, link.createdAt);
      await closeLinks(em, link);
      await revokeKeys(em, { user: user.id });
      await this.sessions.endAllOf(em, user);
      await this.invitations.verifyAddress(em, user);
      await this.mailQueue.queue(em, await mailTo(user, () => passwordChangedEmail(user), email));
      await this.mailQueue.queue(em, await mailTo(user, addressTakenBackEmail, replaced));
      return user.id;
    });
  }
}

function findLink(em: EntityManager, token: string, lockMode = LockMode.NONE): Promise<EmailToken | null> {
  const isOpen = { purpose: 'RESTORE_EMAIL', usedAt: null, expiresAt: { $gt: new Date() } } as const;
  return em.findOne(EmailToken, { hash: hashSecret(token), ...isOpen }, { lockMode, refresh: true });
}

async function findUsable(
  em: EntityManager,
  token: string,
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<EmailToken> {
  const link = await findLink(em, token, lockMode);
  if (!link) throw new LinkUnusable('RESTORE_EMAIL');
  return link;
}

/** Another link back leads to an address that came after this one. */
async function closeLinks(em: EntityManager, { user, createdAt }: EmailToken): Promise<void> {
  const since = { $or: [{ purpose: { $ne: 'RESTORE_EMAIL' as const } }, { createdAt: { $gte: createdAt } }] };
  await em.nativeUpdate(EmailToken, { user, usedAt: null, ...since }, { usedAt: new Date() });
}
