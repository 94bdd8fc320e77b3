import { t } from '@lingui/core/macro';
import { perLocale } from '../../base/design/locale.ts';
import { moneyText } from '../../base/design/Money.tsx';

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

export function dollars(amount: number): string {
  return moneyText(amount, 'USD');
}

interface Subscription {
  subscriptionTier: string;
  isGranted: boolean;
  isPastDue: boolean;
  isAnnual: boolean;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: string | null;
}

export function subscriptionText(subscription: Subscription): string {
  const { subscriptionTier, isGranted, isPastDue, isAnnual, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (subscriptionTier === 'FREE') return t`no payments`;
  if (isGranted) return t({ message: 'a gift', context: 'how a plan is paid for' });
  if (isPastDue) return isAnnual ? t`paid by the year, payment failed` : t`paid by the month, payment failed`;
  if (!currentPeriodEnd) return isAnnual ? t`paid by the year` : t`paid by the month`;
  const until = day().format(new Date(currentPeriodEnd));
  if (cancelAtPeriodEnd) return isAnnual ? t`paid by the year, ends ${until}` : t`paid by the month, ends ${until}`;
  return isAnnual ? t`paid by the year, renews ${until}` : t`paid by the month, renews ${until}`;
}
