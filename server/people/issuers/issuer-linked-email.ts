import { ABOUT_SAFETY, IF_NOT_YOU, RESET_PASSWORD } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { User } from '../../core/users/user.entity.ts';

export function issuerLinkedEmail(
  { name, passwordHash }: Pick<User, 'name' | 'passwordHash'>,
  issuerName: string,
): Omit<NewMail, 'to'> {
  const way = passwordHash
    ? `You can now sign in with ${issuerName}, or with your password as before.`
    : `You now sign in with ${issuerName}. Want a password as well? Ask for one at “Forgot password?”.`;
  return {
    subject: `You can sign in with ${issuerName}`,
    ...mailLayout({
      title: `You can sign in with ${issuerName} now, ${name}`,
      paragraphs: [way, IF_NOT_YOU],
      action: RESET_PASSWORD,
      footnote: ABOUT_SAFETY,
    }),
  };
}
