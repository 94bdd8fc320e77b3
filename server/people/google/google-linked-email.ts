import { t } from '@lingui/core/macro';
import { aboutSafety, ifNotYou, resetPassword } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { User } from '../../core/users/user.entity.ts';

export function googleLinkedEmail({ name, passwordHash }: Pick<User, 'name' | 'passwordHash'>): Omit<NewMail, 'to'> {
  const way = passwordHash
    ? t`You can now sign in with Google, or with your password as before.`
    : t`You now sign in with Google. Want a password as well? Ask for one at “Forgot password?”.`;
  return {
    subject: t`You can sign in with Google`,
    ...mailLayout({
      title: t`You can sign in with Google now, ${name}`,
      paragraphs: [way, ifNotYou()],
      action: resetPassword(),
      footnote: aboutSafety(),
    }),
  };
}
