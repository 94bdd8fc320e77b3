import { plural, t } from '@lingui/core/macro';
import { aboutSafety, ifNotYou, openSecurity, resetPassword } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

export function secondFactorOnEmail({ isByPasskey }: { isByPasskey: boolean }): Omit<NewMail, 'to'> {
  return {
    subject: t`Two-step sign-in is on`,
    ...mailLayout({
      title: t`Two-step sign-in is on`,
      paragraphs: [
        isByPasskey
          ? t`From now on, signing in with your password also takes a passkey. Your other devices have been signed out. Keep your recovery codes somewhere safe: each signs you in once when your passkey isn’t at hand.`
          : t`From now on, signing in also takes a code from your app. Your other devices have been signed out. Keep your recovery codes somewhere safe: each signs you in once when your phone isn’t at hand.`,
        ifNotYou(),
      ],
      action: openSecurity(),
      footnote: aboutSafety(),
    }),
  };
}

export function secondFactorOffEmail(): Omit<NewMail, 'to'> {
  return {
    subject: t`Two-step sign-in is off`,
    ...mailLayout({
      title: t`Two-step sign-in is off`,
      paragraphs: [t`Signing in no longer takes a second step. Your recovery codes are gone, too.`, ifNotYou()],
      action: resetPassword(),
      footnote: aboutSafety(),
    }),
  };
}

export function recoveryCodeUsedEmail({ left }: { left: number }): Omit<NewMail, 'to'> {
  return {
    subject: t`A recovery code was used`,
    ...mailLayout({
      title: t`A recovery code was used`,
      paragraphs: [
        plural(left, {
          0: 'It was your last one. Make new ones in your profile, so that you can always get in.',
          one: 'It works only once, and you have # left. You can make new ones in your profile.',
          other: 'It works only once, and you have # left. You can make new ones in your profile.',
        }),
        ifNotYou(),
      ],
      action: openSecurity(),
      footnote: aboutSafety(),
    }),
  };
}
