import { ABOUT_SAFETY } from '../../core/email/account-safety.ts';
import { mailLayout, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

/** For the owner of the account: an intruder would make a key, too. */
export function apiKeyEmail({ name, keyName }: { name: string; keyName: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'A new API key was created',
    ...mailLayout({
      title: `A new API key, ${name}`,
      paragraphs: [
        `The key “${keyName}” can now work on your lists.`,
        'Wasn’t you? Revoke it in your profile, sign out everywhere else and choose a new password.',
      ],
      action: { label: 'Open your profile', url: `${SITE_URL}/profile/security` },
      footnote: ABOUT_SAFETY,
    }),
  };
}
