import { ABOUT_SAFETY } from '../email/account-safety.ts';
import { mailLayout, SITE_URL } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

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
      action: { label: 'Open your profile', url: `${SITE_URL}/profile/security` },
      footnote: ABOUT_SAFETY,
    }),
  };
}
