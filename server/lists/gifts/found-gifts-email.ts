import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

/** For a guest who looks for what they give. */
export function foundGiftsEmail({ url }: { url: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`Your gifts`,
    ...mailLayout({
      title: t`Here are your gifts`,
      paragraphs: [
        t`See everything you’re giving with this email address on one page. You can undo things there, too.`,
      ],
      action: { label: t`Open my gifts`, url },
      footnote: t`You’re getting this because someone looked for the gifts of this address at ${SITE_NAME}. The link works for a day. Wasn’t you? Just ignore this email, and keep it to yourself.`,
    }),
  };
}
