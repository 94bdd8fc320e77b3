import { mailLayout, SITE_NAME, SITE_URL } from '../email/mail-layout.ts';
import type { NewMail } from '../email/mail-queue.ts';

/** For the address that an account had until now. It does not say the new one: this mailbox may be another's by now. */
export function addressChangedEmail({ name }: { name: string }): Omit<NewMail, 'to'> {
  return {
    subject: 'Your email address was changed',
    ...mailLayout({
      title: `Your account has another address, ${name}`,
      paragraphs: [
        'From now on you sign in with your new email address, and our mails go there.',
        'If it was not you who changed it, somebody else is in your account: please tell us at once.',
      ],
      action: { label: 'Tell us', url: `${SITE_URL}/contact` },
      footnote: `You get this mail because your account at ${SITE_NAME} had this address until now. It is the last one about your account to this address.`,
    }),
  };
}
