import { mailLayout, SITE_NAME, SITE_URL } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';
import type { User } from '../users/user.entity.ts';

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

const NOT_YOU = 'If it was not you, somebody else is in your account: reset your password at once.';
const RESET = { label: 'Reset password', url: `${SITE_URL}/forgot-password` };
const WHY = `You get this mail because it is about the safety of your account at ${SITE_NAME}.`;

export function passwordChangedEmail({ name }: { name: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'Your password was changed',
    ...mailLayout({
      title: `Your password was changed, ${name}`,
      paragraphs: ['From now on you sign in with the new one. Other devices were signed out.', NOT_YOU],
      action: RESET,
      footnote: WHY,
    }),
  };
}

export function googleLinkedEmail({ name, passwordHash }: Pick<User, 'name' | 'passwordHash'>): Omit<NewMail, 'to'> {
  const way = passwordHash
    ? 'From now on you can sign in with Google, or with your password as before.'
    : 'From now on you sign in with Google. For a password as well, ask for one at “Forgot password?”.';
  return {
    subject: 'You can sign in with Google',
    ...mailLayout({
      title: `Google opens your account, ${name}`,
      paragraphs: [way, NOT_YOU],
      action: RESET,
      footnote: WHY,
    }),
  };
}

/** For whoever owns the account: perhaps it was not they who signed in. */
export function newDeviceEmail(about: { name: string; device: string; at: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'A new sign-in to your account',
    ...mailLayout({
      title: `A new sign-in, ${about.name}`,
      paragraphs: [
        `Your account was opened with ${about.device}, on ${about.at}. If that was you, all is well.`,
        NOT_YOU,
      ],
      action: RESET,
      footnote: WHY,
    }),
  };
}

/** For whoever owns the account, since somebody who is in it by stealth would make one, too. */
export function apiKeyEmail({ name, keyName }: { name: string; keyName: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'A new API key was made',
    ...mailLayout({
      title: `A new API key, ${name}`,
      paragraphs: [
        `A key with the name “${keyName}” can work on your lists from now on.`,
        'If it was not you who made it, revoke it on your profile, sign out everywhere else and choose a new password.',
      ],
      action: { label: 'Open your profile', url: `${SITE_URL}/profile` },
      footnote: WHY,
    }),
  };
}
