import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { User } from '../../core/users/user.entity.ts';
import { holdAddress } from '../../lists/collaborators/hold-address.ts';
import { mailLink } from './account-links.ts';
import { EmailToken } from './email-token.entity.ts';

export const PASSWORD_RESET_QUEUE = 'password-reset';

export interface PasswordResetJob {
  email: string;
}

/** Whether or not there is an account: what the asker waits for is the same, so that not even its time tells. */
export class PasswordResets {
  constructor(private readonly boss: PgBoss) {}

  /** Each source's first request goes before anybody's next. */
  async request(email: string, turn = 1): Promise<void> {
    await this.boss.send(PASSWORD_RESET_QUEUE, { email } satisfies PasswordResetJob, { priority: -turn });
  }
}

/** Takes the place of links that were mailed before. */
export async function mailPasswordReset(
  em: EntityManager,
  { email }: PasswordResetJob,
  mailQueue: MailQueue,
  siteUrl: string,
): Promise<void> {
  const user = await em.findOne(User, { email, isSystem: false });
  if (!user) return;
  await em.transactional(async (inside) => {
    await holdAddress(inside, email);
    await inside.nativeUpdate(EmailToken, { user, purpose: 'RESET_PASSWORD', usedAt: null }, { usedAt: new Date() });
    await mailLink(inside, mailQueue, siteUrl, 'RESET_PASSWORD', user);
  });
}
