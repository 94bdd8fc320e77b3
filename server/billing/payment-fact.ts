import { z } from 'zod';
import { PLAN_IDS } from '../plans/plan.rules.ts';

const at = z.iso.datetime({ offset: true });
const minor = z.int();
const currency = z.string().length(3).toUpperCase();

/** What a card shows of itself; its number never comes to us. */
const paymentMethod = z.object({
  brand: z.string().max(50),
  last4: z.string().max(4),
  expiryMonth: z.int().nullable(),
  expiryYear: z.int().nullable(),
});

const subscriptionFact = z.object({
  kind: z.literal('subscription'),
  id: z.string(),
  /** Null where the provider sells something that is not in our catalogue. */
  planId: z.enum(PLAN_IDS).nullable(),
  isAnnual: z.boolean(),
  /** What this customer pays: prices of the catalogue change for new customers only. */
  priceMinor: minor,
  currency,
  status: z.enum(['incomplete', 'active', 'past_due', 'paused', 'canceled']),
  startedAt: at,
  currentPeriodStart: at,
  currentPeriodEnd: at,
  cancelAtPeriodEnd: z.boolean(),
  paymentMethod: paymentMethod.nullable(),
});

const invoiceFact = z.object({
  kind: z.literal('invoice'),
  id: z.string(),
  subscriptionId: z.string().nullable(),
  status: z.enum(['pending', 'failed', 'void', 'paid']),
  currency,
  totalMinor: minor,
  /** What was or is to be paid by card, after credit from earlier. */
  dueMinor: minor,
  paidMinor: minor,
  createdAt: at,
  paidAt: at.nullable(),
  lines: z
    .array(
      z.object({
        description: z.string(),
        amountMinor: minor,
        isProration: z.boolean(),
        periodStart: at,
        periodEnd: at,
      }),
    )
    .max(200),
});

const refundFact = z.object({
  kind: z.literal('refund'),
  id: z.string(),
  invoiceId: z.string().nullable(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amountMinor: minor,
  currency,
  createdAt: at,
});

/** A customer asks their bank to take a payment back. */
const disputeFact = z.object({
  kind: z.literal('dispute'),
  id: z.string(),
  invoiceId: z.string().nullable(),
  status: z.enum(['open', 'lost', 'won']),
  amountMinor: minor,
  currency,
  createdAt: at,
});

export const paymentFact = z.discriminatedUnion('kind', [subscriptionFact, invoiceFact, refundFact, disputeFact]);

export type PaymentFact = z.output<typeof paymentFact>;
export type SubscriptionFact = z.output<typeof subscriptionFact>;
export type InvoiceFact = z.output<typeof invoiceFact>;
export type RefundFact = z.output<typeof refundFact>;
export type DisputeFact = z.output<typeof disputeFact>;
export type PaymentMethod = z.output<typeof paymentMethod>;

/** A fact as it was at a time, by the provider's clock. */
export interface DatedFact {
  eventId: string;
  occurredAt: Date;
  fact: PaymentFact;
}

/** What a provider tells: how one of its objects has come to be. It names no person. */
export interface PaymentEvent extends DatedFact {
  /** Whom it is about, by the provider's name for them. */
  customerId: string;
}
