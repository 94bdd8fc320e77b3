import { ABOUT_SAFETY, IF_NOT_YOU, RESET_PASSWORD } from '../email/account-safety.ts';
import { mailLayout, SITE_NAME } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

interface About {
  /** With the token: whoever has it is believed to read these mails. */
  url: string;
}

// The next two go to addresses that may be anybody's: they say nothing that whoever gave the address could have written.

/** For whoever has signed up, or has asked for the link again. */
export function verificationEmail({ url }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Verify your email address',
    ...mailLayout({
      title: 'Verify your email address',
      paragraphs: ['One click tells us that this address is yours. Then your account is complete.'],
      action: { label: 'Verify email address', url },
      footnote: `You get this mail because this address was given at ${SITE_NAME}. The link holds for 24 hours. If it was not you, simply do nothing.`,
    }),
  };
}

export function passwordResetEmail({ url }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Reset your password',
    ...mailLayout({
      title: 'Choose a new password',
      paragraphs: [
        'Somebody, hopefully you, asked to reset the password of your account. Choose a new one here; it signs you out everywhere else.',
      ],
      action: { label: 'Reset password', url },
      footnote: `You get this mail because a new password was asked for at ${SITE_NAME}. The link works once, holds for an hour, and ends when another one is asked for. If it was not you, do nothing: your password stays as it is.`,
    }),
  };
}

export function passwordChangedEmail({ name }: { name: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'Your password was changed',
    ...mailLayout({
      title: `Your password was changed, ${name}`,
      paragraphs: ['From now on you sign in with the new one. Other devices were signed out.', IF_NOT_YOU],
      action: RESET_PASSWORD,
      footnote: ABOUT_SAFETY,
    }),
  };
}
