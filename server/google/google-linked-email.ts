import { ABOUT_SAFETY, IF_NOT_YOU, RESET_PASSWORD } from '../email/account-safety.ts';
import { mailLayout } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';
import type { User } from '../users/user.entity.ts';

export function googleLinkedEmail({ name, passwordHash }: Pick<User, 'name' | 'passwordHash'>): Omit<NewMail, 'to'> {
  const way = passwordHash
    ? 'From now on you can sign in with Google, or with your password as before.'
    : 'From now on you sign in with Google. For a password as well, ask for one at “Forgot password?”.';
  return {
    subject: 'You can sign in with Google',
    ...mailLayout({
      title: `Google opens your account, ${name}`,
      paragraphs: [way, IF_NOT_YOU],
      action: RESET_PASSWORD,
      footnote: ABOUT_SAFETY,
    }),
  };
}
