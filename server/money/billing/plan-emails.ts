import { mailLayout, SITE_NAME, SITE_URL } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface About {
  /** The name of the person who pays. */
  name: string;
  planName: string;
}

const SUBSCRIPTION_URL = `${SITE_URL}/subscription`;
const ABOUT_A_PLAN = `You’re getting this because it’s about the plan you pay for at ${SITE_NAME}.`;

/** After a renewal that could not be paid. `keptUntil` is the last day on which another card helps. */
export function paymentFailedEmail({
  name,
  planName,
  card,
  keptUntil,
}: About & { card: string | null; keptUntil: string }): Omit<NewMail, 'to'> {
  return {
    subject: `Your payment for ${planName} didn’t go through`,
    ...mailLayout({
      title: `Your last payment didn’t go through, ${name}`,
      paragraphs: [
        `We couldn’t charge ${card ?? 'your card'} for your ${planName} plan. You still have everything, until ${keptUntil}.`,
        'Choose another card by then, and your plan goes on as before. Otherwise you’ll be on the Free plan. Nothing is deleted.',
      ],
      action: { label: 'Change card', url: SUBSCRIPTION_URL },
      footnote: ABOUT_A_PLAN,
    }),
  };
}

export function planCancelledEmail({ name, planName, endsOn }: About & { endsOn: string }): Omit<NewMail, 'to'> {
  return {
    subject: `Your ${planName} plan ends on ${endsOn}`,
    ...mailLayout({
      title: `You’ve cancelled ${planName}, ${name}`,
      paragraphs: [
        `The plan is yours until ${endsOn}, and you won’t be charged again. After that you’ll be on the Free plan. Nothing is deleted.`,
        'Changed your mind? You can keep your plan any time until then.',
      ],
      action: { label: 'Keep my plan', url: SUBSCRIPTION_URL },
      footnote: ABOUT_A_PLAN,
    }),
  };
}

/** Once a plan is over, whether it was cancelled or could not be paid. */
export function planEndedEmail({ name, planName }: About): Omit<NewMail, 'to'> {
  return {
    subject: `Your ${planName} plan has ended`,
    ...mailLayout({
      title: `You’re on the Free plan now, ${name}`,
      paragraphs: [
        `Your ${planName} plan has ended. All your lists are still here, and you can go on editing them.`,
        `Miss something? ${planName} is back as soon as you choose it again.`,
      ],
      action: { label: 'See the plans', url: SUBSCRIPTION_URL },
      footnote: ABOUT_A_PLAN,
    }),
  };
}
