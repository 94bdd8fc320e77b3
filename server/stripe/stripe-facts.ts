import type Stripe from 'stripe';
import type { DisputeFact, InvoiceFact, PaymentMethod, RefundFact, SubscriptionFact } from '../billing/payment-fact.ts';
import { PLAN_IDS } from '../plans/plan.rules.ts';

/** What of Stripe's objects is read: an upgrade of its library that changes one of these does not compile. */
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
> & { items: { data: ReadItem[] } };
type ReadItem = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end' | 'id'> & {
  price: Pick<Stripe.Price, 'unit_amount' | 'currency' | 'metadata'> & {
    recurring: Pick<Stripe.Price.Recurring, 'interval'> | null;
  };
};
export type ReadInvoice = Pick<
  Stripe.Invoice,
  'id' | 'status' | 'attempted' | 'currency' | 'customer' | 'total' | 'amount_due' | 'amount_paid' | 'created'
> & {
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>;
  parent: { subscription_details: Pick<Stripe.Invoice.Parent.SubscriptionDetails, 'subscription'> | null } | null;
  lines: { data: ReadLine[] };
};
type ReadLine = Pick<Stripe.InvoiceLineItem, 'amount' | 'description' | 'period'> & {
  parent: {
    subscription_item_details: Pick<Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails, 'proration'> | null;
    invoice_item_details: Pick<Stripe.InvoiceLineItem.Parent.InvoiceItemDetails, 'proration'> | null;
  } | null;
};

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

export function subscriptionFactOf(
  subscription: ReadSubscription,
  paymentMethod: PaymentMethod | null,
): SubscriptionFact {
  const { id, status, start_date, cancel_at_period_end, cancel_at, currency, items } = subscription;
  const [item] = items.data;
  const planId = PLAN_IDS.find((known) => known === item?.price.metadata.planId) ?? null;
  return {
    kind: 'subscription',
    id,
    planId,
    isAnnual: item?.price.recurring?.interval === 'year',
    priceMinor: minorOf(item?.price.unit_amount ?? 0, currency),
    currency: currency.toUpperCase(),
    status: SUBSCRIPTION_STATUS[status] ?? 'paused',
    startedAt: timeOf(start_date),
    currentPeriodStart: timeOf(item?.current_period_start ?? start_date),
    currentPeriodEnd: timeOf(item?.current_period_end ?? start_date),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    paymentMethod,
  };
}

/** Null for a draft: nobody has been billed by it. */
export function invoiceFactOf(invoice: ReadInvoice): InvoiceFact | null {
  const { id, currency, total, amount_due, amount_paid, created, lines, parent } = invoice;
  const status = invoiceStatusOf(invoice);
  if (!status) return null;
  const paidAt = invoice.status_transitions.paid_at;
  return {
    kind: 'invoice',
    id,
    subscriptionId: idOf(parent?.subscription_details?.subscription ?? null),
    status,
    currency: currency.toUpperCase(),
    totalMinor: minorOf(total, currency),
    dueMinor: minorOf(amount_due, currency),
    paidMinor: minorOf(amount_paid, currency),
    createdAt: timeOf(created),
    paidAt: paidAt === null ? null : timeOf(paidAt),
    lines: lines.data.slice(0, 200).map(({ amount, description, period, parent: from }) => ({
      description: description ?? '',
      amountMinor: minorOf(amount, currency),
      isProration: (from?.subscription_item_details ?? from?.invoice_item_details)?.proration ?? false,
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

export function refundFactOf(
  { id, status, amount, currency, created }: Pick<Stripe.Refund, 'id' | 'status' | 'amount' | 'currency' | 'created'>,
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

/** Of these Stripe counts hundredths, which the currencies do not have any more. */
const COUNTED_IN_HUNDREDTHS = new Set(['isk', 'ugx']);

function minorOf(amount: number, currency: string): number {
  return COUNTED_IN_HUNDREDTHS.has(currency.toLowerCase()) ? Math.round(amount / 100) : amount;
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
