import type { EntityManager } from '@mikro-orm/postgresql';
import { addHours } from 'date-fns';
import { hashSecret, newSecret } from '../../base/database/secret-token.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import type { User } from '../../core/users/user.entity.ts';
import { passwordResetEmail, verificationEmail } from './account-emails.ts';
import { EmailToken, type EmailTokenPurpose } from './email-token.entity.ts';
import { RESTORE_EMAIL_DAYS, VERIFY_EMAIL_HOURS } from './link-lifetimes.rules.ts';

export type Purpose = keyof typeof EmailTokenPurpose;

const LINKS: Record<Purpose, { path: string; hours: number }> = {
  VERIFY_EMAIL: { path: 'verify-email', hours: VERIFY_EMAIL_HOURS },
  RESET_PASSWORD: { path: 'reset-password', hours: 1 },
  RESTORE_EMAIL: { path: 'restore-email', hours: RESTORE_EMAIL_DAYS * 24 },
};

export function makeLink(em: EntityManager, siteUrl: string, purpose: Purpose, user: User, email: string) {
  const { path, hours } = LINKS[purpose];
  const token = newSecret();
  const expiresAt = addHours(new Date(), hours);
  em.create(EmailToken, { hash: hashSecret(token), purpose, user, email, expiresAt });
  return { url: `${siteUrl}/${path}/${token}`, expiresAt };
}

export async function mailLink(
  em: EntityManager,
  mailQueue: MailQueue,
  siteUrl: string,
  purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD',
  user: User,
): Promise<void> {
  const { expiresAt, ...about } = makeLink(em, siteUrl, purpose, user, user.email);
  const write = purpose === 'VERIFY_EMAIL' ? verificationEmail : passwordResetEmail;
  const mail = await mailTo(user, () => write(about));
  await mailQueue.queue(em, { ...mail, expiresAt });
}
