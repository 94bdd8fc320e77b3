import { t } from '@lingui/core/macro';
import { aboutSafety, ifNotYou, resetPassword } from '../../core/email/account-safety.ts';
import { mailLayout } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  name: string;
  issuerName: string;
  hasPassword: boolean;
  passwordsEnabled: boolean;
}

export function issuerLinkedEmail({ name, issuerName, hasPassword, passwordsEnabled }: About): Omit<NewMail, 'to'> {
  const otherWay = hasPassword
    ? t`You can now sign in with ${issuerName}, or with your password as before.`
    : t`You now sign in with ${issuerName}. Want a password as well? Ask for one at “Forgot password?”.`;
  return {
    subject: t`You can sign in with ${issuerName}`,
    ...mailLayout({
      title: t`You can sign in with ${issuerName} now, ${name}`,
      paragraphs: [passwordsEnabled ? otherWay : t`From now on you sign in with ${issuerName}.`, ifNotYou()],
      action: resetPassword(),
      footnote: aboutSafety(),
    }),
  };
}
