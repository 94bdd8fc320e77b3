import { mailLayout, SITE_NAME, SITE_URL } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

/** For the address that an account had until now. It does not say the new one: this mailbox may be another's by now. */
export function addressChangedEmail({ name }: { name: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'Your email address was changed',
    ...mailLayout({
      title: `Your email address was changed, ${name}`,
      paragraphs: [
        'You now sign in with your new email address, and our emails go there.',
        'Wasn’t you? Someone else may be in your account: please tell us right away.',
      ],
      action: { label: 'Tell us', url: `${SITE_URL}/contact` },
      footnote: `You’re getting this because your account at ${SITE_NAME} used this address until now. It’s the last email about your account that we send here.`,
    }),
  };
}
