import { locale } from '../../base/design/locale.ts';

const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

export function dollars(amount: number): string {
  return money.format(amount);
}

interface Subscription {
  subscriptionTier: string;
  isGranted: boolean;
  isPastDue: boolean;
  isAnnual: boolean;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: string | null;
}

/** How a plan is paid for, and how it goes on. */
export function subscriptionText(subscription: Subscription): string {
  const { subscriptionTier, isGranted, isPastDue, isAnnual, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (subscriptionTier === 'FREE') return 'no payments';
  if (isGranted) return 'a gift';
  const rhythm = isAnnual ? 'paid by the year' : 'paid by the month';
  if (isPastDue) return `${rhythm}, payment failed`;
  if (!currentPeriodEnd) return rhythm;
  return `${rhythm}, ${cancelAtPeriodEnd ? 'ends' : 'renews'} ${day.format(new Date(currentPeriodEnd))}`;
}
