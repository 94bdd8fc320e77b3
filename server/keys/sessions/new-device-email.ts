import { t } from '@lingui/core/macro';
import { aboutSafety, ifNotYou, resetPassword } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  name: string;
  device: string;
  at: string;
}

export function newDeviceEmail({ name, device, at }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`A new sign-in to your account`,
    ...mailLayout({
      title: t`A new sign-in, ${name}`,
      paragraphs: [
        t`Someone signed in to your account with ${device}, on ${at}. If that was you, all is well.`,
        ifNotYou(),
      ],
      action: resetPassword(),
      footnote: aboutSafety(),
    }),
  };
}
