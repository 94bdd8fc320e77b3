import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

// Administrators' acts are told to the person concerned, with the reason in the administrator's words.

interface About {
  name: string;
  reason: string;
}

const WRITE_TO_US = { label: 'Write to us', url: `${SITE_URL}/contact` };
const WHY = `You’re getting this because it’s about your account at ${SITE_NAME}.`;

export function accountSuspendedEmail({ name, reason }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Your account is suspended',
    ...mailLayout({
      title: 'Your account is suspended',
      paragraphs: [`Hi ${name}, we’ve suspended your account, so you can’t sign in for now. Your lists are kept. Why:`],
      message: reason,
      advice: 'If you think that’s a mistake, tell us and we’ll have another look.',
      action: WRITE_TO_US,
      footnote: WHY,
    }),
  };
}

export function accountRestoredEmail({ name }: Pick<About, 'name'>): Omit<NewMail, 'to'> {
  return {
    subject: 'Your account is back',
    ...mailLayout({
      title: 'Your account is back',
      paragraphs: [`Hi ${name}, your account is no longer suspended. Sign in, and everything is where you left it.`],
      action: { label: 'Sign in', url: `${SITE_URL}/signin` },
      footnote: WHY,
    }),
  };
}

export function accountDeletedEmail({ name, reason }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Your account was deleted',
    ...mailLayout({
      title: 'Your account was deleted',
      paragraphs: [`Hi ${name}, we’ve deleted your account and your lists. Why:`],
      message: reason,
      advice: 'If you think that’s a mistake, please tell us.',
      action: WRITE_TO_US,
      footnote: WHY,
    }),
  };
}

export function apiKeysRevokedEmail({ name, reason }: About): Omit<NewMail, 'to'> {
  return {
    subject: 'Your API keys were revoked',
    ...mailLayout({
      title: 'Your API keys were revoked',
      paragraphs: [`Hi ${name}, we’ve revoked your API keys: programs that use them no longer work. Why:`],
      message: reason,
      advice: 'You can make new ones in your profile.',
      action: { label: 'Open your API keys', url: `${SITE_URL}/profile/security` },
      footnote: WHY,
    }),
  };
}
