import { t } from '@lingui/core/macro';
import { mailLayout, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

/** For its owner, once a webhook has failed for more than a day. */
export function webhookOffEmail({ name, host }: { name: string; host: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`Your webhook was switched off`,
    ...mailLayout({
      title: t`Your webhook was switched off, ${name}`,
      paragraphs: [
        t`For more than a day, ${host} didn’t take our messages. We’ve stopped sending them.`,
        t`Its log shows what came back. Once it works again, switch the webhook on. It’s told what happens from then on.`,
      ],
      action: { label: t`Open your profile`, url: `${SITE_URL}/profile/security` },
      footnote: t`You get this because you made the webhook.`,
    }),
  };
}
