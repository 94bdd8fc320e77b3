import { t } from '@lingui/core/macro';
import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  name: string;
  planName: string;
}

const SUBSCRIPTION_URL = `${SITE_URL}/subscription`;
const aboutAPlan = () => t`You’re getting this because it’s about the plan you pay for at ${SITE_NAME}.`;

/** `keptUntil` is the last day on which another card helps. */
export function paymentFailedEmail({
  name,
  planName,
  card,
  keptUntil,
}: About & { card: string | null; keptUntil: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`Your payment for ${planName} didn’t go through`,
    ...mailLayout({
      title: t`Your last payment didn’t go through, ${name}`,
      paragraphs: [
        card
          ? t`We couldn’t charge ${card} for your ${planName} plan. You still have everything, until ${keptUntil}.`
          : t`We couldn’t charge your card for your ${planName} plan. You still have everything, until ${keptUntil}.`,
        t`Choose another card by then, and your plan goes on as before. Otherwise you’ll be on the Free plan. Nothing is deleted.`,
      ],
      action: { label: t`Change card`, url: SUBSCRIPTION_URL },
      footnote: aboutAPlan(),
    }),
  };
}

export function planCancelledEmail({ name, planName, endsOn }: About & { endsOn: string }): Omit<NewMail, 'to'> {
  return {
    subject: t`Your ${planName} plan ends on ${endsOn}`,
    ...mailLayout({
      title: t`You’ve cancelled ${planName}, ${name}`,
      paragraphs: [
        t`The plan is yours until ${endsOn}, and you won’t be charged again. After that you’ll be on the Free plan. Nothing is deleted.`,
        t`Changed your mind? You can keep your plan any time until then.`,
      ],
      action: { label: t`Keep my plan`, url: SUBSCRIPTION_URL },
      footnote: aboutAPlan(),
    }),
  };
}

export function planEndedEmail({ name, planName }: About): Omit<NewMail, 'to'> {
  return {
    subject: t`Your ${planName} plan has ended`,
    ...mailLayout({
      title: t`You’re on the Free plan now, ${name}`,
      paragraphs: [
        t`Your ${planName} plan has ended. All your lists are still here, and you can go on editing them.`,
        t`Miss something? ${planName} is back as soon as you choose it again.`,
      ],
      action: { label: t`See the plans`, url: SUBSCRIPTION_URL },
      footnote: aboutAPlan(),
    }),
  };
}
