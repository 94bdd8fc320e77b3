import { t } from '@lingui/core/macro';
import { aboutSafety } from '../../core/email/account-safety.ts';
import { mailLayout, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

/** For the owner of the account: an intruder would make a key, too. */
export function apiKeyEmail({ name, keyName }: { name: string; keyName: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`A new API key was created`,
    ...mailLayout({
      title: t`A new API key, ${name}`,
      paragraphs: [
        t`The key “${keyName}” can now work on your lists.`,
        t`Wasn’t you? Revoke it in your profile, sign out everywhere else and choose a new password.`,
      ],
      action: { label: t`Open your profile`, url: `${SITE_URL}/profile/security` },
      footnote: aboutSafety(),
    }),
  };
}
