import { ABOUT_SAFETY, IF_NOT_YOU, RESET_PASSWORD } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { User } from '../../core/users/user.entity.ts';

export function googleLinkedEmail({ name, passwordHash }: Pick<User, 'name' | 'passwordHash'>): Omit<NewMail, 'to'> {
  const way = passwordHash
    ? 'You can now sign in with Google, or with your password as before.'
    : 'You now sign in with Google. Want a password as well? Ask for one at “Forgot password?”.';
  return {
    subject: 'You can sign in with Google',
    ...mailLayout({
      title: `You can sign in with Google now, ${name}`,
      paragraphs: [way, IF_NOT_YOU],
      action: RESET_PASSWORD,
      footnote: ABOUT_SAFETY,
    }),
  };
}
