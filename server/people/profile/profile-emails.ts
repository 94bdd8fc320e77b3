import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { RESTORE_EMAIL_DAYS } from '../accounts/link-lifetimes.rules.ts';

const writeToUs = () => ({ label: t`Write to us`, url: `${SITE_URL}/contact` });

interface AddressChange {
  name: string;
  email: string;
  url: string;
}

export function addressChangedEmail({ name, email, url }: AddressChange): Omit<NewMail, 'to'> {
  return {
    subject: t`Your email address was changed`,
    ...mailLayout({
      title: t`Your email address was changed, ${name}`,
      paragraphs: [
        t`You now sign in with ${email}, and our emails go there. If that’s what you wanted, there’s nothing to do.`,
        t`Wasn’t you, or is there a typo in it? Put your old address back. You’ll choose a new password, and everyone else is signed out.`,
      ],
      action: { label: t`Put my old address back`, url },
      footnote: t`You’re getting this because your account at ${SITE_NAME} used this address until now. The link works once, for ${RESTORE_EMAIL_DAYS} days. Please don’t pass it on: it opens your account.`,
      also: writeToUs(),
    }),
  };
}

/** For an address that was never proved: it may be a stranger's, who learns nothing here and gets no way in. */
export function unprovedAddressLeftEmail(): Omit<NewMail, 'to'> {
  return {
    subject: t`Your email address was changed`,
    ...mailLayout({
      title: t`This address is no longer in use`,
      paragraphs: [t`An account had this address for a while, and has another one now. Our emails go there.`],
      action: writeToUs(),
      footnote: t`You’re getting this because an account at ${SITE_NAME} used this address until now. It’s the last email about it that we send here.`,
    }),
  };
}

/** For people who deleted their account, or lost it to somebody who got into it. It names nobody. */
export function goodbyeEmail(): Omit<NewMail, 'to'> {
  return {
    subject: t`Your account is deleted`,
    ...mailLayout({
      title: t`Your account is deleted`,
      paragraphs: [
        t`Your account and your lists are gone for good. What you bought for others stays marked as bought, without your name.`,
        t`Wasn’t you? Please tell us.`,
      ],
      action: writeToUs(),
      footnote: t`You’re getting this because an account at ${SITE_NAME} used this address. It’s the last email about it that we send you.`,
    }),
  };
}
