import { t } from '@lingui/core/macro';
import { mailLayout, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

/** For its owner, once a webhook was switched off since its endpoint takes no messages. */
export function webhookOffEmail({ name, host }: { name: string; host: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`Your webhook was switched off`,
    ...mailLayout({
      title: t`Your webhook was switched off, ${name}`,
      paragraphs: [
        t`${host} doesn’t take our messages, so we’ve stopped sending them.`,
        t`Its log shows what came back. Once it works again, switch the webhook on. It gets everything from then on.`,
      ],
      action: { label: t`Open your profile`, url: `${SITE_URL}/profile/security` },
      footnote: t`You get this because you made the webhook.`,
    }),
  };
}
