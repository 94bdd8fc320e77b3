import { ABOUT_SAFETY, IF_NOT_YOU, RESET_PASSWORD } from '../../core/email/account-safety.ts';
import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  /** Holds the token. Having it proves that a person reads these mails. */
  url: string;
}

// The next two go to addresses that nobody has proved yet, so they repeat nothing that the sender typed.

/** For people who have signed up, or asked for the link again. */
export function verificationEmail({ url }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Verify your email address',
    ...mailLayout({
      title: 'Verify your email address',
      paragraphs: ['Confirm that this address is yours, and you’re all set.'],
      action: { label: 'Verify email address', url },
      footnote: `You’re getting this because someone used this address at ${SITE_NAME}. The link works for 24 hours. Wasn’t you? Just ignore this email.`,
    }),
  };
}

export function passwordResetEmail({ url }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Reset your password',
    ...mailLayout({
      title: 'Choose a new password',
      paragraphs: [
        'Someone, hopefully you, asked to reset your password. Choose a new one here. You’ll be signed out everywhere else.',
      ],
      action: { label: 'Reset password', url },
      footnote: `You’re getting this because someone asked for a new password at ${SITE_NAME}. The link works once, for an hour, and only the newest one counts. Wasn’t you? Ignore this email, and your password stays as it is.`,
    }),
  };
}

export function passwordChangedEmail({ name }: { name: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'Your password was changed',
    ...mailLayout({
      title: `Your password was changed, ${name}`,
      paragraphs: ['Use the new one the next time you sign in. Your other devices have been signed out.', IF_NOT_YOU],
      action: RESET_PASSWORD,
      footnote: ABOUT_SAFETY,
    }),
  };
}

/** For the address that an account had until its former one was put back. It may be a stranger's, so it names nobody. */
export function addressTakenBackEmail(): Omit<NewMail, 'to'> {
  return {
    subject: 'This address no longer opens your account',
    ...mailLayout({
      title: 'The address before was put back',
      paragraphs: [
        'An account used this address for a while. Its former address was just put back, by a link that we had mailed there. The account has a new password, and everyone was signed out.',
        'Was that you? Then there’s nothing to do. Is the account yours, and it wasn’t you? Write to us from this address, and we’ll find out together whose it is.',
      ],
      action: { label: 'Write to us', url: `${SITE_URL}/contact` },
      footnote: `You’re getting this because an account at ${SITE_NAME} used this address until now. It’s the last email about it that we send here.`,
    }),
  };
}
