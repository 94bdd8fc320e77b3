import { t } from '@lingui/core/macro';
import { aboutSafety, ifNotYou, resetPassword } from '../../core/email/account-safety.ts';
import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { VERIFY_EMAIL_HOURS } from './link-lifetimes.rules.ts';

interface About {
  /** Holds the token: having it proves that a person reads these mails. */
  url: string;
}

// The next two go to addresses that nobody has proved yet, so they repeat nothing that the sender typed.

export function verificationEmail({ url }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`Verify your email address`,
    ...mailLayout({
      title: t`Verify your email address`,
      paragraphs: [t`Confirm that this address is yours, and you’re all set.`],
      action: { label: t`Verify email address`, url },
      footnote: t`You’re getting this because someone used this address at ${SITE_NAME}. The link works for ${VERIFY_EMAIL_HOURS} hours. Wasn’t you? Just ignore this email.`,
    }),
  };
}

export function passwordResetEmail({ url }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`Reset your password`,
    ...mailLayout({
      title: t`Choose a new password`,
      paragraphs: [
        t`Someone, hopefully you, asked to reset your password. Choose a new one here. You’ll be signed out everywhere else.`,
      ],
      action: { label: t`Reset password`, url },
      footnote: t`You’re getting this because someone asked for a new password at ${SITE_NAME}. The link works once, for an hour, and only the newest one counts. Wasn’t you? Ignore this email, and your password stays as it is.`,
    }),
  };
}

export function passwordChangedEmail({ name }: { name: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`Your password was changed`,
    ...mailLayout({
      title: t`Your password was changed, ${name}`,
      paragraphs: [t`Use the new one the next time you sign in. Your other devices have been signed out.`, ifNotYou()],
      action: resetPassword(),
      footnote: aboutSafety(),
    }),
  };
}

/** The address may be a stranger's, so it names nobody. */
export function addressTakenBackEmail(): Omit<NewMail, 'to'> {
  return {
    subject: t`This address no longer opens your account`,
    ...mailLayout({
      title: t`The address before was put back`,
      paragraphs: [
        t`An account used this address for a while. Its former address was just put back, by a link that we had mailed there. The account has a new password, and everyone was signed out.`,
        t`Was that you? Then there’s nothing to do. Is the account yours, and it wasn’t you? Write to us from this address, and we’ll find out together whose it is.`,
      ],
      action: { label: t`Write to us`, url: `${SITE_URL}/contact` },
      footnote: t`You’re getting this because an account at ${SITE_NAME} used this address until now. It’s the last email about it that we send here.`,
    }),
  };
}
