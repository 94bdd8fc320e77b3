import { mailDay } from '../../core/email/mail-date.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { planNamed } from '../../core/plans/plan.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { givesPlanUntil } from './billing-state.ts';
import type { PaymentMethod, SubscriptionFact } from './payment-fact.ts';
import { paymentFailedEmail, planCancelledEmail, planEndedEmail } from './plan-emails.ts';

interface Change {
  before: SubscriptionFact | null;
  after: SubscriptionFact | null;
}

type Payer = Pick<User, 'name' | 'email' | 'subscriptionTier' | 'timeZone'>;

/** Events that are late or repeated change nothing, so that nobody is written twice. */
export function planMailsFor(payer: Payer, { before, after }: Change): NewMail[] {
  const { name, email: to, timeZone } = payer;
  const subscription = after ?? before;
  if (!subscription?.planId) return [];
  const about = { name, planName: planNamed(subscription.planId).name };
  if (!after) return payer.subscriptionTier === 'FREE' ? [{ to, ...planEndedEmail(about) }] : [];
  const known = before?.id === after.id ? before : null;
  const day = (at: Date) => mailDay(at, timeZone ?? undefined);
  const mails: NewMail[] = [];
  const keptUntil = givesPlanUntil(after);
  if (after.status === 'past_due' && known?.status !== 'past_due' && keptUntil) {
    const card = after.paymentMethod && cardText(after.paymentMethod);
    mails.push({ to, ...paymentFailedEmail({ ...about, card, keptUntil: day(keptUntil) }) });
  }
  if (after.cancelAtPeriodEnd && !known?.cancelAtPeriodEnd) {
    mails.push({ to, ...planCancelledEmail({ ...about, endsOn: day(new Date(after.currentPeriodEnd)) }) });
  }
  return mails;
}

function cardText({ brand, last4 }: PaymentMethod): string {
  return last4 ? `${brand} •••• ${last4}` : brand;
}
