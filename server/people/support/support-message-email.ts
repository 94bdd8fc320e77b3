import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import type { SupportMessage } from './support-message.entity.ts';

/** For administrators: what a person wrote, ready to be answered. */
export function supportMessageEmail(
  sent: Pick<SupportMessage, 'name' | 'email' | 'subject' | 'message' | 'isPriority'>,
): Omit<NewMail, 'to'> {
  const answer = `mailto:${encodeURIComponent(sent.email).replace('%40', '@')}`;
  const why = `You’re getting this because messages to ${SITE_NAME} go to this address.`;
  return {
    replyTo: sent.email,
    subject: `${sent.isPriority ? '[Priority] ' : ''}${sent.subject}`,
    ...mailLayout({
      title: sent.subject,
      paragraphs: [`${sent.name} (${sent.email}) writes:`],
      message: sent.message,
      action: { label: `Answer ${sent.name}`, url: answer },
      footnote: sent.isPriority ? `From someone on Premium, who gets an answer first. ${why}` : why,
    }),
  };
}
