import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { SupportMessage } from './support-message.entity.ts';

export function supportMessageEmail({
  name,
  email,
  subject,
  message,
  isPriority,
}: Pick<SupportMessage, 'name' | 'email' | 'subject' | 'message' | 'isPriority'>): Omit<NewMail, 'to'> {
  const answer = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return {
    replyTo: email,
    subject: isPriority ? t`[Priority] ${subject}` : subject,
    ...mailLayout({
      title: subject,
      paragraphs: [t`${name} (${email}) writes:`],
      message,
      action: { label: t`Answer ${name}`, url: answer },
      footnote: isPriority
        ? t`From someone on Premium, who gets an answer first. You’re getting this because messages to ${SITE_NAME} go to this address.`
        : t`You’re getting this because messages to ${SITE_NAME} go to this address.`,
    }),
  };
}
