import { t } from '@lingui/core/macro';
import { aboutSafety, ifNotYou, openSecurity, resetPassword } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  passkey: string;
}

export function passkeyAddedEmail({ passkey }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`A passkey was added`,
    ...mailLayout({
      title: t`A passkey was added`,
      paragraphs: [
        t`“${passkey}” can now sign in to your account.`,
        // A new password alone leaves the passkey.
        t`Wasn’t you? Someone else may be in your account: remove the passkey under Security, then reset your password right away.`,
      ],
      action: openSecurity(),
      footnote: aboutSafety(),
    }),
  };
}

export function passkeyRemovedEmail({ passkey }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`A passkey was removed`,
    ...mailLayout({
      title: t`A passkey was removed`,
      paragraphs: [t`“${passkey}” can no longer sign in to your account.`, ifNotYou()],
      action: resetPassword(),
      footnote: aboutSafety(),
    }),
  };
}
