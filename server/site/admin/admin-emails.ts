import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

// The reason is in the administrator's words.

interface About {
  name: string;
  reason: string;
}

const writeToUs = () => ({ label: t`Write to us`, url: `${SITE_URL}/contact` });
const why = () => t`You’re getting this because it’s about your account at ${SITE_NAME}.`;

export function accountSuspendedEmail({ name, reason }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`Your account is suspended`,
    ...mailLayout({
      title: t`Your account is suspended`,
      paragraphs: [
        t`Hi ${name}, we’ve suspended your account, so you can’t sign in for now. Your lists are kept. Why:`,
      ],
      message: reason,
      advice: t`If you think that’s a mistake, tell us and we’ll have another look.`,
      action: writeToUs(),
      footnote: why(),
    }),
  };
}

export function accountRestoredEmail({ name }: Pick<About, 'name'>): Omit<NewMail, 'to'> {
  return {
    subject: t`Your account is back`,
    ...mailLayout({
      title: t`Your account is back`,
      paragraphs: [t`Hi ${name}, your account is no longer suspended. Sign in, and everything is where you left it.`],
      action: { label: t`Sign in`, url: `${SITE_URL}/signin` },
      footnote: why(),
    }),
  };
}

export function accountDeletedEmail({ name, reason }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`Your account was deleted`,
    ...mailLayout({
      title: t`Your account was deleted`,
      paragraphs: [t`Hi ${name}, we’ve deleted your account and your lists. Why:`],
      message: reason,
      advice: t`If you think that’s a mistake, please tell us.`,
      action: writeToUs(),
      footnote: why(),
    }),
  };
}

export function secondFactorResetEmail(about: About & { wasOn: boolean; hadPasskeys: boolean }): Omit<NewMail, 'to'> {
  const { wasOn, reason } = about;
  return {
    subject: wasOn ? t`Your two-step sign-in was reset` : t`Your passkeys were removed`,
    ...mailLayout({
      title: wasOn ? t`Your two-step sign-in was reset` : t`Your passkeys were removed`,
      paragraphs: [resetText(about)],
      message: reason,
      advice: t`Didn’t ask for it? Reset your password right away, and tell us.`,
      action: writeToUs(),
      footnote: why(),
    }),
  };
}

function resetText({ name, wasOn, hadPasskeys }: { name: string; wasOn: boolean; hadPasskeys: boolean }): string {
  if (!wasOn) {
    return t`Hi ${name}, we’ve removed your passkeys: they no longer sign in to your account. You’ve been signed out everywhere. Why:`;
  }
  return hadPasskeys
    ? t`Hi ${name}, we’ve switched off your two-step sign-in and removed your passkeys, so that you can get in again. You’ve been signed out everywhere. Why:`
    : t`Hi ${name}, we’ve switched off your two-step sign-in, so that you can get in again. You’ve been signed out everywhere. Why:`;
}

export function apiKeysRevokedEmail({ name, reason }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`Your API keys were revoked`,
    ...mailLayout({
      title: t`Your API keys were revoked`,
      paragraphs: [t`Hi ${name}, we’ve revoked your API keys: programs that use them no longer work. Why:`],
      message: reason,
      advice: t`You can make new ones in your profile.`,
      action: { label: t`Open your API keys`, url: `${SITE_URL}/profile/security` },
      footnote: why(),
    }),
  };
}
