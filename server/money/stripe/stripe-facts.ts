import type Stripe from 'stripe';
import type { DisputeFact, InvoiceFact, PaymentMethod, RefundFact, SubscriptionFact } from '../billing/payment-fact.ts';
import { planItemOf, type ReadItem } from './plan-item.ts';

/**
 * An upgrade of Stripe's library that changes one of these does not compile. The account's version decides the
 * shape of events, not the library; fields that only older versions have are marked so.
 */
export type ReadSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'status'
  | 'start_date'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
> & { items: { data: ReadItem[] } } & OlderPeriod;
/** Until 2025-03-31 the subscription had the period. */
interface OlderPeriod {
  current_period_start?: number;
  current_period_end?: number;
}
export type ReadInvoice = Pick<
  Stripe.Invoice,
  'id' | 'status' | 'attempted' | 'currency' | 'customer' | 'total' | 'amount_due' | 'amount_paid' | 'created'
> & {
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>;
  parent: { subscription_details: Pick<Stripe.Invoice.Parent.SubscriptionDetails, 'subscription'> | null } | null;
  /** Until 2025-03-31, in place of `parent`. */
  subscription?: string | { id: string } | null;
  lines: { data: ReadLine[] };
};
type ReadLine = Pick<Stripe.InvoiceLineItem, 'amount' | 'description' | 'period'> & {
  parent: {
    subscription_item_details: Pick<Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails, 'proration'> | null;
    invoice_item_details: Pick<Stripe.InvoiceLineItem.Parent.InvoiceItemDetails, 'proration'> | null;
  } | null;
  /** Until 2025-03-31, in place of `parent`. */
  proration?: boolean;
};

export class Unreadable extends Error {}

const SUBSCRIPTION_STATUS: Record<string, SubscriptionFact['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'paused',
  paused: 'paused',
  canceled: 'canceled',
};

export function hasPeriod(subscription: ReadSubscription): boolean {
  const { start, end } = periodOf(subscription);
  return start !== undefined && end !== undefined;
}

/** Throws Unreadable where a subscription that gives a plan lacks what is paid for, at which price or until when. */
export function subscriptionFactOf(
  subscription: ReadSubscription,
  paymentMethod: PaymentMethod | null,
): SubscriptionFact {
  const { id, start_date, cancel_at_period_end, cancel_at, currency } = subscription;
  const status = SUBSCRIPTION_STATUS[subscription.status] ?? 'paused';
  const { item, planId } = planItemOf(subscription);
  const amount = item?.price?.unit_amount;
  const { start, end } = periodOf(subscription);
  if (status === 'active' || status === 'past_due') {
    if (!item) throw new Unreadable('the subscription has no items');
    if (!item.price) throw new Unreadable('its item has no price');
    if (amount == null) throw new Unreadable('its price has no amount');
    if (start === undefined || end === undefined) throw new Unreadable('the subscription has no period');
  }
  return {
    kind: 'subscription',
    id,
    planId,
    isAnnual: item?.price?.recurring?.interval === 'year',
    priceMinor: minorOf(amount ?? 0, currency),
    currency: currency.toUpperCase(),
    status,
    startedAt: timeOf(start_date),
    currentPeriodStart: timeOf(start ?? start_date),
    currentPeriodEnd: timeOf(end ?? start_date),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at != null, // older versions leave it out
    paymentMethod,
  };
}

function periodOf(subscription: ReadSubscription): { start: number | undefined; end: number | undefined } {
  const { item } = planItemOf(subscription);
  return {
    start: item?.current_period_start ?? subscription.current_period_start,
    end: item?.current_period_end ?? subscription.current_period_end,
  };
}

/** Null for a draft: nobody has been billed by it. */
export function invoiceFactOf(invoice: ReadInvoice): InvoiceFact | null {
  const { id, currency, total, amount_due, amount_paid, created, lines, parent, subscription } = invoice;
  const status = invoiceStatusOf(invoice);
  if (!status) return null;
  const paidAt = invoice.status_transitions?.paid_at ?? null;
  return {
    kind: 'invoice',
    id,
    subscriptionId: idOf(parent?.subscription_details?.subscription ?? subscription ?? null),
    status,
    currency: currency.toUpperCase(),
    totalMinor: minorOf(total, currency),
    dueMinor: minorOf(amount_due, currency),
    paidMinor: minorOf(amount_paid, currency),
    createdAt: timeOf(created),
    paidAt: paidAt === null ? null : timeOf(paidAt),
    lines: lines.data.slice(0, 200).map(({ amount, description, period, parent: from, proration = false }) => ({
      description: description ?? '',
      amountMinor: minorOf(amount, currency),
      isProration: (from?.subscription_item_details ?? from?.invoice_item_details)?.proration ?? proration,
      periodStart: timeOf(period.start),
      periodEnd: timeOf(period.end),
    })),
  };
}

function invoiceStatusOf({ status, attempted }: ReadInvoice): InvoiceFact['status'] | null {
  if (status === 'paid') return 'paid';
  if (status === 'void') return 'void';
  if (status === 'open') return attempted ? 'failed' : 'pending';
  return status === 'uncollectible' ? 'failed' : null;
}

type ReadRefund = Pick<Stripe.Refund, 'id' | 'status' | 'amount' | 'currency' | 'created'>;

export function refundFactOf(
  { id, status, amount, currency, created }: ReadRefund,
  invoiceId: string | null,
): RefundFact {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    kind: 'refund',
    id,
    invoiceId,
    status: isOver ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    amountMinor: minorOf(amount, currency),
    currency: currency.toUpperCase(),
    createdAt: timeOf(created),
  };
}

/** Null while a bank only asks: no money has moved. */
export function disputeFactOf(
  { id, status, amount, currency, created }: Pick<Stripe.Dispute, 'id' | 'status' | 'amount' | 'currency' | 'created'>,
  invoiceId: string | null,
): DisputeFact | null {
  if (status.startsWith('warning_') || status === 'prevented') return null;
  return {
    kind: 'dispute',
    id,
    invoiceId,
    status: status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open',
    amountMinor: minorOf(amount, currency),
    currency: currency.toUpperCase(),
    createdAt: timeOf(created),
  };
}

export function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}

/** Stripe counts hundredths of these, which the currencies do not have any more. */
const COUNTED_IN_HUNDREDTHS = new Set(['isk', 'ugx']);

function minorOf(amount: number, currency: string): number {
  return COUNTED_IN_HUNDREDTHS.has(currency.toLowerCase()) ? Math.round(amount / 100) : amount;
}

/** In the year 9999, after which a time is written in another way. */
const LATEST_SECONDS = 253_402_300_799;

function timeOf(seconds: number): string {
  if (!(seconds >= 0 && seconds <= LATEST_SECONDS)) throw new Unreadable(`${seconds} is no time`);
  return new Date(seconds * 1000).toISOString();
}
