import { ABOUT_SAFETY, IF_NOT_YOU, RESET_PASSWORD } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

/** For the owner of the account: perhaps it was not they who signed in. */
export function newDeviceEmail(about: { name: string; device: string; at: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'A new sign-in to your account',
    ...mailLayout({
      title: `A new sign-in, ${about.name}`,
      paragraphs: [
        `Someone signed in to your account with ${about.device}, on ${about.at}. If that was you, all is well.`,
        IF_NOT_YOU,
      ],
      action: RESET_PASSWORD,
      footnote: ABOUT_SAFETY,
    }),
  };
}
